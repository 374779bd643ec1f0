/**
 * Links in e-mails, by which people answer without an account. The secret of a link is made when its e-mail is handed over, and only
 * the mail server gets it: what is stored is its hash, with whom and what it is for.
 */
import { createHash, randomBytes } from 'node:crypto';
import { personKey } from '../lib/persons.js';
import type { LinkTarget } from '../records/registry.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Change, Key, Store } from '../store/port.js';

/** Where the links of all tenants are: a secret does not say whose it is. */
export const links = { collection: 'gala.links', tenant: 'all' };

export interface Link extends LinkTarget, Stored {
  readonly tenant: string;
  readonly message_id: string;
  /** ISO 8601. */
  readonly sent_at: string;
  /** Who asks, and whom to write to. */
  readonly from_name?: string | undefined;
  readonly reply_to?: string | undefined;
  readonly revoked_at?: string;
  /** A digest of the tenant and `about`. */
  readonly of: string;
  /** Ascending values mean newest first. */
  readonly recency: string;
}

export async function declareLinks(store: Pick<Store, 'declare'>): Promise<void> {
  await store.declare(links.collection, [
    { fields: ['of', 'recency'] },
    { fields: ['email_address', 'of', 'kind', 'recency'] },
  ]);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** What the links of a record have in common. */
export const linksOf = (tenant: string, about: string) => digest(JSON.stringify([tenant, about]));

export const keyOf = (secret: string): Key => ({ ...links, id: digest(secret) });

/** 32 random bytes. Nothing else that is a bearer token looks like it: the others have dots. */
const form = /^Bearer +([\w-]{43}) *$/i;

/** The secret in an `Authorization` header, if there is one. */
export const secretIn = (authorization = '') =>
  authorization.includes('.') ? undefined : form.exec(authorization)?.[1];

/** Stands for the secret in what is stored and shown of an e-mail. */
export const placeholder = ({ kind, place }: Pick<MailLink, 'kind' | 'place'>) =>
  place === undefined ? `#link-to-${kind}-page` : `#link-${place}-to-${kind}-page`;

const placeholders = /#link-(?:\d+-)?to-[a-z_]+-page/g;

/** A link in an e-mail. */
export interface MailLink extends Omit<LinkTarget, 'email_address'> {
  /** Of a list in the template: for which of its items it is. */
  readonly place?: number;
  /** The object or list of the template that has it, if that is not called like the kind. */
  readonly of?: string;
}

/** An e-mail with links: whom they are for, besides its recipient's address. */
interface Linking {
  readonly to: string;
  readonly body: string;
  readonly from?: string;
  readonly from_name?: string;
  readonly reply_to?: string;
  readonly links?: readonly MailLink[];
}

/** Of targets, those whose link a text has. */
export function linkedIn(body: string, targets: readonly MailLink[]): MailLink[] {
  const used = new Set(body.match(placeholders));
  return targets.filter((target) => used.has(placeholder(target)));
}

/**
 * The e-mail as one recipient gets it. For the person it is to, it has a new secret in each link, whose hash is committed before; the
 * earlier ones stay valid. Copies have the address of the page without a secret.
 */
export async function withSecrets<M extends Linking>(
  message_id: string,
  mail: M,
  { recipient, tenant }: { readonly recipient: string; readonly tenant: string },
  store: Store,
  now: Date,
): Promise<M> {
  const secrets = new Map<string, string>();
  const changes: Change[] = [];
  for (const link of recipient === mail.to ? linkedIn(mail.body, mail.links ?? []) : []) {
    const { place: _, ...target } = link;
    const secret = randomBytes(32).toString('base64url');
    secrets.set(placeholder(link), `#${secret}`);
    const { id, ...where } = keyOf(secret);
    const record: Link = {
      id,
      ...target,
      email_address: personKey(mail.to),
      tenant,
      message_id,
      sent_at: now.toISOString(),
      from_name: mail.from_name,
      reply_to: mail.reply_to ?? mail.from,
      of: linksOf(tenant, target.about),
      recency: String(9e15 - now.getTime()).padStart(16, '0') + id.slice(0, 8),
      sys_version: 1,
    };
    changes.push({ put: { ...where, id }, doc: Doc.ofRecord<Stored>(record), previous: undefined });
  }
  if (changes.length > 0) await store.commit(changes);
  return { ...mail, body: mail.body.replace(placeholders, (one) => secrets.get(one) ?? '') };
}
