/** All resources of all services, each created from its document and its definition. */
import type { ResourceName } from '../document/contract.js';
import type { Document } from '../document/document.js';
import { type Declared, link, type Model, modelOf } from '../document/model.js';
import type { Index, Store } from '../store/port.js';
import type { Handler } from './call.js';
import type { Hooks } from './definition.js';

/** A resource whose types are not known at compile time, hence `never`: its hooks and handlers take its own records and calls. */
export interface Resource {
  readonly model: Model;
  readonly hooks: Hooks<never>;
  /** Handlers of its custom operations. */
  readonly operations: Readonly<Record<string, Handler<never>>>;
}

export type Catalogue = ReadonlyMap<ResourceName, Resource>;

/** A definition of some resource. */
type AnyDefinition = Hooks<never> & Partial<Declared> & { readonly operations?: Resource['operations'] };

/** The exports of a service's index.ts. */
export interface Service {
  readonly definitions: Readonly<Record<string, object>>;
  /** Internal collections of the service, with their indexes. */
  readonly collections?: Readonly<Record<string, readonly Index[]>>;
}

export interface LoadedService extends Service {
  readonly document: Document;
}

export function catalogue(services: readonly LoadedService[]): Catalogue {
  const resources = services.flatMap(({ document, definitions }) =>
    Object.entries(definitions).map(([name, definition]) => resourceOf(document, name as ResourceName, definition)),
  );
  const catalogue = new Map(resources.map((resource) => [resource.model.name, resource]));
  if (catalogue.size < resources.length) throw new Error('Two services have a resource of the same name.');
  link(resources.map(({ model }) => model));
  return catalogue;
}

function resourceOf(document: Document, name: ResourceName, definition: AnyDefinition): Resource {
  const { lists = {}, indexes = [], operations = {}, ...hooks } = definition;
  return { model: modelOf(document, name, { lists, indexes }), hooks, operations };
}

/** Declares all collections of all services in the store. */
export async function declare(services: readonly Service[], resources: Catalogue, store: Store): Promise<void> {
  for (const { model } of resources.values()) await store.declare(model.collection, model.indexes);
  for (const { collections = {} } of services) {
    for (const [collection, indexes] of Object.entries(collections)) await store.declare(collection, indexes);
  }
}
