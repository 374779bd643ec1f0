/** What is kept of a person, and its end. Each service has these operations, for its own resources. */
import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import type { LoadedService, Registry, Resource } from '../records/registry.js';
import type { Call, Handler, Work } from '../records/work.js';
import type { Answer } from '../schema/contract.js';
import type { Doc } from '../store/doc.js';
import { computed, json, readingOf } from '../verbs/call.js';
import { type KeyScope, lastIdOf, pageKey } from '../verbs/list.js';
import { Erasing } from './erasing.js';
import { answersOf, linksAbout, linksTo, mailsOf } from './mails.js';
import { pastOf } from './past.js';
import { type Known, Person } from './person.js';
import { type Shelf, walk } from './shelves.js';

type Operation = 'people.list' | 'people.erase';

export function people(
  registry: Registry,
  services: readonly LoadedService[],
): { readonly [O in Operation]: Handler<O> } {
  const reminders = services.flatMap((service) => Object.keys(service.reminders ?? {}));
  return {
    'people.list': (call, work) => list(call, resourcesOf(registry, call), work),
    'people.erase': (call, work) => erase(call, resourcesOf(registry, call), reminders, work),
  };
}

/** Those of the service that the address begins with. */
function resourcesOf(registry: Registry, { address }: Pick<Call<'people.list'>, 'address'>): Resource[] {
  const [, service] = address.split('/');
  return [...registry.values()].filter(({ model }) => model.document.name === service);
}

async function list({ query, tenant }: Call<'people.list'>, resources: readonly Resource[], work: Work) {
  const { contact_id, email_address, limit = 100, exclusiveStartKey } = query;
  const person = named({ contact_ids: [contact_id ?? []].flat(), email_addresses: [email_address ?? []].flat() });
  const beside = new Beside(person.known);
  const Items: Answer<'people.list'>['Items'] = [];
  const shelves = resources
    .filter(({ model }) => work.caller.may(`${model.name}.get`))
    .map(
      ({ model }): Shelf => ({
        name: model.name,
        windows: (after) => work.seen(model.name).windows({ after, limit: 500, ...readingOf(query) }),
        async take({ id, record }) {
          if (Items.length === limit) return 'full';
          const erasing = new Erasing(person, model.document);
          erasing.record(model.schema, { ...record });
          if (erasing.places.length === 0) return undefined;
          Items.push({ resource: model.name, id, places: [...new Set(erasing.places)] });
          beside.add(erasing.beside);
          return undefined;
        },
      }),
    );
  const scope = { tenant, operation: 'people.list', filter: { contact_id, email_address } };
  const key = await walk(shelves, person, keyIn(scope, exclusiveStartKey, 'query'), work.yielder);
  return json({ Count: Items.length, Items, person: beside.known, ...nextOf(scope, key) });
}

async function erase(
  { body, tenant }: Call<'people.erase'>,
  resources: readonly Resource[],
  reminders: readonly string[],
  work: Work,
) {
  const { digest: told, exclusiveStartKey, ...asked } = body;
  const person = named(asked);
  const digest = digestOf(tenant, person.known);
  if (!work.scope.dryRun && told !== digest) throw Fault.of('dry_run_missing');
  const done = { records: 0, messages: 0 };
  const beside = new Beside(person.known);
  const shelves = [
    ...resources.map((resource) => recordsOf(resource, person, beside, done, work)),
    pastOf(resources, person, work),
    mailsOf(person, reminders, done, work),
    answersOf(person, work),
  ];
  if (exclusiveStartKey === undefined) await linksTo(person, work);
  const scope = { tenant, operation: 'people.erase', filter: { digest } };
  const key = await walk(shelves, person, keyIn(scope, exclusiveStartKey, 'body'), work.yielder);
  return computed({ ...done, person: beside.known, digest, ...nextOf(scope, key) }); // it is not kept: it names them
}

/** Of whom a request names: a dry run answers it, and erasing needs it. */
export const digestOf = (tenant: string, { contact_ids, email_addresses, names }: Known) =>
  createHash('sha256')
    .update(JSON.stringify([tenant, contact_ids, email_addresses, names]))
    .digest('base64url')
    .slice(0, 22);

/** The records of a resource. What is kept from the caller is erased, but neither counted nor told. */
function recordsOf(
  { model, hooks }: Resource,
  person: Person,
  beside: Beside,
  done: { records: number },
  work: Work,
): Shelf {
  const { name, document, schema } = model;
  const without = (doc: Doc) => {
    const erasing = new Erasing(person, document, {}, `erased-${work.newId().slice(-12)}`);
    return { erasing, record: erasing.record(schema, { ...doc.record }) };
  };
  return {
    name,
    windows: (after) => work.records(name).windows({ after, limit: 500, consistent: true }),
    async take(doc) {
      const { erasing } = without(doc);
      if (erasing.places.length === 0) return;
      const isKept = hooks.withheld?.fields === 'all' && (await work.keptOf(name, [doc]))[0] === true;
      if (work.caller.may(`${name}.get`) && !isKept) {
        done.records++;
        beside.add(erasing.beside);
      }
      if (work.scope.dryRun) return;
      await work.separately(async (own) => {
        const found: Doc | undefined = await own.records(name).find(doc.id);
        if (found === undefined) return;
        await own.records(name).erase(doc.id, without(found).record);
      });
      await linksAbout(doc.id, person, work);
    },
  };
}

/** @throws Fault `person_missing` */
function named({ contact_ids = [], email_addresses = [], names = [] }: Partial<Known>): Person {
  if (contact_ids.length + email_addresses.length === 0) throw Fault.of('person_missing');
  return new Person({ contact_ids, email_addresses, names });
}

/** @throws Fault `page_key_invalid` */
const keyIn = (scope: KeyScope, key: string | undefined, part: 'query' | 'body') =>
  lastIdOf(scope, key, part === 'body' ? '/exclusiveStartKey' : 'query/exclusiveStartKey');

const nextOf = (scope: KeyScope, place: string | undefined) =>
  place === undefined ? {} : { LastEvaluatedKey: pageKey(scope, place) };

/** What was asked for, with what stands beside it. */
class Beside {
  readonly #sets: Readonly<Record<keyof Known, Set<string>>>;

  constructor({ contact_ids, email_addresses, names }: Known) {
    this.#sets = {
      contact_ids: new Set(contact_ids),
      email_addresses: new Set(email_addresses),
      names: new Set(names),
    };
  }

  add(found: Readonly<Record<keyof Known, ReadonlySet<string>>>): void {
    for (const kind of ['contact_ids', 'email_addresses', 'names'] as const)
      for (const one of found[kind]) this.#sets[kind].add(one);
  }

  get known() {
    const { contact_ids, email_addresses, names } = this.#sets;
    return { contact_ids: [...contact_ids], email_addresses: [...email_addresses], names: [...names] };
  }
}
