/** Responses to requests that never reach the app, written to the socket in the shape of all other errors. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { Fault, methodNotAllowed } from '../fault.js';
import { contextOfUnreadable, logAnswer } from './context.js';
import { commonHeaders, cors } from './headers.js';

/** node:http stores the current response in this undocumented property. */
type AnsweringSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

const timedOut = new Fault('request_timeout');
const malformed = new Fault('request_malformed');
const noTunnel = methodNotAllowed([cors['Access-Control-Allow-Methods']], 'This server is not a proxy.');
const unreadableFaults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: new Fault('header_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Fault('body_unreadable', 'The chunk extensions of the body are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: timedOut,
};

/** For bytes that node:http could not parse. A broken connection gets no response. */
export function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (code === 'ECONNRESET') socket.destroySoon();
  else answerAndClose(socket, unreadableFaults[code] ?? malformed, log);
}

/** For CONNECT. By default, node:http closes the connection without a response. */
export function refuseTunnel(socket: Socket, log: Logger): void {
  socket.on('error', () => socket.destroy()); // node:http has removed its own listener
  answerAndClose(socket, noTunnel, log, 'CONNECT');
}

/** For a connection without progress for too long. */
export function endPaused(socket: Socket, log: Logger): void {
  const { _httpMessage: inProgress } = socket as AnsweringSocket;
  if (inProgress?.writableEnded) {
    const { requestId: request } = contextOfUnreadable(log, inProgress.req);
    log.warn({ request, bytes: socket.writableLength }, 'dropped response: the client stopped reading');
  }
  if (inProgress && !inProgress.writableEnded) answerAndClose(socket, timedOut, log);
  else socket.destroy();
}

/**
 * Sends an error for what the app cannot handle, and closes the connection. The response to an earlier, complete request is
 * finished first.
 */
function answerAndClose(socket: Socket, fault: Fault, log: Logger, method?: string): void {
  const { _httpMessage: inProgress } = socket as AnsweringSocket;
  if (inProgress?.req.complete) {
    inProgress.once('finish', () => answerAndClose(socket, fault, log, method));
    return;
  }
  if (socket.writable && !inProgress?.headersSent) {
    const context = contextOfUnreadable(log, inProgress?.req, method);
    socket.write(rawResponse(fault, context.requestId));
    logAnswer(context, fault.status, fault);
  }
  socket.destroySoon();
}

function rawResponse(fault: Fault, requestId: string): string {
  const body = JSON.stringify(fault.body(requestId));
  const headers = {
    ...commonHeaders,
    ...fault.headers,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`, ...lines, '', body].join('\r\n');
}
