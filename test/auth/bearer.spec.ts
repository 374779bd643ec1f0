/** Which tokens are taken, and why the others are not. */
import { strict as assert } from 'node:assert';
import { createHmac, type KeyObject } from 'node:crypto';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { type Authenticate, authenticator, publicKey, secretKey, type TokenOptions } from '../../src/auth/bearer.js';
import { defaultClaimNames } from '../../src/auth/claims.js';
import { fixedKeys, keyOfSecret, keysOfPem } from '../../src/auth/keys.js';
import type { Principal } from '../../src/auth/permissions.js';
import { Fault } from '../../src/fault.js';
import { describeApi, served } from '../support/api.js';
import { now, secret, token } from '../support/harness.js';
import { ecPair, keyPair, type Pair, pemOf, rsaPair, signedWith } from '../support/keySets.js';

const at = new Date(now);
const seconds = at.getTime() / 1000;
const claims = { sub: 'jo', tenants: ['acme'], permissions: ['references.get'], exp: seconds + 60 };

/** RFC 6750 §3: which characters a description may have. */
const challenge = /^Bearer realm="Gala"(, error="invalid_token", error_description="[\x20-\x21\x23-\x5b\x5d-\x7e]+")?$/;

type Claims = Record<string, unknown>;
const signed = (payload: Claims, options: jwt.SignOptions = {}, key: jwt.Secret = secret) =>
  jwt.sign({ iat: seconds, ...payload }, key, options);

/** Signs what `jwt.sign` would refuse to. */
function forged(header: object, payload: unknown, signature = ''): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part(header)}.${part(payload)}.${signature}`;
}

const hmac = (text: string, key: string | Buffer) => createHmac('sha256', key).update(text).digest('base64url');

/** For keys that are known from the start, so that verification is synchronous. */
function atOnce(options: TokenOptions): (...parameters: Parameters<Authenticate>) => Principal {
  const authenticate = authenticator(options);
  return (authorization, when) => {
    const caller = authenticate(authorization, when);
    assert.ok(!(caller instanceof Promise));
    return caller;
  };
}

function refusal(authorization: string | undefined, options: Partial<TokenOptions> = {}, when = at): Fault {
  try {
    atOnce({ ...secretKey(secret), ...options })(authorization, when);
  } catch (thrown) {
    assert.ok(thrown instanceof Fault);
    assert.equal(thrown.status, 401);
    assert.match(thrown.headers['WWW-Authenticate'] ?? '', challenge);
    return thrown;
  }
  return assert.fail('the token was taken');
}

describe('A token', () => {
  it('is read after Bearer, in capitals or not', () => {
    const authenticate = atOnce(secretKey(secret));
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'Bearer  ']) {
      assert.equal(authenticate(`${scheme} ${signed(claims)}`, at).id, 'jo');
    }
  });

  describe('is refused', () => {
    const cases: Record<string, [string | undefined, string]> = {
      'when there is none': [undefined, 'token_missing'],
      'when the header is empty': ['', 'token_malformed'],
      'without a scheme': [signed(claims), 'token_malformed'],
      'with another scheme': ['Basic am86c2VjcmV0', 'token_malformed'],
      'when nothing follows Bearer': ['Bearer ', 'token_malformed'],
      'when two follow Bearer': [`Bearer ${signed(claims)} ${signed(claims)}`, 'token_malformed'],
      'when it is no JWT': ['Bearer nonsense', 'token_invalid'],
      'when its parts are no JSON': ['Bearer a.b.c', 'token_invalid'],
      'when its signature is cut off': [`Bearer ${signed(claims).replace(/[^.]*$/, '')}`, 'token_invalid'],
      'when its payload was changed': [
        `Bearer ${signed(claims).replace(/\.[^.]*\./, `.${forged({}, { ...claims, sub: 'root' }).split('.')[1]}.`)}`,
        'token_invalid',
      ],
      'when it is signed with another secret': [`Bearer ${signed(claims, {}, 'another')}`, 'token_invalid'],
      'when it is signed by none': [`Bearer ${forged({ alg: 'none', typ: 'JWT' }, claims)}`, 'token_invalid'],
      'when it names no algorithm': [`Bearer ${forged({ typ: 'JWT' }, claims, 'x')}`, 'token_invalid'],
      'when it is signed with HS384': [`Bearer ${signed(claims, { algorithm: 'HS384' })}`, 'token_invalid'],
      'when it has expired': [`Bearer ${signed({ ...claims, exp: seconds - 31 })}`, 'token_expired'],
      'in the second in which it expires': [`Bearer ${signed({ ...claims, exp: seconds - 30 })}`, 'token_expired'],
      'when it is not valid yet': [`Bearer ${signed({ ...claims, nbf: seconds + 31 })}`, 'token_invalid'],
    };
    for (const [name, [authorization, code]] of Object.entries(cases))
      it(name, () => assert.equal(refusal(authorization).code, code));

    /** As JSON, so that it can be what no number or string of JavaScript is; undefined if the claim is missing. */
    const wrong: Record<string, (string | undefined)[]> = {
      sub: [undefined, '""', '5', '["jo"]', '"a\\u0000b"', '"a\\nb"', '"\\ud800"'],
      exp: [undefined, 'null', '"tomorrow"', '"1e9"', '1e400', '-1e400', '[1e12]', '{}'],
      nbf: ['null', '"yesterday"', '1e400', '-1e400', '[]'],
      tenants: [undefined, '""', '5', 'null', '[1]', '{"acme":true}', '{"0":"acme","length":1}'],
      permissions: [undefined, '5', 'null', '{"*":true}', '[null]', '[["*"]]'],
      scope: ['5', 'null', '[["*"]]'],
      roles: ['{}', 'null', '[1]'],
      contact_id: ['5', 'null', '""', '"a\\u0007b"', '["c-1"]'],
      email: ['5', 'null', '["jo@example.org"]'],
    };
    for (const [claim, values] of Object.entries(wrong)) {
      for (const value of values)
        it(`when its ${claim} is ${value ?? 'missing'}, and the answer names it`, () => {
          const rest = JSON.stringify(Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim)));
          const text = value === undefined ? rest : `${rest.slice(0, -1)},"${claim}":${value}}`;
          const { code, message } = refusal(`Bearer ${jwt.sign(text, secret, { header: { alg: 'HS256' } })}`);
          assert.equal(code, 'token_invalid');
          assert.ok(message.includes(claim), message);
        });
    }

    for (const payload of ['null', 'hello', '"jo"', '{"a":', '[1]', '5'])
      it(`when its claims are ${payload}, with a message of our own`, () => {
        const header = { alg: 'HS256', typ: 'JWT' } as const; // which makes the claims be parsed
        const { code, message } = refusal(`Bearer ${jwt.sign(payload, secret, { header })}`);
        assert.equal(code, 'token_invalid');
        assert.match(message, /claims of the token are not a JSON object|claim sub/);
      });

    for (const crit of [['exp'], ['b64'], [], 'exp', null]) {
      it(`when its header demands that ${JSON.stringify(crit)} is understood`, () => {
        const header = { alg: 'HS256', typ: 'JWT', crit } as unknown as jwt.JwtHeader;
        assert.equal(refusal(`Bearer ${signed(claims, { header })}`).code, 'token_invalid');
      });
    }
  });

  it('is accepted by a clock that differs by less than 30 s, the first time and later', () => {
    const later = (by: number) => new Date(at.getTime() + by * 1000);
    const authorization = `Bearer ${signed({ ...claims, exp: seconds, nbf: seconds })}`;
    for (const seen of [[], [0]]) {
      const fresh = () => {
        const authenticate = atOnce(secretKey(secret));
        for (const by of seen) authenticate(authorization, later(by));
        return authenticate;
      };
      for (const by of [29, -29, -30]) assert.equal(fresh()(authorization, later(by)).id, 'jo');
      assert.throws(() => fresh()(authorization, later(31)), { code: 'token_expired' });
      assert.throws(() => fresh()(authorization, later(-31)), { code: 'token_invalid' });
    }
  });

  it('is not accepted because another was', () => {
    const authenticate = atOnce(secretKey(secret));
    authenticate(`Bearer ${signed(claims)}`, at);
    assert.throws(() => authenticate(`Bearer ${signed(claims, {}, 'another')}`, at), { code: 'token_invalid' });
  });

  it('must be of the issuer and the audience that are set, and the answer does not name them', () => {
    const options = { issuer: 'https://id.example.org', audience: 'gala' };
    const taken = (more: object) => `Bearer ${signed({ ...claims, ...more })}`;
    const authenticate = atOnce({ ...secretKey(secret), ...options });
    const iss = options.issuer;
    for (const aud of ['gala', ['other', 'gala']]) assert.equal(authenticate(taken({ iss, aud }), at).id, 'jo');
    for (const wrong of [{ aud: 'gala' }, { iss: `${iss}.evil`, aud: 'gala' }, { iss }, { iss, aud: 'galaxy' }]) {
      const { code, message } = refusal(taken(wrong), options);
      assert.equal(code, 'token_invalid');
      assert.match(message, /^The token is (from another issuer|for another audience)\.$/);
    }
  });
});

describe('A public key', () => {
  const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
  const rsa = keyPair(2048);
  const ec = keyPair('P-256');
  const p384 = keyPair('P-384');
  const pairs = { RS256: rsa, ES256: ec };

  const refuses = (key: KeyObject, jws: string) =>
    assert.throws(() => atOnce(publicKey(pem(key)))(`Bearer ${jws}`, at), { code: 'token_invalid', status: 401 });

  for (const [algorithm, { publicKey: key, privateKey }] of Object.entries(pairs)) {
    it(`for ${algorithm} accepts a token of its private key`, () => {
      const jws = signed(claims, { algorithm: algorithm as jwt.Algorithm }, privateKey);
      assert.equal(atOnce(publicKey(pem(key)))(`Bearer ${jws}`, at).id, 'jo');
    });
    it(`for ${algorithm} refuses a token of another private key, and an unsigned one`, () => {
      const isRsa = algorithm === 'RS256';
      const other = isRsa ? keyPair(2048) : p384;
      refuses(key, signed(claims, { algorithm: isRsa ? 'RS256' : 'ES384' }, other.privateKey));
      refuses(key, forged({ alg: 'none' }, claims));
    });
    it(`for ${algorithm} refuses a token that uses it as a shared secret`, () => {
      for (const text of [pem(key), pem(key).trim(), key.export({ type: 'spki', format: 'der' })]) {
        const unsigned = forged({ alg: 'HS256', typ: 'JWT' }, claims).slice(0, -1);
        refuses(key, `${unsigned}.${hmac(unsigned, text)}`);
      }
    });
  }

  for (const algorithm of ['RS384', 'RS512', 'PS256'] as const)
    it(`of RSA refuses a token that is signed with ${algorithm}`, () =>
      refuses(rsa.publicKey, signed(claims, { algorithm }, rsa.privateKey)));
});

describeApi('A token in a request', (start) => {
  const gala = served(start);

  it('opens the tenants that it names, and none that looks alike', async () => {
    const both = token({ tenants: ['acme', 'b*'] });
    assert.equal((await gala.get('/referenceTypes/acme', { token: both })).status, 200);
    for (const tenant of ['acme2', 'ACME', 'acm', 'b', 'bb', 'acme.']) {
      assert.equal((await gala.get(`/referenceTypes/${tenant}`, { token: both })).status, 403, tenant);
    }
    assert.equal((await gala.get('/referenceTypes/acme', { token: token({ tenants: [] }) })).status, 403);
  });
});

const [theirs, ours, third] = [rsaPair(), ecPair(), ecPair()];
const keysOf = (pair: Pair, kid?: string) => keysOfPem(pemOf(pair)).map((key) => ({ ...key, kid }));

function outcome(options: TokenOptions, token: string): string {
  try {
    return atOnce(options)(`Bearer ${token}`, at).id;
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    return thrown.code;
  }
}

describe('Keys', () => {
  it('are tried up to 16 at a time, those with the token’s kid first', () => {
    const others = Array.from({ length: 20 }, () => keysOf(third)).flat();
    const sources = [fixedKeys(others), fixedKeys(keysOf(ours, 'own'))];
    assert.equal(outcome({ sources }, signedWith(ours, claims, { kid: 'own' })), 'jo');
    assert.equal(outcome({ sources }, signedWith(ours, claims)), 'token_invalid');
    assert.equal(outcome({ sources: [...sources].reverse() }, signedWith(ours, claims)), 'jo');
  });
});

describe('Random tokens:', () => {
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

  it('one that is not signed is refused, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(header, fc.jsonValue()), fc.jsonValue(), fc.string(), (head, payload, end) => {
        const token = `${part(JSON.stringify(head))}.${part(JSON.stringify(payload))}.${part(end)}`;
        assert.equal(outcome({ sources }, token), 'token_invalid');
      }),
      { numRuns: 500 },
    );
  });

  it('one that is signed is accepted or refused without a failure, whatever its claims are', () => {
    const names = { tenants: 'a.b', permissions: '__proto__', roles: 'constructor.name', contact: 'a..c' };
    const claim = fc.oneof(fc.jsonValue(), fc.array(fc.string()), fc.double(), fc.object());
    const some = fc.dictionary(fc.constantFrom('a', 'a.b', 'scope', '__proto__', 'constructor', 'exp', 'nbf'), claim);
    fc.assert(
      fc.property(some, fc.boolean(), (more, isUsual) => {
        const payload = JSON.parse(JSON.stringify({ ...claims, ...more }));
        const token = signedAnyhow(payload);
        const found = outcome({ sources, claims: isUsual ? defaultClaimNames : names }, token);
        assert.ok(['jo', 'token_invalid', 'token_expired'].includes(found), found);
      }),
      { numRuns: 300 },
    );
  });

  /** Signs claims that jsonwebtoken would refuse to. */
  const signedAnyhow = (payload: object) =>
    jwt.sign(JSON.stringify(payload), ours.privateKey, { algorithm: 'ES256', header: { alg: 'ES256', typ: 'JWT' } });
});
