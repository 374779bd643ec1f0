/** What an answer without access says about getting it (RFC 6750 §3). */
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';

type Parameters = Readonly<Record<string, string>>;

/** For `WWW-Authenticate`. */
function challenge(parameters: Parameters = {}): string {
  const all = Object.entries({ realm: 'Gala', ...parameters });
  return `Bearer ${all.map(([name, value]) => `${name}="${quotable(value)}"`).join(', ')}`;
}

/** Characters that a quoted parameter may have there, and how many of them. */
const quotable = (text: string) => text.slice(0, 300).replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '?');

const withChallenge = (parameters?: Parameters) => ({ headers: { 'WWW-Authenticate': challenge(parameters) } });

/** For a request that brings no bearer token: it is not told what is wrong with one. */
export const withoutToken = (code: ErrorCode, message?: string) => new Fault(code, message, withChallenge());

/** For a request with a token that is not taken. */
export function unauthenticated(code: ErrorCode, message?: string): Fault {
  const { message: error_description } = new Fault(code, message);
  return new Fault(code, message, withChallenge({ error: 'invalid_token', error_description }));
}

export const invalid = (message: string) => unauthenticated('token_invalid', message);

export function insufficientScope(permission: string): Fault {
  const message = `The token's permissions do not name ${permission}.`;
  const parameters = { error: 'insufficient_scope', scope: permission, error_description: message };
  return new Fault('permission_missing', message, withChallenge(parameters));
}
