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

export interface Unmet {
  readonly paper: string;
  readonly wanted: number;
  readonly assigned: number;
  /** The reviewers who are not excluded. */
  readonly eligible: number;
  /** Have all who are eligible got it, the first two: nobody or somebody is excluded. Else those who have not have their maximum. */
  readonly reason: 'pool_too_small' | 'excluded' | 'pool_at_maximum' | 'eligible_at_maximum';
}

export interface Balance {
  /** By paper, then by reviewer, in ascending order of the ids. */
  readonly pairs: readonly { readonly paper: string; readonly reviewer: string }[];
  /** The papers that get fewer than `wanted`. */
  readonly unmet: readonly Unmet[];
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
  const costOf = ([paper, reviewer]: Pair) => costs[paper * reviewers.length + reviewer] as number;
  const cost = pairs.reduce((sum, pair) => sum + costOf(pair), 0);
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
  const wanted = papers.map((paper) => paper.wanted);
  const loads = reviewers.flatMap(({ load, maximum = 0 }) => [load, maximum]);
  const isCount = (count: number) => Number.isInteger(count) && count >= 0;
  if (costs.length !== papers.length * reviewers.length)
    throw new BalancingFailed('invalid', 'There must be one cost for each pair.');
  if (![...wanted, ...loads].every(isCount))
    throw new BalancingFailed('invalid', 'A number is negative or no integer.');
  const most = (all: number[] | Uint8Array) => (all as number[]).reduce((one, other) => Math.max(one, other), 0);
  const lengths = { papers: papers.length, reviewers: reviewers.length, pairs: costs.length };
  const [load, cost] = [most(reviewers.map(({ load }) => load)), most(costs.filter((cost) => cost !== excluded))];
  const sizes: typeof limits = { ...lengths, wanted: most(wanted), load, cost };
  for (const name of Object.keys(sizes) as (keyof typeof limits)[])
    if (sizes[name] > limits[name])
      throw new BalancingFailed('too_large', `${name}: ${sizes[name]} is more than ${limits[name]}.`);
}

type Ordered = ReturnType<typeof inOrder>;

/** The problem in ascending order of the ids, each once. `room`: reviews that each reviewer can get. */
function inOrder({ papers, reviewers, costs }: Problem) {
  const [rows, columns] = [byId(papers), byId(reviewers)];
  const ordered = new Uint8Array(rows.ids.length * columns.ids.length); // `excluded` is the highest
  for (const [row, places] of rows.places.entries())
    for (const place of places)
      for (const [column, others] of columns.places.entries())
        for (const other of others) {
          const pair = row * columns.ids.length + column;
          ordered[pair] = Math.max(ordered[pair] as number, costs[place * reviewers.length + other] as number);
        }
  const most = (places: readonly number[], valueAt: (place: number) => number) => Math.max(...places.map(valueAt));
  const wanted = rows.places.map((places) => most(places, (place) => papers[place]?.wanted as number));
  const loads = columns.places.map((places) => most(places, (place) => reviewers[place]?.load as number));
  const room = columns.places.map((places, column) => {
    const maximum = -most(places, (place) => -(reviewers[place]?.maximum ?? Number.POSITIVE_INFINITY));
    return Math.min(rows.ids.length, Math.max(0, maximum - (loads[column] as number)));
  });
  return { papers: rows.ids, reviewers: columns.ids, wanted, loads, room, costs: ordered };
}

/** @returns each id once, in ascending order, and the places where it is. */
function byId(all: readonly { readonly id: string }[]) {
  const ids = [...new Set(all.map(({ id }) => id))].sort();
  const places = new Map(ids.map((id): [string, number[]] => [id, []]));
  for (const [place, { id }] of all.entries()) places.get(id)?.push(place);
  return { ids, places: [...places.values()] };
}

/** Its best solution has the best numbers of reviews and the best loads. One of the former outweighs all of the latter. */
function withoutCosts({ papers, reviewers, wanted, loads, room, costs }: Ordered): Network {
  const rows = papers.length;
  const highest = loads.reduce((most, load, reviewer) => Math.max(most, load + (room[reviewer] as number)), 0);
  const supply = (missing: number) => (missing > 0 ? -4 * (highest + 1) * (2 * missing - 1) : none); // n² - (n - 1)²
  const demand = (load: number, isFull: boolean) => (isFull ? none : 2 * load + 1); // (n + 1)² - n²
  return {
    rows,
    columns: reviewers.length,
    costs: costs.map((cost) => (cost === excluded ? closed : 0)),
    unit: (node, count) =>
      node < rows
        ? supply((wanted[node] as number) - count)
        : demand((loads[node - rows] as number) + count, count >= (room[node - rows] as number)),
  };
}

type Pair = readonly [paper: number, reviewer: number];

const pairsOf = ({ from }: MinCostFlow): Pair[] =>
  from.flatMap((papers, reviewer) => papers.map((paper): Pair => [paper, reviewer]));

/**
 * Among the solutions without costs that are as good, the cheapest one is to be found. All of them have certain pairs, none has certain
 * others, and numbers of reviews differ by one at most (complementary slackness).
 */
function whatIsLeft(levels: MinCostFlow, { papers, reviewers, costs }: Ordered) {
  const [rows, columns] = [papers.length, reviewers.length];
  const settled = pairsOf(levels).filter((pair) => levels.excessOf(...pair) < 0);
  const ranges = Array.from(levels.units, (count, node) => ({
    least: count - Number(levels.isOptional(node, count - 1)),
    most: count + Number(levels.isOptional(node, count)),
  }));
  for (const [paper, reviewer] of settled)
    for (const range of [ranges[paper], ranges[rows + reviewer]] as { least: number; most: number }[]) {
      range.least--;
      range.most--;
    }
  const dearest = limits.cost * (2 * Math.min(rows, columns) + 2) + 1; // than any path of pairs
  const network: Network = {
    rows,
    columns,
    costs: costs.map((cost, pair) =>
      levels.excessOf(Math.floor(pair / columns), pair % columns) === 0 ? cost : closed,
    ),
    unit(node, count) {
      const { least = 0, most = 0 } = ranges[node] ?? {};
      if (count >= most) return none;
      return dearest * (node < rows ? (count < least ? -8 : -4) : count < least ? 0 : 1);
    },
  };
  return { network, settled };
}

function unmetBy(pairs: readonly Pair[], { papers, reviewers, wanted, room, costs }: Ordered): Unmet[] {
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
 * @param megabytes of its heap; not below 6, which a thread needs to start (V8 ends the process otherwise).
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
    worker.once('message', resolve);
    worker.once('error', (error: Error & Partial<BalancingFailed>) => {
      if (error.reason !== undefined) fail(error.reason, error.message);
      else if (/memory|allocation/i.test(error.message)) fail('out_of_memory', `It takes more than ${megabytes} MB.`);
      else reject(error);
    });
    worker.once('exit', () => clearTimeout(timer));
  });
}

if (!isMainThread && workerData?.toBalance !== undefined) parentPort?.postMessage(balance(workerData.toBalance));
