/** The rules that every document keeps. */
import { strict as assert } from 'node:assert';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { Document, Route, Schema } from '../../src/document/document.js';
import { clientRules } from './client-rules.js';
import { objects } from './objects.js';

interface Tag {
  readonly name: string;
  readonly 'x-resource': { readonly schema: string; readonly noun: string; readonly plural: string };
}
interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Response {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Record<string, unknown>;
  readonly content?: Record<string, Media>;
}
interface Operation {
  readonly operationId: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: { readonly $ref?: string; readonly content?: Record<string, Media> };
  readonly responses: Record<string, Response>;
}

const operationOf = (route: Route) => route.operation as unknown as Operation;
/** It answers what the document says, to everyone: it has no tenant and no permission. */
const isOfDocument = ({ operation }: Route) => operation.operationId === 'mergeFields.get';

const idOf = (route: Route) => route.operation.operationId;

/** A list whose filter is in its body answers as a search does. */
const isAskedByPost = ({ method, operation }: Route) => method === 'POST' && operation.operationId.includes('.listBy');

export function houseRules(document: Document): void {
  const { bundle, routes } = document;
  const route = (id: string) => routes.find((one) => idOf(one) === id);
  const [groups, verbs] = [0, 1].map((part) => [
    ...new Set(routes.map((route) => idOf(route).split('.')[part] ?? '')),
  ]) as [string[], string[]];
  const resources = groups.filter((name) => route(`${name}.replace`) !== undefined);
  const namesOf = (resource: string) =>
    (bundle as unknown as { tags: readonly Tag[] }).tags.find(({ name }) => name === resource)?.[
      'x-resource'
    ] as Tag['x-resource'];
  const recordOf = (resource: string) => namesOf(resource).schema.replace(/Fields$/, '');

  describe(`The document ${document.name}`, () => {
    it('names each operation once', () => {
      assert.equal(new Set(routes.map(idOf)).size, routes.length);
    });

    it('gives every resource a tag with its tier, schema and nouns, and a plain one to the operations of none', () => {
      assert.deepEqual(bundle.tags.map(({ name }) => name).sort(), [...groups].sort());
      assert.deepEqual(
        groups.filter((name) => !resources.includes(name)),
        ['messages', 'mergeFields'],
      );
      for (const { name, 'x-tier': tier } of bundle.tags) {
        assert.equal(namesOf(name) !== undefined, resources.includes(name), name);
        assert.match(String(tier), resources.includes(name) ? /^(seed|supporting)$/ : /^undefined$/, name);
      }
      for (const name of resources) {
        const { schema, noun, plural } = namesOf(name);
        assert.ok(bundle.components.schemas?.[schema], name);
        assert.equal(document.answer(`${name}.replace`)?.$ref, `#/components/schemas/${recordOf(name)}`);
        assert.match(operationOf(route(`${name}.create`) as Route).summary ?? '', new RegExp(`^Create an? ${noun}$`));
        assert.notEqual(noun, plural, name);
      }
    });

    it('refers only to resources that are served, or to what is kept elsewhere', () => {
      const targets = [...objects(bundle)]
        .map((object) => object['x-refers-to'])
        .filter((target) => target !== undefined);
      for (const target of targets as string[]) {
        assert.ok(resources.includes(target) || /^external:[a-z -]+$/.test(target), target);
      }
    });

    it('has no component that nothing uses', () => {
      const text = JSON.stringify(bundle);
      for (const [kind, components] of Object.entries(bundle.components)) {
        if (kind === 'securitySchemes') continue;
        for (const name of Object.keys(components)) {
          assert.ok(text.includes(`"#/components/${kind}/${name}"`), `${kind}/${name} is not used`);
        }
      }
    });

    it('has no reference to a component that is not there', () => {
      for (const { $ref } of objects(bundle)) {
        if (typeof $ref !== 'string') continue;
        const [, , kind = '', name = ''] = $ref.split('/');
        assert.ok(bundle.components[kind]?.[name], $ref);
      }
    });

    it('asks for a token everywhere but where the document alone is the answer', () => {
      assert.deepEqual((bundle as unknown as { security: unknown }).security, [{ bearer: [] }]);
      for (const one of routes) assert.deepEqual(one.operation.security, isOfDocument(one) ? [] : undefined, idOf(one));
    });

    describe('has operations that', () => {
      for (const one of routes) {
        it(`${idOf(one)} is like all others`, () => {
          const { operationId, tags, summary, description } = operationOf(one);
          assert.match(operationId, /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
          const [resource] = operationId.split('.');
          assert.deepEqual(tags, [resource]);
          assert.equal(one.path.split('/')[1], resource);
          if (!isOfDocument(one)) assert.equal(one.path.split('/')[2], '{tenantId}');
          assert.match(summary ?? '', /^[A-Z].*[^.]$/);
          assert.match((description ?? '').trim(), /^[A-Z][\s\S]*\.$/);
        });
      }
    });

    describe('documents answers:', () => {
      const common = [
        'Cache-Control',
        'Access-Control-Allow-Origin',
        'Access-Control-Allow-Methods',
        'Access-Control-Allow-Headers',
        'Access-Control-Expose-Headers',
        'X-Request-Id',
      ];
      const more: Record<string, string> = { '401': 'WWW-Authenticate', '405': 'Allow', '429': 'Retry-After' };

      for (const one of routes) {
        it(`${idOf(one)}: the headers of every answer`, () => {
          for (const [status, response] of Object.entries(operationOf(one).responses)) {
            const resolved = document.resolve<Response>(response);
            const expected = more[status] === undefined ? common : [...common, more[status]];
            for (const header of expected) assert.ok(resolved.headers?.[header], `${status} lacks ${header}`);
            assert.ok(resolved.description, status);
            if (status !== '200') {
              assert.equal(resolved.content?.['application/json']?.schema?.$ref, '#/components/schemas/Error');
            }
          }
        });
      }

      const statuses: Record<string, string> = {
        create: '200 400 401 403 404 405 409 429 500',
        patch: '200 400 401 403 404 405 409 429 500',
        delete: '200 400 401 403 404 405 409 429 500',
        submit: '200 400 401 403 404 405 409 429 500',
        replace: '200 400 401 403 404 409 429 500',
        get: '200 400 401 403 404 429 500',
        list: '200 400 401 403 404 429 500',
        batch: '200 400 401 403 404 405 429 500',
        search: '200 400 401 403 404 405 429 500',
        previewEmail: '200 400 401 403 404 405 409 429 500',
        process: '200 400 401 403 404 405 409 429 500',
      };
      const statusesOf = (verb: string) => (/^(list(By|Public)|getPublic)/.test(verb) ? statuses.get : statuses[verb]);
      for (const verb of verbs.filter((name) => statusesOf(name) !== undefined)) {
        it(`${verb}: the same statuses for every resource`, () => {
          for (const one of routes.filter((some) => idOf(some).endsWith(`.${verb}`) && !isAskedByPost(some))) {
            if (isOfDocument(one)) continue;
            assert.equal(Object.keys(one.operation.responses).sort().join(' '), statusesOf(verb), idOf(one));
          }
        });
      }
    });

    describe('has examples that are valid:', () => {
      const ajv = new Ajv2020({ strict: false, validateSchema: false });
      formats.default(ajv, { mode: 'full' });
      ajv.addSchema({ $id: 'document', components: absolute(bundle.components) });

      /** Most answers, as those of errors, have a schema that others have, too. */
      const compiled = new Map<string, ValidateFunction>();

      function absolute(schema: unknown): object {
        return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'));
      }
      function check(what: string, media: Media | undefined): void {
        const examples = media?.examples ? Object.values(media.examples).map(({ value }) => value) : [media?.example];
        assert.ok(media && examples.length > 0 && !examples.includes(undefined), `${what} has no example`);
        const text = JSON.stringify(media.schema);
        const validate = compiled.get(text) ?? ajv.compile(absolute(media.schema));
        compiled.set(text, validate);
        for (const example of examples) assert.ok(validate(example), `${what}: ${ajv.errorsText(validate.errors)}`);
      }

      for (const one of routes) {
        it(idOf(one), () => {
          const { requestBody, responses } = operationOf(one);
          const body = requestBody && document.resolve<{ content?: Record<string, Media> }>(requestBody);
          for (const [type, media] of Object.entries(body?.content ?? {})) check(`the body as ${type}`, media);
          for (const [status, response] of Object.entries(responses)) {
            check(`the answer ${status}`, document.resolve<Response>(response).content?.['application/json']);
          }
        });
      }

      it('parameters', () => {
        for (const one of routes) {
          for (const given of one.operation.parameters ?? []) {
            const parameter = document.resolve<{ name: string; in: string; description?: string } & Media>(
              given as never,
            );
            assert.ok(parameter.description, `${idOf(one)} ${parameter.name}`);
            if (parameter.in === 'path') check(`${idOf(one)} ${parameter.name}`, parameter);
          }
        }
      });

      it('errors whose status is that of their answer', () => {
        for (const one of routes) {
          for (const [status, response] of Object.entries(operationOf(one).responses)) {
            const example = document.resolve<Response>(response).content?.['application/json']?.example;
            if (status !== '200') assert.equal((example as { status: number }).status, Number(status));
          }
        }
      });
    });

    describe('is written for those who make clients of it:', () => {
      clientRules(document);
    });

    describe('treats every resource alike:', () => {
      const family = ['create', 'get', 'replace', 'patch', 'delete', 'batch', 'list'];
      const model = resources.find((name) => route(`${name}.list`) !== undefined) ?? (resources[0] as string);
      for (const resource of resources.filter((name) => name !== model)) {
        for (const verb of family) {
          const other = route(`${resource}.${verb}`);
          if (other === undefined) {
            it(`${resource} lacks ${verb}`, () => assert.equal(verb, 'list'));
            continue;
          }
          it(`${resource}.${verb} is ${model}.${verb} under another name`, () => {
            assert.deepEqual(anonymous(other, resource), anonymous(route(`${model}.${verb}`) as Route, model));
          });
        }
      }

      /** What belongs to each resource. */
      const unlike = new Set(['example', 'summary', 'description', 'x-codes', 'x-roles', 'x-own']);

      /** A route without the names that belong to its resource. */
      function anonymous(one: Route, resource: string): unknown {
        const text = JSON.stringify({ method: one.method, path: one.path, operation: one.operation }, (name, value) =>
          unlike.has(name) ? undefined : value,
        );
        return JSON.parse(
          text
            .replaceAll(
              new RegExp(
                `"#/components/schemas/${recordOf(resource)}(Body|Replacement|Page|Read|Batch|BatchResult)?"`,
                'g',
              ),
              '"#/…/Record$1"',
            )
            // a closed record names its fields
            .replaceAll(
              new RegExp(`#/components/parameters/(Fields\\w*)Of${recordOf(resource)}"`, 'g'),
              '#/components/parameters/$1"',
            )
            .replaceAll(new RegExp(`\\b${resource}\\b`, 'g'), 'resource'),
        );
      }

      /** What the document calls a resource, with the articles. */
      function nounsOf(resource: string): RegExp {
        const { noun, plural } = namesOf(resource);
        return new RegExp(`\\b(an? ${noun}|${plural}|${noun})\\b`, 'g');
      }

      it('their words differ in nouns alone', () => {
        const shape = (one: Route, nouns: RegExp) =>
          [operationOf(one).summary, operationOf(one).description].join(' ').replaceAll(nouns, 'NOUN');
        for (const resource of resources) {
          const nouns = nounsOf(resource);
          for (const verb of family) {
            const other = route(`${resource}.${verb}`);
            const own = route(`${model}.${verb}`);
            if (other && own) {
              assert.ok(shape(other, nouns).startsWith(shape(own, nounsOf(model))), `${resource}.${verb}`);
            }
          }
        }
      });
    });
  });
}
