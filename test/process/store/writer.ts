/** A process that writes to an embedded store that others have open, too; or until it is killed. */
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { children, declareAll, doc, increment, things } from '../../support/store-suite.js';

const [path = '', task, argument] = process.argv.slice(2);
const tenant = 'acme';

async function main(): Promise<void> {
  if (task === 'open') return await open(Number(argument));
  const store = new EmbeddedStore({ path });
  await declareAll(store);
  if (task === 'count') await count(store, Number(argument));
  else await Promise.all(Array.from({ length: 100 }, (_, i) => write(store, `${argument}.${i}`)));
  await store.close();
}

async function open(times: number): Promise<void> {
  for (let i = 0; i < times; i++) await new EmbeddedStore({ path }).close();
}

async function count(store: EmbeddedStore, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await increment(store, { collection: things, tenant, id: 'counter' });
}

/** Each commit is of two records with one id; who forked this process is told of every one that was answered. */
async function write(store: EmbeddedStore, prefix: string): Promise<void> {
  for (let i = 0; ; i++) {
    const id = `${prefix}.${i}`;
    await store.commit([
      { put: { collection: things, tenant, id }, doc: doc(id, { group: 'g' }) },
      { put: { collection: children, tenant, id }, doc: doc(id) },
    ]);
    process.send?.(id);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
