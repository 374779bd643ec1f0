/** Requests that must be refused, and how. */
import type { Client, Json } from './client.js';
import { rename } from './locks.js';
import { idOf, type Story } from './story.js';

export interface Attempt {
  readonly what: string;
  readonly status: number;
  readonly code: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly type?: string;
  readonly by?: Client;
  /** Must stand in the message or the details. */
  readonly names?: string;
}

export function conflicts(story: Story): Attempt[] {
  const { client, ledger } = story;
  const open = ledger.where('references', ({ status, sys_locked }) => status === 'pending' && sys_locked !== true)[0];
  const done = ledger.where('references', ({ status, sys_locked }) => status === 'completed' && sys_locked !== true)[0];
  if (open === undefined || done === undefined) throw new Error('The demo left no reference open, or none completed.');
  const type = client.path('referenceTypes', `/${idOf(story, 'referenceTypes', 'academic')}`);
  const process = client.path('referenceProcesses', `/${idOf(story, 'referenceProcesses', 'endorsements')}`);
  const [openPath, donePath] = [open, done].map(({ id }) => client.path('references', `/${id}`)) as [string, string];
  const submitPath = client.path('references', '/submit');
  const unknownType = { ...open.record, type_id: 'nosuchtype' };
  const wrongTest = [{ op: 'test', path: '/name', value: 'Nobody' }, ...rename];
  const nowhere = [{ op: 'remove', path: '/notes_of_the_jury' }];
  const backAgain = [{ op: 'replace', path: '/status', value: 'pending' }];
  return [
    {
      what: 'a type in use is not deleted',
      ...conflict('record_referenced'),
      method: 'DELETE',
      path: type,
      names: 'references',
    },
    {
      what: 'a process in use is not deleted',
      ...conflict('record_referenced'),
      method: 'DELETE',
      path: process,
      names: 'references',
    },
    {
      what: 'a type must exist',
      ...conflict('reference_not_found'),
      ...post(client.path('references'), unknownType),
      names: 'nosuchtype',
    },
    {
      what: 'a completed reference is not submitted again',
      ...conflict('reference_not_pending'),
      ...post(submitPath, { ...done.record, id: done.id }),
    },
    {
      what: 'a completed reference does not become pending',
      ...conflict('status_change_not_allowed'),
      ...patched(donePath, backAgain),
    },
    { what: 'a test that fails stops a patch', ...conflict('test_failed'), ...patched(openPath, wrongTest) },
    { what: 'a path must exist to be removed', ...conflict('path_not_found'), ...patched(openPath, nowhere) },
    {
      what: 'an old version replaces nothing',
      ...conflict('version_conflict'),
      method: 'PUT',
      path: openPath,
      body: { ...open.record, sys_version: open.version + 7 },
    },
  ];
}

export const conflict = (code: string) => ({ status: 409, code });
const post = (path: string, body: Json) => ({ method: 'POST', path, body });
const patched = (path: string, body: readonly Json[]) => ({ method: 'PATCH', path, body });

export function invalid(story: Story): Attempt[] {
  const { client, ledger } = story;
  const types = client.path('referenceTypes');
  const process_id = idOf(story, 'referenceProcesses', 'endorsements');
  const template = { subject: 'For {{ reference.name }}', body: '<p>{{ reference.shoe_size }}</p>' };
  const preview = client.path('references', '/previewEmail');
  const bad = { status: 400, code: 'invalid_request' };
  const [reference] = ledger.all('references');
  const owned = [{ op: 'replace', path: '/sys_version', value: 1 }];
  const path = client.path('references', `/${reference?.id}`);
  return [
    {
      what: 'an unknown field is refused',
      ...bad,
      ...post(types, { name: 'Odd', favourite_stone: 'gneiss' }),
      names: 'favourite_stone',
    },
    { what: 'a required field is required', ...bad, ...post(types, { is_active: true }), names: 'name' },
    { what: 'a field has its type', ...bad, ...post(types, { name: 7 }), names: '/name' },
    {
      what: 'an unknown filter is refused',
      ...bad,
      ...post(client.path('references', '/search'), { mood: 'good' }),
      names: 'mood',
    },
    {
      what: 'an unknown merge field is refused',
      status: 400,
      code: 'template_invalid',
      ...post(preview, { process_id, template }),
      names: 'shoe_size',
    },
    {
      what: 'a field of the server is not patched',
      status: 400,
      code: 'server_owned',
      ...patched(path, owned),
      names: 'sys_version',
    },
    {
      what: 'an unknown name in fields is refused',
      status: 400,
      code: 'unknown_field',
      method: 'GET',
      path: `${path}?fields=mood`,
      names: 'mood',
    },
    {
      what: 'a record that is not there is not found',
      status: 404,
      code: 'record_not_found',
      method: 'GET',
      path: client.path('awards', '/nosuchaward'),
    },
    {
      what: 'an application without references is not processed',
      status: 404,
      code: 'application_not_found',
      method: 'POST',
      path: client.path('references', '/process/nosuchapplication'),
    },
  ];
}

/** Others are kept out: those without a token, of another tenant, without the permission. */
export function strangers({ client, own }: Story): Attempt[] {
  const path = client.path('awards');
  const anonymous = {
    what: 'a token must be valid',
    status: 401,
    code: 'token_invalid',
    method: 'GET',
    path,
    by: client.as('no.token.atall'),
  };
  if (own === undefined) return [anonymous];
  const elsewhere = client.as(own.sign({ sub: 'neighbour', tenants: ['another-society'], permissions: ['*'] }));
  const reader = client.as(own.sign({ sub: 'reader', tenants: [client.tenant], permissions: ['*.get', '*.list*'] }));
  return [
    anonymous,
    { what: 'another tenant does not read', status: 403, code: 'tenant_forbidden', method: 'GET', path, by: elsewhere },
    {
      what: 'another tenant does not write',
      status: 403,
      code: 'tenant_forbidden',
      ...post(path, { name: 'Ours' }),
      by: elsewhere,
    },
    {
      what: 'a reader does not write',
      status: 403,
      code: 'permission_missing',
      ...post(path, { name: 'Mine' }),
      by: reader,
      names: 'awards.create',
    },
  ];
}
