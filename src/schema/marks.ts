/** What the marks of a resource's page say: lists, filters of a search, indexes and defaults. */
import type { Index } from '../store/port.js';
import type { Document, Parameter, Schema, Schemas } from './document.js';

/** How a filter of a search compares the requested values with those of its field. A boolean filter is a flag. */
export type Comparing = 'equals' | 'equalsFolded' | 'contains' | 'between' | 'day' | 'flag';

export interface Filter {
  /** Dotted path of the field. */
  readonly field: string;
  readonly by: Comparing;
}

/** Path parameter → dotted path of the field that it must equal, in the order of the path. */
export type ListParameters = Readonly<Record<string, string>>;

/** A record is hidden from the public unless these fields, if set, have exactly these values, or those of `x-shown-while`. */
export const shown: Readonly<Record<string, boolean>> = { hide_from_portal: false, is_active: true };

/** The marks of one resource. */
export interface Marks {
  /** The verb of each list by something, public ones too. */
  readonly lists: Readonly<Record<string, ListParameters>>;
  /** The filters of its search, by name. */
  readonly filters: Readonly<Record<string, Filter>>;
  /** The fields that a search returns by default; undefined for whole records. */
  readonly summary: readonly string[] | undefined;
  /** Those of `x-indexes`. */
  readonly indexes: readonly Index[];
  /** Values for fields that a client leaves out. If a record is replaced or patched, it keeps the stored values. */
  readonly defaults: Readonly<Record<string, unknown>>;
  /** Only records with these values belong to their owners, and open others to them. */
  readonly ownedWhile: Readonly<Record<string, boolean>> | undefined;
  /** Only records in which these fields, if set, have these values are shown to the public. */
  readonly shownWhile: Readonly<Record<string, boolean>>;
  /** Rules that a request can override by name → the permission that this needs. */
  readonly overrides: Readonly<Record<string, string>>;
}

/** @param resource as in addresses. */
export function marksOf(document: Document, resource: string): Marks {
  const tag = document.bundle.tags.find(({ name }) => name === resource);
  const fields = document.schemas[tag?.['x-resource']?.schema ?? ''] ?? {};
  const given = Object.entries(fields.properties ?? {}).flatMap(([name, field]) => {
    const { 'x-default': value } = field;
    return value === undefined ? [] : [[name, value]];
  });
  return {
    lists: listsOf(document, resource),
    filters: Object.fromEntries(
      filtersOf(document, resource).map(([name, schema]) => [name, filterOf(name, schema)] as const),
    ),
    summary: document.operation(`${resource}.search`)?.['x-summary'],
    indexes: fields['x-indexes'] ?? [],
    defaults: Object.fromEntries(given),
    ownedWhile: fields['x-owned-while'],
    shownWhile: fields['x-shown-while'] ?? shown,
    overrides: fields['x-overrides'] ?? {},
  };
}

function listsOf(document: Document, resource: string): Marks['lists'] {
  const routes = document.routes.filter(({ operation }) => isList(operation.operationId, resource));
  return Object.fromEntries(
    routes.map((route) => {
      const all = (route.operation.parameters ?? []).map((one) => document.resolve(one as Parameter));
      const inPath = all.filter((one) => one.in === 'path' && one.name !== 'tenantId');
      inPath.sort((one, other) => route.path.indexOf(`{${one.name}}`) - route.path.indexOf(`{${other.name}}`));
      return [verbOf(route.operation.operationId), Object.fromEntries(inPath.map(fieldOfParameter))];
    }),
  );
}

const verbOf = (operationId: string) => operationId.split('.')[1] ?? '';

const isList = (operationId: string, resource: string) =>
  operationId.startsWith(`${resource}.`) && /^list(Public)?By/.test(verbOf(operationId));

const fieldOfParameter = ({ name, 'x-field': field = name }: Parameter) => [name, field];

/** The schemas of the filters, by name. */
export function filtersOf(document: Document, resource: string): [name: string, schema: Schema][] {
  const body = document.body(`${resource}.search`);
  const members = body === undefined ? [] : Object.entries(document.properties(body));
  return members
    .filter(([name]) => name !== 'exclusiveStartKey')
    .map(([name, schema]) => [name, { ...document.resolve(schema), ...schema }]);
}

/** A filter such as `award_ids` asks for `award_id`. */
function filterOf(name: string, { type, 'x-by': by, 'x-field': field }: Schema): Filter {
  return { field: field ?? name.replace(/ids$/, 'id'), by: by ?? (type === 'boolean' ? 'flag' : 'equals') };
}

/** Dotted paths of the fields with a mark, and its values. */
export function marked<M extends 'x-refers-to' | 'x-money' | 'x-owner' | 'x-opens'>(
  document: Schemas,
  schema: Schema,
  mark: M,
  prefix = '',
): [string, NonNullable<Schema[M]>][] {
  return Object.entries(document.properties(schema)).flatMap(([name, property]) => {
    const path = prefix + name;
    const value = document.resolve<Schema>(property);
    const item = value.items ? document.resolve<Schema>(value.items) : value;
    const said = item[mark];
    if (said !== undefined) return [[path, said] as [string, NonNullable<Schema[M]>]];
    return marked(document, item, mark, `${path}.`);
  });
}
