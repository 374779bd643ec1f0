/** What servers in processes of their own need for a fresh database. */
import { MongoStore } from '../../../src/store/mongo/store.js';
import { drop, freshDatabase, mongoUrl } from './server.js';

/** Undefined if there is no MongoDB. */
export async function freshEnvironment() {
  const shared = mongoUrl();
  if (shared === undefined) return undefined;
  const database = freshDatabase();
  const url = new URL(shared);
  url.pathname = `/${database}`;
  const discard = async () => {
    const store = await MongoStore.open(shared, { database });
    await drop(store.client, database);
    await store.close();
  };
  const NODE_OPTIONS = `--import=${new URL('./patience.js', import.meta.url)}`;
  return { environment: { MONGODB_URL: url.href, NODE_OPTIONS }, discard };
}
