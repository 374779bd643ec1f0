/** Every way on which an e-mail about an abstract gets to its reviewer, and what is logged meanwhile: who wrote it gets out on none. */
import { strict as assert } from 'node:assert';
import { type ReviewEmail, reviewEmails } from '../../../src/reviewing/emails.js';
import { keptLog, tokenOf } from '../../access/matrix/client.js';
import {
  type Bundle,
  isOpen,
  type Json,
  membersOf,
  resolved,
  resourceOf,
  type Schema,
} from '../../access/matrix/documents.js';
import { Needles, needlesIn } from '../../access/matrix/needles.js';
import { visible } from '../../access/matrix/oracle.js';
import { me } from '../../access/matrix/relations.js';
import { Seeds } from '../../access/matrix/seeds.js';
import { everythingOwn } from '../../access/matrix/suite.js';
import { describeApi, served } from '../../support/api.js';
import type { Reply } from '../../support/harness.js';
import { made } from '../../support/samples.js';
import { forAll } from './story.js';

/** Dotted paths of what a template may name of a resource, the first item of each list. */
function pathsOf(bundle: Bundle, schema: Schema, path: string): string[] {
  const { items, type } = resolved(bundle, schema);
  if (items !== undefined) return pathsOf(bundle, items, `${path}[0]`);
  const members = Object.entries(membersOf(bundle, schema)).flatMap(([name, one]) =>
    pathsOf(bundle, one, `${path}.${name}`),
  );
  if (members.length > 0) return members;
  return type === 'object' && isOpen(bundle, schema) ? [`${path}.of_no_document`] : [path];
}

/** All that a template can show of a record, in fields that no document has, too. */
function named(resource: string, name: string): string {
  const { bundle, schema } = resourceOf(resource);
  const fields = pathsOf(bundle, schema, name).map((path) => `{{ ${path} }}`);
  return `${fields.join(' ')} {% assign name = "of_no_document" %}{{ ${name}[name] }}`;
}

const template = {
  subject: 'About {{ abstract.title }} of {{ abstract.first_name }}',
  body: `${named('abstracts', 'abstract')} ${named('abstractReviews', 'review')}`,
};
const mailing = {
  enable_review_assignment_email: true,
  review_assignment_email: template,
  enable_review_submission_confirmation_email: true,
  review_submission_confirmation_email: template,
};

/** A process with an open round, and the reviewer's review in it. */
interface Reviewing {
  readonly process: string;
  readonly round: string;
  readonly review: string;
}

async function reviewing(seeds: Seeds, abstract_id: string, blind?: 'process' | 'round'): Promise<Reviewing> {
  const { gala, tenant } = seeds;
  const switches = { ...mailing, enable_blind_review: blind === 'process' };
  const process = await seeds.create('abstractReviewProcesses', switches, undefined);
  const type = (await made(gala, 'abstractTypes', { review_process_id: process }, tenant)).id;
  const rules = { process_id: process, enable_blind_review: blind === 'round', review_assignment_rules: [] };
  const round = await seeds.create('abstractReviewRounds', rules, undefined);
  assert.equal((await gala.post(`/abstractReviews/${tenant}/openRound/${type}/${round}`)).status, 200);
  const { title: abstract_title } = seeds.record('abstracts', abstract_id);
  const review = await seeds.create(
    'abstractReviews',
    { abstract_id, abstract_title, process_id: process, review_round_id: round },
    me,
  );
  await gala.merge(`/abstracts/${tenant}/${abstract_id}`, { review_round_id: round });
  await seeds.refresh('abstracts', abstract_id);
  return { process, round, review };
}

const withBlind = (blind?: string) => (blind ? `With a blind ${blind}` : 'Without blind review');
for (const blind of ['process', 'round', undefined] as const)
  describeApi(`${withBlind(blind)}, a reviewer`, (start) => {
    const { lines, log } = keptLog();
    const gala = served(start, { log });
    const asReviewer = { token: tokenOf(everythingOwn, me) };
    const at = '/abstractReviews/acme';
    let seeds: Seeds;
    let paper: Json;
    /** The second is blind, where one is. */
    let places: Reviewing[];

    before(() => {
      seeds = new Seeds(gala, 'acme', new Needles(), new Map());
    });
    const prepare = async () => {
      const id = await seeds.subject('abstracts', {});
      const other = await reviewing(seeds, id, blind);
      places = [await reviewing(seeds, id), other];
      paper = seeds.record('abstracts', id);
    };

    /** What comes out meanwhile has what the reviewer sees of the abstract; of these fields all. */
    async function check(task: () => Promise<readonly Reply[]>, fields?: readonly string[]): Promise<void> {
      const [line, mail] = [lines.length, gala.mails.length];
      const answers = await task();
      await gala.courier.idle();
      assert.ok(lines.length > line);
      assert.deepEqual([...needlesIn(lines.slice(line).join(''))], [], 'in a log');
      const out = JSON.stringify([answers.map(({ text, headers }) => [text, headers]), gala.mails.slice(mail)]);
      assert.ok(out.includes(String(paper.title)), out);
      const reviews = places.map(({ review }) => seeds.record('abstractReviews', review));
      const seen = (resource: string, record: Json, isBlind: boolean) =>
        visible(resourceOf(resource), record, { side: 'reviewer', blind: isBlind });
      const shown = seen('abstracts', paper, blind !== undefined);
      const mine = reviews.map((review) => seen('abstractReviews', review, true));
      const [found, allowed] = [needlesIn(out), needlesIn(JSON.stringify([shown, mine]))];
      const hidden = [...needlesIn(JSON.stringify([paper, reviews]))].filter((needle) => !allowed.has(needle));
      assert.ok(hidden.length > 0);
      assert.deepEqual(
        hidden.filter((needle) => found.has(needle)),
        [],
      );
      const expected = needlesIn(JSON.stringify((fields ?? Object.keys(shown)).map((name) => shown[name])));
      assert.deepEqual(
        [...expected].filter((needle) => !found.has(needle)),
        [],
        'is not shown',
      );
    }

    it('gets the abstract by get, listByReviewRound and search', async () => {
      await prepare();
      const all = Object.keys(paper).join();
      await check(async () => [await gala.get(`/abstracts/acme/${paper.id}`, asReviewer)]);
      const round = `/abstracts/acme/reviewRound/${paper.review_round_id}`;
      await check(async () => [await gala.post(round, {}, asReviewer)]);
      const search = `/abstracts/acme/search?fieldsToReturn=${all}`;
      await check(async () => [await gala.post(search, { ids: [paper.id] }, asReviewer)]);
    });

    const contact = { contact_id: me, email_address: `${me}@example.org` };
    const opening = async ({ process: process_id }: Reviewing, method: string, ...targets: object[]) => {
      const rules = { enable_review_assignment_rules: true, review_assignment_rules: [forAll(...targets)] };
      const { id } = await made(gala, 'abstractReviewRounds', { process_id, ...rules });
      const reply = await gala.call(method, `${at}/openRound/${paper.type_id}/${id}`);
      assert.equal(reply.status, 200, reply.text);
      return id;
    };
    const assign = async (place: Reviewing) => {
      const review_round_id = await opening(place, 'POST');
      await gala.post(`${at}/assignReviews`, { review_round_id, abstract_ids: [paper.id], assignees: [contact] });
    };
    const preview = ({ process: process_id, review: review_id }: Reviewing, email: ReviewEmail) =>
      gala.post(`${at}/previewEmail`, { process_id, review_id, email, send_to: 'staff@example.org' });
    const submitted = async ({ review: id }: Reviewing) => {
      const { sys_version: _, ...review } = (await gala.get(`${at}/${id}`, asReviewer)).body;
      return await gala.post(`${at}/submit`, { ...review, score: 3 }, asReviewer);
    };

    /** Operations by which an e-mail goes out, or is shown. @returns what the reviewer is answered, and previews. */
    const ways: Readonly<Record<ReviewEmail, Readonly<Record<string, (place: Reviewing) => Promise<unknown>>>>> = {
      assignment: {
        openRound: (place) => opening(place, 'GET', { type: 'contact', ...contact }),
        openRoundByPost: (place) => opening(place, 'POST', { type: 'contact', ...contact }),
        assignReviews: assign,
        sendReviewAssignmentEmail: async ({ review, round }) => {
          await gala.post(`${at}/openRound/${paper.type_id}/${round}`);
          await gala.post(`${at}/sendReviewAssignmentEmail`, { review_ids: [review], resend: true });
        },
        resendReviewAssignmentEmail: async ({ review, round }) => {
          await gala.post(`${at}/openRound/${paper.type_id}/${round}`);
          await gala.post(`${at}/resendReviewAssignmentEmail/${review}`);
        },
        previewEmail: (place) => preview(place, 'assignment'),
      },
      confirmation: {
        submit: submitted,
        resendConfirmationEmail: async (place) => {
          await submitted(place);
          await gala.post(`${at}/resendConfirmationEmail/${place.review}`);
        },
        previewEmail: (place) => preview(place, 'confirmation'),
      },
    };

    it('gets every kind of e-mail in these tests', () =>
      assert.deepEqual(Object.keys(ways), Object.keys(reviewEmails)));

    for (const [kind, operations] of Object.entries(ways))
      describe(`who gets the ${kind}`, () => {
        before(prepare);

        for (const [operation, send] of Object.entries(operations))
          it(`by ${operation} finds nothing hidden in it`, async () => {
            for (const place of places) {
              const mails = gala.mails.length;
              const isAnswered = operation === 'submit' || operation === 'previewEmail';
              await check(async () => {
                const answer = await send(place);
                return isAnswered ? [answer as Reply] : [];
              }, ['first_name', 'submitter_id']);
              assert.ok(gala.mails.length > mails);
            }
          });
      });
  });
