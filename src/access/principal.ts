/** The caller, as the token describes it. */
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
 * @param patterns names of permissions; `*` stands for any run of characters.
 * @returns a test for whether any pattern matches a permission. It remembers its answers.
 */
export function permissions(patterns: readonly string[]): (permission: string) => boolean {
  const answers = new Map<string, boolean>();
  return (permission) => {
    const answer = answers.get(permission) ?? patterns.some((pattern) => matches(pattern, permission));
    answers.set(permission, answer);
    return answer;
  };
}

/** Finds each part of the pattern at its first occurrence after the part before it, so one pass is enough. */
function matches(pattern: string, permission: string): boolean {
  const [first = '', ...parts] = pattern.split('*');
  const last = parts.pop();
  if (last === undefined) return pattern === permission;
  const end = permission.length - last.length;
  if (end < first.length || !permission.startsWith(first) || !permission.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const start = permission.indexOf(part, at);
    if (start < 0 || start + part.length > end) return false;
    at = start + part.length;
  }
  return true;
}
