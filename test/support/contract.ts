import { strict as assert } from 'node:assert';
import type { Document } from '../../src/document/document.js';

/** What a document promises to those who knew the API before. */
export interface Contract {
  /** operationId → method and path. */
  readonly operations: Readonly<Record<string, string>>;
  /** Resources that other records may name only if they are there. */
  readonly seeds: readonly string[];
}

export function keepsContract({ name, bundle, routes }: Document, { operations, seeds }: Contract): void {
  describe(`The contract of ${name}`, () => {
    it('has every operation in the document, with its method and path', () => {
      const present = Object.fromEntries(routes.map((one) => [one.operation.operationId, `${one.method} ${one.path}`]));
      for (const [id, address] of Object.entries(operations)) assert.equal(present[id], address, id);
    });

    it('has its resources as seeds, and no others', () => {
      const marked = bundle.tags.filter((tag) => tag['x-tier'] === 'seed').map((tag) => tag.name);
      assert.deepEqual(marked.sort(), [...seeds].sort());
    });
  });
}
