/** Who calls, as the token says. */
export interface Principal {
  /** The `sub` claim. */
  readonly id: string;
  readonly email: string | undefined;
  /** Ids of tenants; `*` stands for all. */
  readonly tenants: ReadonlySet<string>;
  readonly may: (permission: string) => boolean;
}

export const belongsTo = (caller: Principal, tenant: string) => caller.tenants.has(tenant) || caller.tenants.has('*');

/**
 * @param patterns names of permissions; `*` in one stands for any run of characters.
 * @returns whether one of the patterns names a permission; answers are remembered.
 */
export function permissions(patterns: readonly string[]): (permission: string) => boolean {
  const tests = patterns.map((pattern) => pattern.split('*').map(escaped).join('.*'));
  const named = new RegExp(`^(?:${tests.join('|')})$`, 's');
  const known = new Map<string, boolean>();
  return (permission) => {
    const answer = known.get(permission) ?? (patterns.length > 0 && named.test(permission));
    known.set(permission, answer);
    return answer;
  };
}

const escaped = (text: string) => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');
