import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandStartedEvent } from 'mongodb';
import { MongoStore } from '../../src/store/mongo/store.js';
import { type Change, Missing, type PageQuery, Referenced, type Store, Unavailable } from '../../src/store/port.js';
import { storeSuite } from '../suites/store/suite.js';
import { children, declareAll, doc, keyOf as key, next, parents, people, things } from '../support/store-suite.js';
import { drop, freshDatabase, mongoUrl, openStore, suiteStores } from './support/server.js';

const tenant = 'acme';
const one = (id: string, fields: object = {}): Change => ({ put: key(id), doc: doc(id, fields) });

storeSuite('MongoDB', async function ({ beforeStep }) {
  if (mongoUrl() === undefined) this.skip();
  const database = freshDatabase();
  const stores = [await openStore(database, { beforeStep })];
  return {
    store: stores[0] as Store,
    async another() {
      const store = await openStore(database);
      stores.push(store);
      return store;
    },
    async discard() {
      if (stores[0] !== undefined) await drop(stores[0].client, database);
      for (const store of stores) await store.close();
    },
  };
});

describe('The store on MongoDB', () => {
  const { database, open } = suiteStores();
  const commands: string[] = [];
  let store: MongoStore;

  before(async () => {
    store = await open({ monitorCommands: true });
    await declareAll(store);
    store.client.on('commandStarted', ({ commandName }: CommandStartedEvent) => commands.push(commandName));
  });

  /** The commands that a task sends. */
  async function sent(task: () => Promise<unknown>): Promise<string> {
    commands.length = 0;
    await task();
    return commands.join(' ');
  }

  it('keeps records as documents that people can read', async () => {
    await store.commit([one('plain', { group: 'g', owner: { id: 'o' }, tenant: 'own' })]);
    const found = await store.client.db(database).collection(things).findOne({ group: 'g' });
    assert.equal(
      JSON.stringify(found),
      '{"_id":"acme/plain","tenant":"acme","id":"plain","group":"g","owner":{"id":"o"},"%74enant":"own","sys_version":1,' +
        '"%folded":{"title!text":"","score!number":"","begins!moment":""}}', // the sort keys of what it lacks
    );
  });

  it('needs as few round trips as possible', async () => {
    const first = doc('r', { group: 'trips' });
    const many = Array.from({ length: 1000 }, (_, i) => one(`many${i}`, { group: 'many' }));
    await store.commit(many);
    await store.commit([{ put: key('p', parents), doc: doc('p') }]);
    const page = (group?: string) =>
      store.page({ collection: things, tenant, match: group ? { group } : undefined, limit: 1001 });
    const parent = key('p', parents);
    const unless = [{ collection: children, match: { parent_id: 'p' } }];
    for (const [what, expected, task] of [
      ['create', 'insert', () => store.commit([{ put: key('r'), doc: first }])],
      ['read', 'find', () => store.read(key('r'))],
      ['consistent read', 'find', () => store.read(key('r'), { consistent: true })],
      ['replace', 'update', () => store.commit([{ put: key('r'), doc: next(first), previous: first }])],
      ['page', 'find', () => page()],
      ['page by index', 'find', () => page('many')],
      ['count', 'aggregate', () => store.count({ collection: things, tenant, match: { group: 'many' }, atMost: 500 })],
      ['remove', 'delete', () => store.commit([{ remove: key('r'), previous: next(first) }])],
      [
        'create three, two of a kind',
        'insert insert commitTransaction',
        () => store.commit([one('x'), one('y'), { put: key('x', children), doc: doc('x') }]),
      ],
      [
        'create with a reference',
        'insert find find delete insert commitTransaction',
        () => store.commit([{ put: key('c', children), doc: doc('c') }, { require: parent }]),
      ],
      [
        'remove what nothing refers to',
        'insert find find delete delete commitTransaction',
        () => store.commit([{ remove: parent, previous: doc('p'), unless }]),
      ],
    ] as const)
      assert.equal(await sent(task), expected, what);
  });

  /**
   * SecantusDB shows a SORT even where the index gives the order, and a COLLSCAN for an equal `_id` with more beside it:
   * MongoDB does neither. So sorts and single reads are not looked at.
   */
  it('serves every page by an index', async () => {
    const seen: CommandStartedEvent[] = [];
    const listener = (event: CommandStartedEvent) => seen.push(event);
    store.client.on('commandStarted', listener);
    for (const after of [undefined, 'many5']) {
      const of = { collection: things, tenant, after, limit: 10 } as const;
      const who = { ...of, collection: people, folded: true } as const;
      const sorted = { ...of, after: after === undefined ? after : `x\0${after}` };
      const queries: PageQuery[] = [
        of,
        { ...of, match: { group: 'many' } },
        { ...of, match: { about: 'a', email: 'e' } },
        { ...of, match: { 'items.kinds.id': 'k' } },
        { ...of, match: { group: ['many', 'few'] } },
        { ...of, match: { id: ['a', 'b'] } },
        { ...of, only: { hidden: false } },
        { ...of, match: { group: 'many' }, only: { hidden: false, active: true } },
        { ...who, match: { email: 'A@x.org' } },
        { ...who, match: { email: ['A@x.org', 'b@x.org'] } },
        { ...sorted, order: { field: 'title', sorted: 'text', descending: true } },
        { ...sorted, match: { group: 'many' }, order: { field: 'title', sorted: 'text' } },
        { ...sorted, order: { field: 'changed', from: 'a', to: 'z' } },
      ];
      for (const query of queries) await store.page(query);
    }
    store.client.off('commandStarted', listener);
    const names: (string | undefined)[] = [];
    for (const { command } of seen) {
      const { find, filter, sort, hint, limit } = command;
      const plan = await store.client
        .db(database)
        .command({ explain: { find, filter, sort, hint, limit }, verbosity: 'queryPlanner' });
      const text = JSON.stringify(plan.queryPlanner.winningPlan);
      assert.doesNotMatch(text, /COLLSCAN/);
      assert.match(text, /IXSCAN/);
      assert.match(text, /"keyPattern":\{"(tenant|_id)":1/);
      names.push(/"indexName":"([^"]*)"/.exec(text)?.[1]);
    }
    const kept = ['!only+hidden=false', 'group+!only+hidden=false+active=true'];
    const plain = ['_id_', 'group', 'about+email', 'items.kinds.id', 'group', '_id_'];
    const pages = [...plain, ...kept, 'email!folded', 'email!folded'];
    const sorted = ['title!sorted=text', 'group+title!sorted=text', 'changed'];
    const twice = sorted.flatMap((name) => [name, name]); // those with the last value, and those after it
    assert.deepEqual(names, [...pages, ...sorted, ...pages, ...twice]);
  });

  it('uses the database that the URL names, or gala', async () => {
    const url = mongoUrl() as string;
    const { protocol, host } = new URL(url.replace(/^mongodb(\+srv)?:/, 'http$1:'));
    const at = (path: string) => `${protocol.replace('http', 'mongodb')}//${host}${path}?directConnection=true`;
    const named = await MongoStore.open(at('/some-name'));
    assert.match(named.name, /database some-name at /);
    assert.equal(named.client.options.serverSelectionTimeoutMS, 5000);
    await drop(named.client, 'some-name');
    await named.close();
    const unnamed = await MongoStore.open(at('/'));
    assert.match(unnamed.name, /database gala at /);
    await unnamed.close();
  });

  it('fails to open where there is no server, without showing credentials', async () => {
    const nowhere = 'mongodb://someone:hidden@127.0.0.1:1/?serverSelectionTimeoutMS=200';
    await assert.rejects(
      MongoStore.open(nowhere),
      (thrown: Error) => thrown instanceof Unavailable && !/hidden|someone/.test(`${thrown.stack} ${thrown.message}`),
    );
  });
});

describe('References on MongoDB', () => {
  const { database, open } = suiteStores();
  let slow: MongoStore;
  let quick: MongoStore;
  /** Awaited before each step of `slow`. */
  let pause: (step: number) => Promise<void>;
  let step = 0;

  before(async () => {
    slow = await open({ beforeStep: () => pause(++step) });
    quick = await open();
    for (const store of [slow, quick]) await declareAll(store);
  });

  beforeEach(() => {
    step = 0;
    pause = async () => {};
  });

  const allMarks = () => quick.client.db(database).collection<{ _id: string; at: Date }>('gala.marks');
  const marks = () => allMarks().countDocuments();
  /** As if those who placed them had done so before marks last. */
  const age = () => allMarks().updateMany({}, { $set: { at: new Date(Date.now() - 60_000) } });
  const born = (id: string): Change[] => [
    { put: key(id, children), doc: doc(id, { parent_id: id }) },
    { require: key(id, parents) },
  ];
  const removal = (id: string): Change[] => [
    { remove: key(id, parents), previous: doc(id), unless: [{ collection: children, match: { parent_id: id } }] },
  ];
  const tried = async (task: Promise<unknown>) => {
    const [outcome] = await Promise.allSettled([task]);
    return outcome.status === 'fulfilled' ? 'ok' : (outcome.reason as Error).constructor;
  };

  /** Steps of a commit: the first after its marks are placed, and the last before it writes, which takes them away. */
  const [afterMarking, beforeWriting] = [2, 5];

  for (const [who, slowly, quickly] of [
    ['creates', born, removal],
    ['removes', removal, born],
  ] as const) {
    it(`do not dangle when a process that ${who} is paused anywhere for longer than marks last`, async () => {
      await quick.commit([{ put: key(`${who}.0`, parents), doc: doc(`${who}.0`) }]);
      await slow.commit(slowly(`${who}.0`));
      const steps = step;
      const seen = new Set<unknown>();
      assert.ok(steps >= 5);
      for (let k = 1; k <= steps; k++) {
        const id = `${who}.${k}`;
        await quick.commit([{ put: key(id, parents), doc: doc(id) }]);
        step = 0;
        let other: Promise<unknown> = Promise.resolve();
        pause = async (now) => {
          if (now === afterMarking) await age();
          if (now !== k) return;
          other = tried(quick.commit(quickly(id)));
          await (k <= beforeWriting ? other : Promise.race([other, sleep(700)])); // who has written keeps others waiting
        };
        const outcome = await tried(slow.commit(slowly(id)));
        const otherOutcome = await other;
        const parent = await quick.read(key(id, parents), { consistent: true });
        const child = await quick.read(key(id, children), { consistent: true });
        assert.ok(parent !== undefined || child === undefined, `step ${k}: a child without its parent`);
        assert.equal([outcome, otherOutcome].filter((what) => what === 'ok').length, 1, `step ${k}`);
        seen.add(outcome);
      }
      assert.deepEqual(seen, new Set(['ok', who === 'creates' ? Missing : Referenced]));
      assert.equal(await marks(), 0);
    });
  }

  it('wait for marks of others, but no longer than these last', async () => {
    await quick.commit([{ put: key('w', parents), doc: doc('w') }]);
    const marksLast = 150;
    const forgetful = await open({ marksLast });
    await declareAll(forgetful);
    const mark = { key: `${parents}/${tenant}/w`, at: new Date() };
    await allMarks().insertOne({ _id: 'left over by who removed', kind: 'remove', ...mark } as never);
    await forgetful.commit(born('w'));
    assert.ok(Date.now() - mark.at.getTime() >= marksLast);
    await allMarks().insertOne({ _id: 'left over by who used', kind: 'use', ...mark, at: new Date() } as never);
    await assert.rejects(forgetful.commit(removal('w')), Referenced);
    assert.equal(await marks(), 0);
  });

  it('leave no marks when a commit fails', async () => {
    await quick.commit([{ put: key('f', parents), doc: doc('f') }]);
    const injected = new Error('injected');
    for (let k = 1; ; k++) {
      step = 0;
      pause = async (now) => {
        if (now === k) throw injected;
      };
      const outcome = await tried(slow.commit(born('f')));
      assert.equal(await marks(), 0);
      if (outcome === 'ok') break;
      assert.equal(await quick.read(key('f', children)), undefined);
    }
  });

  it('may be removed and required crosswise by two commits at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [`a${round}`, `b${round}`];
      for (const id of [a, b]) await quick.commit([{ put: key(id, parents), doc: doc(id) }]);
      const cross = (removed: string, used: string): Change[] => [
        ...removal(removed),
        { put: key(used, children), doc: doc(used, { parent_id: used }) },
        { require: key(used, parents) },
      ];
      await Promise.all([tried(quick.commit(cross(a, b))), tried(slow.commit(cross(b, a)))]);
      for (const id of [a, b]) {
        const child = await quick.read(key(id, children));
        assert.ok(child === undefined || (await quick.read(key(id, parents))) !== undefined);
      }
    }
    assert.equal(await marks(), 0);
  });
});
