/** The smallest valid body of each resource; what it refers to is made on the way. */
import type { Draft, ResourceName } from '../../src/contract.js';
import type { World } from './harness.js';

/** Makes a record of a resource that another one needs; answers its id. */
type Make = (resource: ResourceName) => Promise<string>;

const email = { subject: 'About {{ reference.name }}', body: '<p>Dear {{ reference.name }}</p>' };

const bodies: { readonly [R in ResourceName]: (make: Make) => Promise<Draft<R>> | Draft<R> } = {
  references: async (make) => ({
    application_id: 'app-1',
    award_id: 'award-1',
    process_id: await make('referenceProcesses'),
    type_id: await make('referenceTypes'),
    contact_id: 'contact-1',
    name: 'Ada Lovelace',
    completion_date: '2026-05-01T00:00:00.000Z',
  }),
  referenceProcesses: () => ({
    name: 'Letters',
    award_id: 'award-1',
    reference_form_id: 'form-1',
    application_notice_email: email,
    reference_notification_email: email,
    contact_form_options: { contact_form_id: 'form-2' },
    organization_form_options: { organization_form_id: 'form-3' },
  }),
  referenceTypes: () => ({ name: 'Letter' }),
  savedReports: () => ({
    name: 'Open references',
    app: 'awards',
    report_id: 'report-1',
    user_id: 'user-1',
    access_group: 'personal',
    report_configuration: { columns: ['name'], rows: { limit: 10 } },
  }),
  shippingProducts: () => ({ name: 'Parcel', business_unit_id: 'unit-1' }),
  awards: () => ({ name: 'Medal' }),
  applications: () => ({ name: 'Application of Ada' }),
  applicationProcesses: () => ({ name: 'Main', award_id: 'award-1' }),
};

export const resourceNames = Object.keys(bodies) as ResourceName[];

export const tenant = 'acme';

/** A valid body to create a record with. */
export async function sample<R extends ResourceName>(world: World, resource: R, of = tenant): Promise<Draft<R>> {
  return await bodies[resource](async (needed) => (await made(world, needed, {}, of)).id);
}

/** A record, created through the API. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
export async function made(world: World, resource: ResourceName, fields: object = {}, of = tenant): Promise<any> {
  const body = { ...(await sample(world, resource, of)), ...fields };
  const reply = await world.post(`/${resource}/${of}`, body);
  if (reply.status !== 200) throw new Error(`no ${resource}: ${reply.text}`);
  return reply.body;
}
