/** References, through orval. */
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

const email = { subject: 'A letter, please', body: '<p>Dear {{ reference.name }}</p>' };
const award = await good(client.awardsCreate(tenantId, { name: 'Medal' }, undefined, as()));
const application = await good(client.applicationsCreate(tenantId, { name: 'Of Jo' }, undefined, as()));
const type = await good(client.referenceTypesCreate(tenantId, { name: 'Academic' }, undefined, as()));
const letters = await good(
  client.referenceProcessesCreate(
    tenantId,
    {
      name: 'Letters',
      award_id: award.id,
      reference_form_id: 'form-1',
      reference_notification_email: email,
      application_notice_email: email,
      contact_form_options: { contact_form_id: 'form-2' },
      organization_form_options: { organization_form_id: 'form-3' },
    },
    undefined,
    as(),
  ),
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
  const created = await good(client.referencesCreate(tenantId, reference(name), undefined, as()));
  assert.deepEqual([created.name, created.status, created.sys_version], [name, 'pending', 1]);
  return created.id;
}

const ada = await create('Ada Lovelace');
const mary = await create('Mary Somerville');
const charles = await create('Charles Babbage');

async function getsSomeFields() {
  const query = { fields: 'name,status' };
  const part = await good(client.referencesGet(tenantId, ada, query, as()));
  const { name, status }: { name?: string; status?: 'completed' | 'declined' | 'pending' } = part;
  assert.deepEqual([name, status], ['Ada Lovelace', 'pending']);
  assert.deepEqual(Object.keys(part).sort(), ['id', 'name', 'status']);
}

async function listsTwoPages() {
  const pages: (string | undefined)[][] = [];
  let exclusiveStartKey: string | undefined;
  do {
    const query = { limit: 2, ...(exclusiveStartKey && { exclusiveStartKey }) };
    const page = await good(client.referencesListByApplication(tenantId, application.id, query, as()));
    assert.equal(page.Count, page.Items.length);
    pages.push(page.Items.map(({ name }) => name));
    exclusiveStartKey = page.LastEvaluatedKey;
  } while (exclusiveStartKey !== undefined);
  assert.deepEqual(pages, [['Ada Lovelace', 'Mary Somerville'], ['Charles Babbage']]);
}

async function patches() {
  const { notes, sys_version }: { notes?: string; sys_version: number } = await good(
    client.referencesPatch(
      tenantId,
      ada,
      [
        { op: 'test', path: '/status', value: 'pending' },
        { op: 'add', path: '/notes', value: 'Called.' },
      ],
      undefined,
      as(),
    ),
  );
  assert.deepEqual([notes, sys_version], ['Called.', 2]);
}

async function mergePatches() {
  const { city, notes }: { city?: string; notes?: string } = await good(
    client.referencesPatch(
      tenantId,
      ada,
      { city: 'London', notes: null },
      undefined,
      as({ 'Content-Type': 'application/merge-patch+json' }),
    ),
  );
  assert.deepEqual([city, notes], ['London', undefined]);
}

async function searches() {
  const body = { application_ids: [application.id], name: 'love' };
  const { Items } = await good(client.referencesSearch(tenantId, body, undefined, as()));
  const found: [string, string | undefined][] = Items.map(({ id, city }) => [id, city]);
  assert.deepEqual(found, [[ada, 'London']]);
}

async function batches() {
  const patch_directives = { '0': { op: 'add', path: '/notes', value: 'Wrote.' } } as const;
  const { success_count, error_count, results } = await good(
    client.referencesBatch(
      tenantId,
      {
        operations: [
          { operation: 'read', id: ada },
          { operation: 'patch', id: mary, patch_directives },
          { operation: 'delete', id: charles },
          { operation: 'create', object: reference('Grace Hopper') },
          { operation: 'read', id: 'nosuchreference' },
        ],
      },
      undefined,
      as(),
    ),
  );
  assert.deepEqual([success_count, error_count], [4, 1]);
  const names: (string | undefined)[] = results.map(({ object }) => object?.name);
  assert.deepEqual(names, ['Ada Lovelace', 'Mary Somerville', undefined, 'Grace Hopper', undefined]);
  assert.equal(results[1]?.object?.notes, 'Wrote.');
  assert.equal(results[4]?.error?.code, 'record_not_found');
}

/** What is still the same is not sent again, and what has changed since it was read is not changed again. */
async function comparesVersions() {
  const { headers } = await client.referencesGet(tenantId, mary, undefined, as());
  const etag = headers.get('etag') ?? '';
  const { status } = await client.referencesGet(tenantId, mary, undefined, as({ 'If-None-Match': etag }));
  assert.equal(status, 304);
  const move = (city: string) => client.referencesPatch(tenantId, mary, { city }, undefined, as({ 'If-Match': etag }));
  assert.equal((await good(move('Naples'))).city, 'Naples');
  const late = await move('Rome');
  assert.ok(late.status === 412);
  assert.equal(late.data.code, 'precondition_failed');
}

/** Sent twice with the same key, it is done once. */
async function createsOnce() {
  const options = as({ 'Idempotency-Key': crypto.randomUUID() });
  const send = () => good(client.referencesCreate(tenantId, reference('Emmy Noether'), undefined, options));
  assert.deepEqual(await send(), await send());
}

async function deletes() {
  assert.equal(await good(client.referencesDelete(tenantId, ada, undefined, as())), ada);
  const gone = await client.referencesGet(tenantId, ada, undefined, as());
  assert.ok(gone.status === 404);
  assert.equal(gone.data.code, 'record_not_found');
}

await getsSomeFields();
await listsTwoPages();
await patches();
await mergePatches();
await searches();
await batches();
await comparesVersions();
await createsOnce();
await deletes();
