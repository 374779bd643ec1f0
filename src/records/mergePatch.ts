/** JSON Merge Patch (RFC 7396). */
import { Fault, faultAt } from '../fault.js';
import { isSameJson } from './sameJson.js';
import { isServerOwned } from './systemFields.js';

type Json = Record<string, unknown>;

/**
 * @returns what `patch` makes of `record`, which stays as it is. They share unchanged values.
 * @throws Fault `server_owned` for a field of the server that is not as it is stored; `path_forbidden`
 */
export function withMerge(record: Json, patch: Json): Json {
  for (const name of Object.keys(patch)) {
    if (isServerOwned(name) && !isSameJson(own(record, name), patch[name])) throw serverOwned(name);
  }
  return merged(record, patch) as Json;
}

const serverOwned = (name: string) =>
  faultAt(`/${name}`, 'server_owned', "is the server's to write: send it as it is stored, or leave it out");

/** The algorithm of RFC 7396 §2. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result: Json = isObject(target) ? { ...target } : {};
  for (const name of Object.keys(patch)) {
    if (name === '__proto__') throw new Fault('path_forbidden', 'A merge patch may not name __proto__.');
    if (patch[name] === null) delete result[name];
    else result[name] = merged(own(result, name), patch[name]);
  }
  return result;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A member of the object itself: every object inherits a `constructor`. */
const own = (object: Json, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
