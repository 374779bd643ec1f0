/** Who may see what: worked out from the documents' marks and the roles alone, apart from the server's code. */
import { isDeepStrictEqual } from 'node:util';
import {
  type Json,
  type Mark,
  marked,
  membersOf,
  type Operation,
  type Resource,
  resolved,
  resourceOf,
  resources,
  type Schema,
  type Side,
  saidOf,
  valuesAt,
} from './documents.js';

/** All records of a tenant, as staff reads them: resource → id → record. */
export type Records = ReadonlyMap<string, ReadonlyMap<string, Json>>;

export type Grant = 'all' | 'own';

/** How a caller with `own` sees a record. */
export interface View {
  readonly side: Side;
  readonly blind: boolean;
  /** Fields that are seen although the review is blind. */
  readonly named?: readonly string[];
  /** Whether they also see it as a referee. */
  readonly refers?: boolean;
}

/** What is reviewed → its processes, rounds and reviews, the field of these that names it, and its own fields that name them. */
export const judged = {
  abstracts: {
    processes: 'abstractReviewProcesses',
    rounds: 'abstractReviewRounds',
    reviews: 'abstractReviews',
    named: 'abstract_id',
    own: { process: 'review_process_id', round: 'review_round_id' },
  },
  applications: {
    processes: 'reviewProcesses',
    rounds: 'reviewRounds',
    reviews: 'reviews',
    named: 'application_id',
    own: { process: undefined, round: 'round_id' },
  },
} as const;

export type Judged = keyof typeof judged;

/** How far a set of permissions goes for an operation; nothing when it does not have it. */
export function grantOf(permissions: readonly string[], operation: Operation): Grant | undefined {
  const has = (patterns: readonly string[]) => patterns.some((pattern) => covers(pattern, operation.permission));
  if (has(permissions.filter((one) => !one.endsWith(':own')))) return 'all';
  const own = permissions.filter((one) => one.endsWith(':own')).map((one) => one.slice(0, -':own'.length));
  return has(own) && mayBeLimited(operation) ? 'own' : undefined;
}

const covers = (pattern: string, name: string) =>
  new RegExp(`^${pattern.split('*').map(quoted).join('.*')}$`, 's').test(name);

const quoted = (text: string) => text.replace(/[^\w]/g, '\\$&');

/** Whether a permission for the operation may be limited to own records. */
export function mayBeLimited({ verb, own, resource, permission, id }: Operation): boolean {
  if (own) return true;
  const isOfTheFamily = /^(get|create|replace|patch|delete|batch|search|list.*)$/.test(verb) && permission === id;
  if (verb === 'create') return isOfTheFamily && ownersOf(resource).length > 0 && !opens(resource);
  return isOfTheFamily && isOwnable(resource);
}

/** Whether its records open others: who could create them would open to themselves what they like. */
const opens = remembered((name: string) => marked(resourceOf(name), 'x-opens').length > 0);

/** Whether records of the resource can have an owner. */
export const isOwnable = (name: string) => ownersOf(name).length > 0 || openersOf(name).length > 0;

/** None for operations of no resource. */
export const ownersOf = remembered((name: string) => (resources.has(name) ? marked(resourceOf(name), 'x-owner') : []));

/** Fields of other resources whose owners may see the record named there. */
export const openersOf = remembered((name: string) =>
  [...resources.values()].flatMap((from) =>
    marked(from, 'x-opens')
      .filter(({ target }) => target === name)
      .map(({ path, said }) => ({ from: from.name, path, side: said as Side })),
  ),
);

/** Works a thing out once for each name. */
function remembered<T>(work: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const before = known.get(name) ?? work(name);
    known.set(name, before);
    return before;
  };
}

/** Which of a contact's own records count. */
export type Counts = (resource: string, record: Json) => boolean;

/** How a contact sees a record; nothing when it is not theirs in any way. */
export function viewOf(
  all: Records,
  resource: string,
  record: Json,
  contact: string,
  counts: Counts,
): View | undefined {
  const opening = openings(all, resource, record, contact).filter(({ from, by }) => counts(from, by));
  const own = counts(resource, record) ? ownSides(resource, record, contact) : [];
  const sides = [...own, ...opening.map(({ side }) => side)];
  const side = (['author', 'reviewer', 'referee'] as const).find((one) => sides.includes(one));
  const named = blindFields(all, resource, record, opening);
  return side && { side, blind: named !== undefined, named: named ?? [], refers: sides.includes('referee') };
}

/** Each record that was read is looked at once for each contact: there are many questions about it. */
const sidesIn = new WeakMap<Json, Map<string, Side[]>>();

function ownSides(resource: string, record: Json, contact: string): Side[] {
  const known = sidesIn.get(record) ?? new Map<string, Side[]>();
  const sides =
    known.get(contact) ??
    ownersOf(resource)
      .filter(({ path }) => valuesAt(record, path).includes(contact))
      .map(({ said }) => said);
  sidesIn.set(record, known.set(contact, sides));
  return sides;
}

/** The contact's own records that open this one to them. */
function openings(all: Records, resource: string, record: Json, contact: string) {
  return openersOf(resource).flatMap(({ from, path, side }) =>
    [...(all.get(from)?.values() ?? [])]
      .filter((one) => ownSides(from, one, contact).length > 0 && valuesAt(one, path).includes(record.id))
      .map((by) => ({ from, by, side })),
  );
}

type Opening = ReturnType<typeof openings>[number];

/**
 * What is reviewed has a rule, and so have the reviews; all else hides its authors from its reviewers.
 * @returns what all processes show nevertheless; undefined if it is not blind.
 */
function blindFields(all: Records, resource: string, record: Json, opening: readonly Opening[]): string[] | undefined {
  const subject = judged[resource as Judged];
  const kind = subject ?? Object.values(judged).find(({ reviews }) => reviews === resource);
  if (kind === undefined) return [];
  const reviews = subject ? opening.filter(({ from }) => from === kind.reviews).map(({ by }) => by) : [record];
  const places = reviews.map(({ process_id, review_round_id }) => [process_id, review_round_id]);
  if (subject) places.push([record[subject.own.process ?? ''], record[subject.own.round]]);
  const found = (of: string, place: 0 | 1): Json[] =>
    places.flatMap((one): Json[] => {
      const record = all.get(of)?.get(String(one[place]));
      return record === undefined ? [] : [record];
    });
  const processes = found(kind.processes, 0);
  if (![...processes, ...found(kind.rounds, 1)].some((one) => one.enable_blind_review === true)) return undefined;
  const named: readonly string[][] = processes.map(({ blind_fields }) => (blind_fields ?? []) as string[]);
  return (named[0] ?? []).filter((field) => named.every((fields) => fields.includes(field)));
}

/** Whether a field with a mark is shown. */
function shows(mark: Mark, view: View | 'stranger'): boolean {
  if (mark === 'public') return true;
  if (mark === 'staff' || view === 'stranger') return false;
  const { side, blind, refers } = view;
  if (mark === 'reviewer') return side === 'reviewer';
  if (mark === 'referee' && (side === 'referee' || refers)) return true;
  return side === 'author' || (side === 'reviewer' && !blind);
}

const publicOfTheServer = new Set(['id', 'sys_version', 'sys_created_at', 'sys_last_modified_at', 'sys_locked']);
/** What strangers get of the server's own fields. */
const ofStrangers = new Set(['id']);

/** Record, as it was read → the number of changes that each side has seen of it. */
const seenVersions = new WeakMap<Json, Record<string, number>>();

/** Counts a change that a side sees of a record. What a blind review hides never counts. @param before as it was read before it. */
export function countSeen(resource: Resource, side: Side, record: Json, before: Json | undefined): void {
  const part = ({ sys_version: _, sys_last_modified_at: __, ...rest }: Json) =>
    visible(resource, rest, { side, blind: true });
  const versions = seenVersions.get(record) ?? {};
  seenVersions.set(record, versions);
  const known = before && seenVersions.get(before)?.[side];
  versions[side] =
    before === undefined || known === undefined
      ? Number(record.sys_version)
      : known + Number(!isDeepStrictEqual(part(before), part(record)));
}

/** A record with other values of some fields. The versions that each side sees stay the same. */
export function laidOver(record: Json, over: Json): Json {
  const whole = { ...record, ...over };
  seenVersions.set(whole, seenVersions.get(record) ?? {});
  return whole;
}

/** The part of a record that a caller sees who is not staff. */
export function visible({ bundle, schema }: Resource, record: Json, view: View | 'stranger'): Json {
  const known = membersOf(bundle, schema);
  const ofServer = view === 'stranger' ? ofStrangers : publicOfTheServer;
  const shown: Json = {};
  for (const [name, value] of Object.entries(record)) {
    const isOfServer = name === 'id' || name.startsWith('sys_');
    const part = isOfServer
      ? ofServer.has(name)
        ? value
        : undefined
      : partOf(bundle, known[name], value, 'staff', isNamed(name, view) ? { ...view, blind: false } : view);
    if (part !== undefined) shown[name] = part;
  }
  const version = view === 'stranger' ? undefined : seenVersions.get(record)?.[view.side];
  return version === undefined ? shown : { ...shown, sys_version: version };
}

const isNamed = (name: string, view: View | 'stranger'): view is View =>
  view !== 'stranger' && view.named?.includes(name) === true;

/** Whether an owner may write a field that they see, when a record is made or when it is changed. */
export function mayWrite({ bundle, schema }: Resource, name: string, when: 'made' | 'changed'): boolean {
  if (name.startsWith('sys_')) return false;
  const by = saidOf(bundle, membersOf(bundle, schema)[name] ?? {}, 'x-writable-by');
  return by === undefined || (by === 'creator' && when === 'made');
}

/** What is shown of a value; nothing when none of it is. */
function partOf(
  bundle: Resource['bundle'],
  schema: Schema | undefined,
  value: unknown,
  inherited: Mark,
  view: View | 'stranger',
): unknown {
  if (schema === undefined) return undefined;
  const mark = saidOf(bundle, schema, 'x-visibility') ?? inherited;
  if (Array.isArray(value)) {
    const { items = {} } = resolved(bundle, schema);
    const parts = value.map((item) => partOf(bundle, items, item, mark, view));
    return shows(mark, view) || parts.some((part) => part !== undefined)
      ? parts.filter((one) => one !== undefined)
      : undefined;
  }
  const known = membersOf(bundle, schema);
  if (typeof value !== 'object' || value === null || Object.keys(known).length === 0)
    return shows(mark, view) ? value : undefined;
  const parts = Object.entries(value)
    .map(([name, member]) => [name, partOf(bundle, known[name], member, mark, view)] as const)
    .filter(([, part]) => part !== undefined);
  return parts.length > 0 ? Object.fromEntries(parts) : undefined;
}

/** Path of each scalar (items of arrays count as `*`) with its value: `custom_field_values.*.string_value = "…"`. */
export function leavesOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, `${path}.*`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, member]) => leavesOf(member, path === '' ? name : `${path}.${name}`));
  return [`${path} = ${JSON.stringify(value)}`];
}
