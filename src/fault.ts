/** Errors that the API returns, all in one shape. */
import { type ErrorCode, errors } from './errors.js';

/** One error. `pointer` is a JSON Pointer into the body, or `query/name`, `path/name`, `header/name`. */
export interface Detail {
  pointer: string;
  code: string;
  message: string;
}

/** The error as a sentence without its full stop. `whole` replaces the pointer `""`; a long pointer is shortened to its end. */
export function sentence({ pointer, message }: Pick<Detail, 'pointer' | 'message'>, whole = 'the body'): string {
  const place = pointer.length > maxQuoted ? `…${pointer.slice(-maxQuoted)}` : pointer || whole;
  const isWhole = /^\p{Lu}/u.test(message); // the message has its own subject
  return `${place}${isWhole ? ':' : ''} ${message.replace(/\.$/, '')}`;
}

const maxQuoted = 200;

/** Rewrites the details of a part so that they point into the whole request. */
export type Relocation = (detail: Detail) => Detail;

export const below = (pointer: string): Relocation => {
  // a parameter of the query is none of the part's
  return (detail) => (/^[^/]/.test(detail.pointer) ? detail : { ...detail, pointer: pointer + detail.pointer });
};

interface FaultExtras {
  details?: readonly Detail[];
  /** The number of tickets left. */
  remaining?: number;
  headers?: Readonly<Record<string, string>>;
  /** The limit that was reached, for the metrics. */
  limit?: string;
  /** Only for the log; never sent to the caller. */
  cause?: unknown;
}

/** `code`, `message` and `details` are sent to the caller. The default message is that of the code. */
export class Fault extends Error {
  readonly details: readonly Detail[] | undefined;
  readonly remaining: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly limit: string | undefined;
  /** The operation of an atomic batch that it is about. */
  part: number | undefined;

  protected constructor(
    readonly code: ErrorCode,
    message: string = errors[code].sentence,
    extras: FaultExtras = {},
  ) {
    super(message, { cause: extras.cause });
    this.details = extras.details;
    this.remaining = extras.remaining;
    this.headers = extras.headers ?? {};
    this.limit = extras.limit;
  }

  static of(code: ErrorCode, message?: string, extras?: FaultExtras): Fault {
    return new Fault(code, message, extras);
  }

  /** With one detail, at `pointer`. */
  static at(pointer: string, code: ErrorCode, message: string = errors[code].sentence): Fault {
    return new Fault(code, message, { details: [{ pointer, code, message }] });
  }

  /** With a detail for each pointer. Its message is a sentence about `subject`: the first pointer, or a noun. */
  static about(pointers: string | readonly string[], code: ErrorCode, message: string, subject?: string): Fault {
    const details = [pointers].flat().map((pointer) => ({ pointer, code, message }));
    return new Fault(code, `${subject ?? details[0]?.pointer} ${message}.`, { details });
  }

  get status(): number {
    return errors[this.code].status;
  }

  /** The same fault with rewritten details. If the message quotes the first detail, it is rewritten too. */
  relocated(relocation: Relocation): Fault {
    const { code, remaining, headers, cause } = this;
    const details = this.details?.map(relocation);
    const [before, after] = [this.details?.[0], details?.[0]];
    if (details === undefined || before === undefined || after === undefined) return this;
    const message = this.message.replace(sentence(before), () => sentence(after));
    return new Fault(code, message, { details, headers, cause, ...(remaining !== undefined && { remaining }) });
  }

  /** As callers are told it: of many errors the first ones, and no long messages. */
  get told() {
    const { message, details, remaining } = this;
    let room = maxPointers;
    const few = details?.slice(0, maxDetails).filter(({ pointer }, index) => {
      room -= pointer.length;
      return room >= 0 || index === 0;
    });
    const rest = few?.length === details?.length ? '' : ` (There are ${details?.length} errors in all.)`;
    return {
      message: shortened(message) + rest,
      details: few?.map((detail) => ({ ...detail, message: shortened(detail.message) })),
      remaining,
    };
  }

  body(requestId: string) {
    const { status, code, told } = this;
    return { status, code, ...told, request_id: requestId };
  }
}

/** The maximum number of returned details, and the maximum length of their pointers in all; there is always at least one. */
const [maxDetails, maxPointers] = [20, 8000];
/** The maximum length of a message, which can quote the request. */
const maxMessage = 1000;

const shortened = (message: string) =>
  message.length > maxMessage ? `${message.slice(0, maxMessage - 1).toWellFormed()}…` : message;

/** A 405 with an `Allow` header (RFC 9110 §15.5.6). */
export function methodNotAllowed(methods: readonly string[], message?: string): Fault {
  const Allow = methods.join(', ');
  return Fault.of('method_not_allowed', message ?? `This path supports only ${Allow}.`, { headers: { Allow } });
}

/** Runs `task` and rewrites the faults it throws. */
export async function relocating<T>(relocation: Relocation, task: () => T | Promise<T>): Promise<T> {
  try {
    const result = task();
    return result instanceof Promise ? await result : result;
  } catch (thrown) {
    throw thrown instanceof Fault ? thrown.relocated(relocation) : thrown;
  }
}

/** Turns anything thrown into a Fault. Other errors become `internal_error`, with the original as the cause. */
export const toFault = (thrown: unknown): Fault =>
  thrown instanceof Fault ? thrown : Fault.of('internal_error', undefined, { cause: thrown });
