/** Reads and parses request bodies. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request, Response } from 'express';
import { below, Fault } from '../fault.js';
import { isLong, type Yielder } from '../lib/yielder.js';
import type { Route } from '../schema/document.js';
import { parseJson, type Span, scan, tooManyValues } from './jsonGuard.js';
import type { RequestContext, ServerState } from './state.js';

const megabyte = 1024 * 1024;
/** Bytes. */
export const bodyLimits = { record: megabyte, batch: 10 * megabyte };

/**
 * The media type of the body in lower case, without parameters.
 * @throws Fault `media_type_unsupported`, or `charset_unsupported` for any charset but UTF-8.
 */
function mediaTypeOf(request: Request, { mediaTypes }: Pick<Route, 'mediaTypes'>): string | undefined {
  const header = request.headers['content-type'];
  if (mediaTypes.length === 0 || header === undefined) return undefined;
  if (mediaTypes.includes(header)) return header;
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((text) => text.trim());
  if (!mediaTypes.includes(type)) {
    const message = `The Content-Type must be ${mediaTypes.join(' or ')}, not ${type || 'empty'}.`;
    throw Fault.at('header/content-type', 'media_type_unsupported', message);
  }
  if (!parameters.every(isUtf8Charset)) throw Fault.at('header/content-type', 'charset_unsupported');
  return type;
}

/** @throws Fault `media_type_missing` for a body without a Content-Type. */
export function checkMediaTypeGiven(
  body: unknown,
  mediaType: string | undefined,
  { mediaTypes }: Pick<Route, 'mediaTypes'>,
): void {
  if (body === undefined || mediaType !== undefined || mediaTypes.length === 0) return;
  const message = `The request has a body but no Content-Type. Send Content-Type: ${mediaTypes.join(' or ')}.`;
  throw Fault.at('header/content-type', 'media_type_missing', message);
}

/** Also true for parameters other than charset. */
const isUtf8Charset = (parameter: string) =>
  !parameter.startsWith('charset=') || /^charset="?utf-?8"?$/.test(parameter);

/** The maximum number of values in a body. Each batch operation has the limit of a single request. */
const maxValues = { record: 200_000, batch: 1_000_000 };

export type BodyKind = keyof typeof bodyLimits;

/**
 * Parses a body; `undefined` if it is empty. The operations of a batch are parsed one by one, yielding to other requests
 * between them; an operation that is too large becomes a Fault.
 * @throws Fault `body_not_utf8`, and those of `scan` and `parseJson`
 */
export async function parseBody(
  bytes: Buffer,
  kind: BodyKind,
  turns: { readonly yielder: Yielder },
  maxOperations?: number,
): Promise<unknown> {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw Fault.of('body_not_utf8');
  const lists: Span[][] = [];
  const scanning = scan(bytes, maxValues[kind], kind === 'batch' ? lists : undefined, maxOperations);
  let scanned = scanning.next();
  for (; !scanned.done; scanned = scanning.next()) await turns.yielder.step();
  if (kind === 'batch') return await parseBatch(bytes, lists, scanned.value, turns.yielder);
  if (isLong(bytes)) await turns.yielder.step(true); // many bodies may arrive at once
  return parseJson(bytes.toString());
}

/** If `operations` is repeated, the last one counts, but all must be valid JSON. */
async function parseBatch(bytes: Buffer, lists: readonly Span[][], values: number, yielder: Yielder): Promise<unknown> {
  const listed = lists.flat().reduce((sum, span) => sum + span.values, 0);
  if (values - listed > maxValues.record) throw tooManyValues('A batch without its operations', maxValues.record);
  const envelope = parseJson(envelopeOf(bytes, lists)) as { operations: unknown };
  for (const list of lists) {
    const operations: unknown[] = [];
    for (const [index, span] of list.entries()) {
      await yielder.step();
      operations.push(parseOperation(bytes, span, index));
    }
    if (Array.isArray(envelope.operations)) envelope.operations = operations;
  }
  return envelope;
}

/** The JSON of a batch without its operations. */
function envelopeOf(bytes: Buffer, lists: readonly Span[][]): string {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const list of lists) {
    pieces.push(bytes.subarray(at, list[0]?.start ?? at));
    at = list.at(-1)?.end ?? at;
  }
  pieces.push(bytes.subarray(at));
  return Buffer.concat(pieces).toString();
}

/** The maximum size of an operation in bytes: a body of 1 MB plus its other properties. */
const maxOperation = bodyLimits.record + 1024;

/** @returns a Fault for an operation that fails by itself. */
function parseOperation(bytes: Buffer, { start, end, values }: Span, index: number): unknown {
  if (end - start > maxOperation) return Fault.of('body_too_large', 'An operation of a batch can have at most 1 MB.');
  if (values > maxValues.record) return tooManyValues('An operation of a batch', maxValues.record);
  try {
    return parseJson(bytes.toString('utf8', start, end));
  } catch (thrown) {
    throw thrown instanceof Fault ? thrown.relocated(below(`/operations/${index}`)) : thrown;
  }
}

// Decides whether the body of a request can be received, and reads its bytes.

/** Unauthenticated callers cannot send large bodies: this comes after all checks that need no body. @param limit in bytes. */
export async function readBody(
  context: RequestContext,
  request: Request,
  response: Response,
  route: Pick<Route, 'mediaTypes'>,
  limit: number,
): Promise<Buffer> {
  context.mediaType = mediaTypeOf(request, route);
  admitBody(request, response, context, limit);
  const bytes = await bytesOf(request, limit);
  request.socket.setTimeout(0);
  return bytes;
}

/**
 * Reserves room for the body until the response is written. Sends `100 Continue` if the client waits for it.
 * @throws Fault `body_too_large`, or `too_many_bodies` if there is no room.
 */
function admitBody(request: Request, response: Response, context: RequestContext, limit: number): void {
  const state = context.state as ServerState; // undefined only for requests that node:http could not parse
  const {
    'content-length': length = '0',
    'transfer-encoding': chunked,
    'content-encoding': compressed,
  } = request.headers;
  if (response.closed || context.answered) throw unreadable('the connection was closed');
  if (Number(length) > limit) throw tooLarge(limit);
  // chunked or compressed bodies do not announce their size
  const size = chunked !== undefined || compressed !== undefined ? limit : Number(length);
  if (!state.reserve(context, size)) throw Fault.of('too_many_bodies', undefined, { headers: { 'Retry-After': '5' } });
  request.socket.setTimeout(state.limits.bodyPause);
  if (context.awaitsContinue) response.writeContinue();
  context.awaitsContinue = false;
}

const decoders: ReadonlyMap<string, () => Transform> = new Map([
  ['br', () => createBrotliDecompress()],
  ['deflate', () => createInflate()],
  ['gzip', () => createGunzip()],
]);

/**
 * The body, decompressed; empty if there is none. Works even if the client has already closed its side of the connection. The
 * rest of a rejected body is read and dropped.
 * @param limit maximum number of bytes after decompression
 * @throws Fault `body_too_large` or `body_unreadable`
 */
function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const { 'content-encoding': encoding = 'identity' } = request.headers;
  const decoder = decoders.get(encoding.toLowerCase())?.();
  if (decoder === undefined && encoding.toLowerCase() !== 'identity')
    throw unreadable(`its Content-Encoding ${JSON.stringify(encoding)} is not supported`);
  const source = decoder === undefined ? request : request.pipe(decoder);
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const fail = (fault: Fault) => {
      chunks.length = 0;
      source.removeAllListeners('data');
      request.unpipe();
      decoder?.destroy();
      request.resume();
      reject(fault);
    };
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) fail(tooLarge(limit));
      else chunks.push(chunk);
    });
    source.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    for (const stream of new Set([source, request])) stream.on('error', ({ message }) => fail(unreadable(message)));
  });
}

const tooLarge = (limit: number) =>
  Fault.of(
    'body_too_large',
    `The body can have at most ${limit < megabyte ? `${limit / 1024} KB` : `${limit / megabyte} MB`}.`,
  );

const unreadable = (why: string) => Fault.of('body_unreadable', `The body could not be read: ${why}.`);
