/** A database that hangs, or that Gala cannot use. */
import { strict as assert } from 'node:assert';
import { MongoServerError } from 'mongodb';
import { asStoreError } from '../../src/store/mongo/connection.js';
import { MongoStore } from '../../src/store/mongo/store.js';
import { CannotOpen, Unavailable, WriteFailed } from '../../src/store/port.js';
import { ask, secret, serversFolder, started, stopped } from '../process/support/process.js';
import { children, declareAll, doc, keyOf as key, parents, things } from '../support/store-suite.js';
import { type MongoServer, privateMongo, patient as unhurried } from './support/server.js';

const tenant = 'acme';

/** Repeats a task until the database answers in time. */
async function insisted<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    const [outcome] = await Promise.allSettled([task()]);
    if (outcome.status === 'fulfilled') return outcome.value;
    assert.ok(outcome.reason instanceof Unavailable, String(outcome.reason));
  }
}

describe('A MongoDB that stands still', () => {
  const data = serversFolder(true);
  let server: MongoServer | undefined;

  // one for each: SecantusDB can lock up when it goes on with what waited while others make indexes
  beforeEach(async function () {
    server = await privateMongo();
    if (server === undefined) this.skip();
  });
  afterEach(() => server?.discard());

  /** Waits a fifth as long as in production. */
  const hasty = () =>
    insisted(() => MongoStore.open(`${server?.url}&socketTimeoutMS=2000`, { commitWaitMs: 1000, timeoutFactor: 0.2 }));

  it('makes reads and commits of every kind fail after some seconds, and is found again', async () => {
    const store = await hasty();
    await insisted(() => declareAll(store));
    const patient = await MongoStore.open(server?.url as string, unhurried);
    await declareAll(patient);
    await patient.commit([{ put: key('p', parents), doc: doc('p') }]);
    await patient.close();
    await server?.pause();
    const calls = [
      store.read(key('p', parents)),
      store.page({ collection: things, tenant, limit: 10 }),
      store.count({ collection: things, tenant, match: { group: 'g' }, atMost: 10 }),
      store.commit([{ put: key('one'), doc: doc('one') }]),
      store.commit(['two', 'three'].map((id) => ({ put: key(id), doc: doc(id) }))),
      store.commit([{ put: key('c', children), doc: doc('c', { parent_id: 'p' }) }, { require: key('p', parents) }]),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      assert.equal(outcome.status, 'rejected');
      assert.ok(outcome.reason instanceof Unavailable, String(outcome.reason));
    }
    server?.resume();
    assert.ok(await insisted(() => store.read(key('p', parents))));
    let id = 'after';
    await insisted(() => {
      id += '.';
      return store.commit([{ put: key(id), doc: doc(id) }]);
    });
    await store.close();
  });

  it('does not delay the closing of a store', async () => {
    const store = await hasty();
    await insisted(() => declareAll(store));
    await server?.pause();
    const commit = store.commit(['x', 'y'].map((id) => ({ put: key(id), doc: doc(id) })));
    const outcome = assert.rejects(commit, Unavailable);
    await store.close();
    server?.resume();
    await outcome;
  });

  it('makes requests fail with a 500 that says to try again, and lets the server stop', async () => {
    const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
    const gala = await started({ ...environment, MONGODB_URL: server?.url as string });
    await server?.pause();
    const replies = await Promise.all([
      ask(gala, 'GET', '/referenceTypes/acme'),
      ask(gala, 'POST', '/referenceTypes/acme', { name: 'Academic' }),
    ]);
    for (const { status, body } of replies) {
      assert.deepEqual([status, body.code], [500, 'store_unavailable']);
      assert.match(body.message, /Try again/);
    }
    await stopped(gala);
    server?.resume();
  });
});

describe('A MongoDB without transactions', () => {
  it('is explained in one sentence', () => {
    const message = 'Transaction numbers are only allowed on a replica set member or mongos';
    const told = asStoreError(new MongoServerError({ message, code: 20 }));
    assert.ok(told instanceof CannotOpen);
    assert.match(told.message, /replica set.*rs\.initiate/);
  });
});

describe('A MongoDB without room', () => {
  it('is reported as a full disk, and another error is not', () => {
    for (const [code, message] of [
      [14031, 'available disk space of 1 bytes is less than required'],
      [8000, 'you are over your space quota, using 513 MB of 512 MB'],
    ] as const) {
      const told = asStoreError(new MongoServerError({ message, code }));
      assert.ok(told instanceof WriteFailed && told.code === 'store_full', message);
      assert.match(told.reason, new RegExp(message));
    }
    const other = new MongoServerError({ message: 'user is not allowed to do action', code: 8000 });
    assert.equal(asStoreError(other), other);
  });
});
