/** What Ajv finds in a value, in plain words. */
import type { Ajv, ErrorObject, ValidateFunction } from 'ajv';
import { pointerTo } from '../pointer.js';
import { bestShape } from './shapes.js';

/** One violation of a schema. `keyword` is the rule of JSON Schema that is broken, or one of our own. */
export interface Finding {
  /** JSON Pointer (RFC 6901) to the value that is wrong. */
  readonly pointer: string;
  readonly keyword: string;
  readonly message: string;
}

/** Findings beyond these are not looked at: a large body may have very many. */
export const maxFindings = 1000;
/** Characters that the pointers of all findings may have together: below long names, each is long. */
const maxPointers = 100_000;

/**
 * @returns the violations in a value; none when it is valid.
 * @param ajv made `validate`, with `verbose`: of a value that may have several shapes, it says what is wrong in the likeliest.
 */
export function findings(validate: ValidateFunction, value: unknown, ajv?: Ajv): Finding[] {
  if (validate(value)) return [];
  const choice = validate.errors?.at(-1); // follows what each shape finds
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

/** A value of none of its shapes was found wrong by each of them: one of these is said instead. */
function decide(found: Finding[], error: ErrorObject, ajv: Ajv): void {
  const { instancePath } = error;
  while (isWithin(instancePath, found.at(-1))) found.pop();
  found.push(...likeliest(error, ajv).map((finding) => ({ ...finding, pointer: instancePath + finding.pointer })));
}

const likeliest = ({ schema, data }: ErrorObject, ajv: Ajv) =>
  bestShape((schema as object[]).map((shape) => findings(ajv.compile(shape), data, ajv)));

/** A body that may be one of several: what is wrong in the one that it is; of what is none of them, what they are for. */
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

/** `if` and `propertyNames` only report that a schema inside them failed, which has its own finding. */
const isUseful = ({ keyword }: ErrorObject) => keyword !== 'if' && keyword !== 'propertyNames';

const toFinding = (error: ErrorObject): Finding => ({
  pointer: error.instancePath + memberPointer(error),
  keyword: error.keyword,
  message: messageOf(error),
});

/** The allowed values are listed. */
function messageOf({ keyword, message = '', params }: ErrorObject): string {
  if (keyword === 'enum') return `${message}: ${params.allowedValues.join(', ')}`;
  return keyword === 'type' ? `must be ${typeNames([params.type].flat())}` : message;
}

/** The names of types of JSON in plain English: `a text or null`. */
export const typeNames = (types: readonly string[]) => types.map((type) => plainTypes[type] ?? type).join(' or ');

const plainTypes: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
};

/** The pointer to the member that an error is about, when Ajv reports it at the enclosing object. */
function memberPointer({ params, propertyName }: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = params;
  const name = missingProperty ?? additionalProperty ?? unevaluatedProperty ?? propertyName;
  return name === undefined ? '' : pointerTo(name);
}
