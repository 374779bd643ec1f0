/**
 * Every role and every operation, on own records and on those of others, blind or not: what is returned, and that nothing
 * else leaks.
 */
import { strict as assert } from 'node:assert';
import { describeApi } from '../support/api.js';
import type { World } from '../support/harness.js';
import { Caller, operationOf } from './matrix/caller.js';
import { keptLog } from './matrix/client.js';
import { resources, shippedRoles } from './matrix/documents.js';
import { Needles } from './matrix/needles.js';
import { isOwnable } from './matrix/oracle.js';
import { type Place, relationsOf, Seeds } from './matrix/seeds.js';
import { everythingOwn, matrixOf } from './matrix/suite.js';

matrixOf('The matrix of access', shippedRoles());

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
});
