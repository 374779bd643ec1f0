/** The input of a field. */
import { useId } from 'preact/hooks';
import { type Field, wordsIn } from './fields.js';

interface QuestionProps {
  readonly field: Field;
  readonly value: string;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

export function Question({ field, value, fault, onType }: QuestionProps) {
  const { key, label, kind, help, required = false, maximum_words } = field;
  const id = useId();
  const choices = kind === 'yes_no' ? ['Yes', 'No'] : field.choices;
  const described = { 'aria-describedby': `${id}-notes`, 'aria-invalid': fault ? true : undefined };
  const onInput = (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value);
  const own = { id, value, onInput, 'aria-required': required, ...described };
  const name = (
    <>
      {label} {required && <span class="muted">(required)</span>}
    </>
  );
  const notes = (
    <small id={`${id}-notes`}>
      {help && <span>{help}</span>}
      {maximum_words && <span>{`${wordsIn(value)} of at most ${maximum_words} words`}</span>}
      {fault && <strong class="fault">This {fault}.</strong>}
    </small>
  );
  if (choices !== undefined && choices.length <= 6)
    return (
      <fieldset class="question" {...described}>
        <legend>{name}</legend>
        {(required ? choices : [...choices, '']).map((choice) => (
          <label key={choice}>
            <input type="radio" name={id} value={choice} checked={value === choice} onInput={onInput} />
            {choice || 'No answer'}
          </label>
        ))}
        {notes}
      </fieldset>
    );
  return (
    <div class="question">
      <label for={id}>{name}</label>
      {choices ? (
        <select {...own}>
          {['', ...choices].map((choice) => (
            <option key={choice} value={choice}>
              {choice || 'No answer'}
            </option>
          ))}
        </select>
      ) : kind === 'long_text' ? (
        <textarea {...own} class={key === 'notes' ? 'letter' : ''} dir="auto" />
      ) : (
        <input {...own} inputMode={kind === 'number' ? 'decimal' : kind === 'link' ? 'url' : 'text'} dir="auto" />
      )}
      {notes}
    </div>
  );
}
