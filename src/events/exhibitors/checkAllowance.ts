/** Rejects exhibitors and registrations with more contacts than allowed, unless the change reduces the number. */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../json.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { type Allowance, allowanceOf, boothsOf, countsOf, type Registered } from './allowance.js';

type Exhibitor = RecordOf<'exhibitors'>;
type Registration = RecordOf<'exhibitorRegistrations'>;

/** @throws Fault `contact_allowance_exceeded` */
export async function checkExhibitor(
  draft: Draft<'exhibitors'>,
  previous: Exhibitor | undefined,
  work: Work,
): Promise<void> {
  if (previous !== undefined && isSame(draft, previous, ['event_id', 'contacts'])) return;
  const countBooths = () => (previous === undefined ? 1 : boothsOf(previous.id, draft.event_id, work));
  refuseExcess(await allowanceOf(draft, countBooths, work), draft, previous);
}

/**
 * A registration without an event uses that of its exhibitor. It has the booths of its exhibitor, or more if it lists more.
 * @throws Fault `contact_allowance_exceeded`
 */
export async function checkRegistration(
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

const maxDetails = 20;

function refuseExcess({ allowances }: Allowance, draft: Registered, previous: Registered | undefined): void {
  const over = allowances.filter((one) => one.number_of_contacts > one.maximum_number_of_contacts);
  if (over.length === 0 || isRelief(over, draft, previous)) return;
  const details = over.slice(0, maxDetails).map((one) => ({
    pointer: '/contacts',
    code: 'contact_allowance_exceeded',
    message: `has ${one.number_of_contacts} contacts of type ${one.contact_type_id.slice(0, 128)}; the maximum is ${one.maximum_number_of_contacts}`,
  }));
  throw new Fault('contact_allowance_exceeded', `The exhibitor ${details[0]?.message}.`, { details });
}

/** Whether the change reduces the contacts of some type, and adds none to a type that exceeds its maximum. */
function isRelief(over: Allowance['allowances'], draft: Registered, previous: Registered | undefined): boolean {
  if (previous === undefined || previous.event_id !== draft.event_id) return false;
  const [before, after] = [countsOf(previous.contacts), countsOf(draft.contacts)];
  const grows = over.some((one) => one.number_of_contacts > (before.get(one.contact_type_id) ?? 0));
  return !grows && [...before].some(([type, count]) => (after.get(type) ?? 0) < count);
}
