/** The issuer in processes: restarts, rotation, files that change or break under way. */
import { strict as assert } from 'node:assert';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import jwt from 'jsonwebtoken';
import { privateKeyOf } from '../../../src/issuer/signingKeys.js';
import { count } from '../../support/count.js';
import { until } from '../../support/until.js';
import { ask, type Running, refused, serversFolder, started } from '../support/process.js';
import { added, basic, type Credentials, command, grant, partsOf, post, read, tokenFor } from './support.js';

const scopes = ['--tenant', 'acme', '--permission', 'referenceTypes.*'];

const opens = async (gala: Running, token: string) =>
  (await ask(gala, 'GET', '/referenceTypes/acme', undefined, { Authorization: `Bearer ${token}` })).status;

describe('The issuer of servers on one folder', () => {
  const folder = serversFolder(true);
  let environment: Record<string, string>;
  let galas: Running[];
  let gala: Running;
  let client: Credentials;
  const file = (name: string) => join(folder.path, name);

  before(async () => {
    environment = { DATA_DIR: folder.path };
    galas = await Promise.all([1, 2, 3].slice(0, count(2, 3)).map(() => started(environment)));
    gala = galas[0] as Running;
  });

  it('accepts and drops clients without a restart', async () => {
    client = await added('c', environment, ...scopes);
    const passing = await added('passing', environment, ...scopes);
    for (const { url } of galas)
      for (const one of [client, passing]) await until(async () => (await post(url, grant, basic(one))).status === 200);
    const token = await tokenFor(gala.url, passing);
    assert.equal(await opens(gala, token), 200);
    assert.equal((await command('client', ['remove', 'passing'], environment).done).code, 0);
    await until(async () => (await opens(gala, token)) === 401);
    assert.equal((await post(gala.url, grant, basic(passing))).body.error, 'invalid_client');
  });

  it('gives a token at once to a client that is new or has a new secret', async () => {
    const asked = ({ url }: Running, one: Credentials) => post(url, grant, basic(one));
    const [first, second] = galas as [Running, Running];
    assert.equal((await asked(first, { id: 'new', secret: 'x' })).body.error, 'invalid_client');
    const old = await added('new', environment, ...scopes);
    for (const gala of [first, second]) assert.equal((await asked(gala, old)).status, 200);
    assert.equal((await command('client', ['remove', 'new'], environment).done).code, 0);
    const renewed = await added('new', environment, ...scopes);
    for (const gala of galas) assert.equal((await asked(gala, renewed)).status, 200);
    for (const gala of galas) assert.equal((await asked(gala, old)).body.error, 'invalid_client');
  });

  it('refuses the tokens of a client that was disabled', async () => {
    const idle = await added('idle', environment, ...scopes);
    const token = await tokenFor(gala.url, idle);
    assert.equal(await opens(gala, token), 200);
    const { clients } = await read(file('clients.json'));
    const changed = clients.map((one: { id: string }) => ({ ...one, ...(one.id === 'idle' && { disabled: true }) }));
    await writeFile(file('clients.json'), JSON.stringify({ clients: changed }));
    await until(async () => (await opens(gala, token)) === 401);
  });

  it('has one key, though the servers started at the same time', async () => {
    const tokens = await Promise.all(galas.map(({ url }) => tokenFor(url, client)));
    for (const one of galas) for (const token of tokens) assert.equal(await opens(one, token), 200);
    assert.equal(new Set(tokens.map((token) => partsOf(token).header.kid)).size, 1);
  });

  it('rotates its key under load in all processes, and no token is refused', async () => {
    const kids = new Set<string>();
    const before = await tokenFor(galas[0]?.url ?? '', client);
    let isOver = false;
    const load = galas.map(async ({ url }) => {
      while (!isOver) {
        const token = await tokenFor(url, client);
        kids.add(partsOf(token).header.kid);
        for (const other of galas) assert.equal(await opens(other, token), 200);
        await sleep(20); // a new key is to be known everywhere before it signs, which takes a while
      }
    });
    assert.equal((await command('keys', ['rotate'], environment).done).code, 0);
    await Promise.race([until(async () => kids.size === 2), ...load]);
    isOver = true;
    await Promise.all(load);
    assert.equal(await opens(galas[1] as Running, before), 200);
    const published = (await (await fetch(`${galas[0]?.url}/.well-known/jwks.json`)).json()) as { keys: object[] };
    assert.equal(published.keys.length, 2);
  });

  it('soon refuses the tokens of a key that was removed', async () => {
    const token = await tokenFor(gala.url, client);
    assert.equal(await opens(gala, token), 200);
    assert.equal((await command('keys', ['remove', partsOf(token).header.kid], environment).done).code, 0);
    await until(async () => (await opens(gala, token)) === 401);
    assert.equal(await opens(gala, await tokenFor(gala.url, client)), 200);
  });

  it('accepts a token of an earlier start on another port, but none of another host', async () => {
    const { claims, header } = partsOf(await tokenFor(gala.url, client));
    const { keys } = await read(file('issuer-keys.json'));
    const key = privateKeyOf(keys.find(({ kid }: { kid: string }) => kid === header.kid));
    const from = (iss: string) => opens(gala, jwt.sign({ ...claims, iss }, key, { header }));
    assert.equal(await from('http://127.0.0.1:1'), 200);
    for (const iss of ['http://127.0.0.2:1', 'https://127.0.0.1:1', 'https://evil.example', 'x', ''])
      assert.equal(await from(iss), 401, iss);
  });

  it('keeps its clients and keys while their files are broken or gone, and says so', async () => {
    const token = await tokenFor(gala.url, client);
    const works = async () => {
      assert.equal((await post(gala.url, grant, basic(client))).status, 200);
      assert.equal(await opens(gala, token), 200);
    };
    const good = await readFile(file('clients.json'), 'utf8');
    await writeFile(file('clients.json'), good.replace('"tenants"', '"tennants"'));
    await gala.printed(/"level":50.*clients\.json:\d+:\d+: .*tennants/);
    await works();
    await writeFile(file('clients.json'), '');
    await rm(file('issuer-keys.json'));
    await gala.printed(/"level":50.*ENOENT.*issuer-keys\.json/);
    await works();
    await writeFile(file('clients.json'), good);
    await works();
  });
});

describe('The issuer of a server', () => {
  const folder = serversFolder();
  let environment: Record<string, string>;
  const file = (name: string) => join(folder.path, name);

  beforeEach(() => {
    environment = { DATA_DIR: folder.path };
  });

  it('does not start with damaged keys or clients, and says where they are damaged', async () => {
    await added('c', environment, ...scopes);
    assert.equal((await command('keys', ['rotate'], environment).done).code, 0);
    const { keys } = await read(file('issuer-keys.json'));
    for (const name of ['issuer-keys.json', 'clients.json']) {
      const whole = await readFile(file(name), 'utf8');
      await writeFile(file(name), whole.slice(0, whole.length / 2));
      const { code, stderr } = await refused(environment);
      assert.equal(code, 1);
      assert.match(stderr, new RegExp(`^Gala cannot start: .*${name}:\\d+:\\d+: `));
      for (const { d } of keys) assert.ok(!stderr.includes(d));
      await writeFile(file(name), whole);
    }
  });

  it('exists in production only with a file of clients', async () => {
    const secret = { JWT_SECRET: 'x'.repeat(32), NODE_ENV: 'production' };
    const without = await started({ ...environment, ...secret });
    for (const path of ['/oauth/token', '/.well-known/jwks.json'])
      assert.equal((await fetch(without.url + path, { method: 'POST' })).status, 404);
    for (const name of await readdir(folder.path)) assert.doesNotMatch(name, /issuer|clients/);
    const named = { ...environment, CLIENTS_FILE: file('my clients.yaml'), NODE_ENV: 'production' };
    assert.match((await refused(named)).stderr, /Cannot read .*my clients\.yaml/);
    const client = await added('c', named, ...scopes);
    const gala = await started(named);
    assert.equal(await opens(gala, await tokenFor(gala.url, client)), 200);
  });

  it('checks its own tokens by its own rules, whatever those of other issuers must say', async () => {
    const PUBLIC_URL = 'https://gala.example.org/api/';
    const more = { JWT_ISSUER: 'https://login.example.org', JWT_AUDIENCE: 'gala', PUBLIC_URL };
    const client = await added('c', environment, ...scopes);
    const gala = await started({ ...environment, ...more });
    const token = await tokenFor(gala.url, client);
    const { claims } = partsOf(token);
    assert.deepEqual([claims.iss, claims.aud], ['https://gala.example.org/api', 'gala']);
    assert.equal(await opens(gala, token), 200);
    assert.equal((await post(gala.url, `${grant}&audience=other`, basic(client))).body.error, 'invalid_target');
    const metadata = await fetch(`${gala.url}/.well-known/oauth-authorization-server/api`);
    assert.equal(((await metadata.json()) as { token_endpoint: string }).token_endpoint, `${claims.iss}/oauth/token`);
    await forged(gala, claims, token);
  });

  /** The holder of the key can sign any token. One that the issuer would not issue is rejected anyway. */
  async function forged(gala: Running, claims: jwt.JwtPayload, token: string): Promise<void> {
    const [stored] = (await read(file('issuer-keys.json'))).keys;
    const sign = (changes: object, header: object = {}) =>
      jwt.sign({ ...claims, ...changes }, privateKeyOf(stored), { header: { ...partsOf(token).header, ...header } });
    assert.equal(await opens(gala, sign({})), 200);
    const names = [{ iss: 'https://login.example.org' }, { iss: undefined }, { aud: 'other' }];
    for (const changes of [...names, { sub: 'nobody', iat: 1 }, { jti: 'of-other-rights' }, { jti: undefined }])
      assert.equal(await opens(gala, sign(changes)), 401, JSON.stringify(changes));
    for (const header of [{ kid: 'other' }, { typ: 'JWT' }, { crit: ['x'], x: 1 }, { jku: 'https://evil.example' }])
      assert.equal(await opens(gala, sign({}, header)), 401, JSON.stringify(header));
  }
});
