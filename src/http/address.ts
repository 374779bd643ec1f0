/** Request targets (RFC 9112 §3.2) and the normalization of their paths (RFC 3986 §6.2.2). */

/** The target without scheme and host, which proxies may send: `/awards/…?…`, or `*`. */
export function withoutHost(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}

/** The path of a target, with percent-encoded unreserved characters decoded. */
export function addressOf(target: string): string {
  const path = target.split('?', 1)[0] as string; // split always returns at least one part
  return path.includes('%') ? path.replace(unreserved, decodeURIComponent) : path;
}

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~` (RFC 3986 §2.3). */
const unreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;
