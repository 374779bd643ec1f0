/**
 * The rules that every document keeps, beside those of the linter (redocly.yaml), which has examples checked, references
 * resolved and components used. The operations of all resources are alike because openapi/shared/family.yaml has them once.
 */
import { strict as assert } from 'node:assert';
import type { Document, Route } from '../../src/schema/document.js';
import { clientRules } from './client-rules.js';
import { objects } from './objects.js';

interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, { readonly schema?: { readonly $ref?: string } }>;
}
interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly responses: Record<string, Response>;
}

const operationOf = (route: Route) => route.operation as unknown as Operation;
/** It answers what the document says, to everyone: it has no tenant and no permission. */
const isOfDocument = ({ operation }: Route) => operation.operationId === 'mergeFields.get';

const idOf = (route: Route) => route.operation.operationId;

const commonHeaders = [
  'Cache-Control',
  'Access-Control-Allow-Origin',
  'Access-Control-Allow-Methods',
  'Access-Control-Allow-Headers',
  'Access-Control-Expose-Headers',
  'X-Request-Id',
];
const headersOf: Readonly<Record<string, string>> = { '401': 'WWW-Authenticate', '405': 'Allow', '429': 'Retry-After' };

export function houseRules(document: Document): void {
  const { bundle, routes } = document;

  describe(`The document ${document.name}`, () => {
    it('refers only to resources that are served, or to what is kept elsewhere', () => {
      const served = new Set(routes.flatMap((one) => /^(.*)\.replace$/.exec(idOf(one))?.[1] ?? []));
      const targets = [...objects(bundle)].flatMap((object) => object['x-refers-to'] ?? []) as string[];
      for (const target of targets) assert.ok(served.has(target) || /^external:[a-z -]+$/.test(target), target);
    });

    it('asks for a token everywhere but where the document alone is the answer', () => {
      assert.deepEqual((bundle as unknown as { security: unknown }).security, [{ bearer: [] }]);
      for (const one of routes) assert.deepEqual(one.operation.security, isOfDocument(one) ? [] : undefined, idOf(one));
    });

    it('has operations whose names, tags, addresses and words are alike', () => {
      for (const one of routes) {
        const { operationId, tags, summary, description } = operationOf(one);
        const [, resource, tenant] = one.path.split('/');
        assert.match(operationId, new RegExp(`^${resource}\\.[a-z][A-Za-z]*$`));
        assert.deepEqual(tags, [resource], operationId);
        if (!isOfDocument(one)) assert.equal(tenant, '{tenantId}', operationId);
        assert.match(summary ?? '', /^[A-Z].*[^.]$/, operationId);
        assert.match((description ?? '').trim(), /^[A-Z][\s\S]*\.$/, operationId);
      }
    });

    it('has the headers of every answer, and one schema for errors', () => {
      for (const one of routes) {
        for (const [status, response] of Object.entries(operationOf(one).responses)) {
          const { headers, description, content } = document.resolve<Response>(response);
          const answer = `${idOf(one)} ${status}`;
          for (const header of [...commonHeaders, headersOf[status] ?? []].flat())
            assert.ok(headers?.[header], `${answer} lacks ${header}`);
          assert.ok(description, answer);
          const { $ref } = content?.['application/json']?.schema ?? {};
          if (status !== '200') assert.equal($ref, '#/components/schemas/Error', answer);
        }
      }
    });

    describe('is written for those who make clients of it:', () => {
      clientRules(document);
    });
  });
}
