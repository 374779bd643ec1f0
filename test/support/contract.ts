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
  describe(`The contract of ${name}`, () => {
    it('has every operation in the document, with its method and path', () => {
      const present = new Set(
        routes.map(({ operation, method, path }) => `${operation.operationId} ${method} ${path}`),
      );
      for (const [resource, more] of Object.entries(contract))
        for (const [verb, asked] of Object.entries({ ...family, ...more })) {
          const [method, address = ''] = asked.split(' ');
          const expected = `${resource}.${verb} ${method} /${resource}/{tenantId}${address}`;
          assert.ok(present.has(expected), expected);
        }
    });

    it('has its resources as seeds, and no others', () => {
      const marked = bundle.tags.filter((tag) => tag['x-tier'] === 'seed').map((tag) => tag.name);
      assert.deepEqual(marked.sort(), Object.keys(contract).sort());
    });
  });
}
