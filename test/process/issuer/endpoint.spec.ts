/** `POST /oauth/token`, from outside. */
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import * as openid from 'openid-client';
import { ask, type Running, serversFolder, started } from '../support/process.js';
import { added, basic, type Credentials, grant, partsOf, post, tokenFor } from './support.js';

describe('The token endpoint', () => {
  const folder = serversFolder(true);
  let gala: Running;
  let url: string;
  let client: Credentials;
  let odd: Credentials;
  let blocked: Credentials;

  before(async () => {
    const environment = { DATA_DIR: folder.path };
    const all = ['--tenant', 'acme', '--permission', 'referenceTypes.*', '--permission', 'references.get:own'];
    client = await added('connector', environment, ...all, '--contact-id', 'c-1', '--lifetime', '2h');
    odd = await added('a:b c%41+/?&=', environment, '--tenant', '*', '--role', 'staff');
    blocked = await added('blocked', environment, '--tenant', 'acme', '--permission', '*');
    const path = join(folder.path, 'clients.json');
    const file = JSON.parse(await readFile(path, 'utf8'));
    file.clients[2].disabled = true;
    await writeFile(path, JSON.stringify(file));
    gala = await started({ ...environment, LOG_LEVEL: 'trace' });
    url = gala.url;
  });

  it('gives a token that says who may do what, where and for how long', async () => {
    const { status, body, headers } = await post(url, grant, basic(client));
    assert.equal(status, 200);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.ok(headers.get('x-request-id'));
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    const { access_token, ...rest } = body;
    assert.deepEqual(rest, { token_type: 'Bearer', expires_in: 7200, scope: 'referenceTypes.* references.get:own' });
    const { header, claims } = partsOf(access_token);
    assert.deepEqual(Object.keys(header), ['alg', 'typ', 'kid']);
    assert.deepEqual([header.alg, header.typ], ['ES256', 'at+jwt']);
    const { iat, exp, jti, ...said } = claims;
    assert.deepEqual(said, {
      ...{ iss: url, sub: 'connector', client_id: 'connector', aud: url },
      ...{ tenants: ['acme'], permissions: ['referenceTypes.*', 'references.get:own'], contact_id: 'c-1' },
    });
    assert.equal(exp - iat, 7200);
    assert.notEqual(jti, partsOf(await tokenFor(url, client)).claims.jti);
  });

  it('gives a token that opens what it says, and nothing else', async () => {
    const headers = { Authorization: `Bearer ${await tokenFor(url, client)}` };
    assert.equal((await ask(gala, 'POST', '/referenceTypes/acme', { name: 'Letter' }, headers)).status, 200);
    assert.equal((await ask(gala, 'GET', '/referenceTypes/other', undefined, headers)).status, 403);
    assert.equal((await ask(gala, 'GET', '/awards/acme', undefined, headers)).status, 403);
  });

  it('is discovered and used by a client library', async () => {
    for (const authentication of [openid.ClientSecretBasic(client.secret), openid.ClientSecretPost(client.secret)]) {
      const options = { execute: [openid.allowInsecureRequests], algorithm: 'oauth2' as const };
      const configuration = await openid.discovery(new URL(url), client.id, undefined, authentication, options);
      const tokens = await openid.clientCredentialsGrant(configuration, { scope: 'referenceTypes.list' });
      assert.equal(tokens.scope, 'referenceTypes.list');
      const address = new URL(`${url}/awards/referenceTypes/acme`);
      const reply = await openid.fetchProtectedResource(configuration, tokens.access_token, address, 'GET');
      assert.equal(reply.status, 200);
    }
  });

  it('publishes its address and its public keys', async () => {
    const metadata = await fetch(`${url}/.well-known/oauth-authorization-server`);
    const { issuer, token_endpoint, jwks_uri } = (await metadata.json()) as Record<string, unknown>;
    assert.deepEqual([issuer, token_endpoint, jwks_uri], [url, `${url}/oauth/token`, `${url}/.well-known/jwks.json`]);
    const keys = await fetch(`${url}/.well-known/jwks.json`);
    assert.match(keys.headers.get('cache-control') ?? '', /^public, max-age=\d+$/);
    const { keys: published } = (await keys.json()) as { keys: Record<string, string>[] };
    assert.deepEqual(Object.keys(published[0] ?? {}).sort(), ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    assert.equal((await fetch(`${url}/.well-known/jwks.json`, { method: 'HEAD' })).status, 200);
    assert.equal((await fetch(`${url}/.well-known/openid-configuration`)).status, 404);
  });

  it('ignores the Host of a request in the name of the issuer', async () => {
    /** As another host, which `fetch` does not send. */
    const asAnother = async (path: string, method: string, more = {}, body = '') => {
      const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', ...(body && form), ...more };
      const [reply] = await once(request(url + path, { method, headers }).end(body), 'response');
      return JSON.parse((await (reply as IncomingMessage).toArray()).join(''));
    };
    assert.equal((await asAnother('/.well-known/oauth-authorization-server', 'GET')).issuer, url);
    const token = await asAnother('/oauth/token', 'POST', basic(client), grant);
    assert.equal(partsOf(token.access_token).claims.iss, url);
  });

  const json = { 'Content-Type': 'application/json' };
  const asked = () => ({ grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret });
  const form = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString();

  it('takes id and secret by HTTP Basic, as a form and as JSON', async () => {
    assert.equal((await post(url, grant, basic(client))).status, 200);
    assert.equal((await post(url, form(asked()))).status, 200);
    assert.equal((await post(url, JSON.stringify(asked()), json)).status, 200);
    assert.equal((await post(url, `${form(asked())}&client_secret=`)).status, 400, 'twice, though empty');
    assert.equal((await post(url, `${grant}&client_id=connector`, basic(client))).status, 200);
    const charset = { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' };
    assert.equal((await post(url, grant, { ...basic(client), ...charset })).status, 200);
  });

  it('takes ids with special characters when they are encoded as in forms', async () => {
    assert.equal((await post(url, grant, basic(odd))).status, 200);
    const body = form({ grant_type: 'client_credentials', client_id: odd.id, client_secret: odd.secret });
    assert.equal((await post(url, body)).status, 200);
    const plain = (id: string) => `Basic ${Buffer.from(`${id}:${odd.secret}`).toString('base64')}`;
    assert.equal((await post(url, grant, { Authorization: plain(odd.id) })).status, 401);
    assert.equal((await post(url, grant, { Authorization: plain('a%3Ab c%2541%2B/?&=') })).status, 200);
  });

  it('ignores unknown parameters', async () => {
    assert.equal((await post(url, `${grant}&x=1&__proto__=2&constructor=3&toString=`, basic(client))).status, 200);
    const body = JSON.stringify({ ...asked(), x: { y: [1] }, z: null });
    assert.equal((await post(url, body, json)).status, 200);
  });

  /** Code → what is wrong → body and headers. */
  const wrong: Record<string, Record<string, () => [body: string | Buffer, headers?: Record<string, string>]>> = {
    invalid_request: {
      'without a grant': () => ['x=1', basic(client)],
      'with Basic and in the body': () => [form(asked()), basic(client)],
      'with Basic and another id': () => [`${grant}&client_id=other`, basic(client)],
      'with a parameter twice': () => [`${grant}&${grant}`, basic(client)],
      'with an unknown parameter twice, once encoded': () => [`${grant}&xx=1&x%78=2`, basic(client)],
      'with bytes that are not UTF-8': () => [Buffer.from(`${grant}&x=\xe4`, 'latin1'), basic(client)],
      'with a huge body': () => [`${grant}&x=${'x'.repeat(9000)}`, basic(client)],
      'with another media type': () => [grant, { ...basic(client), 'Content-Type': 'text/plain' }],
      'with malformed JSON': () => ['{', { ...json, ...basic(client) }],
      'with JSON that is a list': () => ['[]', { ...json, ...basic(client) }],
      'with JSON of another type': () => ['{"grant_type":["client_credentials"]}', { ...json, ...basic(client) }],
      'with a prototype in its JSON': () => ['{"__proto__":{"grant_type":"x"}}', { ...json, ...basic(client) }],
    },
    invalid_client: {
      'with nothing at all': () => [''],
      'with an empty secret': () => [`${grant}&client_id=connector&client_secret=`],
      'with a wrong secret': () => [grant, basic({ id: client.id, secret: 'x' })],
      'of a client that does not exist': () => [grant, basic({ id: 'nobody', secret: client.secret })],
      'with another scheme': () => [grant, { Authorization: 'Bearer x' }],
      'with Basic that is no base64': () => [grant, { Authorization: 'Basic %%%' }],
      'with Basic without a colon': () => [grant, { Authorization: `Basic ${btoa('connector')}` }],
    },
    unauthorized_client: { 'of a client that is disabled': () => [grant, basic(blocked)] },
    unsupported_grant_type: { 'of another grant': () => ['grant_type=password', basic(client)] },
    invalid_scope: {
      'for more than the client may': () => [`${grant}&scope=references.get`, basic(client)],
      'for an empty scope': () => [`${grant}&scope=+`, basic(client)],
    },
    invalid_target: { 'for a long audience': () => [`${grant}&audience=${'a'.repeat(300)}`, basic(client)] },
  };
  for (const [code, all] of Object.entries(wrong))
    for (const [name, send] of Object.entries(all))
      it(`refuses a request ${name}: ${code}`, async () => {
        const { status, body, headers, text } = await post(url, ...send());
        assert.deepEqual(Object.keys(body), ['error', 'error_description'], text);
        assert.deepEqual([body.error, status], [code, code === 'invalid_client' ? 401 : 400], text);
        assert.equal(headers.get('cache-control'), 'no-store');
        if (status === 401) assert.match(headers.get('www-authenticate') ?? '', /^Basic realm=/);
        for (const { secret } of [client, odd, blocked]) assert.ok(!text.includes(secret));
      });

  it('refuses parameters in the address', async () => {
    const reply = await fetch(`${url}/oauth/token?${grant}`, { method: 'POST', headers: basic(client) });
    assert.equal(((await reply.json()) as { error: string }).error, 'invalid_request');
  });

  it('answers POST and OPTIONS, and no other method', async () => {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
      const reply = await fetch(`${url}/oauth/token`, { method });
      assert.equal(reply.status, 405);
      assert.equal(reply.headers.get('allow'), 'POST, OPTIONS');
    }
    const preflight = await fetch(`${url}/oauth/token`, { method: 'OPTIONS' });
    assert.equal(preflight.status, 200);
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
    assert.equal((await fetch(`${url}/.well-known/jwks.json`, { method: 'POST' })).status, 405);
  });

  it('narrows a token to the scope that is asked for', async () => {
    for (const scope of ['referenceTypes.get', 'referenceTypes.*:own', 'referenceTypes.list* references.get:own']) {
      const { claims } = partsOf(await tokenFor(url, client, `&scope=${encodeURIComponent(scope)}`));
      assert.deepEqual(claims.permissions, scope.split(' '));
    }
    const narrow = { Authorization: `Bearer ${await tokenFor(url, client, '&scope=referenceTypes.get')}` };
    assert.equal((await ask(gala, 'GET', '/referenceTypes/acme', undefined, narrow)).status, 403);
  });

  it('puts the audience that is asked for into the token', async () => {
    for (const name of ['audience', 'resource']) {
      const { claims } = partsOf(await tokenFor(url, client, `&${name}=https%3A%2F%2Fapi.example`));
      assert.equal(claims.aud, 'https://api.example');
    }
  });

  it('leaves no secret in the log', async () => {
    await post(url, form({ ...asked(), client_secret: 'a-wrong-secret-of-mine' }));
    const reply = await fetch(`${url}/oauth/token?client_secret=${client.secret}`, { method: 'POST' });
    const id = reply.headers.get('x-request-id') ?? '';
    await gala.printed(new RegExp(id)); // the log is written out
    const token = await tokenFor(url, client);
    const sent = basic(client).Authorization.slice(6);
    for (const text of [client.secret, odd.secret, 'a-wrong-secret-of-mine', token, sent])
      assert.ok(!gala.stdout().includes(text));
    assert.match(gala.stdout(), /"operation":"oauth\.token"/);
  });
});
