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
  const known = new Map<string, boolean>();
  return (permission) => {
    const answer = known.get(permission) ?? patterns.some((pattern) => names(pattern, permission));
    known.set(permission, answer);
    return answer;
  };
}

/** Takes each part of the pattern where it occurs first: that finds a match when there is one, in one pass. */
function names(pattern: string, permission: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return pattern === permission;
  const end = permission.length - last.length;
  if (end < first.length || !permission.startsWith(first) || !permission.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = permission.indexOf(part, at);
    if (found < 0 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}
