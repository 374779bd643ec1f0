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
  readonly ms: number;
}

export interface Request {
  readonly method: string;
  /** The default is `awards`. */
  readonly service?: string;
  /** Starts after the service's name. */
  readonly address: string;
  readonly body?: unknown;
  readonly contentType?: string;
  /** The default is a token for everything. */
  readonly token?: string;
}

/** Sends one request and reads the response, regardless of its status. */
export function ask(
  port: number,
  { method, service = 'awards', address, body, contentType = 'application/json', token = fullToken }: Request,
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(text !== undefined && { 'Content-Type': contentType, 'Content-Length': Buffer.byteLength(text) }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const path = `/${service}${address}`;
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (reply) => {
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const ms = performance.now() - started;
        resolve({ status: reply.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()), ms });
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
export function bytes({ method, service = 'awards', address, body, token = fullToken }: Request): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} /${service}${address} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${token}`];
  if (text) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
