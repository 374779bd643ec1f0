/** Balanced assignment, compared with all assignments that there are. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { type Balance, balance, balanceAside, excluded, limits, type Problem } from '../../src/reviewing/balance.js';
import { count } from '../support/count.js';

/** By their ids; `costs` of each reviewer. */
function problemOf(
  papers: Record<string, { wanted: number; costs: readonly number[] }>,
  reviewers: Record<string, { load: number; maximum?: number }>,
): Problem {
  return {
    papers: Object.entries(papers).map(([id, { wanted }]) => ({ id, wanted })),
    reviewers: Object.entries(reviewers).map(([id, reviewer]) => ({ id, ...reviewer })),
    costs: Uint8Array.from(Object.values(papers).flatMap(({ costs }) => costs)),
  };
}

const squares = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number ** 2, 0);
const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);

/** What counts, the first the most, and how far loads are apart. `chosen`: paper → places of its reviewers. */
function judged({ papers, reviewers, costs }: Problem, chosen: readonly (readonly number[])[]) {
  const missing = papers.map(({ wanted }, paper) => wanted - (chosen[paper]?.length ?? 0));
  const loads = reviewers.map(({ load }, place) => load + chosen.filter((ones) => ones.includes(place)).length);
  const cost = sum(chosen.flatMap((ones, paper) => ones.map((one) => costs[paper * reviewers.length + one] as number)));
  const spread = reviewers.length > 0 ? Math.max(...loads) - Math.min(...loads) : 0;
  const most = reviewers.map(({ load, maximum = 99 }) => Math.max(load, maximum));
  const isAllowed = loads.every((load, place) => load <= (most[place] as number));
  return { value: [sum(missing), squares(missing), squares(loads), cost], spread, isAllowed };
}

const compare = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((found, number, place) => found || number - (other[place] as number), 0);

/** The best value, and the least spread of loads where reviews are as many and as fair, of all assignments. */
function bestOf(problem: Problem): { readonly value: readonly number[]; readonly spread: number } {
  const { papers, reviewers, costs } = problem;
  const choices = papers.map(({ wanted }, paper) =>
    reviewers
      .reduce((all, _, place) => all.concat(all.map((ones) => [...ones, place])), [[]] as number[][])
      .filter((ones) => ones.length <= wanted)
      .filter((ones) => ones.every((one) => costs[paper * reviewers.length + one] !== excluded)),
  );
  let best = { value: [Number.POSITIVE_INFINITY], spread: 0 };
  const tryAll = (chosen: readonly (readonly number[])[]) => {
    const found = judged(problem, chosen);
    if (!found.isAllowed) return;
    for (const ones of choices[chosen.length] ?? []) tryAll([...chosen, ones]);
    if (chosen.length < papers.length) return;
    const isAsFair = compare(found.value.slice(0, 2), best.value) === 0;
    const { value } = compare(found.value, best.value) < 0 ? found : best;
    if (isAsFair || value === found.value)
      best = { value, spread: Math.min(found.spread, isAsFair ? best.spread : 99) };
  };
  tryAll([]);
  return best;
}

const placesIn = ({ papers, reviewers }: Problem, { pairs }: Balance) =>
  papers.map(({ id }) =>
    pairs.flatMap((pair) => (pair.paper === id ? reviewers.findIndex((one) => one.id === pair.reviewer) : [])),
  );

const small: fc.Arbitrary<Problem> = fc.tuple(fc.nat(5), fc.nat(4)).chain(([papers, reviewers]) => {
  const cost = fc.oneof(fc.nat(4), fc.constant(excluded));
  const all = <T>(one: fc.Arbitrary<T>, length: number) => fc.array(one, { minLength: length, maxLength: length });
  return fc.record({
    papers: all(fc.nat(3), papers).map((all) => all.map((wanted, place) => ({ id: `paper-${place}`, wanted }))),
    reviewers: all(fc.record({ load: fc.nat(2), maximum: fc.nat(4) }, { requiredKeys: ['load'] }), reviewers).map(
      (all) => all.map((one, place) => ({ id: `reviewer-${place}`, ...one })),
    ),
    costs: all(cost, papers * reviewers).map((all) => Uint8Array.from(all)),
  });
});

/** The same with papers and reviewers in other orders. */
function inOrders({ papers, reviewers, costs }: Problem, rows: readonly number[], columns: readonly number[]): Problem {
  return {
    papers: rows.flatMap((row) => papers[row] ?? []),
    reviewers: columns.flatMap((column) => reviewers[column] ?? []),
    costs: Uint8Array.from(
      rows.flatMap((row) => columns.map((column) => costs[row * reviewers.length + column] as number)),
    ),
  };
}

/** Papers and reviewers have topics, some of which many have; the more they share, the less it costs. */
function conference(papers: number, reviewers: number, wanted: number): Problem {
  let state = 1;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const topics = () => Array.from({ length: 1 + Math.floor(5 * random()) }, () => Math.floor(40 * random() ** 2));
  const ofReviewers = Array.from({ length: reviewers }, topics);
  const costs = Array.from({ length: papers }, topics).flatMap((ofPaper) =>
    ofReviewers.map((all) => (random() < 0.02 ? excluded : 5 - ofPaper.filter((topic) => all.includes(topic)).length)),
  );
  return {
    papers: Array.from({ length: papers }, (_, place) => ({ id: `paper-${place}`, wanted })),
    reviewers: Array.from({ length: reviewers }, (_, place) => ({ id: `reviewer-${place}`, load: place % 4 })),
    costs: Uint8Array.from(costs),
  };
}

describe('A balanced assignment', () => {
  it('is the best of all: most reviews, fair shortages, equal loads, least cost', () => {
    const isBest = (problem: Problem) => {
      const found = balance(problem);
      const { value, spread, isAllowed } = judged(problem, placesIn(problem, found));
      const best = bestOf(problem);
      assert.ok(isAllowed);
      assert.deepEqual(value, best.value);
      assert.equal(spread, best.spread);
      assert.equal(found.pairs.length, new Set(found.pairs.map(({ paper, reviewer }) => `${paper} ${reviewer}`)).size);
      assert.equal(found.cost, value[3]);
      assert.equal(found.lowerBound, found.cost);
      assert.equal(sum(found.unmet.map(({ wanted, assigned }) => wanted - assigned)), value[0]);
    };
    fc.assert(fc.property(small, isBest), { numRuns: count(500, 3000) });
  });

  it('is the same in whatever order papers and reviewers come', () => {
    const problem = conference(40, 12, 3);
    const orders = [40, 12].map((length) => {
      const places = Array.from({ length }, (_, place) => place);
      return fc.shuffledSubarray(places, { minLength: length });
    }) as [fc.Arbitrary<number[]>, fc.Arbitrary<number[]>];
    const first = balance(problem);
    const isSame = (rows: number[], columns: number[]) =>
      assert.deepEqual(balance(inOrders(problem, rows, columns)), first);
    fc.assert(fc.property(...orders, isSame), { numRuns: 20 });
  });

  it('of 300 papers to 100 reviewers is proven to be the cheapest', () => {
    const problem = conference(300, 100, 3);
    const found = balance(problem);
    const { value, spread } = judged(problem, placesIn(problem, found));
    assert.deepEqual([value[0], spread, found.isOptimal, found.lowerBound], [0, 1, true, value[3]]);
  });

  it('spreads a shortage: no paper is without a review while another one has all', () => {
    const paper = { wanted: 3, costs: [0, 0, 0] };
    const reviewers = { ann: { load: 0, maximum: 2 }, ben: { load: 0, maximum: 2 }, cem: { load: 4, maximum: 5 } };
    const found = balance(problemOf({ a: { wanted: 3, costs: [0, 0, 0] }, b: paper, c: paper, d: paper }, reviewers));
    const assigned = found.unmet.map(({ assigned }) => assigned);
    assert.deepEqual(assigned.sort(), [1, 1, 1, 2]);
    assert.deepEqual(new Set(found.unmet.map(({ reason }) => reason)), new Set(['pool_at_maximum']));
  });

  it('gives equal loads before cheap pairs, and counts what reviewers have already', () => {
    const paper = { wanted: 1, costs: [0, 4, 4] };
    const papers = Object.fromEntries(Array.from('abcde', (id) => [id, paper]));
    const found = balance(problemOf(papers, { ann: { load: 0 }, ben: { load: 1 }, cem: { load: 7 } }));
    const reviewers = found.pairs.map(({ reviewer }) => reviewer).sort();
    assert.deepEqual([reviewers.join(' '), found.cost], ['ann ann ann ben ben', 8]);
  });

  it('gives the one reviewer who is left each paper once', () => {
    const paper = { wanted: 2, costs: [1] };
    const { pairs, unmet } = balance(problemOf({ a: paper, b: paper }, { ann: { load: 0 } }));
    const [a, b] = [{ paper: 'a' }, { paper: 'b' }];
    assert.deepEqual(pairs, [
      { ...a, reviewer: 'ann' },
      { ...b, reviewer: 'ann' },
    ]);
    const short = { wanted: 2, assigned: 1, eligible: 1, reason: 'pool_too_small' };
    assert.deepEqual(unmet, [
      { ...a, ...short },
      { ...b, ...short },
    ]);
  });

  it('names the paper that everybody is in conflict with, and serves the others', () => {
    const papers = { a: { wanted: 1, costs: [excluded, excluded] }, b: { wanted: 2, costs: [3, 3] } };
    const { pairs, unmet } = balance(problemOf(papers, { ann: { load: 0 }, ben: { load: 0 } }));
    assert.equal(pairs.map(({ paper }) => paper).join(), 'b,b');
    assert.deepEqual(unmet, [{ paper: 'a', wanted: 1, assigned: 0, eligible: 0, reason: 'excluded' }]);
  });

  it('says where those without a conflict have their maximum, though others have room', () => {
    const papers = { a: { wanted: 1, costs: [0, excluded] }, b: { wanted: 1, costs: [0, excluded] } };
    const { unmet } = balance(problemOf(papers, { ann: { load: 1, maximum: 2 }, ben: { load: 0, maximum: 9 } }));
    assert.deepEqual([unmet.length, unmet[0]?.eligible, unmet[0]?.reason], [1, 1, 'eligible_at_maximum']);
  });

  it('takes a person who is twice in the pool for one, with the conflicts of both', () => {
    const reviewers = [
      { id: 'ann', load: 0, maximum: 3 },
      { id: 'ben', load: 0 },
      { id: 'ann', load: 1, maximum: 2 },
    ];
    const papers = ['a', 'b', 'c'].map((id) => ({ id, wanted: 2 }));
    const { pairs, cost } = balance({ papers, reviewers, costs: Uint8Array.from([1, 1, excluded, 1, 1, 1, 5, 1, 1]) });
    const got = (reviewer: string) => pairs.filter((pair) => pair.reviewer === reviewer).map(({ paper }) => paper);
    assert.deepEqual([got('ann'), got('ben'), cost], [['b'], ['a', 'b', 'c'], 4]);
  });
});

describe('Balancing aside', () => {
  const problem = conference(300, 100, 3);

  it('answers what balancing here does, while the event loop turns', async () => {
    let turns = 0;
    let isDone = false;
    const turn = () => {
      turns++;
      if (!isDone) setImmediate(turn);
    };
    turn();
    const found = await balanceAside(problem);
    isDone = true;
    assert.ok(turns > 100, `${turns}`);
    assert.deepEqual(found, balance(problem));
  });

  it('says when it takes too long or too much memory, and goes on with the next', async () => {
    const outcomes = await Promise.allSettled([
      balanceAside(problem, { milliseconds: 1 }),
      balanceAside(conference(4000, 50, 3), { megabytes: 6 }),
      balanceAside(problem),
    ]);
    const reasons = outcomes.map((outcome) =>
      outcome.status === 'rejected' ? outcome.reason.reason : outcome.value.isOptimal,
    );
    assert.deepEqual(reasons, ['took_too_long', 'out_of_memory', true]);
  });

  it('refuses what is too large or no problem at all', async () => {
    const { papers, reviewers, costs } = conference(2, 2, 1);
    const one = { id: 'one', load: 0, wanted: 0 };
    const [many, more] = [Array(2001).fill(one), Array(limits.papers + 1).fill(one)];
    const refused: Record<string, Problem> = {
      'invalid: There': { papers, reviewers, costs: costs.slice(1) },
      'invalid: A number': { papers, reviewers: reviewers.map((each) => ({ ...each, load: -1 })), costs },
      'too_large: papers': { papers: more, reviewers: [], costs: new Uint8Array() },
      'too_large: pairs': { papers: many, reviewers: many, costs: new Uint8Array(2001 ** 2) },
      'too_large: wanted': { papers: papers.map((each) => ({ ...each, wanted: 101 })), reviewers, costs },
      'too_large: cost': { papers, reviewers, costs: costs.map(() => limits.cost + 1) },
    };
    for (const [start, each] of Object.entries(refused))
      await assert.rejects(balanceAside(each), ({ reason, message }) => `${reason}: ${message}`.startsWith(start));
  });
});
