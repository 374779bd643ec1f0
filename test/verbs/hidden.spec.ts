import { strict as assert } from 'node:assert';
import { timeOrderedId } from '../../src/records/work.js';
import { Doc } from '../../src/store/doc.js';
import { pageKey } from '../../src/verbs/list.js';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';

/** Public lists know nothing of hidden records: neither their pages nor their keys tell that there are any. */
describeApi('Among many hidden records, a public list', (start) => {
  const collection = 'events.miscellaneousEvents';
  const event_id = 'event-1';
  const options = { token: token({ permissions: ['miscellaneousEvents.public'] }) };
  const gala = served(start);

  /** Records with ids such as servers make, every so many of which are shown. */
  async function crowd(tenant: string, size: number, shownEach: number) {
    const ids = Array.from({ length: size }, () => timeOrderedId());
    const records = ids.map((id, n) => ({ id, event_id, hide_from_portal: (n + 1) % shownEach > 0, sys_version: 1 }));
    for (let n = 0; n < size; n += 500) {
      const some = records.slice(n, n + 500);
      await gala.store.commit(
        some.map((record) => ({ put: { collection, tenant, id: record.id }, doc: Doc.ofRecord(record) })),
      );
    }
    return ids.filter((_, n) => (n + 1) % shownEach === 0);
  }

  for (const limit of [1, 100, 1000]) {
    it(`has full pages of ${limit}, with keys that name none of them`, async () => {
      const tenant = `crowd-${limit}`;
      const shown = await crowd(tenant, 1250, 250);
      const found: string[] = [];
      const sizes: number[] = [];
      for (let key: string | undefined; ; ) {
        const query = `limit=${limit}${key ? `&exclusiveStartKey=${key}` : ''}`;
        const { body } = await gala.get(`/miscellaneousEvents/${tenant}/public/event/${event_id}?${query}`, options);
        found.push(...body.Items.map(({ id }: { id: string }) => id));
        sizes.push(body.Count);
        key = body.LastEvaluatedKey;
        if (key === undefined) break;
        const scope = { tenant, operation: 'miscellaneousEvents.listPublicByEvent', filter: { event_id } };
        assert.equal(key, pageKey(scope, found.at(-1) as string), 'it names the last record of its page');
      }
      assert.deepEqual(found, shown);
      const full = Math.floor(shown.length / limit);
      const rest = shown.length % limit;
      assert.deepEqual(sizes, [...Array(full).fill(limit), ...(rest > 0 ? [rest] : [])]);
    });
  }
});
