/** Runs a task immediately and then at most once per interval, however often it is called. */
export function sometimes(every: number, task: (skipped: number) => void): () => void {
  let [next, skipped] = [0, 0];
  return () => {
    const now = Date.now();
    if (now < next) {
      skipped++;
      return;
    }
    next = now + every;
    task(skipped);
    skipped = 0;
  };
}
