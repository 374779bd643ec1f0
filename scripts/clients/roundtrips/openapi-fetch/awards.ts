/** References, through openapi-fetch. */
import assert from 'node:assert/strict';
import createClient from 'openapi-fetch';
import type { paths } from './client.js';

const { GALA_URL = '', GALA_TOKEN = '' } = process.env;
const tenantId = 'openapi-fetch';
const headers = { Authorization: `Bearer ${GALA_TOKEN}` };
const client = createClient<paths>({ baseUrl: GALA_URL, headers });

/** What an answer holds when all went well. */
async function good<T>(answer: Promise<{ data?: T; error?: unknown }>): Promise<T> {
  const { data, error } = await answer;
  assert.ok(data !== undefined, JSON.stringify(error));
  return data;
}

const collection = { params: { path: { tenantId } } };
const email = { subject: 'A letter, please', body: '<p>Dear {{ reference.name }}</p>' };

const { id: award_id } = await good(client.POST('/awards/{tenantId}', { ...collection, body: { name: 'Medal' } }));
const application = await good(client.POST('/applications/{tenantId}', { ...collection, body: { name: 'Of Ada' } }));
const type = await good(client.POST('/referenceTypes/{tenantId}', { ...collection, body: { name: 'Academic' } }));
const process_ = await good(
  client.POST('/referenceProcesses/{tenantId}', {
    ...collection,
    body: {
      name: 'Letters',
      award_id,
      reference_form_id: 'form-1',
      reference_notification_email: email,
      application_notice_email: email,
      contact_form_options: { contact_form_id: 'form-2' },
      organization_form_options: { organization_form_id: 'form-3' },
    },
  }),
);

// create
const ids: string[] = [];
for (const name of ['Ada Lovelace', 'Mary Somerville', 'Charles Babbage']) {
  const body = {
    application_id: application.id,
    award_id,
    process_id: process_.id,
    type_id: type.id,
    contact_id: 'contact-1',
    name,
    completion_date: '2026-12-01T00:00:00.000Z',
  };
  const created = await good(client.POST('/references/{tenantId}', { ...collection, body }));
  assert.equal(created.name, name);
  assert.equal(created.status, 'pending');
  assert.equal(created.sys_version, 1);
  ids.push(created.id);
}
const [first = '', second = '', third = ''] = ids;
const record = (id: string) => ({ params: { path: { tenantId, id } } });

// get, some fields
const part = await good(
  client.GET('/references/{tenantId}/{id}', {
    params: { path: { tenantId, id: first }, query: { fields: 'name,status' } },
  }),
);
const partName: string | undefined = part.name;
assert.equal(partName, 'Ada Lovelace');
assert.deepEqual(Object.keys(part).sort(), ['id', 'name', 'status']);

// list, two pages
const listed: (string | undefined)[] = [];
const pages: number[] = [];
let exclusiveStartKey: string | undefined;
do {
  const page = await good(
    client.GET('/references/{tenantId}/application/{application_id}', {
      params: {
        path: { tenantId, application_id: application.id },
        query: { limit: 2, ...(exclusiveStartKey !== undefined && { exclusiveStartKey }) },
      },
    }),
  );
  pages.push(page.Count);
  listed.push(...page.Items.map(({ name }) => name));
  exclusiveStartKey = page.LastEvaluatedKey;
} while (exclusiveStartKey !== undefined);
assert.deepEqual(pages, [2, 1]);
assert.deepEqual(listed, ['Ada Lovelace', 'Mary Somerville', 'Charles Babbage']);

// patch
const patched = await good(
  client.PATCH('/references/{tenantId}/{id}', {
    ...record(first),
    body: [
      { op: 'test', path: '/status', value: 'pending' },
      { op: 'add', path: '/notes', value: 'Called.' },
    ],
  }),
);
assert.equal(patched.notes, 'Called.');
assert.equal(patched.sys_version, 2);

// merge patch
const merged = await good(
  client.PATCH('/references/{tenantId}/{id}', {
    ...record(first),
    headers: { 'Content-Type': 'application/merge-patch+json' },
    body: { city: 'London', notes: null },
  }),
);
assert.equal(merged.city, 'London');
assert.equal(merged.notes, undefined);

// search
const search = await good(
  client.POST('/references/{tenantId}/search', {
    ...collection,
    body: { application_ids: [application.id], name: 'love' },
  }),
);
assert.deepEqual(
  search.Items.map(({ id, city }) => [id, city]),
  [[first, 'London']],
);

// batch
const batch = await good(
  client.POST('/references/{tenantId}/batch', {
    ...collection,
    body: {
      operations: [
        { operation: 'read', id: first },
        { operation: 'patch', id: second, patch_directives: { '0': { op: 'add', path: '/notes', value: 'Wrote.' } } },
        { operation: 'delete', id: third },
        { operation: 'read', id: 'nosuchreference' },
      ],
    },
  }),
);
assert.deepEqual([batch.success_count, batch.error_count], [3, 1]);
const [read, changed, deleted, unknown] = batch.results;
const readName: string | undefined = read?.object?.name;
assert.equal(readName, 'Ada Lovelace');
assert.equal(changed?.object?.notes, 'Wrote.');
assert.equal(deleted?.id, third);
assert.equal(unknown?.error?.code, 'record_not_found');

// delete
assert.equal(await good(client.DELETE('/references/{tenantId}/{id}', record(first))), first);
const gone = await client.GET('/references/{tenantId}/{id}', record(first));
assert.equal(gone.response.status, 404);
assert.equal(gone.error?.code, 'record_not_found');
