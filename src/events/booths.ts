/** Booths and show floors: which numbers there are, and who has a booth. */
import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { momentOf } from '../lib/times.js';
import { meet } from '../records/meetings.js';
import type { Change, Definition } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import { type Finding, invalidRequest } from '../schema/findings.js';
import { sortKey } from '../store/sorting.js';

type Booth = RecordOf<'exhibitorBooths'>;
type BoothDraft = Draft<'exhibitorBooths'>;
type Booths = readonly Change<'exhibitorBooths'>[];

export const exhibitorBooths: Definition<'exhibitorBooths'> = { check, saved: noteTaking, judge: judgeBooth };
export const exhibitorShowFloors: Definition<'exhibitorShowFloors'> = { judge: judgeFloor };

const differ = (one: BoothDraft | undefined, other: BoothDraft | undefined, ...fields: (keyof BoothDraft)[]) =>
  fields.some((field) => !isSameJson(one?.[field], other?.[field]));

/** @throws Fault `invalid_request` for a status that names nobody, or shares of more than 100 */
function check(draft: BoothDraft, previous: Booth | undefined): void {
  const { status, exhibitor_id, organization_id, holding_organization_id } = draft;
  const found: Finding[] = [];
  const need = (field: string) =>
    found.push({ pointer: `/${field}`, keyword: 'required', message: `is required while the booth is ${status}` });
  if (differ(draft, previous, 'status', 'exhibitor_id', 'organization_id', 'holding_organization_id')) {
    if (status === 'reserved' && isBlank(exhibitor_id) && isBlank(organization_id)) need('exhibitor_id');
    if (status === 'on hold' && isBlank(holding_organization_id)) need('holding_organization_id');
  }
  const shares = sharesOf(draft);
  if (shares > 100 && shares > sharesOf(previous)) {
    const message = `has shares of ${shares} in all; they can be at most 100`;
    found.push({ pointer: '/additional_exhibitors', keyword: 'maximum', message });
  }
  if (found.length > 0) throw invalidRequest(found);
}

const isBlank = (text = '') => text.trim() === '';

/** Without what binary fractions add. */
function sharesOf({ additional_exhibitors = [] }: Partial<BoothDraft> = {}): number {
  const sum = additional_exhibitors.reduce((all, { percentage_share = 0 }) => all + Math.max(0, percentage_share), 0);
  return Math.round(sum * 1e6) / 1e6;
}

interface Holder {
  readonly exhibitor: string | undefined;
  readonly organization: string | undefined;
}

/** Who has a booth now. One without a status is theirs whom it names. */
async function holderOf(booth: BoothDraft | undefined, work: Work): Promise<Holder | undefined> {
  const { status, exhibitor_id, organization_id, holding_organization_id, hold_expiration } = booth ?? {};
  if (status === 'available') return undefined;
  if (status === 'on hold') {
    const hasEnded = hold_expiration !== undefined && momentOf(hold_expiration) <= work.now.getTime();
    if (hasEnded || isBlank(holding_organization_id)) return undefined;
    return { exhibitor: undefined, organization: holding_organization_id };
  }
  if (isBlank(exhibitor_id) && isBlank(organization_id)) return undefined;
  const exhibitor = exhibitor_id && (await work.unlimited.records('exhibitors').find(exhibitor_id));
  return { exhibitor: exhibitor_id, organization: (exhibitor || undefined)?.record.organization_id ?? organization_id };
}

const isSame = (one: Holder, other: Holder) =>
  one.exhibitor !== undefined && other.exhibitor !== undefined
    ? one.exhibitor === other.exhibitor
    : one.organization === other.organization;

/** @returns who has the booth, if somebody else takes it. */
async function robbed(previous: BoothDraft | undefined, next: BoothDraft | undefined, work: Work) {
  const before = await holderOf(previous, work);
  const after = before && (await holderOf(next, work));
  return before !== undefined && after !== undefined && !isSame(before, after) ? before : undefined;
}

/** The collection of the notes: empty after every commit. */
export const taken = 'events.taken';

/** Within an atomic batch a booth can be freed and then taken: only a step from one to the other is noted, for `judgeBooth`. */
async function noteTaking(record: Booth, previous: Booth | undefined, work: Work): Promise<void> {
  if ((await robbed(previous, record, work)) !== undefined) work.collection(taken).put({ id: record.id });
}

/** @throws Fault `event_mismatch`, `booth_number_taken` or `booth_taken` */
async function judgeBooth(
  { previous, next }: Change<'exhibitorBooths'>,
  all: Booths,
  work: Work,
  together: Booths,
): Promise<void> {
  if (next === undefined) return;
  if (differ(next, previous, 'floor_id', 'number', 'event_id')) await judgePlace(next, all, work);
  if (previous === undefined) return;
  const notes = work.collection(taken);
  if ((await notes.find(next.id)) === undefined) return;
  await notes.remove(next.id);
  const from = await robbed(previous, next, work);
  if (from === undefined || (await keepsNumber(from, next.event_id, together, work))) return;
  const field = next.status === 'on hold' ? 'holding_organization_id' : 'exhibitor_id';
  throw Fault.at(`/${field}`, 'booth_taken');
}

/** Whether the same commit gives as many other booths of the event to who loses some. */
async function keepsNumber(holder: Holder, event_id: string, changes: Booths, work: Work): Promise<boolean> {
  const has = async (booth: Booth | undefined) => {
    const of = booth?.event_id === event_id ? await holderOf(booth, work) : undefined;
    return Number(of !== undefined && isSame(of, holder));
  };
  let more = 0;
  for (const { previous, next } of changes) more += (await has(next)) - (await has(previous));
  return more >= 0;
}

async function judgePlace({ id, event_id, floor_id, number }: Booth, all: Booths, work: Work): Promise<void> {
  if (floor_id === undefined) return;
  await meet(['floor', floor_id], work);
  const floor = (await work.records('exhibitorShowFloors').find(floor_id))?.record;
  if (floor !== undefined && floor.event_id !== event_id)
    throw Fault.about('/floor_id', 'event_mismatch', 'belongs to another event', 'The floor');
  if (number !== undefined) {
    const changed = new Set(all.map(({ previous }) => previous?.id));
    const stored = await storedBooths(event_id, number, work);
    const others = [...stored.filter((one) => !changed.has(one.id)), ...all.map(({ next }) => next)];
    if (others.some((one) => one?.number === number && one.floor_id === floor_id && one.id !== id))
      throw Fault.about('/number', 'booth_number_taken', `is ${number}, which another booth on this floor has`);
  }
}

/** Those of the event with this number, on any floor. */
async function storedBooths(event_id: string, number: number, work: Work): Promise<Booth[]> {
  const key = sortKey(number, 'number');
  const order = { field: 'number', sorted: 'number', from: key, to: key } as const;
  const found: Booth[] = [];
  for await (const docs of work.records('exhibitorBooths').windows({ match: { event_id }, order, limit: 100 }))
    found.push(...docs.map(({ record }) => record));
  return found;
}

/** A floor with booths cannot change its event. @throws Fault `event_mismatch` */
async function judgeFloor({ previous, next }: Change<'exhibitorShowFloors'>, _: unknown, work: Work): Promise<void> {
  if (previous === undefined || next === undefined || previous.event_id === next.event_id) return;
  await meet(['floor', next.id], work);
  const [booth] = await work.records('exhibitorBooths').page({ floor_id: next.id }, { limit: 1 });
  if (booth !== undefined && booth.record.event_id !== next.event_id)
    throw Fault.about('/event_id', 'event_mismatch', 'cannot change while the floor has booths', 'The event');
}
