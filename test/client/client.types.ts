/**
 * What the client takes and returns, as the compiler sees it. Nothing here runs: the build is the test. Each `@ts-expect-error`
 * fails it when the line below compiles after all.
 */
import type { components as Awards } from '../../generated/awards.js';
import type { components as Events } from '../../generated/events.js';
import { createClient, type Gala } from '../../src/client/client.js';

type Award = Awards['schemas'];
type Event = Events['schemas'];

/** Compiles only if both types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const is = <_ extends true>() => undefined;
type Awaited1<T> = T extends Promise<infer R> ? R : never;

export async function reads(gala: Gala): Promise<void> {
  const whole = await gala.references.get({ id: 'id' });
  is<Same<typeof whole, Award['Reference']>>();
  const part = await gala.references.get({ id: 'id', fields: 'name,status' });
  is<Same<typeof part, Award['ReferenceRead']>>();
  const fields: string = 'name';
  const { items, next } = await gala.references.listByApplication({ application_id: 'app-7', fields, limit: 50 });
  is<Same<typeof items, Award['ReferenceRead'][]>>();
  is<Same<typeof next, string | undefined>>();
  const all = await gala.references.listByApplication({ application_id: 'app-7', exclusiveStartKey: next });
  is<Same<typeof all.items, Award['Reference'][]>>();
  is<Same<(typeof all.items)[number]['sys_version'], number>>();
  const bare = await gala.awards.list();
  is<Same<typeof bare.items, Award['Award'][]>>();
  const found = await gala.functions.search({ body: { name: 'dinner' } });
  is<Same<typeof found.items, Event['Function'][]>>();
  const some = await gala.functions.search({ body: {}, fieldsToReturn: 'name' });
  is<Same<typeof some.items, Event['FunctionRead'][]>>();
  for await (const one of gala.coupons.listByEvent.all({ event_id: 'event-1' }))
    is<Same<typeof one, Event['Coupon']>>();
}

/** What a record is when a caller has an ETag of it. */
export async function conditions(gala: Gala, etag: string | undefined): Promise<void> {
  const { data: whole, response } = await gala.references.get({ id: 'id' }).withResponse();
  is<Same<typeof whole, Award['Reference']>>();
  is<Same<typeof response, Response>>();
  const changed = await gala.references.get({ id: 'id', fields: 'name' }, { ifNoneMatch: etag });
  is<Same<typeof changed, Award['ReferenceRead'] | undefined>>();
  const unless = await gala.references.get({ id: 'id' }, { ifNoneMatch: '"1"' }).withResponse();
  is<Same<typeof unless.data, Award['Reference'] | undefined>>();
  is<Same<Awaited<ReturnType<typeof gala.references.get>>, Award['ReferenceRead']>>();
  await gala.references.patch({ id: 'id', body: {} }, { ifMatch: whole.sys_version, timeout: 1000 });
  await gala.references.delete({ id: 'id' }, { ifMatch: etag });
}

export async function answers(gala: Gala): Promise<void> {
  const page = await gala.references.listByApplication({ application_id: 'app-7', count: true }).withResponse();
  is<Same<typeof page.data.items, Award['Reference'][]>>();
  is<Same<typeof page.data.total, number | undefined>>();
  const made = await gala.referenceTypes.create({ body: { name: 'Academic' }, dry_run: true }).withResponse();
  is<Same<typeof made.data, Award['ReferenceType']>>();
  const isSure: boolean | undefined = true;
  await gala.referenceTypes.batch({ body: { operations: [] }, atomic: isSure, dry_run: false });
  await gala.referenceTypes.get({ id: 'id', consistentRead: isSure });
}

/** What is never whole, or nothing that fields can be selected of. */
export async function others(gala: Gala): Promise<void> {
  const summaries = await gala.references.search({ body: {} });
  is<Same<typeof summaries.items, Award['ReferenceRead'][]>>();
  const shown = await gala.functions.listPublicByEvent({ event_id: 'event-1' });
  is<Same<typeof shown.items, Event['FunctionPublic'][]>>();
  const mail = await gala.messages.list();
  is<Same<typeof mail.paused, Award['MailPause'] | undefined>>();
  const availability = await gala.functions.availability({ id: 'id' });
  is<Same<typeof availability, Event['FunctionAvailability']>>();
}

export async function writes(gala: Gala): Promise<void> {
  const made = await gala.referenceTypes.create({ body: { name: 'Academic' } });
  is<Same<typeof made, Award['ReferenceType']>>();
  is<Same<Awaited1<ReturnType<Gala['awards']['delete']>>, string>>();
  await gala.referenceTypes.patch({ id: made.id, body: { name: 'Other' } });
  await gala.referenceTypes.patch({ id: made.id, body: [{ op: 'replace', path: '/name', value: 'Other' }] });
  await gala.references.process({ application_id: 'app-7' });
  await gala.references.process({ application_id: 'app-7', body: { dry_run: true } }, { headers: {} });
}

export function mistakes(gala: Gala) {
  const misspelt = { name: 'Academic', nmae: 'Academic' } as const;
  return [
    // @ts-expect-error an argument that is missing
    gala.references.get({}),
    // @ts-expect-error an argument that is misspelt
    gala.awards.list({ limt: 5 }),
    // @ts-expect-error a body that is missing
    gala.referenceTypes.create(),
    // @ts-expect-error a field that is misspelt
    gala.referenceTypes.create({ body: { nmae: misspelt.nmae } }),
    // @ts-expect-error a patch that is none
    gala.referenceTypes.patch({ id: 'id', body: [{ op: 'swap', path: '/name' }] }),
    // @ts-expect-error a list that does not come in pages
    gala.references.get.all({ id: 'id' }),
    // @ts-expect-error a flag that is a text
    gala.awards.list({ count: 'true' }),
    // @ts-expect-error an ETag that there may not be
    gala.awards.delete({ id: 'id' }, { ifMatch: new Headers().get('ETag') }),
    // @ts-expect-error an answer that there is of a record alone
    gala.awards.list({}, { ifNoneMatch: '"1"' }),
    // @ts-expect-error an option that is misspelt
    gala.awards.get({ id: 'id' }, { ifNonMatch: '"1"' }),
    // @ts-expect-error an operation that is not documented
    gala.references.lst,
    // @ts-expect-error fields of something that has none to select
    gala.functions.availability({ id: 'id', fields: 'id' }),
  ];
}

export const clients = [
  createClient({ baseUrl: '' }),
  createClient({ baseUrl: '', tenant: 'acme', token: 'a', retries: 0, timeout: 1000, fetch }),
  createClient({ baseUrl: '', token: () => 'a' }),
  createClient({ baseUrl: '', token: async () => 'a' }),
  createClient({ baseUrl: '', token: { clientId: 'a', clientSecret: 'b', scope: 'awards.*' } }),
  // @ts-expect-error credentials without a secret
  createClient({ baseUrl: '', token: { clientId: 'a' } }),
];
