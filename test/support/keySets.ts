/** A service that signs tokens and publishes its keys, as hosted identity providers do. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import jwt from 'jsonwebtoken';

export type Jwk = Record<string, unknown>;

export interface Pair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly algorithm: 'RS256' | 'ES256';
}

const pem = {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

/**
 * New keys, read from PEM: Node.js 20 waits for ever if it drops the job that has generated a key while that key is read.
 * @param of RSA: bits. EC: name of a curve. Neither: Ed25519.
 */
export function keyPair(of?: number | string) {
  const made =
    typeof of === 'number'
      ? generateKeyPairSync('rsa', { modulusLength: of, ...pem })
      : of !== undefined
        ? generateKeyPairSync('ec', { namedCurve: of, ...pem })
        : generateKeyPairSync('ed25519', pem);
  const { privateKey, publicKey } = made as object as { readonly privateKey: string; readonly publicKey: string };
  return { privateKey: createPrivateKey(privateKey), publicKey: createPublicKey(publicKey) };
}

export const rsaPair = (bits = 2048): Pair => ({ ...keyPair(bits), algorithm: 'RS256' });
export const ecPair = (): Pair => ({ ...keyPair('P-256'), algorithm: 'ES256' });

export const pemOf = ({ publicKey }: Pair) => publicKey.export({ type: 'spki', format: 'pem' }) as string;

export const jwkOf = ({ publicKey }: Pair, more: Jwk = {}): Jwk => ({
  ...publicKey.export({ format: 'jwk' }),
  ...more,
});

export const signedWith = ({ privateKey, algorithm }: Pair, payload: object, header: object = {}): string =>
  jwt.sign(payload, privateKey, { algorithm, header: { alg: algorithm, ...header } });

export type KeyServer = Awaited<ReturnType<typeof keyServer>>;

/** @param port that of one that was closed, to be back in its place. */
export async function keyServer(port = 0) {
  const server = createServer((request, response) => {
    keys.asked++;
    keys.open++;
    keys.maxOpen = Math.max(keys.maxOpen, keys.open);
    response.on('close', () => keys.open--);
    keys.answer(request, response);
    server.emit('asked');
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: actual } = server.address() as AddressInfo;
  const answering =
    (...listed: Jwk[]): RequestListener =>
    (_, response) =>
      json(response, { keys: listed });
  const keys = {
    url: new URL(`http://127.0.0.1:${actual}/keys`),
    /** How often it was asked. */
    asked: 0,
    /** Requests that it has not answered yet, and the most there ever were. */
    open: 0,
    maxOpen: 0,
    answer: answering(),
    nextAsked: () => once(server, 'asked'),
    /** Answers with a set of these from now on. */
    publish(...listed: Jwk[]) {
      keys.answer = answering(...listed);
    },
    async close() {
      server.close().closeAllConnections();
      await once(server, 'close');
    },
  };
  return keys;
}

export function json(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/jwk-set+json').end(JSON.stringify(value));
}
