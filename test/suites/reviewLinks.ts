/** Reviewers answer by the links in their e-mails. */
import { strict as assert } from 'node:assert';
import { forAll, openRound, reviewsOf, type Scene, scene } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { now } from '../support/harness.js';
import { secretFor } from '../support/links.js';

const target = (contact_id: string) => ({
  type: 'contact',
  contact_id,
  name: contact_id,
  email_address: `${contact_id}@example.org`,
});
const questions = [{ custom_field_id: 'fit', label: 'Does it fit?', kind: 'yes_no' }];
const days = (n: number) => new Date(Date.parse(now) + n * 86_400_000).toISOString();

export const reviewLinks: Suite = (start) => {
  const gala = served(start);
  const at = ({ tenant }: Scene, path: string) => `/abstractReviews/${tenant}/${path}`;
  const page = (secret: string) => gala.get('/events/links', { token: secret });

  /** Two abstracts with reviews of Ada and Alan, and the secret in the last e-mail to Ada. */
  async function asked(kind: 'review' | 'reviews', round: object = {}) {
    gala.clock.now = new Date(now);
    gala.mails.length = 0;
    const review_assignment_email = { subject: 'Review', body: `{{ ${kind}.link }}` };
    const process = {
      enable_review_assignment_email: true,
      review_assignment_email,
      questions,
      enable_blind_review: true,
    };
    const abstracts = [
      { title: 'One', body: 'Text', submitter_id: 'mary' },
      { title: 'Two', submitter_id: 'mary' },
    ];
    const of = await scene(gala, { process, rules: [forAll(target('ada'), target('alan'))], abstracts });
    await gala.merge(`/abstractReviewRounds/${of.tenant}/${of.rounds[0]}`, round);
    await openRound(gala, of);
    while (await gala.reminding.step());
    await gala.courier.idle();
    const secret = secretFor(gala, 'ada@example.org');
    const all = await reviewsOf(gala, of);
    const mine = all.filter(({ assignee }) => assignee.contact_id === 'ada');
    return { of, secret, mine, others: all.filter((one) => !mine.includes(one)) };
  }
  const post = (of: Scene, path: string, body: object | undefined, secret: string) =>
    gala.post(at(of, path), body, { token: secret });

  it('a reviewer reads, saves, declines, comes back and submits with the link to all their reviews', async () => {
    const { of, secret, mine, others } = await asked('reviews', { due_at: days(7) });
    const { body } = await page(secret);
    const { kind, person, items } = body;
    assert.deepEqual([kind, person.name, body.questions], ['reviews', 'ada', questions]);
    assert.deepEqual(
      items.map(({ id }: { id: string }) => id),
      mine.map(({ id }) => id),
    );
    assert.deepEqual([items[0].title, items[0].due_at, items[0].may], ['One', days(7), ['save', 'submit', 'decline']]);
    assert.deepEqual([items[0].about.body, items[0].about.submitter_id], ['Text', undefined]);
    const [first, second] = items;
    const drafted = { ...first.record, status: 'draft', comments_to_staff: 'So far' };
    assert.equal((await post(of, 'submit', drafted, secret)).status, 200);
    await post(of, `decline/${first.id}`, { reason: 'Away' }, secret);
    const declined = { id: first.id, title: 'One', status: 'declined', may: ['reinstate'] };
    assert.deepEqual((await page(secret)).body.items[0], declined);
    assert.equal((await post(of, `reinstate/${first.id}`, undefined, secret)).body.status, 'draft');
    const [again] = (await page(secret)).body.items;
    assert.deepEqual([again.draft_saved_at, again.record.comments_to_staff], [now, 'So far']);
    assert.equal((await post(of, 'submit', { ...second.record, score: 4 }, secret)).body.status, 'completed');
    assert.deepEqual((await page(secret)).body.items[1].may, ['save', 'submit']);
    assert.equal((await post(of, `decline/${others[0].id}`, undefined, secret)).status, 404);
  });

  it('a review that goes to another address leaves the link to all reviews, on every way', async () => {
    const { of, secret, mine } = await asked('reviews');
    const [moved, left] = mine as [(typeof mine)[number], (typeof mine)[number]];
    await gala.merge(at(of, moved.id), { assignee: { email_address: 'elsewhere@example.org' } });
    const { items } = (await page(secret)).body;
    assert.deepEqual(
      items.map(({ id }: { id: string }) => id),
      [left.id],
    );
    assert.equal((await gala.get(at(of, moved.id), { token: secret })).status, 404);
    assert.equal((await gala.get(`/abstracts/${of.tenant}/${moved.abstract_id}`, { token: secret })).status, 404);
    for (const path of [`decline/${moved.id}`, `reinstate/${moved.id}`])
      assert.equal((await post(of, path, undefined, secret)).status, 404);
    assert.equal((await post(of, 'submit', { ...moved, score: 4 }, secret)).status, 404);
    assert.equal((await gala.get(at(of, left.id), { token: secret })).status, 200);
  });

  it('the link to one review opens neither the other one nor its abstract, declined or not', async () => {
    const { of, secret, mine } = await asked('review');
    const { items } = (await page(secret)).body;
    assert.equal(items.length, 1);
    const other = mine.find(({ id }) => id !== items[0].id);
    const closed = async () => {
      assert.equal((await gala.get(at(of, other.id), { token: secret })).status, 404);
      assert.equal((await gala.get(`/abstracts/${of.tenant}/${other.abstract_id}`, { token: secret })).status, 404);
      for (const verb of ['decline', 'reinstate'])
        assert.equal((await post(of, `${verb}/${other.id}`, undefined, secret)).status, 404);
    };
    await closed();
    const second = gala.mails.filter(({ to }) => to === 'ada@example.org');
    const secrets = second.map(({ body }) => /#([\w-]{43})/.exec(body)?.[1] ?? '');
    for (const one of secrets) await post(of, `decline/${other.id}`, undefined, one);
    await closed();
  });

  it('a link ends with its review, 60 days after it was due, and says why', async () => {
    const change = (body: object) => (of: Scene, id: string) => gala.merge(at(of, id), body);
    const ends: [RegExp, (of: Scene, id: string) => Promise<unknown>][] = [
      [/deleted/, (of, id) => gala.delete(at(of, id))],
      [/cancelled/, (of, id) => gala.post(at(of, `cancel/${id}`))],
      [/cancelled/, change({ is_active: false })],
      [/somebody else/, change({ assignee: { contact_id: 'grace', email_address: 'ada@example.org' } })],
      [/another e-mail/, change({ assignee: { contact_id: 'ada', email_address: 'other@example.org' } })],
      [
        /60 days/,
        async () => {
          gala.clock.now = new Date(days(68));
        },
      ],
    ];
    for (const kind of ['review', 'reviews'] as const)
      for (const [why, end] of ends) {
        const { of, secret, mine } = await asked(kind, { due_at: days(7) });
        gala.clock.now = new Date(days(66));
        assert.equal((await page(secret)).status, 200);
        gala.clock.now = new Date(now);
        for (const { id } of mine) await end(of, id);
        const reply = await page(secret);
        assert.deepEqual(refusal(reply), [401, 'link_ended']);
        if (kind === 'review') assert.match(reply.body.message, why);
      }
  });

  it('after the end of the round the page shows what was answered, and permits nothing', async () => {
    const { secret } = await asked('reviews', { closes_at: days(7) });
    gala.clock.now = new Date(days(8));
    const { items } = (await page(secret)).body;
    assert.deepEqual([items[0].closes_at, items[0].may], [days(7), []]);
  });
};
