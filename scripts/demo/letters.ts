/** What an e-mail must be, made anew of the samples and of what the demo wrote. */
import type { Json } from './client.js';
import type { ExpectedMail, Story } from './story.js';

export interface Letter {
  /** By their names in small letters; no others of these may be there. */
  readonly headers: ReadonlyMap<string, string>;
  readonly html: string;
}

/** The headers that count, in this order. */
const counted = ['to', 'cc', 'bcc', 'reply-to', 'from', 'x-gala-preview', 'subject'];

/** One line that tells letters apart. */
export const heading = ({ headers }: Letter) =>
  counted.map((name) => `${name}: ${headers.get(name)?.replaceAll('"', '') ?? '-'}`).join(' | ');

export const wholeText = (letter: Letter) => `${heading(letter)}\n\n${letter.html.trim()}`;

export function expected(story: Story, { kind, to, reference, template: name }: ExpectedMail): Letter {
  const values = valuesOf(story, reference ?? '');
  return letter(values.process?.[name] as Template, values, to, kind === 'preview');
}

export type Template = Readonly<Record<string, string>>;

/** A template filled in. */
export function letter(template: Template, values: Values, to: string, preview = false): Letter {
  const headers = Object.entries({
    to,
    from: `${template.from_name} <${template.from}>`,
    subject: filled(template.subject ?? '', values, (text) => text),
    'reply-to': template.reply_to,
    cc: preview ? undefined : template.cc, // a preview goes to no one else
    'x-gala-preview': preview ? 'yes' : undefined,
  }).filter((header): header is [string, string] => header[1] !== undefined);
  return { headers: new Map(headers), html: filled(template.body ?? '', values, escaped) };
}

export type Values = Readonly<Record<string, Json>>;

function valuesOf({ ledger }: Story, id: string): Values {
  const whole = (resource: Parameters<typeof ledger.entry>[0], name: unknown): Json => {
    const { id, record } = ledger.entry(resource, String(name));
    return { id, ...record };
  };
  const reference = whole('references', id);
  return {
    reference,
    application: whole('applications', reference.application_id),
    award: whole('awards', reference.award_id),
    type: whole('referenceTypes', reference.type_id),
    process: whole('referenceProcesses', reference.process_id),
  };
}

/** As much of Liquid as the samples use; what their conditions ask for is always there. */
function filled(template: string, values: Values, dressed: (text: string) => string): string {
  return template
    .replace(/{%.*?%}/g, '')
    .replace(/{{\s*([\w.]+)\s*(?:\|\s*(\w+).*?)?}}/g, (_, path: string, filter?: string) =>
      dressed(filters[filter ?? 'none']?.(String(valueAt(values, path) ?? '')) ?? ''),
    );
}

/** What stands at a dotted path. */
export const valueAt = (values: Json, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Json | undefined)?.[name], values);

const filters: Readonly<Record<string, (value: string) => string>> = {
  none: (value) => value,
  downcase: (value) => value.toLowerCase(),
  date: (value) => new Date(value).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
