/** Searches by an e-mail address alone: an index serves them, so that one request looks at nothing else. */
import { strict as assert } from 'node:assert';
import { timeOrderedId } from '../../src/records/work.js';
import { Doc } from '../../src/store/doc.js';
import { describeApi, served } from '../support/api.js';
import { made } from '../support/samples.js';

/** The resources, and the field that has the address. */
const resources = {
  references: ['awards', (email_address: string) => ({ email_address })],
  applications: ['awards', (email_address: string) => ({ email_address })],
  abstracts: ['events', (email_address: string) => ({ email_address })],
  abstractReviews: ['events', (email_address: string) => ({ assignee: { email_address } })],
} as const satisfies Record<string, readonly [string, (address: string) => object]>;

describeApi('A search by e-mail address', (start) => {
  const gala = served(start);

  const tenant = 'crowd';

  /** More records than one request looks at. */
  async function crowd(collection: string, fields: (address: string) => object) {
    for (let part = 0; part < 3; part++) {
      const records = Array.from({ length: 500 }, (_, n) => ({
        id: timeOrderedId(),
        ...fields(`person${part}-${n}@Example.org`),
        sys_version: 1,
      }));
      await gala.store.commit(
        records.map((record) => ({ put: { collection, tenant, id: record.id }, doc: Doc.ofRecord(record) })),
      );
    }
  }

  for (const [resource, [service, fields]] of Object.entries(resources)) {
    it(`of ${resource} finds the last of many at once, and follows its changes`, async () => {
      const collection = `${service}.${resource}`;
      await crowd(collection, fields);
      const id = timeOrderedId();
      const put = async (record: object, previous?: Doc) => {
        const doc = Doc.ofRecord({ id, sys_version: (previous?.record.sys_version ?? 0) + 1, ...record });
        await gala.store.commit([{ put: { collection, tenant, id }, doc, previous }]);
        return doc;
      };
      const search = async (email_address: string) => {
        const { body } = await gala.post(`/${resource}/${tenant}/search?fieldsToReturn=id`, { email_address });
        assert.equal(body.LastEvaluatedKey, undefined);
        return body.Items.map((item: { id: string }) => item.id);
      };
      const first = await put(fields('Straße@Example.org'));
      assert.deepEqual(await search('STRASSE@example.ORG'), [id]);
      const second = await put(fields('İda@Example.org'), first);
      assert.deepEqual(await search('STRASSE@example.ORG'), []);
      assert.deepEqual(await search('i̇DA@example.org'), [id]);
      await put({}, second);
      assert.deepEqual(await search('i̇DA@example.org'), []);
      assert.deepEqual(await search('nobody@example.org'), []);
    });
  }

  it('leaves fields that are called like those of a store to who sent them', async () => {
    const own = { _folded: { email_address: 'x' }, '%folded': ['y'], email_address: 'Own@Example.org' };
    const application = await made(gala, 'applications', own);
    const { body } = await gala.post('/applications/acme/search', { email_address: 'own@example.ORG' });
    assert.deepEqual(body.Items, [application]);
    assert.deepEqual([application._folded, application['%folded']], [own._folded, own['%folded']]);
  });
});
