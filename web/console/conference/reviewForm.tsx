/** The answers to a review, as a form. What is typed stays in the tab until the server has it. */
import { GalaError } from 'gala/client';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useId, useRef } from 'preact/hooks';
import { type Criterion, choicesOf, helpOf, type ScoreOptions } from '../../answer/fields.js';
import { capitalized } from '../document.js';
import { isExpired, Login, Problem } from '../ui.js';
import { type AnswersProps, isAway, useAnswers } from './answering.js';
import { comments, type Name, storedIn } from './typed.js';

interface FormProps extends AnswersProps {
  readonly options: ScoreOptions;
  readonly criteria: readonly Criterion[];
}

export function ReviewForm({ options, criteria, ...props }: FormProps) {
  const { review } = props;
  const answers = useAnswers(props);
  const { changes, error, failed, save } = answers;
  const { ask } = useContext(Login);
  const form = useRef<HTMLFormElement>(null);
  const isDone = review.status === 'completed';
  const isSubmitted = failed?.status === 'completed';
  const details = error instanceof GalaError ? error.details : [];
  useEffect(() => {
    const wrong = '[aria-invalid] input, input[aria-invalid], textarea[aria-invalid], [role=alert]';
    if (isSubmitted) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [error]);
  const isWhole = criteria.every(({ informative }) => informative === true);
  const field = (name: Name, label: string, scale?: ScoreOptions, help = '') => {
    const isAbout = ({ pointer = '', message = '' }) =>
      name.startsWith('scores/') ? pointer.startsWith('/scores') && message.includes(label) : pointer === `/${name}`;
    const { text, stored = '', isClash } = changes.find((one) => one.name === name) ?? {};
    const choice = (words: string, chosen = '') => (
      <button type="button" class="secondary outline small" onClick={() => answers.type(name, chosen, true)}>
        {words}
      </button>
    );
    return (
      <Field
        key={name}
        label={label}
        help={help}
        value={text ?? storedIn(review, name)}
        finding={details.find(isAbout)?.message}
        options={scale}
        onType={(text) => answers.type(name, text)}
      >
        {isClash && (
          <div class="problem" role="alert">
            <p>“{label}” was changed meanwhile, in another tab or by somebody else. Now it is:</p>
            <blockquote class="conference-text">{stored || 'empty'}</blockquote>
            {choice('Keep mine', text)} {choice('Take this', stored)}{' '}
            {scale === undefined && stored.trim() && text?.trim() && choice('Keep both', `${text}\n\n${stored}`)}
          </div>
        )}
      </Field>
    );
  };
  return (
    <form
      class="conference-form"
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        save('completed');
      }}
    >
      {criteria.map((one) => field(`scores/${one.id}`, one.name, one, helpOf(one)))}
      {isWhole && field('score', 'Score', options)}
      {comments.map(({ name, label }) => field(name, label))}
      {error !== undefined && (isSubmitted || !(isExpired(error) || isAway(error))) && (
        <Problem
          error={error}
          anyway={
            failed?.override === undefined
              ? undefined
              : {
                  label: `${isSubmitted ? 'Submit' : 'Save draft'} anyway`,
                  go: () => save(failed.status, failed.override),
                }
          }
        />
      )}
      <div class="actions">
        <button type="submit" disabled={changes.some(({ isClash }) => isClash)}>
          {isDone ? 'Submit again' : 'Submit review'}
        </button>
        {!isDone && (
          <button type="button" class="secondary outline" onClick={() => save('draft')}>
            Save draft
          </button>
        )}
        {isDone && changes.length > 0 && (
          <button type="button" class="secondary outline" onClick={answers.discard}>
            Discard my changes
          </button>
        )}
        <span role="status">{stateOf(answers, isDone)}</span>
        {/* asked for by hand: nobody who types wants to be interrupted */}
        {isExpired(error) && !isSubmitted && (
          <button type="button" onClick={ask}>
            Log in again
          </button>
        )}
      </div>
      <small class="conference-keys">Outside of the texts, a digit gives the score. Ctrl+Enter submits.</small>
    </form>
  );
}

function stateOf({ changes, done, error }: ReturnType<typeof useAnswers>, isDone: boolean): string {
  if (isExpired(error)) return 'Not saved, your login has expired; kept in this tab.';
  if (changes.length > 0 && isAway(error))
    return 'Not saved, the server does not answer; kept in this tab, and tried again.';
  if (done !== '' || changes.length === 0) return done;
  return isDone
    ? 'Not submitted yet; kept in this tab. Until then, the review counts as it was.'
    : 'Not saved yet; kept in this tab.';
}

interface FieldProps {
  readonly label: string;
  /** What helps to score it. */
  readonly help: string;
  readonly value: string;
  /** What the server says about it. */
  readonly finding: string | undefined;
  /** Of a score; undefined for a text. */
  readonly options: ScoreOptions | undefined;
  readonly onType: (text: string) => void;
  readonly children: ComponentChildren;
}

/** A text, a choice of a few scores, or any number. */
function Field({ label, help, value, finding, options, onType, children }: FieldProps) {
  const id = useId();
  const { minimum, maximum, step } = options ?? {};
  const choices = options ? choicesOf(options) : [];
  const invalid = finding === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-finding` };
  const input = {
    value,
    ...invalid,
    onInput: (event: { currentTarget: { value: string } }) => onType(event.currentTarget.value),
  };
  const bounds = [
    minimum !== undefined && `, at least ${minimum}`,
    maximum !== undefined && `, at most ${maximum}`,
    step !== undefined && `, in steps of ${step}`,
  ];
  const note = (
    <>
      {help && <small>{help}</small>}
      {finding && (
        <small id={`${id}-finding`} class="finding">
          {`${capitalized(finding)}.`}
        </small>
      )}
    </>
  );
  return (
    <>
      {choices.length > 0 ? (
        <fieldset class="conference-scores" {...invalid}>
          <legend>{label}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input {...input} type="radio" name={id} value={choice} checked={value === String(choice)} />
              {choice}
            </label>
          ))}
          {note}
        </fieldset>
      ) : (
        <label for={id}>
          {label}
          {bounds}
          {options ? (
            <input {...input} id={id} type="number" step="any" />
          ) : (
            <textarea {...input} id={id} rows={4} dir="auto" />
          )}
          {note}
        </label>
      )}
      {children}
    </>
  );
}

/** Chooses the score of the digit, or has it typed where scores are. @returns whether it was chosen */
export function pressed(item: Element, digit: string): boolean {
  const radio = item.querySelector<HTMLInputElement>(`.conference-scores input[value="${digit}"]`);
  const number = item.querySelector<HTMLInputElement>('input[type=number]');
  radio?.focus();
  radio?.click();
  number?.focus();
  number?.select();
  return radio !== null;
}
