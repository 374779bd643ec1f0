/** The limits in force: those of the environment and of a file, which is read again when it changes. */
import { unwatchFile, watchFile } from 'node:fs';
import type { Logger } from 'pino';
import { readSettings } from '../config/settingsFile.js';
import type { TenantLimits } from './policy.js';
import { checkSettings, type LimitSettings, limitsOf, type Scope, within } from './settings.js';

export interface LimitSource {
  /** What holds for a tenant now. */
  readonly of: (tenant: string) => TenantLimits;
  /** What holds for tenants that have no limits of their own. */
  readonly default: () => TenantLimits;
  readonly close: () => void;
}

/** Milliseconds between two looks at the file. */
const interval = 1000;

export const limitsOfEnvironment = (environment: Scope): LimitSource => {
  const all = limitsOf(environment);
  return { of: () => all, default: () => all, close: () => {} };
};

/**
 * A change that is wrong is a line in the log, and the limits stay as they were.
 * @throws ConfigError for a file that is wrong from the beginning.
 */
export function limitsOfFile(
  path: string,
  environment: Scope,
  resources: ReadonlySet<string>,
  log: Logger,
  changed: () => void = () => {},
): LimitSource {
  const read = () => limitsIn(readSettings(path, checkSettings(resources, environment)) as LimitSettings, environment);
  const again = () => {
    try {
      current = read();
      changed();
      log.info({ file: path, default: told(current.all), tenants: current.tenants.size }, 'limits have changed');
    } catch (thrown) {
      log.error({ problem: (thrown as Error).message }, 'LIMITS_FILE is wrong: the limits stay as they were');
    }
  };
  watchFile(path, { interval, persistent: false }, again);
  let current = readOrElse(read, () => unwatchFile(path, again));
  return {
    of: (tenant) => current.tenants.get(tenant) ?? current.all,
    default: () => current.all,
    close: () => unwatchFile(path, again),
  };
}

function readOrElse<T>(read: () => T, otherwise: () => void): T {
  try {
    return read();
  } catch (thrown) {
    otherwise();
    throw thrown;
  }
}

function limitsIn({ default: scope, tenants = {} }: LimitSettings, environment: Scope) {
  const outer = within(environment, scope);
  const own = Object.entries(tenants).map(([name, inner]) => [name, limitsOf(within(outer, inner))] as const);
  return { all: limitsOf(outer), tenants: new Map(own) };
}

/** As the log has it. */
export const told = ({ tenant, principal, records }: TenantLimits) => ({
  tenant: tenant ?? 'none',
  principal: principal ?? 'none',
  records: Object.fromEntries(records),
});
