/** A tenant that sends requests as fast as it gets responses, regardless of their status. */
import { connect } from 'node:net';
import jwt from 'jsonwebtoken';
import { secret } from './servers.js';

export interface Flood {
  /** Ends it. @returns the number of responses by status. */
  stop(): Map<string, number>;
}

const headEnd = '\r\n\r\n';

export function flood(port: number, tenant: string, connections: number): Flood {
  const counts = new Map<string, number>();
  const request = requestOf(tenant);
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(request));
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      const status = statusOfWhole(received);
      if (status === undefined) return;
      received = '';
      counts.set(status, (counts.get(status) ?? 0) + 1);
      socket.write(request);
    });
    return socket.on('error', () => {});
  });
  return {
    stop() {
      for (const socket of sockets) socket.destroy();
      return counts;
    },
  };
}

function requestOf(tenant: string): string {
  const token = jwt.sign({ sub: 'flood', tenants: [tenant], permissions: ['*'] }, secret, { expiresIn: '1d' });
  const address = `/awards/referenceTypes/${tenant}`;
  return `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}${headEnd}`;
}

/** The length of a complete response. */
function statusOfWhole(text: string): string | undefined {
  const end = text.indexOf(headEnd);
  if (end < 0) return undefined;
  const length = Number(/content-length: *(\d+)/i.exec(text)?.[1]);
  return text.length < end + headEnd.length + length ? undefined : text.slice(9, 12);
}
