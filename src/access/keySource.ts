/** Where the keys to verify tokens come from. */
import type { ClaimNames } from './claims.js';
import type { Algorithm, TrustedKey } from './keys.js';

export interface KeySource {
  /** The claims that tokens with these keys must have, instead of the general rules. */
  readonly expects?: {
    readonly issuer?: string | undefined;
    readonly audience?: string | undefined;
    readonly claims?: ClaimNames;
  };
  /** The known keys that may have signed the token. */
  find(kid: string | undefined, algorithm: Algorithm): readonly TrustedKey[];
  /**
   * Asks the service for newer keys if no known key has signed the token; `find` then returns them.
   * @returns undefined if there is no service to ask, or it was asked just now.
   * @throws Fault `keys_unavailable`
   */
  renew?(kid: string | undefined, algorithm: Algorithm): Promise<void> | undefined;
}

/** A key without a `kid` can verify tokens with any `kid`. */
export const fits = (key: TrustedKey, kid: string | undefined, algorithm: Algorithm): boolean =>
  key.algorithm === algorithm && (kid === undefined || key.kid === undefined || key.kid === kid);

/** Keys that do not change while the server runs. */
export const fixedKeys = (keys: readonly TrustedKey[]): KeySource => ({
  find: (kid, algorithm) => keys.filter((key) => fits(key, kid, algorithm)),
});
