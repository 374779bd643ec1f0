/** What an operation is called with, and calling it until nothing is left. */
import { type Action, type Field, fieldsOf, type Resource, type Schema } from '../document.js';
import type { Gala, ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';

/** What an action is started from: a page of a resource, one of its records, or several that are ticked. */
export interface About {
  readonly resource: Resource;
  readonly record?: Json | undefined;
  /** Of the ticked ones. */
  readonly ids?: readonly string[] | undefined;
}

/** `resource` is that of the page. Without a record, the page is a list; with `ids`, of ticked records. */
export interface ActionProps extends ResourceProps {
  readonly action: Action;
  readonly record?: Json | undefined;
  readonly ids?: readonly string[] | undefined;
  /** What is filled in at first. */
  readonly given?: Json | undefined;
  readonly onClose: () => void;
  /** Something was changed: the page reads it again. @param report what was done, in words, if the dialog closes now. */
  readonly onDone: (report?: string) => void;
}

/** The continuation of a list is the console's business, and so is the dry run. */
const own = ['dry_run', 'exclusiveStartKey'];

export const inputsOf = ({ parameters }: Action, body: Schema | undefined, { resolve }: Resource): Field[] => [
  ...parameters,
  ...fieldsOf(body ?? {}, resolve).filter(({ name }) => !own.includes(name)),
];

const isIn = ({ parameters }: Action, field: Field) =>
  parameters.some(({ name, required }) => required && name === field.name);

const takesId = (fields: readonly Field[]) => fields.some(({ name, required }) => name === 'id' && required);

/** The actions that a page has: on a list, those that need no record; where records are ticked, those that take several. */
export function actionsFor(actions: readonly Action[], { resource, record, ids }: About): Action[] {
  return actions.filter((action) => {
    const isOwn = action.resource === resource.name;
    const fields = [undefined, ...action.bodies].flatMap((body) => inputsOf(action, body, resource));
    // of several in its path, it is about the last: `…/{typeId}/{roundId}`
    const last = action.parameters.findLast(({ required }) => required);
    const named = fields.filter((one) => one.target === resource.name && (one === last || !isIn(action, one)));
    if (ids !== undefined) return named.some(({ schema }) => schema.type === 'array');
    if (takesId(fields)) return isOwn && record !== undefined;
    if (record !== undefined) return named.length > 0;
    return isOwn && !action.parameters.some(({ required }) => required);
  });
}

/** The body for what the action is started from, or all of them if nothing tells. */
export function bodiesFor({ bodies }: Action, { resource, record, ids }: About): readonly Schema[] {
  const fitting = bodies.filter((body) => fieldsOf(body, resource.resolve).some((one) => one.target === resource.name));
  return (record ?? ids) !== undefined && fitting.length > 0 ? fitting : bodies;
}

/** @returns what is known for sure, so that nobody is asked; and what is likely. */
export function knownOf(inputs: readonly Field[], about: About): { sure: Json; likely: Json } {
  const { resource, record, ids } = about;
  const sure: Json = {};
  const likely: Json = {};
  if (record === undefined && ids === undefined) return { sure, likely };
  const isWhole = isWholeRecord(inputs);
  for (const { name, target, schema, required } of inputs) {
    if (target === resource.name) sure[name] = schema.type === 'array' ? (ids ?? [record?.id]) : record?.id;
    else if (isWhole && record?.[name] !== undefined)
      (target === undefined && !isSystem(name) ? likely : sure)[name] = record[name];
    else if (name === 'id') sure.id = record?.id;
    else {
      const value = record?.[sameField(name, target, resource) ?? ''];
      if (value !== undefined) (required ? sure : likely)[name] = value;
    }
  }
  // instead of naming this record by one of them, another could be named by the others
  const isChoice = inputs.some(({ name, target, required }) => !required && target === resource.name && name in sure);
  for (const { name, target, required } of inputs)
    if (isChoice && !required && target !== undefined && !(name in sure)) sure[name] = undefined;
  return { sure, likely };
}

/** Whether a record is sent as it was read, with its owner's answers. */
export const isWholeRecord = (inputs: readonly Field[]) =>
  takesId(inputs) && inputs.some(({ name }) => name === 'sys_version');

export const isSystem = (name: string) => name.startsWith('sys_') || name === 'id';

/** The field of the records that names the same. */
function sameField(name: string, target: string | undefined, { fields }: Resource): string | undefined {
  const same = fields.filter((field) => target !== undefined && field.target === target);
  return (same.find((field) => field.name === name) ?? same[0])?.name;
}

interface Call {
  readonly gala: Gala;
  readonly action: Action;
  readonly values: Json;
  readonly isTrial: boolean;
  readonly override?: string | undefined;
  /** The version that the record has. */
  readonly version?: unknown;
  /** Where an earlier run was stopped. */
  readonly before?: Json | undefined;
  /** Hears what there is after each step. @returns whether to go on. */
  readonly onStep: (soFar: Json) => boolean;
}

/** Some do a limited number at a time: they are repeated until nothing is left. A dry run changes nothing, so it needs a key to go on. */
export async function run({ gala, action, values, isTrial, override, version, before, onStep }: Call): Promise<Json> {
  const { resource, verb, parameters, bodies } = action;
  const isParameter = (name: string) => parameters.some((one) => one.name === name);
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const inAddress = Object.fromEntries(given.filter(([name]) => isParameter(name)));
  const inBody = Object.fromEntries(given.filter(([name]) => !isParameter(name)));
  const headers = action.isVersioned && version !== undefined ? { 'If-Match': `"${version}"` } : {};
  let all = before;
  for (;;) {
    const key = all?.LastEvaluatedKey;
    const body = { ...inBody, ...(key !== undefined && { exclusiveStartKey: key }) };
    const input = {
      ...inAddress,
      ...(bodies.length > 0 && { body }),
      ...(isTrial && { dry_run: 'true' }),
      ...(override !== undefined && { override }),
    };
    const step = await operation(gala, resource, verb)(input, { headers });
    const hasMore = step.LastEvaluatedKey !== undefined || (!isTrial && Number(step.remaining) > 0);
    const isStuck =
      key === undefined && all !== undefined && all.remaining === step.remaining && !countsSomething(step);
    all = all === undefined ? step : together(all, step);
    if (!hasMore || isStuck || !onStep(all)) return all;
  }
}

const countsSomething = ({ remaining: _, ...step }: Json) =>
  Object.values(step).some((value) => typeof value === 'number' && value > 0);

/**
 * Numbers are counts, which add up; what remains is what remains now. Without a key, each step says again what it leaves out and what
 * was there already: what the first said is right.
 */
function together(all: Json, step: Json): Json {
  const both: Json = { ...all, ...step };
  const goesOn = all.LastEvaluatedKey !== undefined;
  for (const [name, value] of Object.entries(all)) {
    const next = step[name];
    if (name === 'LastEvaluatedKey') both[name] = next;
    else if (Array.isArray(value)) both[name] = goesOn && Array.isArray(next) ? [...value, ...next] : value;
    else if (typeof value === 'number' && name !== 'remaining')
      both[name] = !goesOn && /^(already|more)_/.test(name) ? value : value + Number(next ?? 0);
  }
  return both;
}
