/** The client against a real server: what it sends, and what it makes of the answers. */
import { strict as assert } from 'node:assert';
import { type CallOptions, createClient, type Gala, GalaError } from '../../src/client/client.js';
import { Document } from '../../src/schema/document.js';
import { services } from '../../src/services.js';
import { describeApi } from '../support/api.js';
import { token, type World } from '../support/harness.js';
import { withoutPauses } from '../support/time.js';

const documents = Object.keys(services).map((name) => Document.load(name));
type Paged = ((args: object) => Promise<{ next?: unknown }>) & { all(args: object): AsyncGenerator<{ id: string }> };
type Methods = Record<string, Record<string, (args: object, options?: CallOptions) => Promise<unknown>>>;

describe('The client', () => {
  it('has a method for every operation of the documents, which sends to its address, and no other', async () => {
    const sent: string[] = [];
    const answer = JSON.stringify({ Items: [] });
    const fetch = async ({ method, url }: Request) => {
      sent.push(`${method} ${url}`);
      return new Response(answer);
    };
    const gala = createClient({ baseUrl: 'http://gala', tenant: 'acme', fetch }) as unknown as Methods;
    const operations = documents.flatMap(({ name, routes }) => routes.map((route) => ({ name, ...route })));
    assert.ok(operations.length > 200, String(operations.length));
    const seen = new Set<string>(); // what several documents have is called at the first
    for (const { name, method, path, operation } of operations) {
      if (seen.size === seen.add(operation.operationId).size) continue;
      const [resource = '', verb = ''] = operation.operationId.split('.');
      const names = Array.from(path.matchAll(/\{(\w+)\}/g), ([, one = '']) => one).filter((one) => one !== 'tenantId');
      await gala[resource]?.[verb]?.(Object.fromEntries(names.map((one) => [one, `${one}/1`])));
      const expected = path.replace('{tenantId}', 'acme').replaceAll(/\{(\w+)\}/g, '$1%2F1');
      assert.equal(sent.pop(), `${method.toUpperCase()} http://gala/${name}${expected}`, operation.operationId);
    }
    const methods = Object.values(gala).flatMap((resource) => Object.keys(resource));
    assert.equal(methods.length, seen.size + 1, 'and changes.follow');
  });

  it('has `all` where an operation takes a page key, and nowhere else', () => {
    const gala = createClient({ baseUrl: 'http://gala' }) as unknown as Record<string, Record<string, object>>;
    for (const document of documents)
      for (const { operation } of document.routes) {
        const id = operation.operationId;
        const [resource = '', verb = ''] = id.split('.');
        const isPaged = document.parameter(id, 'exclusiveStartKey') !== undefined;
        assert.equal('all' in (gala[resource]?.[verb] ?? {}), isPaged, id);
      }
  });

  it('refuses an argument that is missing or would lead to another address', async () => {
    const gala = createClient({ baseUrl: 'http://gala', fetch: () => assert.fail('it was sent') });
    const said = (name: string) => ({ name: 'TypeError', message: `awards.delete needs ${name}.` });
    await assert.rejects(gala.awards.delete({ id: 'id' }), said('tenantId'));
    for (const id of ['', '.', '..', undefined as unknown as string])
      await assert.rejects(gala.awards.delete({ tenantId: 'acme', id }), said('id'));
  });
});

describeApi('The client of a server', (start) => {
  let world: World;
  let gala: Gala;
  const sent: Request[] = [];
  before(async () => {
    world = await start();
    const record = async (request: Request) => {
      sent.push(request);
      return await fetch(request);
    };
    gala = createClient({ baseUrl: world.url, tenant: 'acme', token: token(), fetch: record });
  });
  beforeEach(() => {
    sent.length = 0;
  });

  it('creates, reads, replaces, patches and deletes', async () => {
    const { id } = await gala.referenceTypes.create({ body: { name: 'Academic' } });
    const read = await gala.referenceTypes.get({ id });
    assert.deepEqual([read.name, read.sys_version], ['Academic', 1]);
    assert.deepEqual(await gala.referenceTypes.get({ id, fields: 'name' }), { id, name: 'Academic' });
    const replaced = await gala.referenceTypes.replace({ id, body: { ...read, name: 'Other' } });
    assert.deepEqual([replaced.name, replaced.sys_version], ['Other', 2]);
    const merged = await gala.referenceTypes.patch({ id, body: { name: 'Merged' } });
    const body = [{ op: 'replace' as const, path: '/name', value: 'Patched' }];
    const patched = await gala.referenceTypes.patch({ id, body });
    assert.deepEqual([merged.name, patched.name], ['Merged', 'Patched']);
    const kinds = sent.slice(-2).map(({ headers }) => headers.get('content-type'));
    assert.deepEqual(kinds, ['application/merge-patch+json', 'application/json-patch+json']);
    assert.equal(await gala.referenceTypes.delete({ id }), id);
  });

  it('gives the status and the headers of an answer to who asks for them, and sends nothing more', async () => {
    const creating = gala.referenceTypes.create({ body: { name: 'Academic' } });
    const { data, response } = await creating.withResponse();
    assert.deepEqual([data, response.status, sent.length], [await creating, 200, 1]);
    const { id } = data;
    const read = await gala.referenceTypes.get({ id }).withResponse();
    assert.deepEqual([read.data, read.response.headers.get('ETag')], [data, response.headers.get('ETag')]);
    const page = await gala.referenceTypes.list({ limit: 1 }).withResponse();
    assert.deepEqual(page.data.next, page.response.headers.get('X-Last-Evaluated-Key') ?? undefined);
    assert.match(String(page.response.headers.get('X-Request-Id')), /^[\w-]{20,}$/);
    const missing = gala.referenceTypes.get({ id: 'none' });
    await assert.rejects(missing.withResponse(), { code: 'record_not_found' });
    await assert.rejects(missing, { code: 'record_not_found' });
  });

  it('changes a record only if nobody else has, by its ETag or its version', async () => {
    const made = await gala.referenceTypes.create({ body: { name: 'Academic' } }).withResponse();
    const { id, sys_version } = made.data;
    const ETag = made.response.headers.get('ETag') ?? '';
    const changed = await gala.referenceTypes.patch({ id, body: { name: 'First' } }, { ifMatch: ETag });
    assert.equal(changed.name, 'First');
    for (const ifMatch of [ETag, sys_version]) {
      const late = gala.referenceTypes.patch({ id, body: { name: 'Second' } }, { ifMatch });
      await assert.rejects(late, { status: 412, code: 'precondition_failed' });
    }
    await gala.referenceTypes.replace({ id, body: { name: 'Second' } }, { ifMatch: changed.sys_version });
    const stale = gala.referenceTypes.delete({ id }, { ifMatch: changed.sys_version });
    await assert.rejects(stale, { code: 'precondition_failed' });
    assert.equal((await gala.referenceTypes.get({ id })).name, 'Second');
    const refused = gala.referenceTypes.create({ body: { name: 'Third' } }, { ifMatch: 1 });
    await assert.rejects(refused, { code: 'invalid_request', message: /does not take If-Match/ });
  });

  it('reads a record only if it is another one than the caller has', async () => {
    const { data, response } = await gala.referenceTypes.create({ body: { name: 'Academic' } }).withResponse();
    const { id } = data;
    const ifNoneMatch = response.headers.get('ETag') ?? '';
    assert.equal(await gala.referenceTypes.get({ id }, { ifNoneMatch }), undefined);
    const same = await gala.referenceTypes.get({ id }, { ifNoneMatch }).withResponse();
    assert.deepEqual([same.data, same.response.status, sent.length], [undefined, 304, 3]);
    await gala.referenceTypes.patch({ id, body: { name: 'Other' } });
    const other = await gala.referenceTypes.get({ id, fields: 'name' }, { ifNoneMatch });
    assert.deepEqual(other, { id, name: 'Other' });
    assert.equal((await gala.referenceTypes.get({ id }, { ifNoneMatch: undefined }))?.name, 'Other');
  });

  it('takes flags as booleans, and their texts', async () => {
    const tried = await gala.awards
      .create({ tenantId: 'tried', body: { name: 'Medal' }, dry_run: true })
      .withResponse();
    assert.equal(tried.response.headers.get('Dry-Run'), 'true');
    const flags = { count: 'true', consistentRead: '1' } as unknown as { count: boolean };
    for (const asked of [flags, { count: true, consistentRead: true }]) {
      const { items, total } = await gala.awards.list({ tenantId: 'tried', ...asked });
      assert.deepEqual([items, total], [[], 0]);
    }
    const medal = { operation: 'create' as const, object: { name: 'Medal' } };
    const wrong = { operation: 'delete' as const, id: 'none' };
    const body = { operations: [medal, wrong] };
    await gala.awards.batch({ tenantId: 'tried', atomic: true, body });
    assert.deepEqual((await gala.awards.list({ tenantId: 'tried' })).items, []);
    await gala.awards.batch({ tenantId: 'tried', atomic: false, body });
    await gala.awards.create({ tenantId: 'tried', body: { name: 'Prize' }, dry_run: false });
    const { total, items } = await gala.awards.list({ tenantId: 'tried', limit: 1, count: true });
    assert.deepEqual([items.length, total], [1, 2]);
    assert.equal((await gala.awards.list({ tenantId: 'tried', count: false })).total, undefined);
    assert.equal((await gala.events.search({ tenantId: 'tried', body: {}, count: true })).total, 0);
    const reports = await gala.savedReports.listByApp({ tenantId: 'tried', app: 'awards', count: true });
    assert.equal(reports.total, 0);
  });

  it('makes one record when an answer is lost on its way, whatever it wrote', async () => {
    const lost: Request[] = [];
    const losing = async (request: Request) => {
      const response = await fetch(request.clone());
      if (request.method === 'GET' || lost.push(request) % 2 === 0) return response;
      await response.text();
      throw new TypeError('terminated');
    };
    const one = createClient({ baseUrl: world.url, tenant: 'lossy', token: token(), fetch: losing });
    const skipping = [true, /\bpause\b/] as const;
    await withoutPauses(
      async () => {
        const { data, response } = await one.awards.create({ body: { name: 'Medal' } }).withResponse();
        assert.equal(response.headers.get('Idempotent-Replayed'), 'true');
        await one.awards.patch({ id: data.id, body: { name: 'Prize' } }, { ifMatch: data.sys_version });
        const operations = [{ operation: 'create' as const, object: { name: 'Cup' } }];
        await one.awards.batch({ body: { operations } });
        await one.awards.create({ body: { name: 'Tried' }, dry_run: true });
        const { items } = await one.awards.list();
        assert.deepEqual(items.map(({ name, sys_version }) => [name, sys_version]).sort(), [
          ['Cup', 1],
          ['Prize', 2],
        ]);
        assert.equal(await one.awards.delete({ id: data.id }), data.id);
      },
      ...skipping,
    );
    assert.equal(lost.length, 10);
  });

  it('prefers the tenant of a call to its own, and sends headers along', async () => {
    await gala.awards.create({ tenantId: 'other', body: { name: 'Medal' } }, { headers: { 'X-Request-Id': 'mine' } });
    assert.equal(sent[0]?.headers.get('x-request-id'), 'mine');
    assert.equal((await gala.awards.list({ tenantId: 'other' })).items.length, 1);
    assert.equal((await gala.awards.list()).items.length, 0);
  });

  const lists: Record<string, [create: (n: number) => Promise<unknown>, list: () => unknown, args: object]> = {
    'list of objects': [
      (n) => gala.savedReports.create({ body: report(n) }),
      () => gala.savedReports.listByApp,
      { app: 'awards', fields: 'id' },
    ],
    'list that is a bare array': [
      (n) => gala.referenceTypes.create({ tenantId: 'bare', body: { name: `Type ${n}` } }),
      () => gala.referenceTypes.list,
      { tenantId: 'bare' },
    ],
    search: [
      (n) => gala.events.create({ body: { name: `Meeting ${n}` } }),
      () => gala.events.search,
      { body: { name: 'meeting' } },
    ],
  };
  for (const [name, [create, list, args]] of Object.entries(lists))
    it(`reads all pages of a ${name}`, async () => {
      for (let n = 0; n < 5; n++) await create(n);
      sent.length = 0;
      const read = async (more: object, most = 5) => {
        const ids: string[] = [];
        for await (const { id } of (list() as Paged).all({ ...args, limit: 2, ...more }))
          if (ids.push(id) === most) break;
        return ids;
      };
      const ids = await read({}, 6);
      assert.deepEqual([new Set(ids).size, sent.length], [5, 3]);
      assert.equal((await read({}, 2)).length, 2);
      assert.equal(sent.length, 4);
      const { next } = await (list() as Paged)({ ...args, limit: 2 });
      assert.deepEqual(await read({ exclusiveStartKey: next }), ids.slice(2));
    });

  it('reads all pages of a list that it asks for without arguments', async () => {
    const { id } = await gala.shippingProducts.create({ body: { name: 'Frame', business_unit_id: 'unit-1' } });
    for await (const product of gala.shippingProducts.list.all()) assert.equal(product.id, id);
    assert.equal(sent.length, 2);
  });

  it('rejects with the error that the server answers', async () => {
    const body = { name: 5 as unknown as string };
    const error = await gala.referenceTypes.create({ body }).catch((error: unknown) => error);
    assert.ok(error instanceof GalaError && error instanceof Error);
    const { name, operation, status, code, details, message, requestId } = error;
    assert.deepEqual([name, operation, status], ['GalaError', 'referenceTypes.create', 400]);
    const expected = [{ pointer: '/name', code: 'type', message: 'must be a string' }];
    assert.deepEqual([code, details], ['invalid_request', expected]);
    assert.match(message, /\/name must be a string/);
    assert.match(String(requestId), /^[\w-]{20,}$/);
    assert.equal(sent.length, 1);
    await assert.rejects(gala.awards.get({ id: 'none' }), { status: 404, code: 'record_not_found', details: [] });
    const stranger = createClient({ baseUrl: world.url, tenant: 'acme' });
    await assert.rejects(stranger.awards.list(), { status: 401, code: 'token_missing' });
  });

  it('gets a new token from a function when the old one has expired', async () => {
    const expired = token({ exp: 1 } as object);
    const given = [expired, token(), expired, expired];
    const one = createClient({ baseUrl: world.url, tenant: 'acme', token: async () => given.shift() });
    await one.awards.list();
    await assert.rejects(one.awards.list(), { code: 'token_expired' });
    assert.deepEqual(given, []);
  });
});

const report = (n: number) => ({
  ...{ app: 'awards', name: `Report ${n}`, report_id: 'report-1', user_id: 'jo' },
  ...{ access_group: 'team' as const, report_configuration: {} },
});
