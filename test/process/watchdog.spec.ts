/** What the watchdog says of a process that is blocked, or that ends for want of memory. */
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './support/process.js';

const work = { request: 'r1', operation: 'references.list', tenant: 'acme', caller: 'jo' };

/** Two requests that one can be told of, the second of which is answered; then it waits until all is running. */
const watched = `
  const all = new board.Board();
  const dog = watchdog.watch(all);
  const { pino } = await import(${JSON.stringify(import.meta.resolve('pino'))});
  new underWay.UnderWay(pino({ level: 'silent' }), all).begin(${JSON.stringify(work)});
  new underWay.UnderWay(pino({ level: 'silent' }), all).begin({ request: 'r2' })();
  while (true) { await new Promise((resolve) => setTimeout(resolve, 10)); if (all.turns > 4) break; }
`;
/** Blocks the event loop until the line about that has been read. */
const block = `
  const { existsSync } = await import('node:fs');
  while (!existsSync(process.argv[1])) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
`;
const fill = 'const full = []; for (;;) full.push({ a: [1, 2, 3], at: Date.now() });';

describe('The watchdog', () => {
  let folder: Awaited<ReturnType<typeof dataFolder>>;
  let blocked: ReturnType<typeof run>;
  let dying: ReturnType<typeof run>;
  let well: ReturnType<typeof run>;

  before(async () => {
    folder = await dataFolder();
    // they wait most of the time: all at once
    blocked = run('blocked', `${watched} ${block} await dog.close();`);
    dying = run('dying', `${watched} ${block} ${fill}`, '--max-old-space-size=64');
    well = run('well', watched);
  });
  after(async () => {
    await Promise.all([blocked, dying, well]);
    await folder.remove();
  });

  /** Runs a script in its own process; returns its JSON lines and how it ended. */
  async function run(name: string, script: string, ...options: string[]) {
    const imports = ['board', 'underWay', 'watchdog']
      .map((one) => `const ${one} = await import(${JSON.stringify(import.meta.resolve(`../../src/http/${one}.js`))});`)
      .join('\n');
    const isRead = join(folder.path, name);
    const child = spawn(process.execPath, [...options, '--input-type=module', '-e', `${imports}\n${script}`, isRead], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      if (stdout.includes('}\n')) writeFileSync(isRead, '');
    });
    const [code] = await once(child, 'close');
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    return { lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>), failed: code !== 0 };
  }

  it('says what is being done while the event loop is blocked', async () => {
    const { lines, failed } = await blocked;
    assert.equal(failed, false);
    const [line] = lines;
    assert.deepEqual([line?.level, line?.msg], [40, 'the event loop is blocked']);
    assert.deepEqual(line?.requests, [work]);
    assert.ok(Number(line?.memory_mb) > 10);
  });

  it('says it before the process dies of too much memory', async () => {
    const { lines, failed } = await dying;
    assert.equal(failed, true);
    assert.deepEqual(lines[0]?.requests, [work]);
  });

  it('does not keep a process from ending, and is silent when nothing is wrong', async () => {
    const { lines, failed } = await well;
    assert.deepEqual([lines, failed], [[], false]);
  });
});
