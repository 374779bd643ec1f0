/** The conditions by which an assignment rule selects abstracts. */
type Value = string | number | boolean;
type Condition = Value | readonly Value[] | { readonly not: Value } | { readonly blank: boolean };
type Json = Readonly<Record<string, unknown>>;

/** @param conditions dotted path of a field → condition on its values. All must be met. */
export function matches(conditions: Readonly<Record<string, Condition>>, record: object): boolean {
  return Object.entries(conditions).every(([path, condition]) => isMet(valuesOf(record, path.split('.')), condition));
}

function isMet(values: readonly unknown[], condition: Condition): boolean {
  if (Array.isArray(condition)) return values.some((value) => condition.includes(value));
  if (typeof condition !== 'object') return values.includes(condition);
  if ('not' in condition) return !values.includes(condition.not);
  // the cast: TypeScript does not narrow readonly arrays by isArray, but they were handled above
  return values.every(isBlank) === (condition as { blank: boolean }).blank;
}

/** The values at a path; an array stands for each of its items. */
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
