/** What a store must keep: 64 levels, and as many values as a request can have. */
import { strict as assert } from 'node:assert';
import { refusal, type Suite, served } from '../support/api.js';
import { made, tenant } from '../support/samples.js';

const reports = `/savedReports/${tenant}`;

/** Objects inside each other. */
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

export const bounds: Suite = (start) => {
  const gala = served(start);

  it('are 64 levels, however many patches made them', async () => {
    const { id } = await made(gala, 'savedReports');
    const address = `${reports}/${id}`;
    const put = (path: string, levels: number) =>
      gala.patch(address, [{ op: 'add', path: `/report_configuration${path}`, value: nested(levels) }]);
    assert.equal((await put('/a', 30)).status, 200);
    const before = (await gala.get(address)).text;
    assert.deepEqual(refusal(await put('/a'.repeat(31), 50)), [400, 'record_too_deep']);
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
    assert.deepEqual(refusal(reply), [400, 'record_too_deep'], reply.text);
    assert.equal(reply.body.details[0].pointer, '/6');
  });

  it('allow as many values as a request can have, even those that take most room in BSON', async () => {
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
};
