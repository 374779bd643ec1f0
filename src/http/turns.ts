/** Requests that a client sends on one connection without waiting for the answers (RFC 9112 §9.3.2). */
import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Line {
  last: ServerResponse;
  waiting: number;
}

/**
 * Handles them one after the other: a connection has at most one response that waits to be read.
 * @param most how many can wait; the connection of a client that sends more is closed.
 */
export function inTurn(most: number, handle: RequestListener): RequestListener {
  const lines = new WeakMap<Socket, Line>();
  return (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined || (line.waiting === 0 && line.last.writableFinished)) {
      lines.set(socket, { last: response, waiting: 0 });
      handle(request, response);
      return;
    }
    if (++line.waiting > most) {
      socket.destroy();
      return;
    }
    line.last.once('close', () => {
      line.waiting--;
      if (!socket.destroyed) handle(request, response);
    });
    line.last = response;
  };
}
