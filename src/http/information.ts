/** The list of services and their OpenAPI documents, served without a token. */
import type { RequestHandler } from 'express';
import { methodNotAllowed } from '../fault.js';
import type { LoadedService } from '../records/catalogue.js';
import { contextOf, send, sendCapabilities } from './context.js';

const methods = ['GET', 'HEAD', 'OPTIONS'];

export function information(services: readonly LoadedService[]): RequestHandler {
  const texts = textsOf(services);
  return (request, response, next) => {
    const text = texts.get(contextOf(request).address);
    if (text === undefined) next();
    else if (request.method === 'OPTIONS') sendCapabilities(request, response, { methods });
    else if (request.method === 'GET' || request.method === 'HEAD') send(request, response, 200, text);
    else throw methodNotAllowed(methods);
  };
}

/** Path → JSON of the response. */
function textsOf(services: readonly LoadedService[]): ReadonlyMap<string, Buffer> {
  const address = (name: string) => `/${name}/openapi.json`;
  const index = services.map(({ document: { name, bundle } }) => {
    const { title, version } = bundle.info;
    return { name, title, version, document: address(name) };
  });
  return new Map([
    ['/', Buffer.from(JSON.stringify({ name: 'Gala', services: index }))],
    ...services.map(({ document }) => [address(document.name), Buffer.from(document.text)] as const),
  ]);
}
