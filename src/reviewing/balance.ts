/** Who reviews what: a balanced assignment of reviewers, found in a thread of its own. */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import pLimit from 'p-limit';
import { closed, MinCostFlow, type Network, none } from './minCostFlow.js';

/** In `costs`: this reviewer must not get this paper: a conflict, was taken off, has it already. */
export const excluded = closed;

/** At most. `pairs` are papers × reviewers, `wanted` reviews of a paper, `load` those of a reviewer, `cost` that of a pair. */
export const limits = { papers: 20_000, reviewers: 10_000, pairs: 4_000_000, wanted: 100, load: 10_000, cost: 100 };

export interface Problem {
  /** `wanted`: how many more reviews each should get. */
  readonly papers: readonly { readonly id: string; readonly wanted: number }[];
  /** The pool. `load`: reviews that they have now; `maximum`: that they may have, with those. No id twice counts twice. */
  readonly reviewers: readonly { readonly id: string; readonly load: number; readonly maximum?: number }[];
  /** Paper by paper: the cost of each reviewer, from 0 to 100, or `excluded`. */
  readonly costs: Uint8Array;
}

/**
 * Why a paper gets fewer reviews than it should: there are not as many reviewers; too many are excluded; all who are not excluded
 * have their maximum; everybody has.
 */
export type Shortage = 'pool_too_small' | 'excluded' | 'eligible_at_maximum' | 'pool_at_maximum';

export interface Balance {
  /** By paper, then by reviewer, in ascending order of the ids. */
  readonly pairs: readonly { readonly paper: string; readonly reviewer: string }[];
  /** The papers that get fewer than `wanted`. `eligible`: the reviewers who are not excluded. */
  readonly unmet: readonly {
    readonly paper: string;
    readonly wanted: number;
    readonly assigned: number;
    readonly eligible: number;
    readonly reason: Shortage;
  }[];
  /** Of all pairs, and what it is at least if papers and loads are served as well. */
  readonly cost: number;
  readonly lowerBound: number;
  readonly isOptimal: boolean;
}

export class BalancingFailed extends Error {
  constructor(
    readonly reason: 'invalid' | 'too_large' | 'took_too_long' | 'out_of_memory',
    message: string,
  ) {
    super(message);
  }
}

/** The problem without ids, in ascending order of them. */
interface Ordered {
  readonly papers: readonly string[];
  readonly reviewers: readonly string[];
  readonly wanted: readonly number[];
  readonly loads: readonly number[];
  /** Reviews that each can get. */
  readonly room: readonly number[];
  readonly costs: Uint8Array;
}

/**
 * Within loads and exclusions, in this order: the most reviews; shortages as equal as can be (the least sum of their squares); loads
 * as equal as can be (the same), hence within one of each other where nothing forbids it; the least cost. The order of the input does
 * not matter. An id that occurs twice is one paper or reviewer, with the higher of its numbers, but the lower maximum.
 * @throws BalancingFailed
 */
export function balance(problem: Problem): Balance {
  check(problem);
  const ordered = inOrder(problem);
  const levels = new MinCostFlow(withoutCosts(ordered));
  const { network, settled } = whatIsLeft(levels, ordered);
  const flow = new MinCostFlow(network);
  const pairs = [...settled, ...pairsOf(flow)].sort(([a, b], [c, d]) => a - c || b - d);
  const { papers, reviewers, costs } = ordered;
  const cost = pairs.reduce(
    (sum, [paper, reviewer]) => sum + (costs[paper * reviewers.length + reviewer] as number),
    0,
  );
  const lowerBound = Math.max(0, cost - flow.gap);
  return {
    pairs: pairs.map(([paper, reviewer]) => ({
      paper: papers[paper] as string,
      reviewer: reviewers[reviewer] as string,
    })),
    unmet: unmetBy(pairs, ordered),
    cost,
    lowerBound,
    isOptimal: lowerBound === cost && levels.gap === 0,
  };
}

function check({ papers, reviewers, costs }: Problem): void {
  const counts = [
    ...papers.map(({ wanted }) => wanted),
    ...reviewers.flatMap(({ load, maximum = 0 }) => [load, maximum]),
  ];
  const isValid =
    counts.every((count) => Number.isInteger(count) && count >= 0) &&
    costs.every((cost) => cost <= limits.cost || cost === excluded) &&
    costs.length === papers.length * reviewers.length;
  if (!isValid)
    throw new BalancingFailed('invalid', 'A number is negative or no integer, or there are too many costs.');
  const largest = {
    papers: papers.length,
    reviewers: reviewers.length,
    pairs: costs.length,
    wanted: papers.reduce((most, { wanted }) => Math.max(most, wanted), 0),
    load: reviewers.reduce((most, { load }) => Math.max(most, load), 0),
  };
  for (const [name, count] of Object.entries(largest) as [keyof typeof largest, number][])
    if (count > limits[name]) throw new BalancingFailed('too_large', `${name}: ${count} is more than ${limits[name]}.`);
}

function inOrder({ papers, reviewers, costs }: Problem): Ordered {
  const [rows, columns] = [byId(papers), byId(reviewers)];
  const most = (places: readonly number[], valueAt: (place: number) => number) => Math.max(...places.map(valueAt));
  const ordered = new Uint8Array(rows.length * columns.length);
  for (const [row, { places }] of rows.entries())
    for (const [column, { places: others }] of columns.entries())
      ordered[row * columns.length + column] =
        places.length === 1 && others.length === 1
          ? (costs[(places[0] as number) * reviewers.length + (others[0] as number)] as number)
          : most(places, (place) => most(others, (other) => costs[place * reviewers.length + other] as number));
  const loads = columns.map(({ places }) => most(places, (place) => reviewers[place]?.load as number));
  const room = columns.map(({ places }, column) => {
    const maximum = -most(places, (place) => -(reviewers[place]?.maximum ?? Number.POSITIVE_INFINITY));
    return Math.min(rows.length, Math.max(0, maximum - (loads[column] as number)));
  });
  return {
    papers: rows.map(({ id }) => id),
    reviewers: columns.map(({ id }) => id),
    wanted: rows.map(({ places }) => most(places, (place) => papers[place]?.wanted as number)),
    loads,
    room,
    costs: ordered,
  };
}

/** @returns each id once, in ascending order, with the places where it is. */
function byId(all: readonly { readonly id: string }[]): { readonly id: string; readonly places: readonly number[] }[] {
  const places = new Map<string, number[]>();
  for (const [place, { id }] of all.entries()) places.set(id, [...(places.get(id) ?? []), place]);
  return [...places].sort(([one], [other]) => (one < other ? -1 : 1)).map(([id, places]) => ({ id, places }));
}

/** Its best solution has the best numbers of reviews and the best loads. One of the former outweighs all of the latter. */
function withoutCosts({ papers, reviewers, wanted, loads, room, costs }: Ordered): Network {
  const highest = loads.reduce((most, load, reviewer) => Math.max(most, load + (room[reviewer] as number)), 0);
  return {
    rows: papers.length,
    columns: reviewers.length,
    costs: costs.map((cost) => (cost === excluded ? closed : 0)),
    supply(paper, sent) {
      const missing = (wanted[paper] as number) - sent;
      return missing > 0 ? -4 * (highest + 1) * (2 * missing - 1) : none; // squares: n² - (n - 1)² = 2n - 1
    },
    demand(reviewer, received) {
      return received < (room[reviewer] as number) ? 2 * ((loads[reviewer] as number) + received) + 1 : none;
    },
  };
}

type Pair = readonly [paper: number, reviewer: number];

const pairsOf = ({ from }: MinCostFlow): Pair[] =>
  from.flatMap((papers, reviewer) => papers.map((paper): Pair => [paper, reviewer]));

/**
 * Among the solutions without costs that are as good, the cheapest one is to be found. The prices say what all of them have in common
 * (complementary slackness): pairs that all have, pairs that none has, and numbers of reviews, which differ by one at most.
 */
function whatIsLeft(levels: MinCostFlow, ordered: Ordered): { readonly network: Network; readonly settled: Pair[] } {
  const [rows, columns] = [ordered.papers.length, ordered.reviewers.length];
  const { sent, received, rowPrice, columnPrice, price } = levels;
  const isTight = (paper: number, reviewer: number) => rowPrice[paper] === columnPrice[reviewer];
  const used = pairsOf(levels);
  const settled = used.filter(([paper, reviewer]) => (rowPrice[paper] as number) < (columnPrice[reviewer] as number));
  const costs = ordered.costs.map((cost, pair) =>
    isTight(Math.floor(pair / columns), pair % columns) ? cost : closed,
  );
  const { supply, demand } = withoutCosts(ordered);
  const papers = Array.from(sent, (count, paper) => {
    const isLast = (place: number) => place >= 0 && supply(paper, place) === rowPrice[paper];
    return { least: count - Number(isLast(count - 1)), most: count + Number(isLast(count)) };
  });
  const reviewers = Array.from(received, (count, reviewer) => {
    const isLast = (place: number) =>
      place >= 0 && demand(reviewer, place) + (columnPrice[reviewer] as number) === price;
    return { least: count - Number(isLast(count - 1)), most: count + Number(isLast(count)) };
  });
  for (const [paper, reviewer] of settled)
    for (const range of [papers[paper], reviewers[reviewer]] as { least: number; most: number }[]) {
      range.least--;
      range.most--;
    }
  const dearest = limits.cost * (2 * Math.min(rows, columns) + 2) + 1; // than any path of pairs
  const unit = (range: { least: number; most: number } | undefined, count: number, must: number, may: number) =>
    range === undefined || count >= range.most ? none : count < range.least ? must : may;
  return {
    network: {
      rows,
      columns,
      costs,
      supply: (paper, count) => unit(papers[paper], count, -8 * dearest, -4 * dearest),
      demand: (reviewer, count) => unit(reviewers[reviewer], count, 0, dearest),
    },
    settled,
  };
}

function unmetBy(pairs: readonly Pair[], { papers, reviewers, wanted, room, costs }: Ordered): Balance['unmet'] {
  const [assigned, received] = [papers.map(() => 0), reviewers.map(() => 0)];
  for (const [paper, reviewer] of pairs) {
    assigned[paper] = (assigned[paper] as number) + 1;
    received[reviewer] = (received[reviewer] as number) + 1;
  }
  const isPoolFull = received.every((count, reviewer) => count === room[reviewer]);
  return papers.flatMap((paper, row) => {
    const [count, target] = [assigned[row] as number, wanted[row] as number];
    if (count >= target) return [];
    const ofPaper = costs.subarray(row * reviewers.length, (row + 1) * reviewers.length);
    const eligible = ofPaper.reduce((sum, cost) => sum + Number(cost !== excluded), 0);
    const whyNone = eligible === reviewers.length ? 'pool_too_small' : 'excluded';
    const reason = count === eligible ? whyNone : isPoolFull ? 'pool_at_maximum' : 'eligible_at_maximum';
    return [{ paper, wanted: target, assigned: count, eligible, reason }];
  });
}

const inTurn = pLimit(1);

/**
 * Runs `balance` in a thread, so that the event loop stays free; one at a time in a process.
 * @param milliseconds that it may take, below what a stopping server waits for.
 * @param megabytes of its heap.
 * @throws BalancingFailed
 */
export function balanceAside(problem: Problem, { milliseconds = 45_000, megabytes = 512 } = {}): Promise<Balance> {
  return inTurn(() => inThread(problem, milliseconds, megabytes));
}

function inThread(problem: Problem, milliseconds: number, megabytes: number): Promise<Balance> {
  return new Promise((resolve, reject) => {
    const fail = (...of: ConstructorParameters<typeof BalancingFailed>) => reject(new BalancingFailed(...of));
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    const worker = new Worker(new URL(import.meta.url), { workerData: { toBalance: problem }, resourceLimits });
    const timer = setTimeout(() => {
      fail('took_too_long', `It takes longer than ${milliseconds} ms.`);
      void worker.terminate();
    }, milliseconds);
    worker.once('message', ({ balanced, failed }) =>
      failed ? fail(failed.reason, failed.message) : resolve(balanced),
    );
    worker.once('error', (error) => {
      if (!/memory|allocation/i.test(error.message)) return reject(error);
      fail('out_of_memory', `It takes more than ${megabytes} MB.`);
    });
    worker.once('exit', () => clearTimeout(timer));
  });
}

if (!isMainThread && workerData?.toBalance !== undefined) {
  try {
    parentPort?.postMessage({ balanced: balance(workerData.toBalance) });
  } catch (thrown) {
    if (!(thrown instanceof BalancingFailed)) throw thrown;
    parentPort?.postMessage({ failed: { reason: thrown.reason, message: thrown.message } });
  }
}
