/** Values that mean something beyond their type: times, names that must be given, time zones, currencies, ends after their starts. */
import { isSameJson, pointerTo } from '../lib/json.js';
import { decimalsOf } from '../lib/money.js';
import { isDay, isTimeZone, momentOf, rfc3339, timeForm } from '../lib/times.js';
import type { Document, Schema } from './document.js';
import { type Finding, invalidRequest } from './findings.js';

type Fields = Readonly<Record<string, unknown>>;

/** The field at a path: each value that the path leads to has to mean something. */
export interface Meaning {
  readonly steps: readonly string[];
  readonly kind: Kind;
  /** Of an end: the name of its start, beside it. */
  readonly start?: string | undefined;
}

interface Kind {
  readonly keyword: string;
  readonly message: string;
  /** @returns the value as it is stored; undefined if it means nothing. */
  read(value: string): string | undefined;
}

const kinds = {
  time: { keyword: 'format', message: timeForm, read: rfc3339 },
  'day-or-time': {
    keyword: 'format',
    message: 'must be a date such as 2027-05-31, or a date-time such as 2027-05-31T18:00:00Z',
    read: dayOrTime,
  },
  'release-time': {
    keyword: 'format',
    message: 'must be decision, never, or a date-time such as 2027-05-31T18:00:00Z',
    read: (text) => (text === 'decision' || text === 'never' ? text : rfc3339(text)),
  },
  name: { keyword: 'blank', message: 'must not be blank', read: keptIf((text) => /[^\s\p{C}]/u.test(text)) },
  currency: {
    keyword: 'currency',
    message: 'must be a currency code of ISO 4217, such as EUR',
    read: keptIf((code) => decimalsOf(code) !== undefined),
  },
  'time-zone': {
    keyword: 'timeZone',
    message: 'must be a time zone of the IANA database, such as Europe/Vienna',
    read: keptIf(isTimeZone),
  },
} satisfies Readonly<Record<string, Kind>>;

function keptIf(isGood: (text: string) => boolean): Kind['read'] {
  return (text) => (isGood(text) ? text : undefined);
}

function dayOrTime(text: string): string | undefined {
  const read = isDay(text) ? text : rfc3339(text);
  if (read === undefined || !Number.isFinite(Date.parse(read))) return undefined;
  const day = read.slice(0, 10);
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day) ? read : undefined; // 30 February is 2 March
}

/** The fields of a record whose values mean something. Closed records, which others have described, may have blank names. */
export function meaningsIn(document: Document, schema: Schema, isClosed: boolean, before: string[] = []): Meaning[] {
  const required = isClosed ? [] : document.required(schema);
  return Object.entries(document.properties(schema)).flatMap(([name, property]) => {
    if (name.startsWith('sys_')) return [];
    const value = document.resolve<Schema>(property);
    const field = value.items ? document.resolve<Schema>(value.items) : value;
    const steps = [...before, name];
    const { format, 'x-value': meant, 'x-ends': start } = field;
    const found: (keyof typeof kinds)[] = format === 'date-time' ? ['time'] : meant ? [meant] : [];
    if (required.includes(name) && field.type === 'string' && /^name$|_id$/.test(name)) found.push('name');
    const own: Meaning[] = found.map((kind) => ({ steps, kind: kinds[kind] }));
    if (start !== undefined)
      own.push({ steps, start, kind: { ...kinds.time, keyword: 'ends', message: `must not be before ${start}` } });
    return [...own, ...meaningsIn(document, field, isClosed, steps)];
  });
}

/**
 * Rewrites the values of a draft as they are stored. What the previous record has at the same path, in any item of an array, can stay.
 * @returns a finding for each new value that means nothing.
 */
export function findMeaningless(
  meanings: readonly Meaning[],
  draft: Record<string, unknown>,
  previous?: Fields,
): Finding[] {
  const found: Finding[] = [];
  for (const meaning of meanings) {
    const { steps, kind, start } = meaning;
    const [top = ''] = steps;
    if (draft[top] === undefined || (previous !== undefined && isUntouched(meaning, draft, previous))) continue;
    const known = new Set(previous && valuesOf(meaning, previous));
    draft[top] = rewritten(draft, steps, (value, holder, pointer) => {
      if (typeof value !== 'string' || known.has(keyOf(meaning, value, holder))) return value;
      const read = start === undefined ? kind.read(value) : isBefore(value, holder[start]) ? undefined : value;
      if (read === undefined) found.push({ pointer, keyword: kind.keyword, message: kind.message });
      return read ?? value;
    })[top];
  }
  return found;
}

/** The field with the currency of a record, and of amounts with a currency beside them: path → its name. */
export function currenciesIn(meanings: readonly Meaning[], moneyPaths: readonly string[]) {
  const all = meanings.filter(({ kind }) => kind === kinds.currency).map(({ steps }) => steps);
  const holders = new Map(all.map((steps) => [steps.slice(0, -1).join('.'), steps.at(-1) ?? '']));
  const beside = moneyPaths.map((path) => [path, holders.get(path.split('.').slice(0, -1).join('.'))] as const);
  return { currency: holders.get(''), codes: new Map(beside.filter(([path]) => path.includes('.'))) };
}

/** What is compared: of an end also its start. */
const keyOf = ({ start }: Meaning, value: unknown, holder: Fields) =>
  start === undefined ? value : JSON.stringify([holder[start], value]);

function isUntouched({ steps, start }: Meaning, draft: Fields, previous: Fields): boolean {
  const [top = ''] = steps;
  if (!isSameJson(draft[top], previous[top])) return false;
  return start === undefined || steps.length > 1 || draft[start] === previous[start];
}

/** A value that a path leads to. */
export interface Place {
  readonly value: unknown;
  readonly holder: Fields;
  readonly pointer: string;
}

/** @param path dotted; an array on it stands for each of its items. */
export function placesAt(record: Fields, path: string): Place[] {
  const places: Place[] = [];
  rewritten(record, path.split('.'), (value, holder, pointer) => {
    places.push({ value, holder, pointer });
    return value;
  });
  return places;
}

const valuesOf = (meaning: Meaning, record: Fields) =>
  placesAt(record, meaning.steps.join('.')).map(({ value, holder }) => keyOf(meaning, value, holder));

/** A day lasts until its end, wherever that is: it is only compared with days. */
const isBefore = (end: string, start: unknown) =>
  typeof start === 'string' && isDay(end) === isDay(start) && momentOf(end) < momentOf(start);

type Visit = (value: unknown, holder: Fields, pointer: string) => unknown;

/** The value with what `visit` makes of each leaf. What does not change is shared. */
function rewritten<T>(value: T, [name = '', ...rest]: readonly string[], visit: Visit, pointer = ''): T {
  if (Array.isArray(value))
    return value.map((item, index) => rewritten(item, [name, ...rest], visit, pointer + pointerTo(index))) as T;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value;
  const holder = value as Fields;
  const at = pointer + pointerTo(name);
  const inner = holder[name];
  const next = rest.length > 0 ? rewritten(inner, rest, visit, at) : visit(inner, holder, at);
  return next === inner ? value : { ...value, [name]: next };
}

/** In milliseconds: a time in a request, which has one of the forms that are taken. @throws Fault `invalid_request` */
export function momentIn(text: string, pointer: string): number {
  if (rfc3339(text) === undefined) throw invalidRequest([{ pointer, ...kinds.time }]);
  return momentOf(text);
}
