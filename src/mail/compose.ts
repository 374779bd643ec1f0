/** Composes e-mails: renders templates with the fields of records. */
import type { FieldOf, RecordOf, ResourceName } from '../document/contract.js';
import { Fault } from '../fault.js';
import type { Mail } from '../records/outbox.js';
import type { Work } from '../records/work.js';
import { addressIn } from './address.js';
import { templatesOf } from './mergeFields.js';
import { Budget } from './meter.js';
import { checkTemplate, type EmailTemplate, type MergeValues, render } from './render.js';
import type { MergeFields } from './shapes.js';

/** A composed e-mail, to be queued or previewed. */
export type Composed = Omit<Mail, 'preview'>;

/** The available merge fields, and their values. */
export interface Merge {
  readonly fields: MergeFields;
  readonly values: MergeValues;
}

/** The rendering cost of all e-mails of one request. */
const budgets = new WeakMap<object, Budget>();

function budgetOf({ pace }: Work): Budget {
  const budget = budgets.get(pace) ?? new Budget(pace);
  budgets.set(pace, budget);
  return budget;
}

/** The merge fields of a template, by the resource and its field with the template. */
export function fieldsOf<R extends ResourceName>(resource: R, template: FieldOf<R>, work: Work): MergeFields {
  const fields = templatesOf(work.model(resource).document).get(template);
  if (fields === undefined) throw new Error(`${resource}.${template} has no x-merge-objects`);
  return fields;
}

/** The record with this id; undefined without an id, or if this server does not have it. */
export async function findRecord<R extends ResourceName>(
  resource: R,
  id: string | undefined,
  work: Work,
): Promise<RecordOf<R> | undefined> {
  return id === undefined ? undefined : (await work.records(resource).find(id))?.record;
}

/**
 * Checks a template before it is stored.
 * @param pointer JSON Pointer to the template in the request.
 * @throws Fault `template_invalid` or `templates_too_slow`
 */
export async function check(template: EmailTemplate, sample: Merge, pointer: string, work: Work): Promise<void> {
  await checkTemplate(template, sample.fields, sample.values, pointer, budgetOf(work));
}

/**
 * Renders a template.
 * @param pointer JSON Pointer to the template in the request.
 * @throws Fault `template_invalid` or `templates_too_slow`
 */
export async function compose(
  template: EmailTemplate,
  to: string | undefined,
  { fields, values }: Merge,
  work: Work,
  pointer = '',
): Promise<Composed> {
  const rendered = await render(template, values, fields, pointer, budgetOf(work));
  const { from_name } = template;
  return { ...(from_name !== undefined && { from_name }), ...rendered, to: to ?? '' };
}

/**
 * Queues a preview to `send_to`, or else to the caller if the token has an address. Returns the e-mail in any case.
 * @param permission needed to send it to anyone except the caller.
 * @throws Fault `permission_missing`
 */
export function queuePreview<E extends string>(
  email: E,
  mail: Composed,
  process: { readonly id: string },
  send_to: string | undefined,
  permission: string,
  work: Work,
) {
  const own = addressIn(work.caller.email);
  const to = send_to ?? own;
  if (to !== undefined && to.toLowerCase() !== own?.toLowerCase()) demand(permission, work);
  const preview = { ...mail, subject: `[Preview] ${mail.subject}` };
  if (to !== undefined) work.outbox.preview(process.id, email, preview, to);
  return { email, ...mail, sent_to: to === undefined ? [] : [to] };
}

/** @throws Fault `permission_missing` */
export function demand(permission: string, work: Work): void {
  if (!work.caller.may(permission))
    throw new Fault('permission_missing', `The token does not have the permission ${permission}.`);
}
