/** A round that is opened by GET and by POST at once. */
import { strict as assert } from 'node:assert';
import { contacts, forAll, opening, reviewsOf, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';

export const twice: Suite = (start) => {
  const gala = served(start);

  it('that is opened by GET and POST at once has each review once, and both say what was skipped', async () => {
    const rules = [forAll(...contacts('ada', 'alan', 'eve'))];
    const of = await scene(gala, { rules, abstracts: [{ submitter_id: 'eve' }, {}, {}] });
    const replies = await Promise.all([gala.get(opening(of)), gala.post(opening(of))]);
    const counts = replies.map(({ body }) => body.created);
    assert.equal(counts[0] + counts[1], 8);
    for (const { status, body } of replies)
      assert.deepEqual(
        [status, body.opened_round_id, body.remaining, body.skipped.map(({ reason }: { reason: string }) => reason)],
        [200, of.rounds[0], 0, ['conflict_of_interest']],
      );
    const pairs = (await reviewsOf(gala, of)).map((one) => `${one.abstract_id} ${one.assignee.contact_id}`);
    assert.deepEqual([pairs.length, new Set(pairs).size], [8, 8]);
  });
};
