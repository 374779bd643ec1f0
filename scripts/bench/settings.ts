/** What a run may be told by its environment. */

const setting = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);

export const rounds = setting('BENCH_ROUNDS', 3);
/** Of each measurement. */
export const seconds = setting('BENCH_SECONDS', 4);
/** For `scale`. */
export const manyRecords = setting('BENCH_RECORDS', 1_000_000);
/** For `memory`. */
export const minutes = setting('BENCH_MINUTES', 5);
/** For `mongo`: of each measurement; a tenth of them for lists. */
export const requests = setting('BENCH_REQUESTS', 2000);
