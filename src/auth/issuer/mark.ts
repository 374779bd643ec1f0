/** Ties a token to the state of its client when it was issued. */
import { createHash } from 'node:crypto';
import type { Client } from './clients.js';

const marks = new WeakMap<Client, string>();

/** Changes with the secret and the permissions of the client. */
export function markOf(client: Client): string {
  const { secret, tenants, permissions, roles, contact_id } = client;
  const rights = JSON.stringify([secret, tenants, permissions, roles, contact_id]);
  const mark = marks.get(client) ?? createHash('sha256').update(rights).digest('base64url').slice(0, 16);
  marks.set(client, mark);
  return mark;
}
