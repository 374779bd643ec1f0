/** What MongoDB would not keep is refused before, and all else is kept: 100 levels, 16 MB, one array in an index. */
import { strict as assert } from 'node:assert';
import { loadServices } from '../../src/gala.js';
import { render } from '../../src/mail/render.js';
import { anything } from '../../src/mail/shapes.js';
import { catalogue } from '../../src/records/catalogue.js';
import { bounds } from '../suites/bounds.js';
import { describeApi } from '../support/api.js';

describeApi('The bounds of a record', bounds);

describe('The bounds of MongoDB', () => {
  it('leave an e-mail at most 4 MB, escaped and in bytes', async () => {
    const template = { subject: 'Long', body: '{{ review.text }}' };
    const rendered = async (text: string) =>
      (await render(template, { review: { text } }, { review: anything })).body.length;
    assert.equal(await rendered('x'.repeat(4_000_000)), 4_000_000);
    for (const text of ['"'.repeat(1_000_000), '語'.repeat(1_500_000)])
      await assert.rejects(rendered(text), { code: 'template_invalid' });
  });

  it('let no index be of two arrays', async () => {
    for (const { model } of catalogue(await loadServices()).values()) {
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
