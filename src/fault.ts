/** What can go wrong, and its one translation to an answer. */
import { type ErrorCode, errors, type FaultKind, statuses } from './errors.js';

/** One finding. `pointer` is a JSON Pointer into the body, or `query/name`, `path/name`, `header/name`. */
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

/** The finding as a sentence without its full stop. `whole` is what the pointer `""` stands for. */
export const sentence = ({ pointer, message }: Pick<Detail, 'pointer' | 'message'>, whole = 'the body') =>
  `${pointer || whole} ${message}`;

/** Says a finding about one thing as one about what that thing is a part of. */
export type Relocation = (detail: Detail) => Detail;

/** What is a finding about the whole is one about its part at `pointer`. */
export const below =
  (pointer: string): Relocation =>
  (detail) => ({ ...detail, pointer: pointer + detail.pointer });

interface FaultExtras {
  details?: readonly Detail[];
  /** How many more there could have been. */
  remaining?: number;
  headers?: Readonly<Record<string, string>>;
  /** For the log only; never shown. */
  cause?: unknown;
}

/**
 * `code` and `message` are safe to show to any caller; `cause` is only for the log. The code's own sentence is the message
 * where there is no more to say.
 */
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

  /** The same with other places, in the message too. */
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

/** A fault about one place in the request. */
export const faultAt = (pointer: string, code: ErrorCode, message: string = errors[code].sentence) =>
  new Fault(code, message, { details: [{ pointer, code, message }] });

/** A 405 with the methods that the address knows. */
export function methodNotAllowed(methods: readonly string[], message?: string): Fault {
  const Allow = methods.join(', ');
  return new Fault('method_not_allowed', message ?? `This address knows ${Allow}.`, { headers: { Allow } });
}

/** Runs `task`; the faults it throws are relocated. */
export async function relocating<T>(relocation: Relocation, task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (thrown) {
    throw thrown instanceof Fault ? thrown.relocated(relocation) : thrown;
  }
}

/** Anything thrown, as a Fault: what is not one already is `internal_error`, its cause kept for the log. */
export const toFault = (thrown: unknown): Fault =>
  thrown instanceof Fault ? thrown : new Fault('internal_error', undefined, { cause: thrown });
