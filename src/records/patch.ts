/** Patches of records: JSON Patch (RFC 6902) and JSON Merge Patch (RFC 7396). */
import { Fault, faultAt, type Relocation, sentence } from '../fault.js';
import { isSameJson, tokensOf } from '../json.js';
import { Yielder } from '../yielder.js';
import { isServerOwned } from './guards.js';
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
  if ('merge' in patch) return await withMerge(record as Json, patch.merge as Json, yielder);
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
async function withMerge(record: Json, patch: Json, yielder: Yielder): Promise<Json> {
  for (const name of Object.keys(patch)) {
    if (isServerOwned(name) && !isSameJson(own(record, name), patch[name])) throw serverOwned(name);
  }
  return await merged(record, patch, yielder);
}

const serverOwned = (name: string) =>
  faultAt(`/${name}`, 'server_owned', 'can only be set by the server: leave it out, or send its stored value');

/** An object to merge: `patch` into `into`, which can be changed. */
type Task = readonly [into: Json, patch: Json];

/** Properties merged between two checks of the clock. */
const stride = 1000;

/** The algorithm of RFC 7396 §2, one object after another. */
async function merged(target: Json, patch: Json, yielder: Yielder): Promise<Json> {
  const result = { ...target };
  const tasks: Task[] = [[result, patch]];
  let members = 0;
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    for (const name of Object.keys(task[1])) {
      const further = mergeMember(task, name);
      if (further !== undefined) tasks.push(further);
      if (++members % stride === 0) await yielder.step();
    }
  }
  return result;
}

/** @returns the task to merge the property, if it is an object. */
function mergeMember([into, patch]: Task, name: string): Task | undefined {
  if (name === '__proto__') throw new Fault('path_forbidden', 'A merge patch cannot contain __proto__.');
  const value = patch[name];
  if (isObject(value)) {
    const before = own(into, name);
    const after = isObject(before) ? { ...before } : {};
    into[name] = after;
    return [after, value];
  }
  if (value === null) delete into[name];
  else into[name] = value;
  return undefined;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property: every object inherits a `constructor`. */
const own = (object: Json, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
