/** E-mail templates in Liquid, with strict variables and filters. */
import { Liquid, type LiquidOptions, type RenderOptions, type Template } from 'liquidjs';
import type { Detail } from '../fault.js';
import { detailOf, isOverLimit, isTemplateError, templateFault } from './templateErrors.js';

/** An e-mail template, as the documents describe it. */
export interface EmailTemplate {
  readonly subject: string;
  readonly body: string;
  readonly from?: string;
  readonly from_name?: string;
  readonly reply_to?: string;
  readonly cc?: string;
  readonly bcc?: string;
}

/** Bytes of a rendered subject or body. MongoDB stores documents of up to 16 MB; few mail programs accept as much. */
const maxPartBytes = 4 * 1024 * 1024;

/** Merge fields by object: object → names of its fields. */
export type MergeFields = Readonly<Record<string, ReadonlySet<string>>>;

/** Values by object: object → its fields and their values. */
export type MergeValues = Readonly<Record<string, object | undefined>>;

type Part = 'subject' | 'body';
type Parts<T> = Record<Part, T>;

const options = {
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 200_000,
  renderLimit: 100,
  memoryLimit: 10_000_000,
} as const;
const engines: Parts<Liquid> = { subject: createEngine({}), body: createEngine({ outputEscape: 'escape' }) };

/**
 * Checks a template before it is stored.
 * @param sample values to try it with.
 * @param pointer JSON Pointer to the template in the request.
 * @throws Fault `template_invalid`, with line and column, if the template cannot be parsed, uses an unknown merge field, or
 * takes too much time or memory for the sample.
 */
export function checkTemplate(template: EmailTemplate, fields: MergeFields, sample: MergeValues, pointer: string) {
  const parts = parseTemplate(template, fields, pointer);
  const scope = scopeOf(fields, sample);
  forEachPart(pointer, (part) => tryOut(part, parts[part], scope));
}

/**
 * Renders subject and body. Fields without a value are empty.
 * @throws Fault `template_invalid`, as checkTemplate, or if a part is longer than 4 MB.
 */
export function render(template: EmailTemplate, values: MergeValues, fields: MergeFields, pointer = ''): Parts<string> {
  const parts = parseTemplate(template, fields, pointer);
  const scope = scopeOf(fields, values);
  const { subject, body } = forEachPart(pointer, (part, details): string => {
    const text = renderPart(part, parts[part], scope);
    details.push(...lengthDetails(text, `${pointer}/${part}`));
    return text;
  });
  return { subject: subject.replace(/\s+/g, ' ').trim(), body };
}

/** An engine without the tags that read files. */
function createEngine(more: LiquidOptions): Liquid {
  const liquid = new Liquid({ ...options, ...more });
  for (const tag of ['include', 'render', 'layout', 'block']) delete liquid.tags[tag];
  return liquid;
}

/** Parsed templates, by the template of a record (which never changes): one request may render it a thousand times. */
const parsedTemplates = new WeakMap<EmailTemplate, Parts<Template[]>>();

function parseTemplate(template: EmailTemplate, fields: MergeFields, pointer: string): Parts<Template[]> {
  const cached = parsedTemplates.get(template);
  if (cached !== undefined) return cached;
  const parts = forEachPart(pointer, (part, details) => {
    const templates = engines[part].parse(template[part]);
    details.push(...unknownFieldDetails(part, templates, fields, pointer));
    return templates;
  });
  parsedTemplates.set(template, parts);
  return parts;
}

/** Renders a sample. It lacks fields that real mails have, so only exceeded limits count as errors. */
function tryOut(part: Part, templates: Template[], scope: object): void {
  try {
    renderPart(part, templates, scope, { strictVariables: false });
  } catch (thrown) {
    if (isOverLimit(thrown)) throw thrown;
  }
}

/** Tries three times: a busy machine may exceed the time limit once. */
function renderPart(part: Part, templates: Template[], scope: object, more: RenderOptions = {}, attempts = 3): string {
  try {
    return engines[part].renderSync(templates, scope, more);
  } catch (thrown) {
    if (attempts === 1 || !isOverLimit(thrown)) throw thrown;
    return renderPart(part, templates, scope, more, attempts - 1);
  }
}

const scopeOf = (fields: MergeFields, values: MergeValues) =>
  Object.fromEntries(
    Object.entries(fields).map(([object, names]) => [object, { ...emptyFields(names), ...values[object] }]),
  );

const emptyFields = (fields: ReadonlySet<string>) => Object.fromEntries(Array.from(fields, (field) => [field, null]));

/** Runs a task for both parts. @throws Fault `template_invalid` with the errors of both, and the details that the task adds. */
function forEachPart<T>(pointer: string, task: (part: Part, details: Detail[]) => T): Parts<T> {
  const details: Detail[] = [];
  const attempt = (part: Part) => {
    try {
      return task(part, details);
    } catch (thrown) {
      if (!isTemplateError(thrown)) throw thrown;
      details.push(detailOf(`${pointer}/${part}`, thrown));
      return undefined;
    }
  };
  const { subject, body } = { subject: attempt('subject'), body: attempt('body') };
  if (details.length > 0) throw templateFault(details);
  return { subject, body } as Parts<T>; // neither failed
}

function lengthDetails(text: string, pointer: string): Detail[] {
  if (Buffer.byteLength(text) <= maxPartBytes) return [];
  return [{ pointer, code: 'template_invalid', message: 'makes more than 4 MB with these merge fields' }];
}

function unknownFieldDetails(part: Part, templates: Template[], fields: MergeFields, pointer: string): Detail[] {
  return Object.values(engines[part].analyzeSync(templates).globals)
    .flat()
    .filter(({ segments: [object, field] }) => {
      const names = fields[String(object)];
      return names === undefined || (field !== undefined && !names.has(String(field)));
    })
    .map((variable) => ({
      pointer: `${pointer}/${part}`,
      code: 'merge_field_unknown',
      message: `line ${variable.location.row}, column ${variable.location.col}: there is no merge field ${variable}`,
    }));
}
