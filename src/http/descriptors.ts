/** File descriptors: each connection takes one, and the store and the mails need some, too. */

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | 'unlimited' } };
}

/** For everything that is no connection, as far as there are as many. */
const reserved = 100;

let allowed: number | undefined;

/**
 * How many connections the process has descriptors for. When there is none left, the system hangs up on new connections, and
 * nobody learns of it.
 */
export function affordableConnections(): number {
  allowed ??= descriptors();
  return allowed - Math.min(reserved, Math.ceil(allowed / 2));
}

function descriptors(): number {
  const { report } = process;
  if (report === undefined) return Number.POSITIVE_INFINITY;
  Object.assign(report, { excludeNetwork: true }); // looking up names takes time
  const soft = (report.getReport() as unknown as Report).userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}
