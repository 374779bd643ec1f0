/** Several sources of keys at once, and unusual tokens. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { usualNames } from '../../src/access/claims.js';
import { fits, fixedKeys, type KeySource } from '../../src/access/keySource.js';
import { keyOfSecret, keysOfPem, type TrustedKey } from '../../src/access/keys.js';
import { authenticator, type TokenOptions } from '../../src/access/token.js';
import { Fault } from '../../src/fault.js';
import { now } from '../support/harness.js';
import { ecPair, type Pair, pemOf, rsaPair, signedWith } from '../support/keySets.js';

const at = new Date(now);
const claims = { sub: 'jo', tenants: ['acme'], permissions: ['*'], exp: at.getTime() / 1000 + 60 };
const [theirs, ours, third] = [rsaPair(), ecPair(), ecPair()];
const keysOf = (pair: Pair, kid?: string): TrustedKey[] => keysOfPem(pemOf(pair)).map((key) => ({ ...key, kid }));

/** Learns its keys when it is asked. */
class Learning implements KeySource {
  asked = 0;
  #keys: readonly TrustedKey[] = [];

  constructor(readonly answer: () => Promise<readonly TrustedKey[]>) {}

  find(...[kid, algorithm]: Parameters<KeySource['find']>) {
    return this.#keys.filter((key) => fits(key, kid, algorithm));
  }
  async renew() {
    this.asked++;
    this.#keys = await this.answer();
  }
}

async function outcome(options: TokenOptions, token: string): Promise<string> {
  try {
    return (await authenticator(options)(`Bearer ${token}`, at)).id;
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    return thrown.code;
  }
}

describe('Sources of keys', () => {
  it('expect what they say themselves, and not that of each other', async () => {
    const own = { issuer: 'https://gala.example.org', audience: 'gala', claims: usualNames };
    const options = {
      sources: [
        fixedKeys(keysOf(theirs)),
        { ...fixedKeys(keysOf(ours, 'own')), expects: own },
        { ...fixedKeys(keysOf(third)), expects: { issuer: undefined } },
      ],
      issuer: 'https://login.example.org',
      claims: { ...usualNames, tenants: 'org' },
    };
    const cases: [Pair, object, string][] = [
      [theirs, { iss: 'https://login.example.org', org: 'a' }, 'jo'],
      [theirs, { iss: 'https://login.example.org' }, 'token_invalid'],
      [theirs, { iss: 'https://gala.example.org', aud: 'gala', org: 'a' }, 'token_invalid'],
      [ours, { iss: 'https://gala.example.org', aud: 'gala' }, 'jo'],
      [ours, { iss: 'https://gala.example.org' }, 'token_invalid'],
      [ours, { iss: 'https://login.example.org', aud: 'gala', org: 'a' }, 'token_invalid'],
      [third, { org: 'a' }, 'jo'],
    ];
    for (const [pair, more, expected] of cases) {
      for (const header of pair === ours ? [{}, { kid: 'own' }] : [{}, { kid: 'x' }]) {
        const token = signedWith(pair, { ...claims, ...more }, header);
        assert.equal(await outcome(options, token), expected, JSON.stringify(more));
      }
    }
  });

  it('are asked when none knows the key, and one that does not answer does not stop another', async () => {
    const broken = new Learning(() => Promise.reject(new Fault('keys_unavailable')));
    const learning = new Learning(async () => keysOf(ours, 'b'));
    const sources = [fixedKeys(keysOf(theirs)), broken, learning];
    assert.equal(await outcome({ sources }, signedWith(theirs, claims, { kid: 'a' })), 'jo');
    assert.deepEqual([broken.asked, learning.asked], [0, 0]);
    assert.equal(await outcome({ sources }, signedWith(ours, claims, { kid: 'b' })), 'jo');
    assert.deepEqual([broken.asked, learning.asked], [1, 1]);
    assert.equal(await outcome({ sources }, signedWith(ours, claims, { kid: 'b' })), 'jo');
    assert.deepEqual([broken.asked, learning.asked], [1, 1]);
    assert.equal(await outcome({ sources }, signedWith(third, claims, { kid: 'c' })), 'keys_unavailable');
    assert.equal(await outcome({ sources: [learning] }, signedWith(third, claims, { kid: 'c' })), 'token_invalid');
  });

  it('have 16 of their keys tried, those that the token names first', async () => {
    const others = Array.from({ length: 20 }, () => keysOf(third)).flat();
    const sources = [fixedKeys(others), fixedKeys(keysOf(ours, 'own'))];
    assert.equal(await outcome({ sources }, signedWith(ours, claims, { kid: 'own' })), 'jo');
    assert.equal(await outcome({ sources }, signedWith(ours, claims)), 'token_invalid');
    assert.equal(await outcome({ sources: [...sources].reverse() }, signedWith(ours, claims)), 'jo');
  });

  it('take nothing when there are none', async () => {
    for (const token of [signedWith(ours, claims), signedWith(theirs, claims)])
      assert.equal(await outcome({ sources: [] }, token), 'token_invalid');
  });
});

describe('Any token at all', () => {
  const sources = [fixedKeys([...keysOf(theirs, 'a'), ...keysOf(ours), keyOfSecret('x'.repeat(32))])];
  const part = (text: string) => Buffer.from(text).toString('base64url');
  const header = fc.record(
    {
      alg: fc.oneof(fc.constantFrom('RS256', 'ES256', 'HS256', 'none'), fc.jsonValue()),
      kid: fc.oneof(fc.constantFrom('a', '__proto__'), fc.jsonValue()),
      typ: fc.oneof(fc.constant('JWT'), fc.jsonValue()),
      crit: fc.jsonValue(),
    },
    { requiredKeys: ['alg'] },
  );

  it('that is not signed is refused as one, whatever it holds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(header, fc.jsonValue()), fc.jsonValue(), fc.string(), async (head, payload, end) => {
        const token = `${part(JSON.stringify(head))}.${part(JSON.stringify(payload))}.${part(end)}`;
        assert.equal(await outcome({ sources }, token), 'token_invalid');
      }),
      { numRuns: 500 },
    );
  });

  it('that is signed is taken or refused, whatever its claims are', async () => {
    const names = { tenants: 'a.b', permissions: '__proto__', roles: 'constructor.name', contact: 'a..c' };
    const claim = fc.oneof(fc.jsonValue(), fc.array(fc.string()), fc.double(), fc.object());
    const some = fc.dictionary(fc.constantFrom('a', 'a.b', 'scope', '__proto__', 'constructor', 'exp', 'nbf'), claim);
    await fc.assert(
      fc.asyncProperty(some, fc.boolean(), async (more, isUsual) => {
        const payload = JSON.parse(JSON.stringify({ ...claims, ...more }));
        const token = signedAnyhow(payload);
        const found = await outcome({ sources, claims: isUsual ? usualNames : names }, token);
        assert.ok(['jo', 'token_invalid', 'token_expired'].includes(found), found);
      }),
      { numRuns: 300 },
    );
  });

  /** Signs claims that jsonwebtoken would refuse to. */
  const signedAnyhow = (payload: object) =>
    jwt.sign(JSON.stringify(payload), ours.privateKey, { algorithm: 'ES256', header: { alg: 'ES256', typ: 'JWT' } });
});
