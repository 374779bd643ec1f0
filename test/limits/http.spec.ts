import { strict as assert } from 'node:assert';
import { caps, creates } from '../suites/caps.js';
import { describeApi, served } from '../support/api.js';
import { type Reply, token } from '../support/harness.js';

const records = new Map<string, number>();
/** So slow that nothing comes back while a test runs. */
const tenant = { rate: 1, burst: 999 };
const types = '/referenceTypes';

/** What is left of each limit, by its name. */
function leftIn(reply: Reply): Record<string, number> {
  const fields = (reply.headers.ratelimit ?? '').split(', ').filter(Boolean);
  return Object.fromEntries(
    fields.map((field) => {
      const [, name, left] = /^"([a-z]+)";r=(0|[1-9]\d*);t=(0|[1-9]\d*)$/.exec(field) ?? assert.fail(field);
      return [name, Number(left)];
    }),
  );
}

describeApi('A server that limits requests', (start) => {
  const gala = served(start, { tenantLimits: { tenant, principal: { rate: 1, burst: 49 }, records } });

  it('answers the limits and what is left in structured fields', async () => {
    const replies = [await gala.get(`${types}/a`), await gala.post(`${types}/a`, { name: 'Academic' })];
    for (const [n, reply] of replies.entries()) {
      assert.equal(reply.headers['ratelimit-policy'], '"tenant";q=1000;w=1000, "principal";q=50;w=50');
      assert.match(reply.headers.ratelimit ?? '', /^"tenant";r=\d+;t=\d+, "principal";r=\d+;t=\d+$/);
      assert.ok((leftIn(reply).principal ?? 0) >= 50 - n - 1);
      assert.match(reply.headers['access-control-expose-headers'] ?? '', /RateLimit, RateLimit-Policy/);
    }
  });

  it('answers them with errors, too, and counts those requests', async () => {
    const caller = { token: token({ sub: 'clumsy' }) };
    const replies = [
      await gala.get(`${types}/b/none-such`, caller),
      await gala.post(`${types}/b`, {}, caller),
      await gala.post(`${types}/b`, '{', caller),
      await gala.get(`${types}/b`, { token: token({ sub: 'clumsy', permissions: ['nothing'] }) }),
    ];
    assert.equal(replies.map(({ status }) => status).join(), '404,400,400,403');
    assert.ok(Number(leftIn(replies[3] as Reply).principal) <= 48);
  });

  it('tells strangers nothing of limits, and does not count them', async () => {
    for (let n = 0; n < 60; n++) {
      const reply = await gala.get(`${types}/c`, { token: token({ sub: 'stranger', tenants: ['other'] }) });
      assert.equal(reply.status, 403);
      assert.equal(reply.headers.ratelimit, undefined);
    }
    const nobody = await gala.get(`${types}/c`, { token: null });
    assert.equal(nobody.headers.ratelimit, undefined);
    const left = leftIn(await gala.get(`${types}/c`, { token: token({ sub: 'stranger' }) })).principal ?? 0;
    assert.ok(left >= 49, String(left));
  });

  it('counts each operation of a batch', async () => {
    const caller = { token: token({ sub: 'batcher' }) };
    const reply = await gala.post(`${types}/d/batch`, creates(30), caller);
    assert.equal(reply.body.success_count, 30);
    const { tenant = 0, principal = 0 } = leftIn(reply);
    assert.ok(principal >= 20 && principal < 49, String(principal));
    assert.ok(tenant >= 970 && tenant < 999, String(tenant));
  });

  it('refuses a whole batch that costs more than is left', async () => {
    const caller = { token: token({ sub: 'greedy' }) };
    await gala.post(`${types}/e/batch`, creates(20), caller);
    const reply = await gala.post(`${types}/e/batch`, creates(45), caller);
    assert.deepEqual([reply.status, reply.body.code], [429, 'too_many_requests']);
    assert.match(reply.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    assert.equal((await gala.get(`${types}/e`)).body.length, 20);
  });

  it('refuses a batch that can never come through, and says so', async () => {
    const reply = await gala.post(`${types}/f/batch`, creates(51));
    assert.deepEqual([reply.status, reply.body.code], [400, 'batch_beyond_limit']);
    assert.match(reply.body.message, /51 operations.* 50 requests at once/);
    assert.equal((await gala.get(`${types}/f`)).body.length, 0);
  });
});

describeApi('A server that limits nothing', (start) => {
  it('answers nothing about limits', async () => {
    const { headers } = await (await start()).get(`${types}/a`);
    assert.deepEqual([headers.ratelimit, headers['ratelimit-policy']], [undefined, undefined]);
  });
});

describeApi('Caps on records', caps);
