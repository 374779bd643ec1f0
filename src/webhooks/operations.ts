/** The operations of webhook endpoints. Each service has them, and they answer the same in all. */
import { insufficientScope } from '../auth/challenge.js';
import { Fault } from '../fault.js';
import { Targets } from '../lib/targets.js';
import { type Entry, logOf } from '../records/changes.js';
import type { Saved } from '../records/idempotency.js';
import { meet } from '../records/meetings.js';
import { notFound } from '../records/records.js';
import type { Base } from '../records/unitOfWork.js';
import type { Call, Collection, Handler, Work } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import type { Document } from '../schema/document.js';
import { invalidRequest } from '../schema/findings.js';
import { positionAt } from '../store/positions.js';
import { json, readingOf } from '../verbs/call.js';
import { type Endpoint, endpoints, shownOf, withSecret } from './endpoints.js';
import { testOf } from './pings.js';

/** At most so many of a tenant. */
const maxEndpoints = 100;

type Handlers = { readonly [O in Extract<OperationId, `webhookEndpoints.${string}`>]: Handler<O> };
type Bounds = { readonly documents: readonly Document[]; readonly targets: Targets };
/** What an endpoint asks for. */
type Asked = Pick<Endpoint, 'url' | 'services' | 'resources'>;
/** Without what the server sets by itself. */
type Begun = Asked & Pick<Endpoint, 'description' | 'contact_email' | 'is_paused' | 'told'>;

export function webhookEndpoints(documents: readonly Document[], { ports }: Base): Handlers {
  const { targets = new Targets(), changesDays = 30 } = ports;
  const all = documents.map(({ name }) => name);
  const isOrdered = ports.store.appendsInOrder();
  const begun = async <T extends Asked>(asked: T, work: Work, told?: Endpoint['told']) => {
    check(asked, { documents, targets }, work);
    return { ...asked, told: await newestIn(asked.services, isOrdered, work, told) };
  };
  return {
    'webhookEndpoints.list': list,
    'webhookEndpoints.get': async ({ path, query }, work) => shown(await find(path.id, work, readingOf(query)), work),
    'webhookEndpoints.create': async ({ body }, work) => {
      if (changesDays === 0) throw Fault.of('changes_off');
      const { is_paused = false, services = all } = body;
      return await create(await begun({ ...body, is_paused, services }, work), work);
    },
    'webhookEndpoints.patch': async ({ path, body }, work) => {
      const { ping: _, description: said, resources: chosen, ...record } = await find(path.id, work);
      const { description = said, resources = chosen, services = record.services, ...given } = body;
      const left = { ...(description && { description }), ...(resources && { resources }) };
      const patched = { ...record, ...given, services: services ?? all, ...left };
      return shown(modified(await begun(patched, work, record.told), work), work);
    },
    'webhookEndpoints.delete': async ({ path }, work) => {
      await of(work).remove((await find(path.id, work)).id);
      return { ...json(path.id), repeats: 'removed' };
    },
    'webhookEndpoints.rotate': async ({ path }, work) => {
      const record = await find(path.id, work);
      return withItsSecret(modified({ ...record, secrets: withSecret(record.secrets, work.now) }, work), work);
    },
    'webhookEndpoints.test': async ({ path }, work) => {
      const record = await find(path.id, work);
      return shown(of(work).put({ ...record, test: testOf(record, work) }).record, work);
    },
    'webhookEndpoints.resume': async ({ path }, work) => {
      const { ping: _, disabled_because: __, disabled_at: ___, ...record } = await find(path.id, work);
      return shown(modified({ ...record, is_paused: false }, work), work);
    },
  };
}

const of = (work: Work): Collection<Endpoint> => work.collection(endpoints);

async function list({ query }: Call<'webhookEndpoints.list'>, work: Work) {
  const found = await of(work).page({ limit: maxEndpoints, ...readingOf(query) });
  return json({ Count: found.length, Items: found.map(({ record }) => shownOf(record, work.now)) });
}

async function create(asked: Begun, work: Work) {
  await meet([endpoints], work);
  if ((await of(work).count({ match: {}, atMost: maxEndpoints })) === maxEndpoints)
    throw Fault.of('too_many_webhook_endpoints');
  const [at, by] = [work.now.toISOString(), work.caller.id];
  const system = { id: work.newId(), sys_created_at: at, sys_created_by_id: by, sys_version: 0 };
  const secrets = withSecret([], work.now);
  return withItsSecret(modified({ ...asked, ...system, sys_last_modified_at: at, secrets }, work), work);
}

/** @throws Fault `record_not_found` */
async function find(id: string, work: Work, options?: ReturnType<typeof readingOf>): Promise<Endpoint> {
  const doc = await of(work).find(id, options);
  if (doc === undefined) throw notFound('webhookEndpoints', id);
  return doc.record;
}

/** What a request has saved, as it is now: without the secret. */
export const endpointAgain = async ([id]: Saved, work: Work) => shown(await find(id, work), work);

const modified = (record: Endpoint, work: Work): Endpoint => {
  const changed = { sys_last_modified_at: work.now.toISOString(), sys_last_modified_by_id: work.caller.id };
  return of(work).put({ ...record, ...changed }).record;
};

const shown = (record: Endpoint, work: Work) => ({ ...json(shownOf(record, work.now)), saved: record.id });

/** The only answer with the secret: it is not kept for requests that are sent again. */
const withItsSecret = (record: Endpoint, work: Work) => ({
  ...json({ ...shownOf(record, work.now), secret: record.secrets[0]?.secret ?? '' }),
  saved: record.id,
});

/**
 * The last entries of the logs: what comes later is told. Where processes share no counter, what has begun earlier can be stored later:
 * whoever reads the feed once after this sees that, too.
 * @param told which are known already.
 */
async function newestIn(services: readonly string[], isOrdered: boolean, work: Work, told: Endpoint['told'] = {}) {
  const newest = async (service: string) => {
    if (!isOrdered) return positionAt(work.now.getTime());
    const [last] = await work.collection<Entry>(logOf(service)).appended({ limit: 1, descending: true });
    return last?.id ?? '';
  };
  const all = services.map(async (service) => [service, told[service] ?? (await newest(service))] as const);
  return Object.fromEntries(await Promise.all(all));
}

/** @throws Fault `invalid_request`; `permission_missing` if the caller may not read what it asks for */
function check({ url, services, resources }: Asked, { documents, targets }: Bounds, { caller }: Work): void {
  const refusal = targets.refusalOf(url);
  if (refusal !== undefined) throw invalidRequest([{ pointer: '/url', keyword: 'target', message: refusal }]);
  const known: readonly string[] = documents.map(({ name }) => name);
  checkNames('/services', services, known, `must be one of ${known.join(', ')}`);
  const possible: readonly string[] = documents.flatMap((one) => (services.includes(one.name) ? one.resources : []));
  if (resources !== undefined) checkNames('/resources', resources, possible, 'is no resource of the services');
  const missing = (resources ?? possible).map((one) => `${one}.get`).find((permission) => !caller.may(permission));
  if (missing !== undefined) throw insufficientScope(missing);
}

function checkNames(pointer: string, names: readonly string[], known: readonly string[], message: string): void {
  const wrong = names.findIndex((one) => !known.includes(one));
  if (wrong >= 0) throw invalidRequest([{ pointer: `${pointer}/${wrong}`, keyword: 'enum', message }]);
}
