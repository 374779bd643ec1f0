/** JSON Patch (RFC 6902) and JSON Merge Patch (RFC 7396), guarded. */
import { applyPatch, type Operation } from 'rfc6902';
import { deepest, isDeeper } from '../depth.js';
import type { ErrorCode } from '../errors.js';
import { Fault, type Relocation, sentence } from '../fault.js';
import { parts } from '../pointer.js';
import { isServerOwned } from './systemFields.js';

/** `keys` are the caller's names for the directives, when they are not their indexes. */
export type Patch =
  | { readonly directives: readonly Directive[]; readonly keys?: readonly string[] }
  | { readonly merge: object };

export interface Directive {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

type Json = Record<string, unknown>;

const polluting = new Set(['__proto__', 'constructor', 'prototype']);
/** Characters of JSON that the directives of one patch may copy in all. */
const mostCopied = 1_000_000;

/** A changed copy of a record. Throws an `invalid` or `conflict` Fault that names the directive; never half a patch. */
export function patched(record: object, patch: Patch): Json {
  const next = copy(record) as Json;
  if ('merge' in patch) return mergedInto(next, patch.merge);
  const copies = { size: 0 };
  patch.directives.forEach((directive, index) => {
    apply({ directive, pointer: keyed(patch.keys, index) }, next, copies);
  });
  return next;
}

function mergedInto(record: Json, patch: object): Json {
  for (const name of Object.keys(patch)) {
    if (isServerOwned(name)) throw invalidField(`/${name}`, name);
  }
  return merged(record, patch) as Json;
}

/** Applies a directive to `record`. `copies` counts what all of them copy: a patch cannot double a record again and again. */
function apply(at: Located, record: Json, copies: { size: number }): void {
  guard(at);
  for (const step of stepsOf(at.directive, record)) {
    checkPaths(at, step, record);
    checkDepth(at, step, record);
    if (step.op === 'copy') copies.size += sizeOf(valueAt(record, parts(step.from ?? '')));
    if (copies.size > mostCopied) throw refusal(at, 'record_too_large', 'makes the record larger than 1 MB');
    const [problem] = applyPatch(record, [step as Operation]);
    if (problem?.name === 'TestError') throw mismatch(at, 'test_failed', 'found another value');
    if (problem) throw mismatch(at, 'path_not_found', 'found nothing there');
  }
}

/** RFC 6902 §4.4: a move is a removal, and then an addition of what was removed: its path is looked for afterwards. */
function stepsOf(directive: Directive, record: Json): readonly Directive[] {
  const { op, path, from } = directive;
  if (op !== 'move' || from === undefined) return [directive];
  const value = valueAt(record, parts(from));
  return [
    { op: 'remove', path: from },
    { op: 'add', path, value },
  ];
}

/** Says what is wrong with a patched record as what is wrong with the directive that most likely did it. */
export function blaming(patch: Patch): Relocation {
  if ('merge' in patch || patch.directives.length === 0) return (detail) => detail;
  const { directives } = patch;
  return (detail) => {
    const index = directives.findLastIndex((directive) => touches(directive, parts(detail.pointer)));
    const pointer = keyed(patch.keys, index < 0 ? directives.length - 1 : index);
    return { ...detail, pointer, message: `breaks the record, since ${sentence(detail, 'it')}` };
  };
}

const keyed = (keys: readonly string[] | undefined, index: number) => `/${keys?.[index] ?? index}`;

function touches({ op, path, from }: Directive, at: readonly string[]): boolean {
  if (op === 'test') return false;
  const written = op === 'move' && from !== undefined ? [path, from] : [path];
  return written.some((pointer) => {
    const tokens = parts(pointer);
    return tokens.every((token, i) => i >= at.length || token === at[i] || token === '-');
  });
}

interface Located {
  readonly directive: Directive;
  /** `/3`: as the caller knows it. */
  readonly pointer: string;
}

function guard(at: Located): void {
  const { op, path, from } = at.directive;
  const named = from === undefined ? [path] : [path, from];
  for (const pointer of named) {
    if (parts(pointer).some((token) => polluting.has(token)))
      throw refusal(at, 'path_forbidden', 'names __proto__, constructor or prototype');
  }
  if (op === 'test') return;
  if (op === 'move' && path.startsWith(`${from}/`)) throw refusal(at, 'path_forbidden', 'moves a value into itself');
  const written = op === 'move' ? named : [path];
  for (const pointer of written) {
    const [root] = parts(pointer);
    if (root === undefined) throw refusal(at, 'path_forbidden', 'would write the whole record; name its fields');
    if (isServerOwned(root)) throw refusal(at, 'server_owned', `writes ${root}, which the server owns`);
  }
}

/** RFC 6902 §4: what a directive reads must be there; where it adds, the parent must be there. */
function checkPaths(at: Located, { op, path, from = '' }: Directive, record: Json): void {
  if (op === 'copy' && !exists(record, parts(from))) throw mismatch(at, 'path_not_found', `${from} does not exist`);
  const to = parts(path);
  const fits = op === 'add' || op === 'copy' ? canAdd(record, to) : exists(record, to);
  if (!fits) throw mismatch(at, 'path_not_found', `${path} does not exist`);
}

/** The parent of what is placed is not too deep: it was checked when it was placed itself. */
function checkDepth(at: Located, { op, path, from = '', value }: Directive, record: Json): void {
  if (op === 'test' || op === 'remove') return;
  const placed = op === 'copy' ? valueAt(record, parts(from)) : value;
  if (isDeeper(placed, deepest - parts(path).length))
    throw refusal(at, 'record_too_deep', `nests the record more than ${deepest} levels deep`);
}

function canAdd(record: Json, path: readonly string[]): boolean {
  const last = path.at(-1) as string;
  const parent = valueAt(record, path.slice(0, -1));
  if (Array.isArray(parent)) return last === '-' || (isIndex(last) && Number(last) <= parent.length);
  return typeof parent === 'object' && parent !== null;
}

const exists = (record: Json, path: readonly string[]) => valueAt(record, path) !== undefined;

function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const token of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    if (Array.isArray(value) && !isIndex(token)) return undefined;
    value = (value as Json)[token];
  }
  return value;
}

const isIndex = (token: string) => /^(0|[1-9]\d*)$/.test(token);

const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

const label = ({ directive: { op, path }, pointer }: Located) => `Directive ${pointer.slice(1)} (${op} ${path})`;

const refusal = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)} ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

const mismatch = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)}: ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

const invalidField = (pointer: string, name: string) =>
  new Fault('server_owned', `${name} is the server's to write.`, {
    details: [{ pointer, code: 'server_owned', message: "is the server's to write" }],
  });

/** A deep copy of JSON: several times faster than structuredClone. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  const result: Json = {};
  for (const name of Object.keys(value)) result[name] = copy((value as Json)[name]);
  return result;
}

/** RFC 7396 §2. */
function merged(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Json = typeof target === 'object' && target !== null && !Array.isArray(target) ? (target as Json) : {};
  for (const [name, value] of Object.entries(patch)) {
    if (polluting.has(name)) throw new Fault('path_forbidden', `A merge patch may not name ${name}.`);
    if (value === null) delete result[name];
    else result[name] = merged(result[name], value);
  }
  return result;
}
