/** What the demo wrote, by its own account: what the server must say when it is read again. */
import type { Json, Resource } from './client.js';

export interface Entry {
  readonly id: string;
  /** Without what the server keeps. */
  readonly record: Json;
  readonly version: number;
}

const serverOwned = new Set([
  'id',
  'sys_created_at',
  'sys_created_by_id',
  'sys_last_modified_at',
  'sys_last_modified_by_id',
  'sys_version',
]);

/** A record as it is read, without what the server keeps. */
export const withoutSystem = (record: Json): Json =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !serverOwned.has(name)));

export class Ledger {
  readonly #entries = new Map<Resource, Map<string, Entry>>();

  created(resource: Resource, id: string, record: Json): void {
    const entries = this.#entries.get(resource) ?? new Map<string, Entry>();
    this.#entries.set(resource, entries.set(id, { id, record, version: 1 }));
  }

  /** A write that was answered with 200: these fields have these values now; `undefined` takes one away. */
  changed(resource: Resource, id: string, fields: Json): void {
    const { record, version } = this.entry(resource, id);
    const next = Object.fromEntries(
      Object.entries({ ...record, ...fields }).filter(([, value]) => value !== undefined),
    );
    this.#entries.get(resource)?.set(id, { id, record: next, version: version + 1 });
  }

  deleted(resource: Resource, id: string): void {
    this.#entries.get(resource)?.delete(id);
  }

  entry(resource: Resource, id: string): Entry {
    const entry = this.#entries.get(resource)?.get(id);
    if (entry === undefined) throw new Error(`The demo did not write ${resource} ${id}.`);
    return entry;
  }

  /** In the order of ids. */
  all(resource: Resource): Entry[] {
    return [...(this.#entries.get(resource)?.values() ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** In the order of the external ids, which is the same in every run. */
  inOrder(resource: Resource): Entry[] {
    const name = ({ record }: Entry) => String(record.sys_external_id);
    return this.all(resource).sort((a, b) => (name(a) < name(b) ? -1 : 1));
  }

  /** In the order of ids. */
  where(resource: Resource, fits: (record: Json) => boolean): Entry[] {
    return this.all(resource).filter(({ record }) => fits(record));
  }
}
