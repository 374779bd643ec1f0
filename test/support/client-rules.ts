/** The rules that keep a document readable for generators of clients, and complete for those who write against it. */
import { strict as assert } from 'node:assert';
import { errors } from '../../src/errors.js';
import type { Document, Schema } from '../../src/schema/document.js';
import { objects } from './objects.js';

interface Whole extends Schema {
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Whole[];
}

const lastWord = (ref = '') => ref.split('/').at(-1) ?? '';

export function clientRules(document: Document): void {
  const { bundle, routes } = document;
  const schemas = bundle.components.schemas as Readonly<Record<string, Whole>>;
  const resources = routes.flatMap(({ operation }) => /^(.*)\.replace$/.exec(operation.operationId)?.[1] ?? []);
  const recordOf = (resource: string) => lastWord(document.answer(`${resource}.replace`)?.$ref);

  it('no schema has several types at once', () => {
    for (const [name, schema] of Object.entries(schemas))
      for (const { type } of objects(schema)) assert.ok(!Array.isArray(type), name);
  });

  it('no schema has members of its own beside allOf', () => {
    for (const { allOf, properties } of objects(bundle)) {
      if (allOf !== undefined) assert.equal(properties, undefined, JSON.stringify(allOf));
    }
  });

  it('what is composed of something open says itself that it is open', () => {
    const isOpen = ({ $ref, additionalProperties }: Whole) =>
      ($ref === undefined ? additionalProperties : schemas[lastWord($ref)]?.additionalProperties) === true;
    for (const [name, { allOf = [], additionalProperties }] of Object.entries(schemas))
      if (allOf.some(isOpen)) assert.ok(additionalProperties, name); // `true`, or what the others are like
  });

  it('every schema, and every field at any depth, says what it is', () => {
    const described = (schema: Whole) => schema.description ?? schemas[lastWord(schema.$ref)]?.description;
    for (const [name, schema] of Object.entries(schemas)) {
      assert.ok(schema.description, name);
      for (const [field, one] of fieldsWithin(schema)) assert.ok(described(one)?.trim(), `${name}: ${field}`);
    }
  });

  it('every object with members is a schema of its own, and so is every union', () => {
    for (const [name, schema] of Object.entries(schemas)) {
      for (const [field, one] of fieldsWithin(schema)) assert.ok(!isInline(one), `${name}: ${field}`);
    }
    for (const { content } of objects(bundle)) {
      for (const { schema } of Object.values((content ?? {}) as Record<string, { schema: Whole }>))
        assert.ok(!isInline(schema), JSON.stringify(schema));
    }
  });

  it('every set of values is a schema of its own, and there once', () => {
    const sets = Object.entries(schemas).filter(([, schema]) => schema.enum !== undefined);
    const texts = sets.map(([, schema]) => JSON.stringify([...(schema.enum ?? [])].sort()));
    assert.deepEqual(
      sets.filter((_, index) => texts.indexOf(texts[index] ?? '') !== index).map(([name]) => name),
      [],
    );
    for (const [name, schema] of Object.entries(schemas)) {
      for (const [field, one] of fieldsWithin(schema))
        assert.ok(!('enum' in one) && !('enum' in (one.items ?? {})), `${name}: ${field}`);
    }
  });

  it('no member or parameter has a default', () => {
    for (const [name, schema] of Object.entries(schemas))
      for (const [field, one] of fieldsWithin(schema)) assert.ok(!('default' in one), `${name}: ${field}`);
    for (const parameter of objects(bundle.components.parameters))
      if ('schema' in parameter) assert.ok(!('default' in (parameter.schema as object)), String(parameter.name));
  });

  it('a body that is shared has one media type', () => {
    for (const [name, body] of Object.entries(bundle.components.requestBodies ?? {}))
      assert.equal(Object.keys((body as { content: object }).content).length, 1, name);
  });

  for (const resource of resources) {
    const record = schemas[recordOf(resource)] as Whole;
    const part = schemas[`${recordOf(resource)}Read`] as Whole;

    it(`${resource}: what is read has all fields of the record with their types, and only the id always`, () => {
      assert.equal(document.answer(`${resource}.get`)?.$ref, `#/components/schemas/${recordOf(resource)}Read`);
      assert.deepEqual(Object.keys(document.properties(part)).sort(), Object.keys(document.properties(record)).sort());
      assert.deepEqual([...new Set(document.required(part))], ['id']);
      assert.equal(part.unevaluatedProperties, record.unevaluatedProperties);
      assert.equal(part.additionalProperties, record.additionalProperties);
      const known = ([, one]: [string, Whole]) => Object.keys(one).some((key) => !/^(description|x-)/.test(key));
      assert.deepEqual(
        Object.entries(document.properties(part)).filter((one) => !known(one)),
        [],
      );
    });

    it(`${resource}: the answer of create links to what can be done with the record`, () => {
      const answer = document.operation(`${resource}.create`)?.responses['200'];
      const { links } = (answer ?? {}) as { links?: Record<string, unknown> };
      assert.deepEqual(Object.keys(links ?? {}).sort(), ['delete', 'get', 'patch', 'replace']);
      for (const [verb, link] of Object.entries(links ?? {})) {
        const { operationId, parameters } = link as { operationId: string; parameters: Record<string, string> };
        assert.equal(operationId, `${resource}.${verb}`);
        assert.ok(document.operation(operationId), operationId);
        assert.deepEqual(parameters, { tenantId: '$request.path.tenantId', id: '$response.body#/id' });
      }
    });
  }

  it('every error code that an operation lists is explained, and those of batches', () => {
    const { description = '' } = (schemas.Error?.properties?.code ?? {}) as Whole;
    const listed = document.routes.flatMap(({ operation }) => Object.values(operation['x-codes'] ?? {}).flat());
    const used = [...new Set([...listed, 'answer_too_large', 'required'])];
    const row = (code: string) => `| \`${code}\` | ${errors[code as keyof typeof errors].sentence} |`;
    for (const code of used) assert.ok(description.includes(row(code)), `${code} is not explained`);
    const rows = [...description.matchAll(/^\| `(\w+)` \|/gm)].map(([, code]) => code);
    assert.deepEqual(rows.sort(), used.sort());
  });
}

/** Whether a generator must make up a name for it, for its items or for what its members are; `null` beside another type is none. */
function isInline({ properties, oneOf, anyOf, items, additionalProperties }: Whole): boolean {
  const isUnion = oneOf !== undefined || (anyOf !== undefined && !anyOf.some(({ type }) => type === 'null'));
  const within = [items, additionalProperties].filter((one) => typeof one === 'object');
  return properties !== undefined || isUnion || within.some(isInline);
}

/** Fields at any depth, with their names; not what conditions (`if`) say of them. */
function* fieldsWithin(schema: Whole): Iterable<[string, Whole]> {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    yield [name, field];
    yield* fieldsWithin(field);
  }
  const { items, allOf = [], anyOf = [], additionalProperties } = schema;
  for (const part of [items, additionalProperties, ...allOf, ...anyOf])
    if (typeof part === 'object') yield* fieldsWithin(part);
}
