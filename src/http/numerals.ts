/** Integers in a query must be decimal digits. The validator would also accept `0x10`, `1e1` or ` 5`. */
import { invalidRequest } from '../document/details.js';
import type { Document, Route, Schema } from '../document/document.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

/** The names of the integer query parameters of an operation. */
export function numeralsOf(document: Document, { operation }: Route): string[] {
  const parameters = (operation.parameters ?? []).map((one) => document.resolve(one as Parameter));
  return parameters.filter((one) => one.in === 'query' && one.schema?.type === 'integer').map(({ name }) => name);
}

/** @throws Fault `invalid_request` */
export function checkNumerals(names: readonly string[], query: Readonly<Record<string, unknown>>): void {
  const wrong = names.filter((name) => typeof query[name] === 'string' && !/^[0-9]+$/.test(query[name]));
  if (wrong.length === 0) return;
  const keyword = 'type';
  throw invalidRequest(wrong.map((name) => ({ pointer: `query/${name}`, keyword, message: 'must be decimal digits' })));
}
