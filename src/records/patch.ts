/** Patches of records: JSON Patch (RFC 6902) and JSON Merge Patch (RFC 7396). */
import { Fault, type Relocation, sentence } from '../fault.js';
import { isSameJson, tokensOf } from '../lib/json.js';
import { Yielder } from '../lib/yielder.js';
import { isServerOwned } from '../schema/serverFields.js';
import { type JsonPatch, type Located, located, shown, withDirectives, writerOf } from './jsonPatch.js';

export type { Directive } from './jsonPatch.js';

export type Patch = JsonPatch | { readonly merge: object };

type Json = Record<string, unknown>;

/**
 * The patched record. It shares unchanged values with `record`, and new values with the patch: do not change them.
 * @throws Fault `path_not_found`, `test_failed`, `path_forbidden`, `server_owned`, `record_too_large` or `record_too_deep`,
 * whose details point to the directive.
 */
export async function patched(record: object, patch: Patch, yielder = new Yielder()): Promise<Json> {
  if ('merge' in patch) return withMerge(record as Json, patch.merge as Json);
  return await withDirectives(record, patch, yielder);
}

/** Rewrites details about a patched record so that they point to the directive that most likely caused them. */
export function relocationIn(patch: Patch): Relocation {
  if ('merge' in patch || patch.directives.length === 0) return (detail) => detail;
  let directives: Located[] | undefined; // most patches are valid
  return (detail) => {
    directives ??= [...located(patch)];
    const { pointer } = writerOf(directives, tokensOf(detail.pointer));
    const said = sentence({ ...detail, pointer: shown(detail.pointer) }, 'it');
    return { ...detail, pointer, message: `makes the record invalid: ${said}` };
  };
}

// JSON Merge Patch (RFC 7396).

/**
 * @returns the patched record; `record` itself stays unchanged. They share unchanged values.
 * @throws Fault `server_owned` for a server field that differs from its stored value; `path_forbidden`
 */
function withMerge(record: Json, patch: Json): Json {
  const written = Object.keys(patch).find((name) => isServerOwned(name) && !isSameJson(own(record, name), patch[name]));
  if (written !== undefined)
    throw Fault.about(
      `/${written}`,
      'server_owned',
      'can only be set by the server: leave it out, or send its stored value',
    );
  return merged(record, patch);
}

/** The algorithm of RFC 7396 §2. Bodies are not deep. */
function merged(target: Json, patch: Json): Json {
  const result = { ...target };
  for (const name of Object.keys(patch)) {
    if (name === '__proto__') throw Fault.of('path_forbidden', 'A merge patch cannot contain __proto__.');
    const value = patch[name];
    if (value === null) delete result[name];
    else if (isObject(value)) result[name] = merged(objectOf(own(result, name)), value);
    else result[name] = value;
  }
  return result;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** An own property: every object inherits a `constructor`. */
const own = (object: Json, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
