/** What referees and applicants do by a link or with their token: decline, come back, ask somebody else; and what their pages show. */
import { Fault } from '../fault.js';
import { isSameAddress, isSamePerson } from '../lib/persons.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { Outbox } from '../mail/outbox.js';
import { notFound } from '../records/records.js';
import type { LinkKind, LinkPage } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import { releasedOf } from '../reviewing/released.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import { json, stored } from '../verbs/call.js';
import { checkTime } from './drafts.js';
import { askAgain, tellDeclined } from './requests.js';
import { reviewing } from './reviewing.js';

type Reference = RecordOf<'references'>;
type Item = Answer<'links.current'>['items'][number];

const processOf = ({ process_id }: Partial<Reference>, work: Work) =>
  findRecord('referenceProcesses', process_id, work.unlimited);

const shown = async (id: string, work: Work): Promise<Reply<Reference>> =>
  stored(await work.records('references').get(id));

/** Staff are bound by no time. */
async function checkOwnTime(reference: Reference, work: Work): Promise<void> {
  if (work.own !== undefined) checkTime(reference, await processOf(reference, work), work);
}

export async function decline({ path, body = {} }: Call<'references.decline'>, work: Work) {
  const { record } = await work.records('references').get(path.id);
  if (record.status !== 'pending')
    throw Fault.of('reference_not_pending', `The reference is already ${record.status}.`);
  await checkOwnTime(record, work);
  const all = work.unlimited.records('references');
  await all.patch(path.id, { merge: { status: 'declined' } });
  const { id, contactId } = work.caller;
  const by = {
    declined_at: work.now.toISOString(),
    declined_by_id: contactId === record.contact_id ? contactId : id,
  };
  await all.updateDerived(path.id, { ...by, decline_reason: body.reason?.trim() || undefined }, false);
  await tellDeclined((await all.get(path.id)).record, work.unlimited);
  return await shown(path.id, work);
}

export async function reinstate({ path }: Call<'references.reinstate'>, work: Work) {
  const { record } = await work.records('references').get(path.id);
  if (record.status !== 'declined') throw Fault.of('reference_not_declined');
  await checkOwnTime(record, work);
  const isOver = momentOf(record.due_at) < work.now.getTime();
  if (work.own !== undefined && isOver) throw Fault.of('reference_closed');
  await work.unlimited.records('references').patch(path.id, { merge: { status: 'pending' } });
  return await shown(path.id, work);
}

/** How often an applicant can have somebody asked for one reference. */
const maxRequests = 10;

const hasBegun = ({ status, draft_saved_at }: Reference) =>
  status === 'completed' || (status === 'pending' && draft_saved_at !== undefined);

/**
 * Who is limited to own records must be the applicant: referees read the application, too. Whoever has the application's link
 * is the applicant, even if nobody has said which contact that is.
 */
export async function replaceReferee({ path, body }: Call<'applications.replaceReferee'>, work: Work) {
  const { link } = work.caller;
  const isLinked = link?.kind === 'application' && link.about === path.id;
  const { record: application } = await (isLinked ? work.unlimited : work).records('applications').get(path.id);
  const isOwn = work.own !== undefined;
  if (isOwn && !isLinked && application.contact_id !== work.caller.contactId) throw Fault.of('not_own');
  if (isOwn && isSamePerson(application, body))
    throw Fault.about('/email_address', 'conflict_of_interest', 'is the applicant', 'The referee');
  const all = work.unlimited.records('references');
  const { reference_id, name, email_address, contact_id = work.newId() } = body;
  const record = (await all.find(reference_id))?.record;
  if (record?.application_id !== path.id) throw notFound('references', reference_id);
  if (hasBegun(record)) throw Fault.of('referee_has_begun');
  if (isOwn) checkTime(record, await processOf(record, work), work);
  const requests = await new Outbox(work).countOf(record.id, 'reference_notification');
  if (isOwn && requests >= maxRequests) throw Fault.of('too_many_requests_for_reference');
  await all.patch(record.id, { merge: { ...forgotten, name, email_address: email_address.trim(), contact_id } });
  const { record: next } = await all.get(record.id);
  const asked = await askAgain(next, work.unlimited);
  return json({ id: next.id, status: next.status ?? 'pending', asked });
}

/** What is of the person who was asked before. */
const forgotten = {
  ...{ first_name: null, last_name: null, job_title: null, city: null, state: null, country: null },
  ...{ organization_id: null, notes: null, custom_field_values: null, status: 'pending' },
};

/** What an applicant sees of a reference. */
const letterOf = ({ id, application_id, name, email_address, status = 'pending' }: Reference) => ({
  id,
  application_id,
  name,
  ...(email_address !== undefined && { email_address }),
  status,
});

// Links.

const days = 24 * 3_600_000;

/** Without a date, a link is open for a year. */
const isOld = (due: unknown, sent: Date, { now }: Work) => {
  const end = Number.isNaN(momentOf(due)) ? sent.getTime() + 365 * days : momentOf(due) + 60 * days;
  return end < now.getTime();
};

/** What can be done with a reference now. */
function mayOf(reference: Reference, closes_at: string | undefined, { now }: Work): Item['may'] {
  const isPast = (time: unknown) => momentOf(time) < now.getTime();
  if (isPast(closes_at) && !(momentOf(reference.due_at) >= now.getTime())) return [];
  if (reference.status === 'pending') return ['save', 'submit', 'decline'];
  return reference.status === 'declined' && !isPast(reference.due_at) ? ['reinstate'] : [];
}

const reference: LinkKind = {
  resource: 'references',
  match: ({ about }) => ({ id: about }),
  permissions: [
    'references.get',
    'references.patch',
    'references.submit',
    'references.decline',
    'references.reinstate',
    'referenceProcesses.get',
    'applications.get',
  ],
  async ended({ about, contact_id, email_address }, sent, work) {
    const record = await findRecord('references', about, work);
    if (record === undefined) return 'the reference is not wanted any more';
    if (record.contact_id !== contact_id) return 'somebody else is asked now';
    if (!isSameAddress(record.email_address, email_address)) return 'the request went to another address since';
    return isOld(record.due_at, sent, work) ? 'it was due more than 60 days ago, or sent a year ago' : undefined;
  },
  async page({ about, email_address }, work) {
    const { record } = await work.ownRecords('references').get(about);
    const process = await processOf(record, work);
    const [award, type, application] = await Promise.all([
      findRecord('awards', record.award_id, work.unlimited),
      findRecord('referenceTypes', record.type_id, work.unlimited),
      work.ownRecords('applications').find(record.application_id),
    ]);
    const whom = application?.record.name;
    const { id, status = 'pending', due_at, is_late, draft_saved_at } = record;
    const item = {
      id,
      title: `${type?.name ?? 'Reference'}${whom === undefined ? '' : ` for ${whom}`}`,
      status,
      due_at: due_at ?? (status === 'pending' ? record.completion_date : undefined),
      closes_at: process?.closes_at,
      is_late,
      draft_saved_at,
      may: mayOf(record, process?.closes_at, work),
      record,
      about: application?.record,
    };
    const { questions, time_zone } = process ?? {};
    const person = { name: record.name, email_address };
    return { person, title: award?.name, time_zone, questions, items: [item] };
  },
};

/** How many letters the page of an application shows. */
const maxLetters = 100;

const application: LinkKind = {
  resource: 'applications',
  match: ({ about }) => ({ id: about }),
  permissions: ['applications.get', 'applications.replaceReferee', 'reviews.released'],
  async ended({ about, contact_id, email_address }, sent, work) {
    const record = await findRecord('applications', about, work);
    if (record === undefined) return 'the application was deleted';
    if (contact_id !== '' && record.contact_id !== contact_id) return 'the application is somebody else’s now';
    if (!isSameAddress(record.email_address, email_address)) return 'the application has another address now';
    return isOld(undefined, sent, work) ? 'it was sent a year ago' : undefined;
  },
  async page({ about, email_address }, work) {
    const all = work.unlimited;
    const found = await findRecord('applications', about, all);
    const award = await findRecord('awards', found?.award_id, all);
    const items: LinkPage['items'][number][] = [];
    let [time_zone, more]: [string | undefined, number] = [undefined, 0];
    for await (const { record } of all.records('references').all({ application_id: about })) {
      if (items.length === maxLetters) more++;
      if (more > 0) continue;
      const [process, type] = [await processOf(record, work), await findRecord('referenceTypes', record.type_id, all)];
      time_zone ??= process?.time_zone;
      const { id, status = 'pending', due_at } = record;
      const isOpen = mayOf({ ...record, status: 'pending' }, process?.closes_at, work).length > 0;
      const may: Item['may'] = hasBegun(record) || !isOpen ? [] : ['replace'];
      const title = `${type?.name ?? 'Reference'}: ${record.name}`;
      items.push({ id, title, status, due_at, closes_at: process?.closes_at, may, record: letterOf(record) });
    }
    const person = { name: found?.name ?? '', email_address };
    const reviews = found && (await releasedOf(reviewing, found as never, all));
    return { person, title: award?.name, time_zone, items, reviews, more_items: more || undefined };
  },
};

export const linkKinds = { reference, application };
