import { strict as assert } from 'node:assert';
import { Targets } from '../../src/lib/targets.js';

const found = async (targets: Targets, url: string) =>
  await targets.addressesOf(url).then(
    (all) => all.map(({ address }) => address),
    (error: Error) => error.message,
  );

/** Addresses that nobody else can reach, or that stand for such. */
const inside = [
  ...['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['100.100.100.200', '168.63.129.16', '198.18.0.1', '192.0.0.192', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
  ...['::', '::1', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '::127.0.0.1', '::ffff:127.0.0.1'],
  ...[
    '::ffff:a00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a00:1',
    '64:ff9b:1::5db8:d70e',
    '2002:7f00:1::',
    '2002:c0a8:101::1',
  ],
  ...['2001::1', '2001:db8::1', '::ffff:0:127.0.0.1'],
];

describe('A target that somebody else has named', () => {
  const targets = new Targets('', async (host) => [host.replace('.example.org', '').replaceAll('-', ':')]);

  for (const address of inside)
    it(`is refused at ${address}, as a literal and as what a name resolves to`, async () => {
      const literal = address.includes(':') ? `[${address}]` : address;
      assert.equal(targets.refusalOf(`https://${literal}/`), 'must have a public address');
      const named = new Targets('', async () => ['93.184.215.14', address]);
      assert.equal(await found(named, 'https://name.example.org'), 'The host has an address that is not public.');
    });

  for (const host of ['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '0', '127.0.0.1.', '[::ffff:7f00:1]', '①②⑦.0.0.1'])
    it(`is refused at ${host}, another spelling of such an address`, () => {
      assert.equal(targets.refusalOf(`https://${host}/`), 'must have a public address');
    });

  for (const url of [
    'https://u:p@example.org/',
    'https://u@example.org',
    'https://example.org/#a',
    'http://example.org',
    'ftp://example.org',
    'nothing',
  ])
    it(`cannot be ${url}`, () => assert.ok(targets.refusalOf(url)));

  it('is connected to at its public addresses', async () => {
    const public6 = '2606:2800:21f:cb07:6820:80da:af6b:8b2c';
    const both = new Targets('', async () => ['93.184.215.14', public6, '64:ff9b::5db8:d70e']);
    assert.deepEqual(await found(both, 'https://example.org'), ['93.184.215.14', public6, '64:ff9b::5db8:d70e']);
    assert.deepEqual(await found(targets, 'https://93.184.215.14/'), ['93.184.215.14']);
    assert.equal(await found(new Targets('', async () => []), 'https://example.org'), 'The host has no address.');
  });

  it('may be inside, or without TLS, where the operator names it', async () => {
    const allowed = new Targets('crm.internal, hooks.internal:8080, 10.1.0.0/16, fd00::/8, 127.0.0.1', async () => [
      '10.1.2.3',
    ]);
    const fine = [
      'http://CRM.internal./',
      'http://hooks.internal:8080/',
      'http://10.1.9.9/',
      'https://[fd00::1]/',
      'http://127.0.0.1:99/',
    ];
    for (const url of fine) assert.equal(allowed.refusalOf(url), undefined, url);
    for (const url of ['http://hooks.internal/', 'http://x.internal/', 'https://10.2.0.1/', 'http://[::1]/'])
      assert.ok(allowed.refusalOf(url), url);
    assert.deepEqual(await found(allowed, 'https://other.example.org'), ['10.1.2.3']);
  });

  for (const text of [
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/9',
    'fd00::/129',
    'fe80::1%1',
    'https://crm',
    'crm:',
    '10.1/8',
    'a b',
    '*.internal',
  ])
    it(`stops the start if WEBHOOK_ALLOW is ${text}`, () => {
      assert.throws(() => new Targets(text), /WEBHOOK_ALLOW must be/);
    });
});
