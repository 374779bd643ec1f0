/** Differences between JSON objects, as JSON Patch (RFC 6902), and the way back. */
import { isSameJson, pointerTo, tokensOf } from './json.js';

export type Step =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

type Container = Record<string, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;
const own = (value: Container, name: string) => (Object.hasOwn(value, name) ? value[name] : undefined);

/**
 * Of a field with more steps than this it is asked whether its whole value is shorter. A few are kept without asking, as it must not take
 * longer to compare a record than to read it.
 */
const maxSteps = 20;

/**
 * The patch that leads from one object to another. What is the same object in both is not looked at. The time is linear in their sizes:
 * `createPatch` of rfc6902 compares each item of an array with each, and would block the server for minutes at an array of 1 MB. So an
 * array is only cut at its common beginning and end; what is between is compared item by item, or else removed and added. The
 * patch is about as large as what has changed.
 * @param except names of fields that are left out.
 */
export function differenceOf(from: object, to: object, except: ReadonlySet<string>): Step[] {
  const steps: Step[] = [];
  for (const name of namesIn(from, to)) {
    const [before, value] = [own(from as Container, name), own(to as Container, name)];
    if (before === value || except.has(name)) continue;
    const begin = steps.length;
    compare(before, value, pointerTo(name), steps);
    const all = steps.length - begin > maxSteps ? steps.slice(begin) : [];
    if (all.length === 0 || JSON.stringify(all).length <= JSON.stringify(value).length) continue;
    steps.length = begin;
    steps.push({ op: 'replace', path: pointerTo(name), value });
  }
  return steps;
}

/** Of what may differ. */
function* namesIn(from: object, to: object): Iterable<string> {
  for (const name in from) if ((from as Container)[name] !== (to as Container)[name]) yield name;
  for (const name in to) if (!Object.hasOwn(from, name)) yield name;
}

/** What is undefined is not there. */
function compare(from: unknown, to: unknown, path: string, steps: Step[]): void {
  if (from === to) return;
  if (from === undefined) steps.push({ op: 'add', path, value: to });
  else if (to === undefined) steps.push({ op: 'remove', path });
  else if (!isContainer(from) || !isContainer(to) || Array.isArray(from) !== Array.isArray(to))
    steps.push({ op: 'replace', path, value: to });
  else if (Array.isArray(from)) compareArrays(from, to as never as unknown[], path, steps);
  else for (const name of namesIn(from, to)) compare(own(from, name), own(to, name), path + pointerTo(name), steps);
}

function compareArrays(from: readonly unknown[], to: readonly unknown[], path: string, steps: Step[]): void {
  if (from.length === to.length) {
    for (let i = 0; i < to.length; i++) compare(from[i], to[i], `${path}/${i}`, steps);
    return;
  }
  const shorter = Math.min(from.length, to.length);
  let [begin, end] = [0, 0];
  while (begin < shorter && isSameJson(from[begin], to[begin])) begin++;
  while (end < shorter - begin && isSameJson(from.at(-1 - end), to.at(-1 - end))) end++;
  for (let i = from.length - end - 1; i >= begin; i--) steps.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = begin; i < to.length - end; i++) steps.push({ op: 'add', path: `${path}/${i}`, value: to[i] });
}

/**
 * Changes an object by such a patch. The time is linear, too: items of an array that follow each other are removed or added at once.
 * @returns the patch that leads back, with values that are no longer part of the object.
 */
export function apply(object: object, steps: readonly Step[]): Step[] {
  const back: Step[] = [];
  for (let at = 0; at < steps.length; ) {
    const step = steps[at] as Step;
    const tokens = tokensOf(step.path);
    const name = tokens.pop() as string;
    const parent = tokens.reduce<unknown>((value, token) => (value as Container)[token], object) as Container;
    if (Array.isArray(parent) && step.op !== 'replace') {
      const run = runAt(steps, at, Number(name));
      spliceRun(parent, run, Number(name), back);
      at += run.length;
    } else {
      change(parent, name, step, back);
      at++;
    }
  }
  return back.reverse();
}

function change(parent: Container, name: string, step: Step, back: Step[]): void {
  const { op, path } = step;
  const before = parent[name];
  back.push(op === 'add' ? { op: 'remove', path } : { op: op === 'remove' ? 'add' : op, path, value: before });
  if (step.op === 'remove') delete parent[name];
  else parent[name] = copyOf(step.value);
}

/** The steps from one on that add the next item each time, or remove the one before. */
function runAt(steps: readonly Step[], at: number, index: number): readonly Step[] {
  const { op, path } = steps[at] as Step;
  const parent = path.slice(0, path.lastIndexOf('/') + 1);
  const by = op === 'add' ? 1 : -1;
  let end = at + 1;
  while (steps[end]?.op === op && steps[end]?.path === `${parent}${index + by * (end - at)}`) end++;
  return steps.slice(at, end);
}

function spliceRun(array: unknown[], run: readonly Step[], index: number, back: Step[]): void {
  const begin = run[0]?.op === 'add' ? index : index - run.length + 1;
  const after = array.splice(begin); // one splice with all items as arguments would exceed the stack
  const gone = run[0]?.op === 'add' ? [] : after.splice(0, run.length).reverse();
  for (const [i, step] of run.entries())
    if (step.op === 'remove') back.push({ op: 'add', path: step.path, value: gone[i] });
    else {
      array.push(copyOf(step.value));
      back.push({ op: 'remove', path: step.path });
    }
  for (const item of after) array.push(item);
}

/** The patch may be part of a stored record, which must not change. */
const copyOf = (value: unknown) => (isContainer(value) ? JSON.parse(JSON.stringify(value)) : value);
