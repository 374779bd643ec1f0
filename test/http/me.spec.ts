/** `GET /me`: the caller, as the server understands the token. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { authenticator, secretKey } from '../../src/auth/bearer.js';
import { permissionNames } from '../../src/auth/permissions.js';
import { describeApi, served } from '../support/api.js';
import { secret, token } from '../support/harness.js';
import { documents } from '../support/replies.js';

/** Those that need a permission. */
const operations = documents
  .flatMap(({ routes }) => routes.map(({ operation }) => operation))
  .filter(({ security }) => security === undefined);
const others = parse(readFileSync('openapi/shared/permissions.yaml', 'utf8')) as Record<string, string>;

describeApi('GET /me', (start) => {
  const roles = new Map([
    ['reviewer', ['abstracts.get:own', 'abstractReviews.*:own', 'reviews.*:own', 'functions.public']],
  ]);
  const gala = served(start, { authenticate: authenticator({ ...secretKey(secret), roles }) });

  async function ask(claims: object, method = 'GET') {
    const reply = await fetch(`${gala.url}/me`, { method, headers: { Authorization: `Bearer ${token(claims)}` } });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  it('tells who is calling, and until when', async () => {
    const known = { contact_id: 'c-1', email: 'jo@example.org', tenants: ['a', 'b'] };
    const { status, headers, body } = await ask({ sub: 'jo', ...known });
    const { permissions, ...caller } = body;
    assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
    assert.deepEqual(caller, { id: 'jo', ...known, expires_at: '2026-03-01T13:00:00.000Z' });
    assert.equal(permissions['abstracts.get'], 'all');
  });

  it('tells only what the token says', async () => {
    const { body } = await ask({ sub: 'jo' });
    assert.deepEqual([body.contact_id, 'email' in body, body.tenants], ['jo', false, ['*']]);
  });

  it('lists every operation and every other permission to a caller who may do everything', async () => {
    const { permissions } = (await ask({})).body;
    const expected = new Set([...operations.map(({ operationId }) => operationId), ...permissionNames()]);
    assert.deepEqual(Object.keys(permissions).sort(), [...expected].sort());
    for (const name of Object.keys(others).filter((name) => !name.startsWith('*')))
      assert.equal(permissions[name], 'all');
    assert.equal(permissions['abstracts.unlock'], 'all');
    assert.deepEqual([...new Set(Object.values(permissions))], ['all']);
  });

  it('limits to own records only what can be limited', async () => {
    const { permissions } = (await ask({ permissions: ['*:own', 'coupons.get'] })).body;
    assert.equal(permissions['coupons.get'], 'all');
    const expected = operations.filter((one) => one['x-own']).map(({ operationId }) => operationId);
    assert.deepEqual(Object.keys(permissions).sort(), [...new Set([...expected, 'coupons.get'])].sort());
    assert.equal(permissions['abstracts.get'], 'own');
  });

  it('resolves roles, and permissions of several operations', async () => {
    const { permissions } = (await ask({ permissions: [], roles: ['reviewer', 'unknown'] })).body;
    const some = ['abstracts.get', 'abstracts.create', 'abstractReviews.submit', 'abstractReviews.submitForOthers'];
    const ofApplications = ['reviews.submit', 'reviews.submitForOthers', 'applications.get'];
    assert.deepEqual(
      [...some, ...ofApplications].map((name) => permissions[name]),
      ['own', undefined, 'own', undefined, 'own', undefined, undefined],
    );
    const reads = operations.filter((one) => one['x-permission'] === 'functions.public');
    assert.ok(reads.length > 0);
    for (const { operationId } of reads) assert.equal(permissions[operationId], 'all', operationId);
  });

  it('lists no operation of the history where there is none', async () => {
    const { url } = await start({ historyDays: 0 });
    const reply = await fetch(`${url}/me`, { headers: { Authorization: `Bearer ${token()}` } });
    const names = Object.keys(JSON.parse(await reply.text()).permissions);
    assert.deepEqual([names.includes('changes.list'), names.filter((name) => name.startsWith('history'))], [true, []]);
  });

  it('does not count against the rate limit', async () => {
    const { url } = await start({ rateLimit: 1 });
    for (let i = 0; i < 5; i++) {
      const reply = await fetch(`${url}/me`, { headers: { Authorization: `Bearer ${token()}` } });
      assert.deepEqual([reply.status, reply.headers.get('ratelimit')], [200, null]);
    }
  });

  it('answers HEAD and OPTIONS, and no other method', async () => {
    assert.deepEqual([(await ask({}, 'HEAD')).status, (await ask({}, 'HEAD')).body], [200, undefined]);
    const options = await ask({}, 'OPTIONS');
    assert.deepEqual([options.status, options.headers.get('allow')], [200, 'GET, HEAD, OPTIONS']);
    const post = await ask({}, 'POST');
    assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
  });

  for (const [authorization, code] of [
    [undefined, 'token_missing'],
    [`Bearer ${token({ exp: 1 } as object)}`, 'token_expired'],
  ] as const)
    it(`says why a token is not accepted: ${code}`, async () => {
      const reply = await fetch(`${gala.url}/me`, { headers: authorization ? { Authorization: authorization } : {} });
      const body = (await reply.json()) as { status: number; code: string; request_id: string };
      assert.deepEqual([reply.status, body.status, body.code], [401, 401, code]);
      assert.equal(body.request_id, reply.headers.get('x-request-id'));
      assert.match(reply.headers.get('www-authenticate') ?? '', /^Bearer realm="Gala"/);
    });
});
