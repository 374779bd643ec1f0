/** The conditions of assignment rules: which abstracts they match. */

import type { Yielder } from '../lib/yielder.js';
import type { RecordOf } from '../schema/contract.js';

type Rule = NonNullable<RecordOf<'abstractReviewRounds'>['review_assignment_rules']>[number];
type Value = string | number | boolean;
type Condition = Value | readonly Value[] | { readonly not: Value } | { readonly blank: boolean };

/** The conditions below a name, as a tree of the names in their paths: what is asked of one list stays together. */
export interface Asked {
  readonly below: Map<string, Asked>;
  /** How many. */
  size: number;
  /** Of the only one, its path. */
  path: string;
  condition?: Condition;
}

const nothing = (): Asked => ({ below: new Map(), size: 0, path: '' });

export function askedBy(conditions: Rule['matching_conditions']): Asked {
  const root = nothing();
  for (const [path, condition] of Object.entries(conditions)) {
    let at = root;
    for (const name of path.match(/(?:\[[^\]]*\]|[^.])+/g) ?? [path]) {
      const next = at.below.get(name) ?? nothing();
      at.below.set(name, Object.assign(next, { size: next.size + 1, path }));
      at = next;
    }
    at.condition = condition;
  }
  return root;
}

/** The values of fields, by paths as in conditions. */
export const valuesOf = (record: object, paths: readonly string[]): unknown[] =>
  paths.flatMap((path) => valuesAt(record, askedBy({ [path]: '' })));

/** The values of an abstract that single conditions are about. Remembered, because many rules can use the same path. */
export type Known = Map<string, ReadonlySet<unknown>>;

/** Whether a value meets all conditions. Those below one list must be met by one of its elements. */
export async function matches(value: unknown, asked: Asked, yielder: Yielder, known?: Known): Promise<boolean> {
  for (const [name, next] of asked.below) {
    await yielder.step();
    if (!(await isMatched(fieldOf(value, name), next, yielder, known))) return false;
  }
  return true;
}

async function isMatched(value: unknown, asked: Asked, yielder: Yielder, known: Known | undefined): Promise<boolean> {
  if (asked.size === 1) {
    const values = known?.get(asked.path) ?? new Set(valuesAt(value, asked));
    known?.set(asked.path, values);
    return isMet(values, only(asked));
  }
  if (asked.condition !== undefined && !isMet(new Set(leaves(value)), asked.condition)) return false;
  for (const element of flat(value)) if (await matches(element, asked, yielder)) return true;
  return false;
}

/** The condition of the only path. */
function only(asked: Asked): Condition {
  const [next] = asked.below.values();
  return next === undefined ? (asked.condition as Condition) : only(next);
}

/** The values at the only path. */
function valuesAt(value: unknown, asked: Asked): unknown[] {
  const [first] = asked.below;
  if (first === undefined) return leaves(value);
  if (Array.isArray(value)) return value.flatMap((element) => valuesAt(element, asked));
  return valuesAt(fieldOf(value, first[0]), first[1]);
}

const leaves = (value: unknown) => (value === undefined ? [] : flat(value));

const flat = (value: unknown): unknown[] => (Array.isArray(value) ? value.flatMap(flat) : [value]);

/** `custom_field_values[topic]` is the element with this `custom_field_id`. */
function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, name)) return (value as Record<string, unknown>)[name];
  const [, list = '', id] = /^(\w+)\[(.*)\]$/.exec(name) ?? [];
  const elements = id === undefined ? undefined : fieldOf(value, list);
  if (!Array.isArray(elements)) return undefined;
  return elements.filter((element) => fieldOf(element, 'custom_field_id') === id);
}

function isMet(values: ReadonlySet<unknown>, condition: Condition): boolean {
  if (Array.isArray(condition)) return condition.some((value) => values.has(value));
  if (typeof condition !== 'object') return values.has(condition);
  if ('not' in condition) return !values.has(condition.not);
  // TypeScript does not narrow readonly arrays with isArray; arrays were handled above
  return [...values].every(isBlank) === (condition as { blank: boolean }).blank;
}

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
