/** The answers to the questions of a process, in its words. */
import { useId } from 'preact/hooks';
import { faultOf, type Question, wordsIn } from '../../answer/fields.js';
import type { Schema } from '../document.js';
import { answerIn } from '../questions.js';
import type { Json } from '../session.js';
import { type Finding, type OuterProps, pointerTo, within } from './input.js';
import { Findings, Rows } from './parts.js';
import { PlainInput } from './plain.js';

const schemaOf = ({ kind, choices }: Question): Schema => {
  if (kind === 'number' || kind === 'yes_no') return { type: kind === 'number' ? 'number' : 'boolean' };
  return {
    type: 'string',
    ...(kind === 'choice' && choices && { enum: choices }),
    'x-console': { long: kind === 'long_text' },
  };
};

const propertyFor = ({ kind }: Question) =>
  kind === 'number' ? 'numeric_value' : kind === 'yes_no' ? 'boolean_value' : 'string_value';

/** Values that answer none of the questions follow as rows. */
export function Answers({ questions, ...props }: OuterProps & { items: Schema; questions: readonly Question[] }) {
  const { field, findings, onChange } = props;
  const list = (props.value ?? []) as readonly Json[];
  const placeOf = ({ custom_field_id }: Question) => list.findIndex((item) => item.custom_field_id === custom_field_id);
  const change = (next: readonly Json[]) => onChange(next.length > 0 ? next : undefined);
  const places = questions.map(placeOf);
  const others = [...list.keys()].filter((place) => !places.includes(place));
  return (
    <>
      <Findings findings={findings.filter(({ pointer }) => pointer === '')} />
      {questions.map((question, index) => {
        const { custom_field_id, kind } = question;
        const place = places[index] ?? -1;
        const item = list[place];
        return (
          <Asked
            key={`${custom_field_id} ${kind}`}
            question={question}
            value={item && answerIn(item)}
            findings={within(findings, place)}
            onChange={(value) => {
              const answer = value === undefined ? [] : [{ custom_field_id, [propertyFor(question)]: value }];
              change(item ? list.toSpliced(place, 1, ...answer) : [...list, ...answer]);
            }}
          />
        );
      })}
      <Rows
        key={questions.map(({ custom_field_id }) => custom_field_id).join()}
        {...props}
        field={{ ...field, schema: { ...field.schema, 'x-console': { label: 'Other values' } } }}
        value={others.map((place) => list[place])}
        findings={others.flatMap((place, index) =>
          within(findings, place).map((one) => ({ ...one, pointer: pointerTo(index) + one.pointer })),
        )}
        onChange={(next) => change([...list.filter((_, place) => places.includes(place)), ...((next ?? []) as Json[])])}
      />
    </>
  );
}

interface AskedProps {
  readonly question: Question;
  readonly value: unknown;
  readonly findings: readonly Finding[];
  readonly onChange: (value: unknown) => void;
}

function Asked({ question, value, findings, onChange }: AskedProps) {
  const { label, help, required, maximum_words } = question;
  const id = useId();
  const text = String(value ?? '');
  const fault = faultOf({ ...question, key: id }, text, false);
  const described = {
    id,
    'aria-describedby': `${id}-hint ${id}-found`,
    'aria-invalid': fault || findings.length > 0 ? ('true' as const) : undefined,
  };
  return (
    <div class="field">
      <label for={id} dir="auto">
        {label}
        {required && <span class="required"> required</span>}
      </label>
      <small id={`${id}-hint`} class="text" dir="auto">
        {[help, maximum_words && `${wordsIn(text)} of at most ${maximum_words} words`].filter(Boolean).join('\n')}
      </small>
      <PlainInput schema={schemaOf(question)} {...{ value, onChange, described }} />
      <div id={`${id}-found`}>
        {fault && <p class="finding">This {fault}.</p>}
        <Findings findings={findings.map(({ message }) => ({ pointer: '', message }))} />
      </div>
    </div>
  );
}
