/** Bare arrays say in headers where they go on: the key and the link come together, and the last page has neither. */
import { strict as assert } from 'node:assert';
import { type World, world } from '../support/harness.js';
import { made } from '../support/samples.js';

describe('The pages of a bare list', () => {
  let gala: World;
  before(async () => {
    gala = await world();
  });
  after(() => gala.close());

  it('lead to the end by their links, and the last one leads nowhere', async () => {
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await made(gala, 'awards')).id);
    const found: string[] = [];
    const leads: boolean[][] = [];
    for (let next: string | undefined = '/awards/acme?limit=1'; next !== undefined && found.length <= ids.length; ) {
      const { status, headers, body } = await gala.get(next);
      assert.equal(status, 200);
      found.push(...body.map(({ id }: { id: string }) => id));
      leads.push(['x-last-evaluated-key', 'link'].map((name) => name in headers));
      next = /^<\/awards(\/[^>]+)>; rel="next"$/.exec(headers.link ?? '')?.[1];
    }
    assert.deepEqual(found, ids);
    assert.deepEqual(leads, [
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});
