/** Every way on which something of an abstract or a review gets to its reviewer, or to a log: who wrote it gets out on none. */
import { strict as assert } from 'node:assert';
import { type ReviewEmail, reviewEmails } from '../../../src/events/reviewing/emails.js';
import type { Answer, Request } from '../../access/matrix/client.js';
import { bundles, type Operation, operations, operationsIn } from '../../access/matrix/documents.js';
import { needlesIn } from '../../access/matrix/needles.js';
import { mayBeLimited, openersOf } from '../../access/matrix/oracle.js';
import { me } from '../../access/matrix/seeds.js';
import { describeApi } from '../../support/api.js';
import { made } from '../../support/samples.js';
import { forAll } from './story.js';
import { type Out, type Reviewing, type Scene, Watch } from './watched.js';

const get = (address: string): Request => ({ method: 'GET', address });
const post = (address: string, body: unknown = {}): Request => ({ method: 'POST', address, body });
const patch = (address: string, body: unknown): Request => ({ method: 'PATCH', address, body });
const put = (address: string, body: unknown): Request => ({ method: 'PUT', address, body });
const remove = (address: string): Request => ({ method: 'DELETE', address });
/** What shows that something was answered: the abstract, its title in a review, or this text. */
type Says = 'the abstract' | 'the title' | 'the round' | 'the process' | 'not_own' | 'permission_missing';
type Asked = Request | Promise<Request> | readonly Request[];
/** What the reviewer asks, given where the records are. */
type Question = readonly [says: Says, asked: (at: string, of: Scene) => Asked];

const addressed = (contact_id: string) => ({ contact_id, email_address: `${contact_id}@example.org` });
const bodyFor = (abstract_id: string, { process: process_id, round: review_round_id }: Reviewing) => ({
  ...{ abstract_id, process_id, review_round_id, event_id: 'event-1', assignee: addressed('another') },
});
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

const batchOf = (at: string, id: string) =>
  post(`${at}/batch`, {
    operations: [
      { operation: 'read', id },
      { operation: 'patch', id, patch_directives: [{ op: 'test', path: '/name', value: 'x' }] },
      { operation: 'update', id, object: { name: 'x' } },
      { operation: 'delete', id: 'none-such' },
    ],
  });

/** Of records that a review opens and that another caller writes. */
const opened = (says: Says, id: (of: Scene) => string): Readonly<Record<string, Question>> => ({
  get: [says, (at, of) => get(`${at}/${id(of)}`)],
  replace: [
    'not_own',
    (at, of) => put(`${at}/${id(of)}`, { name: 'x', event_id: 'event-1', process_id: of.open.process }),
  ],
  patch: ['not_own', (at, of) => patch(`${at}/${id(of)}`, [{ op: 'test', path: '/name', value: 'x' }])],
  delete: ['not_own', (at, of) => remove(`${at}/${id(of)}`)],
  batch: [says, (at, of) => batchOf(at, id(of))],
});

/** Operation by operation. */
const questions: Readonly<Record<string, Readonly<Record<string, Question>>>> = {
  abstracts: {
    ...opened('the abstract', (of) => of.abstract),
    create: ['the title', (at, { title }) => post(at, { name: 'A', title, event_id: 'event-1', submitter_id: me })],
    listByReviewRound: ['the abstract', (at, { open }) => post(`${at}/reviewRound/${open.round}`)],
    search: [
      'the abstract',
      (at, { abstract, paper }) => [
        post(`${at}/search`, { ids: [abstract] }),
        post(`${at}/search?fieldsToReturn=${Object.keys(paper).join()}`),
        post(`${at}/search`, { email_address: paper.email_address }),
        post(`${at}/search`, { submitter_ids: [paper.submitter_id] }),
      ],
    ],
  },
  abstractReviews: {
    get: ['the title', (at, { open, other }) => [get(`${at}/${open.review}`), get(`${at}/${other.review}`)]],
    replace: [
      'the title',
      async (at, of) => put(`${at}/${of.open.review}`, await asRead(of, `${at}/${of.open.review}`)),
    ],
    patch: ['the title', (at, { open }) => patch(`${at}/${open.review}`, [{ op: 'add', path: '/score', value: 3 }])],
    delete: ['the title', (at, { open, other }) => [remove(`${at}/${other.review}`), get(`${at}/${open.review}`)]],
    batch: ['the title', (at, { other }) => batchOf(at, other.review)],
    search: ['the title', (at) => [post(`${at}/search`), post(`${at}/search?fieldsToReturn=abstract_title,assignee`)]],
    listByAbstract: ['the title', (at, { abstract }) => get(`${at}/abstract/${abstract}`)],
    listByContact: ['the title', (at) => [get(`${at}/contact/${me}`), get(`${at}/contact/${me}?limit=1`)]],
    listByEvent: ['the title', (at) => get(`${at}/event/event-1`)],
    listByEventAndRound: ['the title', (at, { other }) => get(`${at}/event/round/event-1/${other.round}`)],
    listByReviewRound: ['the title', (at, { other }) => get(`${at}/reviewRound/${other.round}`)],
    submit: ['the title', (at, of) => submitting(at, of, of.open)],
    create: ['permission_missing', (at, { abstract, open }) => post(at, bodyFor(abstract, open))],
    openRound: ['permission_missing', (at, { open }) => get(`${at}/openRound/type/${open.round}`)],
    openRoundByPost: ['permission_missing', (at, { open }) => post(`${at}/openRound/type/${open.round}`, undefined)],
    assignReviews: ['permission_missing', (at, of) => assigning(at, of, of.open)],
    previewEmail: ['permission_missing', (at, { open }) => previewing(at, open, 'assignment')],
    sendReviewAssignmentEmail: ['permission_missing', (at, { open }) => sending(at, open)],
    resendReviewAssignmentEmail: [
      'permission_missing',
      (at, { open }) => resending(at, 'resendReviewAssignmentEmail', open),
    ],
    resendConfirmationEmail: ['permission_missing', (at, { open }) => resending(at, 'resendConfirmationEmail', open)],
  },
  abstractReviewProcesses: {
    ...opened('the process', ({ open }) => open.process),
    list: ['the process', (at) => get(at)],
    listByEvent: ['the process', (at) => get(`${at}/event/event-1`)],
  },
  abstractReviewRounds: {
    ...opened('the round', ({ open }) => open.round),
    list: ['the round', (at) => get(at)],
    listByEvent: ['the round', (at) => get(`${at}/event/event-1`)],
    listByStatus: ['the round', (at, { open }) => get(`${at}/status/${open.process}/open`)],
  },
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

/** Operations and kinds of e-mails of which there is no word above. */
function lacking(all: readonly Operation[], kinds: readonly string[]): string[] {
  const isReached = (operation: Operation) =>
    ['abstracts', 'abstractReviews'].includes(operation.resource) ||
    (mayBeLimited(operation) && openersOf(operation.resource).some(({ from }) => from === 'abstractReviews'));
  const operations = all.filter(isReached).filter(({ resource, verb }) => !questions[resource]?.[verb]);
  return [...operations.map(({ id }) => id), ...kinds.filter((kind) => !(kind in sendings))];
}

describe('The ways out to reviewers', () => {
  it('are all in the tables', () => assert.deepEqual(lacking(operations, Object.keys(reviewEmails)), []));

  it('are asked for by name when they are new', () => {
    const bundle = structuredClone(bundles.events) as { paths: Record<string, Record<string, object>> };
    const { get } = bundle.paths['/abstracts/{tenantId}/{id}'] as { get: object };
    bundle.paths['/abstracts/{tenantId}/{id}/print'] = { get: { ...get, operationId: 'abstracts.print' } };
    const found = lacking(operationsIn(bundle as never), [...Object.keys(reviewEmails), 'reminder']);
    assert.deepEqual(found, ['abstracts.print', 'reminder']);
  });
});

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

      for (const [resource, asked] of Object.entries(questions))
        for (const [verb, [says, requests]] of Object.entries(asked))
          it(`who asks for ${resource}.${verb} gets ${says}`, async () => {
            const of = verb === 'delete' ? await watch.scene(blind) : scene;
            const out = await watch.out(async () => {
              const answers = [];
              for (const one of [await requests(`/${resource}/${of.tenant}`, of)].flat())
                answers.push(await of.asReviewer(one));
              return answers;
            });
            assert.ok(out.answers.includes(wordsFor(says, of)), out.answers);
            check(of, out, says === 'the abstract' ? of.author : []);
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

function wordsFor(says: Says, { title, open }: Scene): string {
  if (says === 'the abstract' || says === 'the title') return title;
  return says === 'the process' ? open.process : says === 'the round' ? open.round : says;
}
