/** What MongoDB would not keep is refused before, and all else is kept: 100 levels, 16 MB, one array in an index. */
import { strict as assert } from 'node:assert';
import { loadServices } from '../../src/gala.js';
import { anything } from '../../src/mail/mergeFields.js';
import { render } from '../../src/mail/render.js';
import { registry } from '../../src/records/registry.js';
import { bounds } from '../suites/bounds.js';
import { describeApi } from '../support/api.js';

describeApi('The bounds of a record', bounds);

describe('The bounds of MongoDB', () => {
  it('limit an e-mail to 4 MB, escaped and in bytes', async () => {
    const rendered = async (body: string, text = '') =>
      (await render({ subject: 'Long', body }, { review: { text } }, { review: anything })).body.length;
    const repeated = (text: string, times: number) => `{% for i in (1..${times}) %}${text}{% endfor %}`;
    assert.equal(await rendered(repeated('x'.repeat(80_000), 50)), 4_000_000);
    const refused = { code: 'template_invalid', message: /at most 4,194,304 bytes/ };
    await assert.rejects(rendered(repeated('x'.repeat(80_000), 53)), refused);
    await assert.rejects(rendered(repeated('語'.repeat(80_000), 18)), refused);
    await assert.rejects(rendered('{{ review.text }}', '"'.repeat(1_000_000)), { code: 'template_invalid' });
  });

  it('are kept by indexes, none of which is of two arrays', async () => {
    for (const { model } of registry(await loadServices()).values()) {
      const { name, indexes, document } = model;
      const properties = document.properties(document.answer(`${name}.replace`) ?? {});
      for (const { fields } of indexes) {
        const types = fields.map(
          (field) => document.resolve<{ type?: string }>(properties[field.split('.')[0] ?? ''] ?? {}).type,
        );
        const known = types.filter((type) => type === 'string' || type === 'object');
        assert.ok(types.length - known.length <= 1, `${name}: ${fields} are ${types}`);
      }
    }
  });
});
