/** What the files of the issuer may say. */
import { strict as assert } from 'node:assert';
import { checkClients, clientsIn } from '../../../src/auth/issuer/clients.js';
import { parseClients } from '../../../src/auth/issuer/clientsFile.js';
import {
  alive,
  checkKeys,
  firstKeys,
  notice,
  rotated,
  type StoredKeys,
  signingKey,
  without,
} from '../../../src/auth/issuer/keys.js';
import { lifetimeIn } from '../../../src/auth/issuer/lifetime.js';
import { markOf } from '../../../src/auth/issuer/mark.js';
import { grantedTo } from '../../../src/auth/issuer/scope.js';
import { hashSecret, isHash } from '../../../src/auth/issuer/secrets.js';
import { settingsIn } from '../../../src/config/settingsFile.js';

const hash = '$scrypt$ln=14,r=8,p=1$RjQcZuUWC-E4XWbHd0R3pw$Ynbo66KEGZcVWbaXMV81HcMGWRrQAJ76GXDkym6k5Cc';
const client = { id: 'c', secret: hash, tenants: ['acme'], permissions: ['references.get'] };

const roles = new Map([
  ['staff', ['*']],
  ['referee', []],
]);

const refusal = (text: string): string => {
  try {
    settingsIn(text, 'f', (value) => checkClients(value, roles));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('A file of clients', () => {
  it('may say all that there is to say', () => {
    const whole = { ...client, roles: ['staff'], contact_id: 'c-1', lifetime: '90s', disabled: true };
    const value = {
      clients: [
        { ...whole, created: '2026-03-01T12:00:00.000Z' },
        { ...client, id: 'd' },
      ],
    };
    assert.equal(refusal(JSON.stringify(value)), '');
    assert.deepEqual([...clientsIn(value).keys()], ['c', 'd']);
    assert.equal(refusal('clients:\n'), '');
  });

  for (const [change, message] of [
    [{ id: undefined }, /^f:2:1: id must be/],
    [{ id: 5 }, /^f:2:\d+: id must be/],
    [{ id: 'ä' }, /id must be/],
    [{ secret: 'in plain' }, /^f:2:\d+: secret must be a hash/],
    [{ secret: hash.replace('ln=14', 'ln=10') }, /secret must be a hash/],
    [{ secret: hash.replace('ln=14', 'ln=22') }, /secret must be a hash/],
    [{ tenants: [] }, /tenants must have at least one/],
    [{ tenants: 'acme' }, /tenants must be an array/],
    [{ tenants: [1] }, /must be a string/],
    [{ permissions: ['nothing.get'] }, /"nothing\.get" matches no permission/],
    [{ permissions: ['references.get', 'references.gte:own'] }, /the closest is references\.get:own/],
    [{ permissions: [] }, /needs permissions or roles/],
    [{ roles: ['a\u0000b'] }, /is not a valid role name/],
    [{ roles: ['staff', 'refere'] }, /^f:2:\d+: "refere" is unknown; use staff or referee$/],
    [{ permissions: ['awards.create:own'] }, /"awards\.create:own" grants nothing/],
    [{ lifetime: '1d' }, /lifetime must be/],
    [{ lifetime: 3600 }, /lifetime must be/],
    [{ created: 'now' }, /created must be/],
    [{ disabled: 'yes' }, /disabled must be/],
    [{ contact_id: '\n' }, /contact_id must be/],
    [{ tennants: [] }, /^f:2:\d+: "tennants" is unknown; use id, secret, tenants/],
    [{ tenants: Array.from({ length: 100 }, (_, index) => `${index}`.repeat(50)) }, /too long for a header/],
  ] as const) {
    it(`is refused with ${JSON.stringify(change).slice(0, 60)}`, () => {
      assert.match(refusal(`{"clients":[\n${JSON.stringify({ ...client, ...change })}]}`), message);
    });
  }

  for (const [text, message] of [
    ['', /^f:1:1: the file must have a property clients/],
    ['[]', /the file must have a property clients/],
    ['{}', /the file must have a property clients/],
    ['clients: {}', /^f:1:10: clients must be an array/],
    ['clients: []\nadmins: []', /"admins" is unknown; use clients$/],
    ['clients: [1]', /^f:1:11: a client must be an object/],
    [JSON.stringify({ clients: [client, client] }), /another client has the id "c"/],
    ['{"clients":[{"__proto__":{}}]}', /"__proto__" is unknown|id must be/],
  ] as const) {
    it(`is refused when it reads ${text.slice(0, 30) || 'nothing'}`, () => {
      assert.match(refusal(text), message);
    });
  }

  it('has each member once, as JSON, too', () => {
    const twice = `{"clients":[${JSON.stringify(client).replace('"tenants"', '"tenants":["a"],"tenants"')}]}`;
    assert.throws(() => parseClients('f')(twice), /^Error: f:1:\d+: .*unique/);
    assert.deepEqual([...parseClients('f')(JSON.stringify({ clients: [client] })).keys()], ['c']);
  });

  it('holds hashes of bounded cost', async () => {
    assert.ok(isHash(await hashSecret('x')));
    for (const text of ['ln=17', 'ln=14,r=32', 'p=9']) assert.ok(!isHash(hash.replace(/ln=14|p=1/, text)), text);
  });

  it('gives lifetimes in seconds, minutes and hours', () => {
    assert.deepEqual(['60s', '30m', '24h'].map(lifetimeIn), [60, 1800, 86_400]);
    for (const text of ['59s', '25h', '1', 'h', '-1h', '1.5h', '1e3s', ' 1h'])
      assert.equal(lifetimeIn(text), undefined, text);
  });
});

describe('A scope', () => {
  const roles = new Map([['reviewer', ['abstractReviews.*:own']]]);
  const whose = { ...client, permissions: ['references.*', '*.list', 'awards.get:own'], roles: ['reviewer', 'other'] };

  for (const [scope, isGranted] of [
    ['references.get', true],
    ['references.get:own', true],
    ['references.*', true],
    ['references.g*', true],
    ['events.list', true],
    ['e*.list', true],
    ['awards.get:own', true],
    ['abstractReviews.get:own', true],
    ['awards.get', false],
    ['abstractReviews.get', false],
    ['*', false],
    ['*.get', false],
    ['*.*', false],
    ['referenc*', false],
    ['references.*:own:own', false],
    ['references', false],
    ['references.get openid', false],
  ] as const) {
    it(`of ${scope} is ${isGranted ? 'granted' : 'refused'}`, () => {
      const granted = () => grantedTo(whose, scope, roles);
      if (isGranted) assert.deepEqual(granted(), { permissions: [scope], roles: [] });
      else assert.throws(granted, { code: 'invalid_scope' });
    });
  }
});

describe('The keys of the issuer', () => {
  const start = new Date('2026-03-01T12:00:00Z');
  const later = (milliseconds: number) => new Date(start.getTime() + milliseconds);
  const kids = ({ keys }: StoredKeys) => keys.map(({ kid }) => kid);
  const hour = 3_600_000;

  it('rotate: the new one signs when all have learnt of it, the old one verifies for a day', () => {
    const first = firstKeys(start);
    const second = rotated(first, later(hour));
    assert.equal(second.keys.length, 2);
    assert.equal(signingKey(second.keys, later(hour + notice - 1)).kid, kids(second)[0]);
    assert.equal(signingKey(second.keys, later(hour + notice)).kid, kids(second)[1]);
    assert.equal(alive(second.keys, later(25 * hour)).length, 2);
    assert.equal(alive(second.keys, later(26 * hour)).length, 1);
    const third = rotated(second, later(26 * hour));
    assert.deepEqual(kids(third)[0], kids(second)[1]);
    assert.equal(third.keys.length, 2);
  });

  it('rotate often: one that has not signed is dropped, and old private parts are', () => {
    const twice = rotated(rotated(firstKeys(start), start), later(1));
    assert.equal(twice.keys.length, 2);
    const more = rotated(rotated(twice, later(hour)), later(2 * hour));
    assert.deepEqual(
      more.keys.map(({ d }) => d !== undefined),
      [false, false, true, true],
    );
    assert.equal(checkKeys(more), undefined);
  });

  it('always has one that signs, though the clock is set back', () => {
    const two = rotated(firstKeys(start), later(hour));
    for (const time of [-hour, 0, hour, 2 * hour]) assert.ok(signingKey(two.keys, later(time)).d);
    const back = rotated(two, later(-hour));
    assert.ok(signingKey(back.keys, later(-hour)).d);
    assert.equal(checkKeys(back), undefined);
  });

  it('lose one that shall be trusted no more', () => {
    const two = rotated(firstKeys(start), start);
    const [signs = '', next = ''] = kids(two);
    assert.deepEqual(kids(without(two, next, later(1))), [signs]);
    const rest = without(two, signs, later(1));
    assert.ok(!kids(rest).includes(signs) && rest.keys.length === 1);
    assert.equal(signingKey(rest.keys, later(1)).kid, kids(rest)[0]);
  });

  it('are refused when they are none', () => {
    const { keys } = rotated(firstKeys(start), start);
    const [first, second] = keys;
    assert.equal(checkKeys({ keys }), undefined);
    for (const value of [
      null,
      [],
      {},
      { keys: [] },
      { keys: [null] },
      { keys: [{}] },
      { keys: [{ ...first, kid: second?.kid }] },
      { keys: [{ ...first, d: second?.d }] },
      { keys: [{ ...first, d: undefined }] },
      { keys: [{ ...first, d: 5 }] },
      { keys: [{ ...first, from: 'now' }] },
      { keys: [{ ...first, x: second?.x }] },
    ])
      assert.ok(checkKeys(value), JSON.stringify(value));
  });
});

describe('The mark of a client in its tokens', () => {
  const [known] = clientsIn({
    clients: [{ ...client, roles: ['staff'], contact_id: 'c-1', lifetime: '90s' }],
  }).values();

  for (const [field, value] of Object.entries({
    secret: 'another',
    tenants: ['other'],
    permissions: ['references.list'],
    roles: ['referee'],
    contact_id: 'c-2',
  }))
    it(`is another when its ${field} are: tokens do not outlive a change of rights`, () => {
      assert.ok(known !== undefined);
      assert.notEqual(markOf({ ...known, [field]: value } as never), markOf(known));
      assert.equal(markOf({ ...known, lifetime: 5 } as never), markOf({ ...known }));
    });
});
