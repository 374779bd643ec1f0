import type { Doc } from './doc.js';

/** A successful answer: JSON in UTF-8, made as early as it is known. `Body` is its type in the document. */
export interface Reply<Body = unknown> {
  readonly json: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Carries the type only. */
  readonly body?: Body;
}

export const json = <Body>(body: Body): Reply<Body> => ({ json: Buffer.from(JSON.stringify(body)) });

export const stored = <T extends object>(doc: Doc<T>): Reply<T> => ({ json: doc.json });

/** JSON put together of pieces. */
export function joined(pieces: readonly (string | Buffer)[]): Buffer {
  const whole = Buffer.allocUnsafe(pieces.reduce((length, piece) => length + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? whole.write(piece, at) : piece.copy(whole, at);
  return whole;
}

/** Pieces of JSON with commas between them. */
export function list(items: readonly Buffer[]): Buffer[] {
  return items.flatMap((item, i) => (i === 0 ? [item] : [comma, item]));
}

const comma = Buffer.from(',');
