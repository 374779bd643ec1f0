/** Decisions on abstracts, the e-mails to their authors, and what authors answer. */

import { type Deciding, decide, nothingPending } from '../decisions/decisions.js';
import {
  callBack,
  isWithdrawn,
  type Letters,
  preview,
  confirmReceipt as receipt,
  tell,
  wantedOf,
} from '../decisions/letters.js';
import { noted, release, setStatus } from '../decisions/release.js';
import { Fault } from '../fault.js';
import { checkTemplates, compose, fieldsOf, findRecord } from '../mail/emails.js';
import { type EmailTemplate, recipientIn } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import { refuseLocked } from '../records/guards.js';
import { notFound } from '../records/records.js';
import type { Definition, Wanted } from '../records/registry.js';
import type { Call, Work } from '../records/work.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import { visible } from '../schema/visibility.js';
import { json } from '../verbs/call.js';
import { cancelOpen } from './reviewing/withdrawing.js';

type Abstract = RecordOf<'abstracts'>;
type DecisionProcess = RecordOf<'abstractDecisionProcesses'>;

const sampleAbstract: Partial<Abstract> = {
  name: 'Mary Somerville',
  title: 'On the connexion of the sciences',
  body: 'What binds the physical sciences together.',
  email_address: 'mary@example.org',
  status: 'accepted',
};

const letters: Letters = {
  resource: 'abstracts',
  sources: {
    received: [['abstractSubmissionProcesses', 'submission_confirmation', 'confirmation_email']],
    accepted: [
      ['abstractDecisionProcesses', 'selection', 'selection_email'],
      ['abstractApprovalProcesses', 'approval_notification', 'approval_notification_email'],
    ],
    declined: [
      ['abstractDecisionProcesses', 'declined', 'declined_email'],
      ['abstractApprovalProcesses', 'decline_notification', 'decline_notification_email'],
    ],
    alternate: [['abstractDecisionProcesses', 'alternate', 'alternate_email']],
    confirmed: [
      ['abstractDecisionProcesses', 'decision_confirmation', 'confirmation_email'],
      ['abstractApprovalProcesses', 'acceptance_notification', 'acceptance_notification_email'],
    ],
    withdrawn: [['abstractApprovalProcesses', 'presenter_decline', 'presenter_decline_email']],
  },
  processFor: async (source, record, work) => {
    const type = await findRecord('abstractTypes', record.type_id, work);
    if (source === 'abstractDecisionProcesses') return await decisionProcess(record, work);
    if (source === 'abstractSubmissionProcesses') return await findRecord(source, type?.submission_process_id, work);
    const id = record.approval_process_id ?? type?.approval_process_id;
    const process = await findRecord('abstractApprovalProcesses', id, work);
    return process?.is_active === false ? undefined : process;
  },
  compose: async ({ template, fields }, record, work, pointer = '') => {
    const { id = '', type_id, event_id, submitter_id = '', email_address = '' } = record ?? sampleAbstract;
    const event = await findRecord('events', event_id, work);
    const {
      sys_version: _,
      sys_last_modified_at: __,
      ...seen
    } = (
      record === undefined ? sampleAbstract : visible(record, work.model('abstracts').parts.author)
    ) as Partial<Abstract>;
    const type = (await findRecord('abstractTypes', type_id, work)) ?? (record ? undefined : { name: 'Talk' });
    const links = [{ kind: 'abstract' as const, about: id, contact_id: submitter_id }];
    const values = { abstract: seen, type, event };
    const to = recipientIn(email_address);
    return await compose(template, to, { fields, values, links, timeZone: event?.timezone }, work, pointer);
  },
};

/** That of its type, or else the only one of its event. @throws Fault `decision_process_needed` */
async function decisionProcess({ type_id, event_id }: Abstract, work: Work): Promise<DecisionProcess | undefined> {
  const type = await findRecord('abstractTypes', type_id, work);
  const named = await findRecord('abstractDecisionProcesses', type?.decision_process_id, work);
  if (named !== undefined || event_id === undefined) return named;
  const [one, ...others] = await work.records('abstractDecisionProcesses').page({ event_id }, { limit: 2 });
  if (others.length > 0) throw Fault.of('decision_process_needed');
  return one?.record;
}

const of: Deciding = {
  letters,
  group: 'event_id',
  part: 'type_id',
  ids: 'abstract_ids',
  senders: ['abstractDecisionProcesses', 'abstractApprovalProcesses', 'abstractTypes'],
};

export const deciding = {
  decide: ({ body }: Call<'abstracts.decide'>, work: Work) => decide(of, body as never, work),
  release: ({ body }: Call<'abstracts.release'>, work: Work) => release(of, body as never, work),
  setStatus: ({ path, body }: Call<'abstracts.setStatus'>, work: Work) => setStatus(of, path.id, body, work),
  previewEmail: ({ body }: Call<'abstracts.previewEmail'>, work: Work) =>
    preview(letters, body as never, body.abstract_id, work),
  confirm,
  withdraw,
};

export const confirmReceipt = (abstract: Abstract, work: Work) => receipt(letters, abstract, work);

// What authors answer.

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

async function confirm({ path }: Call<'abstracts.confirm'>, work: Work) {
  const abstract = await abstractFor(path.id, work);
  if (isWithdrawn(abstract)) throw Fault.of('already_withdrawn');
  if (abstract.decision !== 'accepted') throw Fault.of('not_accepted');
  if (abstract.confirmed_at !== undefined) return standing(abstract);
  return standing(await answered('confirmed', abstract, { confirmed_at: work.now.toISOString() }, undefined, work));
}

async function withdraw({ path, body }: Call<'abstracts.withdraw'>, work: Work) {
  const abstract = await abstractFor(path.id, work);
  if (isWithdrawn(abstract)) return standing(abstract);
  const reason = body?.reason?.trim() || undefined;
  const at = { withdrawn_at: work.now.toISOString(), withdraw_reason: reason, confirmed_at: undefined };
  const next = await answered('withdrawn', abstract, { ...at, status: 'withdrawn', ...nothingPending }, reason, work);
  await callBack(abstract, 'withdrawn', work.unlimited);
  await cancelOpen(next, work.unlimited);
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

// The processes that have the e-mails.

const sample = { abstract: sampleAbstract, type: { name: 'Talk' } };
const isOn = (process: object, field: string) =>
  (process as Readonly<Record<string, unknown>>)[`enable_${field}`] === true;

export const abstractDecisionProcesses: Definition<'abstractDecisionProcesses'> = {
  check: checkTemplates(
    'abstractDecisionProcesses',
    ['selection_email', 'declined_email', 'alternate_email', 'confirmation_email'],
    sample,
    'selection_email',
    isOn,
  ),
};

export const abstractApprovalProcesses: Definition<'abstractApprovalProcesses'> = {
  check: checkTemplates(
    'abstractApprovalProcesses',
    [
      'approval_notification_email',
      'acceptance_notification_email',
      'decline_notification_email',
      'presenter_decline_email',
    ],
    sample,
    'approval_notification_email',
    isOn,
  ),
};

export const abstractSubmissionProcesses: Definition<'abstractSubmissionProcesses'> = {
  check: checkTemplates('abstractSubmissionProcesses', ['confirmation_email'], sample, 'confirmation_email', isOn),
};
