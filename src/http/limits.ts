/** What one connection, one caller and all of them together may take. */

export interface Limits {
  /** Milliseconds for the head of a request, from its first byte or from the beginning of the connection. */
  readonly head: number;
  /** Milliseconds for a whole request, body included. */
  readonly request: number;
  /** Milliseconds that a body may pause. */
  readonly bodyPause: number;
  /** Milliseconds that an answer waits while its reader takes nothing of it; the first time it may be twice as long. */
  readonly answerPause: number;
  /** Milliseconds that an idle connection is kept. */
  readonly idle: number;
  /** Milliseconds between two looks for requests that take too long to arrive. */
  readonly lookEvery: number;
  readonly connections: number;
  /** Requests that a client may send ahead on a connection, before the answer to the first. */
  readonly ahead: number;
  /** Bytes of answers that nobody has read yet, of all callers. */
  readonly unread: number;
  /** Bytes of bodies that are being read or worked on: of all callers, and of one. */
  readonly bodies: number;
  readonly bodiesOfOne: number;
  /** Milliseconds that a body waits for its turn. */
  readonly bodyWait: number;
  /** Milliseconds that requests in progress get to finish when the server stops. */
  readonly stop: number;
  /** Milliseconds that a body or an answer may pause then. */
  readonly stopPause: number;
}

const seconds = (count: number) => count * 1000;
const megabytes = (count: number) => count * 1024 * 1024;

export const usualLimits: Limits = {
  head: seconds(20),
  request: seconds(120),
  bodyPause: seconds(15),
  answerPause: seconds(15),
  // longer than the usual 60 s of proxies and clients, so that they close first: a request sent while the server closes is lost
  idle: seconds(72),
  lookEvery: seconds(5),
  connections: 10_000,
  ahead: 100,
  unread: megabytes(256),
  bodies: megabytes(96),
  bodiesOfOne: megabytes(24),
  bodyWait: seconds(60),
  stop: seconds(25),
  stopPause: seconds(5),
};
