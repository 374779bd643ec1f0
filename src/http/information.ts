/** What is served without a token, compressed and with an ETag: the list of services, their documents, and the pages. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, RequestHandler } from 'express';
import { methodNotAllowed } from '../fault.js';
import type { LoadedService } from '../records/catalogue.js';
import { contextOf, sendCapabilities, sendPublic } from './context.js';
import { homePage, type WebOptions, webPages } from './web.js';

const methods = ['GET', 'HEAD', 'OPTIONS'];

/** In the order in which they are preferred. At this quality, brotli takes a tenth of a second. */
const encodings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};
const names = Object.keys(encodings) as (keyof typeof encodings)[];

export interface Page {
  readonly type: string;
  readonly read: () => Promise<string | Buffer> | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What browsers get at the same address. */
  readonly html?: Page;
}

export function information(services: readonly LoadedService[], web?: WebOptions): RequestHandler {
  const pages = new Map([...pagesOf(services, web), ...(web === undefined ? [] : webPages(web))]);
  const made = new Map<string, ReturnType<typeof encoded>>();
  return async (request, response, next) => {
    const { address } = contextOf(request);
    const found = pages.get(address);
    if (found === undefined) return next();
    const page = found.html !== undefined && request.accepts(['json', 'html']) === 'html' ? found.html : found;
    if (request.method === 'OPTIONS') return sendCapabilities(request, response, { methods });
    if (!methods.includes(request.method)) throw methodNotAllowed(methods);
    const encoding = encodingFor(request);
    const key = `${encoding} ${page.type} ${address}`;
    const vary = found.html === undefined ? 'Accept-Encoding' : 'Accept, Accept-Encoding';
    const making = made.get(key) ?? encoded(page, encoding, vary);
    made.set(key, making);
    making.catch(() => made.delete(key));
    const { bytes, headers } = await making;
    sendPublic(request, response, bytes, headers);
  };
}

const encodingFor = (request: Request) => names.find((name) => request.acceptsEncodings(name)) ?? 'identity';

async function encoded({ type, read, headers: own }: Page, encoding: keyof typeof encodings, vary: string) {
  const bytes = await encodings[encoding](Buffer.from(await read()));
  const headers = {
    'Content-Type': type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    Vary: vary,
    'Cache-Control': 'no-cache',
    ...own,
  };
  return { bytes, headers };
}

/** Path → what is served there. */
function pagesOf(services: readonly LoadedService[], web?: WebOptions): ReadonlyMap<string, Page> {
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
    [
      '/',
      { ...json(JSON.stringify({ name: 'Gala', ...web?.about, services: index })), ...(web && { html: homePage() }) },
    ],
    ...services.flatMap(({ document: { name, text } }): [string, Page][] => [
      [`/${name}/openapi.json`, json(text)],
      [`/${name}/openapi.yaml`, yaml(name)],
    ]),
  ]);
}
