/** What commands need that use a running server: the operations of a resource, and its columns. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import jwt from 'jsonwebtoken';
import { operations } from '../../generated/operations.js';
import { createClient } from '../client/client.js';
import type { Detail, GalaError } from '../client/sending.js';
import type { CallOptions, Page } from '../client/types.js';
import { type Environment, environmentOf, type Given, misspelt } from '../config/environment.js';
import { ConfigError } from '../lib/fileWriting.js';
import { Document, type Schema } from '../schema/document.js';
import { marksOf } from '../schema/marks.js';
import { Usage } from './command.js';
import { fieldsOf } from './rows.js';

export const serverOptions = {
  tenant: { type: 'string' },
  url: { type: 'string' },
  profile: { type: 'string' },
} as const;

export const serverUsage = `  --tenant ID    the tenant of the records; otherwise GALA_TENANT
  --url URL      where the server runs; otherwise GALA_URL, or http://127.0.0.1:8080
  --profile NAME reads these variables from ~/.config/gala/NAME.env; otherwise GALA_PROFILE names it

It needs GALA_TOKEN, or GALA_CLIENT_ID and GALA_CLIENT_SECRET.`;

/** Those that the commands use, of any resource. */
export interface Methods {
  batch(args: object, options: CallOptions): Promise<{ readonly results: readonly Result[] }>;
  list(args: object): Promise<Page<object>>;
}

/** Of an operation of a batch. */
export interface Result {
  readonly id: string | null;
  readonly status: number;
  readonly error?: BatchError;
}

export type BatchError = Pick<GalaError, 'code' | 'message'> & { readonly details?: readonly Detail[] };

/** Name of a resource → its service. */
export const services: ReadonlyMap<string, string> = new Map(
  Object.entries(operations).flatMap(([id, [, path]]) =>
    id.endsWith('.replace') ? [[id.replace('.replace', ''), path.split('/')[1] as string]] : [],
  ),
);

/** How often a request is sent again while the server does not answer: for about a minute and a half. */
const retries = 20;
/** Milliseconds: the rows of a batch can take a slow server more than half a minute. */
const timeout = 300_000;

interface Place {
  readonly tenant?: string | undefined;
  readonly url?: string | undefined;
  readonly profile?: string | undefined;
}

const credentials = ['GALA_TOKEN', 'GALA_CLIENT_ID', 'GALA_CLIENT_SECRET'];

/** The environment with a profile before it. @throws ConfigError if there is no such profile. */
export function settingsOf({ profile: name }: Place, given: Given): Environment {
  const named = name || given.GALA_PROFILE;
  const profile: Given = named ? profileIn(named, given) : {};
  for (const warning of misspelt(profile)) console.error(warning);
  const hidden = credentials.some((one) => profile[one]) ? credentials : []; // they belong together
  const others = Object.entries(given).filter(([one]) => !hidden.includes(one));
  return environmentOf({ ...Object.fromEntries(others), ...profile });
}

/** The tenant, and the address without the name of a service. */
export function placeIn({ GALA_TENANT, GALA_URL }: Environment, { tenant = GALA_TENANT, url = GALA_URL }: Place = {}) {
  return { tenant, url: url?.replace(/\/+((awards|events)\/*)?$/, '') };
}

function profileIn(name: string, { XDG_CONFIG_HOME: folder }: Given): Given {
  const path = join(folder || join(homedir(), '.config'), 'gala', `${name}.env`);
  if (!existsSync(path)) throw new ConfigError(`There is no profile ${name}: ${path} does not exist.`);
  return parseEnv(readFileSync(path, 'utf8').replace(/^\ufeff/, ''));
}

export type Remote = Awaited<ReturnType<typeof remote>>;

/** @throws Usage without a tenant, or ConfigError without a token or a server. */
export async function remote(place: Place) {
  const settings = settingsOf(place, process.env);
  const { tenant, url = 'http://127.0.0.1:8080' } = placeIn(settings, place);
  if (tenant === undefined) throw new Usage();
  const { token, caller } = credentialsIn(settings);
  await fetch(`${url}/healthz`).catch(({ cause, message }) => {
    throw new ConfigError(`${url} does not respond: ${cause?.message || cause?.code || message}.`);
  });
  const client = createClient({ baseUrl: url, tenant, token, retries, timeout });
  /** @throws ConfigError if there is no such resource. */
  const of = (resource: string) => {
    const service = services.get(resource);
    if (service === undefined) throw new ConfigError(`There is no resource ${resource}.`);
    const document = Document.load(service);
    const record = document.record(resource) as Schema;
    const methods = client[resource as keyof typeof client] as unknown as Methods;
    const fields = fieldsOf(document, record, (name) => Object.hasOwn(client, name));
    return { methods, ...fields, rules: Object.keys(marksOf(document, resource).overrides) };
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
