/** Errors that are answered to the caller, all in one shape. */
import { type ErrorCode, errors, type FaultKind, statuses } from './errors.js';

/** One problem. `pointer` is a JSON Pointer into the body, or `query/name`, `path/name`, `header/name`. */
export interface Detail {
  pointer: string;
  code: string;
  message: string;
}

interface ErrorBody {
  status: number;
  code: ErrorCode;
  message: string;
  details?: readonly Detail[];
  remaining?: number;
  request_id: string;
}

/** The problem as a sentence without its full stop. `whole` replaces the pointer `""`; of a long pointer its end is said. */
export function sentence({ pointer, message }: Pick<Detail, 'pointer' | 'message'>, whole = 'the body'): string {
  const place = pointer.length > maxQuoted ? `…${pointer.slice(-maxQuoted)}` : pointer || whole;
  const isWhole = /^\p{Lu}/u.test(message); // it has a subject of its own
  return `${place}${isWhole ? ':' : ''} ${message.replace(/\.$/, '')}`;
}

const maxQuoted = 200;

/** Rewrites a detail about a part so that it points into the whole request. */
export type Relocation = (detail: Detail) => Detail;

/** Puts `pointer` in front of the pointer of each detail. */
export const below =
  (pointer: string): Relocation =>
  (detail) => ({ ...detail, pointer: pointer + detail.pointer });

interface FaultExtras {
  details?: readonly Detail[];
  /** How many tickets are left. */
  remaining?: number;
  headers?: Readonly<Record<string, string>>;
  /** For the log only; never sent to the caller. */
  cause?: unknown;
}

/** `code`, `message` and `details` are sent to the caller. The message defaults to the sentence of the code. */
export class Fault extends Error {
  readonly details: readonly Detail[] | undefined;
  readonly remaining: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    message: string = errors[code].sentence,
    extras: FaultExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.details = extras.details;
    this.remaining = extras.remaining;
    this.headers = extras.headers ?? {};
  }

  get kind(): FaultKind {
    return errors[this.code].kind;
  }

  get status(): number {
    return statuses[this.kind];
  }

  /** The same fault with its details rewritten, and its message where that quotes the first of them. */
  relocated(relocation: Relocation): Fault {
    const { code, remaining, headers, cause } = this;
    const details = this.details?.map(relocation);
    const [before, after] = [this.details?.[0], details?.[0]];
    if (details === undefined || before === undefined || after === undefined) return this;
    const message = this.message.replace(sentence(before), () => sentence(after));
    return new Fault(code, message, { details, headers, cause, ...(remaining !== undefined && { remaining }) });
  }

  body(requestId: string): ErrorBody {
    const { status, code, message, details, remaining } = this;
    const few = details && fewOf(details);
    const more = { ...(few && { details: few }), ...(remaining !== undefined && { remaining }) };
    const rest = few && few.length < (details?.length ?? 0) ? ` (There are ${details?.length} such places.)` : '';
    return { status, code, message: shortened(message) + rest, ...more, request_id: requestId };
  }
}

/** Details that are answered, and characters of their pointers in all: at least one is, however long. */
const [maxDetails, maxPointers] = [20, 8000];

function fewOf(details: readonly Detail[]): Detail[] {
  let left = maxPointers;
  const few = details.slice(0, maxDetails).filter(({ pointer }, index) => {
    left -= pointer.length;
    return left >= 0 || index === 0;
  });
  return few.map((detail) => ({ ...detail, message: shortened(detail.message) }));
}

/** Characters of a message: it may quote what the caller sent. */
const maxMessage = 1000;

function shortened(message: string): string {
  return message.length > maxMessage ? `${message.slice(0, maxMessage - 1).toWellFormed()}…` : message;
}

/** A fault with one detail, at `pointer`. */
export const faultAt = (pointer: string, code: ErrorCode, message: string = errors[code].sentence) =>
  new Fault(code, message, { details: [{ pointer, code, message }] });

/** A 405 with an `Allow` header (RFC 9110 §15.5.6). */
export function methodNotAllowed(methods: readonly string[], message?: string): Fault {
  const Allow = methods.join(', ');
  return new Fault('method_not_allowed', message ?? `This address knows ${Allow}.`, { headers: { Allow } });
}

/** Runs `task` and rewrites the faults that it throws. */
export async function relocating<T>(relocation: Relocation, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (thrown) {
    throw thrown instanceof Fault ? thrown.relocated(relocation) : thrown;
  }
}

/** Turns anything thrown into a Fault; what is not one becomes `internal_error`, with the original as its cause. */
export const toFault = (thrown: unknown): Fault =>
  thrown instanceof Fault ? thrown : new Fault('internal_error', undefined, { cause: thrown });
