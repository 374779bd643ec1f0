/** The audience of a token: the claim `aud`. */
import type { Parameters } from './parameters.js';
import { Refusal } from './refusal.js';

/** Maximum length. */
const longest = 256;

/**
 * @param only the configured audience, if any.
 * @param usual the default.
 * @throws Refusal `invalid_target` (RFC 8707)
 */
export function targetOf({ audience, resource }: Parameters, only: string | undefined, usual: string): string {
  if (audience !== undefined && resource !== undefined && audience !== resource)
    throw new Refusal('invalid_target', 'audience and resource must be equal. You can also leave one out.');
  if (resource !== undefined && (!URL.canParse(resource) || resource.includes('#')))
    throw new Refusal('invalid_target', 'resource must be an absolute URL without a fragment.');
  const target = audience ?? resource ?? only ?? usual;
  if (only !== undefined && target !== only)
    throw new Refusal('invalid_target', 'This server does not issue tokens for this audience.');
  if (target.length > longest || !target.isWellFormed())
    throw new Refusal('invalid_target', `The audience can have at most ${longest} characters.`);
  return target;
}
