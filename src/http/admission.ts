/** Decides, after the headers are read, when the body of a request can be received. */
import type { Request, Response } from 'express';
import { Fault } from '../fault.js';
import { tooLarge } from './bytes.js';
import type { RequestContext } from './context.js';
import type { Traffic } from './traffic.js';

/**
 * Waits until there is room for the body, then sends `100 Continue` if the client waits for it. The room is reserved until
 * the response is sent.
 * @param holder whose share of the room it uses.
 * @throws Fault `body_too_large`, or `too_many_bodies` if there is no room in time.
 */
export async function admitBody(
  request: Request,
  response: Response,
  context: RequestContext,
  limit: number,
  holder = context.caller?.id ?? '',
) {
  const traffic = context.traffic as Traffic; // undefined only for requests that node:http could not parse
  const bytes = sizeOf(request, limit);
  if (bytes > 0) context.leave = await roomFor(response, traffic, holder, bytes);
  request.socket.setTimeout(traffic.limits.bodyPause);
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

async function roomFor(response: Response, { bodies, limits }: Traffic, caller: string, bytes: number) {
  const release = await bodies.take(caller, bytes, limits.bodyWait);
  if (release === undefined) throw new Fault('too_many_bodies', undefined, { headers: { 'Retry-After': '5' } });
  response.once('close', release);
  if (!response.closed) return release;
  release();
  throw new Fault('body_unreadable', 'The connection was closed.');
}
