/** The settings of a run, from its environment. */

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

export const rounds = setting('BENCH_ROUNDS', 3);
/** For each measurement. */
export const seconds = setting('BENCH_SECONDS', 4);
/** For `scale`. */
export const manyRecords = setting('BENCH_RECORDS', 1_000_000);
/** For `memory`. */
export const minutes = setting('BENCH_MINUTES', 5);
/** For `mongo`, for each measurement; a tenth of them for lists. */
export const requests = setting('BENCH_REQUESTS', 2000);
