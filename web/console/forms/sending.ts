/** Sends what was changed in a form, and finds the places of what the server refuses. */
import { GalaError } from 'gala/client';
import { type Field, labelOf } from '../document.js';
import type { ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { isExpired, withoutOverride } from '../ui.js';
import { type Finding, pointerTo, within } from './input.js';

export const changed = (before: Json, after: Json) =>
  Object.keys({ ...before, ...after }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

export const read = ({ gala, resource }: ResourceProps, { id }: Json) => operation(gala, resource.name, 'get')({ id });

/** The patch begins with a test of the version, so that nobody's change is overwritten unseen. */
function patchOf(base: Json, draft: Json) {
  const directives = changed(base, draft).map((name) => {
    const path = pointerTo(name);
    if (draft[name] === undefined) return { op: 'remove', path };
    return { op: base[name] === undefined ? 'add' : 'replace', path, value: draft[name] };
  });
  return [{ op: 'test', path: '/sys_version', value: base.sys_version }, ...directives];
}

export function send(
  { gala, resource }: ResourceProps,
  base: Json | undefined,
  draft: Json,
  override?: string,
): Promise<Json> {
  const anyway = override === undefined ? {} : { override };
  if (base === undefined) return operation(gala, resource.name, 'create')({ body: draft, ...anyway });
  return operation(gala, resource.name, 'patch')({ id: base.id, body: patchOf(base, draft), ...anyway });
}

/**
 * In a patch, the server names a place in the list of directives; what is found in the result, it names by field.
 * @param fields whose names are said by their labels.
 */
export function findingsOf(error: unknown, base: Json | undefined, draft: Json, fields: readonly Field[]): Finding[] {
  if (!(error instanceof GalaError)) return [];
  const paths = base && patchOf(base, draft).map(({ path }) => path);
  const labels = new Map(fields.map(({ name, schema }) => [name, `“${labelOf(name, schema)}”`]));
  return error.details.map(({ pointer, message }) => {
    const [, index, rest = ''] = /^\/(\d+)(?:\/value)?(\/.*)?$/.exec(pointer) ?? [];
    const path = index === undefined ? undefined : paths?.[Number(index)];
    const words = withoutOverride(message).replace(/\b[a-z]+(_[a-z]+)+\b/g, (name) => labels.get(name) ?? name);
    return { pointer: path === undefined ? pointer : path + rest, message: words };
  });
}

/** Says in one sentence that fields are marked, if all that is wrong is shown at fields. */
export function withoutPlaces(error: unknown, findings: readonly Finding[], fields: readonly Field[]): unknown {
  const isShown = ({ pointer }: Finding) =>
    fields.some(({ name }) => within([{ pointer, message: '' }], name).length > 0);
  if (isExpired(error) || findings.length === 0 || !findings.every(isShown)) return error;
  return new Error('Nothing was saved. See the fields that are marked.');
}

const looking = new Set<Promise<unknown>>();

/** What was typed and left is looked up: waits for that. @returns whether there was something to wait for. */
export async function settled(): Promise<boolean> {
  const isWaiting = looking.size > 0;
  while (looking.size > 0) await Promise.allSettled(looking);
  return isWaiting;
}

export function track(done: Promise<void>): void {
  looking.add(done);
  done.finally(() => looking.delete(done));
}
