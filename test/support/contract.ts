import { strict as assert } from 'node:assert';
import type { Document } from '../../src/schema/document.js';

/**
 * What a document promises to those who knew the API before. Its resources, all of them seeds → what they have beside the
 * operations of every resource: verb → method and address after the tenant.
 */
export type Contract = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The operations that every resource has. */
const family = {
  create: 'POST',
  get: 'GET /{id}',
  replace: 'PUT /{id}',
  patch: 'PATCH /{id}',
  delete: 'DELETE /{id}',
  batch: 'POST /batch',
};

export function keepsContract({ name, bundle, routes }: Document, contract: Contract): void {
  const seeds = Object.keys(contract);
  const operations = Object.entries(contract).flatMap(([resource, more]) =>
    Object.entries({ ...family, ...more }).map(([verb, asked]) => {
      const [method, address = ''] = asked.split(' ');
      return [`${resource}.${verb}`, `${method} /${resource}/{tenantId}${address}`] as const;
    }),
  );

  describe(`The contract of ${name}`, () => {
    it('has every operation in the document, with its method and path', () => {
      const present = Object.fromEntries(routes.map((one) => [one.operation.operationId, `${one.method} ${one.path}`]));
      for (const [id, address] of operations) assert.equal(present[id], address, id);
    });

    it('has its resources as seeds, and no others', () => {
      const marked = bundle.tags.filter((tag) => tag['x-tier'] === 'seed').map((tag) => tag.name);
      assert.deepEqual(marked.sort(), [...seeds].sort());
    });
  });
}
