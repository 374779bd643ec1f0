/** Exhibitors and their registrations, and the number of contacts of each type that they may have. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { isLong } from '../lib/yielder.js';
import type { Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, Draft, RecordOf } from '../schema/contract.js';
import { computed, json } from '../verbs/call.js';
import { idsOf } from '../verbs/list.js';

type Exhibitor = RecordOf<'exhibitors'>;
type Registration = RecordOf<'exhibitorRegistrations'>;
type Allowance = Answer<'exhibitors.getContactAllowance'>;
type Rule = NonNullable<RecordOf<'exhibitorSettings'>['contact_restriction_rules']>[number];

export const exhibitors: Definition<'exhibitors'> = {
  check: checkExhibitor,
  operations: {
    getContactAllowance,
    contactAllowanceForRegistration: async ({ body }, work) =>
      computed(await allowanceOf(body, () => body.booths ?? 1, work)),
  },
};

export const exhibitorRegistrations: Definition<'exhibitorRegistrations'> = {
  check: checkRegistration,
};

async function getContactAllowance(
  { path }: Call<'exhibitors.getContactAllowance'>,
  work: Work,
): Promise<Reply<Allowance>> {
  await work.records('exhibitors').get(path.id); // throws if the caller cannot see the exhibitor
  const { record } = await work.unlimited.records('exhibitors').get(path.id);
  return json(await allowanceOf(record, () => boothsOf(record.id, record.event_id, work), work));
}

/** @throws Fault `contact_allowance_exceeded` */
async function checkExhibitor(draft: Draft<'exhibitors'>, previous: Exhibitor | undefined, work: Work): Promise<void> {
  if (previous !== undefined && isSame(draft, previous, ['event_id', 'contacts'])) return;
  const countBooths = () => (previous === undefined ? 1 : boothsOf(previous.id, draft.event_id, work));
  refuseExcess(await allowanceOf(draft, countBooths, work), draft, previous);
}

/**
 * A registration without an event uses that of its exhibitor. It has the booths of its exhibitor, or more if it lists more.
 * @throws Fault `contact_allowance_exceeded`
 */
async function checkRegistration(
  draft: Draft<'exhibitorRegistrations'>,
  previous: Registration | undefined,
  work: Work,
): Promise<void> {
  if (previous !== undefined && isSame(draft, previous, ['event_id', 'exhibitor_id', 'booths', 'contacts'])) return;
  const exhibitor = (await work.records('exhibitors').find(draft.exhibitor_id))?.record;
  const event_id = draft.event_id ?? exhibitor?.event_id;
  const countBooths = async () =>
    Math.max(await boothsOf(draft.exhibitor_id, event_id, work), draft.booths?.length ?? 0);
  const before = previous?.exhibitor_id === draft.exhibitor_id ? previous : undefined;
  refuseExcess(await allowanceOf({ ...draft, event_id }, countBooths, work), draft, before);
}

const isSame = <T extends object, F extends keyof T>(one: T, other: T, fields: readonly F[]) =>
  fields.every((field) => isSameJson(one[field], other[field]));

/**
 * Rejects more contacts than allowed, unless the change reduces the contacts of some type and adds none to a type that
 * exceeds its maximum.
 */
function refuseExcess({ allowances }: Allowance, draft: Registered, previous: Registered | undefined): void {
  const over = allowances.filter((one) => one.number_of_contacts > one.maximum_number_of_contacts);
  if (over.length === 0) return;
  const before = countsOf(previous?.event_id === draft.event_id ? previous?.contacts : []);
  const after = countsOf(draft.contacts);
  const grows = over.some((one) => one.number_of_contacts > (before.get(one.contact_type_id) ?? 0));
  if (!grows && [...before].some(([type, count]) => (after.get(type) ?? 0) < count)) return;
  const code = 'contact_allowance_exceeded';
  const details = over.map(({ contact_type_id: type, number_of_contacts, maximum_number_of_contacts }) => {
    const message = `has ${number_of_contacts} contacts of type ${type}; the maximum is ${maximum_number_of_contacts}`;
    return { pointer: '/contacts', code, message };
  });
  throw Fault.of(code, `The exhibitor ${details[0]?.message}.`, { details });
}

/** An exhibitor or a registration. Contacts of a registration can have any properties. */
interface Registered {
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
  await work.yielder.step();
  const counts = countsOf(contacts);
  await work.yielder.step();
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
function countsOf(contacts: readonly Contact[] = []): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const { contact_type_id } of contacts) counts.set(contact_type_id, (counts.get(contact_type_id) ?? 0) + 1);
  return counts;
}

/** The rules in the settings of an event: the settings that name the event, or else those whose id is the event's id. */
async function rulesOf(event_id: string | undefined, work: Work): Promise<readonly Rule[]> {
  if (event_id === undefined) return [];
  const settings = work.records('exhibitorSettings');
  const [ofEvent] = await settings.page({ event_id }, { limit: 1 });
  const found = ofEvent ?? (await settings.find(event_id));
  if (found !== undefined) await work.yielder.step(isLong(found.json));
  const record = found?.record;
  if (record?.enable_contact_restriction_rules !== true) return [];
  return (record.event_id ?? event_id) === event_id ? (record.contact_restriction_rules ?? []) : [];
}

/** The number of booths of an exhibitor at an event, including shared ones; at least one. Counted with indexes. */
async function boothsOf(exhibitor_id: string, event_id: string | undefined, work: Work): Promise<number> {
  if (event_id === undefined) return 1; // booths always belong to an event
  const booths = new Set<string>();
  for (const field of boothFields)
    for await (const id of idsOf('exhibitorBooths', { [field]: exhibitor_id, event_id }, work)) booths.add(id);
  return Math.max(booths.size, 1);
}

/** The fields of a booth that name exhibitors. */
const boothFields = ['exhibitor_id', 'additional_exhibitors.exhibitor_id'] as const;
