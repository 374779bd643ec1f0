/** The limits of a tenant, of each of its callers, and of its records. */

/** `rate` requests per second, and a burst of `burst` more after a pause. */
export interface Policy {
  readonly rate: number;
  readonly burst: number;
}

/** The limits of one tenant. A missing one means no limit. */
export interface TenantLimits {
  readonly tenant?: Policy | undefined;
  /** For each caller (`sub`) of the tenant. */
  readonly principal?: Policy | undefined;
  /** Resource → maximum number of records of the tenant. */
  readonly records: ReadonlyMap<string, number>;
}

/** The maximum that can be taken at once. */
export const capacityOf = ({ rate, burst }: Policy) => rate + burst;

/** Milliseconds to refill this amount. */
export const timeFor = (amount: number, { rate }: Policy) => (amount / rate) * 1000;

export const boundsOfRate = [1, 1_000_000] as const;
export const boundsOfBurst = [0, 1_000_000] as const;
export const boundsOfRecords = [0, 1_000_000_000] as const;
