/** Keys that another service publishes and rotates: changed, unavailable, hanging, too large, forged. */
import { strict as assert } from 'node:assert';
import { createHmac } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { KeySet, type KeySetBounds } from '../../src/access/keySet.js';
import { fixedKeys } from '../../src/access/keySource.js';
import { keysOfPem } from '../../src/access/keys.js';
import type { Principal } from '../../src/access/principal.js';
import { type Authenticate, authenticator } from '../../src/access/token.js';
import { Fault } from '../../src/fault.js';
import { now, type World, world } from '../support/harness.js';
import {
  ecPair,
  type Jwk,
  json,
  jwkOf,
  type KeyServer,
  keyServer,
  type Pair,
  pemOf,
  rsaPair,
  signedWith,
} from '../support/keySets.js';

const at = new Date(now);
const seconds = at.getTime() / 1000;
const claims = { sub: 'jo', tenants: ['acme'], permissions: ['*'], iat: seconds, exp: seconds + 3600 };

const [one, two, three] = [rsaPair(), ecPair(), rsaPair()];
const bearer = (pair: Pair, header: object = {}, more: object = {}) =>
  `Bearer ${signedWith(pair, { ...claims, ...more }, header)}`;

/** Never again by itself within a test, unless the test says so. */
const still = { every: 1e9, everyAfterFailure: 1e9, timeout: 20_000 };

describe('A key set', () => {
  let server: KeyServer;
  let opened: KeySet[];
  let lines: { level: string; line: Record<string, unknown>; message: string }[];
  let clock: { now: number };

  const log = {
    info: (line: unknown, message?: string) => note('info', line, message),
    warn: (line: unknown, message?: string) => note('warn', line, message),
  };
  const note = (level: string, line: unknown, message = '') =>
    void lines.push({ level, line: line as Record<string, unknown>, message });
  const warnings = () => lines.filter(({ level }) => level === 'warn').map(({ line }) => JSON.stringify(line));

  /** Has read the set once. */
  async function opening(bounds: Partial<KeySetBounds> = {}): Promise<KeySet> {
    const set = new KeySet(server.url, log as never, { ...still, time: () => clock.now, ...bounds });
    opened.push(set);
    await set.read();
    return set;
  }
  const taking = (set: KeySet): Authenticate => authenticator({ sources: [set] });
  const caller = async (authenticate: Authenticate, authorization: string): Promise<Principal> =>
    authenticate(authorization, at);
  const isTaken = async (authenticate: Authenticate, authorization: string) =>
    assert.equal((await caller(authenticate, authorization)).id, 'jo');
  const isRefused = async (authenticate: Authenticate, authorization: string, code = 'token_invalid') =>
    assert.equal(await codeOf(authenticate, authorization), code);
  async function codeOf(authenticate: Authenticate, authorization: string): Promise<string> {
    try {
      await authenticate(authorization, at);
    } catch (thrown) {
      assert.ok(thrown instanceof Fault, String(thrown));
      return thrown.code;
    }
    return 'taken';
  }

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

  describe('holds keys', () => {
    it('of several kinds, side by side, and their tokens are taken at once', async () => {
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b', use: 'sig', alg: 'ES256' }));
      const authenticate = taking(await opening());
      for (const [pair, kid] of [
        [one, 'a'],
        [two, 'b'],
      ] as const) {
        for (const header of [{ kid }, {}]) {
          const taken = authenticate(bearer(pair, header), at);
          assert.ok(!(taken instanceof Promise));
          assert.equal(taken.id, 'jo');
        }
      }
      assert.equal(server.asked, 1);
    });

    it('that a token must name as they are named, if it names one', async () => {
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(three, { kid: 'c' }));
      const authenticate = taking(await opening());
      await isRefused(authenticate, bearer(one, { kid: 'c' }));
      await isTaken(authenticate, bearer(one, { kid: 'a' }));
    });

    it('of one name, that are tried one after the other', async () => {
      server.publish(jwkOf(three, { kid: 'a' }), jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'a' }));
      const authenticate = taking(await opening());
      for (const pair of [one, two, three]) await isTaken(authenticate, bearer(pair, { kid: 'a' }));
    });

    it('without a name, that any token may name', async () => {
      server.publish(jwkOf(one));
      const authenticate = taking(await opening());
      for (const header of [{}, { kid: 'x' }]) await isTaken(authenticate, bearer(one, header));
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
      ['of no known use', () => jwkOf(one, { kid: 'a', use: null }), undefined],
      ['that may only encrypt', () => jwkOf(one, { kid: 'a', key_ops: ['encrypt'] }), undefined],
      ['for another algorithm', () => jwkOf(one, { kid: 'a', alg: 'RS512' }), undefined],
      ['for PS256', () => jwkOf(one, { kid: 'a', alg: 'PS256' }), undefined],
      ['for HS256', () => jwkOf(one, { kid: 'a', alg: 'HS256' }), /cannot be read/],
      ['that are private', () => ({ ...one.privateKey.export({ format: 'jwk' }), kid: 'a' }), /private or secret/],
      ['with a name that is none', () => jwkOf(one, { kid: { a: 1 } }), undefined],
      ['with broken numbers', () => ({ kty: 'RSA', n: '!', e: '?', kid: 'a' }), /0 bits is too short/],
      ['without numbers', () => ({ kty: 'EC', crv: 'P-256', kid: 'a' }), /cannot be read/],
    ];
    for (const [name, jwk, remark] of ignored) {
      it(`${name}, which are ignored`, async () => {
        server.publish(jwk(), jwkOf(two, { kid: 'b' }));
        const authenticate = taking(await opening());
        await isRefused(authenticate, bearer(one, { kid: 'a' }));
        await isRefused(authenticate, bearer(one));
        await isTaken(authenticate, bearer(two, { kid: 'b' }));
        if (remark === undefined) assert.deepEqual(warnings(), []);
        else assert.match(warnings().join(), remark);
      });
    }

    it('that are too short, which are ignored with a warning', async () => {
      const short = rsaPair(1024);
      server.publish(jwkOf(short, { kid: 'short' }), jwkOf(two, { kid: 'b' }));
      const authenticate = taking(await opening());
      const token = bearer(two, { kid: 'b' });
      await isTaken(authenticate, token);
      assert.match(warnings().join(), /short.*1024 bits is too short; use at least 2048/);
      const weak = { algorithm: 'RS256', keyid: 'short', allowInsecureKeySizes: true } as const;
      await isRefused(authenticate, `Bearer ${jwt.sign(claims, short.privateKey, weak)}`);
    });

    it('that are shared secrets, which sign nothing here', async () => {
      const k = Buffer.alloc(32, 7);
      server.publish({ kty: 'oct', k: k.toString('base64url'), kid: 's', alg: 'HS256' }, jwkOf(two, { kid: 'b' }));
      const authenticate = taking(await opening());
      await isRefused(authenticate, `Bearer ${hmacToken({ kid: 's' }, k)}`);
      assert.match(warnings().join(), /private or secret/);
      assert.ok(!warnings().join().includes(k.toString('base64url')), 'the secret is not in the log');
    });

    it('by the hundred, of which the first are looked at', async () => {
      const jwk = jwkOf(two);
      server.publish(jwkOf(one, { kid: 'a' }), ...Array.from({ length: 300 }, (_, i) => ({ ...jwk, kid: `k${i}` })));
      const authenticate = taking(await opening());
      await isTaken(authenticate, bearer(one, { kid: 'a' }));
      await isTaken(authenticate, bearer(two, { kid: 'k5' }));
      await isRefused(authenticate, bearer(two, { kid: 'k299' }));
      assert.match(warnings().join(), /more than 100 keys/);
    });
  });

  describe('is not confused with what a token says about its own key:', () => {
    it('nobody whom a token points to is asked, and no key that it brings is used', async () => {
      const evil = await keyServer();
      const pair = rsaPair();
      evil.publish(jwkOf(pair, { kid: 'evil' }), jwkOf(pair, { kid: 'a' }));
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      const address = evil.url.href;
      const jwk = jwkOf(pair, { kid: 'evil' });
      for (const kid of ['evil', 'a', address, undefined]) {
        for (const more of [
          { jku: address },
          { x5u: address },
          { jwk },
          { x5c: [pemOf(pair)] },
          { jku: address, jwk },
        ]) {
          await isRefused(authenticate, bearer(pair, { ...(kid && { kid }), ...more }));
        }
      }
      assert.equal(evil.asked, 0);
      await isTaken(authenticate, bearer(one, { kid: 'a', jku: address, x5u: address, jwk }));
      assert.equal(evil.asked, 0);
      await evil.close();
    });

    it('an algorithm is not', async () => {
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b' }));
      const authenticate = taking(await opening());
      const texts = [
        pemOf(one),
        pemOf(one).trim(),
        JSON.stringify(jwkOf(one)),
        JSON.stringify(jwkOf(one, { kid: 'a' })),
      ];
      const secrets = [...texts, String(jwkOf(one).n), one.publicKey.export({ type: 'spki', format: 'der' }), ''];
      for (const key of secrets) {
        for (const header of [{ kid: 'a' }, {}]) await isRefused(authenticate, `Bearer ${hmacToken(header, key)}`);
      }
      const [, payload = '', signature = ''] = bearer(one, { kid: 'a' }).slice(7).split('.');
      const alternatives = ['none', 'None', 'NONE', '', 'RS384', 'PS256', 'ES256', 'HS256', null, 5, ['RS256']];
      for (const alg of alternatives) {
        for (const kid of ['a', 'b', undefined]) {
          const head = Buffer.from(JSON.stringify({ alg, kid })).toString('base64url');
          for (const end of [signature, '']) await isRefused(authenticate, `Bearer ${head}.${payload}.${end}`);
        }
      }
      await isRefused(authenticate, bearer(two, { kid: 'a' }));
      await isRefused(authenticate, bearer(one, { kid: 'b' }));
    });

    const names = [
      '__proto__',
      'constructor',
      'toString',
      '../../../../dev/null',
      '/etc/passwd',
      'file:///etc/passwd',
      "a' OR '1'='1",
      'a\u0000',
      'a\n',
      ' a',
      'A',
      '',
      '*',
      'é',
      'x'.repeat(8000),
      '|| sleep 10',
    ];
    for (const kid of names) {
      it(`the name ${JSON.stringify(kid).slice(0, 30)} is only a name`, async () => {
        server.publish(jwkOf(one, { kid: 'a' }));
        const set = await opening();
        await isRefused(taking(set), bearer(three, { kid }));
        await isRefused(taking(set), bearer(one, { kid }));
        assert.ok(server.asked <= 3);
        const logged = lines.map(({ line: { url: _, ...line } }) => JSON.stringify(line)).join();
        assert.ok(kid.length < 3 || !logged.includes(kid), logged);
      });
    }

    for (const kid of [5, null, ['a'], { a: 1 }, true]) {
      it(`the name ${JSON.stringify(kid)} is none`, async () => {
        server.publish(jwkOf(one, { kid: 'a' }));
        await isRefused(taking(await opening()), bearer(one, { kid }));
        assert.equal(server.asked, 1);
      });
    }
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
      await isRefused(authenticate, old);
      await isRefused(authenticate, bearer(one));
    });

    it('under load: every token of a published key is taken, and few requests are made', async () => {
      server.publish(jwkOf(one, { kid: 'k0' }));
      const authenticate = taking(await opening());
      let [last, lastKid] = [one, 'k0'];
      for (const [round, pair] of [two, three, ecPair(), rsaPair()].entries()) {
        const kid = `k${round + 1}`;
        server.publish(jwkOf(last, { kid: lastKid }), jwkOf(pair, { kid }));
        const before = server.asked;
        const tokens = Array.from({ length: 200 }, (_, i) =>
          i % 2 ? bearer(pair, { kid }, { jti: i }) : bearer(last, { kid: lastKid }, { jti: i }),
        );
        await Promise.all(tokens.map((token) => isTaken(authenticate, token)));
        assert.equal(server.asked, before + 1);
        [last, lastKid] = [pair, kid];
      }
      assert.equal(server.mostOpen, 1);
    });

    it('without names is read again, too', async () => {
      server.publish(jwkOf(one));
      const authenticate = taking(await opening());
      server.publish(jwkOf(three));
      await isTaken(authenticate, bearer(three));
      await isRefused(authenticate, bearer(one));
    });

    it('and gives an old name to a new key takes only the new one', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const set = await opening();
      const authenticate = taking(set);
      const old = bearer(one, { kid: 'a' });
      await isTaken(authenticate, old);
      server.publish(jwkOf(three, { kid: 'a' }));
      await set.read();
      await isRefused(authenticate, old);
      await isTaken(authenticate, bearer(three, { kid: 'a' }));
    });

    it('by itself is read in regular intervals, and tokens of a key that is gone end', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const set = await opening({ every: 5 });
      const authenticate = taking(set);
      const old = bearer(one, { kid: 'a' });
      await isTaken(authenticate, old);
      server.publish(jwkOf(two, { kid: 'b' }));
      await server.nextAsked();
      await set.read(); // joins the reading that has begun
      await isRefused(authenticate, old);
    });

    it('to nothing ends all tokens', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const set = await opening();
      const authenticate = taking(set);
      await isTaken(authenticate, bearer(one, { kid: 'a' }));
      server.publish();
      await set.read();
      await isRefused(authenticate, bearer(one, { kid: 'a' }));
      assert.match(warnings().join(), /no key to verify tokens with/);
    });

    it('leaves tokens of keys that stay as they are', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const set = await opening();
      const [key] = set.find('a', 'RS256');
      server.publish(jwkOf(two, { kid: 'b' }), jwkOf(one, { kid: 'a' }));
      await set.read();
      assert.equal(set.find('a', 'RS256')[0], key);
      assert.equal(key?.withdrawn, undefined);
    });
  });

  describe('that strangers ask for keys of random names', () => {
    const flood = (count: number) => Array.from({ length: count }, (_, i) => bearer(three, { kid: `random-${i}` }));

    it('is asked a few times, then once in a while', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      const tokens = flood(100);
      for (const token of tokens) await isRefused(authenticate, token);
      assert.equal(server.asked, 1 + 5);
      for (const token of tokens.slice(0, 10)) {
        clock.now += 3000;
        await isRefused(authenticate, token);
      }
      assert.equal(server.asked, 1 + 5 + 5);
      assert.equal(server.mostOpen, 1);
    });

    it('is asked by one request at a time, however many they are', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      const codes = await Promise.all(flood(500).map((token) => codeOf(authenticate, token)));
      assert.deepEqual([...new Set(codes)], ['token_invalid']);
      assert.ok(server.asked <= 1 + 5, String(server.asked));
      assert.equal(server.mostOpen, 1);
    });

    it('still serves tokens of known keys at once, and those of a new one soon', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      for (const token of flood(50)) await isRefused(authenticate, token);
      const known = authenticate(bearer(one, { kid: 'a' }), at);
      assert.ok(!(known instanceof Promise));
      server.publish(jwkOf(one, { kid: 'a' }), jwkOf(two, { kid: 'b' }));
      const fresh = bearer(two, { kid: 'b' });
      await isRefused(authenticate, fresh);
      clock.now += 6000;
      await isRefused(authenticate, bearer(three, { kid: 'random' })); // strangers take every turn there is
      await isTaken(authenticate, fresh);
    });

    it('is not asked by tokens that no key of a set could have signed', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening());
      await isRefused(authenticate, `Bearer ${hmacToken({ kid: 'x' }, 'secret')}`);
      await isRefused(authenticate, bearer(three, { kid: 'a' }));
      assert.equal(server.asked, 1);
    });
  });

  describe('that cannot be read', () => {
    const failures: Record<string, [() => void | Promise<void>, RegExp]> = {
      'because it is away': [() => server.close(), /cannot be reached \(ECONNREFUSED\)/],
      'because it breaks off': [
        () => {
          server.answer = (_, response) => void response.destroy();
        },
        /cannot be reached/,
      ],
      'because it hangs': [
        () => {
          server.answer = () => {};
        },
        /no response within 200 ms/,
      ],
      'because it sends slowly': [
        () => {
          server.answer = (_, response) => {
            const drip = setInterval(() => response.write(' '), 10);
            response.on('close', () => clearInterval(drip));
          };
        },
        /no response within 200 ms/,
      ],
      'because it fails': [
        () => {
          server.answer = (_, response) => void response.writeHead(500).end('{"keys":[]}');
        },
        /status 500/,
      ],
      'because it is not found': [
        () => {
          server.answer = (_, response) => void response.writeHead(404).end('{"keys":[]}');
        },
        /status 404/,
      ],
      'because it is huge': [
        () => {
          server.answer = (_, response) => json(response, { keys: [], more: 'x'.repeat(300_000) });
        },
        /more than 262144 bytes/,
      ],
      'because it never ends': [
        () => {
          server.answer = (_, response) => {
            const pour = () => {
              while (!response.destroyed && response.write('x'.repeat(65_536)));
            };
            response.on('drain', pour);
            pour();
          };
        },
        /more than 262144 bytes/,
      ],
      'because it is a page': [
        () => {
          server.answer = (_, response) => void response.end('<html>Log in</html>');
        },
        /not JSON/,
      ],
      'because it is cut off': [
        () => {
          server.answer = (_, response) => void response.end('{"keys":[{"kty":"RS');
        },
        /not JSON/,
      ],
      ...Object.fromEntries(
        [null, 5, 'keys', [], {}, { keys: 'a' }, { keys: {} }, { keys: [null, 5, 'x', [], {}] }].map((value) => [
          `because it is ${JSON.stringify(value)}`,
          [
            () => {
              server.answer = (_, response) => json(response, value);
            },
            /not a key set/,
          ] as [() => void, RegExp],
        ]),
      ),
    };

    for (const [name, [fail, reason]] of Object.entries(failures)) {
      it(`${name}, leaves known keys as they are, and says that others cannot be known`, async () => {
        server.publish(jwkOf(one, { kid: 'a' }));
        const set = await opening({ timeout: 200 });
        while (set.find('a', 'RS256').length === 0) await set.read(); // on a busy machine the first time may be too long
        lines = [];
        const authenticate = taking(set);
        const seen = bearer(one, { kid: 'a' });
        await isTaken(authenticate, seen);
        await fail();
        await isRefused(authenticate, bearer(two, { kid: 'b' }), 'keys_unavailable');
        await set.read();
        await isTaken(authenticate, seen);
        await isTaken(authenticate, bearer(one, { kid: 'a' }, { jti: 'not seen before' }));
        assert.match(warnings().join(), reason);
        assert.equal(new Set(warnings()).size, warnings().length, 'nothing is said twice');
        assert.ok(server.mostOpen <= 1);
      });
    }

    it('because it is somewhere else, is not followed there', async () => {
      const elsewhere = await keyServer();
      elsewhere.publish(jwkOf(one, { kid: 'a' }));
      server.answer = (_, response) => void response.writeHead(302, { Location: elsewhere.url.href }).end();
      const authenticate = taking(await opening());
      clock.now += 6000;
      await isRefused(authenticate, bearer(one, { kid: 'a' }), 'keys_unavailable');
      assert.equal(elsewhere.asked, 0);
      assert.match(warnings().join(), /redirect \(302\)/);
      await elsewhere.close();
    });

    it('is not asked again for a while, and nobody waits for it then', async () => {
      server.answer = (_, response) => void response.writeHead(500).end();
      const authenticate = taking(await opening());
      for (let i = 0; i < 20; i++) await isRefused(authenticate, bearer(one, { kid: 'a' }), 'keys_unavailable');
      assert.equal(server.asked, 1);
      clock.now += 5000;
      server.publish(jwkOf(one, { kid: 'a' }));
      await isTaken(authenticate, bearer(one, { kid: 'a' }));
      assert.equal(server.asked, 2);
    });

    it('lets only so many wait for it, and all of them get an answer', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const authenticate = taking(await opening({ mostWaiting: 10 }));
      let fail = () => {};
      server.answer = (_, response) => {
        fail = () => void response.writeHead(500).end();
      };
      const isAsked = server.nextAsked();
      const tokens = Array.from({ length: 100 }, (_, i) => bearer(two, { kid: `b${i}` }));
      const asked = tokens.map((token) => authenticate(token, at));
      const known = authenticate(bearer(one, { kid: 'a' }), at);
      assert.ok(!(known instanceof Promise));
      let waiting = 10;
      for (const first of asked.slice(0, 10)) Promise.resolve(first).catch(() => waiting--);
      await Promise.allSettled(asked.slice(10));
      assert.equal(waiting, 10, 'the others have their answers, and these have none yet');
      await isAsked;
      fail();
      for (const outcome of await Promise.allSettled(asked)) {
        assert.ok(outcome.status === 'rejected' && outcome.reason.code === 'keys_unavailable');
        assert.deepEqual(outcome.reason.headers, { 'Retry-After': '5' });
      }
      assert.equal(server.mostOpen, 1);
      assert.equal(server.asked, 2);
    });

    it('is read again by itself, soon', async () => {
      server.answer = (_, response) => void response.writeHead(500).end();
      const set = await opening({ everyAfterFailure: 5 });
      server.publish(jwkOf(one, { kid: 'a' }));
      await server.nextAsked();
      await set.read();
      assert.equal(set.find('a', 'RS256').length, 1);
      assert.ok(lines.some(({ level, message }) => level === 'info' && message === 'read the key set'));
    });

    it('ends with the server, though it hangs', async () => {
      server.answer = () => {};
      const set = new KeySet(server.url, log as never, { ...still, timeout: 1e9 });
      const waiting = codeOf(taking(set), bearer(one, { kid: 'a' }));
      await set.close();
      assert.equal(await waiting, 'keys_unavailable');
      assert.deepEqual(warnings(), []);
    });
  });

  describe('behind a server', () => {
    let gala: World;
    afterEach(() => gala.close());

    const get = (authorization: string) =>
      gala.get('/referenceTypes/acme', { token: null, headers: { Authorization: authorization } });

    it('lets in who has a key, tells others why not, and whom it cannot know to come again', async () => {
      server.publish(jwkOf(one, { kid: 'a' }));
      const set = await opening();
      gala = await world({ authenticate: taking(set) });
      assert.equal((await get(bearer(one, { kid: 'a' }))).status, 200);
      const reply = await get(bearer(two, { kid: 'b' }));
      assert.deepEqual([reply.status, reply.body.code], [401, 'token_invalid']);
      assert.equal(
        reply.headers['www-authenticate'],
        'Bearer realm="Gala", error="invalid_token", error_description="The token is not signed with a key that this server trusts."',
      );
      server.answer = (_, response) => void response.writeHead(500).end();
      const away = await get(bearer(two, { kid: 'b' }));
      assert.deepEqual([away.status, away.body.code], [500, 'keys_unavailable']);
      assert.equal(away.headers['retry-after'], '5');
      server.publish(jwkOf(two, { kid: 'b' }));
      clock.now += 5000;
      assert.equal((await get(bearer(two, { kid: 'b' }))).status, 200);
    });

    it('has rights checked for a caller whose key had to be asked for', async () => {
      const set = await opening();
      gala = await world({ authenticate: taking(set) });
      server.publish(jwkOf(two, { kid: 'b' }));
      const reply = await get(bearer(two, { kid: 'b' }, { permissions: ['references.get'] }));
      assert.deepEqual([reply.status, reply.body.code], [403, 'permission_missing']);
      const other = await gala.get('/referenceTypes/other', {
        token: null,
        headers: { Authorization: bearer(two, { kid: 'b' }) },
      });
      assert.deepEqual([other.status, other.body.code], [403, 'tenant_forbidden']);
    });
  });
});

function hmacToken(header: object, key: string | Buffer): string {
  const parts = [{ alg: 'HS256', typ: 'JWT', ...header }, claims];
  const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}
