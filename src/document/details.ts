/** Turns validation errors into the details of an error response. */
import { type Detail, Fault, sentence } from '../fault.js';
import { type Finding, maxFindings } from './findings.js';

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

/** Messages by keyword. `unevaluatedProperties` only closes records. */
const messages: Record<string, string> = {
  required: 'is required',
  additionalProperties: 'is not allowed here',
  unevaluatedProperties: 'is not a field of this record',
  'false schema': 'is not allowed here',
  not: 'is not allowed here',
};
