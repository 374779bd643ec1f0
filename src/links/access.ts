/** Who comes by a link: the secret as a bearer token makes a caller who is limited to what the link opens. */
import type { Authenticate } from '../auth/bearer.js';
import { invalid, unauthenticated } from '../auth/challenge.js';
import { type Principal, permissions } from '../auth/permissions.js';
import type { LinkKind, LinkTarget, LoadedService } from '../records/registry.js';
import { type Base, reading } from '../records/unitOfWork.js';
import { keyOf, type Link, secretIn } from './links.js';

/** The kind of a link. */
export type LinkKinds = (link: Pick<LinkTarget, 'kind' | 'resource'>) => LinkKind;

export function linkKindsOf(services: readonly LoadedService[]): LinkKinds {
  const all = services.flatMap(({ linkKinds = {} }) => Object.entries(linkKinds));
  return ({ kind, resource }) =>
    all.findLast(([name, one]) => name === kind && one.resource === (resource ?? one.resource))?.[1] as LinkKind;
}

/** Reads the secrets of links, too. @throws Fault `link_ended`, `token_invalid`, and those of other tokens */
export const acceptingLinks = (authenticate: Authenticate, kinds: LinkKinds, base: Base): Authenticate =>
  function accepting(authorization, now) {
    const secret = secretIn(authorization);
    return secret === undefined ? authenticate(authorization, now) : callerOf(secret, kinds, base);
  };

async function callerOf(secret: string, kinds: LinkKinds, base: Base): Promise<Principal> {
  const found = await base.ports.store.read(keyOf(secret), { consistent: true });
  const link = found?.record as Link | undefined;
  if (link === undefined) throw invalid('The link is not complete, or not known.');
  const { revoked_at } = link;
  const { reason = revoked_at && 'somebody has ended it', caller } = await opened(link, kinds, base);
  if (reason === undefined) return caller;
  const { from_name = '', reply_to = '' } = link;
  const whom = [from_name, reply_to].filter((text) => text !== '').join(', ');
  const ask = whom === '' ? 'write to whoever has sent it' : `write to ${whom}`;
  throw unauthenticated('link_ended', `This link has ended: ${reason}. If that is not right, ${ask}.`);
}

/** The caller of a link, and why its record does not ask for an answer any more; no reason while it does. */
export async function opened(link: Link, kinds: LinkKinds, base: Base) {
  const { tenant, contact_id, email_address, sent_at } = link;
  const kind = kinds(link);
  const caller: Principal = {
    id: `link:${contact_id}`,
    contactId: contact_id,
    email: email_address,
    tenants: new Set([tenant]),
    expires: Number.POSITIVE_INFINITY,
    ...permissions([...kind.permissions, 'links.current'].map((permission) => `${permission}:own`)),
    link: { ...link, resource: kind.resource, match: kind.match(link), addressIn: kind.addressIn },
  };
  const reason = await reading(base, { tenant, caller }, (work) => kind.ended(link, new Date(sent_at), work.unlimited));
  return { caller, reason };
}
