/** How often something may be done: some times at once, and then once in a while. */
export interface AllowanceOptions {
  readonly atOnce: number;
  /** Milliseconds. */
  readonly every: number;
  /** Milliseconds that only go forward. */
  readonly time: () => number;
}

/** @returns whether it may be done now, which counts. */
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
