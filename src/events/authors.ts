/** What authors do with their abstracts, by their token or by a link: confirm and withdraw; and what their page shows. */

import { nothingPending } from '../decisions/decisions.js';
import { callBack, isWithdrawn, tell, wantedOf } from '../decisions/letters.js';
import { noted } from '../decisions/real.js';
import { Fault } from '../fault.js';
import { isSameAddress } from '../lib/persons.js';
import { compose, fieldsOf, findRecord } from '../mail/emails.js';
import { type EmailTemplate, recipientIn } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import { refuseLocked } from '../records/guards.js';
import { notFound } from '../records/records.js';
import type { LinkKind, LinkPage, Wanted } from '../records/registry.js';
import type { Call, Work } from '../records/work.js';
import { releasedOf } from '../reviewing/released.js';
import { cancelOpen } from '../reviewing/withdrawing.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import { json } from '../verbs/call.js';
import { decisionProcess, letters, seenByAuthor } from './deciding.js';
import { reviewing } from './reviewing.js';

type Abstract = RecordOf<'abstracts'>;

/** Own callers must be the author: reviewers see the abstract, too. Whoever has its link is the author. @throws Fault `not_own` */
async function abstractFor(id: string, work: Work): Promise<Abstract> {
  const { link, contactId } = work.caller;
  const isLinked = link?.kind === 'abstract' && link.about === id;
  if (link !== undefined && !isLinked) throw notFound('abstracts', id);
  const { record } = await (isLinked ? work.unlimited : work).records('abstracts').get(id);
  if (work.own !== undefined && !isLinked && record.submitter_id !== contactId) throw Fault.of('not_own');
  return isLinked ? record : (await work.unlimited.records('abstracts').get(id)).record;
}

type Standing = Answer<'abstracts.confirm'>;

const standing = ({ id, status, confirmed_at, withdrawn_at }: Abstract) =>
  json<Standing>({ id, status, confirmed_at, withdrawn_at } as Standing);

export async function confirm({ path }: Call<'abstracts.confirm'>, work: Work) {
  const abstract = await abstractFor(path.id, work);
  if (isWithdrawn(abstract)) throw Fault.of('already_withdrawn');
  if (abstract.decision !== 'accepted') throw Fault.of('not_accepted');
  if (abstract.confirmed_at !== undefined) return standing(abstract);
  return standing(await answered('confirmed', abstract, { confirmed_at: work.now.toISOString() }, undefined, work));
}

export async function withdraw({ path, body }: Call<'abstracts.withdraw'>, work: Work) {
  const abstract = await abstractFor(path.id, work);
  if (isWithdrawn(abstract)) return standing(abstract);
  const reason = body?.reason?.trim() || undefined;
  const at = { withdrawn_at: work.now.toISOString(), withdraw_reason: reason, confirmed_at: undefined };
  const next = await answered('withdrawn', abstract, { ...at, status: 'withdrawn', ...nothingPending }, reason, work);
  await callBack(abstract, 'withdrawn', work.unlimited);
  await cancelOpen(reviewing, next, work.unlimited);
  return standing(next);
}

/** Stores what the author has answered, confirms it to them, and tells the organizer if staff have not done it. */
async function answered(
  what: 'confirmed' | 'withdrawn',
  abstract: Abstract,
  fields: { readonly [F in keyof Abstract]?: Abstract[F] | undefined },
  reason: string | undefined,
  { unlimited: work, own, caller }: Work,
): Promise<Abstract> {
  refuseLocked(abstract);
  const isAccepted = abstract.decision === 'accepted';
  const next = Object.fromEntries(
    Object.entries({ ...abstract, ...fields }).filter(([, value]) => value !== undefined),
  );
  const told = isAccepted ? await tell(letters, what, next as Abstract, work).catch(processUnclear) : {};
  const { message_id } = { message_id: undefined, ...told };
  const by_id = abstract.submitter_id === caller.contactId && own !== undefined ? caller.contactId : caller.id;
  const entry = {
    what,
    at: work.now.toISOString(),
    by_id,
    ...(message_id !== undefined && { message_id }),
    ...(reason && { reason }),
  };
  const decisions = noted(abstract, entry);
  await work.records('abstracts').updateDerived(abstract.id, { ...fields, decisions }, false);
  if (own !== undefined) await tellOrganizer(what, next as Abstract, work);
  return next as Abstract;
}

/** Who answers does not have to know which process it is. */
function processUnclear(thrown: unknown) {
  if (thrown instanceof Fault && thrown.code === 'decision_process_needed') return {};
  throw thrown;
}

/** What the organizer is told. */
const notices: Readonly<Record<'confirmed' | 'withdrawn', EmailTemplate>> = {
  confirmed: {
    subject: 'Confirmed: {{ abstract.title }}',
    body: '<p>{{ abstract.name }} has confirmed “{{ abstract.title }}”.</p>',
  },
  withdrawn: {
    subject: 'Withdrawn: {{ abstract.title }}',
    body: '<p>{{ abstract.name }} has withdrawn “{{ abstract.title }}”.</p><p>{{ abstract.withdraw_reason }}</p>',
  },
};

async function tellOrganizer(what: 'confirmed' | 'withdrawn', abstract: Abstract, work: Work): Promise<void> {
  const process = await decisionProcess(abstract, work).catch(() => undefined);
  const { author_notice_to, selection_email: { reply_to, from } = {} } = process ?? {};
  const to = recipientIn(author_notice_to ?? reply_to ?? from);
  if (to === undefined) return;
  const fields = fieldsOf('abstractDecisionProcesses', 'selection_email', work);
  const mail = await compose(notices[what], to, { fields, values: { abstract } }, work);
  const outbox = new Outbox(work);
  const { count } = await outbox.before(abstract.id, `author_${what}`, to);
  outbox.add(abstract.id, `author_${what}`, count + 1, mail);
}

const stillThere: Wanted = async (id, _, work) =>
  (await findRecord('abstracts', id, work)) === undefined ? 'removed' : undefined;

export const toAuthors: Readonly<Record<string, Wanted>> = {
  ...wantedOf(letters),
  author_confirmed: stillThere,
  author_withdrawn: stillThere,
};

// The link in the e-mails to authors.

/** How long a link stays open after it was sent. */
const openMs = 365 * 24 * 3_600_000;

export const abstractLink: LinkKind = {
  resource: 'abstracts',
  addressIn: 'email_address',
  permissions: ['abstracts.get', 'abstracts.confirm', 'abstracts.withdraw', 'abstractReviews.released'],
  match: ({ about }) => ({ id: about }),
  ended: async ({ about, contact_id, email_address }, sent, { unlimited: work }) => {
    const abstract = await findRecord('abstracts', about, work);
    if (abstract === undefined) return 'the abstract was deleted';
    if (contact_id !== '' && abstract.submitter_id !== contact_id) return 'the abstract is somebody else’s now';
    if (!isSameAddress(abstract.email_address, email_address)) return 'the abstract has another e-mail address now';
    return work.now.getTime() > sent.getTime() + openMs ? 'it was sent more than a year ago' : undefined;
  },
  page: async ({ about }, work): Promise<LinkPage> => {
    const { record: abstract } = await work.unlimited.records('abstracts').get(about);
    const { id, title = '', status = '', name, email_address = '', decision, confirmed_at, sys_locked } = abstract;
    const event = await findRecord('events', abstract.event_id, work.unlimited);
    const isOpen = !isWithdrawn(abstract) && sys_locked !== true;
    const mayConfirm = isOpen && decision === 'accepted' && confirmed_at === undefined;
    const may = [...(mayConfirm ? (['confirm'] as const) : []), ...(isOpen ? (['withdraw'] as const) : [])];
    const own = (await work.ownRecords('abstracts').find(id))?.record; // none if nobody has said which contact it is
    const record = own ?? seenByAuthor(abstract, work);
    const item = { id, title, status, may, record, reviews: await releasedOf(reviewing, abstract, work.unlimited) };
    const person = { name, email_address };
    return { person, title: event?.name, time_zone: event?.timezone, items: [item] } as LinkPage;
  },
};
