/** Reviewing under many clients at once, under a crash, and without the guards that it relies on. */
import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { type Change, type Index, Stale, type Store } from '../../../src/store/port.js';
import { dataFolder, endAll, type Running, secret, started, token } from '../../process/support/process.js';
import { assign, checkInvariants, clients, set, stage, storms } from '../../suites/storms.js';
import { describeApi } from '../../support/api.js';
import { type World, world } from '../../support/harness.js';
import { contacts, forAll, openRound, reviewsOf, scene, submit } from './story.js';

describeApi('Reviewing by many at once', storms(12));

/** A store whose guards can be taken away. */
class Careless implements Store {
  readonly inner: EmbeddedStore;

  constructor(
    path: string,
    readonly without: 'unique indexes' | 'compare-and-set' | 'nothing',
  ) {
    this.inner = new EmbeddedStore({ path });
  }

  declare(collection: string, indexes: readonly Index[]) {
    const kept = indexes.filter(({ unique }) => !(unique && this.without === 'unique indexes'));
    return this.inner.declare(collection, kept);
  }

  async commit(changes: readonly Change[]): Promise<void> {
    try {
      await this.inner.commit(changes);
    } catch (thrown) {
      if (this.without !== 'compare-and-set' || !(thrown instanceof Stale)) throw thrown;
      await this.commit(await Promise.all(changes.map((change) => this.#forced(change))));
    }
  }

  /** Takes whatever is there for what was read. */
  async #forced(change: Change): Promise<Change> {
    if (!('put' in change)) return change;
    return { ...change, previous: await this.inner.read(change.put) };
  }

  read: Store['read'] = (key) => this.inner.read(key);
  page: Store['page'] = (query) => this.inner.page(query);
  count: Store['count'] = (query) => this.inner.count(query);
  close: Store['close'] = () => this.inner.close();
}

describe('Reviewing by many at once, on a store without', () => {
  /** Everyone assigns the same reviewers, then hands in all their reviews. */
  async function rush(gala: World): Promise<void> {
    const of = await stage(gala);
    let expected = (await openRound(gala, of)).body.created;
    const names = Array.from({ length: 10 }, (_, n) => `guest-${n}`);
    const replies = await Promise.all(Array.from({ length: clients }, () => assign(gala, of, 0, ...names)));
    for (const { body } of replies) expected += body.created;
    const reviews = await reviewsOf(gala, of);
    await Promise.all(reviews.map((review, n) => submit(gala, of, review, n)));
    await checkInvariants(gala, of, expected);
  }

  async function withStore(without: Careless['without'], task: (gala: World) => Promise<void>): Promise<void> {
    const path = await mkdtemp(join(tmpdir(), 'gala-careless-'));
    const store = new Careless(path, without);
    const gala = await world({ store });
    try {
      await task(gala);
    } finally {
      await gala.close();
      await store.close();
      await rm(path, { recursive: true, force: true });
    }
  }

  it('nothing: all is well', () => withStore('nothing', rush));

  for (const [without, complaint] of [
    ['unique indexes', /no review is there twice/],
    ['compare-and-set', /scores equal a recount/],
  ] as const) {
    it(`${without}: the race is seen`, () =>
      withStore(without, async (gala) => {
        const seen: unknown[] = [];
        for (let attempt = 0; attempt < 10 && seen.length === 0; attempt++)
          await rush(gala).catch((thrown) => seen.push(thrown));
        assert.match(String(seen[0]), complaint);
      }));
  }
});

/** A store that lets one commit of a completed review wait. */
class Hesitant extends EmbeddedStore {
  /** What happens before that commit. */
  meanwhile: (() => Promise<void>) | undefined;

  override async commit(changes: readonly Change[]): Promise<void> {
    const { meanwhile } = this;
    const isCompletion = changes.some((change) => 'put' in change && change.doc.record.status === 'completed');
    if (meanwhile !== undefined && isCompletion) {
      this.meanwhile = undefined;
      await meanwhile();
    }
    await super.commit(changes);
  }
}

describe('A round that is closed', () => {
  const completion = [
    { op: 'add', path: '/status', value: 'completed' },
    { op: 'add', path: '/score', value: 3 },
  ];

  it('has no review completed after that is answered, whichever way', async () => {
    const path = await mkdtemp(join(tmpdir(), 'gala-hesitant-'));
    const store = new Hesitant({ path });
    const gala = await world({ store });
    try {
      for (const way of ['submit', 'again', 'patch']) {
        const of = await scene(gala, { abstracts: [{}] });
        await openRound(gala, of);
        const [unfinished] = await reviewsOf(gala, of);
        if (way === 'again') await submit(gala, of, unfinished, 1);
        const [review] = await reviewsOf(gala, of);
        store.meanwhile = async () => {
          const closed = await set(gala, of, 'abstractReviewRounds', of.rounds[0], 'status', 'closed');
          assert.equal(closed.status, 200);
        };
        const late =
          way === 'patch'
            ? await gala.patch(`/abstractReviews/${of.tenant}/${review.id}`, completion)
            : await submit(gala, of, review, 3);
        assert.deepEqual([late.status, late.body.code], [409, 'round_not_open'], way);
      }
    } finally {
      await gala.close();
      await store.close();
      await rm(path, { recursive: true, force: true });
    }
  });
});

describe('Opening a round', () => {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  before(async () => {
    data = await dataFolder();
  });
  after(async () => {
    await endAll();
    await data.remove();
  });

  const begin = () => started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  async function ask({ url }: Running, method: string, address: string, body?: unknown): Promise<any> {
    const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await fetch(`${url}/events${address}`, { method, headers, ...sent });
    assert.equal(reply.status, 200, address);
    return await reply.json();
  }

  /** 700 abstracts for two reviewers each. */
  async function prepared(gala: Running, tenant: string) {
    const event_id = 'event-1';
    const post = async (what: string, body: object) => (await ask(gala, 'POST', `/${what}/${tenant}`, body)).id;
    const process_id = await post('abstractReviewProcesses', { name: 'Review', event_id });
    const type_id = await post('abstractTypes', { name: 'Talk', event_id });
    const review_assignment_rules = [forAll(...contacts('ada', 'alan'))];
    const round = await post('abstractReviewRounds', { name: 'First', event_id, process_id, review_assignment_rules });
    const operations = Array(100).fill({ operation: 'create', object: { name: 'Ada', event_id, type_id } });
    for (let n = 0; n < 7; n++) await ask(gala, 'POST', `/abstracts/${tenant}/batch`, { operations });
    return { round, address: `/abstractReviews/${tenant}/openRound/${type_id}/${round}` };
  }

  async function namesOf(gala: Running, tenant: string, round: string): Promise<string[]> {
    const names: string[] = [];
    let after = '';
    do {
      const page = await ask(gala, 'GET', `/abstractReviews/${tenant}/reviewRound/${round}?limit=1000${after}`);
      for (const { abstract_id, assignee } of page.Items) names.push(`${abstract_id} ${assignee.contact_id}`);
      after = page.LastEvaluatedKey ? `&exclusiveStartKey=${page.LastEvaluatedKey}` : '';
    } while (after !== '');
    return names;
  }

  it('takes effect in whole steps or not at all when the server is killed, and is completed by repeating it', async () => {
    for (const delay of [30, 90, 180]) {
      const tenant = `killed-${delay}`;
      const first = await begin();
      const { round, address } = await prepared(first, tenant);
      const calls = [ask(first, 'POST', address), ask(first, 'GET', address)];
      const settled = Promise.allSettled(calls);
      await sleep(delay);
      first.kill('SIGKILL');
      await Promise.all([first.ended, settled]);

      const second = await begin();
      const created = (await namesOf(second, tenant, round)).length;
      const { status } = await ask(second, 'GET', `/abstractReviewRounds/${tenant}/${round}`);
      assert.ok([0, 1000, 1400].includes(created), `${created} reviews`);
      assert.equal(status, created === 0 ? 'never opened' : 'open');
      while ((await ask(second, 'POST', address)).remaining > 0);
      const names = await namesOf(second, tenant, round);
      assert.deepEqual([names.length, new Set(names).size], [1400, 1400]);
      second.kill('SIGTERM');
      await second.ended;
    }
  }).timeout(180_000);
});
