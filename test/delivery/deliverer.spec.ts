/** A deliverer of what are no e-mails: notes for doors, on a store of their own. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { Deliverer } from '../../src/delivery/deliverer.js';
import { type Delivery, queueIndexes, type Ticket, Unsent } from '../../src/delivery/delivery.js';
import { pauseKey, shownPause } from '../../src/delivery/pause.js';
import { Doc, type Stored } from '../../src/store/doc.js';
import type { EmbeddedStore } from '../../src/store/embedded/store.js';
import { freshStore } from '../support/harness.js';
import { happening } from '../support/until.js';

interface Note extends Stored {
  readonly doors: readonly string[];
  readonly state: string;
  /** ISO 8601. */
  readonly next?: string;
  readonly replies: readonly string[];
}

type Send = Delivery<Note>['send'];

const [collection, queue] = ['test.notes', { collection: 'test.noteQueue', tenant: 'all' }];
const begin = Date.parse('2026-03-01T12:00:00.000Z');
const [second, hour, day] = [1000, 3_600_000, 24 * 3_600_000];

/** Tells of each attempt, and leaves nothing of a note in the end. */
const deliveryBy = (send: Send): Delivery<Note> => ({
  ...{ noun: 'note', plural: 'notes', queue, collection, slots: 3, maxTryingMs: 3 * hour, send },
  leftOf: ({ doors }) => doors,
  inState: (note, state) => ({ ...note, state }),
  noted: ({ next: _, ...note }, { to, result, reply }, then) => ({
    ...note,
    state: then.state,
    doors: then.state === 'done' ? [] : then.left,
    replies: [...note.replies, `${to}: ${result}, ${reply}`],
    ...(then.state === 'queued' && { next: then.next_attempt_at }),
  }),
  remainder: () => undefined,
});

const unsent = (kind: Unsent['kind']) => new Unsent(kind, `the door is ${kind}`, { code: 'ETEST' });

describe('A deliverer of another kind of messages', () => {
  let store: EmbeddedStore;
  let discard: () => Promise<void>;
  let now: number;
  let deliverers: Deliverer<Note>[];
  let lines: { readonly level: number; readonly msg: string; readonly [field: string]: unknown }[];
  let count = 0;

  beforeEach(async () => {
    ({ store, discard } = await freshStore());
    await store.declare(collection, []);
    await store.declare(queue.collection, queueIndexes);
    [now, deliverers, lines] = [begin, [], []];
  });
  afterEach(async () => {
    for (const one of deliverers) await one.close();
    await discard();
  });

  function delivererBy(send: Send): Deliverer<Note> {
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const one = new Deliverer({ store, delivery: deliveryBy(send), log, clock: () => new Date(now) });
    deliverers.push(one);
    return one;
  }

  async function queued(id: string, { tenant = 'acme', doors = ['front'] } = {}): Promise<void> {
    const note: Note = { id, doors, state: 'queued', replies: [], sys_version: 1 };
    const due = new Date(now).toISOString();
    const rest = { tenant, message_id: id, task: 'send', due, sys_version: 1 } as const;
    const ticket: Ticket = { id: `ticket${String(++count).padStart(4, '0')}`, ...rest };
    await store.commit([
      { put: { collection, tenant, id }, doc: Doc.ofRecord<Stored>(note) },
      { put: { ...queue, id: ticket.id }, doc: Doc.ofRecord<Stored>(ticket) },
    ]);
  }

  const noteOf = async (id: string, tenant = 'acme') => (await store.read({ collection, tenant, id }))?.record as Note;
  const statesOf = async (tenant: string) =>
    (await store.page({ collection, tenant, limit: 100 })).map(({ record }) => record.state);
  const told = () => lines.map(({ msg }) => msg);

  /** Delivers all that is due then. */
  async function at(milliseconds: number, ...those: Deliverer<Note>[]): Promise<void> {
    now = begin + milliseconds;
    for (const one of those) one.wake();
    for (const one of those) await one.idle();
  }

  it('sends each once to each recipient, however many deliver, and no more at a time than there are slots', async () => {
    const sent: string[] = [];
    let [sending, maxSending] = [0, 0];
    const send: Send = async (id, { doors }, to) => {
      assert.ok(doors.includes(to));
      maxSending = Math.max(maxSending, ++sending);
      await store.read({ ...queue, id: 'none' });
      await new Promise(setImmediate);
      sending--;
      sent.push(`${id} ${to}`);
      return 'taken';
    };
    for (let n = 0; n < 20; n++) await queued(`note${n}`, { doors: ['front', 'back'] });
    await at(0, delivererBy(send));
    assert.deepEqual([sent.length, new Set(sent).size, maxSending], [40, 40, 3]);
    const { state, replies } = await noteOf('note7');
    assert.deepEqual([state, replies], ['done', ['front: sent, taken', 'back: sent, taken']]);
    const three = [delivererBy(send), delivererBy(send), delivererBy(send)];
    for (let n = 20; n < 50; n++) await queued(`note${n}`);
    await at(1, ...three);
    await at(2, ...three);
    assert.deepEqual([sent.length, new Set(sent).size], [70, 70]);
    assert.deepEqual(new Set(told()), new Set(['note sent']));
    assert.deepEqual([lines[0]?.tenant, lines[0]?.message], ['acme', 'note0']);
  });

  it('tries again what was deferred, after longer and longer pauses, and gives it up in the end', async () => {
    const tried: number[] = [];
    const one = delivererBy(async () => {
      tried.push(now - begin);
      throw unsent('deferred');
    });
    await queued('note');
    await at(0, one);
    const times = [0, 10, 70, 370, 1270, 4870, 8470].map((s) => s * second);
    for (const time of times.slice(1)) {
      const { state, next = '' } = await noteOf('note');
      assert.deepEqual(await one.waiting(), { count: 1, oldest: begin });
      assert.deepEqual([state, Date.parse(next) - begin], ['queued', time]);
      await at(time - 1, one);
      await at(time, one);
    }
    assert.deepEqual(tried, times);
    const { state, next, replies } = await noteOf('note');
    assert.deepEqual([state, next, replies.length], ['done', undefined, times.length]);
    assert.deepEqual(await one.waiting(), { count: 0, oldest: undefined });
    await at(3 * day, one);
    assert.equal(tried.length, times.length);
    assert.deepEqual(new Set(told()), new Set(['note deferred']));
    await at(92 * day, one);
    assert.deepEqual([await noteOf('note'), await store.page({ ...queue, limit: 10 })], [undefined, []]);
  });

  it('does not try again what was refused, and goes on with the other recipients', async () => {
    const one = delivererBy(async (_, __, to) => {
      if (to === 'front') throw unsent('refused');
      if (now === begin) throw new Error('the secret of the back door');
      return 'taken';
    });
    await queued('note', { doors: ['front', 'back'] });
    await at(0, one);
    assert.deepEqual((await noteOf('note')).doors, ['back']);
    await at(hour, one);
    assert.deepEqual((await noteOf('note')).replies, [
      'front: refused, the door is refused',
      'back: deferred, The note could not be sent because of an error in the server.',
      'back: sent, taken',
    ]);
    assert.deepEqual(told(), ['note refused', 'note deferred', 'note sent']);
    assert.ok(!JSON.stringify(lines).includes('secret'));
  });

  it('leaves a claim to another deliverer when it has run out, not before, and notes nothing after that', async () => {
    const [begun, released] = [happening(), happening()];
    const slow = delivererBy(async () => {
      begun.happen();
      await released.happened;
      return 'too late';
    });
    const sent: string[] = [];
    const other = delivererBy(async (id) => {
      sent.push(id);
      return 'taken';
    });
    await queued('note');
    slow.wake();
    await begun.happened;
    assert.equal((await noteOf('note')).state, 'sending');
    await at(29 * second, other);
    assert.deepEqual(sent, []);
    await at(31 * second, other);
    assert.deepEqual(sent, ['note']);
    released.happen();
    await slow.idle();
    assert.deepEqual((await noteOf('note')).replies, ['front: sent, taken']);
    await at(day, slow, other);
    assert.deepEqual(sent, ['note']);
  });

  it('pauses when nothing can be sent, says so once, and gives nothing up', async () => {
    let isDown = true;
    const one = delivererBy(async () => {
      if (isDown) throw unsent('down');
      return 'taken';
    });
    for (let n = 0; n < 10; n++) await queued(`note${n}`);
    await at(0, one);
    const pause = async () =>
      shownPause((await store.read(pauseKey(queue)))?.record as Parameters<typeof shownPause>[0], new Date(now));
    const [since, next_attempt_at] = [0, 10].map((s) => new Date(begin + s * second).toISOString());
    assert.deepEqual(await pause(), { since, reason: 'the door is down', next_attempt_at });
    assert.deepEqual([one.isPaused, told()], [true, ['cannot send notes; trying again in 10 s']]);
    for (let hours = 1; hours <= 30; hours++) await at(hours * hour, one);
    assert.deepEqual(new Set(await statesOf('acme')), new Set(['queued']));
    isDown = false;
    await at(32 * hour, one);
    await at(33 * hour, one);
    assert.deepEqual([await pause(), one.isPaused], [undefined, false]);
    assert.deepEqual(new Set(await statesOf('acme')), new Set(['done']));
    assert.ok(told().includes('notes can be sent again'));
  });

  it('goes on with others when one tenant meets a limit of its own', async () => {
    const one = delivererBy(async (id) => {
      if (id.startsWith('bad')) throw unsent('limited');
      return 'taken';
    });
    for (let n = 0; n < 20; n++) await queued(`bad${n}`, { tenant: 'bad' });
    for (let n = 0; n < 20; n++) await queued(`good${n}`, { tenant: 'good' });
    await at(0, one);
    assert.equal(one.isPaused, true, 'the limit could be one of all');
    await at(10 * second, one);
    await at(11 * second, one);
    assert.deepEqual(new Set(await statesOf('good')), new Set(['done']));
    assert.deepEqual(new Set(await statesOf('bad')), new Set(['queued']));
    assert.equal(one.isPaused, false);
    await queued('late', { tenant: 'good' });
    await at(20 * second, one); // those of the other tenant are deferred meanwhile
    assert.equal((await noteOf('late', 'good')).state, 'done');
    assert.equal(told().filter((line) => line.startsWith('cannot')).length, 1);
  });
});
