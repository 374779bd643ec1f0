/** The environment: what each variable may be, and what is said when it is not. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError, readConfig } from '../src/config.js';

const run = promisify(execFile);
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

  it('has defaults', () => {
    const { token: _, ...config } = read({});
    assert.deepEqual(config, {
      host: '127.0.0.1',
      port: 8080,
      dataDir: './data',
      mongodbUrl: undefined,
      ownSecret: undefined,
      strictReferences: false,
      limits: { environment: { principal: {} }, file: undefined, isTold: false },
      logLevel: 'info',
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

  it('does not show a password of MONGODB_URL', () => {
    assert.ok(!refusal({ JWT_SECRET: 'x', MONGODB_URL: 'jo:hunter2@localhost' }).includes('hunter2'));
  });

  describe('of the key', () => {
    it('takes a shared secret', () => {
      const { token, ownSecret } = readConfig({ JWT_SECRET: 'x', JWT_ISSUER: 'me', JWT_AUDIENCE: 'you' });
      assert.deepEqual(token.algorithms, ['HS256']);
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
          assert.deepEqual(token.algorithms, [algorithm]);
          assert.equal(token.key.type, 'public');
          assert.equal(ownSecret, undefined);
        }
      });
    }

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

  describe('of a secret', () => {
    const short = ['secret', 'changeme', 'x'.repeat(31), 'é'.repeat(15)];

    it('takes 32 bytes', () => {
      for (const JWT_SECRET of [long, 'é'.repeat(16)])
        assert.deepEqual(readConfig({ JWT_SECRET, NODE_ENV: 'production' }).warnings, []);
    });
    it('refuses less in production, and says how to make one', () => {
      for (const JWT_SECRET of short) {
        for (const NODE_ENV of ['production', 'PRODUCTION'])
          assert.match(refusal({ JWT_SECRET, NODE_ENV }), /JWT_SECRET should have at least 32 bytes.*openssl rand/);
      }
    });
    it('warns of less elsewhere, without showing it', () => {
      for (const JWT_SECRET of short) {
        const { warnings } = readConfig({ JWT_SECRET });
        assert.match(warnings.join(), /JWT_SECRET should have at least 32 bytes/);
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

    it('is the same for all processes that start at once', async () => {
      const config = import.meta.resolve('../src/config.js');
      const script = `import { readConfig } from ${JSON.stringify(config)}; console.log(readConfig(process.env).ownSecret);`;
      const env = { ...process.env, NODE_ENV: '', JWT_SECRET: '', JWT_PUBLIC_KEY: '', DATA_DIR: join(folder, 'data') };
      const starts = await Promise.all(
        Array.from({ length: 8 }, () => run(process.execPath, ['--input-type=module', '-e', script], { env })),
      );
      assert.equal(new Set(starts.map(({ stdout }) => stdout)).size, 1);
      assert.deepEqual(await readdir(join(folder, 'data')), ['jwt-secret']);
    });
  });
});
