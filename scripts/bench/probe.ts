/** Loaded before a server (`node --import`): reports what the process has used to the benchmark. */

export interface Usage {
  /** Microseconds of CPU, user and system. */
  readonly cpu: number;
  readonly rss: number;
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system, rss: process.memoryUsage.rss() } satisfies Usage);
});
// no server outlives the benchmark
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
