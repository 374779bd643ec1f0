/** What the audit log says of a commit: a line for each record that it changes, without anything of what is in them. */
import { createHash } from 'node:crypto';
import type { ResourceName } from '../document/contract.js';
import { type Key, Unavailable } from '../store/port.js';
import type { Catalogue } from './catalogue.js';
import type { Alteration } from './staging.js';
import type { Scope } from './work.js';

/** Where the lines go. */
export interface AuditLog {
  /** @throws Fault `audit_unavailable` while the log takes no lines: nothing may be changed then. */
  admit(): Promise<void>;
  /**
   * Resolves when the lines are written. They are kept, and written later, when that fails.
   * @throws Fault `audit_unavailable`
   */
  write(lines: readonly string[]): Promise<void>;
}

/**
 * Commits when the log takes lines, and resolves when it has them.
 * @returns what `commit` does: the record that was stale, if there is one; then there are no lines.
 */
export async function audited(
  log: AuditLog,
  lines: readonly string[],
  commit: () => Promise<Key | undefined>,
): Promise<Key | undefined> {
  if (lines.length === 0) return await commit();
  await log.admit();
  const stale = await commit().catch((thrown) => uncertainly(log, lines, thrown));
  if (stale === undefined) await log.write(lines);
  return stale;
}

/** A database that does not answer may have stored the changes nevertheless: the lines say that nobody knows. */
async function uncertainly(log: AuditLog, lines: readonly string[], thrown: unknown): Promise<never> {
  const uncertain = lines.map((line) => `${line.slice(0, -2)},"uncertain":true}\n`);
  if (thrown instanceof Unavailable) await log.write(uncertain).catch(() => {}); // it keeps them; why it all began is what counts
  throw thrown;
}

interface Deed extends Scope {
  readonly now: Date;
}

/** Records of resources only: what a service keeps for itself has no line. */
export function auditLines(deed: Deed, alterations: Iterable<Alteration>, catalogue: Catalogue): string[] {
  const lines: string[] = [];
  let head: string | undefined;
  for (const { key, before, after, isDerived } of alterations) {
    const [service, resource] = key.collection.split('.');
    if (catalogue.get(resource as ResourceName)?.model.collection !== key.collection) continue;
    head ??= headOf(deed);
    const action = before === undefined ? 'created' : after === undefined ? 'deleted' : 'changed';
    const record = { action, service, resource, id: key.id, before, after, ...(isDerived && { derived: true }) };
    lines.push(`${head},${JSON.stringify(record).slice(1)}\n`);
  }
  return lines;
}

/** What the lines of one commit have in common: they begin with it. */
function headOf({ now, caller, tenant, operation, requestId }: Deed): string {
  const sub = ofBoundedLength(caller.id);
  return JSON.stringify({ audit: 'write', time: now, request: requestId, sub, tenant, operation }).slice(0, -1);
}

const longestSub = 256;

/** The `sub` of a token may be as long as a header. What is cut off is told apart by its hash. */
function ofBoundedLength(sub: string): string {
  if (sub.length <= longestSub) return sub;
  const hash = createHash('sha256').update(sub).digest('hex');
  return `${sub.slice(0, longestSub).toWellFormed()}… sha256:${hash}`;
}
