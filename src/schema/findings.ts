/** Violations of a schema, in the words of an error response. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { type Detail, Fault, faultAt, sentence } from '../fault.js';
import { pointedValues, pointerTo } from '../json.js';

const maxDetails = 20;

/** A 400 with at most 20 details. `whole` replaces the pointer `""` in the message. */
export function invalidRequest(found: readonly Finding[], whole?: string): Fault {
  const unique = withoutRepeats(found);
  const details = unique.slice(0, maxDetails).map(toDetail);
  const [first] = details;
  const what = first ? sentence(first, whole) + more(unique.length - 1) : 'it is not valid';
  return new Fault('invalid_request', `The request does not match the OpenAPI document: ${what}.`, { details });
}

function more(count: number): string {
  if (count === 0) return '';
  return count < maxFindings / 2 ? ` (and ${count} more)` : ' (and many more)';
}

/**
 * Each part of an `allOf` reports the same error, for example that the value is not an object. If a value is not in an
 * `enum`, its type need not be reported.
 */
function withoutRepeats(found: readonly Finding[]): Finding[] {
  return found.filter((finding, index) => {
    const [previous, next] = [found[index - 1], found[index + 1]];
    if (finding.keyword === 'type' && next?.keyword === 'enum' && next.pointer === finding.pointer) return false;
    return previous === undefined || !isSame(previous, finding) || previous.message !== finding.message;
  });
}

function toDetail({ pointer, keyword, message }: Finding): Detail {
  const code = keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { pointer, code, message, ...known[keyword] };
}

const unknown = { code: 'unknown_field', message: 'is not allowed here' };

/** By keyword. `unevaluatedProperties` only closes records. */
const known: Readonly<Record<string, Partial<Detail>>> = {
  required: { message: 'is required' },
  additionalProperties: unknown,
  unevaluatedProperties: { ...unknown, message: 'is not a field of this record' },
  'false schema': unknown,
  not: unknown,
};

/** A violation of a schema. `keyword` is a JSON Schema keyword or one of ours. */
export interface Finding {
  /** JSON Pointer (RFC 6901) to the invalid value. */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** The maximum number of findings: a large body can have very many. */
const maxFindings = 1000;

/**
 * @returns the violations in a value; empty if it is valid.
 * @param ajv the instance that compiled `validate`, with `verbose`. For a value with several possible shapes, it finds the
 * closest one.
 */
export function findings(validate: ValidateFunction, value: unknown, ajv: Ajv): Finding[] {
  if (validate(value)) return [];
  const choice = validate.errors?.at(-1); // comes after the errors of each shape
  if (choice?.keyword === 'oneOf' && choice.instancePath === '') return ofChoice(choice, ajv);
  const found: Finding[] = [];
  for (const error of (validate.errors ?? []).slice(0, maxFindings)) {
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') decide(found, error, ajv);
    else if (isUseful(error)) found.push(toFinding(error));
  }
  return found;
}

/** Each shape has reported its errors for a value that matches none. Replaces them with those of the closest shape. */
function decide(found: Finding[], error: ErrorObject, ajv: Ajv): void {
  const { instancePath } = error;
  while (`${found.at(-1)?.pointer}/`.startsWith(`${instancePath}/`)) found.pop();
  found.push(...likeliest(error, ajv).map((finding) => ({ ...finding, pointer: instancePath + finding.pointer })));
}

const likeliest = ({ schema, data }: ErrorObject, ajv: Ajv) =>
  bestShape((schema as object[]).map((shape) => findings(ajv.compile(shape), data, ajv)));

/** For a body with several possible shapes: the errors of the closest shape, or the description if the type is wrong. */
const ofChoice = (error: ErrorObject, ajv: Ajv): Finding[] =>
  likeliest(error, ajv).map((finding) =>
    isOfOtherType(finding)
      ? { ...finding, message: `${finding.message}. ${error.parentSchema?.description}` }
      : finding,
  );

/** `if` and `propertyNames` only report that a nested schema failed, which has its own finding. */
const isUseful = ({ keyword }: ErrorObject) => keyword !== 'if' && keyword !== 'propertyNames';

/** If Ajv reports the error at the object that contains the property, the pointer is that of the property. */
function toFinding(error: ErrorObject): Finding {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? error.propertyName;
  const pointer = error.instancePath + (name === undefined ? '' : pointerTo(name));
  return { pointer, keyword: error.keyword, message: messageOf(error) };
}

/** Lists the allowed values. */
function messageOf({ keyword, message = '', params }: ErrorObject): string {
  if (keyword === 'enum') return `${message}: ${params.allowedValues.join(', ')}`;
  return keyword === 'type' ? `must be ${typeNames([params.type].flat())}` : message;
}

/** JSON types with articles: `a string or null`. */
export const typeNames = (types: readonly string[]) =>
  types.map((type) => (type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`)).join(' or ');

/**
 * For a value that matches none of several shapes.
 * @param shapes the findings of each shape. @returns the findings of the closest shape, or those that equally close shapes
 * share.
 */
function bestShape(shapes: readonly Finding[][]): readonly Finding[] {
  const fitting = shapes.filter((found) => !found.some(isOfOtherType));
  if (fitting.length === 0) return [typesOf(shapes.flat().filter(isOfOtherType))];
  const least = Math.min(...fitting.map(mismatches));
  const likeliest = fitting.filter((found) => mismatches(found) === least);
  const [first = []] = likeliest;
  return likeliest.length === 1 || least === 0 ? first : agreed(likeliest);
}

const isOfOtherType = ({ pointer, keyword }: Finding) => pointer === '' && keyword === 'type';

/** The number of properties that a shape requires or does not know. */
const mismatches = (found: readonly Finding[]) =>
  found.filter(({ pointer, keyword }) => /^\/[^/]*$/.test(pointer) && /^(required|additionalProperties)$/.test(keyword))
    .length;

function typesOf(found: readonly Finding[]): Finding {
  const types = new Set(found.map(({ message }) => message.replace(/^must be /, '')));
  return { pointer: '', keyword: 'type', message: `must be ${[...types].join(' or ')}` };
}

/** The properties that no shape knows. If every shape knows them all, that they cannot be combined. */
function agreed(shapes: readonly Finding[][]): readonly Finding[] {
  const [first = [], ...others] = shapes;
  const unknown = first.filter(
    (one) =>
      one.keyword === 'additionalProperties' && others.every((found) => found.some((other) => isSame(one, other))),
  );
  return unknown.length > 0 ? unknown : [mixed(shapes)];
}

const isSame = (one: Finding, other: Finding) => one.pointer === other.pointer && one.keyword === other.keyword;

function mixed(shapes: readonly Finding[][]): Finding {
  const missing = shapes.map((found) => found.filter(({ keyword }) => keyword === 'required'));
  const needed = missing
    .filter(({ length }) => length > 0)
    .map((found) => found.map(({ pointer }) => pointer.slice(1)).join(' and '));
  const message = needed.length > 0 ? `must have ${needed.join(', or ')}` : 'has properties that cannot be combined';
  return { pointer: '', keyword: 'anyOf', message };
}

/**
 * Money has at most two decimals. `multipleOf` of JSON Schema fails with binary fractions such as 0.07.
 * @param paths dotted; those through arrays select a field of each item.
 * @returns a finding for each amount with more decimals.
 */
export function moneyFindings(paths: readonly string[], value: unknown): Finding[] {
  const wrong = paths.flatMap((path) => pointedValues(value, path)).filter(([, amount]) => !isMoney(amount));
  return wrong.map(([pointer]) => ({ pointer, keyword: 'decimals', message: 'must have at most two decimals' }));
}

/** The schema rejects other types. */
const isMoney = (value: unknown) =>
  typeof value !== 'number' || Number.isInteger(value) || /^-?\d+\.\d{1,2}$/.test(String(value));

/** The server assigns the id of a new record. @throws Fault for an id in the body, before any other check. */
export function checkNew(body: unknown): void {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'id')) throw faultAt('/id', 'id_not_allowed');
}
