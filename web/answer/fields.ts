/** What the form asks for, and the answers in a record. */
import type { Json, LinkPage } from './api.js';

export type Question = NonNullable<LinkPage['questions']>[number];

/** A question of the process, or a field that every record has: its `key` is the name then. */
export interface Field extends Omit<Question, 'custom_field_id'> {
  readonly key: string;
  readonly custom_field_id?: string;
}

export interface ScoreOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
}

/** What a process has reviewers score one by one. */
export interface Criterion extends ScoreOptions {
  readonly id: string;
  readonly name: string;
  readonly help?: string;
  readonly required?: boolean;
  readonly informative?: boolean;
  readonly labels?: readonly { readonly score: number; readonly label: string }[];
}

/** What helps to score by a criterion: `1: poor, 5: great`. */
export const helpOf = ({ help = '', labels = [] }: Partial<Pick<Criterion, 'help' | 'labels'>>): string =>
  [help, labels.map(({ score, label }) => `${score}: ${label}`).join(', ')].filter(Boolean).join(' ');

/** The key of a field → what was typed there and is not stored. */
export type Typed = Readonly<Record<string, string>>;

export function fieldsOf({
  kind,
  resource,
  questions = [],
  score_options = {},
  criteria: all = [],
}: LinkPage): readonly Field[] {
  const criteria = all as unknown as readonly Criterion[];
  const asked = questions.map((question): Field => ({ ...question, key: `custom/${question.custom_field_id}` }));
  const letter: Field = { key: 'notes', label: 'Your letter', kind: 'long_text', required: true };
  if (kind === 'reference') return asked.length > 0 ? asked : [letter];
  if (kind === 'application' || kind === 'abstract') return [];
  return [
    ...asked,
    ...criteria.map((one) => ({
      ...scaleField(one),
      ...{ key: `scores/${one.id}`, label: one.name, required: one.required === true },
    })),
    ...(criteria.every(({ informative }) => informative === true) ? [scaleField(score_options)] : []),
    {
      key: 'comments_to_submitter',
      label: `Comments for the ${resource === 'reviews' ? 'applicant' : 'author'}`,
      kind: 'long_text',
    },
    { key: 'comments_to_staff', label: 'Comments for the organisers only', kind: 'long_text' },
  ];
}

function scaleField(options: ScoreOptions & Partial<Criterion>): Field {
  const choices = choicesOf(options).map(String);
  const score = { key: 'score', label: 'Score', required: true };
  const help = helpOf(options);
  if (choices.length > 0) return { ...score, kind: 'choice', choices, ...(help && { help }) };
  const { minimum, maximum, step } = options;
  const bounds = { 'at least': minimum, 'at most': maximum, 'in steps of': step };
  const told = Object.entries(bounds).filter(([, bound]) => bound !== undefined);
  return {
    ...score,
    kind: 'number',
    help: [told.map((one) => one.join(' ')).join(', '), help].filter(Boolean).join('. '),
  };
}

/** None if there are more than eleven. */
export function choicesOf({ minimum = 0, maximum = Number.POSITIVE_INFINITY, step = 0 }: ScoreOptions): number[] {
  const count = Math.floor((maximum - minimum) / step + 1e-6) + 1;
  return Array.from({ length: count <= 11 ? count : 0 }, (_, index) => Number((minimum + index * step).toFixed(6)));
}

interface Value {
  readonly custom_field_id?: string;
  readonly string_value?: string;
  readonly numeric_value?: number;
  readonly boolean_value?: boolean;
}

const scoresIn = (record: Json) => (record.scores ?? []) as readonly { criterion_id: string; score?: number }[];
const valuesIn = (record: Json) => (record.custom_field_values ?? []) as readonly Value[];

function storedIn(record: Json, { key, custom_field_id: id }: Field): string {
  if (key.startsWith('scores/'))
    return String(scoresIn(record).find((one) => one.criterion_id === key.slice(7))?.score ?? '');
  if (id === undefined) return String(record[key] ?? '');
  const value = valuesIn(record).find(({ custom_field_id }) => custom_field_id === id) ?? {};
  if (value.boolean_value !== undefined) return value.boolean_value ? 'Yes' : 'No';
  return String(value.numeric_value ?? value.string_value ?? '');
}

export const textIn = (record: Json, typed: Typed, field: Field) => typed[field.key] ?? storedIn(record, field);

const numberIn = (text: string) => Number(text.replace(',', '.'));
const scoreIn = (text: string) => (text.trim() === '' ? undefined : numberIn(text));

/** What a request sends. Values of custom fields that are not asked for stay. */
export function answersIn(record: Json, fields: readonly Field[], typed: Typed): Json {
  const asked = fields.filter(({ custom_field_id }) => custom_field_id !== undefined);
  const others = valuesIn(record).filter(
    (value) => !asked.some((one) => one.custom_field_id === value.custom_field_id),
  );
  const given = asked
    .map((field) => ({ field, text: textIn(record, typed, field).trim() }))
    .filter(({ text }) => text !== '')
    .map(({ field: { custom_field_id, kind }, text }) => {
      if (kind === 'yes_no') return { custom_field_id, boolean_value: text === 'Yes' };
      return { custom_field_id, ...(kind === 'number' ? { numeric_value: numberIn(text) } : { string_value: text }) };
    });
  const own = fields
    .filter(
      ({ key, custom_field_id }) =>
        custom_field_id === undefined && !key.startsWith('scores/') && typed[key] !== undefined,
    )
    .map(({ key }) => [key, key === 'score' ? scoreIn(typed.score ?? '') : typed[key]]);
  const scored = fields.filter(({ key }) => key.startsWith('scores/'));
  const scores = scored.map((field) => {
    const criterion_id = field.key.slice(7);
    const { score: _, ...before } = scoresIn(record).find((one) => one.criterion_id === criterion_id) ?? {
      criterion_id,
    };
    const score = scoreIn(textIn(record, typed, field));
    return { ...before, ...(score !== undefined && { score }) };
  });
  return {
    ...Object.fromEntries(own),
    ...(scored.length > 0 && { scores }),
    ...(asked.length > 0 && { custom_field_values: [...others, ...given] }),
  };
}

/** As the server counts them. */
export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** What is wrong with an answer, as the end of a sentence; undefined if nothing is. */
export function faultOf({ kind, key, required, maximum_words }: Field, text: string, isSubmitted: boolean) {
  if (text.trim() === '') return isSubmitted && required ? 'is not answered yet' : undefined;
  if ((kind === 'number' || /^scores?($|\/)/.test(key)) && Number.isNaN(numberIn(text))) return 'is not a number';
  if (kind === 'link' && !/^\s*https?:\/\/./.test(text)) return 'does not begin with https://';
  if (maximum_words !== undefined && wordsIn(text) > maximum_words)
    return `has ${wordsIn(text)} words, and ${maximum_words} are allowed`;
  return undefined;
}
