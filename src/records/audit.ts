/** The audit log of a commit: one line for each record that it changes, without any content. */
import type { ResourceName } from '../schema/contract.js';
import { messages } from './outbox.js';
import type { Registry } from './registry.js';
import type { Scope } from './work.js';
import type { Alteration } from './writeSet.js';

/** Records of resources, and e-mails that somebody retries or cancels. Internal records have no lines. */
export function auditLines(
  { caller, tenant, operation, requestId: request }: Scope,
  time: Date,
  alterations: Iterable<Alteration>,
  registry: Registry,
): string[] {
  const commit = { audit: 'write', time, request, sub: caller.id, tenant, operation };
  const lines: string[] = [];
  for (const { key, before, after, isDerived } of alterations) {
    const [service, resource] = key.collection.split('.');
    const isResource = registry.get(resource as ResourceName)?.model.collection === key.collection;
    if (!isResource && (key.collection !== messages || before === undefined)) continue;
    const action = before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed';
    const derived = isDerived || undefined;
    lines.push(`${JSON.stringify({ ...commit, action, service, resource, id: key.id, before, after, derived })}\n`);
  }
  return lines;
}
