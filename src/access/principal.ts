/** The caller and their permissions. */

/** What a permission covers: all records, or only the caller's own. */
export type Grant = 'all' | 'own';

/** The caller, as the token describes it. */
export interface Principal {
  /** The `sub` claim. */
  readonly id: string;
  /** The caller's contact in records: the `contact_id` claim, else `sub`. */
  readonly contactId: string;
  readonly email: string | undefined;
  /** Tenant ids; `*` means all. */
  readonly tenants: ReadonlySet<string>;
  /** When the token expires, in seconds since 1970. */
  readonly expires: number;
  /** Whether the caller has a permission for all records. */
  readonly may: (permission: string) => boolean;
  /** How far a permission goes, if the caller has it. */
  readonly grant: (permission: string) => Grant | undefined;
}

export const belongsTo = ({ tenants }: Pick<Principal, 'tenants'>, tenant: string) =>
  tenants.has(tenant) || tenants.has('*');

const ownSuffix = ':own';

/**
 * @param patterns names of permissions; `*` matches any characters, and `:own` at the end limits one to the caller's own
 * records.
 * @returns tests that cache their results.
 */
export function permissions(patterns: readonly string[]): Pick<Principal, 'may' | 'grant'> {
  const isOwn = (pattern: string) => pattern.endsWith(ownSuffix);
  const hasAll = anyOf(patterns.filter((pattern) => !isOwn(pattern)));
  const hasOwn = anyOf(patterns.filter(isOwn).map((pattern) => pattern.slice(0, -ownSuffix.length)));
  const grant = (permission: string) => (hasAll(permission) ? 'all' : hasOwn(permission) ? 'own' : undefined);
  return { may: hasAll, grant };
}

function anyOf(patterns: readonly string[]): (permission: string) => boolean {
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
