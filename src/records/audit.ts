/** The audit log of a commit: one line for each record that it changes, without any content. */
import { createHash } from 'node:crypto';
import type { ResourceName } from '../schema/contract.js';
import type { Key } from '../store/port.js';
import { messages } from './outbox.js';
import type { Registry } from './registry.js';
import type { Scope } from './work.js';
import type { Alteration } from './writeSet.js';

/** The destination of the lines. */
export interface AuditLog {
  /** @throws Fault `audit_unavailable` while the log cannot be written: no changes are allowed then. */
  admit(): Promise<void>;
  /**
   * Resolves when the lines are written. If that fails, they are buffered and written later.
   * @throws Fault `audit_unavailable`
   */
  write(lines: readonly string[]): Promise<void>;
}

/**
 * Commits if the log can be written, and resolves when the lines are written.
 * @returns the result of `commit`: the stale record, if any. There are no lines then.
 */
export async function audited(
  log: AuditLog,
  lines: readonly string[],
  commit: () => Promise<Key | undefined>,
): Promise<Key | undefined> {
  if (lines.length === 0) return await commit();
  await log.admit();
  const stale = await commit();
  if (stale === undefined) await log.write(lines);
  return stale;
}

interface Deed extends Scope {
  readonly now: Date;
}

/** Records of resources, and e-mails that somebody retries or cancels. Internal records have no lines. */
export function auditLines(deed: Deed, alterations: Iterable<Alteration>, registry: Registry): string[] {
  const lines: string[] = [];
  let head: string | undefined;
  for (const { key, before, after, isDerived } of alterations) {
    const [service, resource] = key.collection.split('.');
    const isResource = registry.get(resource as ResourceName)?.model.collection === key.collection;
    if (!isResource && (key.collection !== messages || before === undefined)) continue;
    head ??= headOf(deed);
    const action = before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed';
    const record = { action, service, resource, id: key.id, before, after, ...(isDerived && { derived: true }) };
    lines.push(`${head},${JSON.stringify(record).slice(1)}\n`);
  }
  return lines;
}

/** The common start of all lines of one commit. */
function headOf({ now, caller, tenant, operation, requestId }: Deed): string {
  const sub = ofBoundedLength(caller.id);
  return JSON.stringify({ audit: 'write', time: now, request: requestId, sub, tenant, operation }).slice(0, -1);
}

const longestSub = 256;

/** The `sub` of a token can be as long as a header. A long one is cut and identified by its hash. */
function ofBoundedLength(sub: string): string {
  if (sub.length <= longestSub) return sub;
  const hash = createHash('sha256').update(sub).digest('hex');
  return `${sub.slice(0, longestSub).toWellFormed()}… sha256:${hash}`;
}
