import { strict as assert } from 'node:assert';
import type { Detail } from '../../src/fault.js';
import type { ResourceName } from '../../src/schema/contract.js';
import { describeApi, served } from '../support/api.js';
import type { Reply } from '../support/harness.js';
import { made, sample } from '../support/samples.js';

interface Said {
  readonly status: number;
  readonly code: string;
  readonly details: readonly Detail[] | undefined;
}

/** Wrong in many ways: what the sample of a resource is given on top. */
const wrong: [what: string, resource: ResourceName, fields: Record<string, unknown>][] = [
  ['two fields of another type', 'references', { city: 7, country: [] }],
  ['a field that is missing, and one that is unknown', 'referenceTypes', { name: undefined, shoe_size: 44 }],
  ['names that pointers escape', 'referenceTypes', { 'a/b': 1, 'c~d': 2, '': 3, '/~': 4 }],
  ['items deep inside', 'references', { custom_field_values: [{ list_value: [1, 'x', null] }, 7, { none: 1 }] }],
  ['the server’s version as a text', 'references', { sys_version: 'two', city: 7 }],
  ['an id', 'referenceTypes', { id: 'mine', name: 7 }],
  ['an id that is null', 'referenceTypes', { id: null }],
  ['templates', 'referenceProcesses', { reference_notification_email: { subject: '{{ nope }}', body: '{{' } }],
  ['amounts of three decimals', 'functionFees', { price: 1.005, name: 7 }],
  ['what the resource checks itself', 'coupons', { function_discount_info: { method: 'percentage', amount: 120 } }],
  ['a record that is not there', 'references', { type_id: 'none', process_id: 'none' }],
  ['values of several shapes', 'abstractReviewRounds', conditions({ a: { not: 1, blank: true }, b: { no: 1 }, c: {} })],
  ['6,000 values', 'references', { city: 7, custom_field_values: Array(6000).fill(7) }],
];

function conditions(matching_conditions: Record<string, unknown>) {
  return { review_assignment_rules: [{ name: 'rule', matching_conditions, targets: [] }] };
}

describeApi('An operation of a batch', (start) => {
  const gala = served(start);

  const single = ({ status, body: { code, details } }: Reply): Said => ({ status, code, details });

  async function batched(resource: ResourceName, operation: object, inside: string): Promise<Said> {
    const reply = await gala.post(`/${resource}/acme/batch`, { operations: [operation] });
    const [{ status, error }] = reply.body.results;
    const details = error.details?.map((detail: Detail) => {
      assert.ok(detail.pointer.startsWith(inside), `${detail.pointer} is not in ${inside}`);
      return { ...detail, pointer: detail.pointer.slice(inside.length) };
    });
    return { status, code: error.code, details };
  }

  for (const [what, resource, fields] of wrong) {
    it(`gets the same error for ${what} as a request of its own`, async () => {
      const { id } = await made(gala, resource);
      const object = { ...(await sample(gala, resource)), ...fields };
      const created = single(await gala.post(`/${resource}/acme`, object));
      assert.ok(created.status >= 400, JSON.stringify(created));
      assert.deepEqual(await batched(resource, { operation: 'create', object }, '/object'), created);
      const replaced = single(await gala.put(`/${resource}/acme/${id}`, object));
      const inBatch = await batched(resource, { operation: 'update', id, object }, '/object');
      const words = (said: Said) => ({ ...said, details: said.details?.map(({ pointer, code }) => [pointer, code]) });
      assert.deepEqual(words(inBatch), words(replaced)); // a PUT speaks of the path
    });
  }

  const patches: [what: string, directives: unknown[]][] = [
    ['malformed directives', [7, {}, { op: 'put', path: '/name' }, { op: 'add', path: 'name' }]],
    ['a directive that breaks the record twice', [{ op: 'add', path: '/custom_field_values', value: [7, { no: 1 }] }]],
    ['201 directives', Array(201).fill({ op: 'test', path: '/name', value: 1 })],
  ];
  for (const [what, directives] of patches) {
    it(`gets the same error for ${what} as a patch of its own`, async () => {
      const { id } = await made(gala, 'references');
      const patched = single(await gala.patch(`/references/acme/${id}`, directives));
      assert.ok(patched.status >= 400);
      for (const patch_directives of [directives, { ...directives }]) {
        const inBatch = await batched('references', { operation: 'patch', id, patch_directives }, '/patch_directives');
        const pointers = ({ details }: Said) => details?.map(({ pointer, code }) => `${pointer} ${code}`).sort();
        const isMap = !Array.isArray(patch_directives) && directives.length > 200; // a map has other bounds than a list
        assert.deepEqual([inBatch.status, inBatch.code], [patched.status, patched.code]);
        if (!isMap) assert.deepEqual(pointers(inBatch), pointers(patched));
      }
    });
  }
});
