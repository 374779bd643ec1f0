/** Resolves the targets of assignment rules to reviewers. */
import type { Draft, RecordOf } from '../../schema/contract.js';

export type Assignee = Draft<'abstractReviews'>['assignee'];
export type Rule = NonNullable<RecordOf<'abstractReviewRounds'>['review_assignment_rules']>[number];
export type Target = NonNullable<Rule['targets']>[number];

type Process = RecordOf<'abstractReviewProcesses'>;
type Member = NonNullable<Process['committee_members']>[number];

/** Fields of a target that are copied to the assignee. */
const contactFields = [
  'name',
  'first_name',
  'last_name',
  'email_address',
  'job_title',
  'city',
  'state',
  'country',
] as const;

export type Resolved =
  | { readonly assignees: readonly Assignee[] }
  | { readonly reason: 'committee_unresolved' | 'contact_missing' };

/** The reviewers that a target selects, or why there are none. */
export function reviewersOf(target: Target, process: Process): Resolved {
  if (target.type === undefined || target.type === 'contact') return contactReviewer(target);
  const assignees = (process.committee_members ?? [])
    .filter((member) => isTargeted(member, target))
    .map((member) => member.contact);
  return assignees.length > 0 ? { assignees } : { reason: 'committee_unresolved' };
}

function contactReviewer(target: Target): Resolved {
  const { contact_id } = target;
  if (!contact_id) return { reason: 'contact_missing' };
  const given: Readonly<Record<string, unknown>> = target; // targets can have any properties, so they may have these fields
  const description = contactFields
    .filter((name) => typeof given[name] === 'string')
    .map((name) => [name, given[name]]);
  return { assignees: [{ contact_id, ...Object.fromEntries(description) }] };
}

function isTargeted({ committee_id, committee_position_id, contact }: Member, target: Target): boolean {
  if (target.committee_id !== undefined && target.committee_id !== committee_id) return false;
  if (target.type === 'committee') return target.committee_id !== undefined;
  if (target.type === 'committee position')
    return target.committee_position_id !== undefined && target.committee_position_id === committee_position_id;
  const { committee_member_id, contact_id } = target;
  if (committee_member_id === undefined) return contact_id !== undefined && contact_id === contact.contact_id;
  return contact.committee_membership_ids?.includes(committee_member_id) === true;
}
