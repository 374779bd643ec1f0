/**
 * Every role and every operation, on own records and on those of others, blind or not: what is returned, and that nothing
 * else leaks.
 */
import { strict as assert } from 'node:assert';
import { describeApi } from '../support/api.js';
import type { World } from '../support/harness.js';
import { Caller, operationOf } from './matrix/caller.js';
import { keptLog } from './matrix/client.js';
import { bundles, operations, operationsIn, resources, shippedRoles } from './matrix/documents.js';
import { leaksByMail } from './matrix/mails.js';
import { Needles } from './matrix/needles.js';
import { isOwnable, unsaid } from './matrix/oracle.js';
import { type Place, relationsOf, Seeds } from './matrix/seeds.js';
import { everythingOwn, matrixOf } from './matrix/suite.js';

const roles = shippedRoles();

describe('Who may call what', () => {
  it('is said of every operation, in the roles and in the document', () => {
    assert.deepEqual(unsaid(operations, roles), []);
  });

  it('is asked by name of an operation that is new', () => {
    const bundle = structuredClone(bundles.events) as { paths: Record<string, Record<string, object>> };
    const like = bundle.paths['/abstracts/{tenantId}/{id}'] as Record<string, object>;
    bundle.paths['/abstracts/{tenantId}/{id}/publish'] = { post: { ...like.get, operationId: 'abstracts.publish' } };
    const found = unsaid(operationsIn(bundle as never), roles);
    assert.deepEqual(found, ['abstracts.publish: no role but admin may call it']);
  });

  it('is asked by name of an operation whose x-roles are missing, or are others than the roles', () => {
    const bundle = structuredClone(bundles.events) as unknown as {
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    const { get, put } = bundle.paths['/abstracts/{tenantId}/{id}'] as Record<string, Record<string, unknown>>;
    if (get) delete get['x-roles'];
    if (put) put['x-roles'] = ['public'];
    const found = unsaid(operationsIn(bundle as never), roles);
    assert.deepEqual(found, [
      'abstracts.get: its x-roles are missing',
      'abstracts.replace: x-roles public, but the roles are staff',
    ]);
  });
});

matrixOf('The matrix of access', roles);

describeApi('Access', (start) => {
  const { lines, log } = keptLog();
  const needles = new Needles();
  const places = new Map<string, Place>();
  let gala: World;
  let seeds: Seeds;

  before(async () => {
    gala = await start({ log });
    seeds = new Seeds(gala, 'acme', needles, places);
  });

  describe('of another tenant', () => {
    let other: Seeds;
    before(() => {
      other = new Seeds(gala, 'beta', needles, places);
    });

    for (const { name } of resources.values()) {
      if (!isOwnable(name)) continue;
      it(`${name}: has nothing to show to who is at home in this one, and what is theirs there is not theirs here`, async () => {
        const caller = new Caller(seeds, lines, everythingOwn);
        for (const relation of relationsOf(name)) {
          const id = await other.once(name, relation);
          const get = operationOf(`${name}.get`);
          const there = await caller.ask(get, 'in beta', { method: 'GET', address: `/${name}/beta/${id}` });
          caller.refused(get, 'in beta', there, 403, 'tenant_forbidden');
          await caller.likeNone(get, 'of beta, here', { method: 'GET', address: `/${name}/acme/${id}` }, id);
        }
        assert.deepEqual(caller.problems, []);
      });
    }
  });

  describe('by a mail to a reviewer', () => {
    for (const blind of [true, false])
      it(`has of the abstract and the review what the reviewer may see, ${blind ? 'blind' : 'open'}`, async () => {
        assert.deepEqual(await leaksByMail(seeds, roles.reviewer ?? [], blind), []);
      });
  });
});
