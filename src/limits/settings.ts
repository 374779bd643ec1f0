/** Limits on requests and records: those of the environment, and of a file, which is read again when it changes. */
import type { Logger } from 'pino';
import { type Environment, integer, isProduction } from '../config/environment.js';
import { ConfigError } from '../lib/fileWriting.js';
import { parseSettings, type Schema, schemaCheck, WatchedFile } from '../lib/settingsFile.js';
import type { Policy } from '../lib/tokenBuckets.js';
import type { TenantLimits } from './limiter.js';

export interface LimitConfig {
  /** The limits from the environment. The file takes precedence. */
  readonly environment: Scope;
  readonly file: string | undefined;
  /** Whether the limits are logged at the start. */
  readonly isTold: boolean;
}

/** `unlimited` removes an inherited limit. */
type Amount = number | 'unlimited';

interface Rates {
  readonly rate?: Amount | undefined;
  readonly burst?: number | undefined;
}

/** The limits of a tenant, or those of all. */
export interface Scope extends Rates {
  readonly principal?: Rates;
  readonly records?: Readonly<Record<string, Amount>>;
}

interface Limits {
  readonly default?: Scope;
  readonly tenants?: Readonly<Record<string, Scope>>;
}

const max = { rate: 1_000_000, burst: 1_000_000, records: 1_000_000_000 } as const;

export function readLimits(env: Environment): LimitConfig {
  const tenant = ratesIn(env, 'RATE_LIMIT', 'RATE_BURST');
  const principal = ratesIn(env, 'RATE_LIMIT_PRINCIPAL', 'RATE_BURST_PRINCIPAL');
  return { environment: { ...tenant, principal }, file: env.LIMITS_FILE, isTold: isProduction(env) };
}

function ratesIn(
  env: Environment,
  rateName: 'RATE_LIMIT' | 'RATE_LIMIT_PRINCIPAL',
  burstName: 'RATE_BURST' | 'RATE_BURST_PRINCIPAL',
): Rates {
  const rate = integer(env, rateName, 1, max.rate);
  const burst = integer(env, burstName, 0, max.burst);
  if (burst !== undefined && rate === undefined && env.LIMITS_FILE === undefined)
    throw new ConfigError(`${burstName} needs ${rateName}. Set both.`);
  return { rate, burst };
}

export interface LimitSource {
  /** The current limits of a tenant. */
  readonly of: (tenant: string) => TenantLimits;
  readonly close: () => Promise<void>;
}

/**
 * An invalid change of the file is logged, and the limits stay the same.
 * @returns undefined if nothing is limited.
 * @throws ConfigError if the file is invalid at the start.
 */
export function openLimits(
  { environment, file: path, isTold }: LimitConfig,
  resources: readonly string[],
  log: Logger,
  changed: () => void = () => {},
): LimitSource | undefined {
  const tell = ({ all, tenants }: InForce, message: string) =>
    log.info({ file: path, ...told(all), tenants: tenants.size }, message);
  if (path === undefined) {
    const fixed = limitsIn({}, environment);
    const isLimited = fixed.all.tenant !== undefined || fixed.all.principal !== undefined;
    if (isTold && isLimited) tell(fixed, 'rate limits in force');
    else if (isTold) log.warn('requests are not rate limited; set RATE_LIMIT or LIMITS_FILE');
    return isLimited ? { of: () => fixed.all, close: async () => {} } : undefined;
  }
  const check = schemaCheck(schemaOf(resources));
  const watched = new WatchedFile<InForce>({
    path,
    parse: (text) => limitsIn(parseSettings(text, path, check), environment),
    log,
    changed: (limits) => {
      changed();
      tell(limits, 'rate limits have changed');
    },
  });
  if (isTold) tell(watched.value, 'rate limits in force');
  return { of: (tenant) => watched.value.tenants.get(tenant) ?? watched.value.all, close: () => watched.close() };
}

interface InForce {
  readonly all: TenantLimits;
  readonly tenants: ReadonlyMap<string, TenantLimits>;
}

function schemaOf(resources: readonly string[]): Schema {
  const integerTo = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum });
  const amount = (minimum: number, maximum: number) => ({
    description: `an integer from ${minimum} to ${maximum}, or unlimited`,
    anyOf: [integerTo(minimum, maximum), { const: 'unlimited' }],
  });
  const rates = {
    rate: amount(1, max.rate),
    burst: { ...integerTo(0, max.burst), description: `an integer from 0 to ${max.burst}` },
  };
  const object = (properties: object) => ({
    description: `an object with ${Object.keys(properties).join(', ')}`,
    type: 'object',
    properties,
    additionalProperties: false,
  });
  const records = {
    description: 'an object with the names of resources',
    type: 'object',
    propertyNames: { enum: resources, description: 'the name of a resource' },
    additionalProperties: amount(0, max.records),
  };
  const scope = object({ ...rates, principal: object(rates), records });
  const tenants = { description: 'an object with the names of tenants', type: 'object', additionalProperties: scope };
  return object({ default: scope, tenants });
}

/** A scope inherits from the outer one what it does not set. */
function within(outer: Scope, inner: Scope = {}): Scope {
  const principal = { ...outer.principal, ...inner.principal };
  return { ...outer, ...inner, principal, records: { ...outer.records, ...inner.records } };
}

/** @throws ConfigError for a burst without a rate. */
function limitsIn({ default: scope, tenants = {} }: Limits, environment: Scope): InForce {
  const outer = within(environment, scope);
  const own = Object.entries(tenants).map(([name, inner]) => [name, limitsOf(name, within(outer, inner))] as const);
  return { all: limitsOf('default', outer), tenants: new Map(own) };
}

function limitsOf(name: string, { records = {}, principal, ...tenant }: Scope): TenantLimits {
  const isNumber = (entry: [string, Amount]): entry is [string, number] => entry[1] !== 'unlimited';
  const caps = new Map(Object.entries(records).filter(isNumber));
  return { tenant: policyOf(name, tenant), principal: policyOf(`${name}.principal`, principal), records: caps };
}

function policyOf(name: string, { rate, burst }: Rates = {}): Policy | undefined {
  if (rate === undefined && burst !== undefined)
    throw new ConfigError(`The burst of ${name} in LIMITS_FILE needs a rate.`);
  return rate === undefined || rate === 'unlimited' ? undefined : { rate, burst: burst ?? 0 };
}

/** As logged. */
const told = ({ tenant, principal, records }: TenantLimits) => ({
  tenant: tenant ?? 'none',
  principal: principal ?? 'none',
  records: Object.fromEntries(records),
});
