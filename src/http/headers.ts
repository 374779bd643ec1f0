/** Headers that every answer has, and those that a request must not have twice. */
import type { IncomingMessage } from 'node:http';
import { Fault } from '../fault.js';
import { cors } from './cors.js';

export const commonHeaders = {
  ...cors,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * How often a request has a header; node:http keeps only the first of several.
 * @param name in lower case
 */
export function countOf(name: string, rawHeaders: readonly string[]): number {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const sent = rawHeaders[i] as string; // names and values take turns
    if (sent.length === name.length && sent.toLowerCase() === name) count++;
  }
  return count;
}

/** A name or an address, and a port (RFC 3986 §3.2.2). */
const host = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/**
 * Servers behind one another must agree on who is meant (RFC 9112 §3.2). HTTP/1.0 knows no Host.
 * @throws Fault `request_malformed`
 */
export function checkHost({ rawHeaders, headers, httpVersion }: IncomingMessage): void {
  const count = countOf('host', rawHeaders);
  if (count === 0 && httpVersion === '1.0') return;
  if (count !== 1 || !host.test(headers.host ?? ''))
    throw new Fault('request_malformed', 'Send one header Host that names the server.');
}
