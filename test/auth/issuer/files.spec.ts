/** What the files of the issuer may say. */
import { strict as assert } from 'node:assert';
import { clientsParser, lifetimeIn } from '../../../src/issuer/clients.js';
import { markOf } from '../../../src/issuer/issuer.js';
import {
  alive,
  newKey,
  notice,
  parseKeys,
  rotated,
  type StoredKeys,
  signingKey,
  without,
} from '../../../src/issuer/signingKeys.js';
import { grantedTo } from '../../../src/issuer/tokenEndpoint.js';

const hash = '$scrypt$ln=14,r=8,p=1$RjQcZuUWC-E4XWbHd0R3pw$Ynbo66KEGZcVWbaXMV81HcMGWRrQAJ76GXDkym6k5Cc';
const client = { id: 'c', secret: hash, tenants: ['acme'], permissions: ['references.get'] };

const roles = new Map([
  ['staff', ['*']],
  ['referee', []],
]);

const refusal = (text: string): string => {
  try {
    clientsParser('f', roles)(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('A file of clients', () => {
  it('may have every field', () => {
    const whole = { ...client, roles: ['staff'], contact_id: 'c-1', lifetime: '90s', disabled: true };
    const clients = [
      { ...whole, created: '2026-03-01T12:00:00.000Z' },
      { ...client, id: 'd' },
    ];
    assert.equal(refusal(JSON.stringify({ clients })), '');
    assert.deepEqual([...clientsParser('f')(JSON.stringify({ clients })).keys()], ['c', 'd']);
    assert.equal(refusal('clients:\n'), '');
  });

  it('may name no role where no roles are configured', () => {
    const named = { clients: [{ ...client, roles: ['staff'] }] };
    assert.throws(() => clientsParser('f', new Map())(JSON.stringify(named)), /"staff" is unknown/);
    assert.equal(clientsParser('f', new Map())(JSON.stringify({ clients: [client] })).size, 1);
  });

  for (const [change, message] of [
    [{ id: undefined }, /^f:2:1: clients\[0\] must have the property id/],
    [{ id: 'ä' }, /id must be/],
    [{ secret: 'in plain' }, /^f:2:\d+: secret must be a hash/],
    [{ secret: hash.replace('ln=14', 'ln=10') }, /secret must be a hash/],
    [{ secret: hash.replace('p=1', 'p=9') }, /secret must be a hash/],
    [{ tenants: [] }, /tenants must be an array of at least one tenant id/],
    [{ tenants: [1] }, /tenants\[0\] must be a tenant id/],
    [{ permissions: ['nothing.get'] }, /"nothing\.get" matches no permission/],
    [{ permissions: ['references.get', 'references.gte:own'] }, /the closest is references\.get:own/],
    [{ permissions: [] }, /needs permissions or roles/],
    [{ tenants: ['a\u0000b'] }, /tenants\[0\] must be a tenant id/],
    [{ roles: ['staff', 'refere'] }, /^f:2:\d+: "refere" is unknown; use staff, referee$/],
    [{ permissions: ['awards.create:own'] }, /"awards\.create:own" grants nothing/],
    [{ lifetime: '1d' }, /lifetime must be/],
    [{ created: 'now' }, /created must be/],
    [{ disabled: 'yes' }, /disabled must be/],
    [{ contact_id: '\n' }, /contact_id must be/],
    [{ tennants: [] }, /^f:2:\d+: "tennants" is unknown; use id, secret, tenants/],
  ] as const) {
    const text = `{"clients":[\n${JSON.stringify({ ...client, ...change })}]}`;
    it(`is refused with ${JSON.stringify(change).slice(0, 60)}`, () => assert.match(refusal(text), message));
  }

  for (const [text, message] of [
    ['', /^f:1:1: the file must be an object with the property clients/],
    ['{}', /the file must have the property clients/],
    ['clients: {}', /^f:1:10: clients must be an array/],
    ['clients: []\nadmins: []', /"admins" is unknown; use clients$/],
    ['clients: [1]', /^f:1:11: clients\[0\] must be an object/],
    [JSON.stringify({ clients: [client, client] }), /another client has the id "c"/],
    ['{"clients":[{"__proto__":{}}]}', /"__proto__" is unknown|must have the property id/],
  ] as const)
    it(`is refused when it reads ${text.slice(0, 30) || 'nothing'}`, () => assert.match(refusal(text), message));

  it('refuses a member that is given twice, in JSON, too', () => {
    const twice = `{"clients":[${JSON.stringify(client).replace('"tenants"', '"tenants":["a"],"tenants"')}]}`;
    assert.throws(() => clientsParser('f')(twice), /^Error: f:1:\d+: .*unique/);
    assert.deepEqual([...clientsParser('f')(JSON.stringify({ clients: [client] })).keys()], ['c']);
  });

  it('takes lifetimes in seconds, minutes and hours', () => {
    assert.deepEqual(['60s', '30m', '24h'].map(lifetimeIn), [60, 1800, 86_400]);
    for (const text of ['59s', '25h', '1', 'h', '-1h', '1.5h', '1e3s', ' 1h'])
      assert.equal(lifetimeIn(text), undefined, text);
  });
});

describe('A scope', () => {
  const roles = new Map([['reviewer', ['abstractReviews.*:own']]]);
  const whose = { ...client, permissions: ['references.*', '*.list', 'awards.get:own'], roles: ['reviewer', 'other'] };

  const given = 'references.get references.get:own references.* references.g* events.list e*.list awards.get:own';
  const more = 'awards.get abstractReviews.get * *.get *.* referenc* references.*:own:own references';
  const granted = [...given.split(' '), 'abstractReviews.get:own'];
  for (const scope of [...granted, ...more.split(' '), 'references.get openid'])
    it(`of ${scope} is ${granted.includes(scope) ? 'granted' : 'refused'}`, () => {
      const ask = () => grantedTo(whose, scope, roles);
      if (granted.includes(scope)) assert.deepEqual(ask(), { permissions: [scope], roles: [] });
      else assert.throws(ask, { code: 'invalid_scope' });
    });
});

describe('The keys of the issuer', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
  const kids = (keys: StoredKeys) => keys.map(({ kid }) => kid);
  const hour = 3_600_000;
  const first = [newKey(start)];
  const isValid = (keys: unknown) => parseKeys('f', JSON.stringify({ keys }));

  it('rotate: the new one signs once all processes know it, the old one verifies for a day', () => {
    const second = rotated(first, later(hour));
    assert.equal(second.length, 2);
    assert.equal(signingKey(second, later(hour + notice - 1)).kid, kids(second)[0]);
    assert.equal(signingKey(second, later(hour + notice)).kid, kids(second)[1]);
    assert.equal(alive(second, later(25 * hour)).length, 2);
    assert.equal(alive(second, later(26 * hour)).length, 1);
    const third = rotated(second, later(26 * hour));
    assert.deepEqual([third.length, kids(third)[0]], [2, kids(second)[1]]);
  });

  it('keep private parts only where they sign or will sign, however often they rotate', () => {
    const often = rotated(rotated(rotated(first, later(hour)), later(hour + notice)), later(hour + notice + 1));
    assert.deepEqual(kids(often.filter(({ d }) => d !== undefined)), [kids(often)[1], kids(often)[3]]);
    isValid(often);
  });

  it('always include one that signs, even if the clock is set back', () => {
    const two = rotated(first, later(hour));
    for (const time of [-hour, 0, hour, 2 * hour]) assert.ok(signingKey(two, later(time)).d);
    const back = rotated(two, later(-hour));
    assert.ok(signingKey(back, later(-hour)).d);
    assert.deepEqual(kids(back).slice(0, 2), kids(two));
    isValid(back);
  });

  it('can be removed when one is no longer trusted', () => {
    const two = rotated(first, start);
    const [signs = '', next = ''] = kids(two);
    assert.deepEqual(kids(without(two, next, later(1))), [signs]);
    const rest = without(two, signs, later(1));
    assert.ok(!kids(rest).includes(signs));
    for (const time of [1, notice, hour]) assert.equal(signingKey(rest, later(time)).kid, kids(rest).at(-1));
  });

  const [key, other] = rotated(first, start);
  for (const [what, keys, message] of [
    ['they are missing', undefined, /must have the property keys/],
    ['there is none', [], /keys must be an array of keys/],
    ['one is null', [null, key], /must be a key with kid, from, x and y/],
    ['one is empty', [{}, key], /must have the property kid/],
    ['one has the public part of another', [{ ...key, x: other?.x }], /JWK/],
    [
      'none has a private part',
      [{ ...key, d: undefined }],
      /keys must be an array of keys, one of them with a private part/,
    ],
    ['one has a number as its private part', [{ ...key, d: 5 }], /d must be string/],
    ['one has an invalid time', [{ ...key, from: 'now' }], /from must/],
  ] as const)
    it(`are refused when ${what}`, () => {
      assert.throws(() => isValid(keys), message);
      assert.throws(() => isValid(keys), /^Error: .*\. Restore f from a backup, or delete it/);
    });
});

describe('The mark of a client in its tokens', () => {
  const known = { ...client, roles: ['staff'], contact_id: 'c-1', lifetime: '90s' };

  for (const [field, value] of Object.entries({
    secret: 'another',
    tenants: ['other'],
    permissions: ['references.list'],
    roles: ['referee'],
    contact_id: 'c-2',
  }))
    it(`changes with its ${field}: tokens do not outlive a change of rights`, () => {
      assert.notEqual(markOf({ ...known, [field]: value } as never), markOf(known));
      assert.equal(markOf({ ...known, lifetime: 5 } as never), markOf({ ...known }));
    });
});
