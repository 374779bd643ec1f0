/** Lists of own records among very many: full pages, and no more records read than they have. */
import { strict as assert } from 'node:assert';
import { Doc, type Stored } from '../../src/store/doc.js';
import { type Suite, served } from '../support/api.js';
import { type Reply, token } from '../support/harness.js';
import { useOf } from '../support/use.js';

const tenant = 'crowded';
const permissions = ['abstractReviews', 'abstracts', 'abstractReviewProcesses'].map((name) => `${name}.*:own`);
const reviewer = { token: token({ sub: 'rex', permissions }) };
const times = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const idOf = (kind: string, n: number) => `${kind}${String(n).padStart(6, '0')}`;

/** @param many reviews of the reviewer in the first round; each fifth of an abstract that is still in it. */
export const ownLists =
  (many: number): Suite =>
  (start) => {
    const gala = served(start);
    before(async () => {
      const of = { event_id: 'event-1', process_id: 'process-1', status: 'closed' };
      await put('abstractReviewProcesses', [{ id: 'process-1', name: 'Reviews', event_id: 'event-1' }]);
      const rounds = ['round-1', 'round-2'].map((id) => ({ id, name: id, ...of }));
      await put('abstractReviewRounds', rounds);
      await put('abstracts', times(2 * many, abstract));
      const rex = times(many, (n) => review(n, 'rex', 'round-1'));
      const ada = times(many, (n) => review(many + n, 'ada', 'round-2'));
      await put('abstractReviews', [...rex, ...ada, review(many - 1, 'rex', 'round-2', 'z')]);
    });

    /** Of a reviewer, by twos: what comes next is another's. */
    const review = (n: number, contact_id: string, review_round_id: string, kind = 'r') => ({
      id: idOf(kind, 2 * (n % many) + Number(contact_id === 'ada')),
      abstract_id: idOf('a', n),
      event_id: 'event-1',
      process_id: 'process-1',
      review_round_id,
      assignee: { contact_id },
      status: 'not started',
    });
    /** Whether the reviewer is the author: of more than are read at a time, after all that reviews open. */
    const isOwn = (n: number) => n >= many + 50 && n < many + 170;
    const abstract = (n: number) => ({
      id: idOf('a', n),
      name: 'Mary',
      title: `Paper ${n}`,
      event_id: 'event-1',
      review_process_id: 'process-1',
      review_round_id: n % 5 === 0 && !isOwn(n) ? 'round-1' : 'round-2',
      submitter_id: isOwn(n) ? 'rex' : 'mary',
    });

    type Json = Pick<Stored, 'id'> & Readonly<Record<string, unknown>>;
    async function put(resource: string, records: readonly Json[]): Promise<void> {
      const collection = `events.${resource}`;
      const docs = records.map((record) => Doc.ofRecord<Stored>({ ...record, sys_version: 1 }));
      const changes = docs.map((doc) => ({ put: { collection, tenant, id: doc.record.id }, doc }));
      for (let at = 0; at < docs.length; at += 500) await gala.store.commit(changes.slice(at, at + 500));
    }

    /** @returns the ids of a page that is complete, and how many records were read for it. */
    async function page(ask: () => Promise<Reply>): Promise<{ ids: string[]; key: string | undefined; read: number }> {
      const { result, use } = await useOf(gala.store, ask);
      assert.equal(result.status, 200, result.text);
      const { Items, LastEvaluatedKey: key } = result.body;
      return { ids: Items.map(({ id }: { id: string }) => id), key, read: use.read };
    }
    const search =
      (resource: string, body: object, limit = 100) =>
      () =>
        gala.post(`/${resource}/${tenant}/search?limit=${limit}`, body, reviewer);
    const list = (address: string) => () => gala.get(`/abstractReviews/${tenant}/${address}`, reviewer);

    it('read little more than the records that they answer', async () => {
      const last = idOf('a', many - 1);
      const asked: [() => Promise<Reply>, number][] = [
        [list(`abstract/${last}`), 2],
        [list('reviewRound/round-2'), 1],
        [list('event/round/event-1/round-2'), 1],
        [list('contact/ada'), 0],
        [search('abstractReviews', { abstract_ids: [last] }), 2],
        [search('abstractReviews', { ids: [idOf('r', 2), idOf('r', 3)] }), 1],
        [search('abstractReviews', { review_round_ids: ['round-2', 'nope'] }), 1],
        [search('abstracts', { ids: [last, idOf('a', many)] }), 1],
        [() => gala.post(`/abstracts/${tenant}/reviewRound/round-9`, {}, reviewer), 0],
      ];
      for (const [ask, count] of asked) {
        const { ids, key, read } = await page(ask);
        assert.deepEqual([ids.length, key], [count, undefined], ask.toString());
        assert.ok(read <= 10, `${read} records were read`);
      }
    });

    it('have full pages, however many records of others lie in between', async () => {
      const first = await page(list('reviewRound/round-1?limit=100'));
      assert.deepEqual(
        first.ids,
        times(100, (n) => idOf('r', 2 * n)),
      );
      assert.ok(first.read < 120, `${first.read} records were read`);
      const opened = await page(search('abstracts', {}, 300));
      assert.deepEqual(
        opened.ids,
        times(300, (n) => idOf('a', n)),
      );
      const inRound: string[] = [];
      for (let key: string | undefined = ''; key !== undefined; ) {
        const query: string = `limit=100${key && `&exclusiveStartKey=${key}`}`;
        const next = await page(() => gala.post(`/abstracts/${tenant}/reviewRound/round-1?${query}`, {}, reviewer));
        if (next.key !== undefined) assert.equal(next.ids.length, 100);
        assert.ok(next.read < 420, `${next.read} records were read`); // the abstract, and what opens it
        inRound.push(...next.ids);
        key = next.key;
      }
      assert.deepEqual(
        inRound,
        times(many / 5, (n) => idOf('a', 5 * n)),
      );
    });

    it('have each record once and in order, whether owned or opened by a review', async () => {
      const { ids, key } = await page(search('abstracts', {}, 1000));
      const seen = times(2 * many, (n) => n).filter((n) => n < many || isOwn(n));
      assert.deepEqual([ids, key], [seen.map((n) => idOf('a', n)), undefined]);
    });

    it('go on where the last page ended, also when they are asked for by ids', async () => {
      const ids = [1, 2, 3].map((n) => idOf('a', n));
      const found: string[] = [];
      for (let key: string | undefined, n = 0; n < ids.length; n++) {
        const body = { ids, ...(key !== undefined && { exclusiveStartKey: key }) };
        const next = await page(search('abstracts', body, 1));
        assert.equal(next.key !== undefined, n < ids.length - 1);
        found.push(...next.ids);
        key = next.key;
      }
      assert.deepEqual(found, ids);
    });

    it('have a record once, though several others open it', async () => {
      const { status, body } = await gala.get(`/abstractReviewProcesses/${tenant}`, reviewer);
      assert.deepEqual([status, body.length], [200, 1]);
    });

    it('are not read to show one record, or to say that it is not the caller’s', async () => {
      const get = async (address: string) => {
        const { result, use } = await useOf(gala.store, () => gala.get(address, reviewer));
        return { status: result.status, read: use.read };
      };
      const seen = await get(`/abstracts/${tenant}/${idOf('a', many - 1)}`);
      assert.equal(seen.status, 200);
      assert.ok(seen.read < 8, `${seen.read} records were read`);
      for (const resource of ['abstracts', 'abstractReviews'])
        for (const id of [idOf(resource === 'abstracts' ? 'a' : 'r', 2 * many - 1), 'x'.repeat(7)])
          assert.deepEqual(await get(`/${resource}/${tenant}/${id}`), { status: 404, read: 0 }, id);
    });
  };
