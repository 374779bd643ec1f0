/** Lists as CSV: which requests ask for it, and how it is sent while it is read. */
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { Fault, toFault } from '../fault.js';
import { RequestAborted } from '../lib/yielder.js';
import type { Reply } from '../records/work.js';
import { abortRequest, awaitReading, flatHeaders, logAnswer } from './answer.js';
import type { RequestContext } from './state.js';

/** Its parameters may be in `Accept`, too. */
const csvType = 'text/csv; charset=utf-8; header=present';

/**
 * The parameter `format` decides, and is set, else the header `Accept` (RFC 9110 §12.5.1): JSON if it likes both equally.
 * @throws Fault `invalid_request` for all of a list with HTTP/1.0, which cannot tell it from a part.
 */
export function isCsvAsked({ query }: RequestContext, request: Request): boolean {
  const { format, limit } = query;
  const isLiked = () => /text\//i.test(request.headers.accept ?? '') && request.accepts(['json', csvType]) === csvType;
  const isAsked = format === undefined ? isLiked() : format === 'csv';
  if (isAsked && limit === undefined && request.httpVersion === '1.0')
    throw Fault.at('query/limit', 'invalid_request', 'CSV without a limit needs HTTP/1.1. Send a limit.');
  if (isAsked) query.format = 'csv';
  return isAsked;
}

/** Sends the rest as fast as the client reads. If it fails, the connection is cut: the response must not look complete. */
export async function sendCsv(context: RequestContext, response: Response, reply: Reply): Promise<void> {
  const { json: first, headers, rest } = reply;
  for (const name in headers) response.setHeader(name, headers[name] as string);
  const length = rest === undefined ? ['Content-Length', String(first.length)] : [];
  response.writeHead(200, [...flatHeaders, 'Content-Type', csvType, 'X-Request-Id', context.requestId, ...length]);
  try {
    if (rest === undefined || context.method === 'HEAD') response.end(first);
    else await pipeline(paced(context, response, first, rest), response);
  } catch (thrown) {
    const isGone =
      thrown instanceof RequestAborted || (thrown as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (isGone) return abortRequest(context);
    const fault = toFault(thrown);
    return logAnswer(context, fault.status, fault);
  }
  if (rest !== undefined) context.workStarted = performance.now(); // how long the client took to read is no work
  awaitReading(context, response, first.length);
  logAnswer(context, 200);
}

/** Each page is asked for when the client has read the one before it. */
async function* paced(context: RequestContext, response: Response, first: Buffer, rest: AsyncIterable<Buffer>) {
  const { socket } = response;
  const pages = rest[Symbol.asyncIterator]();
  for (let page: Buffer | undefined = first; page !== undefined; { value: page } = await pages.next()) {
    awaitReading(context, response, page.length);
    yield page;
    socket?.setTimeout(0);
  }
}
