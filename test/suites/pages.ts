/** Pages of lists and searches of all kinds: where they end. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { type Suite, served } from '../support/api.js';
import { madeAll } from '../support/fields.js';
import type { Reply, World } from '../support/harness.js';
import { sample } from '../support/samples.js';

export interface Kind {
  readonly what: string;
  readonly resource: ResourceName;
  /** Items of a page when the caller names no limit. */
  readonly usual: number;
  page(gala: World, tenant: string, query: string): Promise<Reply>;
}

export const listed = (what: string, resource: ResourceName, address: string): Kind => ({
  what,
  resource,
  usual: 1000,
  page: (gala, tenant, query) => gala.get(`/${resource}/${tenant}${address}?${query}`),
});
const searched = (what: string, resource: ResourceName, body: object): Kind => ({
  what,
  resource,
  usual: 100,
  page: (gala, tenant, query) => gala.post(`/${resource}/${tenant}/search?${query}`, body),
});

export const kinds: readonly Kind[] = [
  listed('a list of all', 'functionTypes', ''),
  listed('a public list of all', 'functionTypes', '/public'),
  listed('a list by something', 'functions', '/event/event-1'),
  listed('a public list by something', 'functions', '/public/event/event-1'),
  searched('a search of all', 'functions', {}),
  searched('a search that looks at each', 'functions', { name: 'a' }),
  searched('a search by an index', 'functions', { event_ids: ['event-1', 'event-2'] }),
];

const itemsOf = ({ body }: Reply): { id: string }[] => (Array.isArray(body) ? body : body.Items);
export const keyOf = ({ body, headers }: Reply): string | undefined =>
  Array.isArray(body) ? headers['x-last-evaluated-key'] : body.LastEvaluatedKey;
export const idsOf = (reply: Reply) => itemsOf(reply).map(({ id }) => id);

/** The replies to all pages that a query has. */
export async function allPages(ask: (query: string) => Promise<Reply>, query = ''): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (let key: string | undefined; replies.length === 0 || key !== undefined; ) {
    const reply = await ask(key === undefined ? query : `${query}&exclusiveStartKey=${key}`);
    assert.equal(reply.status, 200, reply.text);
    replies.push(reply);
    key = keyOf(reply);
  }
  return replies;
}

/** Makes so many records; answers their ids, in order. */
export async function filled(gala: World, resource: ResourceName, tenant: string, count: number): Promise<string[]> {
  const body = await sample(gala, resource, tenant);
  const ids: string[] = [];
  for (let left = count; left > 0; left -= 100) {
    const bodies = Array.from({ length: Math.min(left, 100) }, () => body);
    ids.push(...(await madeAll(gala, resource, tenant, bodies)));
  }
  return ids.sort();
}

export const pages: Suite = (start) => {
  const gala = served(start);

  for (const { what, resource, page } of kinds) {
    it(`${what} end without a key, even if the last is full`, async () => {
      const tenant = `full-${what.replaceAll(' ', '-')}`;
      const ids = await filled(gala, resource, tenant, 6);
      for (const limit of [6, 7, 1000]) {
        const whole = await page(gala, tenant, `limit=${limit}`);
        assert.deepEqual([idsOf(whole), keyOf(whole)], [ids, undefined], `${limit}`);
      }
      const first = await page(gala, tenant, 'limit=3');
      assert.deepEqual(idsOf(first), ids.slice(0, 3));
      const next = new RegExp(`^</events/${resource}/${tenant}.*\\?.*limit=3.*>; rel="next"$`);
      if (Array.isArray(first.body)) assert.match(first.headers.link ?? '', next);
      else assert.equal(first.body.Count, 3);
      const second = await page(gala, tenant, `limit=3&exclusiveStartKey=${keyOf(first)}`);
      assert.deepEqual([idsOf(second), keyOf(second), second.headers.link], [ids.slice(3), undefined, undefined]);
    });
  }

  it('a search for several values leave none out where one value has many more records', async () => {
    const tenant = 'uneven';
    const body = await sample(gala, 'functions', tenant);
    const made = async (event_id: string, name: string) =>
      (await madeAll(gala, 'functions', tenant, [{ ...body, event_id, name }]))[0] as string;
    for (let n = 0; n < 3; n++) await made('event-a', 'Opening');
    const dinner = await made('event-a', 'Dinner');
    for (let n = 0; n < 3; n++) await made('event-a', 'Closing');
    const another = await made('event-b', 'Dinner');
    const asked = { event_ids: ['event-a', 'event-b'], name: 'dinner' };
    const ask = (query: string) => gala.post(`/functions/${tenant}/search?${query}`, asked);
    const found = (await allPages(ask, 'limit=1')).flatMap(idsOf);
    assert.deepEqual(found, [dinner, another]);
  });
};
