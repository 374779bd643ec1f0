import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/contract.js';
import { Document, type Schema } from '../../src/document.js';
import { token, type World } from '../support/harness.js';
import { made } from '../support/samples.js';
import { onEachStore } from '../support/stores.js';

const document = Document.load('events');

/** Resource → its public lists and reads; `{event_id}` and `{id}` are those of a record. */
const reads: [ResourceName, string[]][] = [
  ['functions', ['/functions/acme/public/{id}', '/functions/acme/public/event/{event_id}']],
  ['functionTypes', ['/functionTypes/acme/public']],
  ['exhibitors', ['/exhibitors/acme/public/event/{event_id}']],
  ['miscellaneousEvents', ['/miscellaneousEvents/acme/public/event/{event_id}']],
];

const canary = 'canary-of-a-private-field';
const kept = new Set(['hide_from_portal', 'is_active', 'event_id', 'type_id', 'enable_capacity']);

/** A value of the schema with the canary wherever a text may be. */
function planted(schema: Schema): unknown {
  const { type, items, enum: values, format, pattern } = document.resolve(schema) as Schema & Record<string, unknown>;
  if (type === 'string' && !values && !format && !pattern) return canary;
  if (type === 'array' && items) return [planted(items)].filter((value) => value !== undefined);
  const properties = Object.entries(document.properties(schema));
  if (properties.length === 0) return type === undefined || type === 'object' ? { text: canary } : undefined;
  return Object.fromEntries(properties.map(([name, property]) => [name, planted(property)]));
}

/** Every private field of the resource that can hold a text, with the canary in it. */
function privateFields(resource: ResourceName): Record<string, unknown> {
  const schema = document.answer(`${resource}.replace`) as Schema;
  const all = Object.entries(document.properties(schema)).filter(
    ([name, property]) =>
      property['x-visibility'] !== 'public' &&
      !kept.has(name) &&
      name !== 'id' &&
      !isLinked(property) &&
      !/^sys_(c|l|v|d)/.test(name),
  );
  return { ...Object.fromEntries(all.map(([name, property]) => [name, planted(property)])), unknown_field: canary };
}

const isLinked = (property: Schema) => /"x-refers-to":"(?!external)/.test(JSON.stringify(document.resolve(property)));

/** What the server refuses to take is left out, field by field. */
async function madeWithCanaries(gala: World, resource: ResourceName, more: object) {
  const fields = privateFields(resource);
  const taken: Record<string, unknown> = {};
  const plain = await made(gala, resource, more);
  for (const [name, value] of Object.entries(fields)) {
    const reply = await gala.patch(`/${resource}/acme/${plain.id}`, [{ op: 'add', path: `/${name}`, value }]);
    if (reply.status === 200) taken[name] = value;
  }
  assert.ok(JSON.stringify(taken).includes(canary));
  return { record: (await gala.get(`/${resource}/acme/${plain.id}`)).body, planted: Object.keys(taken) };
}

onEachStore('The public', (start) => {
  let gala: World;
  before(async () => {
    gala = await start();
  });

  for (const [resource, addresses] of reads) {
    describe(`of ${resource}`, () => {
      const event_id = `event-of-${resource}`;
      const parent = resource === 'functionTypes' ? {} : { event_id };
      const filled = (address: string, id = '') => address.replace('{event_id}', event_id).replace('{id}', id);
      const options = { token: token({ permissions: [`${resource}.public`] }) };

      it('sees what is marked as public, and nothing else', async () => {
        const { record, planted } = await madeWithCanaries(gala, resource, parent);
        assert.ok(planted.length >= 3, `planted in ${planted}`);
        assert.ok(JSON.stringify(record).includes(canary));
        for (const address of addresses) {
          const reply = await gala.get(filled(address, record.id), options);
          assert.equal(reply.status, 200, reply.text);
          assert.ok(reply.text.includes(record.id), address);
          assert.ok(!reply.text.includes(canary), `${address}: ${reply.text}`);
        }
      });

      it('needs the permission of its own, and no other will do', async () => {
        for (const address of addresses) {
          const narrow = {
            token: token({ permissions: [`${resource}.get`, `${resource}.list*`, `${resource}.getPublic`] }),
          };
          assert.equal((await gala.get(filled(address, 'x'), narrow)).status, 403);
          assert.equal((await gala.get(filled(address, 'x'), { token: null })).status, 401);
        }
      });

      it('does not see hidden and inactive records, in pages of any size', async () => {
        const shown = await made(gala, resource, { ...parent, name: 'Shown' });
        for (const more of [{ hide_from_portal: true }, { is_active: false }]) {
          const { id } = await made(gala, resource, { ...parent, ...more, name: 'Hidden' });
          for (const address of addresses.filter((one) => one.includes('{id}'))) {
            assert.equal((await gala.get(filled(address, id), options)).status, 404);
          }
        }
        const last = await made(gala, resource, { ...parent, name: 'Shown, too' });
        const list = filled(addresses.at(-1) as string);
        for (const limit of [1, 2, 100]) {
          const names: string[] = [];
          for (let key: string | undefined, more = true; more; more = key !== undefined) {
            const reply = await gala.get(`${list}?limit=${limit}${key ? `&exclusiveStartKey=${key}` : ''}`, options);
            const items = Array.isArray(reply.body) ? reply.body : reply.body.Items;
            names.push(...items.map(({ name }: { name: string }) => name));
            key = reply.body.LastEvaluatedKey ?? reply.headers['x-last-evaluated-key'];
          }
          assert.deepEqual(names.slice(-2), [shown.name, last.name]);
          assert.ok(!names.includes('Hidden'));
        }
      });
    });
  }
});
