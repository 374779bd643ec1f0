/** What a resource is called: in addresses, in schemas, in sentences. */
import { Mistake } from '../sources.js';
import type { Root, Schema, Tag } from './tree.js';

export interface Resource {
  /** As in addresses and operationIds: `coupons`. */
  readonly name: string;
  /** As in schemas: `Coupon`. */
  readonly record: string;
  /** As in sentences: `a coupon`, `coupons`. */
  readonly article: string;
  readonly noun: string;
  readonly plural: string;
  /** The record's own fields: `CouponFields`. */
  readonly fields: Schema;
}

/**
 * The resources of a document: its tags with `x-resource`.
 * @throws Mistake naming the tag, and what its `x-resource` lacks.
 */
export function resourcesOf(root: Root): Resource[] {
  const resources = root.tags.flatMap((tag) => (tag['x-resource'] === undefined ? [] : [resourceOf(root, tag)]));
  const records = resources.map(({ record }) => record);
  const twice = resources.find(({ record }, index) => records.indexOf(record) < index);
  if (twice)
    throw new Mistake(
      ['tags', `name=${twice.name}`],
      `The tag ${twice.name}: ${twice.record}Fields is the schema of another tag already.`,
    );
  return resources;
}

function resourceOf({ components }: Root, { name, 'x-resource': said = {} }: Tag): Resource {
  const { schema = '', noun, plural } = said;
  const fault = (message: string) => new Mistake(['tags', `name=${name}`], `The tag ${name}: ${message}`);
  if (!schema || !noun || !plural)
    throw fault(`${JSON.stringify(said)} must be x-resource: { schema: …Fields, noun: …, plural: … }.`);
  const record = /^(?!Record[A-Z])(\w+)Fields$/.exec(schema)?.[1];
  if (record === undefined) throw fault(`the schema ${schema} must end in Fields, and not begin with Record.`);
  const fields = components.schemas[schema];
  if (fields === undefined) throw fault(`components.schemas has no ${schema}.`);
  const article = said.article ?? (/^[aeiou]/.test(noun) ? 'an' : 'a');
  return { name, record, article, noun, plural, fields };
}

/** Of one item of a list that is called so: `CouponEvaluationLines`, `ApplicationRecipientCategories`. */
export const singular = (words: string): string => words.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/** A sentence about records as one about those of the resource. */
export function worded(text: string, { article, noun, plural }: Resource): string {
  const words: Record<string, string> = {
    'a record': `${article} ${noun}`,
    'A record': `A${article.slice(1)} ${noun}`,
    record: noun,
    records: plural,
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
