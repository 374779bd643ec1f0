/** How the store is read for an answer from which nothing else follows. */
import { strict as assert } from 'node:assert';
import type { ReadOptions } from '../../src/store/port.js';
import { type World, world } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

const searchable = ['abstractReviews', 'abstracts', 'applications', 'events', 'functions', 'references'];

describe('consistentRead', () => {
  let gala: World;
  const reads: ReadOptions[] = [];

  before(async () => {
    gala = await world();
    const { store } = gala;
    const { page, read } = store;
    store.page = (query) => {
      reads.push(query);
      return page.call(store, query);
    };
    store.read = (key, options) => {
      reads.push(options ?? {});
      return read.call(store, key, options);
    };
  });
  after(() => gala.close());

  const asked: [query: string, isConsistent: boolean][] = [
    ['', false],
    ['?consistentRead=true', true],
    ['?consistentRead=1', true],
    ['?consistentRead=false', false],
    ['?consistentRead=0', false],
  ];
  for (const [query, isConsistent] of asked) {
    it(`${query || 'not given'}: ${isConsistent ? 'what every answered write left' : 'what any server has'}`, async () => {
      const { id, event_id } = await made(gala, 'functions');
      const addresses = [`/functions/${tenant}/${id}`, `/functions/${tenant}/event/${event_id}`];
      for (const address of [...addresses, `/functionTypes/${tenant}`]) {
        reads.length = 0;
        assert.equal((await gala.get(address + query)).status, 200);
        assert.ok(reads.length > 0, address);
        for (const { consistent, relaxed } of reads)
          assert.deepEqual([consistent === true, relaxed === true], [isConsistent, !isConsistent], address);
      }
      for (const resource of searchable) {
        reads.length = 0;
        assert.equal((await gala.post(`/${resource}/${tenant}/search${query}`, {})).status, 200);
        assert.ok(reads.length > 0, resource);
        for (const { consistent } of reads) assert.equal(consistent === true, isConsistent, resource);
        assert.equal((await gala.post(`/${resource}/${tenant}/search?consistentRead=yes`, {})).status, 400, resource);
      }
    });
  }
});
