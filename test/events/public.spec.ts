import { strict as assert } from 'node:assert';
import { isServerOwned } from '../../src/records/guards.js';
import type { ResourceName } from '../../src/schema/contract.js';
import { Document, type Schema } from '../../src/schema/document.js';
import { describeApi, served } from '../support/api.js';
import { token, type World } from '../support/harness.js';
import { made, sample } from '../support/samples.js';
import { useOf } from '../support/use.js';

const document = Document.load('events');

/** Resource → its public lists and reads; `{event_id}` and `{id}` are those of a record. */
const publicReads: [ResourceName, string[]][] = [
  ['functions', ['/functions/acme/public/{id}', '/functions/acme/public/event/{event_id}']],
  ['functionTypes', ['/functionTypes/acme/public']],
  ['exhibitors', ['/exhibitors/acme/public/event/{event_id}']],
  ['miscellaneousEvents', ['/miscellaneousEvents/acme/public/event/{event_id}']],
];

const canary = 'canary-of-a-private-field';
const needles = [canary, '1987-06-05', '918273645', 'canary_of_a_name'];

/** Fields that decide whether a record is shown; the tests below set them. */
const deciding: Record<string, unknown> = { hide_from_portal: false, is_active: true };

/** A value of the schema; what can be told from other values is in `needles`. */
async function planted(gala: World, schema: Schema): Promise<unknown> {
  const {
    type,
    items,
    enum: values,
    format,
    'x-refers-to': target,
  } = document.resolve(schema) as Schema & {
    enum?: unknown[];
    format?: string;
  };
  if (target !== undefined && !target.startsWith('external:')) return (await made(gala, target as ResourceName)).id;
  if (values) return values[0];
  if (format === 'date-time') return '1987-06-05T04:03:02.001Z';
  if (type === 'array') return [await planted(gala, items ?? {})];
  const scalars: Record<string, unknown> = { string: canary, number: 918273645, integer: 918273645, boolean: true };
  return scalars[String(type)] ?? (await plantedObject(gala, schema));
}

async function plantedObject(gala: World, schema: Schema): Promise<object> {
  const { additionalProperties } = document.resolve(schema) as Schema & { additionalProperties?: boolean };
  const unknown = additionalProperties === false ? {} : { canary_of_a_name: { deep: [canary] } };
  const properties = Object.entries(document.properties(schema));
  const members = await Promise.all(properties.map(async ([name, one]) => [name, await planted(gala, one)] as const));
  return { ...Object.fromEntries(members), ...unknown };
}

/** A value in every private field of the resource, and in one that the document does not know. */
async function privateFields(gala: World, resource: ResourceName): Promise<Record<string, unknown>> {
  const schema = document.answer(`${resource}.replace`) as Schema;
  const all = Object.entries(document.properties(schema)).filter(
    ([name, property]) => property['x-visibility'] !== 'public' && !isServerOwned(name),
  );
  const fields: Record<string, unknown> = { canary_of_a_name: canary, ...deciding };
  for (const [name, property] of all) fields[name] = deciding[name] ?? (await planted(gala, property));
  return fields;
}

/** A record that has something in every field; its author is a canary, too. */
async function madeWithCanaries(gala: World, resource: ResourceName, more: object) {
  const fields = await privateFields(gala, resource);
  const body = { ...(await sample(gala, resource)), ...fields, ...more };
  const { status, text } = await gala.post(`/${resource}/acme`, body, { token: token({ sub: canary }) });
  assert.equal(status, 200, text);
  return { record: JSON.parse(text), fields };
}

const publicFields = (resource: ResourceName) =>
  Object.entries(document.properties(document.answer(`${resource}.replace`) as Schema)).filter(
    ([, property]) => property['x-visibility'] === 'public',
  );

describeApi('The public', (start) => {
  const gala = served(start);

  for (const [resource, addresses] of publicReads) {
    describe(`of ${resource}`, () => {
      const event_id = `event-of-${resource}`;
      const parent = resource === 'functionTypes' ? {} : { event_id };
      const filled = (address: string, id = '') => address.replace('{event_id}', event_id).replace('{id}', id);
      const options = { token: token({ permissions: [`${resource}.public`] }) };

      it('sees what is marked as public, and nothing else', async () => {
        const { record, fields } = await madeWithCanaries(gala, resource, parent);
        for (const [name, value] of Object.entries(fields)) assert.deepEqual(record[name], value, name);
        assert.equal(record.sys_created_by_id, canary);
        for (const address of addresses) {
          const reply = await gala.get(filled(address, record.id), options);
          assert.equal(reply.status, 200, reply.text);
          assert.ok(reply.text.includes(record.id), address);
          for (const needle of needles) assert.ok(!reply.text.includes(needle), `${address}: ${reply.text}`);
          const [shown] = Array.isArray(reply.body) ? reply.body : (reply.body.Items ?? [reply.body]);
          const names = new Set(['id', ...publicFields(resource).map(([name]) => name)]);
          for (const name of Object.keys(shown)) assert.ok(names.has(name), name);
        }
      });

      it('sees fields that hold nothing that could be private', () => {
        for (const [name, property] of publicFields(resource)) {
          const { type, items } = document.resolve(property);
          const held = type === 'array' ? document.resolve(items as Schema).type : type;
          assert.ok(['string', 'number', 'integer', 'boolean'].includes(String(held)), name);
        }
      });

      it('reads what was written last, when it asks for that', async () => {
        const { id } = await made(gala, resource, parent);
        for (const address of addresses) {
          for (const asked of [true, false]) {
            const read = () => gala.get(`${filled(address, id)}?consistentRead=${asked}`, options);
            const { result, use } = await useOf(gala.store, read);
            assert.equal(result.status, 200);
            assert.deepEqual(new Set(use.asked.map(({ consistent }) => consistent === true)), new Set([asked]));
          }
        }
      });

      it('gets the public fields it asks for, and no others', async () => {
        const { id } = await made(gala, resource, { ...parent, notes: 'private' });
        for (const address of addresses) {
          const { status, body, text } = await gala.get(`${filled(address, id)}?fields=name,%20id`, options);
          assert.equal(status, 200, text);
          const all: { id: string }[] = Array.isArray(body) ? body : (body.Items ?? [body]);
          const one = all.find((item) => item.id === id) ?? assert.fail(text);
          assert.deepEqual(Object.keys(one).sort(), ['id', 'name']);
          for (const field of [
            'notes',
            'is_active',
            'sys_version',
            'name,notes',
            'nonesuch',
            'notes.x',
            ' ,name',
            'name.',
          ]) {
            const refused = await gala.get(`${filled(address, id)}?fields=${encodeURIComponent(field)}`, options);
            assert.deepEqual([refused.status, refused.body.code], [400, 'unknown_field'], field);
          }
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
