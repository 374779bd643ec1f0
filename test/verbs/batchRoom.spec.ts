/** What a batch may cost: the room for records in its answer, and the turns of others. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../support/api.js';
import { megabytes } from '../support/sizes.js';
import { turnsOf } from '../support/turns.js';

const reports = '/savedReports/acme';
const fields = { name: 'Large', app: 'awards', report_id: 'report-1', user_id: 'user-1', access_group: 'personal' };
const report = (text: string) => ({ ...fields, report_configuration: { text } });
const large = report('x'.repeat(900_000));

interface Result {
  readonly id: string;
  readonly status: number;
  readonly object?: { readonly id: string; readonly sys_version: number };
  readonly error?: { readonly code: string };
}

describeApi('A batch', (start) => {
  const gala = served(start);

  async function results(operations: readonly object[]): Promise<{ list: Result[]; size: number }> {
    const { status, text, body } = await gala.post(`${reports}/batch`, { operations });
    assert.equal(status, 200, text.slice(0, 1000));
    return { list: body.results, size: text.length };
  }

  it('answers about 4 MB at most, leaving out records that it wrote where there is no room', async () => {
    const created = await results(Array(10).fill({ operation: 'create', object: large }));
    assert.ok(created.size < megabytes(4.1), `${created.size} bytes`);
    assert.ok(created.list.every(({ status, id }) => status === 200 && id.length > 0));
    assert.equal(created.list.filter(({ object }) => object !== undefined).length, 4);
    for (const { id } of created.list) assert.equal((await gala.get(`${reports}/${id}`)).status, 200);
    const patch = [{ op: 'replace', path: '/name', value: 'Other' }];
    const ids = created.list.map(({ id }) => id);
    const patched = await results(ids.map((id) => ({ operation: 'patch', id, patch_directives: patch })));
    assert.ok(patched.size < megabytes(4.1));
    assert.ok(patched.list.every(({ status }) => status === 200));
    const { body } = await gala.get(`${reports}/${ids[9]}?fields=name,sys_version`);
    assert.deepEqual([body.name, body.sys_version], ['Other', 2]);
  });

  it('fails reads for which its answer has no room, and only these', async () => {
    const { id } = (await gala.post(reports, large)).body;
    const small = (await gala.post(reports, report('x'))).body.id;
    const read = (id: string) => ({ operation: 'read', id });
    const reads = [...Array(100).keys()].map((index) => read(index < 20 || index % 2 === 0 ? id : small));
    const writes = { operation: 'patch', id: small, patch_directives: [{ op: 'add', path: '/name', value: 'Done' }] };
    const { list, size } = await results([...reads.slice(0, 99), writes]);
    assert.ok(size < megabytes(4.1), `${size} bytes`);
    const done = list.filter(({ status }) => status === 200);
    assert.ok(done.length >= 5, `${done.length} were done`);
    for (const [index, { status, object, error }] of list.slice(0, 99).entries()) {
      if (status === 200) assert.ok(object, `${index} was read, but is not told`);
      else assert.equal(error?.code, 'answer_too_large');
    }
    assert.equal(list[99]?.status, 200);
    assert.equal((await gala.get(`${reports}/${small}`)).body.name, 'Done');
  });

  it('lets other requests have turns, however large its operations are', async () => {
    const object = report(JSON.stringify(Array(80_000).fill('é')));
    const { result, turns } = await turnsOf(() => results(Array(10).fill({ operation: 'create', object })));
    assert.ok(result.list.every(({ status }) => status === 200));
    assert.ok(turns >= 3 * 10, `${turns} turns`);
  });

  it('refuses an operation of more than 1 MB, and no other', async () => {
    const operations = [
      { operation: 'create', object: report('x'.repeat(megabytes(1) + 1000)) },
      { operation: 'create', object: { ...report('x'), report_configuration: { list: Array(200_001).fill(1) } } },
      { operation: 'create', object: report('x') },
    ];
    const { list } = await results(operations);
    const outcomes = list.map(({ status, error }) => error?.code ?? status);
    assert.deepEqual(outcomes, ['body_too_large', 'too_many_values', 200]);
  });
});
