import { strict as assert } from 'node:assert';
import { assign, storms } from '../../suites/storms.js';
import { describeApi, type Suite, served } from '../../support/api.js';
import { openRound, read, reviewsOf, scene, submit } from './story.js';

describeApi('Reviewing by many at once', storms(12));

const meeting: Suite = (start) => {
  const gala = served(start);

  it('a review that is submitted while another round is opened again does not keep its round’s score on the abstract', async () => {
    const of = await scene(gala, { abstracts: [{}], rules: [] });
    const [first = '', second = ''] = of.rounds;
    const reviewIn = async (round: string) =>
      (await reviewsOf(gala, of)).find(({ review_round_id }) => review_round_id === round);
    await openRound(gala, of, 0);
    await assign(gala, of, 0, 'ada');
    await submit(gala, of, await reviewIn(first), 2);
    await openRound(gala, of, 1);
    await assign(gala, of, 1, 'ada');
    const { commit } = gala.store;
    let isMet = false;
    gala.store.commit = async (changes) => {
      if (changes.some((change) => 'put' in change && change.put.id === first)) {
        gala.store.commit = commit;
        isMet = (await submit(gala, of, await reviewIn(second), 5)).status === 200;
      }
      await commit.call(gala.store, changes);
    };
    assert.equal((await openRound(gala, of, 0)).status, 200);
    assert.ok(isMet);
    const { average_score, round_scores } = await read(gala, 'abstracts', of, of.abstracts[0]);
    assert.deepEqual([average_score, round_scores.length], [2, 2]);
  });
};
describeApi('A review and a round', meeting);
