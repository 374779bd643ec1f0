/** What a validator found, in the words of the error answer. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Detail, Fault, sentence } from '../fault.js';
import { part } from '../pointer.js';

const mostDetails = 20;
/** A body may be wrong in a million places; so many are counted. */
const mostFindings = 1000;

/** A finding of Ajv: `keyword` is the rule it breaks. */
export interface Finding {
  /** JSON Pointer of what is wrong. */
  readonly pointer: string;
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
      pointer: error.instancePath + named(error),
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
function decided(found: readonly Finding[]): readonly Finding[] {
  const types = new Map<string, string[]>();
  for (const { pointer, keyword } of found) if (keyword === 'anyOf') types.set(pointer, []);
  if (types.size === 0) return found;
  const explained = new Set(found.flatMap((finding) => explains(finding, types)));
  for (const { pointer, keyword, message } of found)
    if (keyword === 'type') types.get(pointer)?.push(message.replace(/^must be /, ''));
  return found.flatMap((finding) => {
    const names = isAboutShape(finding) ? types.get(finding.pointer) : undefined;
    if (names === undefined) return [finding];
    if (finding.keyword === 'type' || explained.has(finding.pointer)) return [];
    return [typeOf(finding.pointer, names)];
  });
}

const isAboutShape = ({ keyword }: Finding) => keyword === 'type' || keyword === 'anyOf';

const typeOf = (pointer: string, names: readonly string[]): Finding => ({
  pointer,
  keyword: 'type',
  message: `must be ${[...new Set(names)].join(',')}`,
});

/** Pointers of values of several shapes that the finding says more of. */
function explains(finding: Finding, shaped: ReadonlyMap<string, unknown>): string[] {
  const pointers = isAboutShape(finding) ? [] : [finding.pointer];
  for (let end = finding.pointer.lastIndexOf('/'); end >= 0; end = finding.pointer.lastIndexOf('/', end - 1)) {
    pointers.push(finding.pointer.slice(0, end));
    if (end === 0) break;
  }
  return pointers.filter((pointer) => shaped.has(pointer));
}

/** A value that is no object is found to be none by each part of an `allOf`. */
function distinct(found: readonly Finding[]): Finding[] {
  return found.filter((finding, index) => {
    const before = found[index - 1];
    return !(
      before?.pointer === finding.pointer &&
      before.keyword === finding.keyword &&
      before.message === finding.message
    );
  });
}

function detail({ pointer, keyword, message }: Finding): Detail {
  const code = codes[keyword] ?? keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { pointer, code, message: messages[keyword] ?? message };
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
