/** Headers of every response, and headers that a request must not repeat. */
import type { IncomingMessage } from 'node:http';
import { unauthenticated } from '../auth/challenge.js';
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

/**
 * How often a request has a header; node:http keeps only the first of some.
 * @param name in lowercase
 */
export function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const sent = rawHeaders[i] as string; // names and values alternate
    if (sent.length === name.length && sent.toLowerCase() === name) count++;
  }
  return count;
}

/** A host name or address with an optional port (RFC 3986 §3.2.2). */
const host = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/**
 * All servers on the way must agree on the host (RFC 9112 §3.2). HTTP/1.0 does not require it.
 * @throws Fault `request_malformed`
 */
export function checkHost({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  const count = countOf('host', rawHeaders);
  if (count === 0 && httpVersion === '1.0') return;
  if (count !== 1 || !host.test(headers.host ?? ''))
    throw new Fault('request_malformed', 'Send exactly one Host header.');
}

/** @throws Fault `token_malformed` */
export function checkAuthorization(rawHeaders: readonly string[]): void {
  if (countOf('authorization', rawHeaders) > 1)
    throw unauthenticated('token_malformed', 'Send only one Authorization header.');
}
