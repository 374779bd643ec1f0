/** The house rules of the documents. */
import { strict as assert } from 'node:assert';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { Document, type Route, type Schema } from '../src/document.js';

const document = Document.load('awards');
const { bundle, routes } = document;

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
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
const idOf = (route: Route) => route.operation.operationId;
const [resources, verbs] = [0, 1].map((part) => [
  ...new Set(routes.map((route) => idOf(route).split('.')[part] ?? '')),
]) as [string[], string[]];
const route = (id: string) => routes.find((one) => idOf(one) === id);
const schemas = bundle.components.schemas as Record<string, Schema & { required?: string[] }>;

/** Every object anywhere in the document. */
function* objects(thing: unknown): Iterable<Record<string, unknown>> {
  if (typeof thing !== 'object' || thing === null) return;
  if (!Array.isArray(thing)) yield thing as Record<string, unknown>;
  for (const member of Object.values(thing)) yield* objects(member);
}

/** What the contract has: operationId → method and path. */
const contract: Record<string, string> = {
  'referenceProcesses.batch': 'POST /referenceProcesses/{tenantId}/batch',
  'referenceProcesses.create': 'POST /referenceProcesses/{tenantId}',
  'referenceProcesses.delete': 'DELETE /referenceProcesses/{tenantId}/{id}',
  'referenceProcesses.get': 'GET /referenceProcesses/{tenantId}/{id}',
  'referenceProcesses.listByAward': 'GET /referenceProcesses/{tenantId}/award/{award_id}',
  'referenceProcesses.patch': 'PATCH /referenceProcesses/{tenantId}/{id}',
  'referenceProcesses.replace': 'PUT /referenceProcesses/{tenantId}/{id}',
  'referenceTypes.batch': 'POST /referenceTypes/{tenantId}/batch',
  'referenceTypes.create': 'POST /referenceTypes/{tenantId}',
  'referenceTypes.delete': 'DELETE /referenceTypes/{tenantId}/{id}',
  'referenceTypes.get': 'GET /referenceTypes/{tenantId}/{id}',
  'referenceTypes.list': 'GET /referenceTypes/{tenantId}',
  'referenceTypes.patch': 'PATCH /referenceTypes/{tenantId}/{id}',
  'referenceTypes.replace': 'PUT /referenceTypes/{tenantId}/{id}',
  'references.batch': 'POST /references/{tenantId}/batch',
  'references.create': 'POST /references/{tenantId}',
  'references.delete': 'DELETE /references/{tenantId}/{id}',
  'references.get': 'GET /references/{tenantId}/{id}',
  'references.listByApplication': 'GET /references/{tenantId}/application/{application_id}',
  'references.listByContact': 'GET /references/{tenantId}/contact/{contact_id}',
  'references.patch': 'PATCH /references/{tenantId}/{id}',
  'references.previewEmail': 'POST /references/{tenantId}/previewEmail',
  'references.process': 'POST /references/{tenantId}/process/{application_id}',
  'references.replace': 'PUT /references/{tenantId}/{id}',
  'references.search': 'POST /references/{tenantId}/search',
  'references.submit': 'POST /references/{tenantId}/submit',
  'savedReports.replace': 'PUT /savedReports/{tenantId}/{id}',
  'shippingProducts.replace': 'PUT /shippingProducts/{tenantId}/{id}',
};

/** Fields of the contract's own resources: type, `!` when required, `→` what it names; shapes by their component. */
const fields: Record<string, Record<string, string>> = {
  references: {
    application_id: 'string! → applications',
    award_id: 'string! → awards',
    process_id: 'string! → referenceProcesses',
    type_id: 'string! → referenceTypes',
    contact_id: 'string! → external:contact',
    name: 'string!',
    completion_date: 'string(date-time)!',
    status: 'string(completed,declined,pending)',
    first_name: 'string',
    last_name: 'string',
    email_address: 'string',
    job_title: 'string',
    city: 'string',
    state: 'string',
    country: 'string',
    organization_id: 'string → external:organization',
    notes: 'string',
    custom_field_values: 'CustomFieldValues',
  },
  referenceProcesses: {
    name: 'string!',
    award_id: 'string! → awards',
    reference_form_id: 'string! → external:form',
    is_active: 'boolean',
    display_in_portal: 'boolean',
    display_in_portal_as: 'string',
    show_contact_form: 'boolean',
    show_organization_form: 'boolean',
    enable_application_notice_email: 'boolean',
    enable_reference_notification_email: 'boolean',
    application_notice_email: 'EmailTemplate!',
    reference_notification_email: 'EmailTemplate!',
    contact_form_options: 'ContactFormOptions!',
    organization_form_options: 'OrganizationFormOptions!',
  },
  referenceTypes: { name: 'string!', is_active: 'boolean' },
  savedReports: {
    name: 'string!',
    description: 'string',
    app: 'string!',
    report_id: 'string! → external:report',
    user_id: 'string! → external:user',
    access_group: 'string(personal,team)!',
    report_configuration: 'object!',
  },
  shippingProducts: {
    name: 'string!',
    business_unit_id: 'string! → external:business unit',
    is_active: 'boolean',
    notes: 'string',
    type: 'string(commerce-shipping-products)',
    custom_field_values: 'CustomFieldValues',
  },
};

/** Members of the shapes that fields have. */
const shapes: Record<string, Record<string, string>> = {
  EmailTemplate: {
    bcc: 'string',
    body: 'string!',
    cc: 'string',
    from: 'string',
    from_name: 'string',
    reply_to: 'string',
    subject: 'string!',
  },
  ContactFormOptions: { contact_form_id: 'string! → external:form', html: 'string' },
  OrganizationFormOptions: { organization_form_id: 'string! → external:form', html: 'string' },
  System: {
    id: 'string!',
    sys_bulk_load_at: 'string',
    sys_bulk_load_id: 'string',
    sys_bulk_load_pk: 'string',
    sys_bulk_load_record_no: 'number(float)',
    sys_bulk_load_source_file: 'string',
    sys_calculated_field_error: 'string',
    sys_calculated_field_errors: 'array',
    sys_configuration_snapshot_id: 'string',
    sys_created_at: 'string(date-time)!',
    sys_created_by_id: 'string!',
    sys_deleted_by_id: 'string',
    sys_directive: 'string',
    sys_external_id: 'string',
    sys_has_files_in_s3: 'boolean',
    sys_last_bulk_data_operation_id: 'string',
    sys_last_bulk_data_operation_sys_version: 'string',
    sys_last_modified_at: 'string(date-time)!',
    sys_last_modified_by_id: 'string!',
    sys_last_security_context: 'object',
    sys_locked: 'boolean',
    sys_snapshot_base_version: 'number(float)',
    sys_version: 'integer!',
  },
};

type Property = Schema & { readonly format?: string; readonly enum?: readonly string[] };

/** A schema's own properties in the words of the tables above. */
function described({
  properties = {},
  required = [],
}: Schema & { required?: readonly string[] }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const { $ref, type, format, enum: values, 'x-refers-to': target } = property as Property;
      const kind = $ref ? $ref.split('/').at(-1) : type;
      const detail = format ?? values?.join();
      const flag = required.includes(name) ? '!' : '';
      return [name, `${kind}${detail ? `(${detail})` : ''}${flag}${target ? ` → ${target}` : ''}`];
    }),
  );
}

/** The schema of the operation's JSON body. */
function bodySchema(id: string): Schema {
  const body = operationOf(route(id) as Route).requestBody;
  return document.resolve<Schema>(body?.content?.['application/json']?.schema as Schema);
}

describe('The document', () => {
  it('has every operation of the contract, with its method and path', () => {
    const present = Object.fromEntries(routes.map((one) => [idOf(one), `${one.method} ${one.path}`]));
    assert.equal(Object.keys(contract).length, 28);
    for (const [id, address] of Object.entries(contract)) assert.equal(present[id], address, id);
  });

  it('names each operation once', () => {
    assert.equal(new Set(routes.map(idOf)).size, routes.length);
  });

  it('gives every resource a tag with its tier, and no tag to anything else', () => {
    assert.deepEqual(bundle.tags.map(({ name }) => name).sort(), [...resources].sort());
    for (const tag of bundle.tags) assert.ok(['seed', 'supporting'].includes(tag['x-tier']), tag.name);
    const seeds = bundle.tags.filter((tag) => tag['x-tier'] === 'seed').map(({ name }) => name);
    assert.deepEqual(seeds.sort(), Object.keys(fields).sort());
  });

  it('refers only to resources that are served, or to what is kept elsewhere', () => {
    const targets = [...objects(bundle)]
      .map((object) => object['x-refers-to'])
      .filter((target) => target !== undefined);
    assert.ok(targets.length > 0);
    for (const target of targets as string[]) {
      assert.ok(resources.includes(target) || /^external:[a-z ]+$/.test(target), target);
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

  it('asks for a token everywhere', () => {
    assert.deepEqual((bundle as unknown as { security: unknown }).security, [{ bearer: [] }]);
    for (const one of routes) assert.equal((one.operation as { security?: unknown }).security, undefined, idOf(one));
  });

  describe('has operations that', () => {
    for (const one of routes) {
      it(`${idOf(one)} is like all others`, () => {
        const { operationId, tags, summary, description } = operationOf(one);
        assert.match(operationId, /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/);
        const [resource] = operationId.split('.');
        assert.deepEqual(tags, [resource]);
        assert.equal(one.path.split('/')[1], resource);
        assert.equal(one.path.split('/')[2], '{tenantId}');
        assert.match(summary ?? '', /^[A-Z].*[^.]$/);
        assert.match((description ?? '').trim(), /^[A-Z][\s\S]*\.$/);
      });
    }
  });

  describe('documents answers:', () => {
    const common = [
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
      listByApplication: '200 400 401 403 404 429 500',
      listByContact: '200 400 401 403 404 429 500',
      listByAward: '200 400 401 403 404 429 500',
      listByApp: '200 400 401 403 404 429 500',
      batch: '200 400 401 403 404 405 429 500',
      search: '200 400 401 403 404 405 429 500',
      previewEmail: '200 400 401 403 404 405 429 500',
      process: '200 400 401 403 404 405 429 500',
    };
    for (const verb of verbs) {
      it(`${verb}: the same statuses for every resource`, () => {
        for (const one of routes.filter((some) => idOf(some).endsWith(`.${verb}`))) {
          assert.equal(Object.keys(one.operation.responses).sort().join(' '), statuses[verb], idOf(one));
        }
      });
    }
  });

  describe('has examples that are valid:', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    formats.default(ajv, { mode: 'full' });
    ajv.addSchema({ $id: 'awards', components: absolute(bundle.components) });

    function absolute(schema: unknown): object {
      return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"awards#/components/'));
    }
    function check(what: string, media: Media | undefined): void {
      assert.ok(media?.example !== undefined, `${what} has no example`);
      const validate = ajv.compile(absolute(media.schema));
      assert.ok(validate(media.example), `${what}: ${ajv.errorsText(validate.errors)}`);
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

  describe('treats every resource alike:', () => {
    const family = ['create', 'get', 'replace', 'patch', 'delete', 'batch', 'list'];
    const model = 'referenceTypes';
    for (const resource of resources.filter((name) => name !== model)) {
      for (const verb of family) {
        const other = route(`${resource}.${verb}`);
        if (other === undefined) {
          it(`${resource} has ${verb}, or lists by key`, () => {
            assert.equal(verb, 'list');
            const lists = routes.filter((one) => idOf(one).startsWith(`${resource}.listBy`));
            assert.ok(lists.length > 0 || route(`${resource}.search`) !== undefined);
          });
          continue;
        }
        it(`${resource}.${verb} is ${model}.${verb} under another name`, () => {
          assert.deepEqual(anonymous(other, resource), anonymous(route(`${model}.${verb}`) as Route, model));
        });
      }
    }

    /** A route without the names that belong to its resource. */
    function anonymous(one: Route, resource: string): unknown {
      const [component = ''] = /[^/]+$/.exec(document.answer(`${resource}.replace`)?.$ref ?? '') ?? [];
      const text = JSON.stringify({ method: one.method, path: one.path, operation: one.operation }, (name, value) =>
        name === 'example' || name === 'summary' || name === 'description' ? undefined : value,
      );
      return JSON.parse(
        text
          .replaceAll(new RegExp(`"#/components/schemas/${component}(Body|Replacement|Page)?"`, 'g'), '"#/…/Record$1"')
          .replaceAll(new RegExp(`\\b${resource}\\b`, 'g'), 'resource'),
      );
    }

    it('their words differ in nouns alone', () => {
      const shape = (one: Route, nouns: RegExp) =>
        [operationOf(one).summary, operationOf(one).description].join(' ').replaceAll(nouns, 'NOUN');
      for (const resource of resources) {
        const noun =
          /^Create (an? .*)$/.exec(operationOf(route(`${resource}.create`) as Route).summary ?? '')?.[1] ?? '';
        const bare = noun.replace(/^an? /, '');
        const plural = `${bare.replace(/s$/, 'se').replace(/ss$/, 'sse')}s`;
        const nouns = new RegExp([noun, plural, `${bare}s`, bare].join('|'), 'g');
        for (const verb of family) {
          const other = route(`${resource}.${verb}`);
          const own = route(`${model}.${verb}`);
          if (other && own) {
            assert.equal(shape(other, nouns), shape(own, /(a )?reference types?/g), `${resource}.${verb}`);
          }
        }
      }
    });
  });

  describe('closes the records of the contract:', () => {
    for (const [resource, expected] of Object.entries(fields)) {
      it(`${resource} has exactly its fields`, () => {
        const record = document.resolve<Schema>(document.answer(`${resource}.replace`) as Schema);
        const create = bodySchema(`${resource}.create`);
        const replace = bodySchema(`${resource}.replace`);
        for (const schema of [record, create, replace]) assert.equal(schema.unevaluatedProperties, false);
        const withoutId = ({ id: _, ...rest }: Record<string, string>) => rest;
        assert.deepEqual(described(create), expected);
        assert.deepEqual(withoutId(described(replace)), expected);
        assert.deepEqual(withoutId(described(record)), expected);
        assert.equal(create.properties?.id, undefined);
        assert.equal(described(replace).id, 'string');
        assert.deepEqual(create.allOf, [{ $ref: '#/components/schemas/SystemBody' }]);
        assert.deepEqual(record.allOf, [{ $ref: '#/components/schemas/System' }]);
      });
    }

    for (const [name, expected] of Object.entries(shapes)) {
      it(`${name} has exactly its members`, () => {
        assert.deepEqual(described(schemas[name] as Schema), expected);
      });
    }

    it('bodies may have every system field, as whole records do', () => {
      const { id: _, ...own } = schemas.System?.properties ?? {};
      assert.deepEqual(Object.keys(schemas.SystemBody?.properties ?? {}).sort(), Object.keys(own).sort());
    });

    it('supporting records are open, and ask for nothing but what they are listed by and their name', () => {
      for (const resource of resources.filter((name) => fields[name] === undefined)) {
        const record = document.resolve<Schema>(document.answer(`${resource}.replace`) as Schema);
        const create = bodySchema(`${resource}.create`) as Schema & { required?: string[] };
        assert.notEqual(record.unevaluatedProperties, false, resource);
        const keys = routes
          .filter((one) => idOf(one).startsWith(`${resource}.listBy`))
          .flatMap((one) => [...one.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
          .filter((name) => name !== 'tenantId');
        for (const name of create.required ?? []) assert.ok([...keys, 'name'].includes(name), `${resource}.${name}`);
      }
    });
  });
});
