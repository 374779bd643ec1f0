import { strict as assert } from 'node:assert';
import { type World, world } from '../support/harness.js';
import { sample, tenant } from '../support/samples.js';

describe('What is wrong with a body', () => {
  let gala: World;
  before(async () => {
    gala = await world();
  });
  after(() => gala.close());

  const mistakes = ['/city', '/country'];
  const sizes: [what: string, values: number, said: number][] = [
    ['is all said', 4000, 2],
    ['is said up to the first mistake, when the body has more than 5,000 values', 6000, 1],
  ];
  for (const [what, values, said] of sizes) {
    it(what, async () => {
      const custom_field_values = [{ list_value: Array.from({ length: values }, () => 'x') }];
      const body = { ...(await sample(gala, 'references')), city: 7, country: 7, custom_field_values };
      const reply = await gala.post(`/references/${tenant}`, body);
      assert.deepEqual([reply.status, reply.body.code], [400, 'invalid_request'], reply.text);
      const pointers: string[] = reply.body.details.map(({ pointer }: { pointer: string }) => pointer);
      assert.equal(new Set(pointers).size, said, reply.text);
      assert.ok(pointers.every((pointer) => mistakes.includes(pointer)));
    });
  }
});
