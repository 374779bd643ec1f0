/** The operations that return a contact allowance. */
import type { Call, Reply, Work } from '../../records/work.js';
import { json } from '../../verbs/call.js';
import { type Allowance, allowanceOf, boothsOf } from './allowance.js';

export async function getContactAllowance(
  { path }: Call<'exhibitors.getContactAllowance'>,
  work: Work,
): Promise<Reply<Allowance>> {
  await work.records('exhibitors').get(path.id); // throws if the caller cannot see the exhibitor
  const { record } = await work.unlimited.records('exhibitors').get(path.id);
  return json(await allowanceOf(record, () => boothsOf(record.id, record.event_id, work), work));
}

export async function contactAllowanceForRegistration(
  { body }: Call<'exhibitors.contactAllowanceForRegistration'>,
  work: Work,
): Promise<Reply<Allowance>> {
  return json(await allowanceOf(body, () => body.booths ?? 1, work));
}
