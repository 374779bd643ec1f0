/** Every operation of the document produces every status that it documents. */
import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Document, type Route } from '../src/document/document.js';
import { EmbeddedStore } from '../src/store/embedded/store.js';
import { Stale, type Store } from '../src/store/port.js';
import { type Reply, type RequestOptions, token, type World, world } from './support/harness.js';
import { made, sample, tenant } from './support/samples.js';

const awards = Document.load('awards');
const documents = [awards, Document.load('events')];
const routes = documents.flatMap((document) => document.routes);
const documentOf = (route: Route) => documents.find(({ name }) => name === serviceOf(route)) as Document;
const serviceOf = (route: Route) => (awards.operation(idOf(route)) ? 'awards' : 'events');
const produced = new Map<string, Set<number>>(routes.map(({ operation }) => [operation.operationId, new Set()]));

const idOf = ({ operation }: Route) => operation.operationId;
const resourceOf = (route: Route) => idOf(route).split('.')[0] as Parameters<typeof made>[1];
const verbOf = (route: Route) => idOf(route).split('.')[1] as string;

/** Values of parameters that may not be just anything. */
const fillers: Readonly<Record<string, string>> = { tenantId: tenant, status: 'open' };

/** The route's address with its parameters filled in. */
const addressOf = ({ path }: Route, values: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? fillers[name] ?? 'none-such');

const queryOf = (route: Route): string[] =>
  (route.operation.parameters ?? [])
    .map((parameter) => documentOf(route).resolve<{ in: string; name: string }>(parameter as never))
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name);

/** Creates records that name no other: it documents the family's 409 and has nothing to conflict with. */
const isFree = (route: Route) =>
  verbOf(route) === 'create' && ['referenceTypes', 'savedReports', 'shippingProducts'].includes(resourceOf(route));

/** Bodies that the document itself gives as examples, by their media types. */
function examplesOf(route: Route): Map<string, unknown> {
  const { operation } = route;
  const body = operation.requestBody && documentOf(route).resolve<{ content?: object }>(operation.requestBody);
  const content = Object.entries((body?.content ?? {}) as Record<string, { example?: unknown }>);
  return new Map(content.map(([type, { example }]) => [type, example]));
}

const exampleOf = (route: Route) => examplesOf(route).get('application/json');

async function ask(
  gala: World,
  route: Route,
  status: number,
  options: RequestOptions = {},
  suffix = '',
): Promise<Reply> {
  const reply = await gala.call(route.method, addressOf(route) + suffix, { body: exampleOf(route), ...options });
  assert.equal(reply.status, status, `${idOf(route)}: ${reply.text}`);
  produced.get(idOf(route))?.add(status);
  return reply;
}

describe('Statuses of', () => {
  let gala: World;
  let strict: World;
  let limited: World;
  let broken: Broken;

  before(async () => {
    gala = await world();
    strict = await world({ strictReferences: true });
    limited = await world({ rateLimit: 1 });
    broken = await brokenWorld();
  });
  after(async () => {
    await gala.close();
    await strict.close();
    await limited.close();
    await broken.close();
  });

  for (const route of routes) {
    describe(idOf(route), () => {
      it('401: without a token', async () => {
        const reply = await ask(gala, route, 401, { token: null });
        assert.equal(reply.body.code, 'token_missing');
        assert.equal(reply.headers['www-authenticate'], 'Bearer');
      });

      it('403: with a token of another tenant', async () => {
        const reply = await ask(gala, route, 403, { token: token({ tenants: ['other'] }) });
        assert.equal(reply.body.code, 'tenant_forbidden');
      });

      it('403: with a token for everything else', async () => {
        const permission = route.operation['x-permission'] ?? idOf(route);
        const permissions = [...routes.map(idOf), 'x.public'].filter((id) => id !== permission);
        const reply = await ask(gala, route, 403, { token: token({ permissions }) });
        assert.equal(reply.body.code, 'permission_missing');
        assert.ok(reply.body.message.includes(permission));
      });

      it('400: an unknown query parameter', async () => {
        const reply = await ask(gala, route, 400, {}, '?nonesuch=1');
        assert.equal(reply.body.details[0].pointer, 'query/nonesuch');
      });

      for (const name of queryOf(route)) {
        it(`400: ${name} twice`, async () => {
          const value = name === 'limit' ? '1' : 'name';
          const reply = await ask(gala, route, 400, {}, `?${name}=${value}&${name}=${value}`);
          assert.equal(reply.body.details[0].pointer, `query/${name}`);
        });
      }

      it('404: with one segment more', async () => {
        const reply = await ask(gala, route, 404, {}, '/and/more');
        assert.equal(reply.body.code, 'address_unknown');
      });

      it('405: with a method that the address does not know', async () => {
        const known = routes.filter(({ path }) => path === route.path).map(({ method }) => method);
        for (const method of ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'].filter((name) => !known.includes(name))) {
          const reply = await gala.call(method, addressOf(route));
          assert.equal(reply.status, 405, `${method} ${route.path}: ${reply.text}`);
          assert.equal(reply.body.code, 'method_not_allowed');
          const allowed = new Set(reply.headers.allow?.split(', '));
          assert.deepEqual(allowed, new Set(known.includes('GET') ? [...known, 'HEAD'] : known));
          produced.get(idOf(route))?.add(405);
        }
      });

      it('429: more requests than the tenant may make', async () => {
        const asked = await Promise.all(
          Array.from({ length: 5 }, () => limited.call(route.method, addressOf(route), { body: exampleOf(route) })),
        );
        const refused = asked.filter(({ status }) => status === 429);
        assert.ok(refused.length > 0);
        for (const reply of refused) {
          assert.equal(reply.body.code, 'too_many_requests');
          assert.match(reply.headers['retry-after'] ?? '', /^[1-9]\d*$/);
        }
        produced.get(idOf(route))?.add(429);
      });

      it('500: the store fails', async () => {
        broken.fail(new Error('secret detail'));
        const reply = await broken.gala.call(route.method, addressOf(route), { body: exampleOf(route) });
        broken.fail();
        if (verbOf(route) === 'batch') {
          // each operation fails by itself
          assert.equal(reply.status, 200);
          for (const { status, error } of reply.body.results) {
            assert.equal(status, 500);
            assert.equal(error.code, 'internal_error');
          }
        } else {
          assert.equal(reply.status, 500, reply.text);
          assert.equal(reply.body.code, 'internal_error');
          produced.get(idOf(route))?.add(500);
        }
        assert.ok(!reply.text.includes('secret detail'));
        assert.equal((await broken.gala.get(`/referenceTypes/${tenant}`)).status, 200);
      });

      if (documentOf(route) !== awards) return;

      it('200: with a record where it needs one', async () => {
        const { values, body } = await prepared(gala, route);
        const reply = await gala.call(route.method, addressOf(route, values), { body });
        assert.equal(reply.status, 200, reply.text);
        produced.get(idOf(route))?.add(200);
      });

      if (route.operation.responses['409'] !== undefined && !isFree(route)) {
        it('409: the record is locked, names one that does not exist, or others keep changing what it depends on', async () => {
          const verb = verbOf(route);
          const reply = await (verb === 'create'
            ? dangling(strict, route)
            : verb === 'process'
              ? contended(broken, route)
              : locked(gala, route));
          assert.equal(reply.status, 409, reply.text);
          produced.get(idOf(route))?.add(409);
        });
      }
    });
  }

  describe('examples of a patch:', () => {
    for (const route of routes.filter((one) => verbOf(one) === 'patch')) {
      it(`${idOf(route)} takes those that the document gives`, async () => {
        for (const [type, body] of examplesOf(route)) {
          const { id } = await made(gala, resourceOf(route));
          const reply = await gala.patch(`/${resourceOf(route)}/${tenant}/${id}`, body, {
            headers: { 'Content-Type': type },
          });
          assert.equal(reply.status, 200, `${type}: ${reply.text}`);
          assert.equal(reply.body.sys_version, 2);
        }
      });
    }
  });

  describe('all operations of awards together', () => {
    it('leave out only a batch that fails as a whole, and conflicts of new records that depend on nothing', () => {
      const left = awards.routes.flatMap((route) =>
        Object.keys(route.operation.responses)
          .filter((status) => !produced.get(idOf(route))?.has(Number(status)))
          .map((status) => `${idOf(route)} ${status}`),
      );
      const batches = awards.routes.map(idOf).filter((id) => id.endsWith('.batch'));
      const free = awards.routes.filter(isFree).map(idOf);
      assert.deepEqual(left.sort(), [...batches.map((id) => `${id} 500`), ...free.map((id) => `${id} 409`)].sort());
    });
  });
});

/** What a request needs to succeed. */
async function prepared(gala: World, route: Route): Promise<{ values: Record<string, string>; body?: unknown }> {
  const resource = resourceOf(route);
  switch (verbOf(route)) {
    case 'create':
      return { values: {}, body: await sample(gala, resource) };
    case 'replace':
      return { values: { id: (await made(gala, resource)).id }, body: await sample(gala, resource) };
    case 'patch':
      return { values: { id: (await made(gala, resource)).id }, body: [{ op: 'add', path: '/name', value: 'New' }] };
    case 'submit':
      return { values: {}, body: await made(gala, resource) };
    case 'previewEmail':
      return { values: {}, body: { process_id: (await made(gala, 'referenceProcesses')).id } };
    case 'process':
      return { values: { application_id: (await made(gala, 'references')).application_id } };
    default:
      return {
        values: route.path.includes('{id}') ? { id: (await made(gala, resource)).id } : {},
        body: exampleOf(route),
      };
  }
}

/** A record that names one of each kind that does not exist. */
async function dangling(strict: World, route: Route): Promise<Reply> {
  const links = { award_id: 'none-such', ...(resourceOf(route) === 'awards' && { cloned_from_id: 'none-such' }) };
  return await strict.call('POST', addressOf(route), { body: { ...(exampleOf(route) as object), ...links } });
}

async function locked(gala: World, route: Route): Promise<Reply> {
  const record = await made(gala, resourceOf(route), { sys_locked: true });
  const { body } = await prepared(gala, route);
  const sent = verbOf(route) === 'submit' ? record : body;
  return await gala.call(route.method, addressOf(route, { id: record.id }), { body: sent });
}

/** A call that finds its records changed by somebody else, however often it tries. */
async function contended({ gala, fail }: Broken, route: Route): Promise<Reply> {
  const process = await made(gala, 'referenceProcesses', { enable_reference_notification_email: true });
  const asked = await made(gala, 'references', { process_id: process.id, email_address: 'ada@example.org' });
  fail(new Stale({ collection: 'awards.references', tenant, id: asked.id }), ['commit']);
  const reply = await gala.call(route.method, addressOf(route, { application_id: asked.application_id }));
  fail();
  assert.equal(reply.body.code, 'too_much_contention');
  return reply;
}

interface Broken {
  readonly gala: World;
  /** From now on these methods throw, or none. */
  fail(error?: Error, methods?: readonly (keyof Store)[]): void;
  close(): Promise<void>;
}

/** A world whose store throws whenever it is told to. */
async function brokenWorld(): Promise<Broken> {
  const path = await mkdtemp(join(tmpdir(), 'gala-test-'));
  const store = new EmbeddedStore({ path });
  let failure: Error | undefined;
  let failing: readonly (keyof Store)[] = [];
  const handler: ProxyHandler<Store> = {
    get: (target, name: keyof Store) => {
      if (failure !== undefined && failing.includes(name)) return async () => await Promise.reject(failure);
      return (target[name] as () => unknown).bind(target);
    },
  };
  const gala = await world({ store: new Proxy<Store>(store, handler) });
  return {
    gala,
    fail(error, methods = ['read', 'page', 'count', 'commit']) {
      failure = error;
      failing = methods;
    },
    async close() {
      await gala.close();
      await store.close();
      await rm(path, { recursive: true, force: true });
    },
  };
}
