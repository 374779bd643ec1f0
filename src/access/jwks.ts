/** Reads the signing keys of supported types from a JWK set (RFC 7517). */
import type { JSONWebKey, JwksClient } from 'jwks-rsa';
import { keysOfPem, type TrustedKey } from './keys.js';

export interface ReadSet {
  readonly keys: readonly TrustedKey[];
  /** Warnings for the operator. */
  readonly remarks: readonly string[];
}

/** The maximum number of keys that are read. Sets usually have a few. */
const mostOfSet = 100;

/** @throws Error if it is not a key set. */
export async function keysOfSet(set: unknown): Promise<ReadSet> {
  const listed = listIn(set);
  const remarks = [
    ...listed
      .slice(mostOfSet)
      .map(() => `it has more than ${mostOfSet} keys; the rest are ignored`)
      .slice(0, 1),
    ...listed
      .filter(isPrivate)
      .map((jwk) => `the key ${nameOf(jwk)} is private or secret, but anyone can read it here`),
  ];
  const read = await Promise.all(listed.slice(0, mostOfSet).filter(mayVerify).map(keyOfJwk));
  const keys = read.flatMap(({ key }) => key ?? []);
  return { keys, remarks: [...remarks, ...read.flatMap(({ remark }) => remark ?? [])] };
}

/** The entries that could be keys. An empty set is valid and trusts no key. */
function listIn(set: unknown): Record<string, unknown>[] {
  const { keys } = (set ?? {}) as { keys?: unknown };
  if (!Array.isArray(keys)) throw new Error('the response is not a key set');
  const listed = keys.filter((key) => typeof key?.kty === 'string');
  if (listed.length === 0 && keys.length > 0) throw new Error('the response is not a key set');
  return listed;
}

const isPrivate = ({ d, k }: Record<string, unknown>) => d !== undefined || k !== undefined;

/** As far as the key declares its use. */
function mayVerify(jwk: Record<string, unknown>): boolean {
  const { kid, kty, use = 'sig', key_ops: operations = ['verify'] } = jwk;
  const isNamed = kid === undefined || typeof kid === 'string';
  const verifies = Array.isArray(operations) && operations.includes('verify');
  return isNamed && !isPrivate(jwk) && (kty === 'RSA' || kty === 'EC') && use === 'sig' && verifies;
}

async function keyOfJwk(jwk: Record<string, unknown>): Promise<{ key?: TrustedKey; remark?: string }> {
  const [signing] = await (await clientOf(jwk)).getSigningKeys().catch(() => []);
  try {
    const [key] = signing === undefined ? [] : keysOfPem(signing.getPublicKey());
    if (key === undefined) return { remark: `the key ${nameOf(jwk)} cannot be read` };
    const { alg = key.algorithm, kid } = jwk;
    return alg === key.algorithm ? { key: { ...key, kid: kid as string | undefined } } : {};
  } catch (error) {
    return { remark: `the key ${nameOf(jwk)} is ignored: ${(error as Error).message}` };
  }
}

/** jwks-rsa only parses the keys. The caller decides when the set is fetched. */
async function clientOf(jwk: Record<string, unknown>): Promise<JwksClient> {
  const { JwksClient } = await import('jwks-rsa'); // loaded only if needed
  return new JwksClient({ cache: false, fetcher: async () => ({ keys: [jwk as JSONWebKey] }) });
}

const nameOf = ({ kid = 'without a kid' }: Record<string, unknown>) => JSON.stringify(kid).slice(0, 100);
