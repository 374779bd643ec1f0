/** Single requests for setup and checks, and requests as bytes for the load. */
import { Agent, request } from 'node:http';
import jwt from 'jsonwebtoken';
import { secret } from './servers.js';

export const tenant = 'bench';

const fullToken = jwt.sign({ sub: 'bench', tenants: [tenant], permissions: ['*'] }, secret, { expiresIn: '1d' });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

export interface Reply {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows the type
  readonly body: any;
}

export interface Request {
  readonly method: string;
  /** Starts after `/awards`. */
  readonly address: string;
  readonly body?: unknown;
  /** The default is a token for everything. */
  readonly token?: string;
}

/** Sends one request and reads the response, regardless of its status. */
export function ask(port: number, { method, address, body, token = fullToken }: Request): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(text !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const path = `/awards${address}`;
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        resolve({ status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

/** Sends one request that must return 200. */
export async function expect200(port: number, sent: Request): Promise<Reply> {
  const reply = await ask(port, sent);
  if (reply.status === 200) return reply;
  throw new Error(`${sent.method} ${sent.address} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
}

/** A whole request as bytes. */
export function bytes({ method, address, body, token = fullToken }: Request): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} /awards${address} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${token}`];
  if (text) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
