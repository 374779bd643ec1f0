/** Turns Ajv errors into findings with readable messages. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { pointerTo } from '../json.js';
import { bestShape } from './shapes.js';

/** A violation of a schema. `keyword` is a JSON Schema keyword or one of ours. */
export interface Finding {
  /** JSON Pointer (RFC 6901) to the invalid value. */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** The maximum number of findings: a large body can have very many. */
export const maxFindings = 1000;
/** The maximum total length of their pointers. */
const maxPointers = 100_000;

/**
 * @returns the violations in a value; empty if it is valid.
 * @param ajv the instance that compiled `validate`, with `verbose`. For a value with several possible shapes, it finds the
 * closest one.
 */
export function findings(validate: ValidateFunction, value: unknown, ajv?: Ajv): Finding[] {
  if (validate(value)) return [];
  const choice = validate.errors?.at(-1); // comes after the errors of each shape
  if (choice?.keyword === 'oneOf' && choice.instancePath === '' && ajv !== undefined) return ofChoice(choice, ajv);
  const found: Finding[] = [];
  let left = maxPointers;
  for (const error of (validate.errors ?? []).slice(0, maxFindings)) {
    left -= error.instancePath.length;
    if (left < 0 && found.length > 0) break;
    if ((error.keyword === 'anyOf' || error.keyword === 'oneOf') && ajv !== undefined) decide(found, error, ajv);
    else if (isUseful(error)) found.push(toFinding(error));
  }
  return found;
}

/** Each shape has reported its errors for a value that matches none. Replaces them with those of the closest shape. */
function decide(found: Finding[], error: ErrorObject, ajv: Ajv): void {
  const { instancePath } = error;
  while (isWithin(instancePath, found.at(-1))) found.pop();
  found.push(...likeliest(error, ajv).map((finding) => ({ ...finding, pointer: instancePath + finding.pointer })));
}

const likeliest = ({ schema, data }: ErrorObject, ajv: Ajv) =>
  bestShape((schema as object[]).map((shape) => findings(ajv.compile(shape), data, ajv)));

/** For a body with several possible shapes: the errors of the closest shape, or the description if the type is wrong. */
function ofChoice(error: ErrorObject, ajv: Ajv): Finding[] {
  const purpose = error.parentSchema?.description;
  return likeliest(error, ajv).map((finding) =>
    finding.pointer === '' && finding.keyword === 'type'
      ? { ...finding, message: `${finding.message}. ${purpose}` }
      : finding,
  );
}

const isWithin = (pointer: string, finding: Finding | undefined) =>
  finding !== undefined && (finding.pointer === pointer || finding.pointer.startsWith(`${pointer}/`));

/** `if` and `propertyNames` only report that a nested schema failed, which has its own finding. */
const isUseful = ({ keyword }: ErrorObject) => keyword !== 'if' && keyword !== 'propertyNames';

const toFinding = (error: ErrorObject): Finding => ({
  pointer: error.instancePath + memberPointer(error),
  keyword: error.keyword,
  message: messageOf(error),
});

/** Lists the allowed values. */
function messageOf({ keyword, message = '', params }: ErrorObject): string {
  if (keyword === 'enum') return `${message}: ${params.allowedValues.join(', ')}`;
  return keyword === 'type' ? `must be ${typeNames([params.type].flat())}` : message;
}

/** JSON types with articles: `a string or null`. */
export const typeNames = (types: readonly string[]) => types.map((type) => plainTypes[type] ?? type).join(' or ');

const plainTypes: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
};

/** The pointer to the property, if Ajv reports the error at the object that contains it. */
function memberPointer({ params, propertyName }: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return name === undefined ? '' : pointerTo(name);
}
