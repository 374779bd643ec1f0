/** The pages for people: `/`, `/docs` and `/console`, and what they load, under `/assets`. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Page } from './information.js';

export interface WebOptions {
  /** Whether `/console` is served. */
  readonly console: boolean;
  /** What `/` tells besides the services. */
  readonly about: Readonly<Record<string, string>>;
  /** For the pages, on this machine only. */
  readonly trialToken?: string | undefined;
}

/** dist/web, where the build puts them. */
const folder = new URL('../../web/', import.meta.url);

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export const homePage = () => htmlPage('index.html');

/** Address → what is served there. */
export function webPages({ console }: WebOptions): Map<string, Page> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const assets = names.filter((name) => extname(name) in types);
  return new Map<string, Page>([
    ['/docs', htmlPage('docs.html')],
    ...(console ? [['/console', htmlPage('console.html')] as const] : []),
    ...assets.map((name): [string, Page] => [
      `/assets/${name.replaceAll('\\', '/')}`,
      { type: types[extname(name)] as string, read: () => readFile(new URL(name, folder)) },
    ]),
  ]);
}

/** A page may load only what this server serves. Its import map is the only script in it. */
function htmlPage(name: string): Page {
  const read = () => readFileSync(new URL(name, folder), 'utf8');
  const scripts = [...read().matchAll(/<script type="importmap">(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const policy = {
    'default-src': "'none'",
    'script-src': ["'self'", ...hashes].join(' '),
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'", // of e-mails
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return {
    type: 'text/html; charset=utf-8',
    read,
    headers: {
      'Content-Security-Policy': Object.entries(policy)
        .map((rule) => rule.join(' '))
        .join('; '),
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
  };
}
