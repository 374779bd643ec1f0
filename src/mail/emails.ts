/** The e-mails of resources: their templates are checked, and composed with the fields of records. */
import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { isTimeZone } from '../lib/times.js';
import { linkedIn, type MailLink, placeholder } from '../links/links.js';
import type { Work } from '../records/work.js';
import type { FieldOf, RecordOf, ResourceName } from '../schema/contract.js';
import { invalidRequest } from '../schema/findings.js';
import { type MergeFields, type MergeValues, templatesOf } from './mergeFields.js';
import type { Mail } from './message.js';
import { addressIn, type EmailTemplate } from './mime.js';
import { Outbox } from './outbox.js';

/** Loads liquidjs, which a start does not need. */
const engine = () => import('./render.js');

/** When to remind whom, and with what. */
export type ReminderRule = NonNullable<RecordOf<'referenceProcesses'>['reminders']>[number];

/** A composed e-mail, to be queued or previewed. */
export type Composed = Omit<Mail, 'preview'>;

/** The available merge fields, and their values. */
interface Merge {
  readonly fields: MergeFields;
  readonly values: MergeValues;
  /** The links that the recipient can have: `{{ reference.link }}` for that of kind `reference`. */
  readonly links?: readonly MailLink[];
  /** The list of what the recipient has to do: with a template that uses it, there is one e-mail for all of a group. */
  readonly list?: { readonly name: 'references' | 'reviews'; readonly group: string } | undefined;
  /** In which times are shown: that of the event or the process. */
  readonly timeZone?: string | undefined;
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

type Templates<F extends string> = { readonly [T in F]?: EmailTemplate };

/**
 * Checks the templates in these fields of a resource before they are stored, within the budget of the request.
 * @param request the template with whose fields the reminders are written.
 * @param isUsed whether a template can be sent as it is; others are checked when it is turned on.
 */
export const checkTemplates =
  <R extends ResourceName, F extends FieldOf<R>>(
    resource: R,
    templates: readonly F[],
    sample: MergeValues,
    request: F,
    isUsed: (draft: object, field: F) => boolean = () => true,
  ) =>
  async (draft: Templates<F> & Reminders, previous: Templates<F> | undefined, work: Work): Promise<void> => {
    for (const field of templates) {
      const [template, before] = [draft, previous].map((one) => (one && isUsed(one, field) ? one[field] : undefined));
      if (before !== undefined && isSameJson(template, before)) continue; // it may be older than its rules
      const fields = fieldsOf(resource, field, work);
      if (template === undefined) continue;
      const { budgetOf, checkTemplate } = await engine();
      await checkTemplate(template, fields, sample, `/${field}`, budgetOf(work));
    }
    const { reminders = [] } = draft;
    for (const [i, rule] of reminders.entries()) {
      const isTwice = reminders.findIndex(({ id }) => id === rule.id) < i;
      const twice = { pointer: `/reminders/${i}/id`, keyword: 'unique', message: 'is the id of another reminder' };
      if (isTwice) throw invalidRequest([twice]);
      const { budgetOf, checkTemplate } = await engine();
      await checkTemplate(rule, fieldsOf(resource, request, work), sample, `/reminders/${i}`, budgetOf(work));
    }
  };

export interface Reminders {
  readonly reminders?: readonly ReminderRule[];
}

/**
 * Renders a template.
 * @param pointer JSON Pointer to the template in the request.
 * @throws Fault `template_invalid` or `templates_too_slow`
 */
export async function compose(
  template: EmailTemplate,
  to: string | undefined,
  { fields, values, links = [], list, timeZone }: Merge,
  work: Work,
  pointer = '',
): Promise<Composed> {
  const { budgetOf, render } = await engine();
  const { answerAddress = 'https://example.org/answer' } = work;
  const time_zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
  const all = withLinks(values, links, answerAddress, list?.name);
  const rendered = await render(template, all, fields, pointer, budgetOf(work), time_zone);
  const used = linkedIn(rendered.body, links);
  const gathers = list && usesList(template, list.name) && { group: list.group, template };
  return { ...rendered, to: to ?? '', ...(used.length > 0 && { links: used }), ...(gathers && { gathers }) };
}

/** The values with the links of objects, of a list, and of its items. */
function withLinks(values: MergeValues, links: readonly MailLink[], address: string, list = ''): MergeValues {
  const items = (values[list] as readonly object[] | undefined)?.map((item, place) => {
    const own = links.find((link) => link.place === place);
    return own === undefined ? item : { ...item, link: address + placeholder(own) };
  });
  const all: Record<string, object | undefined> = { ...values, ...(items && { [list]: items }) };
  for (const { kind, place, of = kind } of links)
    if (place === undefined) {
      const object = all[of];
      all[of] = Object.assign(Array.isArray(object) ? [...object] : { ...object }, {
        link: address + placeholder({ kind }),
      });
    }
  return all;
}

/** Whether a template uses a list. */
export const usesList = ({ subject, body }: EmailTemplate, list: string) =>
  new RegExp(`\\{[{%][^{}]*\\b${list}\\b`).test(`${subject}\n${body}`);

/** Whether an e-mail has links that nobody could open. */
export const isUnreachable = ({ links }: Composed, { answerAddress }: Work) =>
  links !== undefined && answerAddress === undefined;

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
  if (to !== undefined) new Outbox(work).preview(process.id, email, preview, to);
  const { links: _, gathers: __, ...shown } = mail;
  return { email, ...shown, sent_to: to === undefined ? [] : [to] };
}

/** @throws Fault `permission_missing` */
export function demand(permission: string, work: Work): void {
  if (!work.caller.may(permission))
    throw Fault.of('permission_missing', `The token does not have the permission ${permission}.`);
}
