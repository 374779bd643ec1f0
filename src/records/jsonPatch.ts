/** JSON Patch (RFC 6902), limited to the changes that a record allows. */
import { applyPatch } from 'rfc6902';
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { isDeeper, isSameJson, maxDepth, tokensOf } from '../lib/json.js';
import type { Yielder } from '../lib/yielder.js';
import { isServerOwned } from '../schema/serverFields.js';

/** Writing to a property with one of these names could change the prototype of an object. */
const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

/** The maximum number of JSON characters that a patch can copy in all: repeated copies would double the record each time. */
const maxCopied = 1_000_000;

/** @returns the patched record; `record` and the patch stay unchanged. */
export async function withDirectives(
  record: object,
  patch: JsonPatch,
  yielder: Yielder,
): Promise<Record<string, unknown>> {
  const working: Container = { ...record };
  /** The containers that are not the record's own. */
  const fresh = new Set<unknown>([working]);
  let copied = 0;
  let lastMove: Located | undefined;
  for (const at of located(patch)) {
    checkAllowed(at);
    unshare(working, at.path, fresh);
    unshare(working, at.from, fresh);
    copied += apply(at, working, maxCopied - copied);
    if (at.directive.op === 'move') lastMove = at;
    const turn = yielder.step();
    if (turn !== undefined) await turn;
  }
  // once for all moves, because they can move the same large value many times
  if (lastMove !== undefined && isDeeper(working, maxDepth)) throw tooDeep(lastMove);
  return working;
}

/** Copies the containers on the way to a value, because it is going to change. */
function unshare(working: Container, path: readonly string[], fresh: Set<unknown>): void {
  let container = working;
  for (const token of path.slice(0, -1)) {
    const value = valueAt(container, [token]);
    if (typeof value !== 'object' || value === null) return;
    const own = fresh.has(value) ? value : Array.isArray(value) ? [...value] : { ...value };
    fresh.add(own);
    container[token] = own;
    container = own as Container;
  }
}

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

/** @returns the number of JSON characters that it has copied, at most `maxLength`. */
function apply(at: Located, record: Container, maxLength: number): number {
  const { op, path, from = '', value } = at.directive;
  if (op === 'test') {
    if (!isSameJson(found(at, record, at.path, path), value))
      throw mismatch(at, 'test_failed', 'the value is different');
  } else if (op === 'remove') take(at, record, at.path, path);
  else if (op === 'move')
    put(at, record, take(at, record, at.from, from)); // its path is resolved after the removal
  else if (op === 'copy') {
    const json = JSON.stringify(found(at, record, at.from, from));
    if (json.length > maxLength)
      throw refusal(at, 'record_too_large', 'copies more than 1,000,000 characters, with the copies before it');
    put(at, record, JSON.parse(json));
    return json.length;
  } else {
    if (op === 'replace') found(at, record, at.path, path);
    put(at, record, copyOf(value));
  }
  return 0;
}

/** RFC 6902 §4: the value must exist. @throws Fault `path_not_found` */
function found(at: Located, record: Container, place: readonly string[], pointer: string): unknown {
  const value = valueAt(record, place);
  if (value === undefined) throw notFound(at, pointer);
  return value;
}

/** Removes a value and returns it. @throws Fault `path_not_found` */
function take(at: Located, record: Container, place: readonly string[], pointer: string): unknown {
  const value = found(at, record, place, pointer);
  applyPatch(record, [{ op: 'remove', path: pointer }]);
  return value;
}

/** RFC 6902 §4.1: the parent must exist. @throws Fault `path_not_found`, `record_too_deep` */
function put(at: Located, record: Container, value: unknown): void {
  const { op, path } = at.directive;
  const parent = valueAt(record, at.path.slice(0, -1));
  const last = at.path.at(-1) as string;
  if (typeof parent !== 'object' || parent === null) throw notFound(at, path);
  if (op !== 'move' && isDeeper(value, maxDepth - at.path.length)) throw tooDeep(at);
  if (Array.isArray(parent) && last !== '-' && !(isIndex(last) && Number(last) <= parent.length))
    throw notFound(at, path);
  applyPatch(record, [{ op: op === 'replace' ? 'replace' : 'add', path, value: null }]); // it would copy the value
  (parent as Container)[Array.isArray(parent) && last === '-' ? parent.length - 1 : last] = value;
}

type Container = Record<string, unknown>;

const copyOf = (value: unknown) => (typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value);

/** The value at the tokens of a JSON Pointer; undefined if there is none. */
function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const token of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    if (Array.isArray(value) && !isIndex(token)) return undefined;
    value = (value as Container)[token];
  }
  return value;
}

const isIndex = (token: string) => /^(0|[1-9]\d*)$/.test(token);

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
  Fault.of(code, `${label(at)} ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

/** For a directive that does not fit the current record. */
const mismatch = (at: Located, code: ErrorCode, message: string) =>
  Fault.of(code, `${label(at)}: ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

const label = ({ directive: { op, path }, pointer }: Located) => `Directive ${pointer.slice(1)} (${op} ${shown(path)})`;

/** The maximum length of a pointer in a message. */
const maxShown = 200;

/** A pointer for messages, shortened to its start. */
export const shown = (pointer: string) =>
  pointer.length > maxShown ? `${pointer.slice(0, maxShown).toWellFormed()}…` : pointer;
