/**
 * Names that the documents do not know do not compile, in open records as in closed ones. Nothing here runs: the build is the
 * test. Each `@ts-expect-error` fails it when the line below compiles after all.
 */
import { Fault } from '../../src/fault.js';
import type { Definition, Definitions } from '../../src/records/registry.js';
import type { Work } from '../../src/records/work.js';
import type { Draft, RecordOf } from '../../src/schema/contract.js';
import { publicPage } from '../../src/verbs/public.js';
import { search } from '../../src/verbs/search.js';

export const lists: Definition<'exhibitorBooths'>[] = [
  { lists: { listByEvent: { event_id: 'event_id' } } },
  // @ts-expect-error a field that is misspelt
  { lists: { listByEvent: { event_id: 'evnt_id' } } },
  // @ts-expect-error a list that is not documented
  { lists: { listByEvent: { event_id: 'event_id' }, listByFloor: { id: 'event_id' } } },
  // @ts-expect-error a documented list that is missing
  {},
];

export const indexes: Definition<'exhibitorSettings'>[] = [
  { indexes: [{ fields: ['event_id'], unique: true, where: { event_id: 'e' } }] },
  // @ts-expect-error a field that is misspelt
  { indexes: [{ fields: ['evnt_id'] }] },
];

export const path: Definition<'abstractReviews'>['indexes'] = [
  { fields: ['assignee.contact_id'] },
  // @ts-expect-error a dotted path that is misspelt
  { fields: ['assignee.contct_id'] },
];

const filters = {
  ids: { field: 'id', by: 'equals' },
  event_ids: { field: 'event_id', by: 'equals' },
  type_ids: { field: 'type_id', by: 'equals' },
  name: { field: 'name', by: 'contains' },
  location: { field: 'location', by: 'contains' },
  start_date: { field: 'start_date', by: 'between' },
  purchase_restriction: { field: 'purchase_restriction', by: 'contains' },
} as const;
const { location: _, ...fewer } = filters;

export const searches = [
  search('functions', filters),
  // @ts-expect-error a filter on a field that is misspelt
  search('functions', { ...filters, event_ids: { field: 'evnt_id', by: 'equals' } }),
  // @ts-expect-error a documented filter that is missing
  search('functions', fewer),
  // @ts-expect-error a summary of a field that is misspelt
  search('functions', filters, ['nmae']),
];

export const publicPages = [
  publicPage('exhibitors', 'listPublicByEvent', { event_id: 'event_id' }),
  // @ts-expect-error a field that is misspelt
  publicPage('exhibitors', 'listPublicByEvent', { event_id: 'evnt_id' }),
];

export const hooks: Definition<'coupons'>[] = [
  {
    lists: { listByEvent: { event_id: 'event_id' } },
    operations: { evaluate: async () => ({ json: Buffer.alloc(0) }) },
    prepare: (draft) => {
      draft.is_active ??= true;
      // @ts-expect-error a field that is misspelt
      draft.is_actve ??= true;
    },
  },
  // @ts-expect-error a documented operation that is missing
  { lists: { listByEvent: { event_id: 'event_id' } } },
  {
    lists: { listByEvent: { event_id: 'event_id' } },
    // @ts-expect-error an operation that is not documented
    operations: { evaluate: async () => ({ json: Buffer.alloc(0) }), evalute: async () => ({ json: Buffer.alloc(0) }) },
  },
];

export const definitions: Definitions<'coupons' | 'events'>[] = [
  // @ts-expect-error a resource that is missing
  { events: {} },
  // @ts-expect-error a resource that the document does not have
  { events: {}, coupns: {} },
];

export async function handlers(work: Work): Promise<void> {
  // @ts-expect-error a resource that is misspelt
  work.records('coupns');
  const { record } = await work.records('abstractReviews').get('id');
  // @ts-expect-error a member of an open object that is misspelt
  record.assignee.contct_id.toString();
  // @ts-expect-error a field that is misspelt
  await work.records('functions').updateDerived('id', { soldout: true });
  // @ts-expect-error a code that is not in the table
  throw new Fault('record_loked');
}

/** Maps stay maps: their keys are data. */
export const map: NonNullable<RecordOf<'savedReports'>['report_configuration']> = { any: 'key' };
export const draft: Draft<'references'>['name'] = 'Ada';
