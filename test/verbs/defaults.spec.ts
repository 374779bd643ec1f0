/** What the server fills in is for new records: one that is replaced without it keeps what is stored. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { describeApi, served } from '../support/api.js';
import { made, tenant } from '../support/samples.js';

/** Resource → what `status` is by default, and another one that may be set. */
const statuses: [ResourceName, string, string][] = [
  ['references', 'pending', 'declined'],
  ['reviews', 'not started', 'draft'],
  ['reviewRounds', 'never opened', 'closed'],
  ['abstractReviews', 'not started', 'draft'],
  ['abstractReviewRounds', 'never opened', 'closed'],
  ['functionTickets', 'active', 'cancelled'],
];

describeApi('A default', (start) => {
  const gala = served(start);

  for (const [resource, status, other] of statuses) {
    it(`for the status of ${resource} is given to new records only`, async () => {
      const { status: given, id, sys_version: _, ...record } = await made(gala, resource);
      assert.equal(given, status);
      const address = `/${resource}/${tenant}/${id}`;
      assert.equal((await gala.put(address, { ...record, status: other })).body.status, other);
      const operations = [{ operation: 'update', id, object: record }];
      const replaced = await gala.put(address, record);
      const patched = await gala.patch(address, [{ op: 'remove', path: '/status' }]);
      const [inBatch] = (await gala.post(`/${resource}/${tenant}/batch`, { operations })).body.results;
      for (const { body } of [replaced, patched, { body: inBatch.object }]) assert.equal(body?.status, other);
      assert.equal((await gala.get(address)).body.status, other);
    });
  }
});
