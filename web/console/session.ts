/** The tenant and the client of the console. */
import { createClient } from 'gala/client';
import { savedToken } from '../session.js';
import { kept } from './kept.js';
import type { Gala } from './page.js';

const tenantKey = 'gala.tenant';

export const savedTenant = () => sessionStorage.getItem(tenantKey) ?? undefined;
export const saveTenant = (tenant: string) => sessionStorage.setItem(tenantKey, tenant);

const eventKey = (tenant: string) => `gala.event.${tenant}`;

/** The event that people work on. */
export const rememberedEvent = (tenant: string) => sessionStorage.getItem(eventKey(tenant)) ?? undefined;
export const rememberEvent = (tenant: string, id: string) => sessionStorage.setItem(eventKey(tenant), id);

/** It takes the token anew for each call, so that one who logs in again goes on where they were. */
export const clientFor = (tenant: string): Gala =>
  createClient({
    baseUrl: new URL('.', location.href).href.slice(0, -1),
    tenant,
    token: () => savedToken() ?? '',
    fetch: async (request) => {
      const isRead = await isReading(request);
      const response = await fetch(request);
      if (!isRead) kept.outdate();
      return response;
    },
  });

/** What changes nothing, although some of it is a POST. */
async function isReading(request: Request): Promise<boolean> {
  const { method, url } = request;
  if (method === 'GET') return !url.includes('/openRound/');
  if (/\/batch(\?|$)/.test(url)) return !/"operation":"(?!read")/.test(await request.clone().text());
  return /\/(search|evaluate|contactAllowance)(\?|$)|[?&]dry_run=true/.test(url);
}

export type Json = Record<string, unknown>;
export interface Page {
  readonly items: readonly Json[];
  readonly next?: string | undefined;
  /** Of all, if it was asked for. */
  readonly total?: number | undefined;
}

type Generic = (
  input: object,
  options?: { signal?: AbortSignal; headers?: Readonly<Record<string, string>> },
) => Promise<Json>;

/** An operation by its name, for pages that learn what there is from the documents. */
export const operation = (gala: Gala, resource: string, verb: string) =>
  (gala as unknown as Record<string, Record<string, Generic>>)[resource]?.[verb] as Generic;

export const listing = (gala: Gala, resource: string, verb: string) =>
  operation(gala, resource, verb) as unknown as (input: object, options?: { signal?: AbortSignal }) => Promise<Page>;
