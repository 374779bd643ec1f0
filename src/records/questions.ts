/** The questions of a process, and whether what somebody answers fits them. */
import { isSameJson } from '../lib/json.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import { type Finding, invalidRequest } from '../schema/findings.js';

type Question = NonNullable<RecordOf<'referenceProcesses'>['questions']>[number];
type Values = NonNullable<Draft<'references'>['custom_field_values']>;
type Value = Values[number];

/** HTML tags are none. */
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const isAnswered = ({ string_value = '', numeric_value, boolean_value }: Value) =>
  string_value.trim() !== '' || numeric_value !== undefined || boolean_value !== undefined;

/**
 * Checks the answers where somebody submits them: a draft can be anything.
 * @throws Fault `invalid_request`, with a detail for each answer that is missing or does not fit.
 */
export function checkAnswers(questions: readonly Question[] | undefined, values: Values | undefined): void {
  const found: Finding[] = [];
  for (const question of questions ?? []) {
    const index = (values ?? []).findIndex(({ custom_field_id: id }) => id === question.custom_field_id);
    const value = values?.[index];
    const isMissing = value === undefined || !isAnswered(value);
    const wrong = isMissing ? (question.required ? 'must be answered' : undefined) : misfit(question, value);
    const pointer = index < 0 ? '/custom_field_values' : `/custom_field_values/${index}`;
    if (wrong !== undefined) found.push({ pointer, keyword: 'question', message: `“${question.label}” ${wrong}` });
  }
  if (found.length > 0) throw invalidRequest(found);
}

/** The same for authors and applicants who create a record, or change their answers: what was stored before can stay. */
export function checkOwnAnswers(
  questions: readonly Question[] | undefined,
  { custom_field_values: next }: Answering,
  previous: Answering | undefined,
): void {
  if (previous === undefined || !isSameJson(next, previous.custom_field_values)) checkAnswers(questions, next);
}

interface Answering {
  readonly custom_field_values?: Values | undefined;
}

/** What is wrong with an answer. */
function misfit({ kind, choices = [], maximum_words: most }: Question, value: Value): string | undefined {
  const { string_value: text, numeric_value: number, boolean_value: yes } = value;
  if (kind === 'number') return number === undefined ? 'must be a number' : undefined;
  if (kind === 'yes_no') return yes === undefined ? 'must be yes or no' : undefined;
  if (text === undefined) return 'must be a text';
  if (kind === 'choice' && !choices.includes(text)) return `must be one of: ${choices.join(', ')}`;
  if (kind === 'link' && !(URL.canParse(text) && /^https?:\/\//i.test(text)))
    return 'must be an address that begins with https://';
  const words = most === undefined ? 0 : wordsIn(text);
  return most !== undefined && words > most ? `can have at most ${most} words; there are ${words}` : undefined;
}
