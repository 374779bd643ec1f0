/** Where the keys come from that tokens are verified with. */
import type { ClaimNames } from './claims.js';
import type { Algorithm, TrustedKey } from './keys.js';

export interface KeySource {
  /** What tokens of these keys must say; instead of what all others must. */
  readonly expects?: {
    readonly issuer?: string | undefined;
    readonly audience?: string | undefined;
    readonly claims?: ClaimNames;
  };
  /** Keys that are known now and may have signed such a token. */
  find(kid: string | undefined, algorithm: Algorithm): readonly TrustedKey[];
  /**
   * Asks whoever may have a newer key, when none that is known has signed the token; `find` knows it afterwards.
   * @returns undefined when there is nobody to ask, or it was done just now.
   * @throws Fault `keys_unavailable`
   */
  renew?(kid: string | undefined, algorithm: Algorithm): Promise<void> | undefined;
}

/** A key without a `kid` may have signed a token with any. */
export const fits = (key: TrustedKey, kid: string | undefined, algorithm: Algorithm): boolean =>
  key.algorithm === algorithm && (kid === undefined || key.kid === undefined || key.kid === kid);

/** Keys that are the same for as long as the server runs. */
export const fixedKeys = (keys: readonly TrustedKey[]): KeySource => ({
  find: (kid, algorithm) => keys.filter((key) => fits(key, kid, algorithm)),
});
