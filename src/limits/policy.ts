/** How much is allowed: to a tenant, to one of its callers, and of its records. */

/** `rate` requests per second, and `burst` more at once after a pause. */
export interface Policy {
  readonly rate: number;
  readonly burst: number;
}

/** What holds for one tenant; what is missing has no limit. */
export interface TenantLimits {
  readonly tenant?: Policy | undefined;
  /** For each caller (`sub`) of the tenant. */
  readonly principal?: Policy | undefined;
  /** Resource → how many records the tenant may have. */
  readonly records: ReadonlyMap<string, number>;
}

/** The most that can be taken at once. */
export const capacityOf = ({ rate, burst }: Policy) => rate + burst;

/** Milliseconds in which so much comes back. */
export const timeFor = (amount: number, { rate }: Policy) => (amount / rate) * 1000;

export const boundsOfRate = [1, 1_000_000] as const;
export const boundsOfBurst = [0, 1_000_000] as const;
export const boundsOfRecords = [0, 1_000_000_000] as const;
