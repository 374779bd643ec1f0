/** Violations of a schema, in the words of an error response. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { type Detail, Fault, sentence } from '../fault.js';
import { pointerTo } from '../lib/json.js';
import { timeForm } from '../lib/times.js';

/** A violation of a schema. `keyword` is a JSON Schema keyword or one of ours. */
export interface Finding {
  /** JSON Pointer (RFC 6901) to the invalid value. */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

const maxDetails = 20;

/** A 400 with at most 20 details. `whole` replaces the pointer `""` in the message. */
export function invalidRequest(found: readonly Finding[], whole?: string): Fault {
  // each part of an `allOf` reports the same violations
  const unique = [...new Map(found.map((one) => [`${one.pointer} ${one.message}`, one])).values()];
  const details = unique.slice(0, maxDetails).map(toDetail);
  const [first] = details;
  const more = unique.length > 1 ? ` (and ${unique.length - 1} more)` : '';
  const what = first ? sentence(first, whole) + more : 'it is not valid';
  return Fault.of('invalid_request', `The request does not match the OpenAPI document: ${what}.`, { details });
}

function toDetail({ pointer, keyword, message }: Finding): Detail {
  const code = keyword.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { pointer, code: forbidding.has(keyword) ? 'unknown_field' : code, message };
}

const forbidding = new Set(['additionalProperties', 'unevaluatedProperties', 'false schema', 'not']);

/**
 * @returns the violations in a value; empty if it is valid.
 * @param ajv the instance that compiled `validate`, with `verbose`. For a value with several possible shapes, it finds the
 * closest one.
 */
export function findings(validate: ValidateFunction, value: unknown, ajv: Ajv): Finding[] {
  if (validate(value)) return [];
  const found: Finding[] = [];
  for (const error of validate.errors ?? []) {
    if (error.keyword === 'anyOf' || error.keyword === 'oneOf') decide(found, error, ajv);
    else if (isUseful(error)) found.push(toFinding(error));
  }
  return found;
}

/** Each shape has reported its errors for a value that matches none. Replaces them with those of the closest shape. */
function decide(found: Finding[], { keyword, instancePath, schema, data, parentSchema }: ErrorObject, ajv: Ajv): void {
  while (`${found.at(-1)?.pointer}/`.startsWith(`${instancePath}/`)) found.pop();
  const shapes = (schema as object[]).map((shape) => findings(ajv.compile(shape), data, ajv));
  for (const finding of bestShape(shapes)) {
    const more = keyword === 'oneOf' && isOfOtherType(finding) ? `. ${parentSchema?.description}` : '';
    found.push({ ...finding, pointer: instancePath + finding.pointer, message: finding.message + more });
  }
}

/** Leaves out what another finding says: that a nested schema failed, or the type of a value that is not in an `enum`. */
const isUseful = ({ keyword, parentSchema }: ErrorObject) =>
  keyword !== 'if' && keyword !== 'propertyNames' && !(keyword === 'type' && parentSchema?.enum);

/** If Ajv reports the error at the object that contains the property, the pointer is that of the property. */
function toFinding(error: ErrorObject): Finding {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? error.propertyName;
  const pointer = error.instancePath + (name === undefined ? '' : pointerTo(name));
  const { keyword, message = '' } = error;
  return { pointer, keyword, message: messages[keyword]?.(error) ?? message };
}

const notAllowed = () => 'is not allowed here';

/** By keyword, where those of Ajv do not do. `unevaluatedProperties` only closes records. */
const messages: Readonly<Record<string, (error: ErrorObject) => string>> = {
  required: () => 'is required',
  enum: ({ message, params }) => `${message}: ${params.allowedValues.join(', ')}`,
  type: ({ params }) => `must be ${typeNames([params.type].flat())}`,
  unevaluatedProperties: () => 'is not a field of this record',
  additionalProperties: notAllowed,
  'false schema': notAllowed,
  not: notAllowed,
  format: ({ params, message = '' }) => (params.format === 'date-time' ? timeForm : message),
};

/** JSON types with articles: `a string or null`. */
export const typeNames = (types: readonly string[]) =>
  types.map((type) => (type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`)).join(' or ');

/**
 * For a value that matches none of several shapes.
 * @param shapes the findings of each shape. @returns the findings of the closest shape, or what equally close shapes need.
 */
function bestShape(shapes: readonly Finding[][]): readonly Finding[] {
  const fitting = shapes.filter((found) => !found.some(isOfOtherType));
  if (fitting.length === 0) {
    const types = shapes.flat().filter(isOfOtherType);
    const names = new Set(types.map(({ message }) => message.replace(/^must be /, '')));
    return [{ pointer: '', keyword: 'type', message: `must be ${[...names].join(' or ')}` }];
  }
  const min = Math.min(...fitting.map(mismatches));
  const closest = fitting.filter((found) => mismatches(found) === min);
  if (closest.length === 1 || min === 0) return closest[0] ?? [];
  const missing = closest.map((found) =>
    found.flatMap(({ pointer, keyword }) => (keyword === 'required' ? pointer.slice(1) : [])),
  );
  const needed = missing.map((names) => names.join(' and ')).join(', or ');
  const message = missing.every(({ length }) => length > 0)
    ? `must have ${needed}`
    : 'has properties that cannot be combined';
  return [{ pointer: '', keyword: 'anyOf', message }];
}

const isOfOtherType = ({ pointer, keyword }: Finding) => pointer === '' && keyword === 'type';

/** The number of properties that a shape requires or does not know. */
const mismatches = (found: readonly Finding[]) =>
  found.filter(({ pointer, keyword }) => /^\/[^/]*$/.test(pointer) && /^(required|additionalProperties)$/.test(keyword))
    .length;

/** The server assigns the id of a new record. @throws Fault for an id in the body, before any other check. */
export function checkNew(body: unknown): void {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'id')) throw Fault.at('/id', 'id_not_allowed');
}
