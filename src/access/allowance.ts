/** A limit on how often something can be done: a burst at first, then at regular intervals. */
export interface AllowanceOptions {
  readonly atOnce: number;
  /** Milliseconds. */
  readonly every: number;
  /** Monotonic time in milliseconds. */
  readonly time: () => number;
}

/** @returns whether it is allowed now. If so, it counts. */
export function allowance({ atOnce, every, time }: AllowanceOptions): () => boolean {
  let left = atOnce;
  let counted = time();
  return () => {
    const now = time();
    left = Math.min(atOnce, left + (now - counted) / every);
    counted = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}
