import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

// biome-ignore lint/suspicious/noExplicitAny: records as they came back
type Fields = any;

describeApi('A patch that changes nothing', (start) => {
  const gala = served(start);

  const at = (resource: string, id: string) => `/${resource}/${tenant}/${id}`;
  const grace = { token: token({ sub: 'grace' }) };

  /** Runs a task half an hour later. */
  async function later<T>(task: () => Promise<T>): Promise<T> {
    const before = gala.clock.now;
    gala.clock.now = new Date(before.getTime() + 30 * 60_000);
    return await task().finally(() => {
      gala.clock.now = before;
    });
  }

  const report = () =>
    made(gala, 'savedReports', { report_configuration: { list: [1, { a: 1, b: null }], text: 'x', zero: 0 } });
  const root = '/report_configuration';

  const patches: [string, (record: Fields) => object][] = [
    ['has no directives', () => []],
    ['only tests', ({ id }) => [{ op: 'test', path: '/id', value: id }]],
    ['replaces by the same', ({ name }) => [{ op: 'replace', path: '/name', value: name }]],
    ['says zero otherwise', () => [{ op: 'replace', path: `${root}/zero`, value: -0 }]],
    [
      'merges what is there',
      ({ name }) => ({ name, report_configuration: { text: 'x', list: [1, { b: null, a: 1 }] } }),
    ],
    ['merges away what is not there', () => ({ sys_external_id: null, report_configuration: { nope: null } })],
    ['merges the record as it was read', (record) => record],
  ];
  for (const [what, patch] of patches) {
    it(`since it ${what} answers the record as it is stored`, async () => {
      const record = await report();
      const body = patch(record);
      const send = Array.isArray(body) ? gala.patch : gala.merge;
      const reply = await later(() => send(at('savedReports', record.id), body, grace));
      assert.deepEqual([reply.status, reply.body], [200, record], reply.text);
      assert.deepEqual((await gala.get(at('savedReports', record.id))).body, record);
    });
  }

  it('writes nothing in a batch either, where others do', async () => {
    const record = await report();
    const { id } = record;
    const operations = [record.name, 'New', 'New', 'Newer'].map((value) => ({
      ...{ operation: 'patch', id, patch_directives: [{ op: 'replace', path: '/name', value }] },
    }));
    const { body } = await later(() => gala.post(`/savedReports/${tenant}/batch`, { operations }, grace));
    const versions = body.results.map(({ object }: { object: Fields }) => object.sys_version);
    assert.deepEqual(versions, [1, 2, 2, 3]);
    assert.deepEqual(body.results[0].object, record);
  });

  it('is one whose change the server takes back', async () => {
    const before = await made(gala, 'functions');
    const patch = [{ op: 'add', path: '/sold_out', value: true }];
    const reply = await later(() => gala.patch(at('functions', before.id), patch, grace));
    assert.deepEqual([reply.status, reply.body], [200, before], reply.text);
  });

  it('is refused by a lock like any other', async () => {
    const { id } = await made(gala, 'savedReports', { sys_locked: true });
    const replies = [
      await gala.patch(at('savedReports', id), []),
      await gala.patch(at('savedReports', id), [{ op: 'test', path: '/sys_version', value: 1 }]),
      await gala.merge(at('savedReports', id), { sys_locked: true }),
    ];
    for (const { status, body } of replies) assert.deepEqual([status, body.code], [409, 'record_locked']);
  });
});
