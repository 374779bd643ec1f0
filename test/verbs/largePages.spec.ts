/** Lists and searches of large records: no answer and no reading is out of proportion. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { Doc } from '../../src/store/doc.js';
import { describeApi } from '../support/api.js';
import type { Reply, World } from '../support/harness.js';
import { turnsOf } from '../support/turns.js';

const megabyte = 1024 * 1024;
const tenant = 'large';
const count = 24;
/** Bytes of all records of a kind: many times what one answer may have. */
const total = 0.9 * count * megabyte;

interface Kind {
  readonly what: string;
  page(gala: World, query: string): Promise<Reply>;
  readonly mayBeEmpty?: boolean;
}

const kinds: readonly Kind[] = [
  { what: 'a list of all', page: (gala, query) => gala.get(`/functionTypes/${tenant}?${query}`) },
  { what: 'a public list of all', page: (gala, query) => gala.get(`/functionTypes/${tenant}/public?${query}`) },
  { what: 'a list by something', page: (gala, query) => gala.get(`/functions/${tenant}/event/event-1?${query}`) },
  {
    what: 'a public list by something',
    page: (gala, query) => gala.get(`/functions/${tenant}/public/event/event-1?${query}`),
  },
  ...[{}, { event_ids: ['event-0', 'event-1'] }, { name: 'a' }].map((body) => ({
    what: `a search for ${JSON.stringify(body)}`,
    page: (gala: World, query: string) => gala.post(`/functions/${tenant}/search?${query}`, body),
  })),
  {
    what: 'a search for one of them',
    page: (gala, query) => gala.post(`/functions/${tenant}/search?${query}`, { name: 'the last' }),
    mayBeEmpty: true,
  },
];

const itemsOf = ({ body }: Reply): { id: string }[] => (Array.isArray(body) ? body : body.Items);
const keyOf = ({ body, headers }: Reply): string | undefined =>
  Array.isArray(body) ? headers['x-last-evaluated-key'] : body.LastEvaluatedKey;

describeApi('Pages of large records:', (start) => {
  let gala: World;
  let read = 0;
  const ids = Array.from({ length: count }, (_, n) => `r${String(n).padStart(4, '0')}`);

  before(async function () {
    this.timeout(120_000);
    gala = await start();
    for (const resource of ['functions', 'functionTypes'] as const) for (const id of ids) await put(resource, id);
    const { store } = gala;
    const { page } = store;
    store.page = async (query) => {
      const docs = await page.call(store, query);
      read += docs.reduce((bytes, { json }) => bytes + json.length, 0);
      return docs;
    };
  });

  async function put(resource: ResourceName, id: string) {
    const name = id === ids.at(-1) ? 'A record, the last' : 'A record';
    const description = 'x'.repeat(0.45 * megabyte); // public, but for function types
    const notes = 'y'.repeat(0.45 * megabyte);
    const system = {
      sys_created_at: '2026-01-01T00:00:00.000Z',
      sys_created_by_id: 'me',
      sys_last_modified_at: '2026-01-01T00:00:00.000Z',
      sys_last_modified_by_id: 'me',
      sys_version: 1,
    };
    const doc = Doc.ofRecord({ id, name, event_id: 'event-1', description, notes, ...system });
    await gala.store.commit([{ put: { collection: `events.${resource}`, tenant, id }, doc }]);
  }

  for (const { what, page, mayBeEmpty = false } of kinds) {
    const parameter = what.startsWith('a search') ? 'fieldsToReturn' : 'fields';
    for (const fields of ['', `&${parameter}=name`]) {
      it(`${what}${fields && ', few fields of each'}`, async function () {
        this.timeout(120_000);
        const found: string[] = [];
        for (let key: string | undefined, more = true; more; more = key !== undefined) {
          read = 0;
          const reply = await page(gala, `limit=1000${fields}${key ? `&exclusiveStartKey=${key}` : ''}`);
          assert.equal(reply.status, 200);
          assert.ok(reply.text.length < 4.1 * megabyte, `an answer of ${reply.text.length} bytes`);
          assert.ok(read < 24 * megabyte && read < total, `${read} bytes were read`);
          if (!mayBeEmpty) assert.ok(itemsOf(reply).length > 0, 'an empty page');
          found.push(...itemsOf(reply).map(({ id }) => id));
          key = keyOf(reply);
        }
        assert.deepEqual(found, mayBeEmpty ? ids.slice(-1) : ids);
      });
    }
  }

  it('ten at once leave turns to others', async function () {
    this.timeout(120_000);
    const search = () => gala.post(`/functions/${tenant}/search?fieldsToReturn=name`, { name: 'nobody' });
    read = 0;
    const { result, turns } = await turnsOf(() => Promise.all(Array.from({ length: 10 }, search)));
    for (const { status, body } of result) assert.deepEqual([status, body.Count], [200, 0]);
    assert.ok(read < 10 * 24 * megabyte, `${read} bytes were read`);
    assert.ok(turns >= 10 * 17, `${turns} turns`); // each looks at 16 MB, a record at a time
  });
});
