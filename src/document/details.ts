/** What a validator found, in the words of the error answer. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Detail, Fault, sentence } from '../fault.js';
import { part } from '../pointer.js';

const mostDetails = 20;
/** A body may be wrong in a million places; so many are counted. */
const mostFindings = 1000;

/** A finding of Ajv: `place` is the JSON Pointer of what is wrong, `keyword` the rule it breaks. */
export interface Finding {
  readonly place: string;
  readonly keyword: string;
  readonly message: string;
}

/** @returns what is wrong with a value; nothing when it is valid. */
export function findings(validate: ValidateFunction, value: unknown): Finding[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .slice(0, mostFindings)
    .filter(worthSaying)
    .map((error) => ({
      place: error.instancePath + named(error),
      keyword: error.keyword,
      message: worded(error),
    }));
}

/** A 400 with at most 20 details. `whole` is what the pointer `""` stands for. */
export function invalidRequest(found: readonly Finding[], whole?: string): Fault {
  const once = distinct(decided(found));
  const details = once.slice(0, mostDetails).map(detail);
  const [first] = details;
  const more = once.length > 1 ? ` (and ${once.length - 1} more)` : '';
  const what = first ? sentence(first, whole) + more : 'it is not valid';
  return new Fault('invalid_request', `The request does not follow the document: ${what}.`, { details });
}

/**
 * A value that may be of one shape or another is found to be none by each: said is what is wrong within the shape that fits
 * its type or, when none does, the types there are.
 */
function decided(found: readonly Finding[]): Finding[] {
  const places = new Set(found.filter(({ keyword }) => keyword === 'anyOf').map(({ place }) => place));
  return [...places].reduce(settled, [...found]);
}

function settled(found: readonly Finding[], place: string): Finding[] {
  const types = found.filter((one) => one.place === place && one.keyword === 'type');
  const others = found.filter((one) => one.place !== place || (one.keyword !== 'type' && one.keyword !== 'anyOf'));
  if (types.length === 0 || others.some((one) => one.place.startsWith(place))) return others;
  const names = types.map(({ message }) => message.replace(/^must be /, ''));
  return [...others, { place, keyword: 'type', message: `must be ${[...new Set(names)].join(',')}` }];
}

/** A value that is no object is found to be none by each part of an `allOf`. */
function distinct(found: readonly Finding[]): Finding[] {
  return found.filter((finding, index) => {
    const before = found[index - 1];
    return !(
      before?.place === finding.place &&
      before.keyword === finding.keyword &&
      before.message === finding.message
    );
  });
}

function detail({ place, keyword, message }: Finding): Detail {
  const code = codes[keyword] ?? keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { pointer: place, code, message: messages[keyword] ?? message };
}

const codes: Record<string, string> = {
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  'false schema': 'unknown_field',
  not: 'unknown_field',
};

const messages: Record<string, string> = {
  required: 'is required',
  additionalProperties: 'is not a field of this record',
  unevaluatedProperties: 'is not a field of this record',
  'false schema': 'does not belong here',
  not: 'does not belong here',
};

/** Says which values there are, as the validator of requests does. */
const worded = ({ keyword, message = '', params }: ErrorObject): string =>
  keyword === 'enum' ? `${message}: ${params.allowedValues.join(', ')}` : message;

/** These only say that what stands within them failed, which is said already. */
const worthSaying = ({ keyword }: ErrorObject) => keyword !== 'if' && keyword !== 'propertyNames';

/** The member that an error is about, when it stands at the object around it. */
function named({ params, propertyName }: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return name === undefined ? '' : part(name);
}
