/** File descriptors: each connection needs one, and so do the store and the mail transport. */

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | 'unlimited' } };
}

/** Reserved for everything except connections, if possible. */
const reserved = 100;

let allowed: number | undefined;

/**
 * The maximum number of connections, given the process's file descriptors. Without a free descriptor, the system silently
 * closes new connections.
 */
export function affordableConnections(): number {
  allowed ??= descriptors();
  return allowed - Math.min(reserved, Math.ceil(allowed / 2));
}

function descriptors(): number {
  const { report } = process;
  if (report === undefined) return Number.POSITIVE_INFINITY;
  Object.assign(report, { excludeNetwork: true }); // DNS lookups take time
  const soft = (report.getReport() as unknown as Report).userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
