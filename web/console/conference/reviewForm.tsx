/** The answers to a review, as a form. What is typed stays in the tab until the server has it. */
import { GalaError } from 'gala/client';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { PageProps } from '../page.js';
import { isExpired, Login, Problem } from '../ui.js';
import { isAway, useAnswers } from './answering.js';
import { comments, type Name, names, type Review, storedIn } from './typed.js';

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
  const { typed, error, failed, save } = answers;
  const form = useRef<HTMLFormElement>(null);
  const isDone = review.status === 'completed';
  const { details = [] } = error instanceof GalaError ? error : {};
  const isBeside = details.length > 0 && details.every(({ pointer = '' }) => isName(pointer.slice(1)));
  const isSubmitted = failed?.status === 'completed';
  useEffect(() => {
    const wrong = '[aria-invalid] input, input[aria-invalid], textarea[aria-invalid], [role=alert]';
    if (isSubmitted) form.current?.querySelector<HTMLElement>(wrong)?.focus();
  }, [error]);
  const field = (name: Name): FieldProps => ({
    id: `${review.id} ${name}`,
    value: typed?.answers[name] ?? storedIn(review, name),
    finding: details.find(({ pointer }) => pointer === `/${name}`)?.message,
    onInput: ({ currentTarget }) => answers.type(name, currentTarget.value),
  });
  const clash = (name: Name, label: string) =>
    typed?.clashes.includes(name) && (
      <Clash
        label={label}
        stored={storedIn(review, name)}
        mine={typed.answers[name] ?? ''}
        isText={name !== 'score'}
        onChoose={(text) => answers.choose(name, text)}
      />
    );
  const anyway = failed?.override === undefined ? undefined : failed;
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
      <Score options={options} {...field('score')} />
      {clash('score', 'score')}
      {comments.map(({ name, label }) => {
        const { finding, id, ...own } = field(name);
        return (
          <div key={name}>
            <label>
              {label}
              <textarea rows={4} dir="auto" {...own} {...invalid(finding, id)} />
              <Finding finding={finding} id={id} />
            </label>
            {clash(name, label.toLowerCase())}
          </div>
        );
      })}
      {isBeside && (
        <p role="alert" class="conference-finding">
          Not {isSubmitted ? 'submitted' : 'saved'}: see the answers marked above.
        </p>
      )}
      {error !== undefined && !isBeside && (isSubmitted || !(isExpired(error) || isAway(error))) && (
        <Problem
          error={error}
          {...(isSubmitted && isAway(error) && { retry: () => save('completed') })}
          {...(anyway && {
            anyway: {
              label: `${isSubmitted ? 'Submit' : 'Save draft'} anyway`,
              go: () => save(anyway.status, anyway.override),
            },
          })}
        />
      )}
      <div class="actions">
        <button type="submit" disabled={(typed?.clashes.length ?? 0) > 0}>
          {isDone ? 'Submit again' : 'Submit review'}
        </button>
        {!isDone && (
          <button type="button" class="secondary outline" onClick={() => save('draft')}>
            Save draft
          </button>
        )}
        {isDone && typed !== undefined && (
          <button type="button" class="secondary outline" onClick={answers.discard}>
            Discard my changes
          </button>
        )}
        <span role="status">{stateOf(answers, isDone)}</span>
        {isExpired(error) && !isSubmitted && <LogIn />}
      </div>
      <p class="conference-keys">Outside of the texts, a digit gives the score. Ctrl+Enter submits.</p>
    </form>
  );
}

const isName = (name: string) => (names as readonly string[]).includes(name);

function stateOf({ typed, done, error, isKept }: ReturnType<typeof useAnswers>, isDone: boolean): string {
  const where = isKept ? 'kept in this tab' : 'this browser does not keep it, so leave the page open';
  if (isExpired(error)) return `Not saved, your login has expired; ${where}.`;
  if (typed !== undefined && isAway(error)) return `Not saved, the server does not answer; ${where}, and tried again.`;
  if (done !== '') return done;
  if (typed === undefined) return '';
  return isDone ? `Not submitted yet; ${where}. Until then, the review counts as it was.` : `Not saved yet; ${where}.`;
}

/** Asked for by hand: nobody who types wants to be interrupted. */
function LogIn() {
  const { ask } = useContext(Login);
  return (
    <button type="button" onClick={ask}>
      Log in again
    </button>
  );
}

interface ClashProps {
  readonly label: string;
  readonly stored: string;
  readonly mine: string;
  readonly isText: boolean;
  readonly onChoose: (text: string) => void;
}

const Clash = ({ label, stored, mine, isText, onChoose }: ClashProps) => {
  const choice = (words: string, text: string) => (
    <button type="button" class="secondary outline small" onClick={() => onChoose(text)}>
      {words}
    </button>
  );
  return (
    <div class="problem" role="alert">
      <p>The {label} was changed meanwhile, in another tab or by somebody else. Now it is:</p>
      <blockquote class="conference-text">{stored || 'empty'}</blockquote>
      {choice('Keep mine', mine)} {choice('Take this', stored)}{' '}
      {isText && stored.trim() !== '' && mine.trim() !== '' && choice('Keep both', `${mine}\n\n${stored}`)}
    </div>
  );
};

interface FieldProps {
  readonly id: string;
  readonly value: string;
  /** What the server says about it. */
  readonly finding: string | undefined;
  readonly onInput: (event: { currentTarget: { value: string } }) => void;
}

const invalid = (finding: string | undefined, id: string) =>
  finding === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id.replace(' ', '-') };

const Finding = ({ finding, id }: { finding: string | undefined; id: string }): ComponentChildren =>
  finding !== undefined && (
    <small id={id.replace(' ', '-')} class="conference-finding">
      {`${finding.charAt(0).toUpperCase()}${finding.slice(1)}.`}
    </small>
  );

/** A choice of a few scores, or any number. */
function Score({ options, id, value, finding, onInput }: FieldProps & { options: ScoreOptions }) {
  const { minimum, maximum, step } = options;
  const choices = choicesOf(options);
  if (choices.length > 0)
    return (
      <fieldset class="conference-scores" {...invalid(finding, id)}>
        <legend>Score</legend>
        {choices.map((choice) => (
          <label key={choice}>
            <input type="radio" name={id} value={choice} checked={value === String(choice)} onInput={onInput} />
            {choice}
          </label>
        ))}
        <Finding finding={finding} id={id} />
      </fieldset>
    );
  return (
    <label>
      Score{minimum !== undefined && `, at least ${minimum}`}
      {maximum !== undefined && `, at most ${maximum}`}
      {step !== undefined && `, in steps of ${step}`}
      <input type="number" step="any" value={value} onInput={onInput} {...invalid(finding, id)} />
      <Finding finding={finding} id={id} />
    </label>
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
