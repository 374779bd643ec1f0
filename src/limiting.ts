/** The rate limits of the configuration. Without limits, there is no overhead. */
import type { Logger } from 'pino';
import type { LimitConfig } from './config/limits.js';
import { Ledger } from './limits/ledger.js';
import { type Limit, limiter } from './limits/limiter.js';
import { type LimitSource, limitsOfEnvironment, limitsOfFile, told } from './limits/source.js';
import { Quotas } from './records/quota.js';
import { services } from './services.js';
import type { Store } from './store/port.js';

export interface Limiting {
  readonly limit?: Limit;
  readonly quotas?: Quotas;
  close(): Promise<void>;
}

/** Reads the limits, and logs them where it should. @throws ConfigError */
export async function limitSource(
  { environment, file, isTold }: LimitConfig,
  log: Logger,
  changed: () => void,
): Promise<LimitSource | undefined> {
  const source = file
    ? limitsOfFile(file, environment, await resourceNames(), log, changed)
    : limitsOfEnvironment(environment);
  const all = source.default();
  const isLimited = file !== undefined || all.tenant !== undefined || all.principal !== undefined;
  if (isTold && !isLimited) log.warn('requests are not rate limited; set RATE_LIMIT or LIMITS_FILE');
  if (isTold && isLimited) log.info({ ...told(all), file }, 'rate limits in force');
  return isLimited ? source : undefined;
}

/** Enforces the limits with a store. */
export async function limiting(config: LimitConfig, store: Store, source: LimitSource, log: Logger): Promise<Limiting> {
  const ledger = await Ledger.open(store, log);
  const capOf = (tenant: string, resource: string) => source.of(tenant).records.get(resource);
  return {
    limit: limiter(ledger, source.of),
    ...(config.file !== undefined && { quotas: await Quotas.open(store, capOf) }),
    async close() {
      await source.close();
      await ledger.close();
    },
  };
}

async function resourceNames(): Promise<ReadonlySet<string>> {
  const loaded = await Promise.all(Object.values(services).map((load) => load()));
  return new Set(loaded.flatMap(({ definitions }) => Object.keys(definitions)));
}
