/** Every operation of both documents produces every status that it documents. */
import { strict as assert } from 'node:assert';
import { Unavailable } from '../src/store/port.js';
import { conflictOf } from './statuses/conflicts.js';
import {
  type Asked,
  addressOf,
  documented,
  exampleOf,
  examplesOf,
  isForAll,
  nameOf,
  operations,
  queryOf,
  type Request,
  recordsIn,
} from './statuses/routes.js';
import { successOf } from './statuses/successes.js';
import { type Failing, failing, type Holding, holding } from './support/failing.js';
import { type Reply, type RequestOptions, token, type World, world } from './support/harness.js';
import { made, tenant } from './support/samples.js';

const produced = new Map(operations.map((operation) => [nameOf(operation), new Set<number>()]));

/** The case for a status; fails with the name of the operation if there is none. */
function needed<Case>(found: Case | undefined, operation: Asked, status: number): Case {
  if (found === undefined) assert.fail(`${nameOf(operation)}: no case for ${status}`);
  return found;
}

/** Merge fields are read from the document alone: no failure can be caused there. */
const isCaused =
  ({ id }: Asked) =>
  (status: number) =>
    status !== 500 || !id.startsWith('mergeFields.');

function counted(operation: Asked, reply: Reply, status: number): Reply {
  assert.equal(reply.status, status, `${nameOf(operation)}: ${reply.text}`);
  produced.get(nameOf(operation))?.add(status);
  return reply;
}

/** Asks with the document's example of a body. */
async function ask(gala: World, operation: Asked, status: number, options: RequestOptions = {}, suffix = '') {
  const { method } = operation.route;
  const body = exampleOf(operation);
  return counted(operation, await gala.call(method, addressOf(operation) + suffix, { body, ...options }), status);
}

const send = (gala: World, operation: Asked, { values, body }: Request, headers = {}) =>
  gala.call(operation.route.method, addressOf(operation, values), { body, headers });

const isOnlyInProgress = ({ route }: Asked) =>
  route.operation['x-codes']?.[409]?.every((code) => code === 'idempotency_in_progress');

describe('Statuses of', () => {
  let gala: World;
  let strict: World;
  let limited: World;
  let broken: Failing;
  let held: Holding;

  before(async () => {
    gala = await world();
    strict = await world({ strictReferences: true });
    limited = await world({ rateLimit: 1 });
    broken = await failing();
    held = await holding();
  });
  after(async () => {
    await gala.close();
    await strict.close();
    await limited.close();
    await broken.close();
    await held.close();
  });

  for (const operation of operations) {
    const { id, route, verb } = operation;
    const documents = (status: number) => documented(operation).includes(status);

    describe(nameOf(operation), () => {
      it('200: with what it needs', async () => {
        const prepare = needed(successOf(operation), operation, 200);
        counted(operation, await send(gala, operation, await prepare(gala)), 200);
      });

      it('400: an unknown query parameter', async () => {
        const reply = await ask(gala, operation, 400, {}, '?nonesuch=1');
        assert.equal(reply.body.details[0].pointer, 'query/nonesuch');
      });

      for (const name of queryOf(operation)) {
        it(`400: ${name} twice`, async () => {
          const value = name === 'limit' ? '1' : 'name';
          const reply = await ask(gala, operation, 400, {}, `?${name}=${value}&${name}=${value}`);
          assert.equal(reply.body.details[0].pointer, `query/${name}`);
        });
      }

      if (!isForAll(operation))
        it('401: without a token', async () => {
          const reply = await ask(gala, operation, 401, { token: null });
          assert.equal(reply.body.code, 'token_missing');
          assert.equal(reply.headers['www-authenticate'], 'Bearer realm="Gala"');
        });

      if (!isForAll(operation))
        it('403: with a token of another tenant', async () => {
          const reply = await ask(gala, operation, 403, { token: token({ tenants: ['other'] }) });
          assert.equal(reply.body.code, 'tenant_forbidden');
        });

      if (!isForAll(operation))
        it('403: with a token for everything else', async () => {
          const permission = route.operation['x-permission'] ?? id;
          const others = [...operations.map((other) => other.id), 'x.public'].filter((name) => name !== permission);
          const reply = await ask(gala, operation, 403, { token: token({ permissions: others }) });
          assert.equal(reply.body.code, 'permission_missing');
          assert.ok(reply.body.message.includes(permission));
          assert.ok(reply.headers['www-authenticate']?.includes(`error="insufficient_scope", scope="${permission}"`));
        });

      it('404: the address, with one segment more', async () => {
        const reply = await ask(gala, operation, 404, {}, '/and/more');
        assert.equal(reply.body.code, 'address_unknown');
      });

      for (const name of recordsIn(operation)) {
        it(`404: the record, when there is none of this ${name}`, async () => {
          const { values, body } = await needed(successOf(operation), operation, 404)(gala);
          const lost = { values: { ...values, [name]: 'none-such' }, body };
          const reply = counted(operation, await send(gala, operation, lost), 404);
          assert.match(reply.body.code, /^(record|application)_not_found$/);
          assert.ok(reply.body.message.includes('none-such'), reply.body.message);
        });
      }

      it('405: with a method that the address does not know', async () => {
        const known = operations.filter((other) => other.route.path === route.path).map((other) => other.route.method);
        const unknown = ['GET', 'PUT', 'POST', 'PATCH', 'DELETE'].filter((method) => !known.includes(method));
        assert.ok(unknown.length > 0);
        for (const method of unknown) {
          const reply = await gala.call(method, addressOf(operation));
          assert.equal(reply.status, 405, `${method} ${route.path}: ${reply.text}`);
          assert.equal(reply.body.code, 'method_not_allowed');
          const allowed = new Set(reply.headers.allow?.split(', '));
          const always = known.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
          assert.deepEqual(allowed, new Set([...known, ...always]));
          // of the operations at an address, only some document what it answers to another method
          if (documents(405)) counted(operation, reply, 405);
        }
      });

      if (documents(304))
        it('304: the record that it has', async () => {
          const request = await needed(successOf(operation), operation, 304)(gala);
          const { etag = '' } = (await send(gala, operation, request)).headers;
          counted(operation, await send(gala, operation, request, { 'If-None-Match': etag }), 304);
        });

      if (documents(412))
        it('412: another version', async () => {
          const request = await needed(successOf(operation), operation, 412)(gala);
          const reply = counted(operation, await send(gala, operation, request, { 'If-Match': '"99"' }), 412);
          assert.match(reply.headers.etag ?? '', /^"[1-9]-/);
        });

      if (documents(422)) {
        const key = { 'Idempotency-Key': nameOf(operation).replace(/\W+/g, '-') };
        it('422: another request with the same key', async () => {
          const request = await needed(successOf(operation), operation, 422)(gala);
          counted(operation, await send(gala, operation, request, key), 200);
          const again = counted(operation, await send(gala, operation, request, key), 200);
          assert.equal(again.headers['idempotent-replayed'], 'true');
          const other = `${addressOf(operation, request.values)}?dry_run=0`;
          const { body } = request;
          const reply = counted(operation, await gala.call(route.method, other, { body, headers: key }), 422);
          assert.equal(reply.body.code, 'idempotency_key_reused');
        });

        it('409: the first request with the key is under way', async () => {
          const request = await needed(successOf(operation), operation, 409)(held.gala);
          const [first, second] = await held.whileHeld(
            () => send(held.gala, operation, request, key),
            () => send(held.gala, operation, request, key),
          );
          counted(operation, first, 200);
          counted(operation, second, 409);
          assert.equal(second.body.code, 'idempotency_in_progress');
          assert.equal(second.headers['retry-after'], '1');
        });
      }

      if (documents(409) && !isOnlyInProgress(operation)) {
        const conflict = conflictOf(operation);
        it('409: others keep changing what it changes', async () => {
          const request = await needed(successOf(operation), operation, 409)(broken.gala);
          const reply = await broken.contended(() => send(broken.gala, operation, request));
          counted(operation, reply, 409);
          assert.equal(reply.body.code, 'too_much_contention');
        });

        if (conflict !== 'only by others') {
          it('409: with records that forbid it', async () => {
            const found = await needed(conflict, operation, 409)(gala, operation);
            const reply = counted(operation, await send(found.strict ? strict : gala, operation, found), 409);
            assert.equal(reply.body.code, found.code);
            const { pointer } = found;
            if (pointer) assert.ok(reply.body.details.some((one: { pointer: string }) => one.pointer === pointer));
          });
        }
      }

      if (!isForAll(operation))
        it('429: more requests than the tenant may make', async () => {
          let reply: Reply;
          do reply = await limited.call(route.method, addressOf(operation), { body: exampleOf(operation) });
          while (reply.status !== 429);
          counted(operation, reply, 429);
          assert.equal(reply.body.code, 'too_many_requests');
          assert.match(reply.headers['retry-after'] ?? '', /^[1-9]\d*$/);
        });

      const fault = new Error('secret detail');
      const failed = () => broken.gala.call(route.method, addressOf(operation), { body: exampleOf(operation) });

      if (!operation.id.startsWith('mergeFields.'))
        // it reads only the document
        it(verb === 'batch' ? '200: the store fails, each operation by itself' : '500: the store fails', async () => {
          const reply = await broken.withoutStore(fault, failed);
          counted(operation, reply, verb === 'batch' ? 200 : 500);
          const errors = verb === 'batch' ? reply.body.results : [{ status: 500, error: reply.body }];
          for (const { status, error } of errors) assert.deepEqual([status, error.code], [500, 'internal_error']);
          assert.ok(!reply.text.includes('secret detail'));
          assert.equal((await broken.gala.get(`/referenceTypes/${tenant}`)).status, 200);
        });

      if (!operation.id.startsWith('mergeFields.') && verb !== 'batch')
        it('500: the store is away, and when to try again', async () => {
          const reply = counted(operation, await broken.withoutStore(new Unavailable('secret detail'), failed), 500);
          assert.deepEqual([reply.body.code, reply.headers['retry-after']], ['store_unavailable', '2']);
          assert.ok(!reply.text.includes('secret detail'));
        });

      if (!isForAll(operation))
        it('500: the clock fails', async () => {
          const reply = counted(operation, await broken.withoutClock(fault, failed), 500);
          assert.equal(reply.body.code, 'internal_error');
          assert.ok(!reply.text.includes('secret detail'));
        });
    });
  }

  describe('examples of a patch:', () => {
    for (const operation of operations.filter(({ verb }) => verb === 'patch')) {
      it(`${operation.id} takes those that the document gives`, async () => {
        for (const [type, body] of examplesOf(operation)) {
          const { id } = await made(gala, operation.resource);
          const reply = await gala.patch(addressOf(operation, { id }), body, { headers: { 'Content-Type': type } });
          assert.equal(reply.status, 200, `${type}: ${reply.text}`);
          assert.equal(reply.body.sys_version, 2);
        }
      });
    }
  });

  describe('all operations together', () => {
    it('are just those that the documents have', () => {
      const promised = operations.map((operation) => [
        nameOf(operation),
        documented(operation).filter(isCaused(operation)),
      ]);
      const kept = [...produced].map(([name, statuses]) => [name, [...statuses].sort()]);
      assert.deepEqual(Object.fromEntries(kept), Object.fromEntries(promised));
    });
  });
});
