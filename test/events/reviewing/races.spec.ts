/** Reviewing under many clients at once, and without the guards that it relies on. */
import { strict as assert } from 'node:assert';
import type { Store } from '../../../src/store/port.js';
import { assign, checkInvariants, clients, stage, storms } from '../../suites/storms.js';
import { describeApi } from '../../support/api.js';
import { careless } from '../../support/careless.js';
import { worldOn } from '../../support/failing.js';
import type { World } from '../../support/harness.js';
import { openRound, reviewsOf, submit } from './story.js';

describeApi('Reviewing by many at once', storms(12));

/** Methods of a store without one of its guards. */
const stores: Readonly<Record<string, (store: Store) => Partial<Store>>> = {
  nothing: () => ({}),
  'unique indexes': (store) => ({
    declare: (collection, indexes) =>
      store.declare(
        collection,
        indexes.filter(({ unique }) => !unique),
      ),
  }),
  'compare-and-set': (store) => careless(store, () => false, 0),
};

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

  async function withStore(without: string, task: (gala: World) => Promise<void>): Promise<void> {
    const { gala, end } = await worldOn(stores[without] ?? assert.fail(without));
    await task(gala).finally(end);
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
