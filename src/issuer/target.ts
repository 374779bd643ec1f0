/** Whom a token is for: the claim `aud`. */
import type { Parameters } from './parameters.js';
import { Refusal } from './refusal.js';

/** Characters. */
const longest = 256;

/**
 * @param only the one audience that there is, if it is set.
 * @param usual when nothing is said.
 * @throws Refusal `invalid_target` (RFC 8707)
 */
export function targetOf({ audience, resource }: Parameters, only: string | undefined, usual: string): string {
  if (audience !== undefined && resource !== undefined && audience !== resource)
    throw new Refusal('invalid_target', 'audience and resource must be the same, or one of them be left out.');
  if (resource !== undefined && (!URL.canParse(resource) || resource.includes('#')))
    throw new Refusal('invalid_target', 'resource must be an absolute URL without a fragment.');
  const target = audience ?? resource ?? only ?? usual;
  if (only !== undefined && target !== only)
    throw new Refusal('invalid_target', 'This server issues no tokens for that audience.');
  if (target.length > longest || !target.isWellFormed())
    throw new Refusal('invalid_target', `The audience may have at most ${longest} characters.`);
  return target;
}
