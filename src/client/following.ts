/** Following the changes of a tenant, without end. */
import type { components } from '../../generated/awards.js';
import { GalaError, pause } from './sending.js';
import type { Call, CallOptions } from './types.js';

export type Change = components['schemas']['ChangeItem'];
export type ChangePage = components['schemas']['ChangePage'];

interface Followed {
  /** Each has a feed of its own; `awards` unless given. */
  readonly service?: 'awards' | 'events' | undefined;
  readonly tenantId?: string | undefined;
  /** The `position` of the last change that was applied; without it, from now on. */
  readonly after?: string | undefined;
  /** Names of resources with commas between them; without it, all. */
  readonly resources?: string | undefined;
  /** `record`: with the records as they are now. */
  readonly include?: 'record' | undefined;
}

export interface Changes {
  list(args?: Followed & { readonly limit?: number; readonly wait?: number }, options?: CallOptions): Call<ChangePage>;
  /**
   * Changes as they happen. It waits for them, and goes on by itself after a failure of the network or the server.
   * @throws GalaError where repeating does not help, such as 410 `position_expired`: begin anew. What aborts it, too.
   */
  follow(args?: Followed, options?: CallOptions): AsyncGenerator<Change, never, undefined>;
}

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
