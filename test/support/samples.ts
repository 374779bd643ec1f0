/** The smallest valid body of each resource; what it refers to is made on the way. */
import type { Body, Operation, ResourceName } from '../../src/schema/contract.js';
import type { World } from './harness.js';

/** As the document has it: open records take any field. */
type Sample<R extends ResourceName> = Body<Operation<R, 'create'>>;

/** Makes a record of a resource that another one needs; answers its id. */
type Make = (resource: ResourceName, fields?: object) => Promise<string>;

/** What is asked of a sample, as far as it matters to the records that it needs. */
interface Asked {
  readonly event_id?: string;
  readonly process_id?: string;
  readonly review_round_id?: string;
}
type ReadRound = (id: string) => Promise<Asked>;

const email = { subject: 'About {{ reference.name }}', body: '<p>Dear {{ reference.name }}</p>' };

type Made<R extends ResourceName> = Promise<Sample<R>> | Sample<R>;

const bodies: { readonly [R in ResourceName]: (make: Make, asked: Asked, read: ReadRound) => Made<R> } = {
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
  events: () => ({ name: 'Annual meeting' }),
  abstracts: () => ({ name: 'Ada Lovelace' }),
  abstractTypes: () => ({ name: 'Talk', event_id: 'event-1' }),
  abstractSubmissionProcesses: () => ({ name: 'Call for papers' }),
  abstractApprovalProcesses: () => ({ name: 'Approval', event_id: 'event-1' }),
  abstractDecisionProcesses: () => ({ name: 'Decision' }),
  abstractReviewProcesses: () => ({ name: 'Peer review', event_id: 'event-1' }),
  abstractReviewRounds: async (make) => ({
    name: 'First round',
    event_id: 'event-1',
    process_id: await make('abstractReviewProcesses'),
  }),
  abstractReviews: async (make, asked, readRound) => {
    const round = asked.review_round_id === undefined ? asked : await readRound(asked.review_round_id);
    const event_id = round.event_id ?? 'event-1';
    const process_id = round.process_id ?? (await make('abstractReviewProcesses'));
    return {
      abstract_id: 'abstract-1',
      event_id,
      process_id,
      review_round_id: asked.review_round_id ?? (await make('abstractReviewRounds', { event_id, process_id })),
      assignee: { contact_id: 'contact-1' },
      name: 'Review of Ada',
    };
  },
  abstractSettings: () => ({ name: 'Settings' }),
  coupons: () => ({ name: 'Early bird' }),
  exhibitors: () => ({ name: 'Acme Ltd', event_id: 'event-1', organization_id: 'organization-1' }),
  exhibitorSettings: () => ({ name: 'Settings' }),
  exhibitorShowFloors: () => ({ name: 'Hall 1', event_id: 'event-1' }),
  exhibitorContactTypes: () => ({ name: 'Staff' }),
  exhibitorBooths: () => ({ name: 'A1', event_id: 'event-1' }),
  exhibitorBoothTypes: () => ({ name: 'Corner' }),
  exhibitorRegistrations: async (make) => ({ name: 'Acme at the meeting', exhibitor_id: await make('exhibitors') }),
  functions: () => ({ name: 'Gala dinner', event_id: 'event-1' }),
  functionFees: async (make) => ({ name: 'Dinner', event_id: 'event-1', function_id: await make('functions') }),
  functionTickets: async (make, { event_id = 'event-1' }) => ({
    name: 'Seat of Ada',
    contact_id: 'contact-1',
    event_id,
    function_id: await make('functions', { event_id }),
  }),
  functionTypes: () => ({ name: 'Dinner' }),
  miscellaneousEvents: () => ({ name: 'City tour', event_id: 'event-1' }),
};

export const resourceNames = Object.keys(bodies) as ResourceName[];

export const tenant = 'acme';

/** A valid body to create a record with; what it needs fits the fields asked for. */
export async function sample<R extends ResourceName>(
  world: World,
  resource: R,
  of = tenant,
  asked: Asked = {},
): Promise<Sample<R>> {
  const make: Make = async (needed, fields) => (await made(world, needed, fields, of)).id;
  const readRound: ReadRound = async (id) => (await world.get(`/abstractReviewRounds/${of}/${id}`)).body;
  return await bodies[resource](make, asked, readRound);
}

/** A record, created through the API. */
// biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
export async function made(world: World, resource: ResourceName, fields: object = {}, of = tenant): Promise<any> {
  const body = { ...(await sample(world, resource, of, fields)), ...fields };
  const reply = await world.post(`/${resource}/${of}`, body);
  if (reply.status !== 200) throw new Error(`no ${resource}: ${reply.text}`);
  return reply.body;
}
