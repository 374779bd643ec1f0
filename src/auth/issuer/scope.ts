/** The permissions of a token: those of its client, or fewer if it asks for fewer. */
import type { Roles } from '../claims.js';
import { permissions } from '../permissions.js';
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
 * @param scope space-separated permissions.
 * @throws Refusal `invalid_scope` if the client does not have all of them.
 */
export function grantedTo(client: Client, scope: string | undefined, known: Roles): Granted {
  const { permissions: all = [], roles = [] } = client;
  if (scope === undefined) return { permissions: all, roles };
  const asked = [...new Set(scope.split(' ').filter((one) => one !== ''))];
  const may = permissions([...all, ...roles.flatMap((role) => known.get(role) ?? [])]);
  if (asked.length === 0 || asked.length > mostAsked || !asked.every((one) => covers(may, one)))
    throw new Refusal('invalid_scope', 'The scope must be a space-separated list of permissions that the client has.');
  return { permissions: asked, roles: [] };
}

/** Only a `*` can match a requested `*`, so a pattern that matches another one as a string covers it. */
function covers({ grant }: ReturnType<typeof permissions>, asked: string): boolean {
  if (!form.test(asked)) return false;
  return asked.endsWith(own) ? grant(asked.slice(0, -own.length)) !== undefined : grant(asked) === 'all';
}
