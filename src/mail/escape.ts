/** Escapes what a template puts into HTML. */
import { textOf } from './text.js';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};
const pieceLength = 50_000;

/** Yields between pieces, so that a long text holds nobody up. */
export function* escapeInPieces(value: unknown): Generator<undefined, string> {
  const text = textOf(value);
  let escaped = '';
  for (let at = 0; at < text.length; at += pieceLength) {
    yield undefined;
    escaped += text.slice(at, at + pieceLength).replace(/[&<>"']/g, (character) => entities[character] ?? character);
  }
  return escaped;
}
