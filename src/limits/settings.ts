/** The limits that the operator sets, in the environment and in a file with defaults and tenants. */
import type { Finding } from '../config/settingsFile.js';
import { boundsOfBurst, boundsOfRate, boundsOfRecords, type Policy, type TenantLimits } from './policy.js';

/** `unlimited` removes an inherited limit. */
type Amount = number | 'unlimited';

export interface Rates {
  readonly rate?: Amount | undefined;
  readonly burst?: number | undefined;
}

export interface Scope extends Rates {
  readonly principal?: Rates | undefined;
  readonly records?: Readonly<Record<string, Amount>> | undefined;
}

export interface LimitSettings {
  readonly default?: Scope;
  readonly tenants?: Readonly<Record<string, Scope>>;
}

/** Inherits from the outer scope what the inner one does not set. */
export function within(outer: Scope, inner: Scope = {}): Scope {
  const principal = { ...outer.principal, ...inner.principal };
  return { ...outer, ...inner, principal, records: { ...outer.records, ...inner.records } };
}

export const limitsOf = (scope: Scope): TenantLimits => ({
  tenant: policyOf(scope),
  principal: policyOf(scope.principal),
  records: new Map(
    Object.entries(scope.records ?? {}).filter((entry): entry is [string, number] => entry[1] !== 'unlimited'),
  ),
});

const policyOf = ({ rate, burst = 0 }: Rates = {}): Policy | undefined =>
  rate === undefined || rate === 'unlimited' ? undefined : { rate, burst };

type Check = (value: unknown) => Finding | undefined;

/** The first error of a file, given the limits of the environment in `outer`. */
export function checkSettings(resources: ReadonlySet<string>, outer: Scope): Check {
  const scope = membersOf({
    ...rates,
    principal: membersOf(rates),
    records: entriesOf(amount(boundsOfRecords), (name) => (resources.has(name) ? undefined : 'is not a resource')),
  });
  const check = membersOf({ default: scope, tenants: entriesOf(scope) });
  return (value) => {
    if (value === null) return { path: [], message: 'the file is empty; it must have `default`, `tenants` or both' };
    return check(value) ?? burstWithoutRate(value as LimitSettings, outer);
  };
}

function amount([least, most]: readonly [number, number]): Check {
  return (value) =>
    value === 'unlimited' || isWithin(value, least, most)
      ? undefined
      : { path: [], message: `must be an integer from ${least} to ${most}, or unlimited` };
}

const burst: Check = (value) =>
  isWithin(value, ...boundsOfBurst)
    ? undefined
    : { path: [], message: `must be an integer from ${boundsOfBurst.join(' to ')}` };

const isWithin = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const rates = { rate: amount(boundsOfRate), burst };

function membersOf(members: Readonly<Record<string, Check>>): Check {
  const names = Object.keys(members).join(', ');
  const check = (name: string) => members[name] as Check;
  const known = (name: string) => (Object.hasOwn(members, name) ? undefined : `is unknown; use ${names}`);
  return each(known, check);
}

const entriesOf = (value: Check, name: (name: string) => string | undefined = () => undefined): Check =>
  each(name, () => value);

function each(known: (name: string) => string | undefined, check: (name: string) => Check): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { path: [], message: 'must be an object' };
    for (const [name, member] of Object.entries(value)) {
      const unknown = known(name);
      const found = unknown === undefined ? check(name)(member) : { path: [], message: `${name} ${unknown}` };
      if (found !== undefined) return { path: [name, ...found.path], message: found.message };
    }
    return undefined;
  };
}

/** A burst without a rate. */
function burstWithoutRate({ default: all = {}, tenants = {} }: LimitSettings, outer: Scope): Finding | undefined {
  const inner = within(outer, all);
  const scopes: [string[], Scope][] = [
    [['default'], inner],
    ...Object.entries(tenants).map(([name, scope]): [string[], Scope] => [['tenants', name], within(inner, scope)]),
  ];
  const parts = scopes.flatMap(([path, scope]): [string[], Rates][] => [
    [path, scope],
    [[...path, 'principal'], scope.principal ?? {}],
  ]);
  const found = parts.find(([, { rate, burst }]) => rate === undefined && burst !== undefined);
  return found && { path: [...found[0], 'burst'], message: 'burst needs a rate' };
}
