/** All resources of all services: what the documents and the definitions say together. */
import type { ValidateFunction } from 'ajv';
import type { Index, Store } from '../store/port.js';
import type { ResourceName } from './contract.js';
import type { Document, Schema } from './document.js';
import { withMoney } from './money.js';
import type { Resource } from './resource.js';

/** A field that names a record of another resource. */
export interface Link {
  readonly from: Model;
  /** Dotted path of the field. */
  readonly path: string;
  readonly to: Model;
}

/** A resource with all that is known of it. */
export interface Model extends Resource {
  /** Name of its collection in the store. */
  readonly collection: string;
  readonly document: Document;
  readonly tier: 'seed' | 'supporting';
  /** Names of all fields the document knows. */
  readonly fields: ReadonlySet<string>;
  /** Names of those that the public may see. */
  readonly publicFields: readonly string[];
  /** That of a whole record. */
  readonly schema: Schema;
  /** Dotted paths of its amounts of money. */
  readonly moneyPaths: readonly string[];
  readonly indexes: readonly Index[];
  /** Fields of this resource that name others, and fields of others that name this one. */
  readonly links: readonly Link[];
  readonly linkedFrom: readonly Link[];
  /** Bodies of create and replace, the whole record, and one operation of a batch. */
  readonly validate: Readonly<Record<'create' | 'replace' | 'record' | 'operation', ValidateFunction>>;
}

export type Catalogue = ReadonlyMap<ResourceName, Model>;

export interface ServiceDefinition {
  readonly document: Document;
  readonly resources: readonly Resource[];
  /** Collections that the service keeps for itself, with their indexes. */
  readonly collections?: Readonly<Record<string, readonly Index[]>>;
}

export function catalogue(services: readonly ServiceDefinition[]): Catalogue {
  const models = new Map<ResourceName, Mutable<Model>>();
  for (const { document, resources } of services) {
    for (const resource of resources) models.set(resource.name, model(document, resource));
  }
  for (const from of models.values()) {
    for (const [path, target] of marked(from.document, from.schema, 'x-refers-to')) {
      const to = models.get(target as ResourceName);
      if (to === undefined || to.document !== from.document) {
        if (target.startsWith('external:')) continue;
        throw new Error(`${from.name}.${path} refers to ${target}, which is not served`);
      }
      const link = { from, path, to };
      from.links = [...from.links, link];
      to.linkedFrom = [...to.linkedFrom, link];
      from.indexes = withIndex(from.indexes, [path]);
    }
  }
  return models;
}

/** Declares every collection. */
export async function declare(services: readonly ServiceDefinition[], models: Catalogue, store: Store): Promise<void> {
  for (const { collection, indexes } of models.values()) await store.declare(collection, indexes);
  for (const { collections = {} } of services) {
    for (const [collection, indexes] of Object.entries(collections)) await store.declare(collection, indexes);
  }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function model(document: Document, resource: Resource): Mutable<Model> {
  const { name } = resource;
  const schema = recordSchema(document, name);
  const properties = document.properties(schema);
  const moneyPaths = marked(document, schema, 'x-money').map(([path]) => path);
  return {
    ...resource,
    document,
    collection: `${document.name}.${name}`,
    tier: tierOf(document, name),
    fields: new Set(Object.keys(properties)),
    publicFields: Object.keys(properties).filter((field) => properties[field]?.['x-visibility'] === 'public'),
    schema,
    moneyPaths,
    indexes: indexesOf(resource),
    links: [],
    linkedFrom: [],
    validate: validatorsOf(document, name, moneyPaths),
  };
}

/** Those that the resource asks for, and one for each of its lists. */
function indexesOf({ hooks, lists }: Resource): readonly Index[] {
  const fields = Object.values(lists).map((parameters) => Object.values(parameters));
  return fields.reduce(withIndex, hooks.indexes ?? []);
}

function validatorsOf(document: Document, name: string, moneyPaths: readonly string[]): Model['validate'] {
  const validate = (of: string) => withMoney(validator(document, of), moneyPaths);
  return {
    create: validate(`${name}.create`),
    replace: validate(`${name}.replace`),
    record: validate(name),
    operation: validator(document, 'batch'),
  };
}

function tierOf(document: Document, name: string): Model['tier'] {
  const tier = document.bundle.tags.find((tag) => tag.name === name)?.['x-tier'];
  if (tier === undefined) throw new Error(`${document.name}: the tag ${name} has no x-tier`);
  return tier;
}

function recordSchema(document: Document, name: string): Schema {
  const schema = document.answer(`${name}.replace`);
  if (schema === undefined) throw new Error(`${document.name} has no operation ${name}.replace`);
  return document.resolve(schema);
}

function validator(document: Document, name: string): ValidateFunction {
  const found = document.validators[name];
  if (found === undefined) throw new Error(`generated/ has no validator ${name}: npm run generate`);
  return found;
}

function withIndex(indexes: readonly Index[], fields: readonly string[]): readonly Index[] {
  const same = (index: Index) => !index.unique && index.fields.join() === fields.join();
  return indexes.some(same) ? indexes : [...indexes, { fields }];
}

/** Dotted paths of the fields that carry a mark, and what it says. */
function marked<M extends 'x-refers-to' | 'x-money'>(
  document: Document,
  schema: Schema,
  mark: M,
  prefix = '',
): [string, NonNullable<Schema[M]>][] {
  return Object.entries(document.properties(schema)).flatMap(([name, property]) => {
    const path = prefix + name;
    const value = document.resolve<Schema>(property);
    const item = value.items ? document.resolve<Schema>(value.items) : value;
    const said = item[mark];
    if (said !== undefined) return [[path, said] as [string, NonNullable<Schema[M]>]];
    return marked(document, item, mark, `${path}.`);
  });
}
