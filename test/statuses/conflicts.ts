/** What makes each operation a conflict (409), as the records themselves can. */
import { randomUUID } from 'node:crypto';
import type { OperationId, ResourceName } from '../../src/schema/contract.js';
import { jury } from '../awards/reviewing/jury.js';
import { scene } from '../events/reviewing/story.js';
import type { World } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';
import { type Asked, exampleOf, type Request } from './routes.js';
import { replacing, successOf, unsent } from './successes.js';

interface Conflict extends Request {
  /** That of the answer. */
  readonly code: string;
  /** The field that the answer must name. */
  readonly pointer?: string;
  /** Whether the server that answers must be a strict one. */
  readonly strict?: boolean;
}

/** Conflicts only if others keep changing what it needs, which its own records cannot cause. */
const onlyByOthers = 'only by others';

type Case = ((gala: World, operation: Asked) => Promise<Conflict>) | typeof onlyByOthers;

/** What makes an operation conflict; nothing when there is no case for it. */
export function conflictOf(operation: Asked): Case | undefined {
  if (operation.verb === 'create') return fieldThatRefers(operation) === undefined ? onlyByOthers : dangling;
  return own[operation.id] ?? family[operation.verb];
}

const family: Readonly<Record<string, Case>> = { upsert: locked, replace: locked, patch: locked, delete: locked };

const own: { readonly [O in OperationId]?: Case } = {
  'history.undelete': async (gala, { document }) => {
    const [resource = 'references'] = document.resources;
    return { values: { id: (await made(gala, resource)).id }, code: 'record_exists' };
  },
  'people.erase': async () => ({ body: { contact_ids: ['contact-12'] }, code: 'dry_run_missing' }),
  'messages.retry': sent,
  'messages.retryFailed': onlyByOthers,
  'webhookEndpoints.patch': onlyByOthers,
  'webhookEndpoints.delete': onlyByOthers,
  'webhookEndpoints.rotate': onlyByOthers,
  'webhookEndpoints.test': onlyByOthers,
  'webhookEndpoints.resume': onlyByOthers,
  'messages.cancel': sent,
  'links.current': async () => ({ code: 'not_a_link' }),
  'links.revoke': onlyByOthers,
  'references.decline': answered('reference_not_pending'),
  'references.reinstate': answered('reference_not_declined'),
  'applications.replaceReferee': async (gala) => ({
    ...(await replacing(gala, { status: 'completed' })),
    code: 'referee_has_begun',
  }),
  'references.submit': async (gala) => ({
    body: await made(gala, 'references', { status: 'completed' }),
    code: 'reference_not_pending',
  }),
  'coupons.evaluate': async (gala) => {
    const fields = { currency: 'JPY', maximum_discount: 100 };
    const { id } = await made(gala, 'coupons', fields);
    const body = { lines: [{ kind: 'session_fee', price: 10, quantity: 1 }] };
    return { values: { id }, body, code: 'currencies_mixed' };
  },
  'references.previewEmail': onlyByOthers,
  'references.process': onlyByOthers,
  'references.processAll': onlyByOthers,
  'references.remind': onlyByOthers,
  'applications.decide': async (gala) => await undecidable(gala, 'applications'),
  'applications.release': async (gala) => await undecidable(gala, 'applications', 'release'),
  'applications.setStatus': async (gala) => await undecidable(gala, 'applications', 'status'),
  'applications.previewEmail': onlyByOthers,
  'abstracts.decide': async (gala) => await undecidable(gala, 'abstracts'),
  'abstracts.release': async (gala) => await undecidable(gala, 'abstracts', 'release'),
  'abstracts.setStatus': async (gala) => await undecidable(gala, 'abstracts', 'status'),
  'abstracts.confirm': async (gala) => ({
    values: { id: (await made(gala, 'abstracts')).id },
    code: 'not_accepted',
  }),
  'abstracts.withdraw': async (gala) => ({
    values: { id: (await made(gala, 'abstracts', { sys_locked: true })).id },
    code: 'record_locked',
  }),
  'abstracts.previewEmail': onlyByOthers,
  'messages.edit': async (gala) => ({ ...(await sent(gala)), body: { subject: 'Corrected' } }),
  'messages.cancelQueued': onlyByOthers,
  'abstractReviews.openRound': foreign,
  'abstractReviews.openRoundByPost': foreign,
  'abstractReviews.assignReviews': async (gala) => {
    const { tenant, rounds, abstracts } = await scene(gala);
    const body = { review_round_id: rounds[0], abstract_ids: abstracts, assignees: [{ contact_id: 'ada' }] };
    return { values: { tenantId: tenant }, body, code: 'round_not_open' };
  },
  'abstractReviews.submit': ofUnopened('abstractReviews', 'round_not_open', { score: 4 }),
  'abstractReviews.decline': frozen('abstractReviews', 'not started'),
  'abstractReviews.cancel': frozen('abstractReviews', 'not started'),
  'abstractReviews.reinstate': frozen('abstractReviews', 'declined'),
  'abstractReviews.previewEmail': onlyByOthers,
  'abstractReviews.sendReviewAssignmentEmail': onlyByOthers,
  'abstractReviews.remind': onlyByOthers,
  'abstractReviews.resendReviewAssignmentEmail': ofUnopened('abstractReviews', 'round_not_open'),
  'abstractReviews.resendConfirmationEmail': ofUnopened('abstractReviews', 'review_not_completed'),
  'reviews.openRound': async (gala) => ({
    values: { roundId: (await made(gala, 'reviewRounds', { sys_locked: true })).id },
    code: 'record_locked',
  }),
  'reviews.assignReviews': async (gala) => {
    const { tenant, rounds, applications } = await jury(gala);
    const body = { review_round_id: rounds[0], application_ids: applications, assignees: [{ contact_id: 'ada' }] };
    return { values: { tenantId: tenant }, body, code: 'round_not_open' };
  },
  'reviews.submit': ofUnopened('reviews', 'round_not_open', { score: 4 }),
  'reviews.decline': frozen('reviews', 'not started'),
  'reviews.cancel': frozen('reviews', 'not started'),
  'reviews.reinstate': frozen('reviews', 'declined'),
  'reviews.previewEmail': onlyByOthers,
  'reviews.sendReviewAssignmentEmail': onlyByOthers,
  'reviews.remind': onlyByOthers,
  'reviews.resendReviewAssignmentEmail': ofUnopened('reviews', 'round_not_open'),
  'reviews.resendConfirmationEmail': ofUnopened('reviews', 'review_not_completed'),
};

type Reviews = 'abstractReviews' | 'reviews';

/** A reference that is completed. */
function answered(code: string) {
  return async (gala: World, _: Asked): Promise<Conflict> => {
    const { id } = await made(gala, 'references', { status: 'completed' });
    return { values: { id }, body: code === 'reference_not_pending' ? {} : undefined, code };
  };
}

/** What was withdrawn, or is released with a digest that does not fit. */
async function undecidable(gala: World, resource: 'abstracts' | 'applications', verb = 'decide'): Promise<Conflict> {
  const { id } = await made(gala, resource, { status: 'withdrawn' });
  const ids = { [resource === 'abstracts' ? 'abstract_ids' : 'application_ids']: [id] };
  if (verb === 'release') return { body: { ...ids, digest: 'of something else' }, code: 'decisions_changed' };
  const body = { review_status: 'accepted', ...(verb === 'decide' && ids) };
  return { values: { id }, body, code: 'already_withdrawn' };
}

/** An e-mail that was sent. */
async function sent(gala: World): Promise<Conflict> {
  const { values } = await unsent(gala, 'refused');
  await gala.post(`/awards/messages/${tenant}/${values?.id}/retry`);
  await gala.courier.idle();
  return { values: values ?? {}, code: 'message_state' };
}

async function locked(gala: World, operation: Asked): Promise<Conflict> {
  const { body } = (await successOf(operation)?.(gala)) ?? {};
  const external_id = `crm-${randomUUID()}`;
  const { id } = await made(gala, operation.resource, { sys_locked: true, sys_external_id: external_id });
  return { values: { id, external_id }, body, code: 'record_locked' };
}

/** The first field of a resource that names a record of another one. */
function fieldThatRefers({ document, resource }: { document: Asked['document']; resource: ResourceName }) {
  const properties = document.properties(document.answer(`${resource}.replace`) ?? {});
  return Object.keys(properties).find((name) => {
    const target = document.resolve(properties[name] ?? {})['x-refers-to'];
    return target !== undefined && !target.startsWith('external:');
  });
}

/** A new record that names one that does not exist. */
async function dangling(_: World, operation: Asked): Promise<Conflict> {
  const field = fieldThatRefers(operation) as string; // there is one, or this is not the case for it
  const body = { ...(exampleOf(operation) as object), [field]: 'none-such' };
  return { body, code: 'reference_not_found', pointer: `/${field}`, strict: true };
}

/** A round of one process, a type of another. */
async function foreign(gala: World): Promise<Conflict> {
  const { tenant, rounds } = await scene(gala);
  const process = await made(gala, 'abstractReviewProcesses', {}, tenant);
  const type = await made(gala, 'abstractTypes', { review_process_id: process.id }, tenant);
  return { values: { tenantId: tenant, typeId: type.id, roundId: rounds[0] as string }, code: 'process_mismatch' };
}

/** A review in a round that was never opened. @param answers if it is submitted. */
function ofUnopened(resource: Reviews, code: string, answers?: object): Case {
  return async (gala) => {
    const review = await made(gala, resource);
    return { values: { id: review.id }, ...(answers && { body: { ...review, ...answers } }), code };
  };
}

/** A locked review with this status. */
function frozen(resource: Reviews, status: string): Case {
  return async (gala) => {
    const { id } = await made(gala, resource, { status, sys_locked: true });
    return { values: { id }, code: 'record_locked' };
  };
}
