/** What commands need that use a running server: the operations of a resource, and its columns. */
import jwt from 'jsonwebtoken';
import { operations } from '../../generated/operations.js';
import { createClient } from '../client/client.js';
import type { Detail, GalaError } from '../client/sending.js';
import type { CallOptions, Page } from '../client/types.js';
import { type Environment, environmentOf } from '../config/environment.js';
import { ConfigError } from '../lib/fileWriting.js';
import { columnsOf } from '../schema/csv.js';
import { Document, type Schema } from '../schema/document.js';
import { marked } from '../schema/model.js';
import { Usage } from './command.js';

export const serverOptions = {
  tenant: { type: 'string' },
  url: { type: 'string', default: 'http://127.0.0.1:8080' },
} as const;

export const serverUsage = `  --tenant ID    the tenant of the records
  --url URL      where the server runs; otherwise http://127.0.0.1:8080

It needs GALA_TOKEN, or GALA_CLIENT_ID and GALA_CLIENT_SECRET.`;

/** Those that the commands use, of any resource. */
export interface Methods {
  batch(args: object, options: CallOptions): Promise<{ readonly results: readonly Result[] }>;
  /** With `format: 'csv'`, the items are the text of a page. */
  list(args: object): Promise<Page<object>>;
}

/** Of an operation of a batch. */
export interface Result {
  readonly id: string | null;
  readonly status: number;
  readonly error?: BatchError;
}

export type BatchError = Pick<GalaError, 'code' | 'message'> & { readonly details?: readonly Detail[] };

/** How often a request is sent again while the server does not answer: for about a minute and a half. */
const retries = 20;
/** Milliseconds: the rows of a batch can take a slow server more than half a minute. */
const timeout = 300_000;

interface Place {
  readonly tenant?: string | undefined;
  readonly url: string;
}

export type Remote = Awaited<ReturnType<typeof remote>>;

/** @throws Usage without a tenant, or ConfigError without a token or a server. */
export async function remote({ tenant, url: given }: Place) {
  if (tenant === undefined) throw new Usage();
  const { token, caller } = credentialsIn(environmentOf(process.env));
  const url = given.replace(/\/+$/, '');
  await fetch(`${url}/healthz`).catch(({ cause, message }) => {
    throw new ConfigError(`${given} does not respond: ${cause?.message || cause?.code || message}.`);
  });
  const client = createClient({ baseUrl: url, tenant, token, retries, timeout });
  /** @throws ConfigError if there is no such resource. */
  const of = (resource: string) => {
    const [, path] = Object.entries(operations).find(([id]) => id === `${resource}.replace`) ?? [];
    if (path === undefined) throw new ConfigError(`There is no resource ${resource}.`);
    const document = Document.load(path[1].split('/')[1] as string);
    const record = document.record(resource) as Schema;
    const methods = client[resource as keyof typeof client] as unknown as Methods;
    // some fields name resources of this server without having to
    const named = (target: string) =>
      target.startsWith('external:')
        ? `${target.slice(9).replace(/ ./g, (two) => two.slice(1).toUpperCase())}s`
        : target;
    const links = marked(document, record, 'x-refers-to')
      .map(([path, target]) => [path, named(target)] as const)
      .filter(([, target]) => Object.hasOwn(client, target));
    return { methods, columns: columnsOf(document, record), links, isOpen: record.unevaluatedProperties !== false };
  };
  return { url, tenant, caller, retries, of };
}

/** @throws ConfigError */
export function credentialsIn({ GALA_TOKEN: token, GALA_CLIENT_ID: clientId, GALA_CLIENT_SECRET }: Environment) {
  if (token !== undefined) return { token, caller: jwt.decode(token)?.sub };
  if (clientId === undefined || GALA_CLIENT_SECRET === undefined)
    throw new ConfigError('Set GALA_TOKEN, or GALA_CLIENT_ID and GALA_CLIENT_SECRET.');
  return { token: { clientId, clientSecret: GALA_CLIENT_SECRET }, caller: clientId };
}
