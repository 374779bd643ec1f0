/** What a request asks for: its target (RFC 9112 §3.2), and how addresses are compared (RFC 3986 §6.2.2). */

/** A target without the scheme and host that a proxy may put in front: `/awards/…?…`, or `*`. */
export function withoutHost(target: string): string {
  const rest = target.replace(/^https?:\/\/[^/?]*/i, '');
  return rest === '' || rest.startsWith('?') ? `/${rest}` : rest;
}

/** The path of a target; letters and the like that are percent-encoded without need are those letters. */
export function addressOf(target: string): string {
  const path = target.split('?', 1)[0] as string; // a split has a first part
  return path.includes('%') ? path.replace(unreserved, decodeURIComponent) : path;
}

/** Encoded letters, digits, `-`, `.`, `_` and `~`. */
const unreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;
