/** The server as a process, with a service beside it that signs tokens. */
import { strict as assert } from 'node:assert';
import { ecPair, jwkOf, type KeyServer, keyServer, pemOf, rsaPair, signedWith } from '../support/keySets.js';
import { until } from '../support/until.js';
import { ask, type Environment, type Running, serversFolder, started } from './support/process.js';

const [one, two] = [rsaPair(), ecPair()];
const claims = () => ({
  sub: 'jo',
  iss: 'https://login.example.org',
  aud: ['gala', 'others'],
  exp: Math.floor(Date.now() / 1000) + 600,
  org: { id: 'acme' },
  scope: 'openid referenceTypes.list',
});
const parties = { JWT_ISSUER: 'https://login.example.org', JWT_AUDIENCE: 'gala', JWT_TENANTS_CLAIM: 'org.id' };

describe('A server beside an identity provider', () => {
  const data = serversFolder(true);
  let provider: KeyServer;
  let configured: Environment;
  /** One that started while the provider was away. */
  let early: Running;

  before(async () => {
    provider = await keyServer();
    configured = { DATA_DIR: data.path, NODE_ENV: 'production', JWT_JWKS_URL: provider.url.href, ...parties };
  });
  after(() => provider.close());

  const get = (gala: Running, token: string) =>
    ask(gala, 'GET', '/referenceTypes/acme', undefined, { Authorization: `Bearer ${token}` });

  it('starts while the provider is away, and logs that', async () => {
    const { port } = provider.url;
    await provider.close();
    early = await started(configured);
    const [line] = await early.printed(/^.*cannot read the key set.*$/m);
    assert.deepEqual(JSON.parse(line).remarks, ['the server cannot be reached (ECONNREFUSED)']);
    const reply = await get(early, signedWith(one, claims(), { kid: 'a' }));
    assert.deepEqual([reply.status, reply.body.code], [500, 'keys_unavailable']);
    assert.equal(reply.headers.get('retry-after'), '5');
    provider = await keyServer(Number(port));
  });

  it('accepts tokens of the provider’s current keys and of configured keys only', async () => {
    provider.publish(jwkOf(one, { kid: 'a' }));
    const third = rsaPair();
    const gala = await started({ ...configured, JWT_PUBLIC_KEY: pemOf(third) });
    assert.equal((await get(gala, signedWith(one, claims(), { kid: 'a' }))).status, 200);
    provider.publish(jwkOf(two, { kid: 'b' }));
    assert.equal((await get(gala, signedWith(two, claims(), { kid: 'b' }))).status, 200);
    assert.equal((await get(gala, signedWith(third, claims()))).status, 200);
    for (const wrong of [{ iss: 'https://evil.example.org' }, { aud: 'others' }])
      assert.equal((await get(gala, signedWith(two, { ...claims(), ...wrong }, { kid: 'b' }))).status, 401);
  });

  it('accepts tokens when the provider is back', async () => {
    provider.publish(jwkOf(one, { kid: 'a' }));
    const token = signedWith(one, claims(), { kid: 'a' });
    await until(async () => (await get(early, token)).status === 200); // it asks again when some seconds have passed
  });
});
