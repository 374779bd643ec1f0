/** Where in openapi/ something is said, for messages. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isPair, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml';

/** Something that is wrong in openapi/. Its message is all that people need. */
export class Mistake extends Error {
  /** @param place where to look: words on the way to it, outer ones first, each a key, a value, or `key=value`. */
  constructor(
    readonly place: readonly string[],
    message: string,
  ) {
    super(message);
  }
}

/** A mistake with the file and the line in its message; any other error as it is. */
export function located(error: unknown, folder: string): unknown {
  if (!(error instanceof Mistake) || error.place.length === 0) return error;
  const found = sourcesIn(folder).map((file) => ({ file, ...lineOf(join(folder, file), error.place) }));
  const [best] = found.sort((one, other) => other.depth - one.depth);
  const at = best === undefined || best.depth === 0 ? '' : `${best.file}:${best.line}: `;
  return new Mistake([], at + error.message);
}

/** Every key of the sources, with its place, and its value if that is a scalar. */
export function keysIn(folder: string): { file: string; line: number; key: string; value: string }[] {
  return sourcesIn(folder).flatMap((file) => {
    const { contents, lines } = parsed(join(folder, file));
    return [...pairsIn(contents)].map(({ key, value }) => ({
      file,
      line: lines(key),
      key: textOf(key),
      value: textOf(value),
    }));
  });
}

/** Pages before the documents that refer to them. */
function sourcesIn(folder: string): string[] {
  const all = readdirSync(join(folder, 'openapi'), { recursive: true }).map((file) => `openapi/${file}`);
  const depth = (file: string) => file.split('/').length;
  return all
    .filter((file) => file.endsWith('.yaml'))
    .sort((one, other) => depth(other) - depth(one) || one.localeCompare(other));
}

/** Text → what it says: all sources are looked at for each document, and for each mistake. */
const known = new Map<string, ReturnType<typeof parse>>();

function parsed(file: string) {
  const text = readFileSync(file, 'utf8');
  const found = known.get(text) ?? parse(text);
  known.set(text, found);
  return found;
}

function parse(text: string) {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter });
  const lines = (node: unknown) => lineCounter.linePos((node as { range?: [number] } | null)?.range?.[0] ?? 0).line;
  return { contents, lines };
}

function lineOf(file: string, place: readonly string[]): { depth: number; line: number } {
  const { contents, lines } = parsed(file);
  const { depth, node } = deepest(contents, place, contents);
  return { depth, line: lines(node) };
}

/** How many of the words are found, one in the other, and the last of them. */
function deepest(within: unknown, [word, ...rest]: readonly string[], node: unknown): { depth: number; node: unknown } {
  let best = { depth: 0, node };
  if (word === undefined) return best;
  const found = (inner: unknown, at: unknown) => {
    const { depth, node } = deepest(inner, rest, at);
    if (depth + 1 > best.depth) best = { depth: depth + 1, node };
  };
  for (const pair of pairsIn(within)) if (isSaid(pair, word)) found(pair.value, pair.key);
  for (const scalar of scalarsIn(within)) if (textOf(scalar) === word) found(undefined, scalar);
  return best;
}

const textOf = (node: unknown) => (isScalar(node) ? String(node.value) : '');
const isSaid = ({ key, value }: Pair, word: string) => [textOf(key), `${textOf(key)}=${textOf(value)}`].includes(word);

function* pairsIn(node: unknown): Generator<Pair> {
  for (const item of isMap(node) || isSeq(node) ? (node.items as unknown[]) : []) {
    if (isPair(item)) yield item;
    yield* pairsIn(isPair(item) ? item.value : item);
  }
}

function* scalarsIn(node: unknown): Generator<unknown> {
  if (isSeq(node)) for (const item of node.items) if (isScalar(item)) yield item;
  for (const { value } of pairsIn(node)) if (isSeq(value)) yield* scalarsIn(value);
}
