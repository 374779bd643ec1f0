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

/** The problem as a sentence without its full stop. `whole` replaces the pointer `""`. */
export const sentence = ({ pointer, message }: Pick<Detail, 'pointer' | 'message'>, whole = 'the body') =>
  `${pointer || whole} ${message}`;

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
    const more = { ...(details && { details }), ...(remaining !== undefined && { remaining }) };
    return { status, code, message, ...more, request_id: requestId };
  }
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
