/** generated/operations.ts: what a client needs to know of every operation at run time, and which of them are reads. */
import { named, operationsOf, type Placed, type Root, type Schema } from './decorators/tree.js';

const head = `/** Made by \`npm run generate\` from src/services.ts and openapi/: do not edit. */
`;

const kinds = `
/**
 * - \`write\`: it may change something
 * - \`read\`: it changes nothing
 * - \`record\`: it reads a record, the whole one unless \`fields\` selects some of it
 * - \`page\`: it reads a page of a list
 * - \`records\`: it reads a page of records, whole ones unless \`fields\` or \`fieldsToReturn\` selects some of them
 */
export type Kind = 'write' | 'read' | 'record' | 'page' | 'records';
`;

/**
 * The table's own type is wide and `Kinds` is nested: a compiler reads of it what a program asks for, and no more.
 * @param roots service → its document.
 */
export function operationsModule(roots: ReadonlyMap<string, Root>): string {
  const names = [...roots.keys()];
  const imports = names.map((name) => `import type { operations as ${name} } from './${name}.js';\n`);
  // What several documents have, such as `messages.list`, is called by the path of the first.
  const rows = new Map<string, string>();
  const kindsOf = new Map<string, string[]>();
  for (const [name, root] of roots)
    for (const placed of operationsOf(root)) {
      const { operationId = '' } = placed.operation;
      if (rows.has(operationId)) continue;
      const kind = kindOf(root, placed);
      const cells = [placed.method.toUpperCase(), `/${name}${placed.path}`, kind];
      rows.set(operationId, `  '${operationId}': [${cells.map((cell) => `'${cell}'`).join(', ')}],\n`);
      const [resource = '', verb] = operationId.split('.');
      kindsOf.set(resource, [...(kindsOf.get(resource) ?? []), `    readonly ${verb}: '${kind}';\n`]);
    }
  return [
    head,
    ...imports,
    `\n/** The operations of all services. */\nexport interface Operations extends ${names.join(', ')} {}\n`,
    kinds,
    '\n/** Resource → what it can do → kind. */\nexport interface Kinds {\n',
    ...Array.from(kindsOf, ([resource, verbs]) => `  readonly ${resource}: {\n${verbs.join('')}  };\n`),
    '}\n',
    '\n/** operationId → method, path, kind. */\n',
    'export const operations: Readonly<Record<keyof Operations, readonly [method: string, path: string, kind: Kind]>> = {\n',
    ...rows.values(),
    '};\n',
  ].join('');
}

function kindOf(root: Root, { method, item, operation }: Placed): string {
  const { schemas, parameters, responses } = root.components;
  const sent = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
  const isPaged = sent.some(({ $ref, name = parameters[named($ref)]?.name }) => name === 'exclusiveStartKey');
  if (!isPaged && (method !== 'get' || operation['x-has-effects'])) return 'write';
  const response = operation.responses['200'];
  const { content } = response?.$ref === undefined ? (response ?? {}) : (responses[named(response.$ref)] ?? {});
  const schema: Schema = content?.['application/json']?.schema ?? {};
  if (!isPaged) return isPart(schema) ? 'record' : 'read';
  const items = schema.items ?? schemas[named(schema.$ref)]?.properties?.Items?.items ?? {};
  return isPart(items) && !named(schema.$ref).endsWith('SummaryPage') ? 'records' : 'page';
}

/** Whether it is a record of which a caller selects fields: `CouponRead`. */
const isPart = ({ $ref }: Schema) => named($ref).endsWith('Read');
