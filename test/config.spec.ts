import { strict as assert } from 'node:assert';
import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { TokenOptions } from '../src/auth/bearer.js';
import { defaultClaimNames } from '../src/auth/claims.js';
import { credentialsIn, placeIn, settingsOf } from '../src/commands/remote.js';
import { type Environment, environmentOf } from '../src/config/environment.js';
import { variables } from '../src/config/variables.js';
import { ConfigError, configOf, readConfig } from '../src/config.js';
import { Targets } from '../src/lib/targets.js';
import { freshFolder } from './support/folder.js';
import { keyPair } from './support/keySets.js';

const keysOf = ({ sources }: TokenOptions) =>
  sources.flatMap((source) => (['HS256', 'RS256', 'ES256'] as const).flatMap((name) => source.find(undefined, name)));
const algorithmsOf = (token: TokenOptions) => keysOf(token).map(({ algorithm }) => algorithm);
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
const rsa = pem(keyPair(2048).publicKey);
const ec = pem(keyPair('P-256').publicKey);
const p384 = pem(keyPair('P-384').publicKey);

const none = { rate: undefined, burst: undefined };

/** 32 bytes. */
const long = 'x'.repeat(32);

describe('The configuration', () => {
  const data = freshFolder();
  const read = (environment: Record<string, string>) => readConfig({ JWT_SECRET: long, ...environment });
  const refusal = (environment: Record<string, string | undefined>): string => {
    try {
      readConfig(environment);
    } catch (thrown) {
      assert.ok(thrown instanceof ConfigError, String(thrown));
      return thrown.message;
    }
    return assert.fail('it was taken');
  };

  it('serves the console in production only if it says so', () => {
    const production = { NODE_ENV: 'production' };
    assert.deepEqual(
      [{}, production, { ...production, CONSOLE: 'true' }].map((env) => read(env).console),
      [true, false, true],
    );
  });

  it('has defaults', () => {
    const { token: _, roles, ...config } = read({});
    assert.equal(roles.get('nobody has this role'), undefined);
    assert.deepEqual(config, {
      host: '127.0.0.1',
      port: 8080,
      trustedProxies: ['loopback'],
      targets: new Targets(),
      workers: undefined,
      metrics: undefined,
      changesDays: 30,
      console: true,
      dataDir: './data',
      mongodbUrl: undefined,
      keySetUrl: undefined,
      ownSecret: undefined,
      sample: true,
      issuer: {
        clientsFile: 'data/clients.json',
        clientsNamed: false,
        keysFile: 'data/issuer-keys.json',
        publicUrl: undefined,
        audience: undefined,
      },
      mail: { sender: undefined, smtp: undefined, onlyTo: undefined },
      publicUrl: undefined,
      answerAddress: undefined,
      isProduction: false,
      strictReferences: false,
      currency: 'USD',
      limits: { environment: { ...none, principal: none }, file: undefined, isTold: false },
      logLevel: 'info',
      audit: undefined,
      historyDays: 90,
      warnings: [],
    });
  });

  const limitsOf = (environment: object) => ({ environment, file: undefined, isTold: false });
  const good: [string, string, keyof ReturnType<typeof readConfig>, unknown][] = [
    ['PORT', '65535', 'port', 65_535],
    ['WORKERS', '2', 'workers', 2],
    ['WORKERS', 'auto', 'workers', availableParallelism()],
    ['METRICS_PORT', '9464', 'metrics', { host: '127.0.0.1', port: 9464 }],
    ['TRUSTED_PROXIES', 'none', 'trustedProxies', []],
    ['TRUSTED_PROXIES', 'loopback, 10.0.0.0/8,::1', 'trustedProxies', ['loopback', '10.0.0.0/8', '::1']],
    ['MONGODB_URL', 'mongodb+srv://db.example.org', 'mongodbUrl', 'mongodb+srv://db.example.org'],
    ['STRICT_REFERENCES', 'true', 'strictReferences', true],
    ['CURRENCY', 'JPY', 'currency', 'JPY'],
    ['AUDIT_LOG', '/var/log/audit.log', 'audit', { to: '/var/log/audit.log', sync: false }],
    ['RATE_LIMIT', '1000000', 'limits', limitsOf({ ...none, rate: 1_000_000, principal: none })],
    ['RATE_LIMIT_PRINCIPAL', '5', 'limits', limitsOf({ ...none, principal: { ...none, rate: 5 } })],
    ['LIMITS_FILE', 'limits.yaml', 'limits', { ...limitsOf({ ...none, principal: none }), file: 'limits.yaml' }],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['PORT', '', 'port', 8080],
  ];
  for (const [name, value, field, expected] of good)
    it(`takes ${name}=${value}`, () => assert.deepEqual(read({ [name]: value })[field], expected));

  const from = { MAIL_FROM: 'Example Awards <awards@example.org>' };
  const url = { SMTP_URL: 'smtp://mail' };
  const jwks = 'https://login.example.org/.well-known/jwks.json';
  type Refused = readonly [environment: Readonly<Record<string, string>>, start: string];
  const each = (name: string, values: readonly string[], start = name) =>
    values.map((value): Refused => [{ ...(name.startsWith('JWT') && { JWT_SECRET: '' }), [name]: value }, start]);
  /** Beside a secret and a sender, unless it says otherwise. None may show the password hunter2. */
  const refusals: readonly Refused[] = [
    ...each('PORT', ['65536', '1e3', ' 80']),
    ...each('WORKERS', ['0', 'many']),
    ...each('METRICS_PORT', ['on']),
    ...each('TRUSTED_PROXIES', ['proxy.example.org', '10.0.0.0/33', '10.0.0.1;10.0.0.2', '10.0.0.1,', 'none,10.0.0.1']),
    ...each('TRUSTED_PROXIES', ['true', '1', '010.0.0.1', '10.0/8']),
    ...each('MONGODB_URL', ['localhost:27017', 'jo:hunter2@localhost']),
    ...each('STRICT_REFERENCES', ['TRUE']),
    ...each('RATE_LIMIT', ['0', '1000001']),
    ...each('AUDIT_SYNC', ['true']),
    ...each('RATE_BURST', ['5']),
    ...each('RATE_BURST_PRINCIPAL', ['1']),
    ...each('LOG_LEVEL', ['INFO']),
    ...each('PUBLIC_URL', ['gala.example.org', 'ftp://gala.example.org', 'https://a@b', 'https://b/?x', 'https://']),
    ...each('JWT_PUBLIC_KEY', ['/no/such/file', rsa.slice(0, 100)]),
    ...each('JWT_JWKS_URL', ['/etc/gala/keys.json', 'http://login.example.org/keys', 'http://127.0.0.1.example.org/']),
    ...each('JWT_JWKS_URL', ['http://0.0.0.0/keys', 'https://', 'https://jo:hunter2@login.example.org/keys']),
    [{ JWT_JWKS_URL: jwks }, 'Set JWT_SECRET or JWT_JWKS_URL, not both.'],
    [{ JWT_PUBLIC_KEY: rsa }, 'Set JWT_SECRET or JWT_PUBLIC_KEY, not both.'],
    [{ ...url, MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM.'],
    [{ SMTP_USER: 'jo', MAIL_FROM: '' }, 'SMTP_USER needs SMTP_PASSWORD.'],
    [{ ...url, SMTP_PASSWORD: 'hunter2' }, 'SMTP_PASSWORD needs SMTP_USER.'],
    [{ SMTP_USER: 'jo', SMTP_PASSWORD: 'hunter2' }, 'SMTP_USER needs SMTP_URL.'],
    [{ SMTP_TLS: 'optional' }, 'SMTP_TLS=optional needs SMTP_URL.'],
    [{ MAIL_RATE: '5' }, 'MAIL_RATE needs SMTP_URL.'],
    [{ MAIL_FROM_DOMAINS: 'example.org', MAIL_FROM: '' }, 'MAIL_FROM_DOMAINS needs MAIL_FROM.'],
    [{ DKIM_SELECTOR: 's', DKIM_KEY: 'hunter2' }, 'DKIM_KEY needs SMTP_URL.'],
    [{ ...url, DKIM_SELECTOR: 's' }, 'DKIM_SELECTOR needs DKIM_KEY.'],
    [{ ...url, DKIM_KEY: 'hunter2' }, 'DKIM_KEY needs DKIM_SELECTOR.'],
    [{ ...url, DKIM_DOMAIN: 'example.org' }, 'DKIM_DOMAIN needs DKIM_KEY.'],
    [{ ...url, DKIM_SELECTOR: 's=1', DKIM_KEY: rsa }, 'DKIM_SELECTOR must be'],
    [{ ...url, DKIM_SELECTOR: 's', DKIM_KEY: rsa, DKIM_DOMAIN: 'a;b' }, 'DKIM_DOMAIN has'],
    ...each('SMTP_URL', ['mail.example.org', 'smtp://', 'smtp://mail:65536', 'smtp://mail/path', 'smtp://mail?x=1']),
    ...each('SMTP_URL', ['smtp://jo:hunter2#x@mail', 'smtp://jo:12/hunter2@mail']),
    [{ SMTP_URL: 'smtp://:hunter2@mail' }, 'SMTP_URL must have both a user and a password'],
    [{ SMTP_URL: 'smtp://jo:hunter2%@mail' }, 'The user or password in SMTP_URL is not percent-encoded'],
    [{ SMTP_URL: 'smtp://jo:hunter2@mail', SMTP_USER: 'a', SMTP_PASSWORD: 'hunter2' }, 'Set the user and password in'],
    [{ CURRENCY: 'EURO' }, 'CURRENCY must be a currency code of ISO 4217'],
    [{ ...url, SMTP_TLS: 'none' }, 'SMTP_TLS must be one of required, optional'],
    [{ ...url, MAIL_RATE: '0' }, 'MAIL_RATE must be an integer from 1 to 10000'],
    ...each('MAIL_FROM', ['ada', 'Ada ada@b.org', 'a@b.org, c@b.org', 'A <a@b> <c@d>x', 'a@b c', '<>', 'a@-..']),
    ...each('MAIL_FROM_DOMAINS', ['*', '*.b.org', '@b.org', '.b.org', 'a b', 'b.org;c.net'], 'MAIL_FROM_DOMAINS has '),
  ];
  for (const [environment, start] of refusals)
    it(`refuses ${JSON.stringify(environment).slice(0, 90)}`, () => {
      const message = refusal({ JWT_SECRET: long, ...from, ...environment });
      assert.ok(message.startsWith(start), message);
      assert.ok(!message.includes('hunter2'), message);
    });

  it('names the place of what is wrong in ROLES_FILE', async () => {
    const path = join(data.path, 'roles.yaml');
    await writeFile(path, 'staff:\n  - references.gett\n');
    const expected = `${path}:2:5: "references.gett" matches no permission`;
    assert.ok(refusal({ JWT_SECRET: long, ROLES_FILE: path }).includes(expected));
  });

  describe('has variables that', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const sources = files
      .filter((file) => file !== join('config', 'variables.ts'))
      .map((file) => readFileSync(join('src', file), 'utf8'));

    it('are all read', () => {
      const read = new Set<string>();
      const get = (env: Environment, name: string) => {
        read.add(name);
        return env[name as keyof Environment];
      };
      const env = environmentOf({
        JWT_SECRET: long,
        ...url,
        ...from,
        GALA_CLIENT_ID: 'loader',
        GALA_CLIENT_SECRET: 's',
      });
      const watched = new Proxy(env, { get } as ProxyHandler<Environment>);
      configOf(watched);
      credentialsIn(watched);
      placeIn(watched);
      assert.throws(() => settingsOf({}, { GALA_PROFILE: 'none' }), /There is no profile none/);
      read.add('GALA_PROFILE');
      assert.deepEqual([...read].sort(), Object.keys(variables).sort());
    });

    it('are the only ones that can be read', () => {
      for (const text of sources) assert.ok(!/process\.env\b(?!\))/.test(text), 'read them by environmentOf');
      // @ts-expect-error what is not in the list
      assert.equal(environmentOf({ JWT_COLOUR: 'x' }).JWT_COLOUR, undefined);
    });

    it('are suggested when a name is almost theirs, but not for what other programs set', () => {
      for (const [name, meant] of Object.entries({ RATE_LIMIT_PRINCIPLE: 'RATE_LIMIT_PRINCIPAL', DATADIR: 'DATA_DIR' }))
        for (const given of [name, name.toLowerCase()])
          assert.deepEqual(read({ [given]: 'x' }).warnings, [
            `${given} is set, but Gala does not read it. Did you mean ${meant}?`,
          ]);
      const others = ['HOME', 'HOSTNAME', 'PATH', 'LOGNAME', 'npm_config_user_agent', 'LOG_FILE', 'POST'];
      assert.deepEqual(read(Object.fromEntries(others.map((name) => [name, 'x']))).warnings, []);
    });
  });

  describe('of the key', () => {
    it('takes a shared secret', () => {
      const { token, ownSecret } = readConfig({ JWT_SECRET: 'x', JWT_ISSUER: 'me', JWT_AUDIENCE: 'you' });
      const { issuer, audience } = token;
      assert.deepEqual([algorithmsOf(token), issuer, audience, ownSecret], [['HS256'], 'me', 'you', undefined]);
    });

    it('takes public keys of several kinds, as PEM, in one line, or the path of a file', async () => {
      const path = join(data.path, 'keys.pem');
      const text = `# the old one\n${rsa}\n# the new one\n${ec}${rsa}`;
      await writeFile(path, text);
      for (const JWT_PUBLIC_KEY of [text, text.replaceAll('\n', '\\n'), path]) {
        const { token, ownSecret } = readConfig({ JWT_PUBLIC_KEY, NODE_ENV: 'production' });
        assert.deepEqual(algorithmsOf(token), ['RS256', 'RS256', 'ES256']);
        assert.deepEqual(new Set(keysOf(token).map(({ key }) => key.type)), new Set(['public']));
        assert.equal(ownSecret, undefined);
      }
    });

    it('refuses all keys when one of them cannot be used', () => {
      const { privateKey } = keyPair('P-256');
      const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
      for (const [text, reason] of [
        [rsa + p384, /not supported/],
        [pem(keyPair().publicKey), /not supported/],
        [rsa + secret, /private key/],
        [rsa + ec.slice(0, -20), /not a complete PEM/],
        [rsa.slice(0, 100) + ec, /not a complete PEM/],
        [ec.repeat(17), /17 keys; use at most 16/],
        [pem(keyPair(1024).publicKey), /JWT_PUBLIC_KEY .*2048/],
      ] as const)
        assert.match(refusal({ JWT_PUBLIC_KEY: text }), reason);
    });

    it('refuses to do without one in production, and says what to set', async () => {
      for (const NODE_ENV of ['production', ' PRODUCTION '])
        for (const empty of [{}, { JWT_SECRET: '', JWT_PUBLIC_KEY: '' }])
          assert.match(refusal({ NODE_ENV, DATA_DIR: data.path, ...empty }), /JWT_SECRET.*JWT_PUBLIC_KEY/);
      assert.deepEqual(await readdir(data.path), [], 'no secret was made');
    });
  });

  describe('of e-mail', () => {
    const smtp = (more: Record<string, string>) => read({ ...from, ...more }).mail.smtp;
    const server = (more: Record<string, string>) => {
      const { host, port, secure, auth } = smtp(more) ?? assert.fail('no server');
      return [host, port, secure, ...(auth ? [auth.user, auth.pass] : [])];
    };

    const login = { SMTP_USER: 'jo%40', SMTP_PASSWORD: 'a%b @' };
    for (const [environment, expected] of [
      [{ SMTP_URL: 'smtp://mail.example.org' }, ['mail.example.org', 587, false]],
      [{ SMTP_URL: 'smtps://mail.example.org' }, ['mail.example.org', 465, true]],
      [{ SMTP_URL: 'smtps://[2001:db8::1]:1465/' }, ['2001:db8::1', 1465, true]],
      [{ SMTP_URL: 'smtp://jo%40b.org:a%2Fb%3A%23%40%25@mail' }, ['mail', 587, false, 'jo@b.org', 'a/b:#@%']],
      [{ ...url, ...login }, ['mail', 587, false, 'jo%40', 'a%b @']],
    ] as const)
      it(`takes ${JSON.stringify(environment)}`, () => assert.deepEqual(server(environment), expected));

    it('requires TLS and sends as fast as it can, unless told otherwise', () => {
      const [usual, told] = [smtp(url), smtp({ ...url, SMTP_TLS: 'optional', MAIL_RATE: '14' })];
      assert.deepEqual([usual?.requireTLS, usual?.rateLimit, usual?.dkim], [true, undefined, undefined]);
      assert.deepEqual([told?.requireTLS, told?.rateLimit], [false, 14]);
    });

    it('takes a sender with or without a name, also when mail goes to files', () => {
      for (const [MAIL_FROM, address, name] of [
        ['awards@example.org', 'awards@example.org', ''],
        ['Example Awards <awards@example.org>', 'awards@example.org', 'Example Awards'],
        [' "Müller, Jo"  <jo@exämple.org> ', 'jo@exämple.org', 'Müller, Jo'],
      ] as const) {
        const { mail } = read({ MAIL_FROM, MAIL_FROM_DOMAINS: ' Example.com, exämple.net,' });
        const sender = { address, name, domains: ['example.com', 'xn--exmple-cua.net'] };
        assert.deepEqual(mail, { sender, smtp: undefined, onlyTo: undefined });
      }
    });

    describe('with DKIM', () => {
      const pkcs8 = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }) as string;
      const { privateKey } = keyPair(1024);
      it('takes a PEM, a PEM in one line, and the path of a file', async () => {
        const path = join(data.path, 'dkim.pem');
        const pkcs1 = privateKey.export({ type: 'pkcs1', format: 'pem' }) as string;
        await writeFile(path, pkcs1);
        const expected = { domainName: 'example.org', keySelector: 's1', privateKey: pkcs8(privateKey) };
        for (const DKIM_KEY of [pkcs8(privateKey), pkcs8(privateKey).replaceAll('\n', '\\n'), pkcs1, path])
          assert.deepEqual(smtp({ ...url, DKIM_SELECTOR: 's1', DKIM_KEY })?.dkim, expected);
      });
      it('takes a domain', () => {
        const dkim = { DKIM_SELECTOR: 'a.b-1', DKIM_KEY: pkcs8(privateKey), DKIM_DOMAIN: 'Exämple.org' };
        assert.equal(smtp({ ...url, ...dkim })?.dkim?.domainName, 'xn--exmple-cua.org');
      });
      it('refuses keys that cannot sign, without showing them', () => {
        const locked = privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' });
        for (const [DKIM_KEY, reason] of [
          [pkcs8(keyPair(768).privateKey), /RSA key of at least 1024 bits/],
          [pkcs8(keyPair().privateKey), /RSA key of at least 1024 bits/],
          [pkcs8(keyPair('P-256').privateKey), /RSA key of at least 1024 bits/],
          [rsa, /must be the PEM of a private key/],
          [locked as string, /without a passphrase/],
          ['/no/such/hunter2', /ENOENT/],
          [pkcs8(privateKey).replaceAll(/-----.*-----\n/g, ''), /must be the PEM of a private key/],
        ] as const) {
          const message = refusal({ JWT_SECRET: long, ...url, ...from, DKIM_SELECTOR: 's', DKIM_KEY });
          assert.match(message, /^DKIM_KEY must be/);
          assert.match(message, reason);
          assert.ok(!message.includes('hunter2') && !message.includes(DKIM_KEY.slice(40, 80) || DKIM_KEY), message);
        }
      });
    });
  });

  describe('of a key set', () => {
    it('takes https, and http on this machine, alone and beside a key', async () => {
      for (const JWT_JWKS_URL of [jwks, 'http://127.0.0.1:9000/keys', 'http://localhost:9000/', 'http://[::1]:9000/']) {
        const alone = readConfig({ JWT_JWKS_URL, NODE_ENV: 'production', DATA_DIR: join(data.path, 'none') });
        assert.equal(alone.keySetUrl?.href, JWT_JWKS_URL);
        assert.deepEqual([alone.token.sources, alone.ownSecret], [[], undefined]);
        const beside = readConfig({ JWT_JWKS_URL, JWT_PUBLIC_KEY: rsa });
        assert.equal(beside.keySetUrl?.href, JWT_JWKS_URL);
        assert.deepEqual(algorithmsOf(beside.token), ['RS256']);
      }
      assert.deepEqual(await readdir(data.path), [], 'no secret was made');
    });
    it('warns when it would take tokens that were issued for others', () => {
      const warned = (more: object) => readConfig({ JWT_JWKS_URL: jwks, ...more }).warnings.join();
      assert.match(warned({}), /without JWT_ISSUER and JWT_AUDIENCE/);
      assert.match(warned({ JWT_ISSUER: 'a' }), /without JWT_AUDIENCE/);
      assert.equal(warned({ JWT_ISSUER: 'a', JWT_AUDIENCE: 'b' }), '');
    });
  });

  it('takes the usual names of claims, or those that it is given', () => {
    assert.deepEqual(read({}).token.claims, defaultClaimNames);
    const tenants = 'https://example.org/tenants';
    const given = read({ JWT_TENANTS_CLAIM: tenants, JWT_PERMISSIONS_CLAIM: 'scope', JWT_ROLES_CLAIM: 'realm.roles' });
    assert.deepEqual(given.token.claims, { ...defaultClaimNames, tenants, permissions: 'scope', roles: 'realm.roles' });
  });

  it('says at the start what keeps e-mails from people', () => {
    const production = { NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    const warned = (given: object) => readConfig({ ...production, ...given }).warnings;
    assert.match(warned({}).join(), /links are not sent.*PUBLIC_URL nor PORTAL_URL/);
    assert.deepEqual(warned({ PUBLIC_URL: 'https://a.org' }), []);
    assert.deepEqual(warned({ PORTAL_URL: 'https://portal.a.org/answer' }), []);
    assert.match(
      warned({ PUBLIC_URL: 'https://a.org', MAIL_ONLY_TO: 'me@a.org' }).join(),
      /All e-mails go to me@a\.org/,
    );
    assert.equal(readConfig({ PUBLIC_URL: 'https://a.org/gala/' }).answerAddress, 'https://a.org/gala/answer');
    assert.equal(
      readConfig({ PORTAL_URL: 'https://b.org/x', PUBLIC_URL: 'https://a.org' }).answerAddress,
      'https://b.org/x',
    );
    assert.match(refusal({ PORTAL_URL: 'portal' }), /PORTAL_URL must be the URL of a page/);
    assert.match(refusal({ MAIL_ONLY_TO: 'me' }), /MAIL_ONLY_TO must be an e-mail address/);
  });

  describe('of a secret', () => {
    it('takes 32 bytes', () => {
      for (const JWT_SECRET of [long, 'é'.repeat(16)])
        assert.deepEqual(readConfig({ JWT_SECRET, NODE_ENV: 'production', PUBLIC_URL: 'https://a.org' }).warnings, []);
    });
    it('refuses less in production, and only warns elsewhere, without showing it', () => {
      for (const JWT_SECRET of ['secret', 'x'.repeat(31), 'é'.repeat(15)]) {
        for (const NODE_ENV of ['production', 'PRODUCTION'])
          assert.match(refusal({ JWT_SECRET, NODE_ENV }), /JWT_SECRET must have at least 32 bytes.*openssl rand/);
        const warned = readConfig({ JWT_SECRET }).warnings.join();
        assert.match(warned, /JWT_SECRET must have at least 32 bytes/);
        assert.ok(JWT_SECRET === 'secret' || !warned.includes(JWT_SECRET));
      }
    });
    it('refuses a PEM', () => {
      for (const JWT_SECRET of [rsa, ec, rsa.replaceAll('\n', '\\n')])
        assert.match(refusal({ JWT_SECRET }), /JWT_SECRET is a PEM.*JWT_PUBLIC_KEY/);
    });
  });

  describe('of its own secret', () => {
    const path = () => join(data.path, 'data', 'jwt-secret');
    const made = () => readConfig({ DATA_DIR: join(data.path, 'data') }).ownSecret;

    it('makes it once, for the owner only, and keeps it', async () => {
      const secret = made();
      assert.match(secret ?? '', /^[0-9a-f]{64}$/);
      assert.equal(await readFile(path(), 'utf8'), secret);
      assert.equal((await stat(path())).mode & 0o777, 0o600);
      assert.equal(made(), secret);
      assert.deepEqual(await readdir(join(data.path, 'data')), ['jwt-secret']);
    });

    it('refuses one that is damaged, naming the file', async () => {
      await mkdir(join(data.path, 'data'));
      for (const damaged of ['', 'abc', `${'0'.repeat(32)}\n${'0'.repeat(31)}`]) {
        await writeFile(path(), damaged);
        assert.ok(refusal({ DATA_DIR: join(data.path, 'data') }).includes(path()));
        assert.equal(await readFile(path(), 'utf8'), damaged, 'it is left as it was');
      }
    });

    it('refuses a folder that cannot be one, naming DATA_DIR', async () => {
      await writeFile(join(data.path, 'data'), '');
      assert.match(refusal({ DATA_DIR: join(data.path, 'data') }), /DATA_DIR/);
      assert.match(refusal({ DATA_DIR: join(data.path, 'data', 'deeper') }), /DATA_DIR/);
    });
  });
});
