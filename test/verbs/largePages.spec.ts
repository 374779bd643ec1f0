/** Lists and searches of large records: no answer and no reading is out of proportion. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { Doc } from '../../src/store/doc.js';
import { idsOf, type Kind, keyOf, kinds } from '../suites/pages.js';
import { describeApi, served } from '../support/api.js';
import { turnsOf } from '../support/turns.js';

const megabyte = 1024 * 1024;
const tenant = 'large';
const count = 24;
/** Bytes of all records of a kind: many times what one answer may have. */
const total = 0.9 * count * megabyte;

const oneOfThem: Kind = {
  what: 'a search for one of them',
  resource: 'functions',
  usual: 100,
  page: (gala, tenant, query) => gala.post(`/functions/${tenant}/search?${query}`, { name: 'the last' }),
};

describeApi('Pages of large records:', (start) => {
  const gala = served(start);
  let read = 0;
  const ids = Array.from({ length: count }, (_, n) => `r${String(n).padStart(4, '0')}`);

  before(async function () {
    this.timeout(120_000);
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
    const [sys_created_at, sys_created_by_id] = ['2026-01-01T00:00:00.000Z', 'me'];
    const last = { sys_last_modified_at: sys_created_at, sys_last_modified_by_id: sys_created_by_id };
    const system = { sys_created_at, sys_created_by_id, ...last, sys_version: 1 };
    const doc = Doc.ofRecord({ id, name, event_id: 'event-1', description, notes, ...system });
    await gala.store.commit([{ put: { collection: `events.${resource}`, tenant, id }, doc }]);
  }

  for (const kind of [...kinds, oneOfThem]) {
    const { what, page } = kind;
    const parameter = what.startsWith('a search') ? 'fieldsToReturn' : 'fields';
    const isOne = kind === oneOfThem;
    for (const fields of ['', `&${parameter}=name`]) {
      it(`${what} reads 24 MB and answers 4 MB at most at once${fields && ', even with few fields'}`, async function () {
        this.timeout(120_000);
        const found: string[] = [];
        for (let key: string | undefined, more = true; more; more = key !== undefined) {
          read = 0;
          const reply = await page(gala, tenant, `limit=1000${fields}${key ? `&exclusiveStartKey=${key}` : ''}`);
          assert.equal(reply.status, 200);
          assert.ok(reply.text.length < 4.1 * megabyte, `an answer of ${reply.text.length} bytes`);
          assert.ok(read < 24 * megabyte && read < total, `${read} bytes were read`);
          if (!isOne) assert.ok(idsOf(reply).length > 0, 'an empty page');
          found.push(...idsOf(reply));
          key = keyOf(reply);
        }
        assert.deepEqual(found, isOne ? ids.slice(-1) : ids);
      });
    }
  }

  it('ten searches at once let other requests have turns', async function () {
    this.timeout(120_000);
    const search = () => gala.post(`/functions/${tenant}/search?fieldsToReturn=name`, { name: 'nobody' });
    read = 0;
    const { result, turns } = await turnsOf(() => Promise.all(Array.from({ length: 10 }, search)));
    for (const { status, body } of result) assert.deepEqual([status, body.Count], [200, 0]);
    assert.ok(read < 10 * 24 * megabyte, `${read} bytes were read`);
    assert.ok(turns >= 10 * 17, `${turns} turns`); // each looks at 16 MB, a record at a time
  });
});
