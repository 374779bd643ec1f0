/** E-mail templates: Liquid, strict. */
import { Liquid, LiquidError, type LiquidOptions, type Template } from 'liquidjs';
import { type Detail, invalid } from '../fault.js';

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

const options = {
  strictVariables: true,
  strictFilters: true,
  ownPropertyOnly: true,
  parseLimit: 200_000,
  renderLimit: 100,
  memoryLimit: 10_000_000,
} as const;
const plain = engine({});
const html = engine({ outputEscape: 'escape' });

const parts = [
  ['subject', plain],
  ['body', html],
] as const;

/**
 * Throws an `invalid` Fault with line and column when a template cannot be read or names a merge field that does not exist.
 * @param pointer where in the request the template stands.
 */
export function checkTemplate(template: EmailTemplate, fields: MergeFields, pointer: string): void {
  const details = parts.flatMap(([part, engine]) =>
    templateErrors(`${pointer}/${part}`, () =>
      checkNames(engine, engine.parse(template[part]), fields, `${pointer}/${part}`),
    ),
  );
  if (details.length > 0) throw templateFault(details);
}

/**
 * Subject and body for the values given; fields of the record that are not set are empty.
 * @throws Fault `invalid` as checkTemplate does.
 */
export function render(
  template: EmailTemplate,
  values: Readonly<Record<string, object | undefined>>,
  fields: MergeFields,
  pointer = '',
): { subject: string; body: string } {
  checkTemplate(template, fields, pointer);
  const scope = Object.fromEntries(
    Object.entries(fields).map(([name, known]) => [name, { ...blank(known), ...values[name] }]),
  );
  const rendered = { subject: '', body: '' };
  for (const [part, engine] of parts) {
    const details = templateErrors(`${pointer}/${part}`, () => {
      rendered[part] = engine.parseAndRenderSync(template[part], scope);
      return lengthFindings(rendered[part], `${pointer}/${part}`);
    });
    if (details.length > 0) throw templateFault(details);
  }
  return { subject: rendered.subject.replace(/\s+/g, ' ').trim(), body: rendered.body };
}

/** An engine without the tags that read other files. */
function engine(more: LiquidOptions): Liquid {
  const made = new Liquid({ ...options, ...more });
  for (const tag of ['include', 'render', 'layout', 'block']) delete made.tags[tag];
  return made;
}

const blank = (fields: ReadonlySet<string>) => Object.fromEntries(Array.from(fields, (field) => [field, null]));

const templateFault = (details: Detail[]) =>
  invalid(
    'template_invalid',
    `The e-mail template cannot be used: ${details[0]?.pointer} ${details[0]?.message}.`,
    details,
  );

function templateErrors(pointer: string, task: () => Detail[]): Detail[] {
  try {
    return task();
  } catch (thrown) {
    if (!LiquidError.is(thrown)) throw thrown;
    const [row, col] = thrown.token?.getPosition?.() ?? [1, 1];
    const message = thrown.message.replace(/, line:\d+, col:\d+$/, '');
    return [{ pointer, code: 'template_invalid', message: `line ${row}, column ${col}: ${message}` }];
  }
}

function lengthFindings(text: string, pointer: string): Detail[] {
  if (Buffer.byteLength(text) <= longestPart) return [];
  return [{ pointer, code: 'template_invalid', message: 'makes more than 4 MB with these merge fields' }];
}

function checkNames(engine: Liquid, templates: Template[], fields: MergeFields, pointer: string): Detail[] {
  return Object.values(engine.analyzeSync(templates).globals)
    .flat()
    .filter(({ segments: [object, field] }) => {
      const known = fields[String(object)];
      return known === undefined || (field !== undefined && !known.has(String(field)));
    })
    .map((variable) => ({
      pointer,
      code: 'merge_field_unknown',
      message: `line ${variable.location.row}, column ${variable.location.col}: there is no merge field ${variable}`,
    }));
}
