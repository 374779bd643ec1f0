import { strict as assert } from 'node:assert';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pino } from 'pino';
import { ConfigError } from '../../src/lib/fileWriting.js';
import { type LimitSource, openLimits, type Scope } from '../../src/limits/settings.js';
import { freshFolder } from '../support/folder.js';
import { atIntervals } from '../support/time.js';

const resources = ['references', 'abstracts'];

describe('LIMITS_FILE', () => {
  const folder = freshFolder(true);
  let file: string;
  let source: LimitSource | undefined;
  let output: PassThrough;
  let pass: () => void;
  beforeEach(() => {
    file = join(folder.path, 'limits.yaml');
    output = new PassThrough({ encoding: 'utf8' });
  });
  afterEach(() => source?.close());

  function opened(text: string, environment: Scope = {}): LimitSource {
    writeFileSync(file, text);
    const config = { environment, file, isTold: false };
    const { value, pass: passes } = atIntervals(() => openLimits(config, resources, pino(output)));
    assert.ok(value);
    [source, pass] = [value, passes];
    return value;
  }

  it('has defaults, and tenants that differ from them', () => {
    const limits = opened(`
default: { rate: 100, burst: 50, principal: { rate: 10 }, records: { references: 1000, abstracts: 20 } }
tenants:
  acme: { rate: 500, records: { references: unlimited } }
  internal: { rate: unlimited, principal: { rate: unlimited } }
  2026: { burst: 0, principal: { burst: 5 } }`);
    const [references, abstracts] = [['references', 1000] as const, ['abstracts', 20] as const];
    const [tenant, principal] = [
      { rate: 100, burst: 50 },
      { rate: 10, burst: 0 },
    ];
    assert.deepEqual(limits.of('any'), { tenant, principal, records: new Map([references, abstracts]) });
    assert.deepEqual(limits.of('acme'), { tenant: { rate: 500, burst: 50 }, principal, records: new Map([abstracts]) });
    assert.deepEqual([limits.of('internal').tenant, limits.of('internal').principal], [undefined, undefined]);
    assert.deepEqual(limits.of('2026').tenant, { rate: 100, burst: 0 });
    assert.deepEqual(limits.of('2026').principal, { rate: 10, burst: 5 });
  });

  it('goes before the environment, setting by setting', () => {
    const limits = opened('{"default": {"rate": 7}}', { rate: 1, burst: 2, principal: { rate: 3 } });
    assert.deepEqual(limits.of('any').tenant, { rate: 7, burst: 2 });
    assert.deepEqual(limits.of('any').principal, { rate: 3, burst: 0 });
  });

  const faults: [string, string, RegExp][] = [
    ['an unknown member', 'default:\n  rates: 5', /:2:10: "rates" is unknown; use rate, burst, principal, records$/],
    ['an unknown member at the top', 'defaults: {}', /:1:11: "defaults" is unknown; use default, tenants$/],
    ['an unknown resource', 'default:\n  records:\n    a/b~c: 5', /:3:12: "a\/b~c" must be the name of a resource$/],
    ['a rate of 0', 'tenants:\n  acme:\n    rate: 0', /:3:11: rate must be an integer from 1 to 1000000, or unl/],
    ['a negative cap', 'default: { records: { references: -1 } }', /:1:35: references must be an integer from 0/],
    ['a burst without a rate', 'default: { principal: { burst: 5 } }', /burst of default.principal .* needs a rate/],
    ['a list of tenants', 'tenants: [acme]', /:1:10: tenants must be an object with the names of tenants$/],
    ['being empty', '', /:1:1: the file must be an object with default, tenants$/],
  ];
  for (const [what, text, expected] of faults) {
    const isTold = (thrown: unknown) => thrown instanceof ConfigError && expected.test(thrown.message);
    it(`is refused for ${what}, with line and column`, () => assert.throws(() => opened(text), isTold));
  }

  /** Lets time pass until the log has a line. */
  async function logged(expression: RegExp): Promise<string> {
    let text = '';
    for (; !expression.test(text); await new Promise((resolve) => setImmediate(resolve))) {
      pass();
      text += output.read() ?? '';
    }
    return text;
  }

  /** Replaces the file atomically, so that a reader never sees half of it. */
  function change(text: string): void {
    writeFileSync(`${file}.next`, text);
    renameSync(`${file}.next`, file);
  }

  it('is read again when it changes; a faulty change leaves the last good one in force', async () => {
    const limits = opened('default: { rate: 1 }');
    change('default: { rate: 22 }');
    await logged(/rate limits have changed/);
    assert.equal(limits.of('any').tenant?.rate, 22);
    change('default: { rate: none, burst: 5 }');
    const line = await logged(/stay in force/);
    assert.match(line, /limits\.yaml:1:18: rate must be an integer/);
    assert.equal(limits.of('any').tenant?.rate, 22);
    rmSync(file);
    assert.match(await logged(/stay in force/), /ENOENT/);
    assert.equal(limits.of('any').tenant?.rate, 22);
    change('default: { rate: 333 }');
    await logged(/rate limits have changed/);
    assert.equal(limits.of('any').tenant?.rate, 333);
  });
});
