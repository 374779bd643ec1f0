/** Searches of one's own records, and of opened ones, by values as a whole, among very many. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { Doc, type Stored } from '../../src/store/doc.js';
import { operationOf } from '../access/matrix/caller.js';
import { type Json, membersOf, resolved, valuesAt } from '../access/matrix/documents.js';
import { type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { withService } from '../support/replies.js';
import { made } from '../support/samples.js';
import { useOf } from '../support/use.js';

const me = 'rex';
const as = (...permissions: string[]) => ({ token: token({ sub: me, permissions }) });
const staff = as('*');

/** Who has very many records: those that name them, or those that their reviews open to them. */
const callers = {
  'an applicant': { resource: 'applications', owner: 'contact_id' },
  'a referee': { resource: 'references', owner: 'contact_id' },
  'an author': { resource: 'abstracts', owner: 'submitter_id' },
  'a reviewer for reviews': { resource: 'abstractReviews', owner: 'assignee.contact_id' },
  'a reviewer for abstracts': { resource: 'abstracts', owner: undefined },
  'a juror for reviews': { resource: 'reviews', owner: 'assignee.contact_id' },
} as const;

/** Reviews → the field with what they are of. */
const subjects: Readonly<Record<string, string>> = { abstractReviews: 'abstract_id', reviews: 'application_id' };

type Searched = (typeof callers)[keyof typeof callers];

const limited = as(...Object.values(callers).map(({ resource }) => `${resource}.*:own`));

/** A filter that compares whole values, and has an index. */
interface Filter {
  readonly name: string;
  readonly field: string;
  readonly isList: boolean;
  /** A body that asks for any of these values. */
  body(...values: readonly string[]): Json;
}

/** All of them but the one that asks for the owner. */
function filtersOf({ resource, owner }: Searched): Filter[] {
  const { bundle, body = {} } = operationOf(`${resource}.search`);
  const named = Object.entries(membersOf(bundle, body)).filter(([name]) => /_ids?$|^email_address$/.test(name));
  const people = resource in subjects ? /^(contact_ids|email_address)$/ : /^$/;
  return named
    .map(([name, schema]): Filter => {
      const isList = resolved(bundle, schema).type === 'array';
      const field = (people.test(name) ? 'assignee.' : '') + name.replace(/ids$/, 'id');
      return { name, field, isList, body: (...values) => ({ [name]: isList ? values : values[0] }) };
    })
    .filter(({ field }) => field !== owner);
}

const valueIn = ({ name }: Filter, what: string) => (name === 'email_address' ? `${what}@Example.org` : what);

/** A copy with another value at a path. */
const withValue = (record: Json, path: string, value: string): Json => {
  const [name = '', ...rest] = path.split('.');
  return { ...record, [name]: rest.length === 0 ? value : withValue(record[name] as Json, rest.join('.'), value) };
};

/** Fields that filters are about: an answer may have fewer. */
const returned: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(callers).map((one) => [
    one.resource,
    filtersOf(one)
      .map(({ field }) => field)
      .join(),
  ]),
);

const idOf = (kind: string, n: number) => kind + String(n).padStart(6, '0');
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

/** @param many records of the caller's own. */
export const ownSearches =
  (many: number, numRuns: number, whose = Object.keys(callers) as readonly (keyof typeof callers)[]): Suite =>
  (start) => {
    const gala = served(start);

    async function put(tenant: string, resource: string, records: readonly Json[]): Promise<void> {
      const collection = withService(`/${resource}`).slice(1).replace('/', '.');
      const docs = records.map((record) => Doc.ofRecord({ ...record, sys_version: 1 } as Json & Stored));
      for (let from = 0; from < docs.length; from += 500)
        await gala.store.commit(
          docs.slice(from, from + 500).map((doc) => ({ put: { collection, tenant, id: doc.id }, doc })),
        );
    }

    /** A page, and what was read for it. */
    async function page(tenant: string, resource: string, body: Json, limit = 100, caller = limited) {
      const ask = () =>
        gala.post(`/${resource}/${tenant}/search?limit=${limit}&fieldsToReturn=${returned[resource]}`, body, caller);
      const { result, use } = await useOf(gala.store, ask);
      assert.equal(result.status, 200, result.text);
      const { Items, LastEvaluatedKey: key } = result.body as { Items: Json[]; LastEvaluatedKey?: string };
      const { read, entries, asked } = use;
      return { items: Items, ids: Items.map(({ id }) => id), key, cost: { read, entries, asked: asked.length } };
    }

    /** Of all pages. */
    async function all(tenant: string, resource: string, body: Json, limit: number): Promise<Json[]> {
      const found: Json[] = [];
      for (let key: string | undefined, isFirst = true; isFirst || key !== undefined; isFirst = false) {
        const next = await page(tenant, resource, { ...body, ...(key && { exclusiveStartKey: key }) }, limit);
        found.push(...next.items);
        key = next.key;
      }
      return found;
    }

    for (const who of whose)
      describe(`of ${who}`, () => {
        const searched = callers[who];
        const { resource, owner } = searched;
        const tenant = who.replaceAll(/\W/g, '-');
        const filters = filtersOf(searched);
        const last = idOf('r', many - 1);

        /** Stores records of the caller's and of others; `what` gives the value of each filter. */
        async function store(at: string, ids: readonly string[], isMine: boolean, what: (n: number) => string) {
          const template: Json = await made(gala, resource, {}, at);
          const records = ids.map((id, n) => {
            const contact = isMine && owner !== undefined ? me : `another-${n}`;
            const filled = filters.reduce(
              (record, filter) => withValue(record, filter.field, valueIn(filter, what(n))),
              withValue({ ...template, id }, owner ?? 'submitter_id', contact),
            );
            // a reviewer has one review of a thing
            const subject = ['special', 'theirs'].includes(what(n)) ? undefined : subjects[resource];
            return subject === undefined ? filled : { ...filled, [subject]: `of-${id}` };
          });
          await put(at, resource, records);
          if (!isMine || owner !== undefined) return;
          const place = { process_id: 'process-1', review_round_id: 'round-1', assignee: { contact_id: me } };
          const opening = ids.map((id) => ({ ...place, id, abstract_id: id }));
          await put(at, 'abstractReviews', opening);
        }

        before(async () => {
          const mine = numbers(many).map((n) => idOf('r', n));
          await store(tenant, mine, true, (n) => (n === many - 1 ? 'special' : 'usual'));
          const theirs = numbers(300).map((n) => idOf(n % 2 > 0 ? 'q' : 's', n));
          await store(tenant, theirs, false, () => 'theirs');
        });

        it('finds a record among very many in one page, as the staff do', async () => {
          const { body: shown } = await gala.get(`/${resource}/${tenant}/${last}`, limited);
          const seen: Filter[] = [];
          for (const filter of filters) {
            const value = valueIn(filter, 'special');
            const body = filter.body(filter.name === 'email_address' ? value.toUpperCase() : value);
            const found = await page(tenant, resource, body, 100, staff);
            assert.deepEqual([found.ids, found.key], [[last], undefined], filter.name);
            if (!valuesAt(shown, filter.field).includes(value)) continue;
            seen.push(filter);
            const own = await page(tenant, resource, body);
            assert.deepEqual([own.ids, own.key], [[last], undefined], filter.name);
            const { read, entries, asked } = own.cost;
            assert.ok(read <= 10, `${filter.name}: ${read} records were read`);
            assert.ok(entries <= 3 * many && asked <= many / 25, `${filter.name}: ${entries} entries, ${asked} reads`);
          }
          assert.ok(seen.length > 1 && (owner === undefined || seen.some(({ name }) => name === 'email_address')));
        });

        it('reads as much for values that others have or that are hidden as for values nobody has', async () => {
          const { body: shown } = await gala.get(`/${resource}/${tenant}/${last}`, limited);
          const outcome = async (filter: Filter, what: string) => {
            const { ids, key, cost } = await page(tenant, resource, filter.body(valueIn(filter, what)));
            return { ids, hasKey: key !== undefined, cost };
          };
          for (const filter of filters) {
            const isHidden = valuesAt(shown, filter.field).length === 0;
            const expected = await outcome(filter, 'nobody');
            for (const what of ['theirs', ...(isHidden ? ['usual', 'special'] : [])])
              assert.deepEqual(await outcome(filter, what), expected, `${filter.name}: ${what}`);
          }
        });

        it('reads no more than a page at a time, however many values it asks for', async () => {
          const filter = filters.find(({ name }) => /event_ids|award_ids/.test(name)) ?? assert.fail();
          const values = numbers(99).map((n) => `none-${n}`);
          const found: unknown[] = [];
          for (let key: string | undefined, isFirst = true; isFirst || key !== undefined; isFirst = false) {
            const body = { ...filter.body('special', ...values), ...(key && { exclusiveStartKey: key }) };
            const next = await page(tenant, resource, body);
            const { read, entries } = next.cost;
            assert.ok(read <= 2000 && entries <= 3000, `${read} records, ${entries} entries`);
            found.push(...next.ids);
            key = next.key;
          }
          assert.deepEqual(found, [last]);
        });

        it('finds exactly those of the caller’s records that match', async () => {
          const mixed = `${tenant}-mixed`;
          const letter = (n: number) => 'abcd'[((n * n * 7 + n) % 11) % 4] ?? 'a';
          await store(
            mixed,
            numbers(150).map((n) => idOf('r', 2 * n)),
            true,
            letter,
          );
          await store(
            mixed,
            numbers(150).map((n) => idOf('r', 2 * n + 1)),
            false,
            letter,
          );
          const own = await all(mixed, resource, {}, 1000);
          assert.equal(own.length, 150);
          const asked = fc.record({
            filter: fc.constantFrom(...filters),
            letters: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 }),
            limit: fc.integer({ min: 7, max: 60 }),
          });
          const check = fc.asyncProperty(asked, async ({ filter, letters, limit }) => {
            const values = (filter.isList ? letters : letters.slice(0, 1)).map((one) => valueIn(filter, one));
            const found = await all(mixed, resource, filter.body(...values), limit);
            const expected = own.filter((one) =>
              valuesAt(one, filter.field).some((value) => values.includes(String(value))),
            );
            assert.deepEqual(found, expected);
          });
          await fc.assert(check, { numRuns });
        });
      });
  };
