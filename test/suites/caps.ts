/** How many records of a resource a tenant may have. */
import { strict as assert } from 'node:assert';
import { openRound, reviewsOf, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import type { Reply } from '../support/harness.js';

const types = '/referenceTypes';

/** Body of a batch. */
export const creates = (count: number) => ({
  operations: Array.from({ length: count }, (_, n) => ({ operation: 'create', object: { name: `Type ${n}` } })),
});

/** Waiting makes no room: nothing says how long to wait. */
function isCapped({ status, body, headers }: Reply): void {
  assert.deepEqual([status, body.code, headers['retry-after']], [429, 'tenant_quota', undefined]);
}

export const caps: Suite = (start) => {
  const records = new Map([
    ['referenceTypes', 10],
    ['abstractReviews', 1],
  ]);
  const gala = served(start, { tenantLimits: { records } });

  const countIn = async (name: string) => (await gala.get(`${types}/${name}`)).body.length;

  it('refuse with 429 tenant_quota, exactly at the cap when many create at once', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, () => gala.post(`${types}/a`, { name: 'Academic' })));
    const refused = replies.filter(({ status }) => status !== 200);
    for (const reply of refused) isCapped(reply);
    assert.deepEqual([refused.length, await countIn('a')], [20, 10]);
  });

  it('hold for each create of a batch', async () => {
    const { body } = await gala.post(`${types}/b/batch`, creates(15));
    assert.deepEqual([body.success_count, body.error_count, await countIn('b')], [10, 5, 10]);
    const codes = body.results.flatMap(({ error }: { error?: { code: string } }) => error?.code ?? []);
    assert.deepEqual(new Set(codes), new Set(['tenant_quota']));
  });

  it('have room again when a record is deleted', async () => {
    const { body } = await gala.post(`${types}/c/batch`, creates(10));
    assert.equal((await gala.post(`${types}/c`, { name: 'Academic' })).status, 429);
    const { id } = body.results[0].object;
    for (const status of [200, 404]) assert.equal((await gala.delete(`${types}/c/${id}`)).status, status);
    for (const status of [200, 429]) assert.equal((await gala.post(`${types}/c`, { name: 'Academic' })).status, status);
  });

  it('leave changes and other resources alone', async () => {
    const { body } = await gala.post(`${types}/d/batch`, creates(10));
    const { id } = body.results[0].object;
    assert.equal((await gala.put(`${types}/d/${id}`, { name: 'Other' })).status, 200);
    assert.equal((await gala.post('/awards/d', { name: 'Medal' })).status, 200);
  });

  it('count records from before the cap was set', async () => {
    const open = new Map<string, number>();
    const late = await start({ tenantLimits: { records: open } });
    await late.post(`${types}/e/batch`, creates(12));
    open.set('referenceTypes', 11);
    assert.equal((await late.post(`${types}/e`, { name: 'Academic' })).status, 429);
    const [one, two] = (await late.get(`${types}/e`)).body;
    for (const { id } of [one, two]) await late.delete(`${types}/e/${id}`);
    assert.equal((await late.post(`${types}/e`, { name: 'Academic' })).status, 200);
    assert.equal((await late.post(`${types}/e`, { name: 'Academic' })).status, 429);
  });

  it('hold for reviews that are made by opening a round or by assigning', async () => {
    const of = await scene(gala);
    isCapped(await openRound(gala, of));
    const one = await scene(gala, { abstracts: [{}] });
    assert.equal((await openRound(gala, one)).status, 200);
    const body = { review_round_id: one.rounds[0], abstract_ids: one.abstracts, assignees: [{ contact_id: 'grace' }] };
    isCapped(await gala.post(`/abstractReviews/${one.tenant}/assignReviews`, body));
    assert.equal((await reviewsOf(gala, one)).length, 1);
  });

  it('do not count a create that fails', async () => {
    for (let n = 0; n < 20; n++) assert.equal((await gala.post(`${types}/f`, {})).status, 400);
    assert.equal((await gala.post(`${types}/f`, { name: 'Academic' })).status, 200);
  });
};
