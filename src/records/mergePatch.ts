/** JSON Merge Patch (RFC 7396). */
import { Fault, faultAt } from '../fault.js';
import type { Pace } from '../pace.js';
import { isSameJson } from './sameJson.js';
import { isServerOwned } from './systemFields.js';

type Json = Record<string, unknown>;

/**
 * @returns the patched record; `record` itself stays unchanged. They share unchanged values.
 * @throws Fault `server_owned` for a server field that differs from its stored value; `path_forbidden`
 */
export async function withMerge(record: Json, patch: Json, pace: Pace): Promise<Json> {
  for (const name of Object.keys(patch)) {
    if (isServerOwned(name) && !isSameJson(own(record, name), patch[name])) throw serverOwned(name);
  }
  return await merged(record, patch, pace);
}

const serverOwned = (name: string) =>
  faultAt(`/${name}`, 'server_owned', 'can only be set by the server: leave it out, or send its stored value');

/** An object to merge: `patch` into `into`, which can be changed. */
type Task = readonly [into: Json, patch: Json];

/** Properties merged between two checks of the clock. */
const stride = 1000;

/** The algorithm of RFC 7396 §2, one object after another. */
async function merged(target: Json, patch: Json, pace: Pace): Promise<Json> {
  const result = { ...target };
  const tasks: Task[] = [[result, patch]];
  let members = 0;
  for (let task = tasks.pop(); task !== undefined; task = tasks.pop()) {
    for (const name of Object.keys(task[1])) {
      const further = mergeMember(task, name);
      if (further !== undefined) tasks.push(further);
      if (++members % stride === 0) await pace.step();
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
