/** Escapes values in HTML. */
import type { MeteredContext } from './context.js';
import { textOf } from './text.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};
const pieceLength = 50_000;

/** Yields between pieces, so that a long text does not block other requests. */
export function* escapeInPieces(this: { readonly context: unknown }, value: unknown): Generator<undefined, string> {
  const text = textOf(value);
  const { meter } = this.context as MeteredContext; // all contexts are of this class
  let escaped = '';
  for (let at = 0; at < text.length; at += pieceLength) {
    meter.spend(Math.min(pieceLength, text.length - at) >>> 4);
    yield undefined;
    escaped += text.slice(at, at + pieceLength).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  }
  return escaped;
}
