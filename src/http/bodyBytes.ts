/** Decides whether the body of a request can be received, and reads its bytes. */
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Request, Response } from 'express';
import { Fault } from '../fault.js';
import type { RequestContext } from './context.js';
import { nothing, type ServerState } from './serverState.js';

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
