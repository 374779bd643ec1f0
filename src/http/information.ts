/** What there is, and the documents: for everyone. */
import type { RequestHandler } from 'express';
import type { ServiceDefinition } from '../document/catalogue.js';
import { methodNotAllowed } from '../fault.js';
import { passageOf, send, sendMethods } from './context.js';

const methods = ['GET', 'HEAD'];

export function information(services: readonly ServiceDefinition[]): RequestHandler {
  const texts = textsOf(services);
  return (request, response, next) => {
    const text = texts.get(passageOf(request).address);
    if (text === undefined) next();
    else if (request.method === 'OPTIONS') sendMethods(request, response, [...methods, 'OPTIONS']);
    else if (methods.includes(request.method)) send(request, response, 200, text);
    else throw methodNotAllowed(methods);
  };
}

/** Address → JSON. */
function textsOf(services: readonly ServiceDefinition[]): ReadonlyMap<string, Buffer> {
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
