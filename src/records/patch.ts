/** Patches of records: JSON Patch (RFC 6902) and JSON Merge Patch (RFC 7396). */
import { type Relocation, sentence } from '../fault.js';
import { Pace } from '../pace.js';
import { tokensOf } from '../pointer.js';
import { type JsonPatch, type Located, located, shown, writerOf } from './directive.js';
import { withDirectives } from './jsonPatch.js';
import { withMerge } from './mergePatch.js';

export type { Directive } from './directive.js';

export type Patch = JsonPatch | { readonly merge: object };

type Json = Record<string, unknown>;

/**
 * The patched record. It shares unchanged values with `record`, and new values with the patch: do not change them.
 * @throws Fault `path_not_found`, `test_failed`, `path_forbidden`, `server_owned`, `record_too_large` or `record_too_deep`,
 * whose details point to the directive.
 */
export async function patched(record: object, patch: Patch, pace = new Pace()): Promise<Json> {
  if ('merge' in patch) return await withMerge(record as Json, patch.merge as Json, pace);
  return await withDirectives(record, patch, pace);
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
