/** Reads and parses request bodies. */
import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request, Response } from 'express';
import { below, Fault, faultAt } from '../fault.js';
import type { Route } from '../schema/document.js';
import { isLong, Yielder } from '../yielder.js';
import { BodyScanner, type Span, tooManyValues } from './bodyScanner.js';
import type { RequestContext } from './context.js';
import { parseJson } from './jsonGuard.js';
import { nothing, type ServerState } from './serverState.js';

const megabyte = 1024 * 1024;
/** Bytes. */
export const bodyLimits = { record: megabyte, batch: 10 * megabyte };

/**
 * The media type of the body in lower case, without parameters.
 * @throws Fault `media_type_unsupported`, or `charset_unsupported` for any charset but UTF-8.
 */
export function mediaTypeOf(request: Request, { mediaTypes }: Pick<Route, 'mediaTypes'>): string | undefined {
  const header = request.headers['content-type'];
  if (mediaTypes.length === 0 || header === undefined) return undefined;
  if (mediaTypes.includes(header)) return header;
  const [type = '', ...parameters] = header
    .toLowerCase()
    .split(';')
    .map((text) => text.trim());
  if (!mediaTypes.includes(type)) {
    const message = `The Content-Type must be ${mediaTypes.join(' or ')}, not ${type || 'empty'}.`;
    throw faultAt('header/content-type', 'media_type_unsupported', message);
  }
  if (!parameters.every(isUtf8Charset)) throw faultAt('header/content-type', 'charset_unsupported');
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
  throw faultAt('header/content-type', 'media_type_missing', message);
}

/** Also true for parameters other than charset. */
const isUtf8Charset = (parameter: string) =>
  !parameter.startsWith('charset=') || /^charset="?utf-?8"?$/.test(parameter);

/** The maximum number of values in a body. Each batch operation has the limit of a single request. */
const maxValues = { record: 200_000, batch: 1_000_000 };

/** Bytes that are scanned at a time. */
const stride = 128 * 1024;

export type BodyKind = keyof typeof bodyLimits;

/**
 * Parses a body; `undefined` if it is empty. The operations of a batch are parsed one by one, yielding to other requests
 * between them; an operation that is too large becomes a Fault.
 * @throws Fault `body_not_utf8`, and those of BodyScanner and parseJson
 */
export async function parseBody(bytes: Buffer | undefined, kind: BodyKind, yielder = new Yielder()): Promise<unknown> {
  if (bytes === undefined || bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new Fault('body_not_utf8');
  const scanner = new BodyScanner(bytes, maxValues[kind], kind === 'batch');
  while (scanner.read(stride)) await yielder.step();
  if (kind === 'batch') return await parseBatch(bytes, scanner, yielder);
  const turn = yielder.step(isLong(bytes)); // many bodies may arrive at once
  if (turn !== undefined) await turn;
  return parseJson(bytes.toString());
}

/** If `operations` is repeated, the last one counts, but all must be valid JSON. */
async function parseBatch(bytes: Buffer, { lists, values }: BodyScanner, yielder: Yielder): Promise<unknown> {
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
  if (end - start > maxOperation) return new Fault('body_too_large', 'An operation of a batch can have at most 1 MB.');
  if (values > maxValues.record) return tooManyValues('An operation of a batch', maxValues.record);
  try {
    return parseJson(bytes.toString('utf8', start, end));
  } catch (thrown) {
    throw thrown instanceof Fault ? thrown.relocated(below(`/operations/${index}`)) : thrown;
  }
}

// Decides whether the body of a request can be received, and reads its bytes.

/**
 * Reserves room for the body until the response is sent. Sends `100 Continue` if the client waits for it.
 * @throws Fault `body_too_large`, or `too_many_bodies` if there is no room.
 */
export function admitBody(request: Request, response: Response, context: RequestContext, limit: number): void {
  const { bodies, limits } = context.state as ServerState; // undefined only for requests that node:http could not parse
  if (response.closed) throw unreadable('the connection was closed');
  const release = bodies.take(context.tenant, sizeOf(request, limit));
  if (release === undefined) throw new Fault('too_many_bodies', undefined, { headers: { 'Retry-After': '5' } });
  if (release !== nothing) response.once('close', release);
  context.leave = release;
  request.socket.setTimeout(limits.bodyPause);
  if (!context.awaitsContinue) return;
  context.awaitsContinue = false;
  response.writeContinue();
}

/** The maximum size of the body in bytes. Chunked or compressed bodies do not announce their size. */
function sizeOf({ headers }: Request, limit: number): number {
  const { 'content-length': length = '0', 'transfer-encoding': chunked, 'content-encoding': compressed } = headers;
  if (Number(length) > limit) throw tooLarge(limit);
  return chunked !== undefined || compressed !== undefined ? limit : Number(length);
}

const decoders: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliDecompress(),
  deflate: () => createInflate(),
  gzip: () => createGunzip(),
};

/**
 * Works even if the client has already closed its side of the connection. The rest of a rejected body is read and dropped.
 * @param limit maximum number of bytes after decompression
 * @returns `undefined` if the request has no body
 * @throws Fault `body_too_large` or `body_unreadable`
 */
export async function bytesOf(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
  if (length === undefined && chunked === undefined) return undefined;
  const source = decoded(request);
  try {
    return await collected(request, source, limit);
  } catch (thrown) {
    request.unpipe();
    if (source !== request) source.destroy();
    request.resume();
    throw thrown;
  }
}

function decoded(request: IncomingMessage): Readable {
  const encoding = request.headers['content-encoding']?.toLowerCase() ?? 'identity';
  if (encoding === 'identity') return request;
  const decoder = Object.hasOwn(decoders, encoding) ? decoders[encoding]?.() : undefined;
  if (decoder === undefined) throw unreadable(`its Content-Encoding ${JSON.stringify(encoding)} is not supported`);
  return request.pipe(decoder);
}

function collected(request: IncomingMessage, source: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const fail = ({ message }: Error) => reject(unreadable(message));
    source.on('data', (chunk: Buffer) => {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      chunks.length = 0;
      reject(tooLarge(limit));
    });
    source.on('end', () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    source.on('error', fail);
    request.on('error', fail);
    request.on('aborted', () => fail(new Error('the connection was closed')));
  });
}

const tooLarge = (limit: number) => new Fault('body_too_large', `The body can have at most ${sizeIn(limit)}.`);

const sizeIn = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`);

const unreadable = (why: string) => new Fault('body_unreadable', `The body could not be read: ${why}.`);
