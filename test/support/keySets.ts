/** A service that signs tokens and publishes its keys, as hosted identity providers do. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

export type Jwk = Record<string, unknown>;

export interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly algorithm: 'RS256' | 'ES256';
}

export const rsaPair = (bits = 2048): Pair => ({
  ...generateKeyPairSync('rsa', { modulusLength: bits }),
  algorithm: 'RS256',
});
export const ecPair = (): Pair => ({ ...generateKeyPairSync('ec', { namedCurve: 'P-256' }), algorithm: 'ES256' });

export const pemOf = ({ publicKey }: Pair) => publicKey.export({ type: 'spki', format: 'pem' }) as string;

export const jwkOf = ({ publicKey }: Pair, more: Jwk = {}): Jwk => ({
  ...publicKey.export({ format: 'jwk' }),
  ...more,
});

export const signedWith = ({ privateKey, algorithm }: Pair, payload: object, header: object = {}): string =>
  jwt.sign(payload, privateKey, { algorithm, header: { alg: algorithm, ...header } });

export interface KeyServer {
  readonly url: URL;
  /** How often it was asked. */
  asked: number;
  /** Requests that it has not answered yet, and the most there ever were. */
  open: number;
  mostOpen: number;
  answer: RequestListener;
  /** Resolves when it is asked the next time. */
  nextAsked(): Promise<void>;
  /** Answers with a set of these from now on. */
  publish(...keys: Jwk[]): void;
  close(): Promise<void>;
}

/** @param port that of one that was closed, to be back in its place. */
export async function keyServer(port = 0): Promise<KeyServer> {
  let waiting: (() => void)[] = [];
  const server = createServer((request, response) => {
    keys.asked++;
    keys.open++;
    keys.mostOpen = Math.max(keys.mostOpen, keys.open);
    response.on('close', () => keys.open--);
    keys.answer(request, response);
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: actual } = server.address() as AddressInfo;
  const keys: KeyServer = {
    url: new URL(`http://127.0.0.1:${actual}/keys`),
    asked: 0,
    open: 0,
    mostOpen: 0,
    answer: (_, response) => json(response, { keys: [] }),
    nextAsked: () => new Promise((resolve) => waiting.push(resolve)),
    publish(...listed) {
      keys.answer = (_, response) => json(response, { keys: listed });
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return keys;
}

export function json(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/jwk-set+json').end(JSON.stringify(value));
}
