/**
 * Names that the documents do not know do not compile, in open records as in closed ones. Nothing here runs: the build is the
 * test. Each `@ts-expect-error` fails it when the line below compiles after all.
 */
import { Fault } from '../../src/fault.js';
import type { Definition, Definitions } from '../../src/records/registry.js';
import type { Work } from '../../src/records/work.js';
import type { Draft, RecordOf } from '../../src/schema/contract.js';

export const hooks: Definition<'coupons'>[] = [
  {
    operations: { evaluate: async () => ({ json: Buffer.alloc(0) }) },
    prepare: (draft) => {
      draft.is_active ??= true;
      // @ts-expect-error a field that is misspelt
      draft.is_actve ??= true;
    },
  },
  // @ts-expect-error a documented operation that is missing
  {},
  {
    // @ts-expect-error an operation that is not documented
    operations: { evaluate: async () => ({ json: Buffer.alloc(0) }), evalute: async () => ({ json: Buffer.alloc(0) }) },
  },
];

const coupons: Definition<'coupons'> = { operations: { evaluate: async () => ({ json: Buffer.alloc(0) }) } };

export const definitions: Definitions<'coupons' | 'events'>[] = [
  { coupons },
  // @ts-expect-error a resource with operations of its own that is missing
  { events: {} },
  // @ts-expect-error a resource that the document does not have
  { coupons, evnts: {} },
  // @ts-expect-error an operation that every resource has
  { coupons, events: { operations: { search: async () => ({ json: Buffer.alloc(0) }) } } },
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
  throw Fault.of('record_loked');
}

/** Maps stay maps: their keys are data. */
export const map: NonNullable<RecordOf<'savedReports'>['report_configuration']> = { any: 'key' };
export const draft: Draft<'references'>['name'] = 'Ada';
