/** What the log says of requests that take long, and of an event loop that is blocked. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { logAnswer, workOf } from '../../src/http/answer.js';
import { watchEventLoop } from '../../src/http/server.js';
import { RequestContext } from '../../src/http/state.js';
import { atIntervals, atTime } from '../support/time.js';
import { until } from '../support/until.js';

describe('A request', () => {
  /** Works for so many milliseconds, after its body took a minute to arrive. @returns the warnings. */
  function warningsAfter(ms: number): object[] {
    const lines: object[] = [];
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const log = pino({ level: 'warn', base: null, timestamp: false }, destination);
    const context = new RequestContext(log, undefined, undefined, 'GET');
    const caller = { id: 'jo' } as RequestContext['caller'];
    Object.assign(context, { requestId: 'r1', endpoint: 'e', tenant: 'acme', caller });
    const answer = () => {
      assert.deepEqual(workOf(context), { request: 'r1', operation: 'e', tenant: 'acme', caller: 'jo', ms });
      logAnswer(context, 200);
    };
    for (const [time, task] of [
      [
        0,
        () => {
          context.workStarted = performance.now();
        },
      ],
      [ms, answer],
    ] as const)
      atTime(() => 60_000 + time, task);
    return lines;
  }

  it('that takes over a second has one warning, with its operation and caller', () => {
    const work = { request: 'r1', operation: 'e', tenant: 'acme', caller: 'jo', ms: 1100 };
    assert.deepEqual(warningsAfter(1100), [{ level: 40, ...work, msg: 'slow request' }]);
  });

  it('that is quick has no warning', () => assert.deepEqual(warningsAfter(900), []));
});

describe('An event loop', () => {
  const blocked = async (ms: number) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    await new Promise((resolve) => setImmediate(resolve));
  };

  it('that was blocked for over a second has one warning, one that was blocked for less has none', async () => {
    const lines: { level: number; msg: string; ms: number }[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
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
