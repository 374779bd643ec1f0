/** What the log says of requests that take long. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { beginWork, logAnswer, RequestContext, workOf } from '../../src/http/context.js';
import { ServerState } from '../../src/http/serverState.js';
import { atTime } from '../support/time.js';

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
    const context = new RequestContext(log, undefined, state, 'GET');
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
