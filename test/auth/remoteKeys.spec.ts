/** Keys that another service publishes and rotates: changed, unavailable, hanging, forged. */
import { strict as assert } from 'node:assert';
import { createHmac } from 'node:crypto';
import { type Authenticate, authenticator } from '../../src/auth/bearer.js';
import { fixedKeys, keysOfPem } from '../../src/auth/keys.js';
import { RemoteKeys, type remoteBounds } from '../../src/auth/remoteKeys.js';
import { Fault } from '../../src/fault.js';
import { now } from '../support/harness.js';
import type { Jwk, KeyServer, Pair } from '../support/keySets.js';
import { ecPair, json, jwkOf, keyServer, pemOf, rsaPair, signedWith } from '../support/keySets.js';

const at = new Date(now);
const seconds = at.getTime() / 1000;
const claims = { sub: 'jo', tenants: ['acme'], permissions: ['*'], iat: seconds, exp: seconds + 3600 };

const [one, two, three] = [rsaPair(), ecPair(), rsaPair()];
const bearer = (pair: Pair, header: object = {}, more: object = {}) =>
  `Bearer ${signedWith(pair, { ...claims, ...more }, header)}`;

/** Never again by itself within a test, unless the test says so. */
const still = { every: 1e9, everyAfterFailure: 1e9, timeout: 20_000 };

describe('A remote key set', () => {
  let server: KeyServer;
  let opened: RemoteKeys[];
  let lines: { level: string; line: Record<string, unknown>; message: string }[];
  let clock: { now: number };

  const note =
    (level: string) =>
    (line: Record<string, unknown>, message = '') =>
      void lines.push({ level, line, message });
  const log = { info: note('info'), warn: note('warn') } as never;
  const warnings = () => lines.filter(({ level }) => level === 'warn').map(({ line }) => JSON.stringify(line));

  /** Has read the set once. */
  async function opening(bounds: Partial<typeof remoteBounds> = {}): Promise<RemoteKeys> {
    const set = new RemoteKeys(server.url, log, { ...still, now: () => clock.now, ...bounds });
    opened.push(set);
    await set.read();
    return set;
  }
  const taking = (set: RemoteKeys): Authenticate => authenticator({ sources: [set] });
  async function outcome(authenticate: Authenticate, authorization: string): Promise<string> {
    try {
      return (await authenticate(authorization, at)).id;
    } catch (thrown) {
      assert.ok(thrown instanceof Fault, String(thrown));
      return thrown.code;
    }
  }
  const isTaken = async (authenticate: Authenticate, authorization: string) =>
    assert.equal(await outcome(authenticate, authorization), 'jo');
  const isRefused = async (authenticate: Authenticate, authorization: string) =>
    assert.equal(await outcome(authenticate, authorization), 'token_invalid');
  const isUndecided = async (authenticate: Authenticate, authorization: string) =>
    assert.equal(await outcome(authenticate, authorization), 'keys_unavailable');
  /** Without waiting for anything. */
  const isTakenAtOnce = (authenticate: Authenticate, authorization: string) => {
    const taken = authenticate(authorization, at);
    assert.ok(!(taken instanceof Promise));
    assert.equal(taken.id, 'jo');
  };

  beforeEach(async () => {
    server = await keyServer();
    opened = [];
    lines = [];
    clock = { now: 0 };
  });
  afterEach(async () => {
    await Promise.all(opened.map((set) => set.close()));
    await server.close();
  });

  describe('has keys', () => {
    it('of several kinds, side by side, and their tokens are taken at once', async () => {
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b', use: 'sig', alg: 'ES256' }));
      const authenticate = taking(await opening());
      for (const header of [{ kid: 'a' }, {}]) isTakenAtOnce(authenticate, bearer(one, header));
      for (const header of [{ kid: 'b' }, {}]) isTakenAtOnce(authenticate, bearer(two, header));
      assert.equal(server.asked, 1);
    });

    it('that a token must name as they are named, if both have a name', async () => {
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'a' }), jwkOf(three));
      const authenticate = taking(await opening());
      for (const pair of [one, two]) isTakenAtOnce(authenticate, bearer(pair, { kid: 'a' }));
      for (const header of [{}, { kid: 'x' }]) isTakenAtOnce(authenticate, bearer(three, header));
      await isRefused(authenticate, bearer(one, { kid: 'c' }));
    });

    it('beside those that are configured', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const set = await opening();
      const authenticate = authenticator({ sources: [fixedKeys(keysOfPem(pemOf(three) + pemOf(two))), set] });
      await isTaken(authenticate, bearer(one, { kid: 'a' }));
      await isTaken(authenticate, bearer(two, { kid: 'of their own' }));
      await isTaken(authenticate, bearer(three));
      assert.equal(server.asked, 1);
    });

    const ignored: [string, () => Jwk, RegExp | undefined][] = [
      ['for encryption', () => jwkOf(one, { kid: 'a', use: 'enc' }), undefined],
      ['that may only encrypt', () => jwkOf(one, { kid: 'a', key_ops: ['encrypt'] }), undefined],
      ['for another algorithm', () => jwkOf(one, { kid: 'a', alg: 'PS256' }), undefined],
      ['that are private', () => ({ ...one.privateKey.export({ format: 'jwk' }), kid: 'a' }), /private or secret/],
      ['that are shared secrets', () => ({ kty: 'oct', k: 'c2VjcmV0', kid: 'a', alg: 'HS256' }), /private or secret/],
      ['with a kid that is no string', () => jwkOf(one, { kid: { a: 1 } }), undefined],
      ['with broken numbers', () => ({ kty: 'RSA', n: '!', e: '?', kid: 'a' }), /"remarks":\["the key .*is ignored/],
      ['without numbers', () => ({ kty: 'EC', crv: 'P-256', kid: 'a' }), /is ignored/],
      ['that are too short', () => jwkOf(rsaPair(1024), { kid: 'a' }), /1024 bits is too short; use at least 2048/],
    ];
    for (const [name, jwk, remark] of ignored) {
      it(`${name}, and ignores them`, async () => {
        server.publish(jwk(), jwkOf(two, { kid: 'b' }));
        const set = await opening();
        await isRefused(taking(set), bearer(one, { kid: 'a' }));
        assert.deepEqual([set.find('a', 'RS256'), set.find('a', 'HS256')], [[], []]);
        isTakenAtOnce(taking(set), bearer(two, { kid: 'b' }));
        if (remark === undefined) assert.deepEqual(warnings(), []);
        else assert.match(warnings().join(), remark);
        assert.doesNotMatch(warnings().join(), /c2VjcmV0/, 'a secret is not logged');
      });
    }
  });

  it('is not confused with keys that a token brings or points to', async () => {
    const evil = await keyServer();
    const pair = rsaPair();
    evil.publish(jwkOf(pair, { kid: 'evil' }), jwkOf(pair, { kid: 'a' }));
    server.publish(jwkOf(one, { kid: 'a' }));
    const authenticate = taking(await opening({ cooldown: 0 }));
    const [address, jwk] = [evil.url.href, jwkOf(pair, { kid: 'evil' })];
    for (const kid of ['evil', 'a', address, undefined])
      for (const more of [{ jku: address }, { x5u: address }, { jwk }, { x5c: [pemOf(pair)] }])
        await isRefused(authenticate, bearer(pair, { ...(kid && { kid }), ...more }));
    await isTaken(authenticate, bearer(one, { kid: 'a', jku: address, x5u: address, jwk }));
    await isRefused(authenticate, bearer(two, { kid: 'a' }));
    for (const secret of [pemOf(one), String(jwkOf(one).n)])
      for (const header of [{ kid: 'a' }, {}]) await isRefused(authenticate, `Bearer ${hmacToken(header, secret)}`);
    assert.equal(evil.asked, 0);
    await evil.close();
  });

  describe('that rotates', () => {
    it('is read again when a token names a new key, and the old one ends', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      const old = bearer(one, { kid: 'a' });
      await isTaken(authenticate, old);
      server.publish(jwkOf(two, { kid: 'b' }));
      await isTaken(authenticate, bearer(two, { kid: 'b' }));
      assert.equal(server.asked, 2);
      clock.now += 5000;
      await isRefused(authenticate, old);
      server.publish(jwkOf(three));
      clock.now += 5000;
      await isTaken(authenticate, bearer(three)); // without a kid
    });

    it('takes every token of a published key under load, and is asked once', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b' }));
      const tokens = Array.from({ length: 200 }, (_, jti) =>
        jti % 2 ? bearer(two, { kid: 'b' }, { jti }) : bearer(one, { kid: 'a' }, { jti }),
      );
      await Promise.all(tokens.map((token) => isTaken(authenticate, token)));
      assert.equal(server.asked, 2);
    });

    it('is read at intervals: tokens of a removed or replaced key end, others stay cached', async () => {
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b' }));
      const set = await opening({ every: 5 });
      const authenticate = taking(set);
      const [old, staying] = [bearer(one, { kid: 'a' }), bearer(two, { kid: 'b' })];
      const [key] = set.find('b', 'ES256');
      await isTaken(authenticate, old);
      await isTaken(authenticate, staying);
      server.publish(jwkOf(three, { kid: 'a' }), jwkOf(two, { kid: 'b' }));
      await server.nextAsked();
      await set.read(); // joins the reading that has begun
      await isRefused(authenticate, old);
      isTakenAtOnce(authenticate, staying);
      assert.equal(set.find('b', 'ES256')[0], key);
      server.publish();
      await server.nextAsked();
      await set.read();
      assert.deepEqual(set.find('b', 'ES256'), []);
      assert.match(warnings().join(), /no key to verify tokens with/);
    });
  });

  it('is asked only now and then while strangers make up key names, and refuses no real token', async () => {
    server.publish(jwkOf(one, { kid: 'a' }));
    const authenticate = taking(await opening());
    const names = ['__proto__', '/etc/passwd', 'made-up-name\u0000', '*', 'x'.repeat(8000)];
    const stranger = () => bearer(three, { kid: names.shift() ?? `made-up-${Math.random()}` });
    await isRefused(authenticate, stranger());
    for (let count = 0; count < 20; count++) await isUndecided(authenticate, stranger());
    assert.equal(server.asked, 2);
    isTakenAtOnce(authenticate, bearer(one, { kid: 'a' }));
    server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b' }));
    await isUndecided(authenticate, bearer(two, { kid: 'b' }));
    clock.now += 5000;
    const codes = await Promise.all(Array.from({ length: 100 }, () => outcome(authenticate, stranger())));
    assert.deepEqual([codes.shift(), new Set(codes)], ['token_invalid', new Set(['keys_unavailable'])]);
    isTakenAtOnce(authenticate, bearer(two, { kid: 'b' }));
    assert.equal(server.asked, 3);
    await isRefused(authenticate, `Bearer ${hmacToken({ kid: 'x' }, 'secret')}`);
    await isRefused(authenticate, bearer(three, { kid: 'a' }));
    assert.deepEqual([server.asked, server.maxOpen], [3, 1]);
    assert.doesNotMatch(JSON.stringify(lines), /proto|passwd|made-up|xxx/);
  });

  describe('that cannot be read', () => {
    const answering = (answer: KeyServer['answer']) => () => {
      server.answer = answer;
    };
    const failures: Record<string, [() => unknown, RegExp]> = {
      'because it is away': [() => server.close(), /cannot be reached/],
      'because it hangs': [answering(() => {}), /timed out/],
      'because it fails': [answering((_, response) => response.writeHead(500).end('{"keys":[]}')), /Expected 200/],
      'because it is a web page': [answering((_, response) => response.end('<html>Log in</html>')), /as JSON/],
      'because it is null': [answering((_, response) => json(response, null)), /malformed/],
      'because its keys are not objects': [
        answering((_, response) => json(response, { keys: [null, 5] })),
        /malformed/,
      ],
    };
    for (const [name, [fail, reason]] of Object.entries(failures)) {
      it(`${name} keeps its keys, and answers keys_unavailable for others`, async () => {
        server.publish(jwkOf(one, { kid: 'a' }));
        const set = await opening(name.includes('hangs') ? { timeout: 200 } : {});
        while (set.find('a', 'RS256').length === 0) await set.read(); // on a busy machine the first time may be too long
        lines = [];
        const authenticate = taking(set);
        await fail();
        for (let count = 0; count < 3; count++) await isUndecided(authenticate, bearer(two, { kid: 'b' }));
        await set.read();
        isTakenAtOnce(authenticate, bearer(one, { kid: 'a' }));
        assert.match(warnings().join(), reason);
        assert.equal(warnings().length, 1, 'nothing is said twice');
      });
    }

    it('because it redirects is not followed', async () => {
      const elsewhere = await keyServer();
      elsewhere.publish(jwkOf(one, { kid: 'a' }));
      server.answer = (_, response) => response.writeHead(302, { Location: elsewhere.url.href }).end();
      await isUndecided(taking(await opening()), bearer(one, { kid: 'a' }));
      assert.equal(elsewhere.asked, 0);
      await elsewhere.close();
    });

    it('is not asked again for a while by tokens, but soon by itself', async () => {
      server.answer = (_, response) => response.writeHead(500).end();
      const set = await opening({ everyAfterFailure: 200 });
      const authenticate = taking(set);
      for (let count = 0; count < 20; count++) await isUndecided(authenticate, bearer(one, { kid: 'a' }));
      assert.equal(server.asked, 1);
      server.publish(jwkOf(one, { kid: 'a' }));
      await server.nextAsked();
      await set.read();
      isTakenAtOnce(authenticate, bearer(one, { kid: 'a' }));
      assert.ok(lines.some(({ level, message }) => level === 'info' && message === 'read the key set'));
    });

    it('ends with the server, even if the request hangs', async () => {
      server.answer = () => {};
      const set = new RemoteKeys(server.url, log, { ...still, timeout: 1e9 });
      const waiting = outcome(taking(set), bearer(one, { kid: 'a' }));
      await set.close();
      assert.equal(await waiting, 'keys_unavailable');
      assert.deepEqual(warnings(), []);
    });
  });
});

function hmacToken(header: object, key: string | Buffer): string {
  const parts = [{ alg: 'HS256', typ: 'JWT', ...header }, claims];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
