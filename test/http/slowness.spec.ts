/** What the log says of requests that take long. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { beginWork, logAnswer, RequestContext, workOf } from '../../src/http/context.js';
import { atTime } from '../support/time.js';

describe('A request', () => {
  /** Works for so many milliseconds, after its body took a minute to arrive. @returns the warnings. */
  function warningsAfter(ms: number): object[] {
    const lines: object[] = [];
    const log = pino(
      { level: 'warn', base: null, timestamp: false },
      { write: (line) => void lines.push(JSON.parse(line)) },
    );
    const context = new RequestContext(log, undefined, undefined, 'GET');
    const caller = { id: 'jo' } as RequestContext['caller'];
    Object.assign(context, { requestId: 'r1', endpoint: 'e', tenant: 'acme', caller });
    atTime(
      () => 60_000,
      () => beginWork(context),
    );
    atTime(
      () => 60_000 + ms,
      () => {
        assert.deepEqual(workOf(context), { request: 'r1', operation: 'e', tenant: 'acme', caller: 'jo', ms });
        logAnswer(context, 200);
      },
    );
    return lines;
  }

  it('that takes over a second has one warning, with its operation and caller', () => {
    const work = { request: 'r1', operation: 'e', tenant: 'acme', caller: 'jo', ms: 1100 };
    assert.deepEqual(warningsAfter(1100), [{ level: 40, ...work, msg: 'slow request' }]);
  });

  it('has none when it is quick', () => assert.deepEqual(warningsAfter(900), []));
});
