/** The conditions by which an assignment rule selects abstracts. */
import type { Pace } from '../../pace.js';

type Value = string | number | boolean;
type Condition = Value | readonly Value[] | { readonly not: Value } | { readonly blank: boolean };
type Json = Readonly<Record<string, unknown>>;

/** Dotted path of a field → condition on its values. */
export type Conditions = Readonly<Record<string, Condition>>;

/** Returns the values of a record at a path. */
interface Found {
  readonly values: ReadonlySet<unknown>;
  readonly isBlank: boolean;
}

/** Caches the values of a record's fields across rules. */
export class Fields {
  readonly #found = new Map<string, Found>();

  constructor(readonly record: object) {}

  at(path: string): Found {
    const known = this.#found.get(path);
    if (known !== undefined) return known;
    const values = new Set<unknown>();
    collect(this.record, path.split('.'), 0, values);
    const found = { values, isBlank: [...values].every(isBlank) };
    this.#found.set(path, found);
    return found;
  }
}

/** Whether all conditions are met. */
export async function matches(conditions: Conditions, fields: Fields, pace: Pace): Promise<boolean> {
  for (const path of Object.keys(conditions)) {
    await pace.step();
    if (!isMet(fields.at(path), conditions[path] as Condition)) return false;
  }
  return true;
}

function isMet({ values, isBlank }: Found, condition: Condition): boolean {
  if (Array.isArray(condition)) return condition.some((value) => values.has(value));
  if (typeof condition !== 'object') return values.has(condition);
  if ('not' in condition) return !values.has(condition.not);
  // TypeScript does not narrow readonly arrays with isArray; arrays were handled above
  return isBlank === (condition as { blank: boolean }).blank;
}

/** Adds the values at a path, starting with its part `at`. An array stands for each of its items. */
function collect(value: unknown, path: readonly string[], at: number, values: Set<unknown>): void {
  const name = path[at];
  if (Array.isArray(value)) for (const item of value) collect(item, path, at, values);
  else if (name === undefined) values.add(value);
  else if (typeof value === 'object' && value !== null && Object.hasOwn(value, name))
    collect((value as Json)[name], path, at + 1, values);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object' || value === null) return value === undefined || value === null;
  for (const _ in value) return false;
  return true;
}
