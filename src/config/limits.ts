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
  const tenant = ratesIn(env, 'RATE_LIMIT', 'RATE_BURST');
  const principal = ratesIn(env, 'RATE_LIMIT_PRINCIPAL', 'RATE_BURST_PRINCIPAL');
  return { environment: { ...tenant, principal }, file, isTold: isProduction(env) };
}

function ratesIn(
  env: Environment,
  rateName: 'RATE_LIMIT' | 'RATE_LIMIT_PRINCIPAL',
  burstName: 'RATE_BURST' | 'RATE_BURST_PRINCIPAL',
): Rates {
  const rate = integer(env, rateName, ...boundsOfRate);
  const burst = integer(env, burstName, ...boundsOfBurst);
  if (burst !== undefined && rate === undefined && env.LIMITS_FILE === undefined)
    throw new ConfigError(`${burstName} needs ${rateName}. Set both.`);
  return { ...(rate !== undefined && { rate }), ...(burst !== undefined && { burst }) };
}
