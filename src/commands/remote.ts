/** What commands need that use a running server: the operations of a resource, and its columns. */
import jwt from 'jsonwebtoken';
import { operations } from '../../generated/operations.js';
import { createClient } from '../client/client.js';
import type { Detail, GalaError } from '../client/sending.js';
import type { CallOptions, Page } from '../client/types.js';
import { ConfigError, environmentOf } from '../config/environment.js';
import { columnsOf } from '../schema/csv.js';
import { Document, type Schema } from '../schema/document.js';
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
  batch(args: object, options: CallOptions): Promise<{ readonly results: readonly { readonly error?: BatchError }[] }>;
  /** With `format: 'csv'`, the items are the text of a page. */
  list: {
    (args: object): Promise<Page<object>>;
    all(args: object): AsyncIterable<{ readonly id: string; readonly sys_external_id?: string }>;
  };
}

export type BatchError = Pick<GalaError, 'code' | 'message'> & { readonly details?: readonly Detail[] };

/** How often a request is sent again while the server does not answer: for about a minute and a half. */
const retries = 20;

/** @throws Usage, or ConfigError without a token or such a resource. */
export function remote(resource: string | undefined, { tenant, url }: { tenant?: string | undefined; url: string }) {
  if (resource === undefined || tenant === undefined) throw new Usage();
  const [, path] = Object.entries(operations).find(([id]) => id === `${resource}.replace`) ?? [];
  if (path === undefined) throw new ConfigError(`There is no resource ${resource}.`);
  const { GALA_TOKEN, GALA_CLIENT_ID: clientId, GALA_CLIENT_SECRET: clientSecret } = environmentOf(process.env);
  const token = GALA_TOKEN ?? (clientId && clientSecret ? { clientId, clientSecret } : undefined);
  if (token === undefined) throw new ConfigError('Set GALA_TOKEN, or GALA_CLIENT_ID and GALA_CLIENT_SECRET.');
  const client = createClient({ baseUrl: url.replace(/\/+$/, ''), tenant, token, retries });
  const document = Document.load(path[1].split('/')[1] as string);
  return {
    methods: client[resource as keyof typeof client] as unknown as Methods,
    columns: columnsOf(document, document.record(resource) as Schema),
    caller: clientId && GALA_TOKEN === undefined ? clientId : jwt.decode(GALA_TOKEN ?? '')?.sub,
  };
}
