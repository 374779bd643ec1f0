import { strict as assert } from 'node:assert';
import type { World } from '../support/harness.js';
import { made } from '../support/samples.js';
import { onEachStore } from '../support/stores.js';
import { openRound, reviewsOf, scene, submit } from './reviewing.js';

/**
 * A sum is right only when what it is made of is read as consistently as what makes others wait for it: an abstract's
 * version that is newer than the reviews would let a score go missing.
 */
onEachStore('What is summed up', (start) => {
  let gala: World;
  /** `collection: whether consistently`, of each read of the store. */
  const reads = new Set<string>();
  before(async () => {
    gala = await start();
    const { store } = gala;
    const { page, read } = store;
    store.page = (query) => {
      reads.add(`${query.collection}: ${query.consistent === true}`);
      return page.call(store, query);
    };
    store.read = (key, asked) => {
      reads.add(`${key.collection}: ${asked?.consistent === true}`);
      return read.call(store, key, asked);
    };
  });
  beforeEach(() => reads.clear());

  const seen = (collection: string) => [...reads].filter((one) => one.startsWith(`${collection}: `));

  it('scores are made of consistent reads', async () => {
    const of = await scene(gala);
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    reads.clear();
    assert.equal((await submit(gala, of, review, 4)).status, 200);
    assert.deepEqual(seen('events.abstracts'), ['events.abstracts: true']);
    assert.ok(reads.has('events.abstractReviews: true'));
  });

  it('places are counted by consistent reads', async () => {
    const limits = { enable_capacity: true, capacity_options: { capacity: 2 }, maximum_allowed_tickets: 1 };
    const { id } = await made(gala, 'functions', limits);
    reads.clear();
    await made(gala, 'functionTickets', { function_id: id });
    for (const collection of ['events.places', 'events.functions', 'events.functionTickets']) {
      assert.deepEqual(seen(collection), [`${collection}: true`]);
    }
  });
});
