/** `references.submit`: a referee submits or declines a reference. */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../json.js';
import { isServerOwned } from '../../records/guards.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { stored } from '../../verbs/call.js';

type Reference = RecordOf<'references'>;
type Submission = Call<'references.submit'>['body'];
type Fields = Partial<Record<string, unknown>>;

/** Fields that identify the reference, including the system fields that clients set. */
const identity = ['application_id', 'award_id', 'process_id', 'type_id', 'contact_id'];

export async function submit({ body }: Call<'references.submit'>, work: Work): Promise<Reply<Reference>> {
  const references = work.records('references');
  const { record } = await references.get(body.id);
  const fixed = fixedFields(work);
  if (record.sys_locked !== true) checkSubmission(body, record, fixed);
  const outcome =
    body.status === 'declined'
      ? { status: 'declined' as const }
      : { status: 'completed' as const, completion_date: work.now.toISOString() };
  const kept = Object.fromEntries(fixed.map((field) => [field, (record as Fields)[field]])) as Partial<
    Draft<'references'>
  >;
  return stored(await references.replace(body.id, { ...body, ...withoutUndefined(kept), ...outcome }));
}

const fixedFields = (work: Work): readonly string[] => {
  const { fields } = work.model('references');
  return [...identity, ...[...fields].filter((field) => field.startsWith('sys_') && !isServerOwned(field))];
};

/** Fields that are left out keep their stored values. */
const withoutUndefined = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** @throws Fault `reference_not_pending`, `reference_mismatch` */
function checkSubmission(body: Submission, record: Reference, fixed: readonly string[]): void {
  if (record.status !== 'pending')
    throw new Fault('reference_not_pending', `The reference is already ${record.status}.`);
  const [sent, known]: [Fields, Fields] = [body, record];
  const differs = (field: string) => sent[field] !== undefined && !isSameJson(sent[field], known[field]);
  const changed = fixed.filter(differs);
  if (changed.length === 0) return;
  const code = 'reference_mismatch';
  const message = 'differs from the stored reference; a submission cannot change it';
  const details = changed.map((field) => ({ pointer: `/${field}`, code, message }));
  throw new Fault(code, `/${changed[0]} ${message}.`, { details });
}
