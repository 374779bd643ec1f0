/** Sends what was changed in a form, and finds the places of what the server refuses. */
import { GalaError } from 'gala/client';
import type { Field } from '../document.js';
import type { ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { isExpired, withoutOverride } from '../ui.js';
import type { Finding } from './input.js';

export const changed = (before: Json, after: Json) =>
  Object.keys({ ...before, ...after }).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

export const read = ({ gala, resource }: ResourceProps, { id }: Json) => operation(gala, resource.name, 'get')({ id });

const pointerTo = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

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
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
  const anyway = override === undefined ? {} : { override };
  if (base === undefined) return operation(gala, resource.name, 'create')({ body: given, ...anyway });
  return operation(gala, resource.name, 'patch')({ id: base.id, body: patchOf(base, draft), ...anyway });
}

export const isConflict = (error: unknown) => error instanceof GalaError && error.status === 409;

/** In a patch, the server names a place in the list of directives; what is found in the result, it names by field. */
export function findingsOf({ details }: GalaError, base: Json | undefined, draft: Json): Finding[] {
  const paths = base && patchOf(base, draft).map(({ path }) => path);
  return details.map(({ pointer, message }) => {
    const [, index, rest = ''] = /^\/(\d+)(?:\/value)?(\/.*)?$/.exec(pointer) ?? [];
    const path = index === undefined ? undefined : paths?.[Number(index)];
    return { pointer: path === undefined ? pointer : path + rest, message: withoutOverride(message) };
  });
}

/** Says in one sentence that fields are marked, if all that is wrong is shown at fields. */
export function withoutPlaces(error: unknown, fields: readonly Field[]): unknown {
  if (!(error instanceof GalaError) || isExpired(error) || error.details.length === 0) return error;
  const isShown = error.details.every(
    ({ pointer }) => fields.some(({ name }) => pointer.includes(pointerTo(name))) || /^\/\d/.test(pointer),
  );
  return isShown ? new Error('Nothing was saved. See the fields that are marked.') : error;
}
