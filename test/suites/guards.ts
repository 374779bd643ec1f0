/** Records that others name: which of those keep them from being deleted. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { type Suite, served } from '../support/api.js';
import { type World, world } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';

/** By its field, a record of one resource names one of another; whether that keeps the other even if the server is not strict. */
const links: [from: ResourceName, field: string, to: ResourceName, isKept: boolean][] = [
  ['references', 'type_id', 'referenceTypes', true],
  ['functions', 'event_id', 'events', true],
  ['exhibitorRegistrations', 'exhibitor_id', 'exhibitors', true],
  ['abstractTypes', 'event_id', 'events', false],
];

export const guards: Suite = (start) => {
  const lenient = served(start);
  let strict: World;
  before(async () => {
    strict = await world({ store: lenient.store, strictReferences: true });
  });
  after(() => strict?.close()); // none where there is no store

  for (const isStrict of [false, true]) {
    for (const [from, field, to, isKept] of links) {
      const stays = isKept || isStrict;
      it(`that ${from} refer to by ${field} is ${stays ? 'refused' : 'done'}, if the server is ${isStrict ? '' : 'not '}strict`, async () => {
        const named = await made(lenient, to);
        const { id } = await made(lenient, from, { [field]: named.id });
        const remove = (resource: ResourceName, id: string) =>
          (isStrict ? strict : lenient).delete(`/${resource}/${tenant}/${id}`);
        const reply = await remove(to, named.id);
        assert.equal(reply.status, stays ? 409 : 200, reply.text);
        if (!stays) return;
        assert.equal(reply.body.code, 'record_referenced');
        assert.equal(reply.body.message, `Other records refer to this record: 1 in ${from}, with ${field}.`);
        assert.equal((await remove(from, id)).status, 200);
        assert.equal((await remove(to, named.id)).status, 200);
      });
    }
  }
};
