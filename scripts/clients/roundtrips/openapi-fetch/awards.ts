/** References, through openapi-fetch. */
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { components, paths } from './client.js';

const { GALA_URL = '', GALA_TOKEN = '' } = process.env;
const tenantId = 'openapi-fetch';
const client = createClient<paths, 'application/json'>({
  baseUrl: GALA_URL,
  headers: { Authorization: `Bearer ${GALA_TOKEN}` },
});
const collection = { params: { path: { tenantId } } };
const record = (id: string) => ({ params: { path: { tenantId, id } } });

/** What an answer holds when all went well. */
async function good<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  assert.ok(data !== undefined, JSON.stringify(error));
  return data;
}

const email = { subject: 'A letter, please', body: '<p>Dear {{ reference.name }}</p>' };
const award = await good(client.POST('/awards/{tenantId}', { ...collection, body: { name: 'Medal' } }));
const application = await good(client.POST('/applications/{tenantId}', { ...collection, body: { name: 'Of Jo' } }));
const type = await good(client.POST('/referenceTypes/{tenantId}', { ...collection, body: { name: 'Academic' } }));
const letters = await good(
  client.POST('/referenceProcesses/{tenantId}', {
    ...collection,
    body: {
      name: 'Letters',
      award_id: award.id,
      reference_form_id: 'form-1',
      reference_notification_email: email,
      application_notice_email: email,
      contact_form_options: { contact_form_id: 'form-2' },
      organization_form_options: { organization_form_id: 'form-3' },
    },
  }),
);

const reference = (name: string) => ({
  application_id: application.id,
  award_id: award.id,
  process_id: letters.id,
  type_id: type.id,
  contact_id: 'contact-1',
  name,
  completion_date: '2026-12-01T00:00:00.000Z',
});

async function create(name: string): Promise<string> {
  const created = await good(client.POST('/references/{tenantId}', { ...collection, body: reference(name) }));
  assert.deepEqual([created.name, created.status, created.sys_version], [name, 'pending', 1]);
  return created.id;
}

const ada = await create('Ada Lovelace');
const mary = await create('Mary Somerville');
const charles = await create('Charles Babbage');

async function getsSomeFields() {
  const query = { fields: 'name,status' };
  const part = await good(
    client.GET('/references/{tenantId}/{id}', { params: { path: { tenantId, id: ada }, query } }),
  );
  const { name, status }: { name?: string; status?: 'completed' | 'declined' | 'pending' } = part;
  assert.deepEqual([name, status], ['Ada Lovelace', 'pending']);
  assert.deepEqual(Object.keys(part).sort(), ['id', 'name', 'status']);
}

async function listsTwoPages() {
  const pages: (string | undefined)[][] = [];
  let exclusiveStartKey: string | undefined;
  do {
    const query = { limit: 2, ...(exclusiveStartKey && { exclusiveStartKey }) };
    const page = await good(
      client.GET('/references/{tenantId}/application/{application_id}', {
        params: { path: { tenantId, application_id: application.id }, query },
      }),
    );
    assert.equal(page.Count, page.Items.length);
    pages.push(page.Items.map(({ name }) => name));
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey !== undefined);
  assert.deepEqual(pages, [['Ada Lovelace', 'Mary Somerville'], ['Charles Babbage']]);
}

/** Without `fields`, a record is read whole, which its type cannot say: hence the assertion. */
async function replaces() {
  const read = await good(client.GET('/references/{tenantId}/{id}', record(ada)));
  const body = { ...read, city: 'Paris' } as components['schemas']['ReferenceReplacement'];
  const replaced = await good(client.PUT('/references/{tenantId}/{id}', { ...record(ada), body }));
  assert.deepEqual([replaced.city, replaced.sys_version], ['Paris', 2]);
}

async function patches() {
  const { notes, sys_version }: { notes?: string; sys_version: number } = await good(
    client.PATCH('/references/{tenantId}/{id}', {
      ...record(ada),
      body: [
        { op: 'test', path: '/status', value: 'pending' },
        { op: 'add', path: '/notes', value: 'Called.' },
      ],
    }),
  );
  assert.deepEqual([notes, sys_version], ['Called.', 3]);
}

async function mergePatches() {
  const { city, notes }: { city?: string; notes?: string } = await good(
    client.PATCH('/references/{tenantId}/{id}', {
      ...record(ada),
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: { city: 'London', notes: null },
    }),
  );
  assert.deepEqual([city, notes], ['London', undefined]);
}

async function searches() {
  const body = { application_ids: [application.id], name: 'love' };
  const { Items } = await good(client.POST('/references/{tenantId}/search', { ...collection, body }));
  const found: [string, string | undefined][] = Items.map(({ id, city }) => [id, city]);
  assert.deepEqual(found, [[ada, 'London']]);
}

async function batches() {
  const patch_directives = { '0': { op: 'add', path: '/notes', value: 'Wrote.' } } as const;
  const { success_count, error_count, results } = await good(
    client.POST('/references/{tenantId}/batch', {
      ...collection,
      body: {
        operations: [
          { operation: 'read', id: ada },
          { operation: 'patch', id: mary, patch_directives },
          { operation: 'delete', id: charles },
          { operation: 'create', object: reference('Grace Hopper') },
          { operation: 'read', id: 'nosuchreference' },
        ],
      },
    }),
  );
  assert.deepEqual([success_count, error_count], [4, 1]);
  const names: (string | undefined)[] = results.map(({ object }) => object?.name);
  assert.deepEqual(names, ['Ada Lovelace', 'Mary Somerville', undefined, 'Grace Hopper', undefined]);
  assert.equal(results[1]?.object?.notes, 'Wrote.');
  assert.equal(results[4]?.error?.code, 'record_not_found');
}

/** What is still the same is not sent again, and what has changed since it was read is not changed again. */
async function comparesVersions() {
  const path = { tenantId, id: mary };
  const read = await client.GET('/references/{tenantId}/{id}', { params: { path } });
  const etag = read.response.headers.get('etag') ?? '';
  const header = { 'If-None-Match': etag };
  const { response } = await client.GET('/references/{tenantId}/{id}', { params: { path, header } });
  assert.equal(response.status, 304);
  const move = (city: string) =>
    client.PATCH('/references/{tenantId}/{id}', { params: { path, header: { 'If-Match': etag } }, body: { city } });
  assert.equal((await good(move('Naples'))).city, 'Naples');
  const late = await move('Rome');
  assert.deepEqual([late.response.status, late.error?.code], [412, 'precondition_failed']);
}

/** Sent twice with the same key, it is done once. */
async function createsOnce() {
  const params = { path: { tenantId }, header: { 'Idempotency-Key': crypto.randomUUID() } };
  const send = () => good(client.POST('/references/{tenantId}', { params, body: reference('Emmy Noether') }));
  assert.deepEqual(await send(), await send());
}

async function deletes() {
  assert.equal(await good(client.DELETE('/references/{tenantId}/{id}', record(ada))), ada);
  const { response, error } = await client.GET('/references/{tenantId}/{id}', record(ada));
  assert.deepEqual([response.status, error?.code], [404, 'record_not_found']);
}

await getsSomeFields();
await listsTwoPages();
await replaces();
await patches();
await mergePatches();
await searches();
await batches();
await comparesVersions();
await createsOnce();
await deletes();
