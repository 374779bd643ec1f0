/** The `WWW-Authenticate` header of responses without access (RFC 6750 §3). */
import type { ErrorCode } from '../errors.js';
import { Fault } from '../fault.js';

/** The characters that a quoted parameter can contain, and its maximum length. */
const quotable = (text: string) => text.slice(0, 300).replaceAll(/[^\x20-\x21\x23-\x5b\x5d-\x7e]/g, '?');

function withChallenge(parameters: Readonly<Record<string, string>> = {}) {
  const all = Object.entries({ realm: 'Gala', ...parameters }).map(([name, value]) => `${name}="${quotable(value)}"`);
  return { headers: { 'WWW-Authenticate': `Bearer ${all.join(', ')}` } };
}

/** For a request without a bearer token: it gets no error code (RFC 6750 §3.1). */
export const withoutToken = (code: ErrorCode, message?: string) => Fault.of(code, message, withChallenge());

/** For a request whose token is rejected. */
export function unauthenticated(code: ErrorCode, message?: string): Fault {
  const { message: error_description } = Fault.of(code, message);
  return Fault.of(code, message, withChallenge({ error: 'invalid_token', error_description }));
}

export const invalid = (message: string) => unauthenticated('token_invalid', message);

export function insufficientScope(permission: string): Fault {
  const message = `The token does not have the permission ${permission}.`;
  const parameters = { error: 'insufficient_scope', scope: permission, error_description: message };
  return Fault.of('permission_missing', message, withChallenge(parameters));
}
