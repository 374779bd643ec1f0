/** E-mail templates: Liquid, strict. */
import { AssertionError, Liquid, LiquidError, type LiquidOptions, type RenderOptions, type Template } from 'liquidjs';
import { type Detail, Fault } from '../fault.js';

/** An e-mail template as the documents have it. */
export interface EmailTemplate {
  readonly subject: string;
  readonly body: string;
  readonly from?: string;
  readonly from_name?: string;
  readonly reply_to?: string;
  readonly cc?: string;
  readonly bcc?: string;
}

/** Bytes of a rendered part: MongoDB keeps a message of 16 MB, and who reads mail not even that. */
const longestPart = 4 * 1024 * 1024;

/** Names of merge fields: object → its fields. */
export type MergeFields = Readonly<Record<string, ReadonlySet<string>>>;

/** What is merged: object → its fields. */
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
const engines: Parts<Liquid> = { subject: engine({}), body: engine({ outputEscape: 'escape' }) };

/**
 * Throws an `invalid` Fault with line and column when a template cannot be read, names a merge field that does not exist, or
 * takes too much time or memory even for a sample.
 * @param pointer where in the request the template stands.
 */
export function checkTemplate(template: EmailTemplate, fields: MergeFields, sample: MergeValues, pointer: string) {
  const parts = parsed(template, fields, pointer);
  const scope = scopeOf(fields, sample);
  forEachPart(pointer, (part) => tryOut(part, parts[part], scope));
}

/**
 * Subject and body for the values given; fields of the record that are not set are empty.
 * @throws Fault `invalid` as checkTemplate does.
 */
export function render(template: EmailTemplate, values: MergeValues, fields: MergeFields, pointer = ''): Parts<string> {
  const parts = parsed(template, fields, pointer);
  const scope = scopeOf(fields, values);
  const { subject, body } = forEachPart(pointer, (part, details): string => {
    const text = rendered(part, parts[part], scope);
    details.push(...lengthFindings(text, `${pointer}/${part}`));
    return text;
  });
  return { subject: subject.replace(/\s+/g, ' ').trim(), body };
}

/** An engine without the tags that read other files. */
function engine(more: LiquidOptions): Liquid {
  const made = new Liquid({ ...options, ...more });
  for (const tag of ['include', 'render', 'layout', 'block']) delete made.tags[tag];
  return made;
}

/** Templates of records, which never change, and what was read of them: one request may render one a thousand times. */
const known = new WeakMap<EmailTemplate, Parts<Template[]>>();

function parsed(template: EmailTemplate, fields: MergeFields, pointer: string): Parts<Template[]> {
  const before = known.get(template);
  if (before !== undefined) return before;
  const parts = forEachPart(pointer, (part, details) => {
    const templates = engines[part].parse(template[part]);
    details.push(...unknownNames(part, templates, fields, pointer));
    return templates;
  });
  known.set(template, parts);
  return parts;
}

/** A sample has not all that real mails have: only the limits count. */
function tryOut(part: Part, templates: Template[], scope: object): void {
  try {
    rendered(part, templates, scope, { strictVariables: false });
  } catch (thrown) {
    if (isOverLimit(thrown)) throw thrown;
  }
}

/** A busy machine may be slow once, but not each time. */
function rendered(part: Part, templates: Template[], scope: object, more: RenderOptions = {}, attempts = 3): string {
  try {
    return engines[part].renderSync(templates, scope, more);
  } catch (thrown) {
    if (attempts === 1 || !isOverLimit(thrown)) throw thrown;
    return rendered(part, templates, scope, more, attempts - 1);
  }
}

const scopeOf = (fields: MergeFields, values: MergeValues) =>
  Object.fromEntries(Object.entries(fields).map(([name, known]) => [name, { ...blank(known), ...values[name] }]));

const blank = (fields: ReadonlySet<string>) => Object.fromEntries(Array.from(fields, (field) => [field, null]));

/** Does a task for both; throws what is wrong with either, what the task adds to the details included. */
function forEachPart<T>(pointer: string, task: (part: Part, details: Detail[]) => T): Parts<T> {
  const details: Detail[] = [];
  const done = (part: Part) => {
    try {
      return task(part, details);
    } catch (thrown) {
      if (!isOfTemplate(thrown)) throw thrown;
      details.push(liquidDetail(`${pointer}/${part}`, thrown));
      return undefined;
    }
  };
  const { subject, body } = { subject: done('subject'), body: done('body') };
  if (details.length > 0) throw templateFault(details);
  return { subject, body } as Parts<T>; // neither failed
}

/** Between two parts of a template a limit is exceeded at no place: then the error is a bare one. */
const isOfTemplate = (thrown: unknown): thrown is LiquidError | AssertionError =>
  LiquidError.is(thrown) || thrown instanceof AssertionError;

const isOverLimit = (thrown: unknown) => isOfTemplate(thrown) && /limit exceeded/.test(thrown.message);

function liquidDetail(pointer: string, error: LiquidError | AssertionError): Detail {
  const [row, col] = ('token' in error && error.token?.getPosition?.()) || [1, 1];
  const message = error.message.replace(/, line:\d+, col:\d+$/, '');
  return { pointer, code: 'template_invalid', message: `line ${row}, column ${col}: ${message}` };
}

const templateFault = (details: Detail[]) =>
  new Fault('template_invalid', `The e-mail template cannot be used: ${details[0]?.pointer} ${details[0]?.message}.`, {
    details,
  });

function lengthFindings(text: string, pointer: string): Detail[] {
  if (Buffer.byteLength(text) <= longestPart) return [];
  return [{ pointer, code: 'template_invalid', message: 'makes more than 4 MB with these merge fields' }];
}

function unknownNames(part: Part, templates: Template[], fields: MergeFields, pointer: string): Detail[] {
  return Object.values(engines[part].analyzeSync(templates).globals)
    .flat()
    .filter(({ segments: [object, field] }) => {
      const known = fields[String(object)];
      return known === undefined || (field !== undefined && !known.has(String(field)));
    })
    .map((variable) => ({
      pointer: `${pointer}/${part}`,
      code: 'merge_field_unknown',
      message: `line ${variable.location.row}, column ${variable.location.col}: there is no merge field ${variable}`,
    }));
}
