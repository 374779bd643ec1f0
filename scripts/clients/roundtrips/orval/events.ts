/** Functions of an event, through orval. */
import assert from 'node:assert/strict';
import * as client from './client.js';

const tenantId = 'orval';
/** What goes with each call; the address is in the client. */
const as = (headers: Record<string, string> = {}) => ({
  headers: { Authorization: `Bearer ${process.env.GALA_TOKEN}`, 'Content-Type': 'application/json', ...headers },
});

type Good<Answer> = Extract<Answer, { status: 200 }>;
const isGood = <A extends { status: number }>(answer: A): answer is Good<A> => answer.status === 200;

/** What an answer holds when all went well. */
async function good<A extends { status: number; data: unknown }>(call: Promise<A>): Promise<Good<A>['data']> {
  const answer: A = await call;
  assert.ok(isGood(answer), JSON.stringify(answer.data));
  return answer.data;
}

const event = await good(client.eventsCreate(tenantId, { name: 'Annual meeting' }, undefined, as()));

async function create(name: string, capacity: number): Promise<string> {
  const body = { name, event_id: event.id, enable_capacity: true, capacity_options: { capacity } };
  const created = await good(client.functionsCreate(tenantId, body, undefined, as()));
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
  const part = await good(client.functionsGet(tenantId, dinner, query, as()));
  const { name, capacity_options }: { name?: string; capacity_options?: { capacity?: number } } = part;
  assert.deepEqual([name, capacity_options?.capacity], ['Gala dinner', 120]);
  assert.deepEqual(Object.keys(part).sort(), ['capacity_options', 'id', 'name']);
}

async function listsTwoPages() {
  const pages: (string | undefined)[][] = [];
  let exclusiveStartKey: string | undefined;
  do {
    const query = { limit: 2, ...(exclusiveStartKey && { exclusiveStartKey }) };
    const page = await good(client.functionsListByEvent(tenantId, event.id, query, as()));
    assert.equal(page.Count, page.Items.length);
    pages.push(page.Items.map(({ name }) => name));
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey !== undefined);
  assert.deepEqual(pages, [['Gala dinner', 'City tour'], ['Concert']]);
}

async function patches() {
  const { location, sys_version }: { location?: string; sys_version: number } = await good(
    client.functionsPatch(
      tenantId,
      dinner,
      [
        { op: 'test', path: '/name', value: 'Gala dinner' },
        { op: 'add', path: '/location', value: 'Old Town Hall' },
      ],
      undefined,
      as(),
    ),
  );
  assert.deepEqual([location, sys_version], ['Old Town Hall', 2]);
}

async function mergePatches() {
  const { description, location }: { description?: string; location?: string } = await good(
    client.functionsPatch(
      tenantId,
      dinner,
      { description: 'Three courses.', location: null },
      undefined,
      as({ 'Content-Type': 'application/merge-patch+json' }),
    ),
  );
  assert.deepEqual([description, location], ['Three courses.', undefined]);
}

async function searches() {
  const body = { event_ids: [event.id], name: 'dinner' };
  const { Items } = await good(client.functionsSearch(tenantId, body, undefined, as()));
  const found: [string, string | undefined][] = Items.map(({ id, description }) => [id, description]);
  assert.deepEqual(found, [[dinner, 'Three courses.']]);
}

async function batches() {
  const patch_directives = { '0': { op: 'add', path: '/location', value: 'Harbour' } } as const;
  const { success_count, error_count, results } = await good(
    client.functionsBatch(
      tenantId,
      {
        operations: [
          { operation: 'read', id: dinner },
          { operation: 'patch', id: tour, patch_directives },
          { operation: 'delete', id: concert },
          { operation: 'create', object: { name: 'Lunch', event_id: event.id } },
          { operation: 'read', id: 'nosuchfunction' },
        ],
      },
      undefined,
      as(),
    ),
  );
  assert.deepEqual([success_count, error_count], [4, 1]);
  const names: (string | undefined)[] = results.map(({ object }) => object?.name);
  assert.deepEqual(names, ['Gala dinner', 'City tour', undefined, 'Lunch', undefined]);
  assert.equal(results[1]?.object?.location, 'Harbour');
  assert.equal(results[4]?.error?.code, 'record_not_found');
}

async function deletes() {
  assert.equal(await good(client.functionsDelete(tenantId, dinner, { dry_run: 'true' }, as())), dinner);
  assert.equal(await good(client.functionsDelete(tenantId, dinner, undefined, as())), dinner);
  const gone = await client.functionsGet(tenantId, dinner, undefined, as());
  assert.ok(gone.status === 404);
  assert.equal(gone.data.code, 'record_not_found');
}

await getsSomeFields();
await listsTwoPages();
await patches();
await mergePatches();
await searches();
await batches();
await deletes();
