/** Limits on requests and records. */
import { boundsOfBurst, boundsOfRate } from '../limits/policy.js';
import type { Rates, Scope } from '../limits/settings.js';
import { ConfigError, type Environment, integer, isProduction } from './environment.js';

export interface LimitConfig {
  /** The limits from the environment. The file takes precedence. */
  readonly environment: Scope;
  readonly file: string | undefined;
  /** Whether the limits are logged at the start. */
  readonly isTold: boolean;
}

export function readLimits(env: Environment): LimitConfig {
  const file = env.LIMITS_FILE;
  const [tenant, principal] = [ratesIn(env, '', file), ratesIn(env, '_PRINCIPAL', file)];
  return { environment: { ...tenant, principal }, file, isTold: isProduction(env) };
}

function ratesIn(env: Environment, suffix: string, file: string | undefined): Rates {
  const [rateName, burstName] = [`RATE_LIMIT${suffix}`, `RATE_BURST${suffix}`];
  const rate = integer(env, rateName, ...boundsOfRate);
  const burst = integer(env, burstName, ...boundsOfBurst);
  if (burst !== undefined && rate === undefined && file === undefined)
    throw new ConfigError(`${burstName} needs ${rateName}. Set both.`);
  return { ...(rate !== undefined && { rate }), ...(burst !== undefined && { burst }) };
}
