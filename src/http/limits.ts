/** Limits for one connection, for one caller and for all of them. */

export interface Limits {
  /** Milliseconds for the headers of a request, from its first byte or from the start of the connection. */
  readonly head: number;
  /** Milliseconds for a whole request, including its body. */
  readonly request: number;
  /** Milliseconds that a body can pause. */
  readonly bodyPause: number;
  /** Milliseconds that a response waits while the client reads nothing; twice as long the first time. */
  readonly answerPause: number;
  /** Milliseconds that an idle connection stays open. */
  readonly idle: number;
  /** Milliseconds between checks for requests that arrive too slowly. */
  readonly lookEvery: number;
  readonly connections: number;
  /** The maximum number of pipelined requests on a connection. */
  readonly ahead: number;
  /** The maximum number of unread response bytes of all callers. */
  readonly unread: number;
  /** The maximum number of body bytes that are being read or processed: of all callers, and of one. */
  readonly bodies: number;
  readonly bodiesOfOne: number;
  /** Milliseconds that a body waits for room. */
  readonly bodyWait: number;
  /** Milliseconds that requests in progress have to finish during a shutdown. */
  readonly stop: number;
  /** Milliseconds that a body or a response can pause during a shutdown. */
  readonly stopPause: number;
}

const seconds = (count: number) => count * 1000;
const megabytes = (count: number) => count * 1024 * 1024;

export const usualLimits: Limits = {
  head: seconds(20),
  request: seconds(120),
  bodyPause: seconds(15),
  answerPause: seconds(15),
  // longer than the usual 60 s of proxies and clients, so that they close first: a request sent while the server closes
  // would be lost
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
