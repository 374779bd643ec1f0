/** Every read of every resource, asked by a chair who wrote what is reviewed: none tells of its reviews. Another chair's do. */
import { strict as assert } from 'node:assert';
import { reviewsOf as judged, jury, openRound as openJury } from '../awards/reviewing/jury.js';
import { openRound, reviewsOf, scene } from '../events/reviewing/story.js';
import { type Asked, addressOf, nameOf, operations, parametersOf } from '../statuses/routes.js';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { parameterFields } from './matrix/cells.js';
import { type Json, valuesAt } from './matrix/documents.js';

const needle = { contact_id: 'needle', name: 'Needle', email_address: 'needle@example.org' };
const template = { subject: 'Review', body: '{{ review.link }}' };
const process = { enable_review_assignment_email: true, review_assignment_email: template };
/** Of the reviewer, and the average of the scores. */
const secret = /needle|4\.25/i;

describeApi('A chair who wrote it', (start) => {
  const gala = served(start, { answerAddress: 'https://gala.example.org/answer' });
  const [author, other] = ['author', 'other'].map((sub) => ({ token: token({ sub }) }));
  /** By service: the review, and what it is about. */
  const written = new Map<string, readonly [review: Json, subject: Json]>();

  before(async () => {
    const assign = { assignees: [needle] };
    const of = await scene(gala, { process, rules: [], abstracts: [{ submitter_id: 'author' }] });
    await openRound(gala, of);
    const [review_round_id] = of.rounds;
    const about = { ...assign, review_round_id, abstract_ids: of.abstracts };
    await gala.post(`/abstractReviews/${of.tenant}/assignReviews`, about);
    const ours = await jury(gala, { process, rules: [], applications: [{ contact_id: 'author' }] });
    await openJury(gala, ours);
    const theirs = { ...assign, review_round_id: ours.rounds[0], application_ids: ours.applications };
    await gala.post(`/reviews/${ours.tenant}/assignReviews`, theirs);
    await gala.courier.idle();
    for (const [service, tenant, reviews, subjects, [review]] of [
      ['events', of.tenant, 'abstractReviews', 'abstracts', await reviewsOf(gala, of)],
      ['awards', ours.tenant, 'reviews', 'applications', await judged(gala, ours)],
    ] as const) {
      const body = { ...review, score: 4.25, comments_to_staff: 'Needle' };
      const submitted = await gala.post(`/${reviews}/${tenant}/submit`, body, { token: token({ sub: 'needle' }) });
      assert.equal(submitted.status, 200, submitted.text);
      const id = submitted.body.abstract_id ?? submitted.body.application_id;
      const subject = (await gala.get(`/${subjects}/${tenant}/${id}`)).body;
      written.set(service, [{ ...submitted.body, tenantId: tenant }, subject]);
    }
  });

  const isRead = ({ route, verb }: Asked) =>
    (route.method === 'GET' && route.operation['x-has-effects'] !== true) || verb === 'search';

  /** With the values of the review, or of what it is about. */
  function addressesOf(asked: Asked): string[] {
    const [review, subject] = written.get(asked.document.name) ?? assert.fail();
    const about = parametersOf(asked, 'query').some(({ name, required }) => name === 'about' && required === true);
    const pathNames = parametersOf(asked, 'path').map(({ name }) => name);
    return [review, { ...review, ...subject, ...{ abstract_id: subject.id, application_id: subject.id } }].map(
      (record) => {
        const fieldOf = (name: string) => valuesAt(record, parameterFields[`${asked.id} ${name}`] ?? name)[0];
        const values = pathNames.map((name) => [name, String(fieldOf(name) ?? 'open')] as const);
        return addressOf(asked, Object.fromEntries(values)) + (about ? `?about=${record.id}` : '');
      },
    );
  }

  const telling = new Set<string>();
  for (const asked of operations.filter(isRead))
    it(`is told nothing by ${nameOf(asked)}`, async () => {
      const { method, responses } = { ...asked.route, ...asked.route.operation };
      const forms = responses['200']?.['x-csv'] === true ? ['', 'format=csv', 'count=true'] : [''];
      for (const address of addressesOf(asked))
        for (const form of forms) {
          const query = form && `${address.includes('?') ? '&' : '?'}${form}`;
          const ask = (who: object | undefined) =>
            gala.call(method, address + query, { ...(method === 'POST' && { body: {} }), ...who });
          const reply = await ask(author);
          assert.doesNotMatch(reply.text.replaceAll('needle_', ''), secret, address + query);
          if (asked.resource.toLowerCase().includes('reviews')) assert.notEqual(reply.headers.total, '1');
          if (secret.test((await ask(other)).text)) telling.add(asked.id);
        }
    });

  it('and these would tell', () => {
    const reads = ['get', 'list', 'search'];
    const expected = ['abstractReviews', 'abstracts', 'applications', 'reviews'].flatMap((resource) =>
      reads.map((verb) => `${resource}.${verb}`),
    );
    const others = ['links.list', 'messages.list', 'abstractReviews.listByContact', 'reviews.listByContact'];
    assert.deepEqual(
      [...expected, ...others].filter((id) => !telling.has(id)),
      [],
    );
  });
});
