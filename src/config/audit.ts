/** The destination of the audit log. */
import type { AuditOptions } from '../audit/open.js';
import { ConfigError, type Environment, flag } from './environment.js';

export function auditOptions(env: Environment): AuditOptions | undefined {
  const sync = flag(env, 'AUDIT_SYNC');
  const { AUDIT_LOG: to } = env;
  if (to === undefined && sync) throw new ConfigError('AUDIT_SYNC needs AUDIT_LOG to be the path of a file.');
  if (to !== undefined && sync && isStandard(to))
    throw new ConfigError(`AUDIT_SYNC does not work with ${to}. Set AUDIT_LOG to the path of a file.`);
  return to === undefined ? undefined : { to, sync };
}

const isStandard = (to: string) => to === 'stdout' || to === 'stderr';
