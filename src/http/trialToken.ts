/**
 * `GET /trial-token`: the token that the pages use while nobody has configured a key. Only a browser or a program on this
 * machine gets it, never another website.
 */
import type { Request } from 'express';
import { sendPublic } from './context.js';
import { type Endpoint, readable } from './endpoint.js';
import { cors } from './headers.js';

export const trialTokenPath = '/trial-token';

/** No other origin may read it, or embed it. */
const headers = {
  ...Object.fromEntries(Object.keys(cors).map((name) => [name, undefined])),
  'Cross-Origin-Resource-Policy': 'same-origin',
};
const methods = [...readable, 'OPTIONS'];

/** For everyone else, there is no such path. */
export function trialTokenEndpoint(token: string): Endpoint {
  const json = Buffer.from(JSON.stringify({ token }));
  return {
    methods,
    isFor: isLocal,
    answer(_, request, response) {
      if (request.method === 'OPTIONS')
        sendPublic(request, response, Buffer.alloc(0), { ...headers, Allow: methods.join(', ') });
      else sendPublic(request, response, json, { ...headers, 'Content-Type': 'application/json; charset=utf-8' });
    },
  };
}

const loopback = /^(?:::ffff:)?127\.|^::1$/;
/** A website whose name was pointed at this machine (DNS rebinding) sends its own name. */
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** A proxy on this machine forwards for others. */
const forwarded = /^(?:forwarded|via|x-real-ip|x-forwarded-.*)$/;

function isLocal({ socket, headers, httpVersion }: Request): boolean {
  const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
  // some proxies add no header, but speak HTTP/1.0, which browsers do not; others cannot be told from a browser
  const isDirect = httpVersion !== '1.0' && !Object.keys(headers).some((name) => forwarded.test(name));
  const isSameSite = (site === 'same-origin' || site === 'none') && (origin ?? `http://${host}`) === `http://${host}`;
  return loopback.test(socket.remoteAddress ?? '') && localHost.test(host) && isDirect && isSameSite;
}
