/** The environment: what each variable may be, and what is said when it is not. */
import { strict as assert } from 'node:assert';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TokenOptions } from '../src/access/token.js';
import { type Environment, environmentOf } from '../src/config/environment.js';
import { variables } from '../src/config/variables.js';
import { ConfigError, configOf, readConfig } from '../src/config.js';

const keysOf = ({ sources }: TokenOptions) =>
  sources.flatMap((source) => (['HS256', 'RS256', 'ES256'] as const).flatMap((name) => source.find(undefined, name)));
const algorithmsOf = (token: TokenOptions) => keysOf(token).map(({ algorithm }) => algorithm);
const pem = (key: KeyObject) => key.export({ type: 'spki', format: 'pem' }) as string;
const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey);
const ec = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey);
const p384 = pem(generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey);

/** 32 bytes. */
const long = 'x'.repeat(32);

describe('The configuration', () => {
  let folder: string;
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

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

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
      console: true,
      dataDir: './data',
      mongodbUrl: undefined,
      keySetUrl: undefined,
      ownSecret: undefined,
      issuer: {
        clientsFile: 'data/clients.json',
        clientsNamed: false,
        keysFile: 'data/issuer-keys.json',
        publicUrl: undefined,
        audience: undefined,
      },
      mail: { sender: undefined, smtp: undefined },
      strictReferences: false,
      limits: { environment: { principal: {} }, file: undefined, isTold: false },
      logLevel: 'info',
      audit: undefined,
      warnings: [],
    });
  });

  const limitsOf = (environment: object) => ({ environment, file: undefined, isTold: false });
  const good: [string, string, keyof ReturnType<typeof readConfig>, unknown][] = [
    ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
    ['HOST', '::1', 'host', '::1'],
    ['PORT', '0', 'port', 0],
    ['PORT', '65535', 'port', 65_535],
    ['DATA_DIR', '/var/lib/gala', 'dataDir', '/var/lib/gala'],
    ['MONGODB_URL', 'mongodb://localhost/gala', 'mongodbUrl', 'mongodb://localhost/gala'],
    ['MONGODB_URL', 'mongodb+srv://db.example.org', 'mongodbUrl', 'mongodb+srv://db.example.org'],
    ['STRICT_REFERENCES', 'true', 'strictReferences', true],
    ['STRICT_REFERENCES', 'false', 'strictReferences', false],
    ['AUDIT_LOG', '/var/log/audit.log', 'audit', { to: '/var/log/audit.log', sync: false }],
    ['RATE_LIMIT', '1', 'limits', limitsOf({ rate: 1, principal: {} })],
    ['RATE_LIMIT', '1000000', 'limits', limitsOf({ rate: 1_000_000, principal: {} })],
    ['RATE_LIMIT_PRINCIPAL', '5', 'limits', limitsOf({ principal: { rate: 5 } })],
    ['LIMITS_FILE', 'limits.yaml', 'limits', { ...limitsOf({ principal: {} }), file: 'limits.yaml' }],
    ['LOG_LEVEL', 'silent', 'logLevel', 'silent'],
    ['LOG_LEVEL', 'trace', 'logLevel', 'trace'],
    ['PORT', '', 'port', 8080],
    ['RATE_LIMIT', '', 'limits', limitsOf({ principal: {} })],
    ['STRICT_REFERENCES', '', 'strictReferences', false],
  ];
  for (const [name, value, field, expected] of good) {
    it(`takes ${name}=${value}`, () => {
      assert.deepEqual(read({ [name]: value })[field], expected);
    });
  }

  const bad: [string, string][] = [
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['PORT', '0x50'],
    ['PORT', '1e3'],
    ['PORT', ' 80'],
    ['PORT', 'http'],
    ['MONGODB_URL', 'localhost:27017'],
    ['MONGODB_URL', 'http://localhost'],
    ['STRICT_REFERENCES', '1'],
    ['STRICT_REFERENCES', 'TRUE'],
    ['STRICT_REFERENCES', 'yes'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', '1000001'],
    ['RATE_LIMIT', 'none'],
    ['AUDIT_SYNC', 'true'],
    ['AUDIT_SYNC', 'yes'],
    ['RATE_BURST', '5'],
    ['RATE_LIMIT_PRINCIPAL', '0'],
    ['RATE_BURST_PRINCIPAL', '1'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['JWT_PUBLIC_KEY', '/no/such/file'],
    ['JWT_PUBLIC_KEY', '-----BEGIN PUBLIC KEY-----\nnone\n-----END PUBLIC KEY-----'],
    ['JWT_PUBLIC_KEY', p384],
  ];
  for (const [name, value] of bad) {
    it(`refuses ${name}=${JSON.stringify(value).slice(0, 40)}, naming it`, () => {
      const key = name === 'JWT_PUBLIC_KEY' ? {} : { JWT_SECRET: 'x' };
      assert.ok(refusal({ ...key, [name]: value }).includes(name));
    });
  }

  describe('has variables that', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const sources = files
      .filter((file) => file !== join('config', 'variables.ts'))
      .map((file) => readFileSync(join('src', file), 'utf8'));

    it('are read, each of them', () => {
      const read = new Set<string>();
      const get = (env: Environment, name: string) => {
        read.add(name);
        return env[name as keyof Environment];
      };
      configOf(new Proxy(environmentOf({ JWT_SECRET: long }), { get } as ProxyHandler<Environment>));
      assert.deepEqual([...read].sort(), Object.keys(variables).sort());
    });

    it('are the only ones that can be read', () => {
      for (const text of sources) assert.ok(!/process\.env\b(?!\))/.test(text), 'read them by environmentOf');
      // @ts-expect-error what is not in the list
      assert.equal(environmentOf({ JWT_COLOUR: 'x' }).JWT_COLOUR, undefined);
    });

    for (const [name, meant] of [
      ['JWT_PUBLICKEY', 'JWT_PUBLIC_KEY'],
      ['RATE_LIMT', 'RATE_LIMIT'],
      ['RATE_LIMIT_PRINCIPLE', 'RATE_LIMIT_PRINCIPAL'],
      ['DATADIR', 'DATA_DIR'],
      ['jwt_secret', 'JWT_SECRET'],
    ] as const)
      it(`are told, when ${name} is set in the place of ${meant}`, () => {
        assert.deepEqual(read({ [name]: 'x' }).warnings, [
          `${name} is set, but Gala does not read it. Did you mean ${meant}?`,
        ]);
      });

    it('are not looked for in what others set', () => {
      const others = [
        'HOME',
        'HOSTNAME',
        'PATH',
        'PWD',
        'LOGNAME',
        'LANG',
        'npm_config_user_agent',
        'LOG_FILE',
        'POST',
      ];
      assert.deepEqual(read(Object.fromEntries(others.map((name) => [name, 'x']))).warnings, []);
    });
  });

  it('does not show a password of MONGODB_URL', () => {
    assert.ok(!refusal({ JWT_SECRET: 'x', MONGODB_URL: 'jo:hunter2@localhost' }).includes('hunter2'));
  });

  describe('of the key', () => {
    it('takes a shared secret', () => {
      const { token, ownSecret } = readConfig({ JWT_SECRET: 'x', JWT_ISSUER: 'me', JWT_AUDIENCE: 'you' });
      assert.deepEqual(algorithmsOf(token), ['HS256']);
      assert.equal(token.issuer, 'me');
      assert.equal(token.audience, 'you');
      assert.equal(ownSecret, undefined);
    });

    for (const [name, key, algorithm] of [
      ['RSA', rsa, 'RS256'],
      ['EC', ec, 'ES256'],
    ] as const) {
      it(`takes ${name} as a PEM, as a PEM in one line, and as the path of a file`, async () => {
        const path = join(folder, 'key.pem');
        await writeFile(path, key);
        for (const value of [key, key.replaceAll('\n', '\\n'), path]) {
          const { token, ownSecret } = readConfig({ JWT_PUBLIC_KEY: value, NODE_ENV: 'production' });
          assert.deepEqual(algorithmsOf(token), [algorithm]);
          assert.deepEqual(
            keysOf(token).map(({ key }) => key.type),
            ['public'],
          );
          assert.equal(ownSecret, undefined);
        }
      });
    }

    it('takes several, of several kinds, and what stands between them', async () => {
      const path = join(folder, 'keys.pem');
      const text = `# the old one\n${rsa}\n# the new one\n${ec}${rsa}`;
      await writeFile(path, text);
      for (const JWT_PUBLIC_KEY of [text, text.replaceAll('\n', '\\n'), path]) {
        const { token } = readConfig({ JWT_PUBLIC_KEY, NODE_ENV: 'production' });
        assert.deepEqual(algorithmsOf(token), ['RS256', 'RS256', 'ES256']);
      }
    });

    it('refuses all when one of them cannot be used', () => {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
      for (const [text, reason] of [
        [rsa + p384, /not supported/],
        [rsa + secret, /private key/],
        [rsa + ec.slice(0, -20), /not a complete PEM/],
        [rsa.slice(0, 100) + ec, /not a complete PEM/],
        [ec.repeat(17), /17 keys; use at most 16/],
      ] as const)
        assert.match(refusal({ JWT_PUBLIC_KEY: text }), reason);
    });

    it('refuses both, naming them', () => {
      assert.match(refusal({ JWT_SECRET: 'x', JWT_PUBLIC_KEY: rsa }), /JWT_SECRET.*JWT_PUBLIC_KEY/);
    });

    const production = ['production', 'Production', 'PRODUCTION', ' production '];

    it('refuses none in production, naming what to set', async () => {
      for (const NODE_ENV of production) {
        for (const empty of [{}, { JWT_SECRET: '' }, { JWT_SECRET: '', JWT_PUBLIC_KEY: '' }]) {
          assert.match(refusal({ NODE_ENV, DATA_DIR: folder, ...empty }), /JWT_SECRET.*JWT_PUBLIC_KEY/);
        }
      }
      assert.deepEqual(await readdir(folder), [], 'no secret was made');
    });
  });

  describe('of a key set', () => {
    const url = 'https://login.example.org/.well-known/jwks.json';
    const good = [
      url,
      'https://login.example.org:8443/keys?tenant=a',
      'http://127.0.0.1:9000/keys',
      'http://127.1.2.3/keys',
      'http://localhost:9000/keys',
      'http://[::1]:9000/keys',
    ];
    for (const JWT_JWKS_URL of good) {
      it(`takes ${JWT_JWKS_URL}, alone and beside a key`, async () => {
        const alone = readConfig({ JWT_JWKS_URL, NODE_ENV: 'production', DATA_DIR: join(folder, 'none') });
        assert.equal(alone.keySetUrl?.href, JWT_JWKS_URL);
        assert.deepEqual(alone.token.sources, []);
        assert.equal(alone.ownSecret, undefined);
        const beside = readConfig({ JWT_JWKS_URL, JWT_PUBLIC_KEY: rsa });
        assert.equal(beside.keySetUrl?.href, JWT_JWKS_URL);
        assert.deepEqual(algorithmsOf(beside.token), ['RS256']);
        assert.deepEqual(await readdir(folder), [], 'no secret was made');
      });
    }
    const bad = [
      'login.example.org/keys',
      '/etc/gala/keys.json',
      'file:///etc/gala/keys.json',
      'data:application/json,{"keys":[]}',
      'ftp://login.example.org/keys',
      'http://login.example.org/keys',
      'http://localhost.example.org/keys',
      'http://127.0.0.1.example.org/keys',
      'http://128.0.0.1/keys',
      'http://0.0.0.0/keys',
      'http://10.0.0.1/keys',
      'http://[::]/keys',
      'https://',
      'https://jo:hunter2@login.example.org/keys',
    ];
    for (const JWT_JWKS_URL of bad) {
      it(`refuses ${JWT_JWKS_URL}`, () => {
        const message = refusal({ JWT_JWKS_URL });
        assert.match(message, /^JWT_JWKS_URL must/);
        assert.ok(!message.includes('hunter2'));
      });
    }
    it('refuses a secret beside it, naming both', () => {
      assert.match(refusal({ JWT_JWKS_URL: url, JWT_SECRET: long }), /JWT_SECRET.*JWT_JWKS_URL/);
    });
    it('warns when tokens for anybody would be taken', () => {
      const warned = (more: object) => readConfig({ JWT_JWKS_URL: url, ...more }).warnings.join();
      assert.match(warned({}), /without JWT_ISSUER and JWT_AUDIENCE/);
      assert.match(warned({ JWT_ISSUER: 'a' }), /without JWT_AUDIENCE/);
      assert.equal(warned({ JWT_ISSUER: 'a', JWT_AUDIENCE: 'b' }), '');
    });
  });

  it('of claims has names that are usual, or those that it is given', () => {
    assert.deepEqual(read({}).token.claims, {
      tenants: 'tenants',
      permissions: 'permissions',
      roles: 'roles',
      contact: 'contact_id',
    });
    const given = read({
      JWT_TENANTS_CLAIM: 'https://example.org/tenants',
      JWT_PERMISSIONS_CLAIM: 'scope',
      JWT_ROLES_CLAIM: 'realm_access.roles',
      JWT_CONTACT_CLAIM: '',
    });
    assert.deepEqual(given.token.claims, {
      tenants: 'https://example.org/tenants',
      permissions: 'scope',
      roles: 'realm_access.roles',
      contact: 'contact_id',
    });
  });

  describe('of a secret', () => {
    const short = ['secret', 'changeme', 'x'.repeat(31), 'é'.repeat(15)];

    it('takes 32 bytes', () => {
      for (const JWT_SECRET of [long, 'é'.repeat(16)])
        assert.deepEqual(readConfig({ JWT_SECRET, NODE_ENV: 'production' }).warnings, []);
    });
    it('refuses less in production, and says how to make one', () => {
      for (const JWT_SECRET of short) {
        for (const NODE_ENV of ['production', 'PRODUCTION'])
          assert.match(refusal({ JWT_SECRET, NODE_ENV }), /JWT_SECRET must have at least 32 bytes.*openssl rand/);
      }
    });
    it('warns of less elsewhere, without showing it', () => {
      for (const JWT_SECRET of short) {
        const { warnings } = readConfig({ JWT_SECRET });
        assert.match(warnings.join(), /JWT_SECRET must have at least 32 bytes/);
        assert.ok(JWT_SECRET === 'secret' || !warnings.join().includes(JWT_SECRET));
      }
    });
    it('refuses a PEM', () => {
      for (const JWT_SECRET of [rsa, ec, rsa.replaceAll('\n', '\\n')])
        assert.match(refusal({ JWT_SECRET }), /JWT_SECRET is a PEM.*JWT_PUBLIC_KEY/);
    });
  });

  it('refuses as a public key what is private, or too short', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    assert.match(refusal({ JWT_PUBLIC_KEY: secret }), /JWT_PUBLIC_KEY .*private key/);
    const small = pem(generateKeyPairSync('rsa', { modulusLength: 1024 }).publicKey);
    assert.match(refusal({ JWT_PUBLIC_KEY: small }), /JWT_PUBLIC_KEY .*2048/);
  });

  describe('of its own secret', () => {
    const path = () => join(folder, 'data', 'jwt-secret');
    const made = () => readConfig({ DATA_DIR: join(folder, 'data') }).ownSecret;

    it('makes it once, for the owner only, and keeps it', async () => {
      const secret = made();
      assert.match(secret ?? '', /^[0-9a-f]{64}$/);
      assert.equal(await readFile(path(), 'utf8'), secret);
      assert.equal((await stat(path())).mode & 0o777, 0o600);
      assert.equal(made(), secret);
      assert.deepEqual(await readdir(join(folder, 'data')), ['jwt-secret']);
    });

    it('refuses one that is damaged, naming the file', async () => {
      await mkdir(join(folder, 'data'));
      for (const damaged of ['', 'abc', `${'0'.repeat(32)}\n${'0'.repeat(31)}`]) {
        await writeFile(path(), damaged);
        assert.ok(refusal({ DATA_DIR: join(folder, 'data') }).includes(path()));
        assert.equal(await readFile(path(), 'utf8'), damaged, 'it is left as it was');
      }
    });

    it('refuses a folder that cannot be one, naming DATA_DIR', async () => {
      await writeFile(join(folder, 'data'), '');
      assert.match(refusal({ DATA_DIR: join(folder, 'data') }), /DATA_DIR/);
      assert.match(refusal({ DATA_DIR: join(folder, 'data', 'deeper') }), /DATA_DIR/);
    });
  });
});
