import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { resourceOf } from '../access/matrix/documents.js';
import { Needles, needlesIn } from '../access/matrix/needles.js';
import { visible } from '../access/matrix/oracle.js';
import { Seeds } from '../access/matrix/seeds.js';
import { describeApi, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';

/** Resource → its public lists and reads; `{event_id}` and `{id}` are those of a record. */
const publicReads: [ResourceName, string[]][] = [
  ['functions', ['/functions/acme/public/{id}', '/functions/acme/public/event/{event_id}']],
  ['functionTypes', ['/functionTypes/acme/public']],
  ['exhibitors', ['/exhibitors/acme/public/event/{event_id}']],
  ['events', ['/events/acme/public']],
  ['abstractTypes', ['/abstractTypes/acme/public']],
  ['awards', ['/awards/acme/public']],
  ['applicationProcesses', ['/applicationProcesses/acme/public']],
  ['miscellaneousEvents', ['/miscellaneousEvents/acme/public/event/{event_id}']],
];

type Items = readonly { readonly id: string }[];
const itemsOf = (body: { id: string } | { Items: Items } | Items): Items =>
  'Items' in body ? body.Items : 'id' in body ? [body] : body;

describeApi('The public', (start) => {
  const gala = served(start);

  for (const [resource, addresses] of publicReads) {
    describe(`reading ${resource}`, () => {
      const event_id = `event-of-${resource}`;
      const isPart = addresses.some((address) => address.includes('{event_id}'));
      const parent = isPart || resource === 'abstractTypes' ? { event_id } : {};
      const filled = (address: string, id = '') => address.replace('{event_id}', event_id).replace('{id}', id);
      const options = { token: token({ permissions: [`${resource}.public`] }) };

      it('sees what is marked as public, and nothing else', async () => {
        const seeds = new Seeds(gala, 'acme', new Needles(), new Map());
        const id = await seeds.create(resource, { ...parent, hide_from_portal: false, is_active: true }, undefined);
        const record = seeds.record(resource, id);
        const expected = visible(resourceOf(resource), record, 'stranger');
        const shown = needlesIn(JSON.stringify(expected));
        const hidden = [...needlesIn(JSON.stringify(record))].filter((needle) => !shown.has(needle));
        assert.ok(hidden.length > 0);
        for (const address of addresses) {
          const { status, text, body } = await gala.get(filled(address, id), options);
          assert.equal(status, 200, text);
          assert.deepEqual(
            itemsOf(body).find((one) => one.id === id),
            expected,
          );
          const found = needlesIn(text);
          assert.deepEqual(
            hidden.filter((needle) => found.has(needle)),
            [],
            address,
          );
        }
      });

      it('gets the public fields that it asks for, and no others', async () => {
        const { id } = await made(gala, resource, { ...parent, notes: 'private' });
        for (const address of addresses) {
          const { status, body, text } = await gala.get(`${filled(address, id)}?fields=name,%20id`, options);
          assert.equal(status, 200, text);
          const one = itemsOf(body).find((item) => item.id === id) ?? assert.fail(text);
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
    });
  }
});
