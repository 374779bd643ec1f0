/** References that lead nowhere: made while the server was not strict, they keep no record from being changed when it is. */
import { strict as assert } from 'node:assert';
import { refusal, type Suite } from '../support/api.js';
import { type Reply, type World, world } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

export const links: Suite = (start) => {
  let lenient: World;
  let strict: World;
  // biome-ignore lint/suspicious/noExplicitAny: a record as it came back
  let record: any;

  const at = () => `/coupons/${tenant}/${record.id}`;
  const patch = (...directives: object[]) => strict.patch(at(), directives);
  const put = ({ sys_version: _, ...body }: Record<string, unknown>) => strict.put(at(), body);
  const batched = async (operation: object) => {
    const { body } = await strict.post(`/coupons/${tenant}/batch`, { operations: [operation] });
    const [{ status, object, error }] = body.results;
    return { status, text: JSON.stringify(body), body: object ?? error };
  };

  before(async () => {
    lenient = await start();
    strict = await world({ store: lenient.store, strictReferences: true });
  });
  after(() => strict?.close()); // none where there is no store
  beforeEach(async () => {
    record = await made(lenient, 'coupons', { event_id: 'gone', event_ids: ['gone-a', 'gone-b'] });
  });

  describe('and does not change lets its record be changed by', () => {
    const renamed = { op: 'replace', path: '/name', value: 'New' };
    const object = () => ({ ...record, name: 'New' });
    const changes: Readonly<Record<string, () => Promise<Pick<Reply, 'status' | 'text' | 'body'>>>> = {
      PUT: () => put(object()),
      PATCH: () => patch(renamed),
      'PATCH with a merge': () => strict.merge(at(), { name: 'New' }),
      'an update in a batch': () => batched({ operation: 'update', id: record.id, object: object() }),
      'a patch in a batch': () => batched({ operation: 'patch', id: record.id, patch_directives: [renamed] }),
    };
    for (const [what, change] of Object.entries(changes))
      it(what, async () => {
        const { status, text, body } = await change();
        assert.equal(status, 200, text);
        assert.deepEqual(body, { ...record, name: 'New', sys_version: 2 });
      });

    it('taking others away or reordering them', async () => {
      assert.equal((await put({ ...record, event_ids: ['gone-b', 'gone-a'] })).status, 200);
      assert.equal((await patch({ op: 'remove', path: '/event_ids/0' })).status, 200);
      assert.equal((await patch({ op: 'remove', path: '/event_id' })).status, 200);
    });
  });

  describe('and is new is refused', () => {
    for (const [what, fields, pointer] of [
      ['in the place of another', { event_id: 'gone-too' }, '/event_id'],
      ['beside others', { event_ids: ['gone-a', 'gone-c', 'gone-b'] }, '/event_ids/1'],
      ['in another field', { event_ids: ['gone-a', 'gone'] }, '/event_ids/1'],
    ] as const)
      it(what, async () => {
        const reply = await put({ ...record, ...fields });
        assert.deepEqual(refusal(reply), [409, 'reference_not_found']);
        const [detail, ...more] = reply.body.details;
        assert.deepEqual([detail.pointer, more], [pointer, []]);
        assert.deepEqual((await strict.get(at())).body, record);
      });

    it('when it comes back after it was taken away', async () => {
      assert.equal((await patch({ op: 'remove', path: '/event_id' })).status, 200);
      const again = await patch({ op: 'add', path: '/event_id', value: 'gone' });
      assert.deepEqual(refusal(again), [409, 'reference_not_found']);
    });

    it('in a new record', async () => {
      const reply = await strict.post(`/coupons/${tenant}`, { name: 'Another', event_id: 'gone' });
      assert.deepEqual(refusal(reply), [409, 'reference_not_found']);
    });
  });

  it('is one of up to 20 that an error lists, and a field with more than 1,000 is refused', async () => {
    const gone = (count: number) => Array.from({ length: count }, (_, i) => `missing-${i}`);
    const named = await patch({ op: 'replace', path: '/event_ids', value: gone(1000) });
    assert.deepEqual([named.status, named.body.code, named.body.details.length], [409, 'reference_not_found', 20]);
    assert.match(named.body.message, /\(There are 1000 errors in all\.\)$/);
    const refused = await patch({ op: 'replace', path: '/event_ids', value: gone(1001) });
    assert.deepEqual(refusal(refused), [400, 'invalid_request']);
  });
};
