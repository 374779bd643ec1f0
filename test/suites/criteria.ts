/** Reviews score by criteria, and the whole follows from them. */
import { strict as assert } from 'node:assert';
import { everything, jury, openRound, read, reviewsOf, submit } from '../awards/reviewing/jury.js';
import { forAll, openRound as openPapers, reviewsOf as papersOf, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';

type Json = Readonly<Record<string, unknown>>;

const criteria = [
  { id: 'merit', name: 'Merit', minimum: 1, maximum: 5, step: 1, weight: 3, required: true },
  { id: 'impact', name: 'Impact', minimum: 0, maximum: 10, labels: [{ score: 0, label: 'none' }] },
  { id: 'expertise', name: 'My expertise', minimum: 1, maximum: 3, step: 1, informative: true },
];
const by = (merit?: number, impact?: number, expertise?: number) =>
  Object.entries({ merit, impact, expertise }).map(([criterion_id, score]) => ({
    criterion_id,
    ...(score !== undefined && { score }),
  }));

export const scoring: Suite = (start) => {
  const gala = served(start);
  const judged = async (process: Json = {}, jurors = ['ada', 'alan']) => {
    const of = await jury(gala, {
      process: { criteria, ...process },
      rules: [everything(...jurors)],
      applications: [{}],
    });
    await openRound(gala, of);
    return { of, reviews: await reviewsOf(gala, of) };
  };

  it('the score is the weighted mean; who abstains leaves the weight out, and expertise does not count', async () => {
    const { of, reviews } = await judged({ score_options: { minimum: 0, maximum: 100, step: 50 } }, ['a', 'b', 'c']);
    const scored = async (n: number, scores: object) =>
      (await submit(gala, of, reviews[n], undefined, { scores })).body.score;
    assert.equal(await scored(0, by(5, 0, 1)), 75); // (3 · 1 + 1 · 0) / 4
    assert.equal(await scored(1, by(3, undefined, 3)), 50);
    assert.equal(await scored(2, by(4, 6)), 71.25); // (3 · 0.75 + 0.6) / 4, whatever the step
    const { average_score, round_scores, scores_by_round } = await read(gala, of, 'applications', of.applications[0]);
    assert.deepEqual(
      [average_score, round_scores[0].average_score],
      [65.4166666666667, 65.4166666666667].map((n) =>
        average_score.toPrecision(15) === String(n) ? average_score : n,
      ),
    ); // prettier-ignore
    const merit = { criterion_id: 'merit', average_score: 4, minimum: 3, maximum: 5, number_of_reviews: 3 };
    assert.deepEqual(
      scores_by_round[0].criteria.find((one: Json) => one.criterion_id === 'merit'),
      merit,
    );
    assert.deepEqual(
      scores_by_round[0].criteria.map((one: Json) => [one.criterion_id, one.number_of_reviews]),
      [
        ['expertise', 2],
        ['impact', 2],
        ['merit', 3],
      ],
    );
  });

  it('without a scale of the process, criteria on one scale give their plain mean', async () => {
    const five = (id: string) => ({ id, name: id, minimum: 1, maximum: 5 });
    const { of, reviews } = await judged({ criteria: [five('a'), five('b'), five('c')] });
    const scores = [2, 3, 5].map((score, n) => ({ criterion_id: 'abc'[n], score }));
    assert.equal((await submit(gala, of, reviews[0], undefined, { scores })).body.score, 3.33333333333333);
    const thirds = [0.1, 0.2].map((maximum, n) => ({ id: 'ab'[n], name: 'x', minimum: 0, maximum }));
    const odd = await judged({ criteria: thirds });
    const exact = [
      { criterion_id: 'a', score: 0.1 },
      { criterion_id: 'b', score: 0.2 },
    ]; // prettier-ignore
    assert.equal((await submit(gala, odd.of, odd.reviews[0], undefined, { scores: exact })).body.score, 0.2);
  });

  it('what a criterion does not allow is refused by its place, and nothing is stored', async () => {
    const { of, reviews } = await judged();
    const refused = async (scores: object, more: object = {}) => {
      const { status, body } = await submit(gala, of, reviews[0], undefined, { scores, ...more });
      return [status, body.code, body.details?.[0]?.pointer];
    };
    assert.deepEqual(await refused(by(6)), [400, 'score_not_allowed', '/scores/0/score']);
    assert.deepEqual(await refused(by(4.5)), [400, 'score_not_allowed', '/scores/0/score']);
    assert.deepEqual(await refused([...by(4), { criterion_id: 'style' }]), [
      400,
      'invalid_request',
      '/scores/3/criterion_id',
    ]);
    assert.deepEqual(await refused([...by(4), ...by(5)]), [400, 'invalid_request', '/scores/3/criterion_id']);
    assert.deepEqual(await refused(by(undefined, 5)), [400, 'invalid_request', '/scores']); // merit is required
    assert.deepEqual(await refused(by(undefined, 5), { status: 'draft' }), [200, undefined, undefined]);
    const all = [
      await gala.merge(`/reviews/${of.tenant}/${reviews[1].id}`, { scores: by(9) }),
      await gala.put(`/reviews/${of.tenant}/${reviews[1].id}`, { ...reviews[1], scores: by(9) }),
      await gala.patch(`/reviews/${of.tenant}/${reviews[1].id}`, [{ op: 'add', path: '/scores', value: by(9) }]),
    ];
    for (const { status, body } of all) assert.deepEqual([status, body.code], [400, 'score_not_allowed']);
    assert.deepEqual((await read(gala, of, 'reviews', reviews[1].id)).scores, undefined);
  });

  it('a review needs a score that counts', async () => {
    const { of, reviews } = await judged({ criteria: [{ ...criteria[1] }, { ...criteria[2] }] });
    for (const scores of [by(undefined, undefined, 2).slice(1), []]) {
      const { status, body } = await submit(gala, of, reviews[0], undefined, { scores });
      const told = [status, body.details[0].pointer, body.details[0].message];
      assert.deepEqual(told, [400, '/scores', 'must have a score for at least one criterion']);
    }
    assert.equal((await submit(gala, of, reviews[0], 7)).status, 200); // a client that knows no criteria
  });

  it('scales and weights that are used do not change; words do', async () => {
    const { of, reviews } = await judged();
    const set = async (next: readonly Json[]) => {
      const { status, body } = await gala.merge(`/reviewProcesses/${of.tenant}/${of.process}`, { criteria: next });
      return [status, body.code, body.details?.[0]?.pointer];
    };
    const [merit = {}, ...others] = criteria;
    assert.deepEqual(await set([{ ...merit, maximum: 0 }, ...others]), [400, 'invalid_request', '/criteria/0']);
    assert.deepEqual(await set([merit, merit]), [400, 'invalid_request', '/criteria/1/id']);
    assert.equal((await set([{ ...merit, weight: 2 }, ...others]))[0], 200);
    await submit(gala, of, reviews[0], undefined, { scores: by(4) });
    for (const next of [[{ ...merit, weight: 3 }, ...others], others, []])
      assert.deepEqual(await set(next), [409, 'scale_in_use', '/criteria']);
    assert.equal((await set([{ ...merit, weight: 2, name: 'Quality', required: false }, ...others]))[0], 200);
  });

  it('a round that has closed keeps its scores by criterion, and the next one has its own', async () => {
    const of = await scene(gala, {
      process: { criteria },
      rules: [forAll({ type: 'contact', contact_id: 'ada' })],
      abstracts: [{}],
    }); // prettier-ignore
    const at = `/abstracts/${of.tenant}/${of.abstracts[0]}`;
    const answer = async (round: number, scores: object) => {
      await openPapers(gala, of, round);
      const review = (await papersOf(gala, of)).find((one) => one.review_round_id === of.rounds[round]);
      const { status, text } = await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...review, scores });
      assert.equal(status, 200, text);
      return review;
    };
    const first = await answer(0, by(2, 5));
    await answer(1, by(4, 5));
    const { scores_by_round, average_score } = (await gala.get(at)).body;
    const merits = scores_by_round.map(({ round_id, criteria: [, merit] }: { round_id: string; criteria: Json[] }) => [
      of.rounds.indexOf(round_id),
      merit?.average_score,
    ]);
    assert.deepEqual(merits.sort(), [
      [0, 2],
      [1, 4],
    ]);
    assert.equal(average_score, 6.875); // (3 · 0.75 + 0.5) / 4 of 0 to 10
    const late = await gala.merge(`/abstractReviews/${of.tenant}/${first.id}`, { scores: by(3, 5) });
    assert.deepEqual([late.status, late.body.code], [409, 'round_not_open']);
  });
};
