import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { ConfigError } from '../../src/config/environment.js';
import type { Scope } from '../../src/limits/settings.js';
import { type LimitSource, limitsOfFile } from '../../src/limits/source.js';
import { ask, dataFolder, endAll, refused, secret, started } from '../process/support/process.js';

const resources = new Set(['references', 'abstracts']);

describe('LIMITS_FILE', () => {
  let folder: string;
  let file: string;
  let source: LimitSource | undefined;
  let output: PassThrough;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-test-'));
  });
  beforeEach(() => {
    file = join(folder, 'limits.yaml');
    output = new PassThrough({ encoding: 'utf8' });
  });
  afterEach(() => source?.close());
  after(async () => {
    await endAll();
    await rm(folder, { recursive: true, force: true });
  });

  function opened(text: string, environment: Scope = {}): LimitSource {
    writeFileSync(file, text);
    source = limitsOfFile(file, environment, resources, pino(output));
    return source;
  }

  it('has a default, and tenants that say what is different', () => {
    const limits = opened(
      [
        'default:',
        '  rate: 100',
        '  burst: 50',
        '  principal: { rate: 10 }',
        '  records: { references: 1000, abstracts: 20 }',
        'tenants:',
        '  acme: { rate: 500, records: { references: unlimited } }',
        '  internal: { rate: unlimited, principal: { rate: unlimited } }',
        '  2026: { burst: 0, principal: { burst: 5 } }',
      ].join('\n'),
    );
    assert.deepEqual(limits.of('any'), {
      tenant: { rate: 100, burst: 50 },
      principal: { rate: 10, burst: 0 },
      records: new Map([
        ['references', 1000],
        ['abstracts', 20],
      ]),
    });
    assert.deepEqual(limits.of('acme').tenant, { rate: 500, burst: 50 });
    assert.deepEqual(limits.of('acme').records, new Map([['abstracts', 20]]));
    assert.deepEqual([limits.of('internal').tenant, limits.of('internal').principal], [undefined, undefined]);
    assert.deepEqual(limits.of('2026').tenant, { rate: 100, burst: 0 });
    assert.deepEqual(limits.of('2026').principal, { rate: 10, burst: 5 });
  });

  it('goes before the environment, member by member', () => {
    const limits = opened('{"default": {"rate": 7}}', { rate: 1, burst: 2, principal: { rate: 3 } });
    assert.deepEqual(limits.of('any').tenant, { rate: 7, burst: 2 });
    assert.deepEqual(limits.of('any').principal, { rate: 3, burst: 0 });
  });

  const faults: [string, string, RegExp][] = [
    ['an unknown member', 'default:\n  rates: 5', /:2:10: rates is none of rate, burst, principal, records$/],
    ['an unknown member at the top', 'defaults: {}', /:1:11: defaults is none of default, tenants$/],
    ['an unknown resource', 'default:\n  records:\n    letters: 5', /:3:14: letters is no resource$/],
    ['a rate of nothing', 'tenants:\n  acme:\n    rate: 0', /:3:11: must be a whole number from 1 to 1000000, or unl/],
    ['a rate that is a text', 'tenants: { acme: { rate: "5" } }', /:1:26: must be a whole number/],
    ['half a request', 'default: { rate: 1.5 }', /:1:18: must be a whole number/],
    ['a negative cap', 'default: { records: { references: -1 } }', /:1:35: must be a whole number from 0/],
    ['a burst without a rate', 'default:\n  principal:\n    burst: 5', /:3:12: a burst needs a rate$/],
    ['an unlimited burst', 'default: { rate: 1, burst: unlimited }', /:1:28: must be a whole number/],
    ['a list of tenants', 'tenants: [acme]', /:1:10: must be a map of names to values$/],
    ['a tenant twice', 'tenants:\n  a: { rate: 1 }\n  a: { rate: 2 }', /:3:3: Map keys must be unique$/],
    ['nothing', '', /:1:1: the file is empty/],
    ['no YAML', 'default: {', /:1:11: /],
  ];
  for (const [what, text, expected] of faults) {
    it(`is refused for ${what}, with line and column`, () => {
      assert.throws(
        () => opened(text),
        (thrown) => thrown instanceof ConfigError && expected.test(thrown.message) && thrown.message.startsWith(file),
      );
    });
  }

  /** Waits for a line of the log. */
  async function logged(expression: RegExp): Promise<string> {
    let text = '';
    while (!expression.test(text)) text += String((await once(output, 'data'))[0]);
    return text;
  }

  /** Whoever looks meanwhile finds the one or the other, and never half a file. */
  function change(text: string): void {
    writeFileSync(`${file}.next`, text);
    renameSync(`${file}.next`, file);
  }

  it('is read again when it changes; a change that is wrong leaves the last good one', async function () {
    this.timeout(30_000);
    const limits = opened('default: { rate: 1 }');
    change('default: { rate: 22 }');
    await logged(/limits have changed/);
    assert.equal(limits.of('any').tenant?.rate, 22);
    change('default: { rate: none, burst: 5 }');
    const line = await logged(/stays in force/);
    assert.match(line, /limits\.yaml:1:18: must be a whole number/);
    assert.equal(limits.of('any').tenant?.rate, 22);
    rmSync(file);
    assert.match(await logged(/stays in force/), /ENOENT/);
    assert.equal(limits.of('any').tenant?.rate, 22);
    change('default: { rate: 333 }');
    await logged(/limits have changed/);
    assert.equal(limits.of('any').tenant?.rate, 333);
  });

  it('stops the start of a server when it is wrong, and names real resources', async () => {
    const data = await dataFolder();
    for (const [text, expected] of [
      ['default: { records: { nonesuch: 5 } }', /limits\.yaml:1:33: nonesuch is no resource/],
      ['default: { records: { references: 5, abstracts: 5 }, rat: 5 }', /limits\.yaml:1:59: rat is none of/],
    ] as const) {
      writeFileSync(file, text);
      const { code, stderr } = await refused({ DATA_DIR: data.path, JWT_SECRET: secret, LIMITS_FILE: file });
      assert.equal(code, 1);
      assert.match(stderr, expected);
    }
    await data.remove();
  });

  it('holds in a running server, also after a change', async function () {
    this.timeout(60_000);
    const data = await dataFolder();
    writeFileSync(file, 'tenants: { acme: { records: { referenceTypes: 1 } } }');
    const gala = await started({ DATA_DIR: data.path, JWT_SECRET: secret, LIMITS_FILE: file, LOG_LEVEL: 'info' });
    const create = async (tenant: string) =>
      (await ask(gala, 'POST', `/referenceTypes/${tenant}`, { name: 'x' })).status;
    assert.deepEqual([await create('acme'), await create('acme'), await create('other')], [200, 429, 200]);
    writeFileSync(file, 'default: { records: { referenceTypes: 2 }, rate: 1000 }');
    for (;;) {
      const { headers } = await ask(gala, 'GET', '/referenceTypes/acme');
      if (headers.get('ratelimit-policy') === '"tenant";q=1000;w=1') break;
    }
    assert.deepEqual([await create('acme'), await create('acme')], [200, 429]);
    assert.deepEqual([await create('other'), await create('other')], [200, 429]);
    gala.kill('SIGTERM');
    assert.equal((await gala.ended).code, 0);
    await data.remove();
  });
});

describe('The log of a production start', () => {
  after(endAll);

  for (const [what, environment, expected] of [
    [
      'which limits are in force',
      { RATE_LIMIT: '50', RATE_BURST: '7' },
      /"tenant":\{"rate":50,"burst":7\}.*limits are in force/,
    ],
    ['that there is none', {}, /no limit of requests is in force/],
  ] as const) {
    it(`says ${what}`, async function () {
      this.timeout(30_000);
      const data = await dataFolder();
      const server = await started({ ...environment, DATA_DIR: data.path, JWT_SECRET: secret, NODE_ENV: 'production' });
      await server.printed(expected);
      server.kill('SIGTERM');
      await server.ended;
      await data.remove();
    });
  }
});
