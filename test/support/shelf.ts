/** The store of the suite that runs; each test has a tenant of its own. */
import type { Doc } from '../../src/store/doc.js';
import type { AnyOf, Key, PageQuery, Store } from '../../src/store/port.js';
import { children, declareAll, doc, next, parents, things } from './store-suite.js';

export interface Opened {
  readonly store: Store;
  /** A further store on the same data, as another process has it, or one after a restart. */
  another(): Promise<Store>;
  /** Closes all and removes the data. */
  discard(): Promise<void>;
}

export interface OpenOptions {
  /** Called between the steps of a commit. */
  readonly beforeStep: () => void;
}

/** Opens a store with its own data. `this` is the hook's context, to skip the suite. */
export type Open = (this: Mocha.Context, options: OpenOptions) => Promise<Opened>;

export let store: Store;
export let tenant = '';
let opened: Opened;
let tenants = 0;
let eachStep = () => {};

/** Does something between the steps of each commit of the test, from now on. */
export function atEachStep(task: () => void): void {
  eachStep = task;
}

export const another = () => opened.another();

/** For the suite that calls it. */
export function withStore(open: Open): void {
  before(async function () {
    opened = await open.call(this, { beforeStep: () => eachStep() });
    store = opened.store;
    await declareAll(store);
  });
  beforeEach(() => {
    eachStep = () => {};
    tenant = `tenant${++tenants}`;
  });
  after(() => opened?.discard());
}

export const thing = (id: string, of = tenant): Key => ({ collection: things, tenant: of, id });
export const parent = (id: string): Key => ({ collection: parents, tenant, id });
export const child = (id: string): Key => ({ collection: children, tenant, id });
export const put = (key: Key, fields: object = {}) => store.commit([{ put: key, doc: doc(key.id, fields) }]);
export const putAll = (docs: readonly Doc[], collection = things) =>
  store.commit(docs.map((one) => ({ put: { collection, tenant, id: one.id }, doc: one })));
/** Changes fields of a stored record. */
export async function alter(key: Key, fields: object): Promise<void> {
  const previous = (await store.read(key)) as Doc;
  await store.commit([{ put: key, doc: next(previous, fields), previous }]);
}
export const text = async (key: Key) => (await store.read(key))?.text;
export const idsOf = (docs: readonly Doc[]) => docs.map(({ id }) => id);
/** Ids of a page. */
export const page = async (query: Partial<PageQuery> = {}) =>
  idsOf(await store.page({ collection: things, tenant, limit: 1000, ...query }));
export const ids = (match?: AnyOf, collection = things, of = tenant) => page({ match, collection, tenant: of });
export const unlessChildren = (id: string) => [{ collection: children, match: { parent_id: id } }];

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
/** Names of the errors that promises were rejected with; `ok` for the others. */
export async function outcomes(promises: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(promises);
  return settled.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as Error).constructor.name));
}
export const countOf = (values: readonly string[], value: string) => values.filter((one) => one === value).length;
