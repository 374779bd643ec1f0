/** What an operation is called with, and calling it until nothing is left. */
import { type Action, type Field, fieldsOf, type Resource } from '../document.js';
import { isObject } from '../forms/input.js';
import type { Gala, ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';

/** What an action is started from: a page of a resource, one of its records, or several that are ticked. */
export interface About {
  readonly resource: Resource;
  readonly record?: Json | undefined;
  /** Of the ticked ones. */
  readonly ids?: readonly string[] | undefined;
}

export interface ActionProps extends ResourceProps, About {
  readonly action: Action;
  /** What is filled in at first. */
  readonly given?: Json | undefined;
  readonly onClose: () => void;
  /** Something was changed, and the dialog is closed: the page reads it again. */
  readonly onDone: () => void;
}

interface Start {
  /** What the caller is asked for. */
  readonly asked: readonly Field[];
  /** What is known for sure, so that nobody is asked. */
  readonly sure: Json;
  /** What the caller may change. */
  readonly likely: Json;
}

/** The continuation of a list is the console's business, and so is the dry run, with what says that it still fits. */
const own = ['dry_run', 'exclusiveStartKey', 'digest'];

const isSystem = (name: string) => name.startsWith('sys_') || name === 'id';

/**
 * What the document says of starting an action from there; undefined: that is no place for it. A list has those that need no record,
 * and ticked records those that take several.
 */
export function startOf({ parameters, bodies, ...action }: Action, about: About): Start | undefined {
  const { resource, record, ids } = about;
  const ways = (bodies.length > 0 ? bodies : [{}]).map((body) => [
    ...parameters,
    ...fieldsOf(body, resource.resolve).filter(({ name }) => !own.includes(name)),
  ]);
  const takesId = ways.flat().some(({ name, required }) => name === 'id' && required);
  const inPath = parameters.filter(({ required }) => required);
  // of several records in its path, it is about the last: `…/{typeId}/{roundId}`
  const names = (field: Field) =>
    !takesId &&
    (record ?? ids) !== undefined &&
    field.target === resource.name &&
    (field === inPath.at(-1) || !inPath.includes(field)) &&
    (ids === undefined || field.schema.type === 'array');
  const naming = ways.find((fields) => fields.some(names));
  const inputs = naming ?? (ways.length === 1 ? ways[0] : undefined);
  const isOwn = action.resource === resource.name;
  const isPlace = takesId
    ? isOwn && record !== undefined
    : naming !== undefined || (isOwn && (record ?? ids) === undefined && inPath.length === 0);
  if (inputs === undefined || !isPlace) return undefined;
  // a record is sent as it was read, with its owner's answers
  const isWhole = takesId && inputs.some(({ name }) => name === 'sys_version');
  const sure: Json = {};
  const likely: Json = {};
  // instead of naming this record by one of them, another could be named by the others
  const isChoice = inputs.some((field) => names(field) && !field.required);
  for (const field of inputs) {
    const { name, target, schema, required } = field;
    const isFixed = isSystem(name) || (target !== undefined && (isWhole || required));
    if (names(field)) sure[name] = schema.type === 'array' ? (ids ?? [record?.id]) : record?.id;
    else if (isChoice && target !== undefined && !required) sure[name] = undefined;
    else if (record?.[name] !== undefined && name !== 'status') (isFixed ? sure : likely)[name] = record[name];
  }
  const isAsked = ({ name, schema }: Field) =>
    !(name in sure) &&
    !isSystem(name) &&
    !(isWhole && ((schema['x-visibility'] ?? 'staff') === 'staff' || schema['x-writable-by'] !== undefined));
  return { asked: inputs.filter(isAsked), sure, likely };
}

interface Call {
  readonly gala: Gala;
  readonly action: Action;
  readonly values: Json;
  readonly isTrial: boolean;
  readonly override: string | undefined;
  /** The version that the record has. */
  readonly version: unknown;
  /** Where an earlier run was stopped. */
  readonly before: Json | undefined;
  /** Of the dry run, if it has one. */
  readonly digest?: unknown;
  /** Hears what there is after each step. @returns whether to go on. */
  readonly onStep: (soFar: Json) => boolean;
}

/** Some do a limited number at a time: they are repeated until nothing is left. A dry run changes nothing, so it needs a key to go on. */
export async function run({
  gala,
  action,
  values,
  isTrial,
  override,
  version,
  before,
  digest,
  onStep,
}: Call): Promise<void> {
  const { resource, verb, parameters, bodies, isVersioned } = action;
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const isParameter = ([name]: [string, unknown]) => parameters.some((one) => one.name === name);
  const inBody = Object.fromEntries([
    ...given.filter((one) => !isParameter(one)),
    ...(digest ? [['digest', digest]] : []),
  ]);
  const isShared = 'pool' in inBody;
  const headers = isVersioned && version !== undefined ? { 'If-Match': `"${version}"` } : {};
  let all = before;
  for (;;) {
    const key = all?.LastEvaluatedKey;
    const input = {
      ...Object.fromEntries(given.filter(isParameter)),
      ...(bodies.length > 0 && { body: { ...inBody, ...(key !== undefined && { exclusiveStartKey: key }) } }),
      ...(isTrial && { dry_run: 'true' }),
      ...(override !== undefined && { override }),
    };
    const step = await operation(gala, resource, verb)(input, { headers });
    const hasMore = isTrial ? step.LastEvaluatedKey !== undefined : isUnfinished(step);
    const isStuck =
      !isShared &&
      key === undefined &&
      !Object.keys(step).some((name) => name !== 'remaining' && Number(step[name]) > 0);
    all = all === undefined ? step : together(all, step, isShared);
    if (!onStep(all) || !hasMore || isStuck) return;
  }
}

/**
 * Numbers are counts, which add up; what remains is what remains now. Without a key, each step says again what it leaves out and what
 * was there already: what the first said is right. But what is shared out is decided in the first step, and each does its own part.
 */
function together(all: Json, step: Json, isShared: boolean): Json {
  const both: Json = { ...all, ...step, LastEvaluatedKey: step.LastEvaluatedKey };
  const goesOn = isShared || all.LastEvaluatedKey !== undefined;
  for (const [name, value] of Object.entries(all)) {
    const next = step[name];
    if (Array.isArray(value)) both[name] = goesOn && Array.isArray(next) ? [...value, ...next] : value;
    else if (typeof value === 'number' && name !== 'remaining')
      both[name] = !goesOn && /^(already|more)_/.test(name) ? value : value + Number(next ?? 0);
  }
  return both;
}

/** How much of it is done, from 0 to 1: what an answer counts first is what was done. */
export const partOf = ({ answer: { properties = {} } }: Action, answer: Json): number => {
  const done = Number(answer[Object.keys(properties)[0] ?? '']) || 0;
  return isUnfinished(answer) ? done / (done + Number(answer.remaining ?? done) || 1) : 1;
};

/** Whether an answer says that there is more to do. */
export const isUnfinished = ({ LastEvaluatedKey, remaining }: Json) =>
  LastEvaluatedKey !== undefined || Number(remaining) > 0;

/** What several calls have answered: counts add up, and what differs in nothing but counts is one thing. */
export const inAll = (answers: readonly Json[]): Json => answers.reduce(sum, {});

function sum(one: Json, other: Json): Json {
  const both: Json = { ...one, ...other };
  for (const [name, value] of Object.entries(other)) {
    const before = one[name];
    if (typeof value === 'number') both[name] = Number(before ?? 0) + value;
    else if (Array.isArray(value))
      both[name] = isRecord(value[0]) ? [] : merged([...((before as unknown[] | undefined) ?? []), ...value]);
  }
  return both;
}

/** Whole records are counted, and not shown. */
const isRecord = (item: unknown) => isObject(item) && 'sys_version' in item;

function merged(items: readonly unknown[]): unknown[] {
  const all = new Map<string, unknown>();
  for (const item of items) {
    const key = JSON.stringify(item, (_, value) => (typeof value === 'number' ? undefined : value));
    all.set(key, isObject(all.get(key)) ? sum(all.get(key) as Json, item as Json) : item);
  }
  return [...all.values()];
}
