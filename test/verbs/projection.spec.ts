/** `fields` and `fieldsToReturn`: names are checked as far as the document knows the record. */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import { Document } from '../../src/schema/document.js';
import { services } from '../../src/services.js';
import type { Doc } from '../../src/store/doc.js';
import { partial } from '../../src/verbs/projection.js';
import { describeApi, served } from '../support/api.js';
import { counted } from '../support/counted.js';
import { made, tenant } from '../support/samples.js';

/** What the document says of `fields`. */
function schemaOf(resource: ResourceName): { readonly pattern?: string; readonly maxLength?: number } {
  const parameters = Object.keys(services).map((name) => Document.load(name).parameter(`${resource}.get`, 'fields'));
  return (parameters.find((one) => one !== undefined) as unknown as { schema: object }).schema;
}

describeApi('Fields', (start) => {
  const gala = served(start);
  const ids = new Map<ResourceName, string>();

  before(async () => {
    const values = [{ custom_field_id: 'a', string_value: 'x', table_value: [{ any: 1 }] }, { custom_field_id: 'b' }];
    ids.set('references', (await made(gala, 'references', { custom_field_values: values })).id);
    for (const name of ['referenceProcesses', 'savedReports', 'awards'] as const) {
      ids.set(name, (await made(gala, name)).id);
    }
  });

  it('are picked in one pass over the record, however many are asked for', async () => {
    const v = Array.from({ length: 190_000 }, () => ({}));
    const names = Array.from({ length: 990 }, (_, i) => `v.${String.fromCharCode(0x4e00 + i)}`);
    const { value: record, reads } = counted({ id: 'x', v });
    partial(names)({ record } as unknown as Doc);
    assert.ok(reads() < 4 * v.length, `${reads()} members were read`);
    const { id } = await made(gala, 'events', { v });
    const result = await gala.get(`/events/${tenant}/${id}?fields=${encodeURIComponent(names.join())}`);
    assert.equal(result.status, 200, result.text.slice(0, 500));
    assert.equal(result.body.v.length, v.length);
  });

  const cases: [ResourceName, string, number][] = [
    ['references', 'custom_field_values.string_value,custom_field_values', 200],
    ['references', 'custom_field_values.constructor', 400],
    ['references', 'custom_field_values.table_value.anything.at.all', 200],
    ['references', 'name.first', 400],
    ['references', '.', 400],
    ['references', 'custom_field_values..string_value', 400],
    ['referenceProcesses', 'application_notice_email.subject,name', 200],
    ['savedReports', 'report_configuration.columns.first', 200],
    ['awards', 'whatever.is.there', 200],
    ['awards', 'a..b', 400],
    ['awards', `a${'.a'.repeat(63)}`, 200],
    ['awards', `a${'.a'.repeat(64)}`, 400],
    ['references', Array(1333).fill('id').join(), 200],
    ['references', Array(1334).fill('id').join(), 400],
  ];
  for (const [resource, names, status] of cases) {
    it(`${names.slice(0, 80)} of ${resource} are ${status === 200 ? 'answered' : 'refused'}`, async () => {
      const reply = await gala.get(`/${resource}/acme/${ids.get(resource)}?fields=${encodeURIComponent(names)}`);
      assert.equal(reply.status, status, reply.text);
      if (status === 400) assert.deepEqual(reply.body.details[0].pointer, 'query/fields');
      else assert.equal(reply.body.id, ids.get(resource));
      const { pattern = '', maxLength = 0 } = schemaOf(resource);
      assert.equal(names.length <= maxLength && new RegExp(pattern, 'u').test(names), status === 200, pattern);
    });
  }

  it('that do not exist are named in the message', async () => {
    const of = async (fields: string) =>
      (await gala.get(`/references/acme/${ids.get('references')}?fields=${fields}`)).body.message;
    assert.equal(await of('name,custom_field_values.x'), 'custom_field_values.x is not a field of references.');
    assert.equal(await of('name,,id'), 'An empty name is not a field of references.');
    assert.equal(await of('name.'), 'name. is not a field of references.');
  });

  it('of a search are checked in the same way', async () => {
    const of = (names: string) => gala.post(`/references/acme/search?fieldsToReturn=${names}`, {});
    assert.equal((await of('custom_field_values.nonesuch')).body.details[0].pointer, 'query/fieldsToReturn');
    const { body } = await of('custom_field_values.string_value');
    assert.deepEqual(body.Items[0].custom_field_values, [{ string_value: 'x' }, {}]);
  });
});
