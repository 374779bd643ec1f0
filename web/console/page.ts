/** What every page of the console gets, and the addresses of the pages: `#/acme/events/abstracts/ID`. */
import type { createClient } from 'gala/client';

export type Gala = ReturnType<typeof createClient>;

/** The caller, as `GET /me` describes them. */
export interface Me {
  readonly id: string;
  readonly contact_id: string;
  readonly email?: string;
  /** `*` means all. */
  readonly tenants: readonly string[];
  /** Permission → whether it covers all records, or only the caller's own. Those that the caller does not have are missing. */
  readonly permissions: Readonly<Record<string, 'all' | 'own'>>;
  /** ISO 8601. */
  readonly expires_at: string;
}

export interface PageProps {
  /** Its calls are for `tenant`. */
  readonly gala: Gala;
  readonly me: Me;
  readonly tenant: string;
  /** What follows the page's name in the address, decoded. */
  readonly path: readonly string[];
}

export const may = (me: Me, permission: string) => me.permissions[permission] !== undefined;

export const address = (...path: readonly string[]) => `#/${path.map(encodeURIComponent).join('/')}`;

/** The address of a record: `resource` is a tag of the document of `service`. */
export const recordAddress = (tenant: string, service: string, resource: string, id: string) =>
  address(tenant, service, resource, id);
