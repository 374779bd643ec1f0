/** Mails that wait: they leave only if their record still asks for them when they do. */
import { strict as assert } from 'node:assert';
import { Unsent } from '../../src/delivery/delivery.js';
import type { Transport } from '../../src/mail/transport.js';
import { forAll, openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { made } from '../support/samples.js';

const on = { subject: 'x', body: 'x' };
const ada = 'ada@example.org';

export const waitingMails: Suite = (start) => {
  const gala = served(start);
  let usual: Transport['send'];
  before(() => {
    usual = gala.transport.send;
  });

  /** Settles a matter while the mails about it, queued by a task, wait for their next attempt. @returns those about a record. */
  async function waiting(queue: () => Promise<string>, settle: (about: string) => Promise<{ status: number }>) {
    gala.mails.length = 0;
    gala.transport.send = async () => {
      throw new Unsent('deferred', 'Try again.', {});
    };
    const about = await queue();
    await gala.courier.idle();
    assert.equal((await settle(about)).status, 200);
    gala.transport.send = usual;
    gala.clock.now = new Date(gala.clock.now.getTime() + 11_000);
    gala.courier.wake();
    await gala.courier.idle();
    return about;
  }
  const told = async (service: string, tenant: string, about: string) =>
    (await gala.get(`/${service}/messages/${tenant}?about=${about}`)).body.Items.map(
      ({ email, state, cancelled_because }: Record<string, string>) => [email, state, cancelled_because],
    );
  const mailed = () => gala.mails.map(({ to }) => to);

  describe('the mail to a reviewer', () => {
    let of: Scene;
    const assigned = async () => {
      of = await scene(gala, {
        process: { enable_review_assignment_email: true, review_assignment_email: on },
        rules: [forAll({ type: 'contact', contact_id: 'ada', email_address: ada })],
        abstracts: [{ title: 'One' }],
      });
      await openRound(gala, of);
      return (await reviewsOf(gala, of))[0].id;
    };
    const change = (resource: string, id: string | undefined, fields: object) =>
      gala.merge(`/${resource}/${of.tenant}/${id}`, fields);
    const changed = (fields: object) => (id: string) => change('abstractReviews', id, fields);
    const cases: [string, string, (id: string) => Promise<{ status: number }>][] = [
      [
        'its round is closed',
        'round_not_open',
        () => change('abstractReviewRounds', of.rounds[0], { status: 'closed' }),
      ],
      ['its review is made inactive', 'review_inactive', changed({ is_active: false })],
      ['its review is completed', 'already_completed', changed({ status: 'completed', score: 3 })],
      [
        'its review is given to somebody else',
        'readdressed',
        changed({ assignee: { contact_id: 'alan', email_address: 'alan@example.org' } }),
      ],
      ['its review is deleted', 'removed', (id) => gala.delete(`/abstractReviews/${of.tenant}/${id}`)],
      [
        'they become an author',
        'conflict_of_interest',
        () => change('abstracts', of.abstracts[0], { submitter_id: 'ada' }),
      ],
      [
        'the paper is withdrawn',
        'not_under_review',
        () => change('abstracts', of.abstracts[0], { status: 'Withdrawn' }),
      ],
      [
        'the process is made inactive',
        'process_inactive',
        () => change('abstractReviewProcesses', of.process, { is_active: false }),
      ],
    ];
    for (const [title, reason, settle] of cases)
      it(`is cancelled when ${title}`, async () => {
        const id = await waiting(assigned, settle);
        assert.deepEqual(await told('events', of.tenant, id), [['assignment', 'cancelled', reason]]);
        assert.deepEqual(mailed(), []);
      });

    it('is cancelled when the next round opens, and that of the next round leaves', async () => {
      const id = await waiting(assigned, () => openRound(gala, of, 1));
      assert.deepEqual(await told('events', of.tenant, id), [['assignment', 'cancelled', 'round_not_open']]);
      assert.deepEqual(mailed(), [ada]);
    });

    it('leaves when the review has changed otherwise, and is written again to who is active again', async () => {
      const settled = async (id: string) => {
        await change('abstractReviews', id, { is_active: false });
        return await change('abstractReviews', id, { is_active: true, sys_external_id: 'crm-1' });
      };
      const id = await waiting(assigned, settled);
      assert.deepEqual(await told('events', of.tenant, id), [['assignment', 'sent', undefined]]);
      assert.deepEqual(mailed(), [ada]);
      const again = await waiting(assigned, changed({ is_active: false }));
      await change('abstractReviews', again, { is_active: true });
      await gala.post(`/abstractReviews/${of.tenant}/sendReviewAssignmentEmail`, { review_round_id: of.rounds[0] });
      await gala.courier.idle();
      assert.deepEqual(mailed(), [ada]); // the first was not written
    });
  });

  describe('the confirmation of a review', () => {
    let of: Scene;
    const confirmed = async () => {
      const process = { enable_review_submission_confirmation_email: true, review_submission_confirmation_email: on };
      const rules = [forAll({ type: 'contact', contact_id: 'ada', email_address: ada })];
      of = await scene(gala, { process, rules, abstracts: [{ title: 'One' }] });
      await openRound(gala, of);
      const [review] = await reviewsOf(gala, of);
      assert.equal((await submit(gala, of, review, 4)).status, 200);
      return review.id;
    };
    const stateOf = async (id: string) => await told('events', of.tenant, id);

    it('leaves when the round has closed, and is cancelled when the review is deleted', async () => {
      const closed = await waiting(confirmed, () => openRound(gala, of, 1));
      assert.deepEqual([await stateOf(closed), mailed()], [[['confirmation', 'sent', undefined]], [ada]]);
      const deleted = await waiting(confirmed, (id) => gala.delete(`/abstractReviews/${of.tenant}/${id}`));
      assert.deepEqual([await stateOf(deleted), mailed()], [[['confirmation', 'cancelled', 'removed']], []]);
    });
  });

  describe('the mail about a letter of reference', () => {
    let [process_id, application_id, reference_id] = ['', '', ''];
    const asked = async () => {
      const switches = { enable_reference_notification_email: true, enable_application_notice_email: true };
      const templates = { reference_notification_email: on, application_notice_email: on };
      process_id = (await made(gala, 'referenceProcesses', { ...switches, ...templates })).id;
      application_id = (await made(gala, 'applications', { email_address: 'grace@example.org' })).id;
      const reference = { process_id, application_id, email_address: ada };
      reference_id = (await made(gala, 'references', reference)).id;
      await gala.post(`/references/acme/process/${application_id}`);
      return reference_id;
    };
    const changed = (resource: string, id: () => string, fields: object) => () =>
      gala.merge(`/${resource}/acme/${id()}`, fields);
    const application = (fields: object) => changed('applications', () => application_id, fields);
    const process = (fields: object) => changed('referenceProcesses', () => process_id, fields);
    const submitted = async (id: string) =>
      await gala.post('/references/acme/submit', (await gala.get(`/references/acme/${id}`)).body);
    const deleted = async (id: string) => {
      await gala.delete(`/references/acme/${id}`);
      return await gala.delete(`/applications/acme/${application_id}`);
    };
    const [both, notice]: [string[], string[]] = [[], [ada]];
    const cases: [string, string, string, string[], (id: string) => Promise<{ status: number }>][] = [
      ['the letter is submitted', 'answered', 'answered', both, submitted],
      ['the process is made inactive', 'process_inactive', 'process_inactive', both, process({ is_active: false })],
      ['notices are switched off', '', 'email_disabled', notice, process({ enable_application_notice_email: false })],
      ['the applicant has a new address', '', 'readdressed', notice, application({ email_address: 'g@example.org' })],
      ['both are deleted', 'removed', 'removed', both, deleted],
    ];
    for (const [title, ofReferee, ofApplicant, left, settle] of cases)
      it(`is cancelled when ${title}, if it is to ${ofReferee ? 'either' : 'the applicant'}`, async () => {
        await waiting(asked, settle);
        const [[, , toReferee]] = await told('awards', 'acme', reference_id);
        const [[, , toApplicant]] = await told('awards', 'acme', application_id);
        assert.deepEqual([toReferee ?? '', toApplicant, mailed()], [ofReferee, ofApplicant, left]);
      });
  });
};
