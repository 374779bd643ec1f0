import { strict as assert } from 'node:assert';
import { refusal, type Suite, served } from '../support/api.js';
import { made } from '../support/samples.js';

export const search: Suite = (start) => {
  const gala = served(start);
  const names = new Map<string, string>();
  before(async () => {
    const shared = {
      process_id: (await made(gala, 'referenceProcesses')).id,
      type_id: (await made(gala, 'referenceTypes')).id,
    };
    const people = [
      { name: 'Ada Lovelace', last_name: 'Lovelace', city: 'London', application_id: 'a1', contact_id: 'c1' },
      { name: 'Alan Turing', city: 'London', application_id: 'a1', contact_id: 'c2' },
      { name: 'Grace Hopper', application_id: 'a2', contact_id: 'c3' },
      { name: 'Émilie du Châtelet', application_id: 'a2', contact_id: 'c1' },
      { name: 'Sofja Kowalewskaja', application_id: 'a3', contact_id: 'c4' },
      { name: 'Mary Somerville', application_id: 'a3', contact_id: 'c5' },
    ];
    for (const person of people) {
      const { id } = await made(gala, 'references', { ...shared, ...person });
      names.set(id, person.name);
    }
    await made(gala, 'references', { name: 'Ada of another tenant' }, 'other');
  });

  const search = async (body: object, query = '') => await gala.post(`/references/acme/search${query}`, body);
  const found = async (body: object) => (await search(body)).body.Items.map(({ id }: { id: string }) => names.get(id));
  const everyone = () => [...names.values()];

  for (const [what, body, expected] of [
    ['without filters finds all records', {}, [0, 1, 2, 3, 4, 5]],
    ['counts a value that is given twice once', { contact_ids: ['c1', 'c1'] }, [0, 3]],
    ['finds only records that match all filters', { application_ids: ['a1'], contact_ids: ['c1'] }, [0]],
    ['takes regular expressions literally', { name: '.*' }, []],
  ] as const)
    it(what, async () =>
      assert.deepEqual(
        await found(body),
        expected.map((n) => everyone()[n]),
      ),
    );

  it('by ids finds records in the order of ids, in whatever order they are named', async () => {
    const ids = [...names.keys()];
    assert.deepEqual(await found({ ids: [...ids.slice(2), 'nope'].reverse() }), everyone().slice(2));
    assert.deepEqual(await found({ ids: ids.slice(0, 3), name: 'turing' }), ['Alan Turing']);
  });

  it('answers the summary, or the fields that are asked for', async () => {
    const [item] = (await search({ name: 'ada' })).body.Items;
    const summary = ['application_id', 'award_id', 'city', 'completion_date', 'contact_id', 'id', 'name', 'type_id'];
    assert.deepEqual(Object.keys(item).sort(), summary);
    const [part] = (await search({ name: 'ada' }, '?fieldsToReturn=status,last_name')).body.Items;
    assert.deepEqual(part, { id: item.id, status: 'pending', last_name: 'Lovelace' });
    assert.equal((await search({}, '?fieldsToReturn=nope')).status, 400);
  });

  it('continues with the same filters, in any order', async () => {
    const filters = { application_ids: ['a1'], city: 'london', contact_ids: ['c1', 'c2'] };
    const turned = Object.fromEntries(Object.entries(filters).reverse());
    const { body } = await search(filters, '?limit=1');
    const next = await search(turned, `?limit=1&exclusiveStartKey=${body.LastEvaluatedKey}`);
    assert.equal(next.status, 200, next.text);
    const both = [...body.Items, ...next.body.Items].map(({ id }: { id: string }) => names.get(id));
    assert.deepEqual(both, ['Ada Lovelace', 'Alan Turing']);
  });

  it('goes on with a key in the query or in the body, or the same in both', async () => {
    const filters = { application_ids: ['a1'] };
    const { body: first } = await search(filters, '?limit=1');
    const key = first.LastEvaluatedKey;
    assert.equal(first.Count, 1);
    const query = `?exclusiveStartKey=${key}`;
    for (const [more, asked] of [
      [{}, query],
      [{ exclusiveStartKey: key }, ''],
      [{ exclusiveStartKey: key }, query],
    ] as const) {
      const { status, body } = await search({ ...filters, ...more }, asked);
      assert.deepEqual([status, body.Count, names.get(body.Items[0].id)], [200, 1, 'Alan Turing']);
    }
  });

  it('refuses two keys that differ, and a broken one in the body', async () => {
    const { body: first } = await search({}, '?limit=1');
    const { body: second } = await search({}, '?limit=2');
    const [one, other] = [first.LastEvaluatedKey, second.LastEvaluatedKey];
    const both = await search({ exclusiveStartKey: one }, `?exclusiveStartKey=${other}`);
    assert.deepEqual(refusal(both), [400, 'page_key_invalid']);
    const broken = await search({ exclusiveStartKey: `${one}A` });
    assert.deepEqual([broken.status, broken.body.details[0].pointer], [400, '/exclusiveStartKey']);
    for (const exclusiveStartKey of ['', 1, null]) assert.equal((await search({ exclusiveStartKey })).status, 400);
  });
};
