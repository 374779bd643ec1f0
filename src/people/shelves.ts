/** A walk through all that can name a person, at a limited cost per request. */
import { isLong, type Yielder } from '../lib/yielder.js';
import type { Doc } from '../store/doc.js';
import type { Person } from './person.js';

/** What is walked through. */
export interface Shelf {
  readonly name: string;
  windows(after: string | undefined): AsyncIterable<Doc[]>;
  /** Called for each that can have something to do with the person. @returns `full` if it is left for the next request. */
  take(doc: Doc): Promise<unknown>;
}

/** How many documents a request looks at, and how many bytes they have. */
const [maxLooked, maxBytes] = [5000, 32 * 1024 * 1024];

/** @returns where the next request begins: after it; undefined if this was all. */
export async function walk(shelves: readonly Shelf[], person: Person, after: string | undefined, yielder: Yielder) {
  const [first, last] = after?.split(/:(.*)/s) ?? [];
  const from = Math.max(
    0,
    shelves.findIndex(({ name }) => name === first),
  );
  let [looked, bytes, place] = [0, 0, after];
  for (const shelf of shelves.slice(from)) {
    for await (const docs of shelf.windows(shelf.name === first ? last : undefined))
      for (const doc of docs) {
        const turn = yielder.step(isLong(doc.json));
        if (turn !== undefined) await turn;
        if (looked === maxLooked || bytes > maxBytes) return place;
        if (person.isIn(doc.json) && (await shelf.take(doc)) === 'full') return place;
        place = `${shelf.name}:${doc.id}`;
        looked++;
        bytes += doc.json.length;
      }
  }
  return undefined;
}
