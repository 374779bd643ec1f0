/** Exhibitors and their registrations, and the number of contacts of each type that they may have. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { personKey } from '../lib/persons.js';
import { isLong } from '../lib/yielder.js';
import { meet } from '../records/meetings.js';
import type { Change, Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import type { Match } from '../store/port.js';
import { computed, json } from '../verbs/call.js';
import { idsOf } from '../verbs/list.js';

type Exhibitor = RecordOf<'exhibitors'>;
type Registration = RecordOf<'exhibitorRegistrations'>;
type Allowance = Answer<'exhibitors.getContactAllowance'>;
type Rule = NonNullable<RecordOf<'exhibitorSettings'>['contact_restriction_rules']>[number];

export const exhibitors: Definition<'exhibitors'> = {
  judge: judgeExhibitor,
  operations: {
    getContactAllowance,
    contactAllowanceForRegistration: async ({ body }, work) => {
      const { allowances } = await allowanceOf(body.event_id, [body], () => body.booths ?? 1, work);
      return computed({ allowances, frozen_contacts: frozenIn(body.contacts) });
    },
  },
};

export const exhibitorRegistrations: Definition<'exhibitorRegistrations'> = { judge: judgeRegistration };

async function getContactAllowance(
  { path }: Call<'exhibitors.getContactAllowance'>,
  work: Work,
): Promise<Reply<Allowance>> {
  await work.records('exhibitors').get(path.id); // throws if the caller cannot see the exhibitor
  const { record } = await work.unlimited.records('exhibitors').get(path.id);
  const registrations = await registrationsOf(path.id, work.unlimited);
  const { allowances } = await allowanceAt(record.event_id, path.id, record, registrations, work.unlimited);
  return json({ allowances, frozen_contacts: frozenIn(record.contacts) });
}

/** @throws Fault `contact_allowance_exceeded` */
async function judgeExhibitor({ previous, next }: Change<'exhibitors'>, _: unknown, work: Work): Promise<void> {
  if (next === undefined || (previous !== undefined && isSame(next, previous, ['event_id', 'contacts']))) return;
  if ((await rulesOf(next.event_id, work)).length === 0) return;
  await meet(['contacts', next.id], work);
  const registrations = await registrationsOf(next.id, work);
  const at = (exhibitor?: Exhibitor) => allowanceAt(next.event_id, next.id, exhibitor, registrations, work);
  refuseExcess(await at(previous), await at(next));
}

/** @throws Fault `contact_allowance_exceeded` */
async function judgeRegistration(
  { previous, next }: Change<'exhibitorRegistrations'>,
  all: readonly Change<'exhibitorRegistrations'>[],
  work: Work,
): Promise<void> {
  if (next === undefined) return;
  if (previous !== undefined && isSame(next, previous, ['event_id', 'exhibitor_id', 'booths', 'contacts'])) return;
  const { exhibitor_id } = next;
  const exhibitor = (await work.records('exhibitors').find(exhibitor_id))?.record;
  const event_id = next.event_id ?? exhibitor?.event_id;
  if ((await rulesOf(event_id, work)).length === 0) return;
  await meet(['contacts', exhibitor_id], work);
  if (exhibitor !== undefined) await work.records('exhibitors').hold(exhibitor_id);
  const changed = new Set(all.map((change) => change.previous?.id));
  const others = (await registrationsOf(exhibitor_id, work)).filter(({ id }) => !changed.has(id));
  const at = (which: 'previous' | 'next') => {
    const own = all.flatMap((change) => change[which] ?? []).filter((one) => one.exhibitor_id === exhibitor_id);
    return allowanceAt(event_id, exhibitor_id, exhibitor, [...others, ...own], work);
  };
  refuseExcess(await at('previous'), await at('next'));
}

async function registrationsOf(exhibitor_id: string, work: Work): Promise<Registration[]> {
  const found: Registration[] = [];
  for await (const { record } of work.records('exhibitorRegistrations').all({ exhibitor_id })) found.push(record);
  return found;
}

/**
 * Of an exhibitor at an event, with all its registrations for it: one that names no event is for that of the exhibitor. It has the
 * booths that name it, or more if the registrations list more.
 */
function allowanceAt(
  event_id: string | undefined,
  id: string,
  exhibitor: Exhibitor | undefined,
  registrations: readonly Registration[],
  work: Work,
) {
  const there = registrations.filter((one) => (one.event_id ?? exhibitor?.event_id) === event_id);
  const listed = there.reduce((sum, { booths = [] }) => sum + booths.length, 0);
  const holders = exhibitor?.event_id === event_id && exhibitor !== undefined ? [exhibitor, ...there] : there;
  return allowanceOf(event_id, holders, async () => Math.max(await boothsOf(id, event_id, work), listed), work);
}

const isSame = <T extends object, F extends keyof T>(one: T, other: T, fields: readonly F[]) =>
  fields.every((field) => isSameJson(one[field], other[field]));

/**
 * Rejects a change that adds a person to a type of which there are then too many, or takes away the room for those there are,
 * unless there are fewer of the type than before.
 */
function refuseExcess(before: Counted, after: Counted): void {
  const code = 'contact_allowance_exceeded';
  const details = after.allowances.flatMap((one, index) => {
    const { contact_type_id: type, number_of_contacts: count, maximum_number_of_contacts: most } = one;
    const [old, now] = [before.persons.get(type) ?? new Set(), after.persons.get(type) ?? new Set()];
    const isTighter = most < (before.allowances[index]?.maximum_number_of_contacts ?? most);
    if (count <= most || count < old.size || !(isTighter || [...now].some((person) => !old.has(person)))) return [];
    return [{ pointer: '/contacts', code, message: `has ${count} contacts of type ${type}; the maximum is ${most}` }];
  });
  if (details.length > 0) throw Fault.of(code, `The exhibitor ${details[0]?.message}.`, { details });
}

/** An exhibitor or a registration. Contacts of a registration can have any properties. */
interface Registered {
  readonly contacts?: readonly object[] | undefined;
}

/** The fields of a contact that are used here. */
interface Contact {
  readonly contact_id?: unknown;
  readonly contact_type_id?: unknown;
  readonly is_frozen?: unknown;
}

type Persons = ReadonlyMap<unknown, ReadonlySet<unknown>>;
type Counted = Pick<Allowance, 'allowances'> & { readonly persons: Persons };

/** @param countBooths is called only if a rule applies per booth. */
export async function allowanceOf(
  event_id: string | undefined,
  holders: readonly Registered[],
  countBooths: () => number | Promise<number>,
  work: Work,
): Promise<Counted> {
  const rules = await rulesOf(event_id, work);
  const booths = rules.some(({ per_booth }) => per_booth === true) ? await countBooths() : 1;
  await work.yielder.step();
  const contacts: readonly Contact[] = holders.flatMap((holder) => holder.contacts ?? []);
  const persons = personsIn(contacts);
  await work.yielder.step();
  const allowances = rules.map(({ contact_type_id, maximum_number_of_contacts, per_booth }) => ({
    contact_type_id,
    maximum_number_of_contacts: maximum_number_of_contacts * (per_booth === true ? booths : 1),
    number_of_contacts: persons.get(contact_type_id)?.size ?? 0,
  }));
  return { allowances, persons };
}

const frozenIn = (contacts: readonly Contact[] = []): string[] =>
  contacts.flatMap(({ contact_id: id, is_frozen }) => (is_frozen === true && typeof id === 'string' ? [id] : []));

/** The persons of each type, frozen ones too. A contact without an id is a person of its own. */
function personsIn(contacts: readonly Contact[]): Persons {
  const persons = new Map<unknown, Set<unknown>>();
  for (const contact of contacts) {
    const { contact_id: id, contact_type_id: type } = contact;
    const ofType = persons.get(type) ?? new Set();
    persons.set(type, ofType.add(typeof id === 'string' && id.trim() !== '' ? personKey(id) : contact));
  }
  return persons;
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

/**
 * The number of booths of an exhibitor at an event, including shared ones; at least one. Counted with indexes. One that is free or
 * only held can still name who had it.
 */
async function boothsOf(exhibitor_id: string, event_id: string | undefined, work: Work): Promise<number> {
  if (event_id === undefined) return 1; // booths always belong to an event
  const idsWith = async (more: Match = {}) => {
    const ids = new Set<string>();
    for (const field of boothFields)
      for await (const id of idsOf('exhibitorBooths', { [field]: exhibitor_id, event_id, ...more }, work)) ids.add(id);
    return ids;
  };
  const [all, free, held] = [
    await idsWith(),
    await idsWith({ status: 'available' }),
    await idsWith({ status: 'on hold' }),
  ];
  return Math.max(all.size - free.size - held.size, 1);
}

/** The fields of a booth that name exhibitors. */
const boothFields = ['exhibitor_id', 'additional_exhibitors.exhibitor_id'] as const;
