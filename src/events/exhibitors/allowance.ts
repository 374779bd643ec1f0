/** The allowed and the current number of contacts of each type. */

import { isLong } from '../../pace.js';
import type { Work } from '../../records/work.js';
import type { Answer, RecordOf } from '../../schema/contract.js';

export type Allowance = Answer<'exhibitors.getContactAllowance'>;
type Rule = NonNullable<RecordOf<'exhibitorSettings'>['contact_restriction_rules']>[number];

/** An exhibitor or a registration. Contacts of a registration can have any properties. */
export interface Registered {
  readonly event_id?: string | undefined;
  readonly contacts?: readonly object[] | undefined;
}

/** The fields of a contact that are used here. */
interface Contact {
  readonly contact_id?: unknown;
  readonly contact_type_id?: unknown;
  readonly is_frozen?: unknown;
}

/** @param countBooths is called only if a rule applies per booth. */
export async function allowanceOf(
  { event_id, contacts = [] }: Registered,
  countBooths: () => number | Promise<number>,
  work: Work,
): Promise<Allowance> {
  const rules = await rulesOf(event_id, work);
  const booths = rules.some(({ per_booth }) => per_booth === true) ? await countBooths() : 1;
  await work.pace.step();
  const counts = countsOf(contacts);
  await work.pace.step();
  return {
    allowances: rules.map(({ contact_type_id, maximum_number_of_contacts, per_booth }) => ({
      contact_type_id,
      maximum_number_of_contacts: maximum_number_of_contacts * (per_booth === true ? booths : 1),
      number_of_contacts: counts.get(contact_type_id) ?? 0,
    })),
    frozen_contacts: contacts.flatMap(({ contact_id, is_frozen }: Contact) =>
      is_frozen === true && typeof contact_id === 'string' ? [contact_id] : [],
    ),
  };
}

/** The number of contacts by type, frozen ones included. */
export function countsOf(contacts: readonly object[] = []): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { contact_type_id } of contacts as readonly Contact[])
    counts.set(contact_type_id, (counts.get(contact_type_id) ?? 0) + 1);
  return counts;
}

/** The rules in the settings of an event: the settings that name the event, or else those whose id is the event's id. */
async function rulesOf(event_id: string | undefined, work: Work): Promise<readonly Rule[]> {
  if (event_id === undefined) return [];
  const settings = work.records('exhibitorSettings');
  const [ofEvent] = await settings.page({ event_id }, { limit: 1 });
  const found = ofEvent ?? (await settings.find(event_id));
  if (found !== undefined) await work.pace.step(isLong(found.json));
  const record = found?.record;
  if (record?.enable_contact_restriction_rules !== true) return [];
  return (record.event_id ?? event_id) === event_id ? (record.contact_restriction_rules ?? []) : [];
}

/** The number of booths of an exhibitor at an event, including shared ones; at least one. Counted with indexes. */
export async function boothsOf(exhibitor_id: string, event_id: string | undefined, work: Work): Promise<number> {
  if (event_id === undefined) return 1; // booths always belong to an event
  const booths = new Set<string>();
  for (const field of boothFields) {
    const query = { match: { [field]: exhibitor_id, event_id }, fields: [], limit: 1000 };
    for (let [from, isLast] = ['', false]; !isLast; ) {
      await work.pace.step();
      const ids = (await work.entries('exhibitorBooths', { ...query, from })).flat();
      for (const id of ids) booths.add(id);
      [from, isLast] = [ids.at(-1) ?? '', ids.length < query.limit];
    }
  }
  return Math.max(booths.size, 1);
}

/** The fields of a booth that name exhibitors. */
const boothFields = ['exhibitor_id', 'additional_exhibitors.exhibitor_id'] as const;

export const boothIndexes = boothFields.map((field) => ({ fields: [field, 'event_id'] as const }));
