/** Places within a record, by the tokens of their JSON Pointers. */
import { isDeeper } from '../depth.js';

/** `undefined` if there is nothing. */
export function valueAt(record: unknown, path: readonly string[]): unknown {
  let value = record;
  for (const token of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    if (Array.isArray(value) && !isIndex(token)) return undefined;
    value = (value as Record<string, unknown>)[token];
  }
  return value;
}

export const exists = (record: unknown, path: readonly string[]) => valueAt(record, path) !== undefined;

/** RFC 6902 §4.1: whether a value can be added there. */
export function canAdd(record: unknown, path: readonly string[]): boolean {
  const last = path.at(-1) as string;
  const parent = valueAt(record, path.slice(0, -1));
  if (Array.isArray(parent)) return last === '-' || (isIndex(last) && Number(last) <= parent.length);
  return typeof parent === 'object' && parent !== null;
}

const isIndex = (token: string) => /^(0|[1-9]\d*)$/.test(token);

/** A place in `value` that is nested deeper than this; there must be one. */
export function placeBeyond(value: object, levels: number): string[] {
  const inner = Object.entries(value).find(([, member]) => isDeeper(member, levels - 1));
  return inner === undefined ? [] : [inner[0], ...placeBeyond(inner[1], levels - 1)];
}
