/** The answers to the questions of a process, in its words. */
import { useId } from 'preact/hooks';
import { faultOf, type Question, wordsIn } from '../../answer/fields.js';
import type { Schema } from '../document.js';
import { answerIn } from '../questions.js';
import type { Json } from '../session.js';
import { type OuterProps, pointerTo, within } from './input.js';
import { Findings, Rows } from './parts.js';
import { PlainInput } from './plain.js';

/** Kind of question → the type of its answer, and the property that has it. */
const forms: Readonly<Record<string, readonly [string, string]>> = {
  number: ['number', 'numeric_value'],
  yes_no: ['boolean', 'boolean_value'],
};
const formOf = ({ kind }: Question) => forms[kind] ?? (['string', 'string_value'] as const);

/** Values that answer none of the questions follow as rows. */
export function Answers({ questions, ...props }: OuterProps & { items: Schema; questions: readonly Question[] }) {
  const { field, findings, onChange } = props;
  const list = (props.value ?? []) as readonly Json[];
  const places = questions.map((one) => list.findIndex((item) => item.custom_field_id === one.custom_field_id));
  const others = [...list.keys()].filter((place) => !places.includes(place));
  const change = (next: readonly Json[]) => onChange(next.length > 0 ? next : undefined);
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
              const answer = value === undefined ? [] : [{ custom_field_id, [formOf(question)[1]]: value }];
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

type AskedProps = Pick<OuterProps, 'value' | 'findings' | 'onChange'> & { readonly question: Question };

function Asked({ question, findings, ...props }: AskedProps) {
  const { label, help, kind, choices, required, maximum_words } = question;
  const id = useId();
  const text = String(props.value ?? '');
  const fault = faultOf({ ...question, key: id }, text, false);
  const described = {
    id,
    'aria-describedby': `${id}-hint ${id}-found`,
    'aria-invalid': fault || findings.length > 0 ? ('true' as const) : undefined,
  };
  const count = maximum_words && `${wordsIn(text)} of at most ${maximum_words} words`;
  const looks = { ...(kind === 'choice' && choices && { enum: choices }), 'x-console': { long: kind === 'long_text' } };
  return (
    <div class="field">
      <label for={id} dir="auto">
        {label}
        {required && <span class="required"> required</span>}
      </label>
      <small id={`${id}-hint`} class="text" dir="auto">
        {[help, count].filter(Boolean).join('\n')}
      </small>
      <PlainInput {...props} schema={{ type: formOf(question)[0], ...looks }} described={described} />
      <div id={`${id}-found`}>
        {fault && <p class="finding">This {fault}.</p>}
        <Findings findings={findings.map(({ message }) => ({ pointer: '', message }))} />
      </div>
    </div>
  );
}
