/** JSON Patch (RFC 6902), limited to the changes that a record allows. */
import { applyPatch, type Operation } from 'rfc6902';
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { isDeeper, isSameJson, MemberCounts, maxDepth, tokensOf } from '../json.js';
import type { Yielder } from '../yielder.js';
import { isServerOwned } from './guards.js';

/** The state of a patch while it is applied. */
interface Progress {
  readonly working: WorkingCopy;
  readonly counts: MemberCounts;
  /** Number of JSON characters copied so far. */
  copied: number;
}

/** Writing to a property with one of these names could change the prototype of an object. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The maximum number of JSON characters that a patch can copy in all: repeated copies would double the record each time. */
const maxCopied = 1_000_000;

/** @returns the patched record; `record` itself stays unchanged. They share unchanged values. */
export async function withDirectives(
  record: object,
  patch: JsonPatch,
  yielder: Yielder,
): Promise<Record<string, unknown>> {
  const progress: Progress = { working: new WorkingCopy(record), counts: new MemberCounts(), copied: 0 };
  for (const directive of located(patch)) {
    apply(directive, progress);
    await yielder.step();
  }
  checkMoves(patch, progress.working.record);
  return progress.working.record;
}

function apply(at: Located, progress: Progress): void {
  checkAllowed(at);
  appliers[at.directive.op](at, progress);
}

const appliers: Readonly<Record<Operator, (at: Located, progress: Progress) => void>> = {
  test,
  remove: (at, progress) => remove(at, at.path, progress),
  move,
  copy,
  add: addOrReplace,
  replace: addOrReplace,
};

function checkAllowed(at: Located): void {
  const { path, from, directive } = at;
  if ([...path, ...from].some((name) => prototypeNames.has(name)))
    throw refusal(at, 'path_forbidden', 'names __proto__, constructor or prototype');
  if (directive.op === 'test') return;
  if (directive.op === 'move' && directive.path.startsWith(`${directive.from}/`))
    throw refusal(at, 'path_forbidden', 'moves a value into itself');
  for (const [field] of directive.op === 'move' ? [path, from] : [path]) {
    if (field === undefined)
      throw refusal(at, 'path_forbidden', 'replaces the whole record; change its fields instead');
    if (isServerOwned(field)) throw refusal(at, 'server_owned', `writes ${field}, which only the server can set`);
  }
}

function test(at: Located, { working, counts }: Progress): void {
  const { value, path } = at.directive;
  const found = valueAt(working.record, at.path);
  if (found === undefined) throw notFound(at, path);
  if (!isSameJson(found, value, counts)) throw mismatch(at, 'test_failed', 'the value is different');
}

function remove(at: Located, place: readonly string[], { working, counts }: Progress): void {
  const pointer = (place === at.path ? at.directive.path : at.directive.from) as string;
  if (!exists(working.record, place)) throw notFound(at, pointer);
  counts.change(working.parentOf(place), -1);
  applyStep(at, working, { op: 'remove', path: pointer });
}

function addOrReplace(at: Located, progress: Progress): void {
  const { value } = at.directive;
  checkPlace(at, progress);
  checkDepth(at, value);
  put(at, value, progress);
}

/** RFC 6902 §4.4: a removal followed by an addition, so its path is resolved after the removal. */
function move(at: Located, progress: Progress): void {
  const value = valueAt(progress.working.record, at.from);
  remove(at, at.from, progress);
  checkPlace(at, progress);
  put(at, value, progress);
}

function copy(at: Located, progress: Progress): void {
  const value = valueAt(progress.working.record, at.from);
  if (value === undefined) throw notFound(at, at.directive.from ?? '');
  checkPlace(at, progress);
  checkDepth(at, value);
  const json = JSON.stringify(value);
  progress.copied += json.length;
  if (progress.copied > maxCopied) throw refusal(at, 'record_too_large', 'makes the record exceed 1 MB');
  put(at, JSON.parse(json), progress);
}

/** RFC 6902 §4: the path must exist; for an addition, only its parent. */
function checkPlace(at: Located, { working: { record } }: Progress): void {
  const fits = at.directive.op === 'replace' ? exists(record, at.path) : canAdd(record, at.path);
  if (!fits) throw notFound(at, at.directive.path);
}

/** Only the new value can make the record too deep: its parent was checked when it was written. */
function checkDepth(at: Located, value: unknown): void {
  if (isDeeper(value, maxDepth - at.path.length)) throw tooDeep(at);
}

/** Checks the result of all moves once, because they can move the same large value many times. */
function checkMoves(patch: JsonPatch, record: object): void {
  if (!patch.directives.some(({ op }) => op === 'move') || !isDeeper(record, maxDepth)) return;
  throw tooDeep(writerOf([...located(patch)], placeBeyond(record, maxDepth)));
}

/** Writes the value itself: rfc6902 only creates the place with `null`. */
function put(at: Located, value: unknown, { working, counts }: Progress): void {
  const parent = working.parentOf(at.path);
  const last = at.path.at(-1) as string;
  if (!Object.hasOwn(parent, last)) counts.change(parent, 1);
  const op = at.directive.op === 'replace' ? 'replace' : 'add';
  applyStep(at, working, { op, path: at.directive.path, value: null });
  parent[Array.isArray(parent) && last === '-' ? parent.length - 1 : last] = value;
}

function applyStep(at: Located, { record }: WorkingCopy, step: Operation): void {
  const [problem] = applyPatch(record, [step]);
  if (problem) throw notFound(at, step.path);
}

const notFound = (at: Located, pointer: string) => mismatch(at, 'path_not_found', `${shown(pointer)} does not exist`);

const tooDeep = (at: Located) => refusal(at, 'record_too_deep', `nests the record more than ${maxDepth} levels deep`);

// The directives of a JSON Patch.

type Operator = 'add' | 'copy' | 'move' | 'remove' | 'replace' | 'test';

/** An operation of a patch. */
export interface Directive {
  readonly op: Operator;
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

/** A directive with parsed pointers. */
export interface Located {
  readonly directive: Directive;
  /** Its place in the request: `/3`, or `/` and the caller's key. */
  readonly pointer: string;
  readonly path: readonly string[];
  /** Empty unless it is a move or a copy. */
  readonly from: readonly string[];
}

/** `keys` are the caller's keys of the directives, if they are not their indexes. */
export interface JsonPatch {
  readonly directives: readonly Directive[];
  readonly keys?: readonly string[];
}

/** The directives in order. A pointer can be long, so it is parsed only when needed. */
export function* located({ directives, keys }: JsonPatch): Iterable<Located> {
  for (const [index, directive] of directives.entries())
    yield {
      directive,
      pointer: `/${keys?.[index] ?? index}`,
      path: tokensOf(directive.path),
      from: readsFrom(directive) ? tokensOf(directive.from ?? '') : [],
    };
}

/** For other operations, `from` is ignored. */
const readsFrom = ({ op }: Directive) => op === 'move' || op === 'copy';

/** The last directive that writes the value at `place`, or something above or below it; otherwise the last one. */
export const writerOf = (directives: readonly Located[], place: readonly string[]): Located =>
  directives.findLast((directive) => writes(directive, place)) ?? (directives.at(-1) as Located);

function writes({ directive: { op }, path, from }: Located, place: readonly string[]): boolean {
  if (op === 'test') return false;
  const written = op === 'move' ? [path, from] : [path];
  return written.some((tokens) => tokens.every((token, i) => i >= place.length || token === place[i] || token === '-'));
}

/** For a directive that is never allowed. */
const refusal = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)} ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

/** For a directive that does not fit the current record. */
const mismatch = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)}: ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

const label = ({ directive: { op, path }, pointer }: Located) => `Directive ${pointer.slice(1)} (${op} ${shown(path)})`;

/** The maximum length of a pointer in a message. */
const mostShown = 200;

/** A pointer for messages, shortened to its start. */
export const shown = (pointer: string) =>
  pointer.length > mostShown ? `${pointer.slice(0, mostShown).toWellFormed()}…` : pointer;

/** A record that is being changed. Values that it shares with the original are copied once, before they change. */
export class WorkingCopy {
  readonly record: Container;
  readonly #own = new Set<object>();

  constructor(original: object) {
    this.record = this.#copied(original);
  }

  /** The array or object that contains the place at `path`, which must exist. It can be changed. */
  parentOf(path: readonly string[]): Container {
    let container = this.record;
    for (const token of path.slice(0, -1)) {
      const inner = container[token] as Container;
      const own = this.#own.has(inner) ? inner : this.#copied(inner);
      container[token] = own;
      container = own;
    }
    return container;
  }

  #copied(shared: object): Container {
    const own = (Array.isArray(shared) ? shared.slice() : { ...shared }) as Container;
    this.#own.add(own);
    return own;
  }
}

/** Arrays can be indexed by strings too. */
type Container = Record<string, unknown>;

// Places within a record, by the tokens of their JSON Pointers.

/** `undefined` if there is nothing. */
function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const token of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    if (Array.isArray(value) && !isIndex(token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return value;
}

const exists = (record: unknown, path: readonly string[]) => valueAt(record, path) !== undefined;

/** RFC 6902 §4.1: whether a value can be added there. */
function canAdd(record: unknown, path: readonly string[]): boolean {
  const last = path.at(-1) as string;
  const parent = valueAt(record, path.slice(0, -1));
  if (Array.isArray(parent)) return last === '-' || (isIndex(last) && Number(last) <= parent.length);
  return typeof parent === 'object' && parent !== null;
}

const isIndex = (token: string) => /^(0|[1-9]\d*)$/.test(token);

/** A place in `value` that is nested deeper than this; there must be one. */
function placeBeyond(value: object, levels: number): string[] {
  const inner = Object.entries(value).find(([, member]) => isDeeper(member, levels - 1));
  return inner === undefined ? [] : [inner[0], ...placeBeyond(inner[1], levels - 1)];
}
