/** What MongoDB would not keep is refused before, and all else is kept: 100 levels, 16 MB, one array in an index. */
import { strict as assert } from 'node:assert';
import { loadServices } from '../../src/gala.js';
import { render } from '../../src/mail/render.js';
import { anything } from '../../src/mail/shapes.js';
import { catalogue } from '../../src/records/catalogue.js';
import { describeApi } from '../support/api.js';
import type { World } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

const reports = `/savedReports/${tenant}`;

/** Objects inside each other. */
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

describeApi('The bounds of a record', (start) => {
  let gala: World;
  before(async () => {
    gala = await start();
  });

  it('are 64 levels, however many patches made them', async () => {
    const { id } = await made(gala, 'savedReports');
    const address = `${reports}/${id}`;
    const put = (path: string, levels: number) =>
      gala.patch(address, [{ op: 'add', path: `/report_configuration${path}`, value: nested(levels) }]);
    assert.equal((await put('/a', 30)).status, 200);
    const before = (await gala.get(address)).text;
    const reply = await put('/a'.repeat(31), 50);
    assert.deepEqual([reply.status, reply.body.code], [400, 'record_too_deep']);
    assert.equal((await gala.get(address)).text, before);
    assert.equal((await put('/a'.repeat(31), 30)).status, 200);
  });

  it('are 64 levels, however a patch copies a value into itself', async () => {
    const { id } = await made(gala, 'savedReports');
    const root = '/report_configuration';
    const copies = Array.from({ length: 9 }, (_, n) => {
      return { op: 'copy', from: `${root}/a`, path: `${root}${'/a'.repeat(2 ** n)}/a` };
    });
    const directives = [{ op: 'add', path: `${root}/a`, value: {} }, ...copies];
    const reply = await gala.patch(`${reports}/${id}`, directives);
    assert.deepEqual([reply.status, reply.body.code], [400, 'record_too_deep'], reply.text);
    assert.equal(reply.body.details[0].pointer, '/6');
  });

  it('let a record be of as many values as can be, which take most room in BSON', async () => {
    const { id, ...body } = await made(gala, 'savedReports');
    const list = Array(199_000).fill(1);
    const reply = await gala.put(`${reports}/${id}`, {
      ...body,
      sys_version: undefined,
      report_configuration: { list },
    });
    assert.equal(reply.status, 200, reply.text.slice(0, 300));
    assert.equal((await gala.get(`${reports}/${id}`)).text, reply.text);
  });
});

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
