/** Reads the bytes of a body. */
import type { IncomingMessage } from 'node:http';
import type { Readable, Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Fault } from '../fault.js';

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
    source.on('end', () => resolve(Buffer.concat(chunks)));
    source.on('error', fail);
    request.on('error', fail);
    request.on('aborted', () => fail(new Error('the connection was closed')));
  });
}

export const tooLarge = (limit: number) => new Fault('body_too_large', `The body can have at most ${sizeIn(limit)}.`);

const sizeIn = (bytes: number) => (bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`);

const unreadable = (why: string) => new Fault('body_unreadable', `The body could not be read: ${why}.`);
