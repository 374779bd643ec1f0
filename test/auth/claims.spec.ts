/** Claims with any names and any values. */
import { strict as assert } from 'node:assert';
import jwt from 'jsonwebtoken';
import { authenticator, secretKey } from '../../src/auth/bearer.js';
import { type ClaimNames, defaultClaimNames, type Roles } from '../../src/auth/claims.js';
import type { Principal } from '../../src/auth/permissions.js';
import { Fault } from '../../src/fault.js';
import { now, secret } from '../support/harness.js';

const at = new Date(now);
const exp = at.getTime() / 1000 + 60;

interface Settings {
  readonly names?: Partial<ClaimNames>;
  readonly roles?: Roles;
}

/** @param payload as JSON, so that it may hold what no object of JavaScript would. */
function read(payload: object | string, { names, roles }: Settings = {}): Principal {
  const text = typeof payload === 'string' ? payload : JSON.stringify({ sub: 'jo', exp, ...payload });
  const token = jwt.sign(text, secret, { header: { alg: 'HS256', typ: 'JWT' } });
  const claims = { ...defaultClaimNames, ...names };
  const caller = authenticator({ ...secretKey(secret), claims, roles })(`Bearer ${token}`, at);
  assert.ok(!(caller instanceof Promise));
  return caller;
}

function refusal(payload: object | string, settings?: Settings): Fault {
  try {
    read(payload, settings);
  } catch (thrown) {
    assert.ok(thrown instanceof Fault, String(thrown));
    assert.equal(thrown.code, 'token_invalid');
    return thrown;
  }
  return assert.fail('the token was taken');
}

const all = { tenants: ['acme'], permissions: ['references.get'] };

describe('Claims', () => {
  describe('of tenants', () => {
    const cases: [string, object, string, string[]][] = [
      ['a list', { tenants: ['a', 'b'] }, 'tenants', ['a', 'b']],
      ['one text, which is one tenant', { tenants: 'a b' }, 'tenants', ['a b']],
      ['one text that is *', { tenants: '*' }, 'tenants', ['*']],
      ['an empty list', { tenants: [] }, 'tenants', []],
      ['another name', { org_id: 'org-1' }, 'org_id', ['org-1']],
      ['a URL', { 'https://example.org/tenants': ['a'] }, 'https://example.org/tenants', ['a']],
      ['a path through other claims', { app: { orgs: { ids: ['a'] } } }, 'app.orgs.ids', ['a']],
      ['a name with dots rather than a path', { 'app.orgs': ['a'], app: { orgs: ['b'] } }, 'app.orgs', ['a']],
      ['the name of a prototype, if there is such a claim', { constructor: ['a'] }, 'constructor', ['a']],
    ];
    for (const [name, payload, tenants, expected] of cases) {
      const caller = () => read({ permissions: ['*'], ...payload }, { names: { tenants } });
      it(`may be ${name}`, () => assert.deepEqual([...caller().tenants], expected));
    }

    it('may be a claim named __proto__', () => {
      const text = `{"sub":"jo","exp":${exp},"permissions":"*","__proto__":["a"],"x":{"__proto__":["b"]}}`;
      assert.deepEqual([...read(text, { names: { tenants: '__proto__' } }).tenants], ['a']);
      assert.deepEqual([...read(text, { names: { tenants: 'x.__proto__' } }).tenants], ['b']);
      assert.equal(({} as { acme?: unknown }).acme, undefined);
    });

    it('are missing where the name leads nowhere, and the answer says where they must be', () => {
      const payload = { ...all, app: { orgs: { ids: ['a'] }, text: 'a' } };
      const paths = 'nonesuch app.nonesuch app.orgs.ids.0 app.orgs.ids.length app.text.length app..orgs .app app. .';
      const natural = '__proto__ __proto__.constructor.name constructor constructor.name app.constructor.name toString';
      for (const tenants of [...paths.split(' '), ...natural.split(' '), 'app.__proto__', 'https://example.org/app']) {
        const { message, headers } = refusal(payload, { names: { tenants } });
        assert.ok(message.includes(`claim ${tenants} must be`), message);
        assert.ok(headers['WWW-Authenticate']?.includes(`claim ${tenants} must be`));
      }
    });
  });

  describe('of permissions', () => {
    const may = (payload: object, settings?: Settings) => {
      const { grant } = read({ tenants: ['acme'], ...payload }, settings);
      return ['references.get', 'references.list', 'awards.get'].map((permission) => grant(permission));
    };
    const roles: Roles = new Map([
      ['referee', ['references.get:own']],
      ['clerk', ['references.*']],
      ['head clerk', ['awards.*']],
    ]);

    const elsewhere = { roles: 'at.roles', permissions: 'may' };
    const cases: [string, object, (string | undefined)[], Settings?][] = [
      ['a list', { permissions: ['references.get'] }, ['all', undefined, undefined]],
      ['a text with spaces', { permissions: 'references.get  awards.*' }, ['all', undefined, 'all']],
      ['an empty text', { permissions: '' }, [undefined, undefined, undefined]],
      ['a scope', { scope: 'openid references.list profile' }, [undefined, 'all', undefined]],
      ['a scope that is a list', { scope: ['references.list'] }, [undefined, 'all', undefined]],
      [
        'a list and a scope together',
        { permissions: ['awards.get'], scope: 'references.get:own' },
        ['own', undefined, 'all'],
      ],
      ['a role', { roles: ['referee'] }, ['own', undefined, undefined], { roles }],
      ['several roles', { roles: ['referee', 'clerk'] }, ['all', 'all', undefined], { roles }],
      ['one role with a space', { roles: 'head clerk' }, [undefined, undefined, 'all'], { roles }],
      ['a role nobody knows', { roles: ['offline_access', '__proto__'] }, [undefined, undefined, undefined], { roles }],
      ['roles, where none are known', { roles: ['clerk'] }, [undefined, undefined, undefined]],
      [
        'a list, a scope and roles together',
        { permissions: [], scope: 'awards.get', roles: ['referee'] },
        ['own', undefined, 'all'],
        { roles },
      ],
      [
        'in claims of other names',
        { at: { roles: ['clerk'] }, may: 'awards.get' },
        ['all', 'all', 'all'],
        { roles, names: elsewhere },
      ],
      [
        'the scope by its name',
        { scope: 'awards.get' },
        [undefined, undefined, 'all'],
        { names: { permissions: 'scope' } },
      ],
    ];
    for (const [name, payload, expected, settings] of cases) {
      it(`may be ${name}`, () => assert.deepEqual(may(payload, settings), expected));
    }

    it('must be given in some claim, and the answer says in which', () => {
      const { message } = refusal({ tenants: ['acme'] });
      assert.equal(message, 'The token must have at least one of the claims permissions, scope and roles.');
      const names = { permissions: 'p', roles: 'realm_access.roles' };
      assert.match(refusal(all, { names }).message, /the claims p, scope and realm_access\.roles/);
    });

    it('may be 2,000 at most, those of roles included', () => {
      const permissions = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
      const many = (count: number): Roles => new Map(['r', 's'].map((role) => [role, permissions(count)]));
      assert.ok(read({ tenants: [], roles: ['r', 's'] }, { roles: many(2000) }).may('p1999'));
      assert.match(refusal({ tenants: [], roles: ['r'] }, { roles: many(2001) }).message, /more than 2000 permissions/);
    });
  });

  describe('of the contact', () => {
    const contactOf = (payload: object, contact = 'contact_id') =>
      read({ ...all, ...payload }, { names: { contact } }).contactId;

    it('say who the caller is in records, which is sub if there is none', () => {
      assert.equal(contactOf({}), 'jo');
      assert.equal(contactOf({ contact_id: 'c-1' }), 'c-1');
      assert.equal(contactOf({ contact_id: 'c-1', app: { id: 'c-2' } }, 'app.id'), 'c-2');
      assert.equal(contactOf({ contact_id: 'c-1' }, 'https://example.org/contact'), 'jo');
      assert.equal(read({ ...all, contact_id: 'c-1' }).id, 'jo');
    });
    it('are not taken from what every JavaScript object has', () => {
      for (const name of ['constructor', 'toString', '__proto__', 'app.constructor', 'app.toString', 'app.__proto__'])
        assert.equal(contactOf({ app: {} }, name), 'jo', name);
    });
  });

  it('of any name make a WWW-Authenticate header that can be sent', () => {
    for (const tenants of ['a"b', 'a\\b', 'é', '名前', 'a\r\nX-Evil: 1', '"', '\u0000', 'x'.repeat(5000)]) {
      const header = refusal(all, { names: { tenants } }).headers['WWW-Authenticate'] ?? '';
      assert.match(
        header,
        /^Bearer realm="Gala", error="invalid_token", error_desc\w+="[\x20\x21\x23-\x5b\x5d-\x7e]+"$/,
      );
      assert.ok(header.length < 500);
    }
  });
});
