/** The calls of a round trip as a program that uses a generated client. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Content, type Parameter as Described, Document, type Schema } from '../../src/schema/document.js';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A line of calls.yaml, which says what each is. */
interface Call {
  readonly do: string;
  readonly with?: Readonly<Record<string, string | number>>;
  readonly body?: Json;
  readonly gives?: Readonly<Record<string, Json>>;
  readonly fails?: { readonly status: number; readonly code?: string };
  readonly keeps?: Readonly<Record<string, string>>;
}

/** A field that no document lists. */
export const unlisted = 'vat_class';

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly isEnum: boolean;
  /** Undefined when the call does not give it. */
  readonly value: string | number | undefined;
}

/** A call, with what the document says of its operation. */
export interface Step extends Omit<Call, 'with' | 'body'> {
  /** Its place in the program: its answer is in a variable with this number. */
  readonly n: number;
  readonly method: string;
  readonly route: string;
  readonly tag: string;
  /** In the order of the document, those of the path first; without the tenant. */
  readonly parameters: readonly Parameter[];
  readonly body?: Json;
  /** The schemas of the body and of the answer. */
  readonly bodySchema: string;
  readonly answerSchema: string;
  readonly isPatch: boolean;
}

/** How programs are written for one tool. */
export interface Dialect {
  /** What this tool cannot send; the round trip goes without. */
  cannot?(step: Step): boolean;
  statements(step: Step): readonly string[];
  /** File → text, among them the program with these statements. */
  files(
    document: string,
    tenant: string,
    statements: readonly string[],
    steps: readonly Step[],
  ): Record<string, string>;
}

export function programs(dialect: Dialect, document: string, file: string, tenant: string): Record<string, string> {
  const openapi = Document.of(document, JSON.parse(readFileSync(file, 'utf8')));
  const calls: Record<string, Call[]> = parse(readFileSync('scripts/clients/calls.yaml', 'utf8'), { merge: true });
  const all = (calls[document] ?? []).map((call, n) => stepOf(openapi, call, n));
  const steps = all.filter((step) => !dialect.cannot?.(step));
  return dialect.files(document, tenant, steps.flatMap(dialect.statements), steps);
}

function stepOf(document: Document, { with: given = {}, ...call }: Call, n: number): Step {
  const route = document.routes.find(({ operation }) => operation.operationId === call.do);
  if (route === undefined) throw new Error(`There is no operation ${call.do}`);
  const { method, path, operation } = route;
  const parameters = (operation.parameters ?? [])
    .map((one) => document.resolve<Described>(one as Described))
    .filter(({ name }) => name !== 'tenantId')
    .map(({ name, in: where, schema = {} }) => ({
      ...{ name, in: where, value: given[name] },
      isEnum: 'enum' in document.resolve<Schema>(schema),
    }));
  const unknown = Object.keys(given).find((name) => !parameters.some((one) => one.name === name));
  if (unknown !== undefined) throw new Error(`${call.do} has no parameter ${unknown}`);
  const schemaIn = (one: Content | undefined) =>
    document
      .resolve<Content>(one ?? {})
      .content?.['application/json']?.schema?.$ref?.split('/')
      .at(-1) ?? '';
  return {
    ...{ ...call, n, method, route: path, tag: call.do.replace(/\..*/, ''), parameters, isPatch: method === 'PATCH' },
    bodySchema: schemaIn(operation.requestBody),
    answerSchema: schemaIn(operation.responses['200']),
  };
}

export const pathOf = ({ parameters }: Step) => parameters.filter((one) => one.in === 'path');
export const given = ({ parameters }: Step, ...where: string[]) =>
  parameters.filter((one) => one.value !== undefined && (where.length === 0 || where.includes(one.in)));

const words = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export const snake = (name: string) => words(name).join('_');
export const pascal = (name: string) => words(name).map(upper).join('');
export const camel = (name: string) =>
  words(name)
    .map((word, index) => (index === 0 ? word : upper(word)))
    .join('');

export const isDate = (value: Json): value is string => typeof value === 'string' && /^\d{4}-.*Z$/.test(value);

/** The name of what was kept, if the value stands for it. */
export const keptIn = (value: unknown) =>
  typeof value === 'string' && value.startsWith('$') ? value.slice(1) : undefined;

/** JSON in which `$name` is left for the program to fill in; a whole record has no quotes around it. */
export const jsonOf = (value: Json | undefined) => JSON.stringify(value ?? {}).replaceAll('"$whole"', '$whole');

/** An expression for what a path of an answer leads to. */
export function access(
  answer: string,
  path: string,
  one: {
    field(before: string, name: string): string;
    item(before: string, index: string): string;
    extra(before: string): string;
  },
): string {
  if (path === '') return answer;
  return path.split('.').reduce((before, name) => {
    if (/^\d+$/.test(name)) return one.item(before, name);
    return name === unlisted ? one.extra(before) : one.field(before, name);
  }, answer);
}
