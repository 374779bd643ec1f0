/** The list of services and their OpenAPI documents, served without a token, compressed, with an ETag. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler } from 'express';
import { methodNotAllowed } from '../fault.js';
import type { LoadedService } from '../records/catalogue.js';
import { contextOf, sendCapabilities, sendPublic } from './context.js';

const methods = ['GET', 'HEAD', 'OPTIONS'];

/** In the order in which they are preferred. At this quality, brotli takes a tenth of a second. */
const encodings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};
const names = Object.keys(encodings) as (keyof typeof encodings)[];

interface Page {
  readonly type: string;
  readonly read: () => Promise<string> | string;
}

export function information(services: readonly LoadedService[]): RequestHandler {
  const pages = pagesOf(services);
  const made = new Map<string, ReturnType<typeof encoded>>();
  return async (request, response, next) => {
    const { address } = contextOf(request);
    const page = pages.get(address);
    if (page === undefined) return next();
    if (request.method === 'OPTIONS') return sendCapabilities(request, response, { methods });
    if (!methods.includes(request.method)) throw methodNotAllowed(methods);
    const encoding = encodingFor(request);
    const key = `${encoding} ${address}`;
    const making = made.get(key) ?? encoded(page, encoding);
    made.set(key, making);
    making.catch(() => made.delete(key));
    const { bytes, headers } = await making;
    sendPublic(request, response, bytes, headers);
  };
}

const encodingFor = (request: Request) => names.find((name) => request.acceptsEncodings(name)) ?? 'identity';

async function encoded({ type, read }: Page, encoding: keyof typeof encodings) {
  const bytes = await encodings[encoding](Buffer.from(await read()));
  const headers = {
    'Content-Type': type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    Vary: 'Accept-Encoding',
    'Cache-Control': 'no-cache',
  };
  return { bytes, headers };
}

/** Path → what is served there. */
function pagesOf(services: readonly LoadedService[]): ReadonlyMap<string, Page> {
  const index = services.map(({ document: { name, bundle } }) => {
    const { title, version } = bundle.info;
    return { name, title, version, document: `/${name}/openapi.json`, yaml: `/${name}/openapi.yaml` };
  });
  const json = (text: string) => ({ type: 'application/json; charset=utf-8', read: () => text });
  const yaml = (name: string) => ({
    type: 'application/yaml',
    read: () => readFile(fileURLToPath(import.meta.resolve(`#generated/${name}.yaml`)), 'utf8'),
  });
  return new Map<string, Page>([
    ['/', json(JSON.stringify({ name: 'Gala', services: index }))],
    ...services.flatMap(({ document: { name, text } }): [string, Page][] => [
      [`/${name}/openapi.json`, json(text)],
      [`/${name}/openapi.yaml`, yaml(name)],
    ]),
  ]);
}
