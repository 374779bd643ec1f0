/** JSON Merge Patch (RFC 7396). */
import { Fault } from '../fault.js';
import { isPrototypeName } from './prototypeNames.js';
import { isServerOwned } from './systemFields.js';

type Json = Record<string, unknown>;

/**
 * Merges `patch` into `record`, and returns it.
 * @throws Fault `server_owned` or `path_forbidden`
 */
export function applyMergePatch(record: Json, patch: object): Json {
  for (const name of Object.keys(patch)) {
    if (isServerOwned(name)) throw serverOwned(name);
  }
  return mergeValue(record, patch) as Json;
}

const serverOwned = (name: string) =>
  new Fault('server_owned', `${name} is the server's to write.`, {
    details: [{ pointer: `/${name}`, code: 'server_owned', message: "is the server's to write" }],
  });

/** The algorithm of RFC 7396 §2. */
function mergeValue(target: unknown, patch: unknown): unknown {
  if (typeof patch !== 'object' || patch === null || Array.isArray(patch)) return patch;
  const result: Json = typeof target === 'object' && target !== null && !Array.isArray(target) ? (target as Json) : {};
  for (const [name, value] of Object.entries(patch)) {
    if (isPrototypeName(name)) throw new Fault('path_forbidden', `A merge patch may not name ${name}.`);
    if (value === null) delete result[name];
    else result[name] = mergeValue(result[name], value);
  }
  return result;
}
