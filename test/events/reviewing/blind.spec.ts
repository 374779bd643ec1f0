/** Blind review: what is hidden cannot be told by how much is read. What is answered, mailed or logged: waysOut.spec.ts. */
import { strict as assert } from 'node:assert';
import { describeApi } from '../../support/api.js';
import { type Claims, token } from '../../support/harness.js';
import { useOf } from '../../support/use.js';
import { contacts, forAll, openRound, scene } from './story.js';

const reviewing: Claims = { permissions: ['abstractReviews.*:own', 'abstracts.*:own'] };
const rex = { token: token({ ...reviewing, sub: 'rex' }) };
const mary = { token: token({ ...reviewing, sub: 'portal', contact_id: 'mary' }) };
const stranger = { token: token({ ...reviewing, sub: 'zoe' }) };

describeApi('A search under blind review', (start) => {
  it('reads as much for a right guess about hidden fields as for a wrong one', async () => {
    const gala = await start();
    const of = await scene(gala, {
      rules: [forAll(...contacts('rex', 'ada'))],
      abstracts: [{ name: 'Mary', submitter_id: 'mary', email_address: 'mary@example.org' }, {}],
      process: { enable_blind_review: true },
    });
    await openRound(gala, of);
    const [theirs = '', others = ''] = of.abstracts;
    const reads = async (body: object, by: typeof rex) => {
      const search = () => gala.post(`/abstracts/${of.tenant}/search`, body, by);
      const { result, use } = await useOf(gala.store, search);
      assert.deepEqual(result.body.Items, [], JSON.stringify(body));
      return use.read;
    };
    const noMore = async (right: object, wrong: object, by: typeof rex) =>
      assert.equal(await reads(right, by), await reads(wrong, by), JSON.stringify(right));
    const event_ids = ['event-1'];
    await noMore({ submitter_ids: ['mary'] }, { submitter_ids: ['zoe'] }, rex);
    await noMore({ submitter_ids: ['mary'], event_ids }, { submitter_ids: ['zoe'], event_ids }, rex);
    await noMore({ name: 'Mary' }, { name: 'Zoe' }, rex);
    await noMore({ email_address: 'mary@example.org' }, { email_address: 'zoe@example.org' }, rex);
    await noMore({ review_round_ids: [of.rounds[0]] }, { review_round_ids: [of.rounds[1]] }, mary);
    await noMore({ ids: [theirs, others] }, { ids: ['nothing', 'nowhere'] }, stranger);
    await noMore({ ids: [others] }, { ids: ['nothing'] }, mary);
  });
});
