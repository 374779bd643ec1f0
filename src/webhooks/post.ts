/** Sends one delivery to an address that somebody else has named. */
import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { TargetRefused, type Targets } from '../lib/targets.js';
import type { Answer } from '../schema/contract.js';

/** What came of it. Without `error`, it was taken. */
export type Outcome = Omit<NonNullable<Answer<'webhookEndpoints.get'>['last_attempt']>, 'at' | 'type'>;

export interface Line {
  readonly targets: Targets;
  /** Of certificates that are trusted; those of Node.js without it. */
  readonly ca?: string | Buffer | undefined;
  /** Milliseconds from the question for the address to the end of the answer. */
  readonly maxMs?: number | undefined;
}

/** Characters that are read of an answer, and that are kept. */
const [maxRead, maxKept] = [4096, 200];

type Headers = Readonly<Record<string, string>>;

/** @returns what came of it, and how long the receiver wants to be left alone, in milliseconds. */
export async function post(url: string, headers: Headers, body: string, line: Line): Promise<[Outcome, number]> {
  const { maxMs = 10_000 } = line;
  const began = performance.now();
  const ended = () => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(maxMs);
  try {
    const response = await responseTo(url, headers, body, line, signal);
    const status = response.statusCode ?? 0;
    const answer = await beginningOf(response, signal);
    const error = wrongWith(status);
    const outcome = { status, ...(answer !== '' && { answer }), ...(error !== undefined && { error }), ms: ended() };
    return [outcome, status === 429 || status === 503 ? pauseIn(response.headers['retry-after']) : 0];
  } catch (thrown) {
    const error = signal.aborted ? `There was no answer within ${maxMs / 1000} s.` : wordsFor(thrown);
    return [{ error, ms: ended() }, 0];
  }
}

/** The connection is only for this, and goes to an address that was checked. */
async function responseTo(url: string, headers: Headers, body: string, { targets, ca }: Line, signal: AbortSignal) {
  const refusal = targets.refusalOf(url);
  if (refusal !== undefined) throw new TargetRefused(`The URL ${refusal}.`);
  const lookup: LookupFunction = (_, { all }, done) =>
    void targets.addressesOf(url).then(
      (found) => (all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family)),
      (error) => done(error, ''),
    );
  const options = { method: 'POST', headers, agent: false, signal, lookup, ...(ca !== undefined && { ca }) };
  const asked = (url.startsWith('https:') ? https : http).request(url, options);
  asked.on('error', () => {}); // also after the response
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return response;
}

/** Leaving the loop ends the connection. If the other side does, what was read counts. */
async function beginningOf(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  let text = '';
  try {
    for await (const chunk of response.setEncoding('utf8')) {
      text += chunk;
      if (text.length >= maxRead) break;
    }
  } catch (error) {
    if (signal.aborted) throw error;
  }
  const printable = text.slice(0, maxRead).replace(/[\p{Cc}\p{Cs}]+/gu, ' ');
  return Array.from(printable.trim()).slice(0, maxKept).join('');
}

/** @param retryAfter seconds, or a date (RFC 9110). */
function pauseIn(retryAfter = ''): number {
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return Number.isNaN(ms) ? 0 : ms;
}

function wrongWith(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'It redirects to another address, which is not followed. Give its new URL.';
  return status === 410 ? 'It says that it is gone for good.' : `It was answered with ${status}.`;
}

const unknownAuthority = 'The certificate is from an authority that is not known, or one in between is missing.';
const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  ENOTFOUND: 'The host is not known.',
  ENODATA: 'The host is not known.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
};

function wordsFor(thrown: unknown): string {
  if (thrown instanceof TargetRefused) return thrown.message;
  const { code = 'unknown' } = thrown as NodeJS.ErrnoException;
  return words[code] ?? `It could not be sent (${code}).`;
}
