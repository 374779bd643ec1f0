/** The organizations and e-mail domains of people, and who counts as their colleague by the rules of a process. */

import type { Assignee, Process } from './table.js';

type Rules = NonNullable<Process['conflict_rules']>;

/** Domains are in lower case. */
export interface Affiliations {
  readonly organizations: ReadonlySet<string>;
  readonly domains: ReadonlySet<string>;
}

/** Whose addresses tell nothing of who they work for. The document lists them. */
const publicDomains = (
  'aol.com gmail.com gmx.de gmx.net googlemail.com hotmail.com icloud.com live.com mail.ru me.com msn.com ' +
  'outlook.com proton.me protonmail.com qq.com web.de yahoo.com yandex.ru 163.com 126.com'
).split(' ');

/** @param addresses in lower case. */
export const domainsOf = (addresses: Iterable<string>): ReadonlySet<string> =>
  new Set(Array.from(addresses, (address) => address.slice(address.lastIndexOf('@') + 1)).filter(Boolean));

/** The domain and those above it: `cs.ox.ac.uk`, `ox.ac.uk`, `ac.uk`. */
export function domainsAbove(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, place) => labels.slice(place).join('.'));
}

/** The values of `organization_id` in a value, at any depth. */
export function organizationsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { organization_id: id } = value as { organization_id?: unknown };
  return [...(typeof id === 'string' ? [id] : []), ...Object.values(value).flatMap(organizationsIn)];
}

/** What a conflict of interest with people can be about, besides what they have written. */
export const targetsIn = ({ organizations, domains }: Affiliations): string[] => [
  ...Array.from(organizations, (id) => `organization:${id}`),
  ...Array.from(new Set([...domains].flatMap(domainsAbove)), (domain) => `domain:${domain}`),
];

/** The institution of each domain: a domain, or the name of a group. */
const institutionsBy = cached(({ domain_groups = [], ignored_domains = [] }: Rules) => {
  const lower = (all: readonly string[]) => all.map((one) => one.trim().toLowerCase());
  const ignored = new Set([...publicDomains, ...lower(ignored_domains)]);
  const groups = new Map(domain_groups.flatMap((group, n) => lower(group).map((one) => [one, `group ${n}`] as const)));
  return (domains: ReadonlySet<string>): readonly string[] =>
    [...domains].flatMap((domain) => {
      const above = domainsAbove(domain);
      if (above.some((one) => ignored.has(one))) return [];
      return above.map((one) => groups.get(one)).find((group) => group !== undefined) ?? domain;
    });
});

type Colleague = (person: Pick<Assignee, 'organization_id'>, domains: () => ReadonlySet<string>) => boolean;

/** @returns whether a person with this organization and these domains is a colleague of some people. */
export function colleaguesBy(rules: Rules | undefined, people: () => Affiliations): Colleague {
  if (rules?.organizations !== true && rules?.domains !== true) return () => false;
  const { organizations, domains } = people();
  const of = institutionsBy(rules);
  const theirs = new Set(rules.domains === true ? of(domains) : []);
  return ({ organization_id = '' }, own) =>
    (rules.organizations === true && organizations.has(organization_id)) ||
    (theirs.size > 0 && of(own()).some((one) => theirs.has(one)));
}

/** Records are immutable. */
export function cached<K extends object, More extends readonly unknown[], V>(compute: (key: K, ...more: More) => V) {
  const known = new WeakMap<K, V>();
  return (key: K, ...more: More): V => {
    const value = known.get(key) ?? compute(key, ...more);
    known.set(key, value);
    return value;
  };
}
