/** Requests as bytes on a connection: what no client library would send. */
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { connect } from 'node:net';
import { token } from './harness.js';

export interface WireReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly json: any;
}

export type Wire = Awaited<ReturnType<typeof wire>>;

export async function wire(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let open = true;
  let wake = () => {};
  socket.on('data', (bytes: Buffer) => {
    received = Buffer.concat([received, bytes]);
    wake();
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => {
      open = false;
      wake();
      resolve();
    });
  });
  return {
    /** Resolves when the server hangs up. */
    closed,
    write: (...parts: (string | Buffer)[]) => {
      for (const part of parts) socket.write(part);
    },
    /** The next reply; one to HEAD has no body, regardless of its headers. */
    async reply({ head = false } = {}): Promise<WireReply> {
      for (;;) {
        const found = take(received, head);
        if (found !== undefined) {
          received = found.rest;
          return found.reply;
        }
        assert.ok(open, `the server hung up after ${JSON.stringify(received.toString().slice(0, 200))}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    end: () => void socket.destroy(),
  };
}

/** One whole reply from the beginning of what was received, if it is all there. */
function take(received: Buffer, isHead: boolean): { reply: WireReply; rest: Buffer } | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^.*?: */, '')]),
  );
  const status = Number(first.split(' ')[1]);
  assert.equal(headers['transfer-encoding'], undefined, 'replies have a length');
  const length = isHead || status === 100 ? 0 : Number(headers['content-length'] ?? 0);
  const start = end + 4;
  if (received.length < start + length) return undefined;
  const text = received.subarray(start, start + length).toString('utf8');
  const json = text === '' ? undefined : JSON.parse(text);
  return { reply: { status, headers, text, json }, rest: received.subarray(start + length) };
}

/** The head of a request to the awards service, with a token for everything. */
export function head(method: string, address: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const all = { Host: 'localhost', Authorization: `Bearer ${token()}`, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} /awards${address} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** A whole request with a JSON body. */
export function request(
  method: string,
  address: string,
  body: string | Buffer = '',
  headers: Readonly<Record<string, string>> = {},
): Buffer {
  const bytes = Buffer.from(body as string);
  const all = { 'Content-Type': 'application/json', ...headers, 'Content-Length': bytes.length };
  return Buffer.concat([Buffer.from(head(method, address, all)), bytes]);
}
