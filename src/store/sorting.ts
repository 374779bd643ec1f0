/** Orders of records. Ties are in order of id, in the same direction. Records without a value come first, or last if descending. */
import { momentOf } from '../lib/times.js';
import type { Doc } from './doc.js';
import { folded, type Order, type SortKind } from './port.js';

/** The maximum length of a sort key of a text: what follows does not count. */
const maxSortKey = 64;

/** A string that sorts like the value: by code point, without NUL. Other values than those of the kind have the least one, ''. */
export function sortKey(value: unknown, kind: SortKind | undefined): string {
  if (kind === 'number') return typeof value === 'number' ? numberKey(value) : '';
  if (typeof value !== 'string') return '';
  if (kind === undefined) return value;
  if (kind === 'text') return folded(value).replaceAll('\0', ' ').slice(0, maxSortKey).toWellFormed();
  const moment = new Date(momentOf(value));
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

/** The bits of the number, in hexadecimal: the sign is inverted, and of a negative number everything. */
function numberKey(value: number): string {
  const bits = Buffer.alloc(8);
  bits.writeDoubleBE(value === 0 ? 0 : value); // not -0
  const mask = value < 0 ? 0xff : 0;
  bits.forEach((byte, index) => {
    bits[index] = byte ^ (index === 0 ? mask | 0x80 : mask);
  });
  return bits.toString('hex');
}

/** The place of a record in an order: its sort key and id, or only its id. */
export const placeOf = ({ field, sorted }: Order = {}, doc: Doc): string =>
  field === undefined ? doc.id : `${sortKey(doc.record[field], sorted)}\0${doc.id}`;

/** The sort key and the id of a place. */
export function partsOf(place: string): { readonly key: string; readonly id: string } {
  const end = place.indexOf('\0');
  return { key: place.slice(0, end), id: place.slice(end + 1) };
}
