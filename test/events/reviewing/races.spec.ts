/** Reviewing under many clients at once, and without the guards that it relies on. */
import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { type Change, type Index, Stale, type Store } from '../../../src/store/port.js';
import { assign, checkInvariants, clients, stage, storms } from '../../suites/storms.js';
import { describeApi } from '../../support/api.js';
import { type World, world } from '../../support/harness.js';
import { openRound, reviewsOf, submit } from './story.js';

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

  /** Treats what is stored now as what was read. */
  async #forced(change: Change): Promise<Change> {
    if (!('put' in change)) return change;
    return { ...change, previous: await this.inner.read(change.put) };
  }

  read: Store['read'] = (key) => this.inner.read(key);
  page: Store['page'] = (query) => this.inner.page(query);
  entries: Store['entries'] = (query) => this.inner.entries(query);
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
