/** JSON Merge Patch (RFC 7396). */
import { Fault, faultAt } from '../fault.js';
import type { Pace } from '../pace.js';
import { isSameJson } from './sameJson.js';
import { isServerOwned } from './systemFields.js';

type Json = Record<string, unknown>;

/**
 * @returns what `patch` makes of `record`, which stays as it is. They share unchanged values.
 * @throws Fault `server_owned` for a field of the server that is not as it is stored; `path_forbidden`
 */
export async function withMerge(record: Json, patch: Json, pace: Pace): Promise<Json> {
  for (const name of Object.keys(patch)) {
    if (isServerOwned(name) && !isSameJson(own(record, name), patch[name])) throw serverOwned(name);
  }
  return await merged(record, patch, pace);
}

const serverOwned = (name: string) =>
  faultAt(`/${name}`, 'server_owned', "is the server's to write: send it as it is stored, or leave it out");

/** What is still to be merged: `patch` into `into`, which may be changed. */
type Task = readonly [into: Json, patch: Json];

/** Members merged between two looks at the clock. */
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

/** @returns the task to merge an object that the member is. */
function mergeMember([into, patch]: Task, name: string): Task | undefined {
  if (name === '__proto__') throw new Fault('path_forbidden', 'A merge patch may not name __proto__.');
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

/** A member of the object itself: every object inherits a `constructor`. */
const own = (object: Json, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
