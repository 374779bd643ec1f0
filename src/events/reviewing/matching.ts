/** Which abstracts an assignment rule is about. */
type Value = string | number | boolean;
type Condition = Value | readonly Value[] | { readonly not: Value } | { readonly blank: boolean };
type Json = Readonly<Record<string, unknown>>;

/** Whether a record meets every condition: dotted path of a field → what is expected of it. */
export function matches(conditions: Readonly<Record<string, Condition>>, record: object): boolean {
  return Object.entries(conditions).every(([path, condition]) => meets(valuesOf(record, path.split('.')), condition));
}

function meets(values: readonly unknown[], condition: Condition): boolean {
  if (Array.isArray(condition)) return values.some((value) => condition.includes(value));
  if (typeof condition !== 'object') return values.includes(condition);
  if ('not' in condition) return !values.includes(condition.not);
  // `isArray` does not rule out readonly arrays; they were answered above
  return values.every(isBlank) === (condition as { blank: boolean }).blank;
}

/** The values at a path; several where it ends in, or passes through, arrays. */
function valuesOf(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesOf((value as Json)[name], rest);
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
