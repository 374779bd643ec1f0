/** What is said of requests that take long, that block the process, and that end it. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { Board } from '../../src/http/board.js';
import { UnderWay } from '../../src/http/underWay.js';

const work = { request: 'r1', operation: 'references.list', tenant: 'acme', caller: 'jo' };

/** Runs a script in a process of its own; answers its lines of JSON, and how it ended. */
async function run(script: string, ...options: string[]) {
  const imports = ['board', 'underWay', 'watchdog']
    .map((name) => `const ${name} = await import(${JSON.stringify(import.meta.resolve(`../../src/http/${name}.js`))});`)
    .join('\n');
  const all = [...options, '--input-type=module', '-e', `${imports}\n${script}`];
  return await new Promise<{ lines: Record<string, unknown>[]; failed: boolean }>((resolve) => {
    execFile(process.execPath, all, (error, stdout) => {
      const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
      resolve({ lines: lines.map((line) => JSON.parse(line)), failed: error !== null });
    });
  });
}

const watched = `
  const all = new board.Board();
  const dog = watchdog.watch(all);
  const { pino } = await import(${JSON.stringify(import.meta.resolve('pino'))});
  new underWay.UnderWay(pino({ level: 'silent' }), all).begin(${JSON.stringify(work)});
  new underWay.UnderWay(pino({ level: 'silent' }), all).begin({ request: 'r2' })();
  while (true) { await new Promise((resolve) => setTimeout(resolve, 10)); if (all.turns > 4) break; }
`;

describe('The watchdog', () => {
  it('says what is being done while the event loop is blocked', async () => {
    const block = 'const until = Date.now() + 6000; while (Date.now() < until);';
    const { lines, failed } = await run(`${watched} ${block} await dog.close();`);
    assert.equal(failed, false);
    const [line] = lines;
    assert.deepEqual([line?.level, line?.msg], [40, 'the event loop is blocked']);
    assert.deepEqual(line?.requests, [work]);
    assert.ok(Number(line?.memory_mb) > 10);
  });

  it('says it before the process dies of too much memory', async () => {
    const fill = 'const all2 = []; for (;;) all2.push({ a: [1, 2, 3], at: Date.now() });';
    const { lines, failed } = await run(
      `${watched} const began = Date.now(); while (Date.now() < began + 6000); ${fill}`,
      '--max-old-space-size=64',
    );
    assert.equal(failed, true);
    assert.deepEqual(lines[0]?.requests, [work]);
  });

  it('does not keep a process from ending, and is silent when nothing is wrong', async () => {
    const { lines, failed } = await run(`${watched}`);
    assert.deepEqual([lines, failed], [[], false]);
  });
});

describe('A request that takes long', () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  let underWay: UnderWay;

  beforeEach(() => {
    lines.length = 0;
    underWay = new UnderWay(log, new Board());
  });

  it('has a line while it runs, with operation and caller, and only one', () => {
    const end = underWay.begin(work);
    underWay.tellLong(performance.now() + 900);
    assert.equal(lines.length, 0);
    assert.equal(underWay.tellLong(performance.now() + 1100), true);
    assert.equal(underWay.tellLong(performance.now() + 9000), false);
    end();
    end();
    assert.equal(lines.length, 1);
    const { level, msg, request, operation, tenant, caller } = lines[0] ?? {};
    assert.deepEqual({ request, operation, tenant, caller }, work);
    assert.deepEqual([level, msg], [40, 'request takes long']);
    assert.deepEqual(underWay.list(), []);
  });

  it('has it at its end when nobody could say so before', async () => {
    const end = underWay.begin(work);
    await sleep(1100);
    end();
    assert.equal(lines[0]?.msg, 'request takes long');
  });

  it('has none when it is quick', () => {
    underWay.begin(work)();
    assert.equal(lines.length, 0);
  });
});

describe('The board', () => {
  it('holds texts until they are erased, those that fit, and as many as fit', () => {
    const board = new Board();
    const other = new Board(board.memory);
    const slots = Array.from({ length: 40 }, (_, number) => board.write(`é${number}`));
    assert.equal(slots.filter((slot) => slot === undefined).length, 8);
    assert.equal(other.read().length, 32);
    for (const slot of slots) if (slot !== undefined) board.erase(slot);
    assert.deepEqual(other.read(), []);
    board.write('x'.repeat(600));
    assert.deepEqual(other.read(), []);
    board.countTurn();
    assert.equal(other.turns, 1);
  });
});
