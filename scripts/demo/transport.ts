/** HTTP over few connections that stay open. */
import http from 'node:http';
import https from 'node:https';

export const connections = 16;

export interface Response {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export class Transport {
  readonly #request: typeof http.request;
  readonly #agent: http.Agent;

  constructor(url: string) {
    const { request, Agent } = url.startsWith('https:') ? https : http;
    this.#request = request;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  exchange(method: string, url: string, headers: http.OutgoingHttpHeaders, body?: string): Promise<Response> {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const options = { method, agent: this.#agent, headers: { ...headers, ...length } };
      const request = this.#request(url, options, (response) => {
        receive(response).then(resolve, reject);
      });
      request.once('error', reject);
      request.end(body);
    });
  }
}

async function receive(response: http.IncomingMessage): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  return { status: response.statusCode ?? 0, headers: new Map(headers), text: Buffer.concat(chunks).toString() };
}
