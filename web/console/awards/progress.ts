/** How the letters of applications stand: who is to write one, who was asked when, and what is missing. */
import type { Answer } from 'gala/client';
import { groupedBy } from '../conference/scores.js';
import { counted, type Part, readAll } from '../conference/shared.js';
import type { Gala } from '../page.js';

export type Reference = Part<'references'>;
export type Mail = Answer<'messages.list'>['Items'][number];

/** What is read of references. */
export const referenceFields =
  'application_id,process_id,type_id,name,contact_id,email_address,status,completion_date,due_at,is_late,draft_saved_at,decline_reason,conflict_overridden_by_id,sys_created_at,sys_last_modified_at';

const applicationFields =
  'name,status,process_id,contact_id,email_address,average_score,review_status,pending_review_status,decision_at';
const processFields = 'name,is_active,closes_at,time_zone,reminders';

/** By reference, the e-mails about it, newest first. Undefined: it is not known yet, or may not be seen, what was written. */
export type Mails = ReadonlyMap<string, readonly Mail[]> | undefined;

export interface Letter {
  readonly reference: Reference;
  /** `elsewhere`: asked at an address that the referee does not have any more. `unknown`: nobody may say whether they were asked. */
  readonly state: 'received' | 'declined' | 'asked' | 'not asked' | 'elsewhere' | 'no address' | 'failed' | 'unknown';
  /** The last request. */
  readonly mail?: Mail | undefined;
}

export interface Progress {
  readonly id: string;
  readonly name: string;
  /** Undefined if the record is not there. */
  readonly application: Part<'applications'> | undefined;
  readonly letters: readonly Letter[];
  /** How many letters it needs, and has. */
  readonly needed: number;
  readonly received: number;
  /** How many letters it needs that nobody is named for. */
  readonly unnamed: number;
}

export type Found = Awaited<ReturnType<typeof readLetters>>;

/** All that is known of the letters of an award. @param tell hears how much there is so far. */
export async function readLetters(
  gala: Gala,
  award_id: string,
  signal: AbortSignal,
  tell?: (progress: string) => void,
) {
  const counts = { application: 0, letter: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell?.(`${counted(counts.application, 'application')}, ${counted(counts.letter, 'letter')}`);
  };
  const search = { body: { award_ids: [award_id] } };
  const ofApplication = { ...search, fieldsToReturn: applicationFields };
  const ofProcess = { award_id, fields: 'name,is_active,enable_references,reference_requirements' };
  const [applications, references, processes, applicationProcesses] = await Promise.all([
    readAll((from) => gala.applications.search({ ...ofApplication, ...from }, { signal }), count('application')),
    readAll<Reference>(
      (from) => gala.references.search({ ...search, fieldsToReturn: referenceFields, ...from }, { signal }) as never,
      count('letter'),
    ),
    readAll((from) => gala.referenceProcesses.listByAward({ award_id, fields: processFields, ...from }, { signal })),
    readAll((from) => gala.applicationProcesses.listByAward({ ...ofProcess, ...from }, { signal })),
  ]);
  return { applications, references, processes, applicationProcesses };
}

/** After 90 days, an e-mail has a digest in place of its address. */
export const isForgotten = /^[0-9a-f]{32}$/;

/** Not there, and due. */
export const isOverdue = ({ status, due_at = '' }: Reference) =>
  status === 'pending' && Date.parse(due_at) < Date.now();

const address = (text: string | undefined) => text?.trim().toLowerCase() ?? '';

export function letterOf(reference: Reference, mails: Mails): Letter {
  const { status, email_address } = reference;
  if (status === 'completed') return { reference, state: 'received' };
  if (status === 'declined') return { reference, state: 'declined' };
  const to = address(email_address);
  const requests = mails?.get(reference.id)?.filter(({ email }) => email === 'reference_notification') ?? [];
  const sent = requests.filter(({ state }) => state !== 'cancelled');
  const mail = sent.find((one) => address(one.to) === to);
  if (mail !== undefined) return { reference, state: mail.state === 'failed' ? 'failed' : 'asked', mail };
  if (to === '') return { reference, state: 'no address' };
  if (isForgotten.test(sent[0]?.to ?? '')) return { reference, state: 'asked', mail: sent[0] };
  if (sent.length > 0) return { reference, state: 'elsewhere', mail: sent[0] };
  return { reference, state: mails === undefined ? 'unknown' : 'not asked' };
}

/** @param process_id only letters for this process. */
export function progressOf(found: Found, mails: Mails, process_id?: string): Progress[] {
  const isMeant = (one: { process_id?: string }) => process_id === undefined || one.process_id === process_id;
  const byApplication = groupedBy(found.references.filter(isMeant), ({ application_id }) => application_id);
  const known = new Map(found.applications.map((application) => [application.id, application]));
  const active = found.applicationProcesses.filter(({ is_active }) => is_active !== false);
  return [...new Set([...known.keys(), ...byApplication.keys()])].flatMap((id) => {
    const application = known.get(id);
    const letters = (byApplication.get(id) ?? []).map((reference) => letterOf(reference, mails));
    const process =
      found.applicationProcesses.find((one) => one.id === application?.process_id) ??
      (active.length === 1 ? active[0] : undefined);
    const isAsked = application !== undefined && process?.enable_references === true;
    const requirements = isAsked ? (process.reference_requirements ?? []).filter(isMeant) : [];
    if (letters.length === 0 && requirements.length === 0 && process_id !== undefined) return [];
    const name = application?.name?.trim() || id;
    return [{ id, name, application, letters, ...countsOf(letters, requirements) }];
  });
}

type Requirement = NonNullable<Part<'applicationProcesses'>['reference_requirements']>[number];

/** Of each kind as many as the process requires; without a requirement, as many as the applicant has named, and one if all have declined. */
function countsOf(letters: readonly Letter[], requirements: readonly Requirement[]) {
  const required = new Map<string, number>();
  for (const { type_id = '', number_required = 0 } of requirements)
    required.set(type_id, (required.get(type_id) ?? 0) + number_required);
  const byType = groupedBy(letters, ({ reference }) => reference.type_id);
  const counts = { needed: 0, received: 0, unnamed: 0 };
  for (const type of new Set([...required.keys(), ...byType.keys()])) {
    const own = byType.get(type) ?? [];
    const received = own.filter(({ state }) => state === 'received').length;
    const live = own.filter(({ state }) => state !== 'declined').length;
    const needed = Math.max(received, required.get(type) ?? Math.max(1, live));
    counts.needed += needed;
    counts.received += received;
    counts.unnamed += Math.max(0, needed - live);
  }
  return counts;
}

export interface Sum {
  readonly needed: number;
  readonly received: number;
  /** How many letters are in one of the states. */
  readonly count: (...states: readonly Letter['state'][]) => number;
  readonly late: number;
}

export function sumOf(rows: readonly Progress[]): Sum {
  const letters = rows.flatMap((row) => row.letters);
  const total = (of: 'needed' | 'received') => rows.reduce((sum, row) => sum + row[of], 0);
  return {
    ...{ needed: total('needed'), received: total('received') },
    late: letters.filter(({ reference }) => isOverdue(reference)).length,
    count: (...meant) => letters.filter(({ state }) => meant.includes(state)).length,
  };
}

export const isComplete = ({ needed, received }: Progress) => needed > 0 && received >= needed;
const has =
  (...states: readonly Letter['state'][]) =>
  ({ letters }: Progress) =>
    letters.some(({ state }) => states.includes(state));
const isMissing = (row: Progress) => row.received < row.needed;

/** What applications can be filtered by: name in the address → what it says, and which it shows. */
export const filters: readonly (readonly [name: string, label: string, fits: (row: Progress) => boolean])[] = [
  ['', 'All', () => true],
  ['complete', 'Complete', isComplete],
  ['missing', 'Letters missing', isMissing],
  [
    'nobody',
    'Nobody asked',
    (row) => isMissing(row) && !has('asked', 'received', 'failed', 'elsewhere', 'unknown')(row),
  ],
  ['unasked', 'Someone not asked', has('not asked', 'elsewhere', 'no address')],
  ['unnamed', 'No referee named', ({ unnamed }) => unnamed > 0],
  ['late', 'Late', ({ letters }) => letters.some(({ reference }) => isOverdue(reference))],
  ['declined', 'Declined', has('declined')],
  ['failed', 'E-mail failed', has('failed')],
];
