/** The addresses of a template: fixed addresses or merge fields. */
import type { Detail } from '../fault.js';
import { addressIn } from './address.js';
import { hint, type MergeFields, type Shape } from './shapes.js';

const names = ['from', 'reply_to', 'cc', 'bcc'] as const;
type Name = (typeof names)[number];

/** The properties of a template with addresses. `cc` and `bcc` can have several, separated by commas. */
export type Header = { readonly [N in Name]?: string };

const mergeField = /^\{\{\s*([\w-]+(?:\.[\w-]+)+)\s*\}\}$/;

/** Yields the errors in a template's addresses. */
export function* headerFindings(header: Header, fields: MergeFields, pointer: string): Generator<Detail> {
  for (const name of names) {
    for (const entry of entriesOf(name, header)) {
      const path = mergeField.exec(entry)?.[1];
      if (path === undefined ? addressIn(entry) !== undefined : isField(path, fields)) continue;
      const code = path === undefined ? 'address_invalid' : 'merge_field_unknown';
      const message = path === undefined ? notAnAddress : `unknown merge field ${path}${hint(path.split('.'), fields)}`;
      yield { pointer: `${pointer}/${name}`, code, message };
    }
  }
}

/**
 * The addresses of one e-mail. A merge field without a value results in none.
 * @param findings collects values that are not addresses.
 */
export function renderHeader(header: Header, values: object, pointer: string, findings: Detail[]): Header {
  const rendered = names.map((name) => {
    const addresses = entriesOf(name, header)
      .map((entry) => addressOf(entry, values))
      .filter((one) => one !== '');
    const isBroken = addresses.some((address) => addressIn(address) === undefined);
    if (isBroken) findings.push({ pointer: `${pointer}/${name}`, code: 'address_invalid', message: notAnAddress });
    return [name, addresses.join(', ')] as const;
  });
  return Object.fromEntries(rendered.filter(([, addresses]) => addresses !== ''));
}

const notAnAddress = 'must be an e-mail address or a merge field such as {{ reference.email_address }}';

/** An empty string has no entries. */
function entriesOf(name: Name, header: Header): string[] {
  const text = header[name]?.trim() ?? '';
  if (text === '') return [];
  return name === 'cc' || name === 'bcc' ? text.split(',').map((entry) => entry.trim()) : [text];
}

function isField(path: string, fields: MergeFields): boolean {
  const [object = '', ...members] = path.split('.');
  const root = Object.hasOwn(fields, object) ? fields[object] : undefined;
  const shape = members.reduce<Shape | undefined>((one, name) => one?.member(name), root);
  return shape !== undefined && !shape.isObject;
}

function addressOf(entry: string, values: object): string {
  const path = mergeField.exec(entry)?.[1];
  if (path === undefined) return entry;
  const value = path.split('.').reduce<unknown>(memberOf, values) ?? '';
  return typeof value === 'string' ? value.trim() : String(value);
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
