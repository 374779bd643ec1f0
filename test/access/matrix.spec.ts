/** Every role, every operation, on one's own records and on others', blind or not: what is answered, and that nothing else comes out. */
import { strict as assert } from 'node:assert';
import { describeApi } from '../support/api.js';
import type { World } from '../support/harness.js';
import { Caller, operationOf } from './matrix/caller.js';
import { cellsOf } from './matrix/cells.js';
import { keptLog } from './matrix/client.js';
import { bundles, operations, operationsIn, resources, shippedRoles } from './matrix/documents.js';
import { leaksByMail } from './matrix/mails.js';
import { Needles } from './matrix/needles.js';
import { isOwnable, mayBeLimited, unsaid } from './matrix/oracle.js';
import { probe } from './matrix/probes.js';
import { type Place, relationsOf, Seeds } from './matrix/seeds.js';

const roles = shippedRoles();

/** A role that is in no file: all that can be limited to own records, and nothing else. */
const everythingOwn = operations.filter(mayBeLimited).map(({ permission }) => `${permission}:own`);

const callers: Readonly<Record<string, readonly string[]>> = { ...roles, 'everything of one’s own': everythingOwn };

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

describeApi('The matrix of access', (start) => {
  const { lines, log } = keptLog();
  const needles = new Needles();
  const places = new Map<string, Place>();
  let tenants = 0;
  let gala: World;
  let seeds: Seeds;

  before(async () => {
    gala = await start({ log });
  });

  for (const [role, permissions] of Object.entries(callers)) {
    describe(role, () => {
      before(() => {
        seeds = new Seeds(gala, `tenant-${++tenants}`, needles, places); // lists stay short
      });

      for (const { name, operations: its } of resources.values()) {
        if (role === 'everything of one’s own' && !isOwnable(name)) continue;
        it(name, () =>
          right(permissions, async (caller) => {
            for (const operation of its) await cellsOf(caller, operation);
          }),
        );
        if (isOwnable(name) && permissions.some((one) => one.startsWith(`${name}.`) && one.endsWith(':own')))
          it(`${name}: nothing is learned of what is hidden`, () =>
            right(permissions, (caller) => probe(caller, name)));
      }
    });
  }

  describe('another tenant', () => {
    let other: Seeds;
    before(() => {
      seeds = new Seeds(gala, 'acme', needles, places);
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

  describe('a mail to a reviewer', () => {
    for (const blind of [true, false])
      it(`has of the abstract and the review what the reviewer may see, ${blind ? 'blind' : 'open'}`, async () => {
        assert.deepEqual(await leaksByMail(seeds, roles.reviewer ?? [], blind), []);
      });
  });

  async function right(permissions: readonly string[], ask: (caller: Caller) => Promise<void>): Promise<void> {
    const caller = new Caller(seeds, lines, permissions);
    await ask(caller);
    const problems = [...new Set(caller.problems)];
    assert.ok(problems.length === 0, `${problems.length} wrong:\n    ${problems.slice(0, 40).join('\n    ')}`);
  }
});
