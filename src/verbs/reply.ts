/** Creates replies, and concatenates JSON without parsing it. */
import type { Reply } from '../records/work.js';
import type { Doc } from '../store/doc.js';

/** A reply with any value. */
export const json = <Body>(body: Body): Reply<Body> => ({ json: Buffer.from(JSON.stringify(body)) });

/** A reply with a record. */
export const stored = <T extends object>(doc: Doc<T>): Reply<T> => ({ json: doc.json });

/** Concatenates pieces of JSON. */
export function concatJson(pieces: readonly (string | Buffer)[]): Buffer {
  const whole = Buffer.allocUnsafe(pieces.reduce((length, piece) => length + Buffer.byteLength(piece), 0));
  let at = 0;
  for (const piece of pieces) at += typeof piece === 'string' ? whole.write(piece, at) : piece.copy(whole, at);
  return whole;
}

/** Concatenates items with commas between them, preceded by `head` and followed by `tail`. */
export function joinJson(head: string, items: readonly Buffer[], tail: string): Buffer {
  const commas = Math.max(0, items.length - 1);
  const length = items.reduce((sum, item) => sum + item.length, commas + Buffer.byteLength(head + tail));
  const whole = Buffer.allocUnsafe(length);
  let at = whole.write(head);
  items.forEach((item, i) => {
    if (i > 0) whole[at++] = comma;
    whole.set(item, at);
    at += item.length;
  });
  whole.write(tail, at);
  return whole;
}

const comma = 0x2c;
