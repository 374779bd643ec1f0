/** Tables of docs/ that are made of lists in the sources. */
import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { type Variable, variables } from '../src/config/variables.js';
import { errors } from '../src/errors.js';
import { operationsOf, type Root } from './decorators/tree.js';

/**
 * @param made file name in generated/ → text.
 * @param folder the one that docs/ lies in.
 * @returns path of a page → what it should say.
 * @throws Error for a page without the place of its table.
 */
export async function pages(made: ReadonlyMap<string, string>, folder = '.'): Promise<Map<string, string>> {
  const bundles = [...made].filter(([name]) => made.has(name.replace('.json', '.yaml')) && name.endsWith('.json'));
  const tables = {
    'docs/configuration.md': variableTable(),
    'docs/stored.md': storedTable(bundles.map(([, text]) => JSON.parse(text) as Root)),
    'docs/errors.md': errorTables(bundles.map(([, text]) => JSON.parse(text) as Root)),
  };
  const texts = Object.entries(tables).map(async ([page, table]): Promise<[string, string]> => {
    const text = await readFile(join(folder, page), 'utf8');
    const [, before, after] =
      /^([\s\S]*<!-- made by `npm run generate` -->\n)[\s\S]*(<!-- end -->[\s\S]*)$/.exec(text) ?? [];
    if (before === undefined || after === undefined) throw new Error(`${page} has no place for its table.`);
    return [page, `${before}\n${table}\n\n${after}`];
  });
  return new Map(await Promise.all(texts));
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const variableTable = () =>
  table(
    ['Variable', 'Default', 'Description'],
    Object.entries<Variable>(variables).map(([name, { default: fallback, what }]) => [
      `\`${name}\``,
      fallback === undefined ? '' : `\`${fallback}\``,
      what,
    ]),
  );

/** Resource → its fields that are only stored. */
function storedTable(roots: readonly Root[]): string {
  const rows = roots.flatMap(({ tags, components: { schemas } }) =>
    tags.map((tag) => {
      const { properties = {} } = schemas[tag['x-resource']?.schema ?? ''] ?? {};
      const stored = Object.entries(properties).filter(([, field]) => field['x-stored-only']);
      return [`\`${tag.name}\``, stored.map(([field]) => `\`${field}\``).join(', ')];
    }),
  );
  return table(
    ['Resource', 'Fields that are only stored'],
    rows.filter(([, fields]) => fields !== ''),
  );
}

/** Text as Markdown, with what is in backticks as it is. */
const escaped = (text: string) => text.replace(/`[^`]*`|[<|*_]/g, (found) => (found.length > 1 ? found : `\\${found}`));

/** A section for each status. */
function errorTables(roots: readonly Root[]): string {
  const operations = roots.flatMap(operationsOf).map(({ operation }) => operation);
  const has = (code: string) =>
    operations.filter((one) => Object.values(one['x-codes'] ?? {}).some((codes) => codes.includes(code)));
  const ids = (some: typeof operations) => some.map(({ operationId = '' }) => operationId);
  const withBody = ids(operations.filter(({ requestBody }) => requestBody !== undefined));
  const statuses = [...new Set(Object.values(errors).map(({ status }) => status))];
  const sections = statuses.map((status) => {
    const codes = Object.entries(errors).filter(([, error]) => error.status === status);
    const rows = codes.map(([code, { sentence }]) => [
      `\`${code}\``,
      escaped(sentence),
      placesOf(ids(has(code)), ids(operations), withBody),
    ]);
    return `## ${status} ${STATUS_CODES[status]}\n\n${table(['Code', 'Message', 'Answered by'], rows)}`;
  });
  return sections.join('\n\n');
}

/** The operations in few words: `*.create` is that of every resource. */
function placesOf(some: readonly string[], all: readonly string[], withBody: readonly string[]): string {
  if (some.length === 0) return 'operations of a batch';
  if (some.length === all.length) return 'every operation';
  if (some.length === withBody.length && some.every((id) => withBody.includes(id)))
    return 'every operation with a body';
  const verbs = new Map<string, Set<string>>();
  for (const [resource = '', verb = ''] of some.map((id) => id.split('.'))) {
    const family = verb.startsWith('listBy') ? 'listBy' : verb;
    const alike = all.filter((id) => {
      const [owner, name = ''] = id.split('.');
      return name.replace(/^(listBy).*/, '$1') === family && all.includes(`${owner}.replace`);
    });
    const isWhole = alike.length > 1 && alike.every((id) => some.includes(id));
    const [owner, name] = isWhole ? ['*', family.replace(/^listBy$/, 'listBy…')] : [resource, verb];
    verbs.set(owner, (verbs.get(owner) ?? new Set()).add(name));
  }
  return [...verbs].map(([owner, names]) => `\`${owner}\`: ${[...names].join(', ')}`).join('; ');
}
