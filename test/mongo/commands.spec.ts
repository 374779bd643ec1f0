/** What Gala sends to MongoDB, and what it says of a MongoDB that it cannot use. */
import { strict as assert } from 'node:assert';
import { type CommandStartedEvent, type Db, MongoServerError } from 'mongodb';
import { pino } from 'pino';
import { openPool } from '../../src/limits/mongo.js';
import { Marks } from '../../src/store/mongo/marks.js';
import { MongoStore } from '../../src/store/mongo/store.js';
import { Peers } from '../../src/store/peers.js';
import { CannotOpen } from '../../src/store/port.js';
import { world } from '../support/harness.js';
import { tenant } from '../support/samples.js';
import { declareAll, doc, keyOf as key, things } from '../support/store-suite.js';
import { until } from '../support/until.js';
import { between } from './support/between.js';
import { mongoUrl, suiteStores } from './support/server.js';

/** A database whose collections throw this once, instead of what the method does. */
function failingOnce(database: Db, method: string, error: Error): Db {
  let isDone = false;
  const collection = (...of: Parameters<Db['collection']>) =>
    new Proxy(database.collection(...of), {
      get(target, name) {
        const found = Reflect.get(target, name);
        if (name !== method || isDone) return typeof found === 'function' ? found.bind(target) : found;
        isDone = true;
        return async () => {
          throw error;
        };
      },
    });
  return new Proxy(database, {
    get: (target, name) => (name === 'collection' ? collection : Reflect.get(target, name)),
  });
}

describe('Commands to MongoDB', () => {
  const { open } = suiteStores();

  it('have a time limit, whatever a request does', async () => {
    const store = await open({ monitorCommands: true });
    const sent: CommandStartedEvent[] = [];
    const gala = await world({ store, rateLimit: 1000 });
    const pool = await openPool(store.database, pino({ level: 'silent' }));
    store.client.on('commandStarted', (event) => sent.push(event));
    const types = `/referenceTypes/${tenant}`;
    const keyed = { headers: { 'Idempotency-Key': 'one' } };
    const { id } = (await gala.post(types, { name: 'one' }, keyed)).body;
    assert.equal((await gala.post(`${types}?dry_run=true`, { name: 'tried' })).status, 200);
    const operations = ['a', 'b'].map((name) => ({ operation: 'create', object: { name } }));
    for (const how of ['', '?atomic=true'])
      assert.equal((await gala.post(`${types}/batch${how}`, { operations })).status, 200);
    assert.equal((await gala.merge(`${types}/${id}`, { name: 'two' })).status, 200);
    const queries = [
      '',
      'count=true',
      'sort=name&limit=1',
      'modified_since=2026-01-01T00:00:00Z',
      'consistentRead=true',
    ];
    for (const query of queries) assert.equal((await gala.get(`${types}?${query}`)).status, 200);
    assert.equal((await gala.get('/functions/acme/public/event/e')).status, 200);
    assert.equal((await gala.post('/references/acme/search', { type_ids: [id] })).status, 200);
    assert.equal((await gala.delete(`${types}/${id}`)).status, 200);
    await pool('acme', 1, 1, { rate: 1, burst: 1 });
    const [clock, writing] = [() => new Date(), () => []];
    const peers = new Peers(store.board(), clock, writing);
    await peers.join();
    await peers.close();
    await store.total(things);
    await gala.close();
    // a cursor has the limit of its query; the others end what has failed, and nobody waits for them
    const without = new Set(['getMore', 'killCursors', 'abortTransaction', 'endSessions']);
    for (const { commandName, command } of sent)
      assert.ok(without.has(commandName) || command.maxTimeMS > 0, commandName);
    const names = new Set(sent.map(({ commandName }) => commandName));
    const expected = 'find aggregate insert update delete commitTransaction findAndModify killSessions';
    for (const name of expected.split(' ')) assert.ok(names.has(name), name);
  });

  it('are refused where MongoDB would sort in memory', async () => {
    const store = await open();
    await declareAll(store);
    const page = (count: number, only?: Record<string, boolean>) => {
      const group = Array.from({ length: count }, (_, n) => `g${n}`);
      return store.page({ collection: things, tenant, match: { group }, only, limit: 9 });
    };
    const only = { hidden: false, active: true };
    await page(200);
    await page(22, only);
    await assert.rejects(page(23, only), /sorted in memory/);
  });

  it('that build indexes of existing records are logged before they begin', async () => {
    const lines: object[] = [];
    const write = (line: string) => {
      const { collection, index, msg } = JSON.parse(line);
      lines.push({ collection, index, msg });
    };
    const log = pino({}, { write });
    const store = await open({ log });
    await store.declare('suite.filled', [{ fields: ['group'] }]);
    await store.commit([{ put: key('one', 'suite.filled'), doc: doc('one') }]);
    const two = [{ fields: ['group'] }, { fields: ['email'], folded: true }] as const;
    const other = await open({ log });
    await Promise.all([store.declare('suite.filled', two), other.declare('suite.filled', two)]);
    const said = lines.length; // by both, or by the first of them
    await store.declare('suite.filled', two);
    const msg = 'building an index; the server starts when it is there';
    const line = { collection: 'suite.filled', index: 'email!folded', msg };
    assert.deepEqual([lines, lines.length], [lines.map(() => line), said]);
    assert.ok([1, 2].includes(said), `${said} lines`);
  });

  it('are repeated if their failure would leave marks in the way of others', async () => {
    const store = await open();
    const broken = failingOnce(store.database, 'deleteMany', new MongoServerError({ message: 'away', code: 91 }));
    const marks = new Marks(broken, 30_000);
    const session = store.client.startSession();
    const own = await marks.insert([{ key: 'a/acme/b', kind: 'remove' }], session);
    await marks.withdraw(own);
    await until(async () => (await store.database.collection('gala.marks').countDocuments()) === 0);
    await session.endSession();
  });

  it('for shared limits go on after an error that does not mean that MongoDB is away', async () => {
    const { database } = await open();
    const policy = { rate: 1, burst: 9 };
    for (const [code, ...taken] of [
      [11000, 5, 5],
      [13, undefined, 5],
      [91, undefined, undefined],
    ]) {
      const error = new MongoServerError({ message: 'E11000 … index: _id_ dup key: { }', code });
      const pool = await openPool(failingOnce(database, 'findOneAndUpdate', error), pino({ level: 'silent' }));
      const take = async () => (await pool(`t${code}`, 1, 5, policy))?.taken;
      assert.deepEqual([await take(), await take()], taken, `${code}`);
    }
  });
});

describe('A MongoDB before version 6', () => {
  before(function () {
    if (mongoUrl() === undefined) this.skip();
  });

  /** As the server says it in its answer to `hello`: 13 is 5.0, and 7 is 4.0, which the driver itself refuses. */
  for (const version of [13, 7])
    it(`is refused in one sentence, with wire version ${version}`, async () => {
      const field = Buffer.from('\x10maxWireVersion\0');
      const network = await between(mongoUrl() as string, (answer) => {
        const at = answer.indexOf(field);
        if (at >= 0) answer.writeInt32LE(version, at + field.length);
        return answer;
      });
      const url = network.url.replace(/serverSelectionTimeoutMS=\d+/, 'serverSelectionTimeoutMS=500');
      const isTold = (thrown: Error) => thrown instanceof CannotOpen && /older than version 6/.test(thrown.message);
      await assert.rejects(MongoStore.open(url), isTold);
      network.close();
    });
});
