/** The directives of a JSON Patch. */
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';
import { tokensOf } from '../pointer.js';

export type Operator = 'add' | 'copy' | 'move' | 'remove' | 'replace' | 'test';

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
export const refusal = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)} ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

/** For a directive that does not fit the current record. */
export const mismatch = (at: Located, code: ErrorCode, message: string) =>
  new Fault(code, `${label(at)}: ${message}.`, { details: [{ pointer: at.pointer, code, message }] });

const label = ({ directive: { op, path }, pointer }: Located) => `Directive ${pointer.slice(1)} (${op} ${shown(path)})`;

/** The maximum length of a pointer in a message. */
const mostShown = 200;

/** A pointer for messages, shortened to its start. */
export const shown = (pointer: string) =>
  pointer.length > mostShown ? `${pointer.slice(0, mostShown).toWellFormed()}…` : pointer;
