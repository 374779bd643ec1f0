/** What the log says of requests that take long, and of an event loop that is blocked; how memory for bodies is shared. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { beginWork, logAnswer, RequestContext, workOf } from '../../src/http/context.js';
import { watchEventLoop } from '../../src/http/server.js';
import { BodyBudget, ServerState } from '../../src/http/serverState.js';
import { atIntervals, atTime } from '../support/time.js';
import { until } from '../support/until.js';

const lines: { level?: number; msg?: string; ms?: number; operation?: string; tenant?: string; caller?: string }[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  lines.length = 0;
});

describe('A request', () => {
  /** Works for so many milliseconds, after its body took a minute to arrive. */
  function request(ms: number): ServerState {
    const state = new ServerState();
    const at = (now: number, task: () => void) => atTime(() => now, task);
    const context = new RequestContext(log, undefined, 'GET', state);
    const caller = { id: 'jo' } as RequestContext['caller'];
    Object.assign(context, { requestId: 'r1', endpoint: 'e', tenant: 'acme', caller });
    at(60_000, () => beginWork(context));
    at(60_000 + ms, () => {
      const work = { request: 'r1', operation: 'e', tenant: 'acme', caller: 'jo', ms };
      assert.deepEqual(Array.from(state.inProgress, workOf), [work]);
      logAnswer(context, 200);
    });
    return state;
  }

  it('that takes over a second has one warning, with its operation and caller', () => {
    assert.equal(request(1100).inProgress.size, 0);
    const [{ level, msg, operation, tenant, caller, ms } = {}, ...more] = lines;
    assert.deepEqual([level, msg, more], [40, 'slow request', []]);
    assert.deepEqual([operation, tenant, caller, ms], ['e', 'acme', 'jo', 1100]);
  });

  it('has none when it is quick', () => {
    assert.equal(request(900).inProgress.size, 0);
    assert.deepEqual(lines, []);
  });
});

describe('An event loop', () => {
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  const blocked = async (ms: number) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    await nextTurn();
  };

  it('that was blocked for over a second has one warning, one that was blocked for less has none', async () => {
    const { value: stop, pass } = atIntervals(() => watchEventLoop(log));
    for (let i = 0; i < 3; i++) await blocked(200);
    pass();
    assert.equal(lines.length, 0);
    await blocked(1200);
    await until(() => {
      pass();
      return lines.length > 0;
    });
    pass();
    stop();
    const [{ level, msg, ms } = {}, ...more] = lines;
    assert.deepEqual([level, msg, more], [40, 'the event loop was blocked', []]);
    assert.ok(Number(ms) > 1000);
  });
});

describe('Memory for bodies', () => {
  const kilobytes = 1024;

  it('is given while there is some, and given back once', () => {
    const bodies = new BodyBudget(100 * kilobytes, 60 * kilobytes);
    const release = bodies.take('a', 60 * kilobytes);
    assert.equal(bodies.take('a', 16 * kilobytes), undefined, 'the part of a tenant');
    assert.ok(bodies.take('b', 40 * kilobytes));
    assert.equal(bodies.take('c', 16 * kilobytes), undefined, 'all of it');
    release?.();
    release?.();
    assert.equal(bodies.bytes, 40 * kilobytes);
    assert.ok(bodies.take('a', 60 * kilobytes));
  });

  it('is always there for small ones', () => {
    const bodies = new BodyBudget(0, 0);
    bodies.take('a', 10 * kilobytes)?.();
    assert.ok(bodies.take('a', 10 * kilobytes));
    assert.equal(bodies.bytes, 0);
  });
});
