/** E-mail templates in Liquid: checked against the document when they are stored, and rendered with the fields of records. */
import type { Template } from 'liquidjs';
import type { Detail } from '../fault.js';
import type { Work } from '../records/work.js';
import { type Part, parse, renderPart } from './engine.js';
import { type MergeFields, type MergeValues, withoutLinks } from './mergeFields.js';
import { Budget } from './meter.js';
import { type EmailTemplate, type Header, headerFindings, renderHeader } from './mime.js';
import {
  detailOf,
  first,
  isOverLimit,
  isTemplateError,
  templateFault,
  unparsable,
  wrongNames,
} from './templateErrors.js';

/** The rendering cost of all e-mails of one request. */
const budgets = new WeakMap<object, Budget>();

export function budgetOf({ yielder }: Work): Budget {
  const budget = budgets.get(yielder) ?? new Budget(yielder);
  budgets.set(yielder, budget);
  return budget;
}

type Parts<T> = { readonly [P in Exclude<Part, 'from_name'>]: T } & { readonly from_name?: T };

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
  await forEachPart(parts, pointer, [], async (part, templates) => {
    const tryOut = (values: MergeValues) => renderPart(part, templates, scopeOf(fields, values), budget);
    await tryOut(sample).catch(async (thrown: unknown) => {
      if (!isTemplateError(thrown) || isOverLimit(thrown)) throw thrown;
      await tryOut({});
    });
  });
}

/**
 * Renders subject, body, the sender's name and addresses. Fields without a value are empty.
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
  const rendered = await forEachPart(parts, pointer, details, (part, templates) =>
    renderPart(part, templates, scope, budget),
  );
  return { ...header, ...rendered, subject: rendered.subject.replace(/\s+/g, ' ').trim() };
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
  const details = first(headerFindings(template, withoutLinks(fields), pointer));
  const { from_name, subject, body } = template;
  const texts = { ...(from_name !== undefined && { from_name }), subject, body };
  const parts = await forEachPart(texts, pointer, details, async (part, text) => {
    await budget.yielder.step(true); // many requests may arrive at once
    budget.spend(text.length >>> 2);
    const reason = unparsable(text);
    if (reason !== undefined)
      details.push({ pointer: `${pointer}/${part}`, code: 'template_invalid', message: reason });
    const templates = reason === undefined ? parse(part, text) : [];
    await budget.yielder.step();
    const usable = part === 'body' ? fields : withoutLinks(fields);
    details.push(...first(wrongNames(templates, usable, `${pointer}/${part}`)));
    return templates;
  });
  parsedTemplates.set(template, parts);
  return parts;
}

const scopeOf = (fields: MergeFields, values: MergeValues) =>
  Object.fromEntries(Object.keys(fields).map((object) => [object, values[object] ?? {}]));

/**
 * Runs a task for all parts that there are.
 * @param details the errors so far; the task can add to it.
 * @throws Fault `template_invalid` if there are any at the end.
 */
async function forEachPart<T, R>(
  parts: Parts<T>,
  pointer: string,
  details: Detail[],
  task: (part: Part, of: T) => Promise<R>,
): Promise<Parts<R>> {
  const results: Partial<Record<Part, R>> = {};
  for (const [part, of] of Object.entries(parts) as [Part, T][])
    try {
      results[part] = await task(part, of);
    } catch (thrown) {
      if (!isTemplateError(thrown)) throw thrown;
      details.push(detailOf(`${pointer}/${part}`, thrown));
    }
  if (details.length > 0) throw templateFault(details);
  return results as Parts<R>; // none failed
}
