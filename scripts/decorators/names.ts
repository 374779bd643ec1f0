/** What a resource is called: in addresses, in schemas, in sentences. */
import type { Root, Schema } from './tree.js';

export interface Resource {
  /** As in addresses and operationIds: `coupons`. */
  readonly name: string;
  /** As in schemas: `Coupon`. */
  readonly record: string;
  /** As in sentences: `coupon`, `coupons`. */
  readonly noun: string;
  readonly nouns: string;
  /** The record's own fields: `CouponFields`. */
  readonly fields: Schema;
}

/** The resources of a document: its schemas whose names end in `Fields`. */
export function resourcesOf(root: Root): Resource[] {
  const tags = new Set(root.tags.map(({ name }) => name));
  return Object.entries(root.components.schemas).flatMap(([schema, fields]) => {
    const record = /^(?!Record)(\w+)Fields$/.exec(schema)?.[1];
    if (record === undefined) return [];
    const resource = { record, fields, ...wordsOf(record) };
    if (!tags.has(resource.name)) throw new Error(`${schema} needs a tag ${resource.name} in the document's root.`);
    return [resource];
  });
}

function wordsOf(record: string): Pick<Resource, 'name' | 'noun' | 'nouns'> {
  const name = plural(record[0]?.toLowerCase() + record.slice(1));
  const words = record.replace(/(?<!^)([A-Z])/g, ' $1').toLowerCase();
  const noun = plural(words) === words ? `${words} record` : words;
  return { name, noun, nouns: plural(noun) };
}

/** A word that ends in one s is a plural already: settings. */
function plural(word: string): string {
  if (/[^s]s$/.test(word)) return word;
  if (/(ss|x|ch|sh)$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Of one item of a list that is called so: `CouponEvaluationLines`, `ApplicationRecipientCategories`. */
export const singular = (words: string): string => words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** A sentence about records as one about those of the resource. */
export function worded(text: string, { noun, nouns }: Resource): string {
  const n = /^[aeiou]/.test(noun) ? 'n' : '';
  const words: Record<string, string> = {
    'a record': `a${n} ${noun}`,
    'A record': `A${n} ${noun}`,
    record: noun,
    records: nouns,
  };
  return text.replaceAll(/\b([aA] record|records?)\b/g, (word) => words[word] ?? word);
}

/** Whatever refers to the schemas of the model record, referring to those of the resource. */
export function referring<T>(thing: T, { record }: Resource): T {
  const text = JSON.stringify(thing).replaceAll(/"#\/components\/schemas\/Record(?=[A-Z"])/g, (ref) =>
    ref.replace(/Record$/, record),
  );
  return JSON.parse(text) as T;
}
