/** What a token grants: what its client may, or less when it asks for less. */
import type { Roles } from '../access/claims.js';
import { permissions } from '../access/principal.js';
import type { Client } from './clients.js';
import { Refusal } from './refusal.js';

export interface Granted {
  readonly permissions: readonly string[];
  readonly roles: readonly string[];
}

const own = ':own';
const form = /^[\w.*]{1,128}(?::own)?$/;
const mostAsked = 100;

/**
 * @param scope permissions, with spaces between them.
 * @throws Refusal `invalid_scope` when the client may not do all of it.
 */
export function grantedTo(client: Client, scope: string | undefined, known: Roles): Granted {
  const { permissions: all = [], roles = [] } = client;
  if (scope === undefined) return { permissions: all, roles };
  const asked = [...new Set(scope.split(' ').filter((one) => one !== ''))];
  const may = permissions([...all, ...roles.flatMap((role) => known.get(role) ?? [])]);
  if (asked.length === 0 || asked.length > mostAsked || !asked.every((one) => covers(may, one)))
    throw new Refusal(
      'invalid_scope',
      'The scope must be permissions that the client has, with one space between them.',
    );
  return { permissions: asked, roles: [] };
}

/** A `*` that is asked for can only be matched by a `*`, so a pattern that matches another as a text covers it. */
function covers({ grant }: ReturnType<typeof permissions>, asked: string): boolean {
  if (!form.test(asked)) return false;
  return asked.endsWith(own) ? grant(asked.slice(0, -own.length)) !== undefined : grant(asked) === 'all';
}
