/** Headers of every response, and the one that every request must have. */
import type { IncomingMessage } from 'node:http';
import { Fault } from '../fault.js';

/** CORS headers of every response: pages of any origin can call the API and read these headers. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Request-Id',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Last-Evaluated-Key, Link, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate',
};

export const commonHeaders = {
  ...cors,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** A host name or address with an optional port (RFC 3986 §3.2.2). */
const validHost = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/**
 * All servers on the way must agree on the host (RFC 9112 §3.2). HTTP/1.0 does not require it.
 * @throws Fault `request_malformed`
 */
export function checkHost({ headers: { host = '' }, httpVersion }: IncomingMessage): void {
  if (validHost.test(host) || (host === '' && httpVersion === '1.0')) return;
  throw new Fault('request_malformed', 'Send exactly one Host header.');
}
