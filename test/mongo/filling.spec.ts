/** Folded values of documents that were written without: by an earlier version, or by another program. */
import { strict as assert } from 'node:assert';
import type { CommandStartedEvent, Document } from 'mongodb';
import type { Doc } from '../../src/store/doc.js';
import type { MongoStore } from '../../src/store/mongo/store.js';
import type { Index, Key } from '../../src/store/port.js';
import { doc, next } from '../support/store-suite.js';
import { suiteStores } from './support/server.js';

const plain: readonly Index[] = [{ fields: ['group'] }];
const emails: readonly Index[] = ['email', 'to.email'].map((field) => ({ fields: [field], folded: true }));
const folded = [...plain, ...emails];

describe('Documents without folded values', () => {
  const { database, open } = suiteStores();
  let name = '';
  let tests = 0;

  beforeEach(() => {
    name = `suite.folded${++tests}`;
  });

  async function process(indexes: readonly Index[], seen: CommandStartedEvent[] = []): Promise<MongoStore> {
    const store = await open({ monitorCommands: true });
    store.client.on('commandStarted', (event) => seen.push(event));
    await store.declare(name, indexes);
    return store;
  }

  const key = (id: string, tenant = 'acme'): Key => ({ collection: name, tenant, id });
  const put = (store: MongoStore, id: string, fields: object, tenant?: string) =>
    store.commit([{ put: key(id, tenant), doc: doc(id, fields) }]);
  const found = async (store: MongoStore, match: Record<string, string>, tenant = 'acme') =>
    (await store.page({ collection: name, tenant, match, folded: true, limit: 1000 })).map(({ id }) => id);
  const raw = (store: MongoStore) => store.client.db(database).collection<Document>(name);

  it('get them at the next start, whatever program wrote the documents', async () => {
    const old = await process(plain);
    await put(old, 'a', { email: 'Ada@x.org', to: [{ email: 'One@x.org' }, { email: 'Two@x.org' }] });
    await put(old, 'b', { email: 'ADA@x.org' }, 'other');
    await put(old, 'c', { group: 'none' });
    await raw(old).insertOne({ _id: 'acme/d' as never, tenant: 'acme', id: 'd', email: 'ada@x.org' });
    const fresh = await process(folded);
    assert.deepEqual(await found(fresh, { email: 'aDA@x.org' }), ['a', 'd']);
    assert.deepEqual(await found(fresh, { email: 'aDA@x.org' }, 'other'), ['b']);
    assert.deepEqual(await found(fresh, { 'to.email': 'TWO@x.org' }), ['a']);
    assert.deepEqual((await raw(fresh).findOne({ id: 'c' }))?.['%folded'], { email: false, 'to%2Eemail': false });
    assert.equal(await raw(fresh).countDocuments({ 'to%2Eemail': { $exists: true } }), 0);
    assert.deepEqual((await fresh.read(key('c')))?.record, { id: 'c', group: 'none', sys_version: 1 });
  });

  it('get sort keys, too', async () => {
    const old = await process(folded);
    await put(old, 'a', { email: 'b', title: 'Beta' });
    await put(old, 'b', { email: 'a', title: 'alpha' });
    await put(old, 'c', {});
    const fresh = await process([...folded, { fields: ['title'], sorted: 'text' }]);
    const order = { field: 'title', sorted: 'text' } as const;
    const docs = await fresh.page({ collection: name, tenant: 'acme', order, limit: 9 });
    assert.equal(docs.map(({ id }) => id).join(), 'c,b,a');
    assert.deepEqual(await found(fresh, { email: 'B' }), ['a']);
  });

  it('are found by an index, and are looked for once', async () => {
    const old = await process(plain);
    const ids = Array.from({ length: 110 }, (_, n) => `r${n}`);
    for (const tenant of ['acme', 'other'])
      await old.commit(ids.map((id) => ({ put: key(id, tenant), doc: doc(id, { email: `${id}@X.org` }) })));
    const seen: CommandStartedEvent[] = [];
    await process(folded, seen);
    const finds = seen.filter(({ commandName }) => commandName === 'find');
    assert.equal(finds.length, 4); // 200, 20 and none by the first index, none by the second
    for (const { command } of finds) {
      const { find, filter, hint, limit } = command;
      const asked = { explain: { find, filter, hint, limit }, verbosity: 'queryPlanner' };
      const plan = await old.client.db(database).command(asked);
      assert.match(JSON.stringify(plan.queryPlanner.winningPlan), /"IXSCAN".*"indexName":"(to\.)?email!folded"/);
    }
    seen.length = 0;
    await process(folded, seen);
    const commands = seen.map(({ commandName }) => commandName);
    assert.ok(commands.includes('find') && !commands.includes('update'), commands.join());
  });

  it('get those of their last version while others write and several processes start', async () => {
    const fresh = await process(folded);
    const old = await process(plain);
    const ids = Array.from({ length: 250 }, (_, n) => `r${String(n).padStart(3, '0')}`);
    await old.commit(ids.map((id) => ({ put: key(id), doc: doc(id, { email: `${id}@Before.org` }) })));
    const change = async (store: MongoStore, id: string) => {
      const previous = (await store.read(key(id))) as Doc;
      await store.commit([{ put: key(id), doc: next(previous, { email: `${id}@After.org` }), previous }]);
    };
    const started = [process(folded), process(folded), process(folded)];
    for (const [n, id] of ids.entries()) if (n % 5 < 2) await change(n % 5 === 0 ? fresh : old, id);
    await Promise.all(started);
    const last = await process(folded);
    const documents = await raw(last).find().sort({ _id: 1 }).toArray();
    const emails = documents.map((one) => `${one.sys_version} ${one['%folded'].email}`);
    const expected = ids.map((id, n) => `${n % 5 < 2 ? `2 ${id}@after` : `1 ${id}@before`}.org`.toUpperCase());
    assert.deepEqual(emails, expected);
    assert.deepEqual(await found(last, { email: 'R005@after.ORG' }), ['r005']);
    assert.deepEqual(await found(last, { email: 'R005@before.ORG' }), []);
  });
});
