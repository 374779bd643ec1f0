/**
 * Every operation of both documents produces every status that it documents. What is answered before any handler is asked of one
 * operation of each class, and so is what the verbs answer alike; `ALL=1` asks every operation for everything.
 */
import { strict as assert } from 'node:assert';
import { Unavailable } from '../src/store/port.js';
import { positionAt } from '../src/store/positions.js';
import { pageKey } from '../src/verbs/list.js';
import { byQuery, bySteps, byVerb, counted, isFirst, produced } from './statuses/alike.js';
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
  parametersOf,
  permissionOf,
  type Request,
  recordsIn,
} from './statuses/routes.js';
import { successOf } from './statuses/successes.js';
import { type Failing, failing, type Holding, holding } from './support/failing.js';
import { type Reply, type RequestOptions, token, type World, world } from './support/harness.js';
import { tenant } from './support/samples.js';

/** The case for a status; fails with the name of the operation if there is none. */
function needed<Case>(found: Case | undefined, operation: Asked, status: number): Case {
  if (found === undefined) assert.fail(`${nameOf(operation)}: no case for ${status}`);
  return found;
}

/** Merge fields are read from the document alone, and of links nothing is read before their secret: no failure can be caused there. */
const isFree = ({ id }: Asked) => /^(mergeFields\.|links\.(current|request)$)/.test(id);
const isCaused = (operation: Asked) => (status: number) => status !== 500 || !isForAll(operation);

/** Asks with the document's example of a body. */
async function ask(gala: World, operation: Asked, options: RequestOptions = {}, suffix = '') {
  const { method } = operation.route;
  const body = exampleOf(operation);
  return await gala.call(method, addressOf(operation) + suffix, { body, ...options });
}

const send = (gala: World, operation: Asked, { values, body, query = '', ...more }: Request, headers = {}) =>
  gala.call(operation.route.method, addressOf(operation, values) + query, { body, headers, ...more });

const fault = new Error('secret detail');

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
    const documents = (status: number) => documented(operation).includes(status);

    describe(nameOf(operation), () => {
      it('200: a valid request', async () => {
        const prepare = needed(successOf(operation), operation, 200);
        counted(operation, await send(gala, operation, await prepare(gala)), 200);
      });

      for (const name of recordsIn(operation)) {
        it(`404: a record, as the ${name} does not exist`, async () => {
          const { values, body } = await needed(successOf(operation), operation, 404)(gala);
          const lost = { values: { ...values, [name]: 'none-such' }, body };
          const reply = counted(operation, await send(gala, operation, lost), 404);
          assert.match(reply.body.code, /^(record|application)_not_found$/);
          assert.ok(reply.body.message.includes('none-such'), reply.body.message);
        });
      }

      if (documents(410))
        it('410: what was asked for is gone', async () => {
          const scope = { tenant, operation: `${operation.document.name}.changes`, filter: {} };
          const query = `?after=${pageKey(scope, `.${positionAt(0)}`)}`;
          const reply = counted(operation, await send(gala, operation, { query }), 410);
          assert.equal(reply.body.code, 'position_expired');
        });

      if (documents(409) && !isOnlyInProgress(operation)) {
        const conflict = conflictOf(operation);
        if (conflict !== 'only by others')
          it('409: stored records that forbid it', async () => {
            const found = await needed(conflict, operation, 409)(gala, operation);
            const reply = counted(operation, await send(found.strict ? strict : gala, operation, found), 409);
            assert.equal(reply.body.code, found.code);
            const { pointer } = found;
            if (pointer) assert.ok(reply.body.details.some((one: { pointer: string }) => one.pointer === pointer));
          });
      }

      if (isFirst(operation, byQuery)) itReadsTheQuery(operation);
      if (isFirst(operation, bySteps)) itTakesTheSteps(operation);
      if (isFirst(operation, byVerb)) itFails(operation);
    });
  }

  function itReadsTheQuery(operation: Asked): void {
    it('400: an unknown query parameter', async () => {
      const reply = counted(operation, await ask(gala, operation, {}, '?nonesuch=1'), 400, byQuery);
      assert.equal(reply.body.details[0].pointer, 'query/nonesuch');
    });

    for (const { name } of parametersOf(operation, 'query'))
      it(`400: the parameter ${name} twice`, async () => {
        const value = name === 'limit' ? '1' : 'name';
        const others = parametersOf(operation, 'query').filter((one) => one.required && one.name !== name);
        const twice = `?${others.map((one) => `${one.name}=x&`).join('')}${name}=${value}&${name}=${value}`;
        const reply = counted(operation, await ask(gala, operation, {}, twice), 400, byQuery);
        assert.equal(reply.body.details[0].pointer, `query/${name}`);
      });
  }

  function itTakesTheSteps(operation: Asked): void {
    const { route } = operation;
    const documents = (status: number) => documented(operation).includes(status);
    const count = (reply: Reply, status: number) => counted(operation, reply, status, bySteps);

    it('404: an address with two segments too many', async () => {
      const reply = count(await ask(gala, operation, {}, '/and/more'), 404);
      assert.equal(reply.body.code, 'address_unknown');
    });

    it('405: a method that the address does not know', async () => {
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
        if (documents(405)) count(reply, 405);
      }
    });

    if (documents(304))
      it('304: If-None-Match with the current ETag', async () => {
        const request = await needed(successOf(operation), operation, 304)(gala);
        const { etag = '' } = (await send(gala, operation, request)).headers;
        count(await send(gala, operation, request, { 'If-None-Match': etag }), 304);
      });

    if (documents(412))
      it('412: If-Match with another version', async () => {
        const request = await needed(successOf(operation), operation, 412)(gala);
        const reply = count(await send(gala, operation, request, { 'If-Match': '"99"' }), 412);
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
        const reply = count(await gala.call(route.method, other, { body, headers: key }), 422);
        assert.equal(reply.body.code, 'idempotency_key_reused');
      });

      it('409: the first request with the key is under way', async () => {
        const request = await needed(successOf(operation), operation, 409)(held.gala);
        const [first, second] = await held.whileHeld(
          () => send(held.gala, operation, request, key),
          () => send(held.gala, operation, request, key),
        );
        counted(operation, first, 200);
        count(second, 409);
        assert.equal(second.body.code, 'idempotency_in_progress');
        assert.equal(second.headers['retry-after'], '1');
      });
    }

    if (!isForAll(operation)) itAsksWhoAsks(operation);
  }

  function itAsksWhoAsks(operation: Asked): void {
    const count = (reply: Reply, status: number) => counted(operation, reply, status, bySteps);

    it('401: no token', async () => {
      const reply = count(await ask(gala, operation, { token: null }), 401);
      assert.equal(reply.body.code, 'token_missing');
      assert.equal(reply.headers['www-authenticate'], 'Bearer realm="Gala"');
    });

    if (operation.route.path.includes('{tenantId}'))
      it('403: a token for another tenant', async () => {
        const reply = count(await ask(gala, operation, { token: token({ tenants: ['other'] }) }), 403);
        assert.equal(reply.body.code, 'tenant_forbidden');
      });

    it('403: a token with every permission but the one it needs', async () => {
      const permission = permissionOf(operation);
      const others = [...operations.map((other) => other.id), 'x.public'].filter((name) => name !== permission);
      if (!operation.route.operation['x-own']) others.push(`${permission}:own`); // it cannot be limited
      const reply = count(await ask(gala, operation, { token: token({ permissions: others }) }), 403);
      assert.equal(reply.body.code, 'permission_missing');
      assert.ok(reply.body.message.includes(permission));
      assert.ok(reply.headers['www-authenticate']?.includes(`error="insufficient_scope", scope="${permission}"`));
    });

    it('429: more requests than the tenant may make', async () => {
      let reply: Reply;
      do reply = await ask(limited, operation);
      while (reply.status !== 429);
      count(reply, 429);
      assert.equal(reply.body.code, 'too_many_requests');
      assert.match(reply.headers['retry-after'] ?? '', /^[1-9]\d*$/);
    });

    it('500: the clock fails', async () => {
      const reply = count(await broken.withoutClock(fault, () => ask(broken.gala, operation)), 500);
      assert.equal(reply.body.code, 'internal_error');
      assert.ok(!reply.text.includes('secret detail'));
    });
  }

  function itFails(operation: Asked): void {
    const { verb } = operation;
    const count = (reply: Reply, status: number) => counted(operation, reply, status, byVerb);
    const failed = () => ask(broken.gala, operation);

    if (operation.route.operation['x-codes']?.['409']?.includes('too_much_contention'))
      it('409: others keep changing the record', async () => {
        const request = await needed(successOf(operation), operation, 409)(broken.gala);
        const reply = count(await broken.contended(() => send(broken.gala, operation, request)), 409);
        assert.equal(reply.body.code, 'too_much_contention');
      });

    if (isFree(operation)) return;

    it(verb === 'batch' ? '200: the store fails, each operation by itself' : '500: the store fails', async () => {
      const reply = await broken.withoutStore(fault, failed);
      count(reply, verb === 'batch' ? 200 : 500);
      const errors = verb === 'batch' ? reply.body.results : [{ status: 500, error: reply.body }];
      for (const { status, error } of errors) assert.deepEqual([status, error.code], [500, 'internal_error']);
      assert.ok(!reply.text.includes('secret detail'));
      assert.equal((await broken.gala.get(`/referenceTypes/${tenant}`)).status, 200);
    });

    if (verb !== 'batch')
      it('500: the store is away, and a time to try again', async () => {
        const reply = count(await broken.withoutStore(new Unavailable('secret detail'), failed), 500);
        assert.deepEqual([reply.body.code, reply.headers['retry-after']], ['store_unavailable', '2']);
        assert.ok(!reply.text.includes('secret detail'));
      });
  }

  describe('examples:', () => {
    for (const operation of operations.filter(({ verb }) => verb === 'patch')) {
      it(`200: ${operation.id} with each example that the document gives`, async () => {
        for (const [type, body] of examplesOf(operation)) {
          const { values } = (await successOf(operation)?.(gala)) ?? {};
          const reply = await gala.patch(addressOf(operation, values), body, { headers: { 'Content-Type': type } });
          assert.equal(reply.status, 200, `${type}: ${reply.text}`);
          assert.equal(reply.body.sys_version, 2);
        }
      });
    }
  });

  describe('all operations together', () => {
    it('are exactly those in the documents', () => {
      const others = operations.flatMap((operation) => {
        const promised = documented(operation).filter(isCaused(operation));
        const kept = [...(produced.get(nameOf(operation)) ?? [])].sort();
        return kept.join() === promised.join() ? [] : [{ name: nameOf(operation), kept, promised }];
      });
      assert.deepEqual(others, []);
    });
  });
});
