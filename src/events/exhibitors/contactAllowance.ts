/** How many contacts of each type an exhibitor may have. */

import { isDeepStrictEqual } from 'node:util';
import type { Answer, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import { json } from '../../verbs/reply.js';

type Allowance = Answer<'exhibitors.getContactAllowance'>;
type Settings = RecordOf<'exhibitorSettings'>;
type Rule = NonNullable<Settings['contact_restriction_rules']>[number];

/** What a contact says about itself; others are kept as they are. */
interface Contact {
  readonly contact_id: string;
  readonly contact_type_id: string;
  readonly is_frozen?: boolean;
}

interface Registered {
  readonly event_id: string;
  readonly contacts?: readonly Contact[];
}

export async function getContactAllowance(
  { path }: Call<'exhibitors.getContactAllowance'>,
  work: Work,
): Promise<Reply<Allowance>> {
  const { record } = await work.records('exhibitors').get(path.id);
  return json(await allowanceOf(record, await boothsOf(path.id, work), work));
}

export async function contactAllowanceForRegistration(
  { body }: Call<'exhibitors.contactAllowanceForRegistration'>,
  work: Work,
): Promise<Reply<Allowance>> {
  return json(await allowanceOf(body, body.booths ?? 1, work));
}

/** Refuses an exhibitor that has more contacts of a type than it may, unless it had just those before. */
export async function checkAllowance(
  draft: Registered,
  previous: (Registered & { readonly id: string }) | undefined,
  work: Work,
): Promise<void> {
  if (previous !== undefined && isSame(draft, previous)) return;
  const booths = previous === undefined ? 1 : await boothsOf(previous.id, work);
  const { allowances } = await allowanceOf(draft, booths, work);
  const over = allowances.filter((one) => one.number_of_contacts > one.maximum_number_of_contacts);
  const details = over.map((one) => ({
    pointer: '/contacts',
    code: 'contact_allowance_exceeded',
    message: `has ${one.number_of_contacts} contacts of type ${one.contact_type_id}, and may have ${one.maximum_number_of_contacts}`,
  }));
  if (details[0]) throw new Fault('contact_allowance_exceeded', `The exhibitor ${details[0].message}.`, { details });
}

const isSame = (one: Registered, other: Registered) =>
  one.event_id === other.event_id && isDeepStrictEqual(one.contacts, other.contacts);

async function allowanceOf({ event_id, contacts = [] }: Registered, booths: number, work: Work): Promise<Allowance> {
  const rules = await rulesOf(event_id, work);
  const counts = countsOf(contacts);
  return {
    allowances: rules.map(({ contact_type_id, maximum_number_of_contacts, per_booth }) => ({
      contact_type_id,
      maximum_number_of_contacts: maximum_number_of_contacts * (per_booth === true ? booths : 1),
      number_of_contacts: counts.get(contact_type_id) ?? 0,
    })),
    frozen_contacts: contacts.filter(({ is_frozen }) => is_frozen === true).map(({ contact_id }) => contact_id),
  };
}

/** Contacts by their type, frozen ones too. */
function countsOf(contacts: readonly Contact[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { contact_type_id } of contacts) counts.set(contact_type_id, (counts.get(contact_type_id) ?? 0) + 1);
  return counts;
}

/** The rules in the settings of the event: those that name it, else those that have its id. */
async function rulesOf(event_id: string, work: Work): Promise<readonly Rule[]> {
  const settings = work.records('exhibitorSettings');
  const [named] = await settings.page({ event_id }, { limit: 1 });
  const found = (named ?? (await settings.find(event_id)))?.record;
  return found?.enable_contact_restriction_rules === true ? (found.contact_restriction_rules ?? []) : [];
}

/** Booths that are assigned to the exhibitor; one, when none is on file. */
async function boothsOf(exhibitor_id: string, work: Work): Promise<number> {
  let booths = 0;
  for await (const _ of work.records('exhibitorBooths').all({ exhibitor_id })) booths++;
  return Math.max(booths, 1);
}
