/** generated/paths.ts: which dotted paths lead to the fields of each resource. The compiler would take seconds to derive them. */
import type { Document, Schema } from '../src/schema/document.js';

const head = `/** Made by \`npm run generate\` from openapi/: do not edit. */

/** Resource → names of its fields and dotted paths to nested ones. A path through an array selects a field of each item. */
export interface Paths {
`;

/** Deeper ones are in no document but where a schema contains itself. */
const depth = 5;

export function pathsModule(documents: readonly Document[]): string {
  const rows = documents.flatMap((document) =>
    document.routes.flatMap(({ operation: { operationId } }) => {
      const [, resource] = /^(\w+)\.replace$/.exec(operationId) ?? [];
      const record = document.answer(operationId);
      if (resource === undefined || record === undefined) return [];
      const paths = [...new Set(pathsInto(document, record, depth))].map((path) => `\n    | ${typeOf(path)}`);
      return [`  readonly ${resource}:${paths.join('')};\n`];
    }),
  );
  return `${head}${rows.join('')}}\n`;
}

const anyName = `\${string}`;

/** Whether the path is one of these, or goes on where any name may stand. */
export const isAmong = (paths: ReadonlySet<string>, path: string): boolean =>
  paths.has(path) ||
  [...paths].some((one) => one.endsWith(`.${anyName}`) && path.startsWith(one.slice(0, -anyName.length)));

const typeOf = (path: string) => (path.includes(anyName) ? `\`${path}\`` : `'${path}'`);

/** Dotted paths of all fields in a schema; `${string}` stands for any name. */
export function pathsInto(document: Document, schema: Schema, left: number): string[] {
  const whole = document.resolve(schema);
  const { items, oneOf = [], anyOf = [] } = whole as Schema & { readonly anyOf?: readonly Schema[] };
  if (left === 0) return [];
  if (items !== undefined) return pathsInto(document, items, left);
  const shapes = [...oneOf, ...anyOf];
  if (shapes.length > 0) return shapes.flatMap((shape) => pathsInto(document, shape, left));
  const members = Object.entries(document.properties(whole));
  if (members.length === 0) return whole.type === 'object' || whole.allOf !== undefined ? [anyName] : [];
  return members.flatMap(([name, member]) => [
    name,
    ...pathsInto(document, member, left - 1).map((path) => `${name}.${path}`),
  ]);
}
