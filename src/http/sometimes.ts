/** Runs a task at once and then at most once in a while, however often it is called. */
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
