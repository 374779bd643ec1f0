/** What a process that died on MongoDB leaves in the way of others, and where they read meanwhile. */
import { strict as assert } from 'node:assert';
import type { CommandStartedEvent, Document } from 'mongodb';
import { untilCommitted } from '../../src/records/optimisticRetry.js';
import { WriteSet } from '../../src/records/writeSet.js';
import type { MongoStore } from '../../src/store/mongo/store.js';
import { type Change, Stale } from '../../src/store/port.js';
import { type World, world } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';
import { children, declareAll, doc, keyOf as key, next, parents, things } from '../support/store-suite.js';
import { mongoUrl, suiteStores } from './support/server.js';

describe('A unit of work on MongoDB', () => {
  const { database, open } = suiteStores();
  let store: MongoStore;

  before(async () => {
    store = await open({ commitWaitMs: 50 });
    await declareAll(store);
  });

  /** Does a unit of work, as often as it takes; before each attempt, something may happen. */
  const worked = (task: (writeSet: WriteSet) => Promise<void>, meanwhile: () => Promise<unknown>, longest?: number) =>
    untilCommitted(
      store,
      async (turn) => {
        await meanwhile();
        const writeSet = new WriteSet(store, turn);
        await task(writeSet);
        return { result: undefined, stale: await writeSet.commit() };
      },
      longest,
    );

  const refer = async (writeSet: WriteSet) => {
    writeSet.stage(key('child', children), doc('child', { parent_id: 'p' }));
    writeSet.require(key('p', parents), { pointer: '/parent_id', code: 'reference_not_found', message: 'names none' });
  };
  const remove = async (writeSet: WriteSet) => {
    await writeSet.find(key('p', parents));
    writeSet.stage(key('p', parents), undefined, { unless: [{ collection: children, match: { parent_id: 'p' } }] });
  };

  for (const [who, kind, task] of [
    ['refers', 'remove', refer],
    ['removes', 'use', remove],
  ] as const) {
    it(`that ${who} tries again while a mark is in its way, then gives up, and leaves nothing`, async () => {
      await store.commit([{ put: key('p', parents), doc: doc('p') }]);
      const marks = store.client.db(database).collection<{ _id: string }>('gala.marks');
      const left = { _id: 'left', kind, key: `${parents}/${tenant}/p`, at: new Date() };
      await marks.insertOne(left);
      const ended = worked(task, async () => {}, 1);
      await assert.rejects(ended, { code: 'too_much_contention' });
      assert.deepEqual(await marks.find().toArray(), [left]);
      assert.equal(await store.read(key('child', children)), undefined);
      assert.equal((await store.read(key('p', parents)))?.id, 'p');
      await marks.updateOne({ _id: 'left' }, { $set: { at: new Date() } }); // a busy machine took longer than marks hold
      let attempts = 0;
      await worked(task, async () => ++attempts === 3 && (await marks.deleteOne({ _id: 'left' })));
      assert.ok(attempts >= 3, `${attempts} attempts`);
      assert.deepEqual(await marks.find().toArray(), []);
      for (const one of [key('child', children), key('p', parents)]) {
        const previous = await store.read(one);
        if (previous) await store.commit([{ remove: one, previous }]);
      }
    });
  }

  it('is told that others hold a record whose transaction does not end', async () => {
    await store.commit([{ put: key('held', things), doc: doc('held') }]);
    const both: Change[] = [
      { put: key('other', things), doc: doc('other') },
      { put: key('held', things), doc: next(doc('held')), previous: doc('held') },
    ];
    await store.client.withSession(async (session) => {
      session.startTransaction();
      const held = store.client.db(database).collection<{ _id: string }>(things);
      await held.updateOne({ _id: `${tenant}/held` }, { $set: { group: 'g' } }, { session });
      await assert.rejects(store.commit(both), Stale);
      await session.abortTransaction();
    });
    await store.commit(both);
  });
});

describe('Reads on MongoDB', () => {
  const { open } = suiteStores();
  const reads: Document[] = [];
  let gala: World;

  before(async () => {
    const url = mongoUrl() as string;
    const elsewhere = `${url}${url.includes('?') ? '&' : '/?'}readPreference=secondaryPreferred`;
    const store = await open({ monitorCommands: true }, elsewhere);
    store.client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
      if (['find', 'aggregate'].includes(commandName)) reads.push(command);
    });
    gala = await world({ store });
  });

  after(() => gala?.close());

  /** Where each read of a task may be answered; a direct connection has no other words for the primary. */
  async function modesOf(task: () => Promise<unknown>): Promise<string[]> {
    reads.length = 0;
    await task();
    const modes = reads.map(({ $readPreference }) => $readPreference?.mode ?? 'primary');
    return [...new Set(modes.map((mode) => (mode === 'primaryPreferred' ? 'primary' : mode)))];
  }

  it('go where the URL says, and to the primary when asked for consistency or when a write follows', async () => {
    const { id, event_id } = await made(gala, 'exhibitors');
    const address = `/exhibitors/${tenant}`;
    const contacts = [{ contact_id: 'c', contact_type_id: 't' }];
    const elsewhere = ['secondaryPreferred'];
    assert.deepEqual(await modesOf(() => gala.get(`${address}/${id}`)), elsewhere);
    assert.deepEqual(await modesOf(() => gala.get(`${address}/event/${event_id}`)), elsewhere);
    assert.deepEqual(await modesOf(() => gala.get(`${address}/${id}?consistentRead=true`)), ['primary']);
    const patch = () => gala.patch(`${address}/${id}`, [{ op: 'add', path: '/contacts', value: contacts }]);
    assert.deepEqual(await modesOf(patch), ['primary']);
    assert.ok(reads.length > 1, 'the rules and the booths decide');
    assert.deepEqual(await modesOf(() => gala.delete(`${address}/${id}`)), ['primary']);
  });
});

describe('Writes on MongoDB', () => {
  const { open } = suiteStores();

  it('are answered when the majority has them in its journal, whatever they are', async () => {
    const concerns = new Map<string, Document>();
    const store = await open({ monitorCommands: true });
    await declareAll(store);
    store.client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
      const isWrite = ['insert', 'update', 'delete'].includes(commandName) && command.autocommit === undefined;
      const { w, j } = command.writeConcern ?? {};
      if (isWrite || commandName === 'commitTransaction') concerns.set(commandName, { w, j });
    });
    const one = doc('one');
    await store.commit([{ put: key('one', things), doc: one }]);
    await store.commit([{ put: key('one', things), doc: next(one), previous: one }]);
    await store.commit([{ remove: key('one', things), previous: next(one) }]);
    await store.commit(['two', 'three'].map((id) => ({ put: key(id, things), doc: doc(id) })));
    const durable = { w: 'majority', j: true };
    const expected = { insert: durable, update: durable, delete: durable, commitTransaction: durable };
    assert.deepEqual(Object.fromEntries(concerns), expected);
  });
});
