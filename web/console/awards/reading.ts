/** Reads what the page of an award's letters shows. */
import { counted, readAll } from '../conference/shared.js';
import type { Gala, PageProps } from '../page.js';
import type { AskingProps } from './asking.js';
import { type Found, type Mail, type Mails, type Progress, type Reference, requestsIn } from './progress.js';

/** What the parts of the page get. */
export interface Shared extends PageProps {
  readonly award_id: string;
  readonly found: Found;
  /** Of the chosen process. */
  readonly rows: readonly Progress[];
  readonly mails: Mails;
  /** Undefined: the caller may not ask. */
  readonly onAsk: ((asking: Omit<AskingProps, 'nameOf' | 'onClose'>) => void) | undefined;
}

const ofReference =
  'application_id,process_id,type_id,name,contact_id,email_address,status,completion_date,due_at,conflict_overridden_by_id,sys_created_at,sys_last_modified_at';

/** @param tell hears how much there is so far. */
export async function read(gala: Gala, award_id: string, signal: AbortSignal, tell: (progress: string) => void) {
  const counts = { application: 0, letter: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.application, 'application')}, ${counted(counts.letter, 'letter')}`);
  };
  const search = { body: { award_ids: [award_id] } };
  const ofApplication = { ...search, fieldsToReturn: 'name,status,process_id,contact_id,email_address' };
  const ofProcess = { award_id, fields: 'is_active,enable_references,reference_requirements' };
  const [applications, references, processes, applicationProcesses] = await Promise.all([
    readAll((from) => gala.applications.search({ ...ofApplication, ...from }, { signal }), count('application')),
    readAll<Reference>(
      (from) => gala.references.search({ ...search, fieldsToReturn: ofReference, ...from }, { signal }) as never,
      count('letter'),
    ),
    readAll((from) => gala.referenceProcesses.listByAward({ award_id, fields: 'name,is_active', ...from }, { signal })),
    readAll((from) => gala.applicationProcesses.listByAward({ ...ofProcess, ...from }, { signal })),
  ]);
  return { at: new Date(), applications, references, processes, applicationProcesses };
}

/** As many e-mails as are looked through. */
export const mostMails = 50_000;

/** The tenant's e-mails, as far back as they can be about these references. @param tell hears how many there are so far. */
export async function readMails(
  gala: Gala,
  { references }: Pick<Found, 'references'>,
  signal: AbortSignal,
  tell: (count: number) => void,
) {
  const pending = references.filter(({ status }) => status === 'pending');
  const [oldest] = pending.map(({ sys_created_at = '' }) => sys_created_at).sort();
  const all: Mail[] = [];
  let next = oldest === undefined ? undefined : '';
  while (next !== undefined && all.length < mostMails) {
    const page = await gala.messages.list({ limit: 1000, ...(next && { exclusiveStartKey: next }) }, { signal });
    all.push(...page.items);
    tell(all.length);
    next = (all.at(-1)?.queued_at ?? '') < String(oldest) ? undefined : page.next;
  }
  return { requests: requestsIn(all), since: next && all.at(-1)?.queued_at };
}
