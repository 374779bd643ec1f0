/** How the store is read for an answer from which nothing else follows. */
import { strict as assert } from 'node:assert';
import { storedMessage } from '../suites/messages.js';
import { describeApi, served } from '../support/api.js';
import { made, tenant } from '../support/samples.js';
import { useOf } from '../support/use.js';

const searchable = ['abstractReviews', 'abstracts', 'applications', 'events', 'functions', 'references', 'reviews'];

describeApi('A read', (start) => {
  const gala = served(start);
  const messages = [`/messages/${tenant}`, `/messages/${tenant}?about=stored:1`, `/messages/${tenant}/stored:1`];
  before(() => gala.store.commit([storedMessage(tenant, 1)]));

  const asked: [query: string, isConsistent: boolean][] = [
    ['', false],
    ['?consistentRead=true', true],
    ['?consistentRead=1', true],
    ['?consistentRead=false', false],
    ['?consistentRead=0', false],
  ];
  for (const [query, isConsistent] of asked) {
    it(`${query ? `with ${query}` : 'without consistentRead'} gets ${isConsistent ? 'what every answered write left' : 'what any server has'}`, async () => {
      const { id, event_id } = await made(gala, 'functions');
      const functions = `/functions/${tenant}`;
      const ofAll = [
        `${functions}/public/${id}`,
        `${functions}/public/event/${event_id}`,
        `/functionTypes/${tenant}/public`,
      ];
      const addresses = [`${functions}/${id}`, `${functions}/event/${event_id}`, `/functionTypes/${tenant}`, ...ofAll];
      for (const address of [...addresses, ...messages]) {
        const { result, use } = await useOf(gala.store, () =>
          gala.get(address.includes('?') ? address + query.replace('?', '&') : address + query),
        );
        assert.ok(result.status === 200 && use.asked.length > 0, address);
        for (const { consistent, relaxed } of use.asked)
          assert.deepEqual([consistent === true, relaxed === true], [isConsistent, !isConsistent], address);
      }
      for (const resource of searchable) {
        const search = () => gala.post(`/${resource}/${tenant}/search${query}`, {});
        const { result, use } = await useOf(gala.store, search);
        assert.ok(result.status === 200 && use.asked.length > 0, resource);
        for (const { consistent } of use.asked) assert.equal(consistent === true, isConsistent, resource);
        assert.equal((await gala.post(`/${resource}/${tenant}/search?consistentRead=yes`, {})).status, 400, resource);
      }
    });
  }
});
