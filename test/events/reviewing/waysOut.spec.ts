/** Every way on which an e-mail about an abstract gets to its reviewer, and what is logged meanwhile: who wrote it gets out on none. */
import { strict as assert } from 'node:assert';
import { type ReviewEmail, reviewEmails } from '../../../src/events/reviewing/emails.js';
import type { Answer, Request } from '../../access/matrix/client.js';
import { needlesIn } from '../../access/matrix/needles.js';
import { me } from '../../access/matrix/seeds.js';
import { describeApi } from '../../support/api.js';
import { made } from '../../support/samples.js';
import { forAll } from './story.js';
import { type Out, type Reviewing, type Scene, Watch } from './watched.js';

const get = (address: string): Request => ({ method: 'GET', address });
const post = (address: string, body: unknown = {}): Request => ({ method: 'POST', address, body });
const addressed = (contact_id: string) => ({ contact_id, email_address: `${contact_id}@example.org` });
const assigning = (at: string, of: Scene, { round: review_round_id }: Reviewing) =>
  post(`${at}/assignReviews`, { review_round_id, abstract_ids: [of.abstract], assignees: [addressed(me)] });
const previewing = (at: string, { process: process_id, review: review_id }: Reviewing, email: ReviewEmail) =>
  post(`${at}/previewEmail`, { process_id, review_id, email, send_to: 'staff@example.org' });
const sending = (at: string, { review }: Reviewing) =>
  post(`${at}/sendReviewAssignmentEmail`, { review_ids: [review], resend: true });
const resending = (at: string, what: string, { review }: Reviewing) => post(`${at}/${what}/${review}`, undefined);
/** The review as its reviewer reads it, with what one may add. */
const asRead = async (of: Scene, address: string, more: object = {}) => {
  const { sys_version: _, ...review } = (await of.asReviewer(get(address))).body;
  return { ...review, ...more };
};
const submitting = async (at: string, of: Scene, { review }: Reviewing) =>
  post(`${at}/submit`, await asRead(of, `${at}/${review}`, { score: 3 }));

/** What the reviewer asks for an abstract; the matrix of access asks for everything else. */
const questions: Readonly<Record<string, (of: Scene) => Request>> = {
  get: ({ tenant, abstract }) => get(`/abstracts/${tenant}/${abstract}`),
  listByReviewRound: ({ tenant, open }) => post(`/abstracts/${tenant}/reviewRound/${open.round}`),
  search: ({ tenant, abstract, paper }) =>
    post(`/abstracts/${tenant}/search?fieldsToReturn=${Object.keys(paper).join()}`, { ids: [abstract] }),
};

/** Makes an e-mail go out that is about the abstract. @returns what was answered to the reviewer, and previews. */
type Sending = (at: string, of: Scene, place: Reviewing) => Promise<readonly Answer[]>;

const asStaff =
  (asked: (at: string, of: Scene, place: Reviewing) => Request | Promise<Request>): Sending =>
  async (at, of, place) => {
    const answer = await of.asStaff(await asked(at, of, place));
    return answer.body.subject === undefined ? [] : [answer];
  };
const submitted: Sending = async (at, of, place) => [await of.asReviewer(await submitting(at, of, place))];

/** Another round of the process. */
const nextRound = async (of: Scene, { process: process_id }: Reviewing, ...rules: object[]): Promise<string> => {
  const round = { process_id, enable_review_assignment_rules: true, review_assignment_rules: rules };
  return (await made(of.gala, 'abstractReviewRounds', round, of.tenant)).id;
};
const opening = (method: string) =>
  asStaff(async (at, of, place) => {
    const round = await nextRound(of, place, forAll({ type: 'contact', ...addressed(me) }));
    return { method, address: `${at}/openRound/${of.paper.type_id}/${round}` };
  });
const assigned = asStaff(async (at, of, place) => {
  const round = await nextRound(of, place);
  await of.asStaff(post(`${at}/openRound/${of.paper.type_id}/${round}`, undefined));
  return assigning(at, of, { ...place, round });
});

/** Kind of e-mail → operation by which it goes out, or is shown. */
const sendings: Readonly<Record<ReviewEmail, Readonly<Record<string, Sending>>>> = {
  assignment: {
    openRound: opening('GET'),
    openRoundByPost: opening('POST'),
    assignReviews: assigned,
    sendReviewAssignmentEmail: asStaff((at, _, place) => sending(at, place)),
    resendReviewAssignmentEmail: asStaff((at, _, place) => resending(at, 'resendReviewAssignmentEmail', place)),
    previewEmail: asStaff((at, _, place) => previewing(at, place, 'assignment')),
  },
  confirmation: {
    submit: submitted,
    resendConfirmationEmail: async (at, of, place) => [
      ...(await submitted(at, of, place)),
      await of.asStaff(resending(at, 'resendConfirmationEmail', place)),
    ],
    previewEmail: asStaff((at, _, place) => previewing(at, place, 'confirmation')),
  },
};

it('Every kind of e-mail to reviewers has its ways out', () =>
  assert.deepEqual(Object.keys(sendings), Object.keys(reviewEmails)));

for (const blind of ['process', 'round', undefined] as const)
  describeApi(
    blind ? `With a ${blind} that is blind, a reviewer` : 'With nothing that is blind, a reviewer',
    (start) => {
      let watch: Watch;
      let scene: Scene;
      before(async () => {
        watch = await Watch.begin(start);
        scene = await watch.scene(blind);
      });
      after(() => watch.close());

      /** @param shown canaries of the authors, for a caller who is not blind. */
      function check(of: Scene, out: Out, shown: readonly string[]): void {
        assert.notEqual(out.log, '');
        assert.deepEqual([...needlesIn(out.log + out.audit)], [], 'in a log');
        const found = needlesIn(out.answers + out.mails);
        const leaks = of.secrets.filter((needle) => found.has(needle) && (blind || !of.author.includes(needle)));
        assert.deepEqual(leaks.map(of.placeOf), []);
        const unseen = blind ? [] : shown.filter((needle) => !found.has(needle));
        assert.deepEqual(unseen.map(of.placeOf), [], 'is not shown');
      }

      for (const [verb, question] of Object.entries(questions))
        it(`who asks by ${verb} gets the abstract`, async () => {
          const out = await watch.out(async () => [await scene.asReviewer(question(scene))]);
          assert.ok(out.answers.includes(scene.title), out.answers);
          check(scene, out, scene.author);
        });

      for (const [kind, ways] of Object.entries(sendings))
        describe(`who gets the ${kind}`, () => {
          let of: Scene;
          before(async () => {
            of = await watch.scene(blind);
          });

          for (const [verb, send] of Object.entries(ways))
            it(`by ${verb} reads no more in it`, async () => {
              for (const place of [of.open, of.other]) {
                const out = await watch.out(() => send(`/abstractReviews/${of.tenant}`, of, place));
                assert.ok(out.mails.includes(`About ${of.title}`), out.mails);
                check(of, out, [String(of.paper.first_name), String(of.paper.submitter_id)]);
              }
            });
        });
    },
  );
