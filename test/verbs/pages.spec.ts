/** Pages of lists and searches of all kinds: where they end, and what their keys are good for. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/document/contract.js';
import { describeApi } from '../support/api.js';
import { madeAll } from '../support/fields.js';
import type { Reply, World } from '../support/harness.js';
import { sample } from '../support/samples.js';

interface Kind {
  readonly what: string;
  readonly resource: ResourceName;
  /** Items of a page when the caller names no limit. */
  readonly usual: number;
  page(gala: World, tenant: string, query: string): Promise<Reply>;
}

const listed = (what: string, resource: ResourceName, address: string): Kind => ({
  what,
  resource,
  usual: what.endsWith('list of all') ? 1000 : 100,
  page: (gala, tenant, query) => gala.get(`/${resource}/${tenant}${address}?${query}`),
});
const searched = (what: string, resource: ResourceName, body: object): Kind => ({
  what,
  resource,
  usual: 100,
  page: (gala, tenant, query) => gala.post(`/${resource}/${tenant}/search?${query}`, body),
});

const kinds: readonly Kind[] = [
  listed('a list of all', 'functionTypes', ''),
  listed('a public list of all', 'functionTypes', '/public'),
  listed('a list by something', 'functions', '/event/event-1'),
  listed('a public list by something', 'functions', '/public/event/event-1'),
  searched('a search of all', 'functions', {}),
  searched('a search that looks at each', 'functions', { name: 'a' }),
  searched('a search by an index', 'functions', { event_ids: ['event-1', 'event-2'] }),
];

const itemsOf = ({ body }: Reply): { id: string }[] => (Array.isArray(body) ? body : body.Items);
const keyOf = ({ body, headers }: Reply): string | undefined =>
  Array.isArray(body) ? headers['x-last-evaluated-key'] : body.LastEvaluatedKey;

/** Keys that differ from this one in a character; shorter and longer ones, and one in other letters. */
function alterationsOf(key: string): string[] {
  const others = ['A', 'b', '7', '-', '_', '='];
  const changed = [...key].flatMap((one, n) => {
    const swapped = one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase();
    const neighbour = String.fromCharCode(one.charCodeAt(0) ^ 1);
    const instead = new Set([...others.slice(n % 2, (n % 2) + 3), swapped, neighbour]);
    instead.delete(one);
    return [...instead].map((character) => key.slice(0, n) + character + key.slice(n + 1));
  });
  const ends = [key.slice(0, -1), key.slice(1), `${key}A`, `${key}=`, `A${key}`, key + key, key.slice(0, 22)];
  return [...changed, ...ends, key.toLowerCase(), key.toUpperCase()];
}

describeApi('Pages of', (start) => {
  let gala: World;
  before(async () => {
    gala = await start();
  });

  const filled = async (resource: ResourceName, tenant: string, count: number): Promise<string[]> => {
    const body = await sample(gala, resource, tenant);
    const ids: string[] = [];
    for (let left = count; left > 0; left -= 100) {
      const bodies = Array.from({ length: Math.min(left, 100) }, () => body);
      ids.push(...(await madeAll(gala, resource, tenant, bodies)));
    }
    return ids.sort();
  };
  const idsOf = (reply: Reply) => itemsOf(reply).map(({ id }) => id);

  for (const { what, resource, usual, page } of kinds) {
    it(`${what}: the last has no key, even if it is full`, async () => {
      const tenant = `full-${what.replaceAll(' ', '-')}`;
      const ids = await filled(resource, tenant, 6);
      for (const limit of [6, 7, 1000]) {
        const whole = await page(gala, tenant, `limit=${limit}`);
        assert.deepEqual([idsOf(whole), keyOf(whole)], [ids, undefined], `${limit}`);
      }
      const first = await page(gala, tenant, 'limit=3');
      assert.deepEqual(idsOf(first), ids.slice(0, 3));
      const second = await page(gala, tenant, `limit=3&exclusiveStartKey=${keyOf(first)}`);
      assert.deepEqual([idsOf(second), keyOf(second)], [ids.slice(3), undefined]);
    });

    it(`${what}: ${usual} when nothing is said`, async () => {
      const tenant = `usual-${what.replaceAll(' ', '-')}`;
      const ids = await filled(resource, tenant, usual + 1);
      const first = await page(gala, tenant, '');
      assert.deepEqual(idsOf(first), ids.slice(0, usual));
      const second = await page(gala, tenant, `exclusiveStartKey=${keyOf(first)}`);
      assert.deepEqual([idsOf(second), keyOf(second)], [ids.slice(usual), undefined]);
    });

    it(`${what}: limits are decimal digits from 1 to 1000`, async () => {
      for (const limit of ['1', '10', '1000', '007'])
        assert.equal((await page(gala, 'empty', `limit=${limit}`)).status, 200, limit);
      for (const limit of ['0', '1001', '0x10', '1e1', '%2B5', '-5', '%205', '5%20', '5.0', '１', '', 'x', '1_0'])
        assert.equal((await page(gala, 'empty', `limit=${limit}`)).status, 400, limit);
    });

    it(`${what}: an altered key is refused`, async () => {
      const tenant = `altered-${what.replaceAll(' ', '-')}`;
      await filled(resource, tenant, 2);
      const key = keyOf(await page(gala, tenant, 'limit=1')) as string;
      for (const altered of alterationsOf(key)) {
        const { status, body } = await page(gala, tenant, `exclusiveStartKey=${encodeURIComponent(altered)}`);
        assert.deepEqual([status, body.code], [400, 'page_key_invalid'], altered);
      }
    });
  }

  it('one operation have keys that are good for no other', async () => {
    const tenant = 'keys';
    await filled('functionTypes', tenant, 2);
    await filled('functions', tenant, 2);
    await filled('functionFees', tenant, 2);
    const all = [...kinds, listed('another list by an event', 'functionFees', '/event/event-1')];
    const keys = await Promise.all(all.map(async ({ page }) => keyOf(await page(gala, tenant, 'limit=1'))));
    for (const [n, { what, page }] of all.entries()) {
      for (const [m, key] of keys.entries()) {
        assert.ok(key, all[m]?.what);
        const { status, body } = await page(gala, tenant, `exclusiveStartKey=${key}`);
        if (n === m) assert.equal(status, 200, what);
        else assert.deepEqual([status, body.code], [400, 'page_key_invalid'], `${what}, key of ${all[m]?.what}`);
      }
    }
  });

  it('a search for several values leave none out where one value has many more records', async () => {
    const tenant = 'uneven';
    const body = await sample(gala, 'functions', tenant);
    const made = async (event_id: string, name: string) =>
      (await madeAll(gala, 'functions', tenant, [{ ...body, event_id, name }]))[0] as string;
    for (let n = 0; n < 3; n++) await made('event-a', 'Opening');
    const dinner = await made('event-a', 'Dinner');
    for (let n = 0; n < 3; n++) await made('event-a', 'Closing');
    const another = await made('event-b', 'Dinner');
    const found: string[] = [];
    for (let key: string | undefined, more = true; more; more = key !== undefined) {
      const query = `limit=1${key ? `&exclusiveStartKey=${key}` : ''}`;
      const asked = { event_ids: ['event-a', 'event-b'], name: 'dinner' };
      const reply = await gala.post(`/functions/${tenant}/search?${query}`, asked);
      found.push(...idsOf(reply));
      key = keyOf(reply);
    }
    assert.deepEqual(found, [dinner, another]);
  });
});
