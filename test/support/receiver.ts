/** A receiver of webhooks for tests. */
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { cert, key } from './mailServer.js';

export interface Delivery {
  readonly headers: Record<string, string>;
  readonly body: string;
}

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

export const status =
  (code: number, answer = ''): Answer =>
  (response) =>
    void response.writeHead(code).end(answer);

/** It answers with 204 unless it is told otherwise. @param isSecure with a certificate that it has signed itself, for localhost. */
export async function receiver(isSecure = false) {
  const deliveries: Delivery[] = [];
  /** What the next deliveries are answered with, in order. */
  const answers: Answer[] = [];
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    deliveries.push({ headers: request.headers as Delivery['headers'], body });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    (answer ?? status(204))(response, request);
  };
  const server = isSecure ? https.createServer({ key, cert }, listener) : http.createServer(listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http${isSecure ? 's' : ''}://localhost:${port}/hook`,
    port,
    deliveries,
    answers,
    /** The data of each delivery, after its signature was verified. */
    verified: (secret: string) => deliveries.map((one) => verify(secret, one)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof receiver>>;

/** @throws Error if the signature is wrong. */
export const verify = (secret: string, { headers, body }: Delivery) =>
  new Webhook(secret).verify(body, headers) as {
    type: string;
    data: { tenant: string; service: string; position: string; resources: string[] };
  };
