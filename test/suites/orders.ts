/** `sort`, `modified_since` and `count` of lists and searches. */
import { strict as assert } from 'node:assert';
import type { Schema } from '../../src/schema/document.js';
import { addressOf, operations } from '../statuses/routes.js';
import { refusal, type Suite, served } from '../support/api.js';
import { type Reply, token } from '../support/harness.js';
import { made } from '../support/samples.js';
import { useOf } from '../support/use.js';
import { allPages, idsOf, keyOf } from './pages.js';

type Ask = (query: string) => Promise<Reply>;

/** Ids of all pages of this length. */
const paged = async (ask: Ask, query: string, limit: number) =>
  (await allPages(ask, `${query}&limit=${limit}`)).flatMap(idsOf);

/** The orders that the document has for an operation. */
const sortsOf = ({ document, id }: (typeof operations)[number]): string[] => {
  const parameter = document.parameter(id, 'sort') as { schema?: Schema & { enum?: string[] } } | undefined;
  return parameter?.schema?.enum ?? [];
};

export const orders: Suite = (start) => {
  const gala = served(start);
  const list =
    (resource: string, tenant: string, path = ''): Ask =>
    (query) =>
      gala.get(`/${resource}/${tenant}${path}?${query}`);
  const search =
    (resource: string, tenant: string, body: object): Ask =>
    (query) =>
      gala.post(`/${resource}/${tenant}/search?${query}`, body);
  const makeAll = async (resource: Parameters<typeof made>[1], tenant: string, all: readonly object[]) => {
    const ids: string[] = [];
    for (const fields of all) ids.push((await made(gala, resource, fields, tenant)).id as string);
    return ids;
  };
  const at = (seconds: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + seconds * 1000);

  it('are all accepted that the document names', async () => {
    const sortable = operations.filter((operation) => sortsOf(operation).length > 0);
    assert.ok(sortable.length > 50);
    for (const operation of sortable) {
      const { method, mediaTypes } = operation.route;
      const address = addressOf(operation, { tenantId: 'empty' });
      for (const sort of sortsOf(operation)) {
        const body = mediaTypes.length > 0 ? { body: {} } : {};
        const { status, text } = await gala.call(method, `${address}?sort=${sort}`, body);
        assert.equal(status, 200, text);
      }
    }
  });

  it('sort by a field, forwards and backwards, page by page', async () => {
    const tenant = 'sorted';
    const [b, none, a, b2, other] = (await makeAll('functions', tenant, [
      { name: 'b', start_date: '2026-05-01T00:00:00Z', event_id: 'e1' },
      { name: 'C', event_id: 'e1' },
      { name: 'A', start_date: '2026-05-01T00:30:00+01:00', event_id: 'e1' },
      { name: 'B', start_date: '2026-05-01T00:00:00Z', event_id: 'e1' },
      { name: 'aa', start_date: '2026-04-01T00:00:00Z', event_id: 'e2' },
    ])) as [string, string, string, string, string];
    const byDate = [none, a, b, b2];
    const byName = [a, b, b2, none];
    const asks: [Ask, readonly string[], readonly string[]][] = [
      [list('functions', tenant), [none, other, a, b, b2], [a, other, b, b2, none]],
      [list('functions', tenant, '/event/e1'), byDate, byName],
      [search('functions', tenant, { event_ids: ['e1'] }), byDate, byName],
      [search('functions', tenant, { event_ids: ['e1', 'e2'] }), [none, other, a, b, b2], [a, other, b, b2, none]],
      [search('functions', tenant, { event_ids: ['e1'], name: 'b' }), [b, b2], [b, b2]],
      [search('functions', tenant, { ids: [b, other] }), [other, b], [other, b]],
    ];
    for (const [ask, dates, names] of asks)
      for (const limit of [2, 100])
        for (const [field, expected] of Object.entries({
          start_date: dates,
          name: names,
          sys_created_at: dates.toSorted(),
        })) {
          assert.deepEqual(await paged(ask, `sort=${field}`, limit), expected, field);
          assert.deepEqual(await paged(ask, `sort=-${field}`, limit), expected.toReversed(), field);
        }
  });

  it('rank the abstracts of an event without reading more than a page', async () => {
    const scores = [5, undefined, 10, 9.5, -1, 0, 10];
    const of = (event_id: string) => scores.map((average_score) => ({ average_score, event_id }));
    const ids = await makeAll('abstracts', 'ranked', [...of('e1'), ...of('e2')]);
    const ask = search('abstracts', 'ranked', { event_ids: ['e1'] });
    const ranking = [6, 2, 3, 0, 5, 4, 1].map((n) => ids[n]);
    assert.deepEqual(await paged(ask, 'sort=-average_score', 3), ranking);
    const { result, use } = await useOf(gala.store, () => ask('sort=-average_score&limit=3'));
    assert.deepEqual(idsOf(result), ranking.slice(0, 3));
    assert.equal(use.read, 4);
  });

  it('are refused for other fields, and for page keys of another order', async () => {
    const wrong = await list('functions', 'wrong', '/event/e1')('sort=location');
    assert.equal(wrong.status, 400);
    assert.match(wrong.body.message, /query\/sort .*sys_created_at.*-start_date/);
    await makeAll('functions', 'wrong', [{}, {}]);
    const ask = list('functions', 'wrong');
    const key = keyOf(await ask('sort=name&limit=1'));
    for (const query of ['sort=-name', 'sort=start_date', '', 'modified_since=2026-01-01T00:00:00Z']) {
      const reply = await ask(`${query}&limit=1&exclusiveStartKey=${key}`);
      assert.deepEqual(refusal(reply), [400, 'page_key_invalid'], query);
    }
  });

  describe('by modified_since', () => {
    const tenant = 'modified';
    let ids: string[];
    before(async () => {
      ids = [];
      for (const [seconds, event_id] of [
        [10, 'e1'],
        [20, 'e2'],
        [30, 'e1'],
      ] as const) {
        gala.clock.now = at(seconds);
        ids.push(...(await makeAll('functions', tenant, [{ event_id, name: `At ${seconds}` }])));
      }
      gala.clock.now = at(40);
      await gala.merge(`/functions/${tenant}/${ids[0]}`, { location: 'Hall' });
    });
    const since = (seconds: number) => `modified_since=${at(seconds).toISOString()}`;

    it('have the records that changed then or later, oldest change first', async () => {
      const [first, second, third] = ids;
      const ask = list('functions', tenant);
      for (const limit of [1, 2, 100]) {
        assert.deepEqual(await paged(ask, since(0), limit), [second, third, first]);
        assert.deepEqual(await paged(ask, since(30), limit), [third, first]);
        assert.deepEqual(await paged(ask, `${since(30)}&sort=sys_last_modified_at`, limit), [third, first]);
        assert.deepEqual(await paged(list('functions', tenant, '/event/e1'), since(0), limit), [third, first]);
        assert.deepEqual(await paged(list('functions', tenant, '/event/e2'), since(21), limit), []);
        assert.deepEqual(await paged(search('functions', tenant, { name: 'at 2' }), since(0), limit), [second]);
        assert.deepEqual(await paged(search('functions', tenant, { event_ids: ['e1'] }), since(35), limit), [first]);
      }
      for (const [time, found] of [
        ['2026-03-01T13:00:40%2B01:00', 1],
        ['2026-03-01T12:00:40.0000Z', 1],
        ['2026-03-01T12:00:40.0001Z', 0],
        ['2026-03-01T12:00:40.001Z', 0],
      ] as const)
        assert.equal((await ask(`modified_since=${time}`)).body.length, found, time);
    });

    it('read only records that changed then or later', async () => {
      const { use } = await useOf(gala.store, () => list('functions', tenant)(since(40)));
      assert.equal(use.read, 2); // the page is read again when everything has settled
    });

    it('need a time, and allow no other order', async () => {
      const ask = list('functions', tenant);
      for (const query of [
        'modified_since=yesterday',
        `${since(0)}&sort=name`,
        `${since(0)}&sort=-sys_last_modified_at`,
      ])
        assert.deepEqual(refusal(await ask(query)), [400, 'invalid_request'], query);
    });
  });

  describe('with count', () => {
    const tenant = 'counted';
    before(async () => {
      gala.clock.now = at(60);
      await makeAll('abstracts', tenant, [{ event_id: 'e1' }, { event_id: 'e2', email_address: 'A@x.org' }]);
      gala.clock.now = at(70);
      await makeAll('abstracts', tenant, [{ event_id: 'e1', email_address: 'a@x.org' }]);
    });
    const total = async (ask: Ask, query: string) => {
      const { result, use } = await useOf(gala.store, () => ask(`limit=1&count=true&${query}`));
      assert.equal(result.status, 200, result.text);
      assert.ok(use.read <= 4, `${use.read} records were read`);
      return result.headers.total;
    };

    it('say how many records there are in all, only if they are asked to', async () => {
      const ask = list('abstracts', tenant);
      const inRound: Ask = (query) => gala.post(`/abstracts/${tenant}/reviewRound/r?${query}`, {});
      const found = (body: object) => search('abstracts', tenant, body);
      for (const [asked, expected, query] of [
        [ask, '3', ''],
        [ask, '3', 'sort=-average_score'],
        [ask, '1', `modified_since=${at(70).toISOString()}`],
        [found({}), '3', ''],
        [found({ event_ids: ['e1'] }), '2', ''],
        [found({ event_ids: ['e9'] }), '0', ''],
        [found({ email_address: 'a@X.org' }), '2', ''],
        [inRound, '0', ''],
      ] as const)
        assert.equal(await total(asked, query), expected);
      const { headers } = await ask('limit=1&count=false');
      assert.equal(headers.total, undefined);
      const next = await ask('limit=1&count=1');
      assert.match(next.headers.link ?? '', /limit=1/);
      assert.doesNotMatch(next.headers.link ?? '', /[?&]count/);
    });

    it('are refused where no index can count, and say where it is possible', async () => {
      const two = { event_ids: ['e1'], email_address: 'a@x.org' };
      for (const body of [{ event_ids: ['e1', 'e2'] }, { ids: ['x'] }, { title: 'x' }, two]) {
        const reply = await search('abstracts', tenant, body)('count=true');
        assert.deepEqual(refusal(reply), [400, 'count_not_possible']);
        assert.match(reply.body.message, /event_ids.*email_address/);
        assert.doesNotMatch(reply.body.message, /title|: ids/);
      }
      const since = `count=true&modified_since=${at(0).toISOString()}`;
      assert.deepEqual(refusal(await list('functions', tenant, '/event/e1')(since)), [400, 'count_not_possible']);
    });
  });

  it('are refused for callers who are limited to their own records', async () => {
    const ann = { token: token({ sub: 'ann', permissions: ['abstracts.*:own'] }) };
    const queries = ['count=true', 'sort=average_score', 'sort=-sys_created_at', 'modified_since=2026-01-01T00:00:00Z'];
    for (const address of ['', '/search', '/reviewRound/r'])
      for (const query of [...queries, 'sort=sys_created_at', 'count=false']) {
        const method = address === '' ? 'GET' : 'POST';
        const body = address === '' ? {} : { body: {} };
        const reply = await gala.call(method, `/abstracts/acme${address}?${query}`, { ...ann, ...body });
        const expected = queries.includes(query) ? [403, 'limited_to_own'] : [200, undefined];
        if (query === 'sort=average_score' && address === '/reviewRound/r') assert.equal(reply.status, 400);
        else assert.deepEqual(refusal(reply), expected, `${address} ${query}`);
      }
  });
};
