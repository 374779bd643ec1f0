/** Functions of an event, through openapi-fetch. */
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

const event = await good(client.POST('/events/{tenantId}', { ...collection, body: { name: 'Annual meeting' } }));

async function create(name: string, capacity: number): Promise<string> {
  const body = {
    name,
    event_id: event.id,
    enable_capacity: true,
    capacity_options: { capacity },
    vat_class: 'reduced',
  };
  const created = await good(client.POST('/functions/{tenantId}', { ...collection, body }));
  assert.equal(created.name, name);
  assert.equal(created.capacity_options?.capacity, capacity);
  assert.equal(created.sys_version, 1);
  return created.id;
}

const dinner = await create('Gala dinner', 120);
const tour = await create('City tour', 20);
const concert = await create('Concert', 300);

async function getsSomeFields() {
  const query = { fields: 'name,capacity_options' };
  const part = await good(
    client.GET('/functions/{tenantId}/{id}', { params: { path: { tenantId, id: dinner }, query } }),
  );
  const { name, capacity_options }: { name?: string; capacity_options?: { capacity?: number } } = part;
  assert.deepEqual([name, capacity_options?.capacity], ['Gala dinner', 120]);
  assert.deepEqual(Object.keys(part).sort(), ['capacity_options', 'id', 'name']);
}

async function listsTwoPages() {
  const pages: (string | undefined)[][] = [];
  let exclusiveStartKey: string | undefined;
  do {
    const query = { limit: 2, ...(exclusiveStartKey && { exclusiveStartKey }) };
    const page = await good(
      client.GET('/functions/{tenantId}/event/{event_id}', {
        params: { path: { tenantId, event_id: event.id }, query },
      }),
    );
    assert.equal(page.Count, page.Items.length);
    pages.push(page.Items.map(({ name }) => name));
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey !== undefined);
  assert.deepEqual(pages, [['Gala dinner', 'City tour'], ['Concert']]);
}

/** Without `fields`, a record is read whole, which its type cannot say: hence the assertion. */
async function replaces() {
  const read = await good(client.GET('/functions/{tenantId}/{id}', record(dinner)));
  const body = { ...read, location: 'Town Hall' } as components['schemas']['FunctionReplacement'];
  const replaced = await good(client.PUT('/functions/{tenantId}/{id}', { ...record(dinner), body }));
  assert.deepEqual([replaced.location, replaced.vat_class, replaced.sys_version], ['Town Hall', 'reduced', 2]);
}

async function patches() {
  const { location, sys_version }: { location?: string; sys_version: number } = await good(
    client.PATCH('/functions/{tenantId}/{id}', {
      ...record(dinner),
      body: [
        { op: 'test', path: '/name', value: 'Gala dinner' },
        { op: 'add', path: '/location', value: 'Old Town Hall' },
      ],
    }),
  );
  assert.deepEqual([location, sys_version], ['Old Town Hall', 3]);
}

async function mergePatches() {
  const { description, location }: { description?: string; location?: string } = await good(
    client.PATCH('/functions/{tenantId}/{id}', {
      ...record(dinner),
      headers: { 'Content-Type': 'application/merge-patch+json' },
      body: { description: 'Three courses.', location: null },
    }),
  );
  assert.deepEqual([description, location], ['Three courses.', undefined]);
}

async function searches() {
  const body = { event_ids: [event.id], name: 'dinner' };
  const { Items } = await good(client.POST('/functions/{tenantId}/search', { ...collection, body }));
  const found: [string, string | undefined][] = Items.map(({ id, description }) => [id, description]);
  assert.deepEqual(found, [[dinner, 'Three courses.']]);
}

async function batches() {
  const patch_directives = { '0': { op: 'add', path: '/location', value: 'Harbour' } } as const;
  const { success_count, error_count, results } = await good(
    client.POST('/functions/{tenantId}/batch', {
      ...collection,
      body: {
        operations: [
          { operation: 'read', id: dinner },
          { operation: 'patch', id: tour, patch_directives },
          { operation: 'delete', id: concert },
          { operation: 'create', object: { name: 'Lunch', event_id: event.id } },
          { operation: 'read', id: 'nosuchfunction' },
        ],
      },
    }),
  );
  assert.deepEqual([success_count, error_count], [4, 1]);
  const names: (string | undefined)[] = results.map(({ object }) => object?.name);
  assert.deepEqual(names, ['Gala dinner', 'City tour', undefined, 'Lunch', undefined]);
  assert.equal(results[1]?.object?.location, 'Harbour');
  assert.equal(results[4]?.error?.code, 'record_not_found');
}

async function deletes() {
  const trying = { params: { ...record(dinner).params, query: { dry_run: 'true' } } } as const;
  assert.equal(await good(client.DELETE('/functions/{tenantId}/{id}', trying)), dinner);
  assert.equal(await good(client.DELETE('/functions/{tenantId}/{id}', record(dinner))), dinner);
  const { response, error } = await client.GET('/functions/{tenantId}/{id}', record(dinner));
  assert.deepEqual([response.status, error?.code], [404, 'record_not_found']);
}

await getsSomeFields();
await listsTwoPages();
await replaces();
await patches();
await mergePatches();
await searches();
await batches();
await deletes();
