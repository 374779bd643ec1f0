/** What each operation needs to succeed. */

import { Unsent } from '../../src/delivery/delivery.js';
import { digestOf } from '../../src/people/people.js';
import type { OperationId, ResourceName } from '../../src/schema/contract.js';
import * as judging from '../awards/reviewing/jury.js';
import { forAll, openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import type { World } from '../support/harness.js';
import { linked } from '../support/links.js';
import { made, sample, tenant } from '../support/samples.js';
import type { Asked, Request } from './routes.js';

type Family = 'create' | 'upsert' | 'get' | 'replace' | 'patch' | 'delete' | 'batch' | 'list' | 'search';

/** Operations that are not like those of all other resources. */
type Own =
  | Exclude<OperationId, `${string}.${Family}` | `${string}.list${string}` | 'history.undelete'>
  | 'links.list'
  | 'people.list'
  | 'messages.get'
  | Extract<OperationId, `webhookEndpoints.${string}`>
  | 'mergeFields.get';

type Prepare = (gala: World) => Promise<Request>;

/** What makes an operation succeed; nothing when there is no case for it. */
export function successOf({ document, id, verb, resource }: Asked): Prepare | undefined {
  if ((resource as string) === 'history') return (gala) => ofHistory(gala, document.resources[0] as ResourceName, verb);
  const shared = family[(/^list(By|Public)/.test(verb) ? 'list' : verb) as Family];
  return (own as { readonly [id in OperationId]?: Prepare })[id] ?? (shared && ((gala) => shared(gala, resource)));
}

const one = async (gala: World, resource: ResourceName) => ({ id: (await made(gala, resource)).id as string });

/** Of a record of this resource: that it is, or of one that is deleted. */
async function ofHistory(gala: World, resource: ResourceName, verb: string): Promise<Request> {
  const values = await one(gala, resource);
  if (verb === 'undelete') await gala.delete(`/${resource}/${tenant}/${values.id}`);
  return { values };
}

const family: { readonly [V in Family]: (gala: World, resource: ResourceName) => Promise<Request> } = {
  create: async (gala, resource) => ({ body: await sample(gala, resource) }),
  upsert: async (gala, resource) => ({ values: { external_id: 'crm 4711/ä' }, body: await sample(gala, resource) }),
  get: async (gala, resource) => ({ values: await one(gala, resource) }),
  replace: async (gala, resource) => ({ values: await one(gala, resource), body: await sample(gala, resource) }),
  patch: async (gala, resource) => ({
    values: await one(gala, resource),
    body: [{ op: 'add', path: '/name', value: 'New' }],
  }),
  delete: async (gala, resource) => ({ values: await one(gala, resource) }),
  batch: async (gala, resource) => ({
    body: { operations: [{ operation: 'create', object: await sample(gala, resource) }] },
  }),
  list: async () => ({}),
  search: async () => ({ body: {} }),
};

const endpoint = { url: 'https://hooks.example.org', contact_email: 'crm@example.org' };
const hooked = async (gala: World): Promise<Request> => {
  const { body } = await gala.post(`/awards/webhookEndpoints/${tenant}`, endpoint);
  return { values: { id: body.id } };
};

const own: { readonly [O in Own]: Prepare } = {
  'links.current': async (gala) => ({ token: (await linked(gala)).secret }),
  'links.request': async () => ({ body: { email_address: 'ada@example.org' } }),
  'links.list': async () => ({ query: '?about=ref-1' }),
  'links.revoke': async (gala) => {
    const { body } = await gala.get(`/awards/links/${tenant}?about=${(await linked(gala)).id}`);
    return { values: { id: body.Items[0].id } };
  },
  'people.list': async () => ({ query: '?contact_id=contact-12' }),
  'people.erase': async (gala) => {
    for (const resource of ['applications', 'functionTickets'] as const)
      await made(gala, resource, { contact_id: 'contact-12' });
    const person = { contact_ids: ['contact-12'], email_addresses: [], names: [] };
    return { body: { ...person, digest: digestOf(tenant, person) } };
  },
  'webhookEndpoints.list': async () => ({}),
  'webhookEndpoints.create': async () => ({ body: endpoint }),
  'webhookEndpoints.get': async (gala) => await hooked(gala),
  'webhookEndpoints.patch': async (gala) => ({ ...(await hooked(gala)), body: { is_paused: true } }),
  'webhookEndpoints.delete': async (gala) => await hooked(gala),
  'webhookEndpoints.rotate': async (gala) => await hooked(gala),
  'webhookEndpoints.test': async (gala) => await hooked(gala),
  'webhookEndpoints.resume': async (gala) => await hooked(gala),
  'messages.get': async (gala) => {
    const process = await made(gala, 'referenceProcesses');
    await gala.post(`/references/${tenant}/previewEmail`, { process_id: process.id, send_to: 'ada@example.org' });
    const { body } = await gala.get(`/awards/messages/${tenant}?limit=1`);
    return { values: { id: body.Items[0].id } };
  },
  'messages.retryFailed': async (gala) => {
    await unsent(gala, 'refused');
    return { body: {} };
  },
  'messages.retry': async (gala) => await unsent(gala, 'refused'),
  'messages.cancel': async (gala) => await unsent(gala, 'deferred'),
  'messages.cancelQueued': async (gala) => {
    await unsent(gala, 'deferred');
    return { body: { email: 'preview of reference_notification' } };
  },
  'messages.edit': async (gala) => ({ ...(await unsent(gala, 'deferred')), body: { subject: 'Corrected' } }),
  'mergeFields.get': async () => ({}),
  'references.submit': async (gala) => ({ body: await made(gala, 'references') }),
  'references.decline': async (gala) => ({ values: await one(gala, 'references'), body: {} }),
  'references.reinstate': async (gala) => ({
    values: { id: (await made(gala, 'references', { status: 'declined' })).id },
  }),
  'applications.replaceReferee': async (gala) => await replacing(gala),
  'references.previewEmail': async (gala) => {
    const process = await made(gala, 'referenceProcesses');
    return { body: { process_id: process.id, send_to: 'ada@example.org' } };
  },
  'references.processAll': async (gala) => {
    const process = await made(gala, 'referenceProcesses', { enable_reference_notification_email: true });
    await made(gala, 'references', { process_id: process.id, email_address: 'ada@example.org' });
    return { body: { process_id: process.id } };
  },
  'references.remind': async (gala) => {
    const process = await made(gala, 'referenceProcesses', { enable_reference_notification_email: true });
    const of = { process_id: process.id, application_id: `application-of-${process.id}` };
    const { id } = await made(gala, 'references', { ...of, email_address: 'ada@example.org' });
    await gala.post(`/references/${tenant}/process/${of.application_id}`);
    return { body: { reference_ids: [id] } };
  },
  'references.process': async (gala) => {
    const process = await made(gala, 'referenceProcesses', { enable_reference_notification_email: true });
    const application_id = `application-of-${process.id}`;
    await made(gala, 'references', { process_id: process.id, application_id, email_address: 'ada@example.org' });
    return { values: { application_id } };
  },
  'applications.decide': async (gala) => ({
    body: { application_ids: [(await made(gala, 'applications')).id], review_status: 'accepted' },
  }),
  'applications.release': async (gala) => ({
    body: { application_ids: [(await made(gala, 'applications', { pending_review_status: 'accepted' })).id] },
  }),
  'applications.setStatus': async (gala) => ({
    values: await one(gala, 'applications'),
    body: { review_status: 'accepted' },
  }),
  'applications.previewEmail': async (gala) => {
    const process_id = (await made(gala, 'applicationProcesses')).id;
    const template = { subject: 'Your application', body: '<p>Hello</p>' };
    return { body: { process_id, email: 'application_selection', template, send_to: 'ada@example.org' } };
  },
  'abstracts.decide': async (gala) => ({
    body: { abstract_ids: [(await made(gala, 'abstracts')).id], review_status: 'accepted' },
  }),
  'abstracts.release': async (gala) => ({
    body: { abstract_ids: [(await made(gala, 'abstracts', { pending_review_status: 'accepted' })).id] },
  }),
  'abstracts.setStatus': async (gala) => ({
    values: await one(gala, 'abstracts'),
    body: { review_status: 'accepted' },
  }),
  'abstracts.confirm': async (gala) => {
    const { id } = await made(gala, 'abstracts');
    await gala.put(`/abstracts/${tenant}/status/${id}`, { review_status: 'accepted' });
    return { values: { id } };
  },
  'abstracts.withdraw': async (gala) => ({ values: await one(gala, 'abstracts'), body: { reason: 'I am ill.' } }),
  'abstracts.previewEmail': async (gala) => {
    const process_id = (await made(gala, 'abstractDecisionProcesses')).id;
    const template = { subject: 'Your abstract', body: '<p>Hello</p>' };
    return { body: { process_id, email: 'selection', template, send_to: 'ada@example.org' } };
  },
  'abstractReviews.released': async (gala) => ({ values: { abstract_id: (await made(gala, 'abstracts')).id } }),
  'abstractReviews.openRound': opening,
  'abstractReviews.openRoundByPost': opening,
  'abstractReviews.assignReviews': async (gala) => {
    const { tenant, review } = await openReview(gala);
    const { review_round_id, abstract_id } = review;
    const body = { review_round_id, abstract_ids: [abstract_id], assignees: [{ contact_id: 'grace' }] };
    return { values: { tenantId: tenant }, body };
  },
  'abstractReviews.submit': async (gala) => {
    const { tenant, review } = await openReview(gala);
    return { values: { tenantId: tenant }, body: { ...review, score: 4 } };
  },
  'abstractReviews.previewEmail': async (gala) => {
    const { tenant, review } = await openReview(gala);
    return {
      values: { tenantId: tenant },
      body: { process_id: review.process_id, review_id: review.id, send_to: 'ada@example.org' },
    };
  },
  'abstractReviews.decline': async (gala) => await standing(gala),
  'abstractReviews.cancel': async (gala) => await standing(gala),
  'abstractReviews.reinstate': async (gala) => await standing(gala, { status: 'declined' }),
  'abstractReviews.sendReviewAssignmentEmail': async (gala) => {
    const { tenant, review } = await openReview(gala);
    return { values: { tenantId: tenant }, body: { review_ids: [review.id], resend: true } };
  },
  'abstractReviews.remind': async (gala) => {
    const { tenant, review } = await openReview(gala);
    return { values: { tenantId: tenant }, body: { review_ids: [review.id] } };
  },
  'abstractReviews.resendReviewAssignmentEmail': resending,
  'abstractReviews.resendConfirmationEmail': async (gala) => {
    const { tenant, review } = await openReview(gala);
    await submit(gala, { tenant }, review, 4);
    return { values: { tenantId: tenant, id: review.id } };
  },
  'reviews.released': async (gala) => ({ values: { application_id: (await made(gala, 'applications')).id } }),
  'reviews.openRound': async (gala) => {
    const { tenant, rounds } = await judging.jury(gala);
    return { values: { tenantId: tenant, roundId: rounds[0] as string } };
  },
  'reviews.assignReviews': async (gala) => {
    const { tenant, review } = await openJudgement(gala);
    const { review_round_id, application_id } = review;
    const body = { review_round_id, application_ids: [application_id], assignees: [{ contact_id: 'grace' }] };
    return { values: { tenantId: tenant }, body };
  },
  'reviews.submit': async (gala) => {
    const { tenant, review } = await openJudgement(gala);
    return { values: { tenantId: tenant }, body: { ...review, score: '4.5' } };
  },
  'reviews.previewEmail': async (gala) => {
    const { tenant, review } = await openJudgement(gala);
    return { values: { tenantId: tenant }, body: { process_id: review.process_id, review_id: review.id } };
  },
  'reviews.decline': async (gala) => ({ values: await one(gala, 'reviews') }),
  'reviews.cancel': async (gala) => ({ values: await one(gala, 'reviews') }),
  'reviews.reinstate': async (gala) => ({ values: { id: (await made(gala, 'reviews', { status: 'declined' })).id } }),
  'reviews.sendReviewAssignmentEmail': async (gala) => {
    const { tenant, review } = await openJudgement(gala);
    return { values: { tenantId: tenant }, body: { review_ids: [review.id], resend: true } };
  },
  'reviews.remind': async (gala) => {
    const { tenant, review } = await openJudgement(gala);
    return { values: { tenantId: tenant }, body: { review_ids: [review.id] } };
  },
  'reviews.resendReviewAssignmentEmail': async (gala) => {
    const { tenant, review } = await openJudgement(gala);
    return { values: { tenantId: tenant, id: review.id } };
  },
  'reviews.resendConfirmationEmail': async (gala) => {
    const { review, ...jury } = await openJudgement(gala);
    await judging.submit(gala, jury, review, 4);
    return { values: { tenantId: jury.tenant, id: review.id } };
  },
  'coupons.evaluate': async (gala) => ({
    values: await one(gala, 'coupons'),
    body: { lines: [{ kind: 'session_fee', price: 10, quantity: 1 }] },
  }),
  'exhibitors.contactAllowanceForRegistration': async () => ({ body: { event_id: 'event-1', contacts: [] } }),
  'exhibitors.getContactAllowance': async (gala) => ({ values: await one(gala, 'exhibitors') }),
  'functionFees.availability': async (gala) => ({ values: await one(gala, 'functionFees') }),
  'functions.availability': async (gala) => ({ values: await one(gala, 'functions') }),
  'functions.getPublic': async (gala) => ({ values: await one(gala, 'functions') }),
};

/** Another referee of an application. */
export async function replacing(gala: World, more: object = {}): Promise<Request> {
  const values = await one(gala, 'applications');
  const { id: reference_id } = await made(gala, 'references', { application_id: values.id, ...more });
  return { values, body: { reference_id, name: 'Mary Somerville', email_address: 'mary@example.org' } };
}

/** An e-mail that the mail server has not accepted. */
export async function unsent(gala: World, kind: 'refused' | 'deferred'): Promise<Request> {
  const { send } = gala.transport;
  gala.transport.send = async () => {
    throw new Unsent(kind, '', {});
  };
  const process = await made(gala, 'referenceProcesses');
  await gala.post(`/references/${tenant}/previewEmail`, { process_id: process.id, send_to: 'ada@example.org' });
  await gala.courier.idle();
  gala.transport.send = send;
  return { values: { id: (await gala.get(`/awards/messages/${tenant}?limit=1`)).body.Items[0].id } };
}

async function opening(gala: World): Promise<Request> {
  const { tenant, type, rounds } = await scene(gala);
  return { values: { tenantId: tenant, typeId: type, roundId: rounds[0] as string } };
}

async function resending(gala: World): Promise<Request> {
  const { tenant, review } = await openReview(gala);
  return { values: { tenantId: tenant, id: review.id } };
}

const template = { subject: 'About {{ abstract.title }}', body: '<p>Dear {{ assignee.name }}</p>' };
const emails = {
  enable_review_assignment_email: true,
  review_assignment_email: template,
  enable_review_submission_confirmation_email: true,
  review_submission_confirmation_email: template,
};

/** A review in an open round, of a process that sends both of its e-mails. */
// biome-ignore lint/suspicious/noExplicitAny: a review as it came back
async function openReview(gala: World): Promise<Scene & { readonly review: any }> {
  const ada = { type: 'contact', contact_id: 'ada', name: 'Ada', email_address: 'ada@example.org' };
  const of = await scene(gala, { process: emails, rules: [forAll(ada)], abstracts: [{}] });
  await openRound(gala, of);
  const [review] = await reviewsOf(gala, of);
  return { ...of, review };
}

/** The same of an application. */
// biome-ignore lint/suspicious/noExplicitAny: a review as it came back
async function openJudgement(gala: World): Promise<judging.Jury & { readonly review: any }> {
  const ada = { type: 'contact', contact_id: 'ada', name: 'Ada', email_address: 'ada@example.org' };
  const process = JSON.parse(JSON.stringify(emails).replaceAll('abstract.title', 'application.name'));
  const jury = await judging.jury(gala, { process, rules: [judging.everything(ada)], applications: [{}] });
  await judging.openRound(gala, jury);
  const [review] = await judging.reviewsOf(gala, jury);
  return { ...jury, review };
}

async function standing(gala: World, fields: object = {}): Promise<Request> {
  return { values: { id: (await made(gala, 'abstractReviews', fields)).id } };
}
