/** Sends one delivery to an address that somebody else has named. */
import type { LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { TargetRefused, type Targets } from '../lib/targets.js';

/** What came of it. Without `error`, it was taken. */
export interface Outcome {
  readonly status?: number;
  readonly answer?: string;
  readonly error?: string;
  readonly ms: number;
}

export interface Line {
  readonly targets: Targets;
  /** Of certificates that are trusted; those of Node.js without it. */
  readonly ca?: string | Buffer | undefined;
  /** Milliseconds from the question for the address to the end of the answer. */
  readonly maxMs?: number | undefined;
}

/** Bytes that are read of an answer, and characters that are kept. */
const [maxRead, maxKept] = [4096, 200];

type Headers = Readonly<Record<string, string>>;

export async function post(url: string, headers: Headers, body: string, line: Line): Promise<Outcome> {
  const { targets, maxMs = 10_000 } = line;
  const began = performance.now();
  const ended = () => Math.round(performance.now() - began);
  const signal = AbortSignal.timeout(maxMs);
  try {
    const addresses = await unlessOver(targets.addressesOf(url), signal);
    const { status, text } = await exchange(new URL(url), headers, Buffer.from(body), addresses, signal, line.ca);
    const error = wrongWith(status);
    return { status, ...(text !== '' && { answer: text }), ...(error !== undefined && { error }), ms: ended() };
  } catch (thrown) {
    return { error: signal.aborted ? `There was no answer within ${maxMs / 1000} s.` : wordsFor(thrown), ms: ended() };
  }
}

function unlessOver<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const over = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([task, over]);
}

/** The connection is only for this, and goes to one of the addresses. */
function exchange(
  url: URL,
  headers: Headers,
  body: Buffer,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
  ca: Line['ca'],
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers: { ...headers, 'content-length': body.length }, agent: false, signal };
    const lookup = answering(addresses);
    const asked =
      url.protocol === 'https:'
        ? https.request(url, { ...options, lookup, ...(ca !== undefined && { ca }) })
        : http.request(url, { ...options, lookup });
    asked.on('error', reject);
    asked.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const end = () => {
        asked.destroy();
        resolve({ status: response.statusCode ?? 0, text: shortened(Buffer.concat(chunks)) });
      };
      response.on('data', (chunk: Buffer) => {
        bytes += chunks.push(chunk) && chunk.length;
        if (bytes >= maxRead) end();
      });
      response.on('close', end).on('error', end);
    });
    asked.end(body);
  });
}

const answering =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, done) =>
    all ? done(null, [...addresses]) : done(null, addresses[0]?.address ?? '', addresses[0]?.family);

/** Without what no text may have. */
const shortened = (bytes: Buffer) =>
  Array.from(
    bytes
      .subarray(0, maxRead)
      .toString()
      .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
      .trim(),
  )
    .slice(0, maxKept)
    .join('');

function wrongWith(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'It redirects to another address, which is not followed. Give its new URL.';
  return status === 410 ? 'It says that it is gone for good.' : `It was answered with ${status}.`;
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was closed without an answer.',
  ENOTFOUND: 'The host is not known.',
  ENODATA: 'The host is not known.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate is from an authority that is not known.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'The certificate is from an authority that is not known, or one in between is missing.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate is from an authority that is not known.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
};

function wordsFor(thrown: unknown): string {
  if (thrown instanceof TargetRefused) return thrown.message;
  const { code = 'unknown' } = thrown as NodeJS.ErrnoException;
  return words[code] ?? `It could not be sent (${code}).`;
}
