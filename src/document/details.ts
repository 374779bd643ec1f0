/** Turns the findings of validators into the details of an error answer. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import { type Detail, Fault, sentence } from '../fault.js';
import { pointerTo } from '../pointer.js';

const maxDetails = 20;
/** Findings beyond these are not counted: a large body may have very many. */
const maxFindings = 1000;

/** One violation of a schema. `keyword` is the rule of JSON Schema that is broken, or one of our own. */
export interface Finding {
  /** JSON Pointer (RFC 6901) to the value that is wrong. */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** @returns the violations in a value; none when it is valid. */
export function findings(validate: ValidateFunction, value: unknown): Finding[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .slice(0, maxFindings)
    .filter(isUseful)
    .map((error) => ({
      pointer: error.instancePath + memberPointer(error),
      keyword: error.keyword,
      message: messageOf(error),
    }));
}

/** A 400 with at most 20 details. `whole` replaces the pointer `""` in the message. */
export function invalidRequest(found: readonly Finding[], whole?: string): Fault {
  const unique = withoutRepeats(decided(found));
  const details = unique.slice(0, maxDetails).map(toDetail);
  const [first] = details;
  const more = unique.length > 1 ? ` (and ${unique.length - 1} more)` : '';
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

/** Each part of an `allOf` reports the same finding, for example that the value is not an object. */
function withoutRepeats(found: readonly Finding[]): Finding[] {
  return found.filter((finding, index) => {
    const previous = found[index - 1];
    return !(
      previous?.pointer === finding.pointer &&
      previous.keyword === finding.keyword &&
      previous.message === finding.message
    );
  });
}

function toDetail({ pointer, keyword, message }: Finding): Detail {
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

/** The allowed values are listed, as the request validator lists them. */
const messageOf = ({ keyword, message = '', params }: ErrorObject): string =>
  keyword === 'enum' ? `${message}: ${params.allowedValues.join(', ')}` : message;

/** `if` and `propertyNames` only report that a schema inside them failed, which has its own finding. */
const isUseful = ({ keyword }: ErrorObject) => keyword !== 'if' && keyword !== 'propertyNames';

/** The pointer to the member that an error is about, when Ajv reports it at the enclosing object. */
function memberPointer({ params, propertyName }: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return name === undefined ? '' : pointerTo(name);
}
