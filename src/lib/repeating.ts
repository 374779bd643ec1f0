/** Does something now and then, one at a time; what fails is tried again. */
export function repeating(interval: number, task: () => Promise<void>): { close(): Promise<void> } {
  let working: Promise<void> | undefined;
  const work = () => {
    working ??= task()
      .catch(() => {})
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(work, interval).unref();
  return {
    async close() {
      clearInterval(timer);
      await working;
    },
  };
}
