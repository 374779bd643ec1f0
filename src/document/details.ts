/** Turns the findings of validators into the details of an error answer. */
import { type Detail, Fault, sentence } from '../fault.js';
import { type Finding, maxFindings } from './findings.js';

const maxDetails = 20;

/** A 400 with at most 20 details. `whole` replaces the pointer `""` in the message. */
export function invalidRequest(found: readonly Finding[], whole?: string): Fault {
  const unique = withoutRepeats(found);
  const details = unique.slice(0, maxDetails).map(toDetail);
  const [first] = details;
  const what = first ? sentence(first, whole) + more(unique.length - 1) : 'it is not valid';
  return new Fault('invalid_request', `The request does not follow the document: ${what}.`, { details });
}

function more(count: number): string {
  if (count === 0) return '';
  return count < maxFindings / 2 ? ` (and ${count} more)` : ' (and very many more)';
}

/**
 * Each part of an `allOf` reports the same finding, for example that the value is not an object. What is none of the allowed
 * values need not be said to be of another type, too.
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

/** A record says of its own fields that they are all (`unevaluatedProperties`). */
const messages: Record<string, string> = {
  required: 'is required',
  additionalProperties: 'does not belong here',
  unevaluatedProperties: 'is not a field of this record',
  'false schema': 'does not belong here',
  not: 'does not belong here',
};
