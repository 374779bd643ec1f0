/** Concurrent tasks. */
import pLimit from 'p-limit';

export const connections = 16;

/** Runs a task for every item, a few at a time. Results are in the order of the items. */
export const forEach = <T, R>(items: readonly T[], task: (item: T) => Promise<R>): Promise<R[]> =>
  pLimit(connections).map(items, task);

export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
