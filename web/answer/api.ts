/** The requests of the page. They carry the secret of the link, which is kept here only and leaves the address at once. */
import type { Answer } from 'gala/client';

export type LinkPage = Answer<'links.current'>;
export type Item = LinkPage['items'][number];
export type Action = Item['may'][number];
export type Json = Readonly<Record<string, unknown>>;

export const secret = location.hash.slice(1);
history.replaceState(null, '', location.pathname + location.search);
/** A page with invented data, which the console has left in this tab: nothing is sent from it. */
const preview = location.search === '?preview' ? sessionStorage.getItem('gala.preview') : null;
export const isPreview = preview !== null;
addEventListener('hashchange', () => location.reload()); // another link was opened in this tab

type Said = Partial<Pick<Refused, 'code' | 'message' | 'details'>>;

/** What the server, or nobody, has answered. */
export class Refused extends Error {
  readonly code: string;
  readonly details: readonly { readonly pointer: string; readonly message: string }[];

  /** @param status 0 without an answer */
  constructor(
    readonly status: number,
    { code = '', message, details = [] }: Said,
  ) {
    super(message ?? 'The server does not answer. Nothing that you typed is lost: please try again.');
    this.code = code;
    this.details = details;
  }
}

/** @throws Refused */
async function send(method: string, path: string, headers: Record<string, string>, body?: object): Promise<unknown> {
  if (isPreview) throw new Refused(0, { message: 'This is a preview: nothing was sent.' });
  const response = await fetch(path, {
    ...{ method, headers, credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => undefined);
  if (!response?.ok || answer === undefined) throw new Refused(response?.status ?? 0, answer ?? {});
  return answer;
}

const authorization = { Authorization: `Bearer ${secret}` };
const json = { 'Content-Type': 'application/json' };

export const readPage = async () =>
  (preview === null ? await send('GET', 'awards/links', authorization) : JSON.parse(preview)) as LinkPage;

export const requestLink = (email_address: string) => send('POST', 'awards/links', json, { email_address });

let last = { request: '', key: '' };

/** The same request has the same key until it is answered, so that it is done once. @throws Refused */
async function change(method: string, path: string, body: Json | readonly Json[]): Promise<void> {
  const request = JSON.stringify([method, path, body]);
  if (last.request !== request) last = { request, key: newKey() };
  const type = method === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  const headers = { ...authorization, 'Content-Type': type, 'Idempotency-Key': last.key };
  try {
    await send(method, path, headers, body);
    last.request = '';
  } catch (error) {
    const { status, code } = error as Refused;
    if (status >= 400 && status < 500 && code !== 'idempotency_in_progress') last.request = '';
    throw error;
  }
}

/** `crypto.randomUUID` is missing from pages that come over plain HTTP. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join('-');

/** @param given the answers, or what the action needs: a reason, or who is asked instead. @throws Refused */
export async function act(
  action: Action,
  { kind, tenant, resource: of = '' }: LinkPage,
  { id, record }: Item,
  given: Json,
) {
  const isReview = kind.includes('review');
  const service = of.startsWith('abstract') ? 'events' : 'awards';
  const resource = `${service}/${kind === 'application' ? 'references' : of}/${encodeURIComponent(tenant)}`;
  if (action === 'save' && !isReview) {
    const unchanged = { op: 'test', path: '/sys_version', value: record?.sys_version }; // in another window, perhaps
    const answers = Object.entries(given).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
    return await change('PATCH', `${resource}/${id}`, [unchanged, ...answers]);
  }
  if (action === 'save' || action === 'submit') {
    const reopen = action === 'save' && record?.status === 'completed' && { reopen: true };
    const status = isReview && { status: action === 'save' ? 'draft' : 'completed', ...reopen };
    return await change('POST', `${resource}/submit`, { ...record, ...given, ...status });
  }
  if (action === 'replace') {
    const application = `awards/applications/${encodeURIComponent(tenant)}/replaceReferee/${record?.application_id}`;
    return await change('POST', application, { reference_id: id, ...given });
  }
  await change('POST', `${resource}/${action}/${id}`, given);
}
