/** The limits in use: those of the environment and of a file, which is read again when it changes. */
import type { Logger } from 'pino';
import { readSettings, settingsIn } from '../config/settingsFile.js';
import { WatchedFile } from '../config/watchedFile.js';
import type { TenantLimits } from './policy.js';
import { checkSettings, type LimitSettings, limitsOf, type Scope, within } from './settings.js';

export interface LimitSource {
  /** The current limits of a tenant. */
  readonly of: (tenant: string) => TenantLimits;
  /** The limits of tenants without their own. */
  readonly default: () => TenantLimits;
  readonly close: () => Promise<void>;
}

export const limitsOfEnvironment = (environment: Scope): LimitSource => {
  const all = limitsOf(environment);
  return { of: () => all, default: () => all, close: async () => {} };
};

/**
 * An invalid change is logged, and the limits stay the same.
 * @throws ConfigError if the file is invalid at the start.
 */
export function limitsOfFile(
  path: string,
  environment: Scope,
  resources: ReadonlySet<string>,
  log: Logger,
  changed: () => void = () => {},
): LimitSource {
  const check = checkSettings(resources, environment);
  const limits = (settings: unknown) => limitsIn(settings as LimitSettings, environment);
  const tell = ({ all, tenants }: InForce) => {
    changed();
    log.info({ file: path, default: told(all), tenants: tenants.size }, 'rate limits have changed');
  };
  const parse = (text: string) => limits(settingsIn(text, path, check));
  const watched = new WatchedFile<InForce>({ path, parse, log, changed: tell }, () =>
    limits(readSettings(path, check)),
  );
  return {
    of: (tenant) => watched.value.tenants.get(tenant) ?? watched.value.all,
    default: () => watched.value.all,
    close: () => watched.close(),
  };
}

interface InForce {
  readonly all: TenantLimits;
  readonly tenants: ReadonlyMap<string, TenantLimits>;
}

function limitsIn({ default: scope, tenants = {} }: LimitSettings, environment: Scope): InForce {
  const outer = within(environment, scope);
  const own = Object.entries(tenants).map(([name, inner]) => [name, limitsOf(within(outer, inner))] as const);
  return { all: limitsOf(outer), tenants: new Map(own) };
}

/** As logged. */
export const told = ({ tenant, principal, records }: TenantLimits) => ({
  tenant: tenant ?? 'none',
  principal: principal ?? 'none',
  records: Object.fromEntries(records),
});
