import { Doc, type Stored } from '../../src/store/doc.js';
import type { World } from './harness.js';

/** Gives a stored record fields as an older release, which did not check them, has left them. */
export async function asOlder(gala: World, collection: string, id: string, fields: object, tenant = 'acme') {
  const key = { collection, tenant, id };
  const previous = (await gala.store.read(key)) as Doc;
  const doc = Doc.ofRecord<Stored>({ ...previous.record, ...fields });
  await gala.store.commit([{ put: key, doc, previous }]);
}
