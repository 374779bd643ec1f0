/** E-mail templates in Liquid: checked against the document when they are stored, and rendered with the fields of records. */
import type { Template } from 'liquidjs';
import { type Detail, Fault } from '../fault.js';
import type { Mail } from '../records/outbox.js';
import type { Work } from '../records/work.js';
import type { FieldOf, RecordOf, ResourceName } from '../schema/contract.js';
import { type Part, parse, renderPart } from './engine.js';
import { type MergeFields, templatesOf } from './mergeFields.js';
import { Budget } from './meter.js';
import { addressIn, type Header, headerFindings, renderHeader } from './mime.js';
import {
  detailOf,
  first,
  isOverLimit,
  isTemplateError,
  templateFault,
  unparsable,
  wrongNames,
} from './templateErrors.js';

/** A composed e-mail, to be queued or previewed. */
export type Composed = Omit<Mail, 'preview'>;

/** The available merge fields, and their values. */
interface Merge {
  readonly fields: MergeFields;
  readonly values: MergeValues;
}

/** The rendering cost of all e-mails of one request. */
const budgets = new WeakMap<object, Budget>();

function budgetOf({ yielder }: Work): Budget {
  const budget = budgets.get(yielder) ?? new Budget(yielder);
  budgets.set(yielder, budget);
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

/** Checks the templates in these fields of a resource before they are stored, within the budget of the request. */
export const checkTemplates =
  <R extends ResourceName, F extends FieldOf<R>>(resource: R, templates: readonly F[], sample: MergeValues) =>
  async (draft: { readonly [T in F]?: EmailTemplate }, _: unknown, work: Work): Promise<void> => {
    for (const field of templates) {
      const template = draft[field];
      const fields = fieldsOf(resource, field, work);
      if (template !== undefined) await checkTemplate(template, fields, sample, `/${field}`, budgetOf(work));
    }
  };

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
  const { from_name } = template;
  const rendered = await render(template, values, fields, pointer, budgetOf(work));
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

/** An e-mail template as in the documents. */
export interface EmailTemplate extends Header {
  readonly subject: string;
  readonly body: string;
  readonly from_name?: string;
}

/** Values by object: object → its fields and their values. */
type MergeValues = Readonly<Record<string, object | undefined>>;

type Parts<T> = Record<Part, T>;

/**
 * Checks a template before it is stored.
 * @param sample values for a test.
 * @param pointer JSON Pointer to the template in the request.
 * @throws Fault `template_invalid`, with line and column, if the template cannot be parsed, uses an unknown name, exceeds a
 * limit with the sample, or fails both with the sample and without values.
 */
export async function checkTemplate(
  template: EmailTemplate,
  fields: MergeFields,
  sample: MergeValues,
  pointer: string,
  budget = new Budget(),
): Promise<void> {
  const parts = await parseTemplate(template, fields, pointer, budget);
  await forEachPart(pointer, [], async (part) => {
    const tryOut = (values: MergeValues) => renderPart(part, parts[part], scopeOf(fields, values), budget);
    await tryOut(sample).catch(async (thrown: unknown) => {
      if (!isTemplateError(thrown) || isOverLimit(thrown)) throw thrown;
      await tryOut({});
    });
  });
}

/**
 * Renders subject, body and addresses. Fields without a value are empty.
 * @throws Fault `template_invalid` like checkTemplate, or if an address is invalid; `templates_too_slow`.
 */
export async function render(
  template: EmailTemplate,
  values: MergeValues,
  fields: MergeFields,
  pointer = '',
  budget = new Budget(),
): Promise<Parts<string> & Header> {
  const parts = await parseTemplate(template, fields, pointer, budget);
  const scope = scopeOf(fields, values);
  const details: Detail[] = [];
  const header = renderHeader(template, scope, pointer, details);
  const { subject, body } = await forEachPart(pointer, details, (part) => renderPart(part, parts[part], scope, budget));
  return { ...header, subject: subject.replace(/\s+/g, ' ').trim(), body };
}

/**
 * A cache of parsed templates, by the template of a record (which never changes): one request can render it a thousand
 * times.
 */
const parsedTemplates = new WeakMap<EmailTemplate, Parts<Template[]>>();

async function parseTemplate(
  template: EmailTemplate,
  fields: MergeFields,
  pointer: string,
  budget: Budget,
): Promise<Parts<Template[]>> {
  const cached = parsedTemplates.get(template);
  if (cached !== undefined) return cached;
  const details = first(headerFindings(template, fields, pointer));
  const parts = await forEachPart(pointer, details, async (part) => {
    await budget.yielder.step(true); // many requests may arrive at once
    budget.spend(template[part].length >>> 2);
    const reason = unparsable(template[part]);
    if (reason !== undefined)
      details.push({ pointer: `${pointer}/${part}`, code: 'template_invalid', message: reason });
    const templates = reason === undefined ? parse(part, template[part]) : [];
    await budget.yielder.step();
    details.push(...first(wrongNames(templates, fields, `${pointer}/${part}`)));
    return templates;
  });
  parsedTemplates.set(template, parts);
  return parts;
}

const scopeOf = (fields: MergeFields, values: MergeValues) =>
  Object.fromEntries(Object.keys(fields).map((object) => [object, values[object] ?? {}]));

/**
 * Runs a task for both parts.
 * @param details the errors so far; the task can add to it.
 * @throws Fault `template_invalid` if there are any at the end.
 */
async function forEachPart<T>(pointer: string, details: Detail[], task: (part: Part) => Promise<T>): Promise<Parts<T>> {
  const attempt = async (part: Part) => {
    try {
      return await task(part);
    } catch (thrown) {
      if (!isTemplateError(thrown)) throw thrown;
      details.push(detailOf(`${pointer}/${part}`, thrown));
      return undefined;
    }
  };
  const parts = { subject: await attempt('subject'), body: await attempt('body') };
  if (details.length > 0) throw templateFault(details);
  return parts as Parts<T>; // neither failed
}
