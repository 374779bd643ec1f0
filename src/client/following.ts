/** Following the changes of a tenant, without end. */
import { GalaError, pause } from './sending.js';
import type { CallOptions, Changes, Followed } from './types.js';

/** Seconds that one request waits, and that it may take. */
const [wait, most] = [25, 60];
/** Seconds between attempts, at most. */
const longestPause = 30;

export async function* following(list: Changes['list'], { after, ...args }: Followed = {}, options: CallOptions = {}) {
  const { signal } = options;
  let failures = 0;
  for (let position = after; ; ) {
    try {
      const asked = position === undefined ? { after: 'now' } : { after: position, wait };
      const { Items, LastPosition } = await list({ ...args, ...asked }, { timeout: most * 1000, ...options });
      failures = 0;
      yield* Items;
      position = LastPosition;
    } catch (error) {
      if (!(error instanceof GalaError) || !(error.status === 0 || error.status === 429 || error.status >= 500))
        throw error;
      await pause(error.retryAfter ?? Math.min(2 ** failures++, longestPause) * (0.5 + Math.random()), signal);
    }
  }
}
