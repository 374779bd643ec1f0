/** Pages of lists and searches of all kinds: where they end, and what their keys are good for. */
import { strict as assert } from 'node:assert';
import { filled, idsOf, keyOf, kinds, listed, pages } from '../suites/pages.js';
import { describeApi, served } from '../support/api.js';

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

describeApi('Pages of', pages);

describeApi('Pages of', (start) => {
  const gala = served(start);

  for (const { what, resource, usual, page } of kinds) {
    it(`${what} have ${usual} records if no limit is given`, async () => {
      const tenant = `usual-${what.replaceAll(' ', '-')}`;
      const ids = await filled(gala, resource, tenant, usual + 1);
      const first = await page(gala, tenant, '');
      assert.deepEqual(idsOf(first), ids.slice(0, usual));
      const second = await page(gala, tenant, `exclusiveStartKey=${keyOf(first)}`);
      assert.deepEqual([idsOf(second), keyOf(second)], [ids.slice(usual), undefined]);
    });

    it(`${what} take limits of decimal digits from 1 to 1000`, async () => {
      for (const limit of ['1', '10', '1000', '007'])
        assert.equal((await page(gala, 'empty', `limit=${limit}`)).status, 200, limit);
      for (const limit of ['0', '1001', '0x10', '1e1', '%2B5', '-5', '%205', '5%20', '5.0', '１', '', 'x', '1_0'])
        assert.equal((await page(gala, 'empty', `limit=${limit}`)).status, 400, limit);
    });

    it(`${what} are refused for an altered key`, async () => {
      const tenant = `altered-${what.replaceAll(' ', '-')}`;
      await filled(gala, resource, tenant, 2);
      const key = keyOf(await page(gala, tenant, 'limit=1')) as string;
      for (const altered of alterationsOf(key)) {
        const { status, body } = await page(gala, tenant, `exclusiveStartKey=${encodeURIComponent(altered)}`);
        assert.deepEqual([status, body.code], [400, 'page_key_invalid'], altered);
      }
    });
  }

  it('one operation have keys that are good for no other', async () => {
    const tenant = 'keys';
    await filled(gala, 'functionTypes', tenant, 2);
    await filled(gala, 'functions', tenant, 2);
    await filled(gala, 'functionFees', tenant, 2);
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

  it('one tenant have keys that are good for no other', async () => {
    for (const tenant of ['ours', 'theirs']) await filled(gala, 'functionTypes', tenant, 2);
    for (const { what, resource, page } of kinds.filter(({ resource }) => resource === 'functionTypes')) {
      const key = keyOf(await page(gala, 'ours', 'limit=1'));
      assert.ok(key, `${what} of ${resource}`);
      const { status, body } = await page(gala, 'theirs', `exclusiveStartKey=${key}`);
      assert.deepEqual([status, body.code], [400, 'page_key_invalid'], what);
    }
  });
});
