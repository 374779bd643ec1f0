/** What is served without a token, compressed and with an ETag: the list of services, their documents, and the pages. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { LoadedService } from '../records/registry.js';
import { Document } from '../schema/document.js';
import { published } from '../schema/published.js';
import { sendPublic } from './answer.js';
import { type Endpoint, readable } from './endpoints.js';

/** In the order in which they are preferred. At this quality, brotli takes a tenth of a second. */
const encodings = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
  identity: async (bytes: Buffer) => bytes,
};
const names = Object.keys(encodings) as (keyof typeof encodings)[];

interface Page {
  readonly type: string;
  readonly read: () => Promise<string | Buffer> | string;
  readonly headers?: () => Readonly<Record<string, string>>;
  /** What browsers get at the same address. */
  readonly html?: Page | undefined;
}

export interface WebOptions {
  /** Whether `/console` is served. */
  readonly console: boolean;
  /** What `/` tells besides the services. */
  readonly about: Readonly<Record<string, string>>;
  /** For the pages, on this machine only. */
  readonly demoToken?: string | undefined;
}

/**
 * Path → what is served there. Without options, no pages are.
 * @param publicUrl what the addresses in the documents begin with; without it, they are relative.
 */
export function information(
  services: readonly LoadedService[],
  web?: WebOptions,
  publicUrl = '',
): Map<string, Endpoint> {
  const index = services.map(({ document: { name, bundle } }) => {
    const { title, version } = bundle.info;
    const address = `${publicUrl}/${name}/openapi`;
    return { name, title, version, document: `${address}.json`, yaml: `${address}.yaml` };
  });
  const about = JSON.stringify({ name: 'Gala', ...web?.about, services: index });
  const pages: [string, Page][] = [['/', { type: json, read: () => about, html: web && htmlPage('index.html') }]];
  for (const { name } of services.map(({ document }) => document)) {
    const yaml = async () => {
      const text = await readFile(new URL(import.meta.resolve(`#generated/${name}.yaml`)), 'utf8');
      return text.replace(`\n  - url: /${name}\n`, () => `\n  - url: ${publicUrl}/${name}\n`);
    };
    const plain = () => {
      const { bundle } = Document.whole(name);
      const servers = bundle.servers.map(({ url, ...rest }) => ({ url: `${publicUrl}${url}`, ...rest }));
      return `${JSON.stringify({ ...published(bundle), servers }, null, 1)}\n`;
    };
    pages.push([`/${name}/openapi.json`, { type: json, read: plain }]);
    pages.push([`/${name}/openapi.yaml`, { type: 'application/yaml', read: yaml }]);
  }
  if (web !== undefined)
    pages.push(['/docs', htmlPage('docs.html')], ['/answer', htmlPage('answer.html')], ...guides(), ...assets());
  if (web?.console) pages.push(['/console', htmlPage('console.html')]);
  return new Map(pages.map(([path, page]) => [path, endpointOf(path, page)]));
}

function endpointOf(path: string, page: Page): Endpoint {
  const made = new Map<string, ReturnType<typeof encoded>>();
  const vary = page.html === undefined ? 'Accept-Encoding' : 'Accept, Accept-Encoding';
  return {
    methods: readable,
    async answer(context, request, response) {
      const isForPeople = page.html !== undefined && request.accepts(['json', 'html']) === 'html';
      const chosen = (isForPeople && page.html) || page;
      context.page = { path, isLoaded: chosen.type !== html };
      const encoding = names.find((name) => request.acceptsEncodings(name)) ?? 'identity';
      const key = `${encoding} ${chosen.type}`;
      const making = made.get(key) ?? encoded(chosen, encoding, vary);
      made.set(key, making);
      making.catch(() => made.delete(key));
      const { bytes, headers } = await making;
      sendPublic(request, response, bytes, headers);
    },
  };
}

async function encoded({ type, read, headers: own }: Page, encoding: keyof typeof encodings, vary: string) {
  const bytes = await encodings[encoding](Buffer.from(await read()));
  const headers = {
    'Content-Type': type,
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ETag: `"${createHash('sha256').update(bytes).digest('base64url')}"`,
    Vary: vary,
    'Cache-Control': 'no-cache',
    ...own?.(),
  };
  return { bytes, headers };
}

const json = 'application/json; charset=utf-8';
const html = 'text/html; charset=utf-8';

/** dist/web, where the build puts the pages for people and what they load. */
const folder = new URL('../../web/', import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': json,
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const assets = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name): [string, Page][] => {
    const type = types[extname(name)];
    const page = type !== undefined && { type, read: () => readFile(new URL(name, folder)) };
    return page ? [[`/assets/${name.replaceAll('\\', '/')}`, page]] : [];
  });

/** The pages of docs/: `index.html` is the list of the others. */
const guides = () =>
  readdirSync(new URL('guides/', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => extname(name) === '.html')
    .map((name): [string, Page] => {
      const path = `/docs/guides/${name.replace(/\.html$/, '')}`;
      return [path.replace(/\/index$/, ''), htmlPage(`guides/${name}`)];
    });

/** A page may load only what this server serves. Its import map is the only script in it. */
function htmlPage(name: string): Page {
  const read = () => readFileSync(new URL(name, folder), 'utf8');
  const headers = () => ({
    'Content-Security-Policy': policyOf(read()),
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  return { type: html, read, headers };
}

function policyOf(page: string): string {
  const [, map] = /<script type="importmap">(.*?)<\/script>/s.exec(page) ?? [];
  const hash = map === undefined ? '' : ` 'sha256-${createHash('sha256').update(map).digest('base64')}'`;
  const policy = [
    "default-src 'none'",
    `script-src 'self'${hash}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'", // of e-mails
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return policy.join('; ');
}
