/** The answers to a review, as a form. What is typed stays in the tab until the server has it. */
import { GalaError } from 'gala/client';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useId, useRef } from 'preact/hooks';
import type { PageProps } from '../page.js';
import { isExpired, Login, Problem } from '../ui.js';
import { isAway, useAnswers } from './answering.js';
import { type Changes, comments, type Name, names, type Review, storedIn } from './typed.js';

export interface ScoreOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
}

interface ReviewFormProps extends PageProps {
  readonly review: Review;
  readonly options: ScoreOptions;
  readonly onSaved: (review: Review, isSubmitted: boolean) => void;
}

export function ReviewForm({ options, ...props }: ReviewFormProps) {
  const { review } = props;
  const answers = useAnswers(props);
  const { changes, error, failed, save } = answers;
  const { ask } = useContext(Login);
  const form = useRef<HTMLFormElement>(null);
  const isDone = review.status === 'completed';
  const { details = [] } = error instanceof GalaError ? error : {};
  const isBeside = details.length > 0 && details.every(({ pointer }) => names.some((name) => pointer === `/${name}`));
  const isSubmitted = failed?.status === 'completed';
  useEffect(() => {
    const wrong = '[aria-invalid] input, input[aria-invalid], textarea[aria-invalid], [role=alert]';
    if (isSubmitted) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [error]);
  const field = (name: Name, label: string, isText: boolean) => {
    const change = changes.find((one) => one.name === name);
    return (
      <Field
        label={label}
        value={change?.text ?? storedIn(review, name)}
        finding={details.find(({ pointer }) => pointer === `/${name}`)?.message}
        options={isText ? undefined : options}
        onType={(text) => answers.type(name, text)}
      >
        {change?.isClash && (
          <Clash {...{ label, isText }} {...change} onChoose={(text) => answers.type(name, text, true)} />
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
      {field('score', 'Score', false)}
      {comments.map(({ name, label }) => field(name, label, true))}
      {isBeside && (
        <p role="alert" class="finding">
          Not {isSubmitted ? 'submitted' : 'saved'}: see the answers marked above.
        </p>
      )}
      {error !== undefined && !isBeside && (isSubmitted || !(isExpired(error) || isAway(error))) && (
        <Problem
          error={error}
          retry={isSubmitted && isAway(error) ? () => save('completed') : undefined}
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
      <p class="conference-keys">Outside of the texts, a digit gives the score. Ctrl+Enter submits.</p>
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

interface ClashProps extends Pick<Changes[number], 'stored' | 'text'> {
  readonly label: string;
  readonly isText: boolean;
  readonly onChoose: (text: string) => void;
}

function Clash({ label, stored, text, isText, onChoose }: ClashProps) {
  const choice = (words: string, chosen: string) => (
    <button type="button" class="secondary outline small" onClick={() => onChoose(chosen)}>
      {words}
    </button>
  );
  return (
    <div class="problem" role="alert">
      <p>“{label}” was changed meanwhile, in another tab or by somebody else. Now it is:</p>
      <blockquote class="conference-text">{stored || 'empty'}</blockquote>
      {choice('Keep mine', text)} {choice('Take this', stored)}{' '}
      {isText && stored.trim() !== '' && text.trim() !== '' && choice('Keep both', `${text}\n\n${stored}`)}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** What the server says about it. */
  readonly finding: string | undefined;
  /** Of a score; undefined for a text. */
  readonly options: ScoreOptions | undefined;
  readonly onType: (text: string) => void;
  readonly children: ComponentChildren;
}

/** A text, a choice of a few scores, or any number. */
function Field({ label, value, finding, options, onType, children }: FieldProps) {
  const id = useId();
  const { minimum, maximum, step } = options ?? {};
  const choices = options ? choicesOf(options) : [];
  const invalid = finding === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id };
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value);
  const note = finding && (
    <small id={id} class="finding">
      {`${finding.charAt(0).toUpperCase()}${finding.slice(1)}.`}
    </small>
  );
  return (
    <div>
      {choices.length > 0 ? (
        <fieldset class="conference-scores" {...invalid}>
          <legend>{label}</legend>
          {choices.map((choice) => (
            <label key={choice}>
              <input type="radio" name={id} value={choice} checked={value === String(choice)} onInput={onInput} />
              {choice}
            </label>
          ))}
          {note}
        </fieldset>
      ) : (
        <label for={`${id}-input`}>
          {label}
          {minimum !== undefined && `, at least ${minimum}`}
          {maximum !== undefined && `, at most ${maximum}`}
          {step !== undefined && `, in steps of ${step}`}
          {options ? (
            <input id={`${id}-input`} type="number" step="any" value={value} onInput={onInput} {...invalid} />
          ) : (
            <textarea id={`${id}-input`} rows={4} dir="auto" value={value} onInput={onInput} {...invalid} />
          )}
          {note}
        </label>
      )}
      {children}
    </div>
  );
}

/** None if there are more than eleven. */
function choicesOf({ minimum = 0, maximum = Number.POSITIVE_INFINITY, step = 0 }: ScoreOptions): number[] {
  const count = Math.floor((maximum - minimum) / step + 1e-6) + 1;
  return Array.from({ length: count <= 11 ? count : 0 }, (_, index) => Number((minimum + index * step).toFixed(6)));
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
