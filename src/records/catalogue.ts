/** All resources of all services: what the documents and the definitions say together. */
import type { ResourceName } from '../document/contract.js';
import type { Document } from '../document/document.js';
import { type Declared, link, type Model, modelOf } from '../document/model.js';
import type { Index, Store } from '../store/port.js';
import type { Handler } from './call.js';
import type { Hooks } from './definition.js';

/** A resource that is known only at run time: its hooks and handlers take the records and calls they were written for. */
export interface Resource {
  readonly model: Model;
  readonly hooks: Hooks<never>;
  /** Handlers of the verbs that are not of the family. */
  readonly operations: Readonly<Record<string, Handler<never>>>;
}

export type Catalogue = ReadonlyMap<ResourceName, Resource>;

/** A definition of some resource. */
type AnyDefinition = Hooks<never> & Partial<Declared> & { readonly operations?: Resource['operations'] };

/** What the index.ts of a service's folder exports. */
export interface Service {
  readonly definitions: Readonly<Record<string, object>>;
  /** Collections that the service keeps for itself, with their indexes. */
  readonly collections?: Readonly<Record<string, readonly Index[]>>;
}

export interface LoadedService extends Service {
  readonly document: Document;
}

export function catalogue(services: readonly LoadedService[]): Catalogue {
  const all = services.flatMap(({ document, definitions }) =>
    Object.entries(definitions).map(([name, definition]) => resource(document, name as ResourceName, definition)),
  );
  const catalogue = new Map(all.map((one) => [one.model.name, one]));
  if (catalogue.size < all.length) throw new Error('two services have a resource of the same name');
  link(all.map(({ model }) => model));
  return catalogue;
}

function resource(document: Document, name: ResourceName, definition: AnyDefinition): Resource {
  const { lists = {}, indexes = [], operations = {}, ...hooks } = definition;
  return { model: modelOf(document, name, { lists, indexes }), hooks, operations };
}

/** Declares every collection. */
export async function declare(services: readonly Service[], resources: Catalogue, store: Store): Promise<void> {
  for (const { model } of resources.values()) await store.declare(model.collection, model.indexes);
  for (const { collections = {} } of services) {
    for (const [collection, indexes] of Object.entries(collections)) await store.declare(collection, indexes);
  }
}
