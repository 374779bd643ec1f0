/** Fields of records by their dotted paths, as the documents describe them; and records that differ in one field alone. */

import type { ResourceName } from '../../src/schema/contract.js';
import type { Document, Schema } from '../../src/schema/document.js';
import { Doc, type Stored } from '../../src/store/doc.js';
import type { World } from './harness.js';
import { made, targetOf } from './samples.js';

type Json = Readonly<Record<string, unknown>>;

/** The schema of a field; nothing when the document does not know it. */
export function fieldAt(document: Document, resource: ResourceName, path: string): Schema | undefined {
  let schema = document.answer(`${resource}.replace`);
  for (const name of path.split('.')) schema = schema && document.properties(schema)[name];
  return schema && document.resolve(schema);
}

/** Names of the members of an operation's body. */
export const membersOf = (document: Document, id: string) => Object.keys(document.properties(document.body(id) ?? {}));

/** The resource of which a field must name a record, however little strict the server is. */
export function seedNamedBy(document: Document, resource: ResourceName, path: string): ResourceName | undefined {
  const target = fieldAt(document, resource, path)?.['x-refers-to'];
  const isSeed = document.bundle.tags.some((tag) => tag.name === target && tag['x-tier'] === 'seed');
  return isSeed ? (target as ResourceName) : undefined;
}

/** A copy with the value at the path; the objects on the way keep what else they have. */
export function placed(record: object, path: string, value: unknown): Json {
  const [name = '', ...rest] = path.split('.');
  const before = (record as Json)[name] ?? {};
  return { ...record, [name]: rest.length === 0 ? value : placed(before, rest.join('.'), value) };
}

/** So many values that a field may have: texts that are easily mixed up, or ids of records where it must name one. */
export async function valuesFor(
  gala: World,
  document: Document,
  resource: ResourceName,
  path: string,
  tenant: string,
): Promise<string[]> {
  const seed = seedNamedBy(document, resource, path);
  if (seed === undefined) return ['one', 'two', 'One', 'one-more', 'on'];
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await made(gala, seed, {}, tenant)).id);
  return ids;
}

/** Records in one request; answers their ids, in the same order. */
export async function madeAll(gala: World, resource: ResourceName, tenant: string, bodies: readonly object[]) {
  if (resource === 'abstractReviews' || resource === 'reviews')
    return await reviewsAsStored(gala, resource, tenant, bodies);
  const fitting =
    resource === 'functionTickets'
      ? await atTheirEvents(gala, tenant, bodies)
      : bodies.map((body) => alone(resource, body as Json));
  const operations = fitting.map((object) => ({ operation: 'create', object }));
  const { body, text } = await gala.post(`/${resource}/${tenant}/batch`, { operations });
  if (body.error_count !== 0) throw new Error(`no ${resource}: ${text}`);
  return body.results.map(({ id }: { id: string }) => id) as string[];
}

/** A conflict of interest is about one thing, and another one than the others. */
function alone(resource: ResourceName, body: Json): Json {
  const { domain: _, ...rest } = body;
  return targetOf(resource, {}).domain === undefined ? body : { ...rest, ...targetOf(resource, rest) };
}

/** Reviews of any event or award, process, round and status: which of these go together is not what the test is about. */
async function reviewsAsStored(
  gala: World,
  resource: 'abstractReviews' | 'reviews',
  tenant: string,
  bodies: readonly object[],
): Promise<string[]> {
  const [service, subject] = resource === 'reviews' ? ['awards', 'application_id'] : ['events', 'abstract_id'];
  const ids: string[] = [];
  for (const body of unlike(subject, bodies)) {
    const { id } = await made(gala, resource, {}, tenant);
    const key = { collection: `${service}.${resource}`, tenant, id };
    const previous = await gala.store.read(key);
    const record = { ...previous?.record, ...body, id, sys_version: 2 };
    await gala.store.commit([{ put: key, doc: Doc.ofRecord<Stored>(record), previous }]);
    ids.push(id);
  }
  return ids;
}

/** A contact can review a thing only once per round, so each review of a contact is of a different one. */
function unlike(subject: string, reviews: readonly object[]): object[] {
  const subjects = new Set(reviews.map((review) => (review as Json)[subject]));
  if (subjects.size > 1) return [...reviews];
  return reviews.map((review, n) => ({ ...review, [subject]: `one-${n}` }));
}

/** A ticket is of a function of its event: those of another event than the samples' get one. */
async function atTheirEvents(gala: World, tenant: string, tickets: readonly object[]): Promise<object[]> {
  const fitting: object[] = [];
  for (const ticket of tickets) {
    const { event_id } = ticket as Json;
    const elsewhere = event_id !== 'event-1' && {
      function_id: (await made(gala, 'functions', { event_id }, tenant)).id,
    };
    fitting.push({ ...ticket, ...elsewhere });
  }
  return fitting;
}
