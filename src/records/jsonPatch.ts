/** JSON Patch (RFC 6902), restricted to changes that a record allows. */
import { applyPatch, type Operation } from 'rfc6902';
import { isDeeper, maxDepth } from '../depth.js';
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { tokensOf } from '../pointer.js';
import { isPrototypeName } from './prototypeNames.js';
import { isServerOwned } from './systemFields.js';

/** An operation of a patch. */
export interface Directive {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

type Json = Record<string, unknown>;

/** A directive and where the request has it: `/3`, or `/` and the caller's name for it. */
interface Located {
  readonly directive: Directive;
  readonly pointer: string;
}

/** Characters of JSON that the directives of one patch may copy in total: repeated copies would double a record each time. */
const maxCopied = 1_000_000;

/** Applies directives to `record` in order. It is left half patched when one throws. */
export function applyDirectives(record: Json, directives: readonly Directive[], keys?: readonly string[]): void {
  const copied = { size: 0 };
  directives.forEach((directive, index) => {
    apply({ directive, pointer: directivePointer(keys, index) }, record, copied);
  });
}

export const directivePointer = (keys: readonly string[] | undefined, index: number) => `/${keys?.[index] ?? index}`;

/** @param copied counts what all directives of the patch copy. */
function apply(at: Located, record: Json, copied: { size: number }): void {
  checkAllowed(at);
  for (const step of stepsOf(at.directive, record)) {
    checkPaths(at, step, record);
    checkDepth(at, step, record);
    if (step.op === 'copy') copied.size += sizeOf(valueAt(record, tokensOf(step.from ?? '')));
    if (copied.size > maxCopied) throw refusal(at, 'record_too_large', 'makes the record larger than 1 MB');
    const [problem] = applyPatch(record, [step as Operation]);
    if (problem?.name === 'TestError') throw mismatch(at, 'test_failed', 'found another value');
    if (problem) throw mismatch(at, 'path_not_found', 'found nothing there');
  }
}

/** RFC 6902 §4.4: a move is a removal followed by an addition, so its path is resolved after the removal. */
function stepsOf(directive: Directive, record: Json): readonly Directive[] {
  const { op, path, from } = directive;
  if (op !== 'move' || from === undefined) return [directive];
  const value = valueAt(record, tokensOf(from));
  return [
    { op: 'remove', path: from },
    { op: 'add', path, value },
  ];
}

function checkAllowed(at: Located): void {
  const { op, path, from } = at.directive;
  const pointers = from === undefined ? [path] : [path, from];
  for (const pointer of pointers) {
    if (tokensOf(pointer).some(isPrototypeName))
      throw refusal(at, 'path_forbidden', 'names __proto__, constructor or prototype');
  }
  if (op === 'test') return;
  if (op === 'move' && path.startsWith(`${from}/`)) throw refusal(at, 'path_forbidden', 'moves a value into itself');
  checkWritten(at, op === 'move' ? pointers : [path]);
}

function checkWritten(at: Located, pointers: readonly string[]): void {
  for (const pointer of pointers) {
    const [field] = tokensOf(pointer);
    if (field === undefined) throw refusal(at, 'path_forbidden', 'would write the whole record; name its fields');
    if (isServerOwned(field)) throw refusal(at, 'server_owned', `writes ${field}, which the server owns`);
  }
}

/** RFC 6902 §4: `from` and `path` must exist; for an addition only the parent of `path`. */
function checkPaths(at: Located, { op, path, from = '' }: Directive, record: Json): void {
  if (op === 'copy' && !exists(record, tokensOf(from))) throw mismatch(at, 'path_not_found', `${from} does not exist`);
  const to = tokensOf(path);
  const fits = op === 'add' || op === 'copy' ? canAdd(record, to) : exists(record, to);
  if (!fits) throw mismatch(at, 'path_not_found', `${path} does not exist`);
}

/** Only the new value can make the record too deep: its parent was checked when it was written. */
function checkDepth(at: Located, { op, path, from = '', value }: Directive, record: Json): void {
  if (op === 'test' || op === 'remove') return;
  const added = op === 'copy' ? valueAt(record, tokensOf(from)) : value;
  if (isDeeper(added, maxDepth - tokensOf(path).length))
    throw refusal(at, 'record_too_deep', `nests the record more than ${maxDepth} levels deep`);
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

/** For a directive that may never be applied. */
const refusal = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)} ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

/** For a directive that does not fit the record as it is. */
const mismatch = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)}: ${message}.`, { details: [{ pointer: at.pointer, code, message }] });
