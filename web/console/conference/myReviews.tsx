/** What a reviewer has to do: their own reviews, to be filled in and submitted. */
import { GalaError } from 'gala/client';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { type Gala, may, type PageProps } from '../page.js';
import { Heading, Loaded, overrideFor, Problem, useLoad } from '../ui.js';
import { titleOf } from './scores.js';
import { AsOf, Bar, clock, counted, More, none, Reading, readAll } from './shared.js';

type Review = Awaited<ReturnType<Gala['abstractReviews']['submit']>>;

interface ScoreOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly step?: number;
}

interface Task {
  readonly review: Review;
  readonly round: { readonly name?: string; readonly status?: string } | undefined;
  readonly options: ScoreOptions;
  readonly part: 'To do' | 'Done' | 'Not open';
}

interface Found {
  readonly at: Date;
  readonly tasks: readonly Task[];
}

async function read({ gala, me }: PageProps, signal: AbortSignal, tell: (progress: string) => void): Promise<Found> {
  const reviews = await readAll<Review>(
    (from) => gala.abstractReviews.listByContact({ contactId: me.contact_id, ...from }, { signal }),
    (count) => tell(counted(count, 'review')),
  );
  const each = async <T,>(permission: string, ids: readonly string[], get: (id: string) => Promise<T>) => {
    const wanted = may(me, permission) ? [...new Set(ids)] : [];
    return new Map(await Promise.all(wanted.map(async (id) => [id, await unlessHidden(get(id))] as const)));
  };
  const [rounds, processes] = await Promise.all([
    each(
      'abstractReviewRounds.get',
      reviews.map((review) => review.review_round_id),
      (id) => gala.abstractReviewRounds.get({ id, fields: 'name,status' }, { signal }),
    ),
    each(
      'abstractReviewProcesses.get',
      reviews.map((review) => review.process_id),
      (id) => gala.abstractReviewProcesses.get({ id, fields: 'score_options' }, { signal }),
    ),
  ]);
  const tasks = reviews.map((review): Task => {
    const round = rounds.get(review.review_round_id);
    const part = review.status === 'completed' ? 'Done' : isOpen(round) ? 'To do' : 'Not open';
    return { review, round, options: processes.get(review.process_id)?.score_options ?? {}, part };
  });
  return { at: new Date(), tasks };
}

/** If the caller does not see the round, the server will say. */
const isOpen = (round: Task['round']) => (round?.status ?? 'open') === 'open';

/** Nothing for what is deleted or not for the caller. @throws GalaError for another reason */
const unlessHidden = <T,>(reading: Promise<T>) =>
  reading.catch((error: unknown) => {
    if (error instanceof GalaError && [403, 404].includes(error.status)) return undefined;
    throw error;
  });

export function MyReviews(props: PageProps) {
  const [progress, setProgress] = useState('');
  const [saved, setSaved] = useState<ReadonlyMap<string, Review>>(new Map());
  const [count, setCount] = useState(50);
  const { value, error, isLoading, reload } = useLoad((signal) => read(props, signal, setProgress), [props.tenant]);
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  if (value === undefined) return <Reading progress={progress} />;
  const tasks = value.tasks.map((task) => ({ ...task, review: newer(task.review, saved.get(task.review.id)) }));
  const done = tasks.filter(({ review }) => review.status === 'completed').length;
  const onSaved = (review: Review) => setSaved((known) => new Map(known).set(review.id, review));
  const ordered = (['To do', 'Done', 'Not open'] as const).flatMap((part) =>
    tasks.filter((task) => task.part === part),
  );
  return (
    <>
      <Heading title="My reviews" />
      <AsOf at={value.at} isLoading={isLoading} onAgain={reload} />
      {tasks.length === 0 && <p class="empty">You have no reviews.</p>}
      {tasks.length > 0 && (
        <p>
          {done} of {counted(tasks.length, 'review')} done <Bar value={done} of={tasks.length} label="My reviews" />
        </p>
      )}
      {ordered.slice(0, count).flatMap((task, index) => [
        task.part !== ordered[index - 1]?.part && (
          <h2 key={task.part} class="part">
            {task.part}
          </h2>
        ),
        <Item key={task.review.id} {...props} {...task} onSaved={onSaved} onReload={reload} isLoading={isLoading} />,
      ])}
      <More shown={count} of={tasks.length} onMore={() => setCount(count + 100)} />
    </>
  );
}

const newer = (one: Review, other: Review = one) => (other.sys_version > one.sys_version ? other : one);

interface ItemProps extends PageProps, Task {
  readonly onSaved: (review: Review) => void;
  /** Reads the reviews again. */
  readonly onReload: () => void;
  readonly isLoading: boolean;
}

const marks = { 'not started': 'not started', draft: 'draft', completed: 'done' } as const;

function Item(props: ItemProps) {
  const { me, gala, review, round } = props;
  const [wasOpened, setWasOpened] = useState(false);
  const status = review.status ?? 'not started';
  const isFilledIn = may(me, 'abstractReviews.submit') && isOpen(round);
  return (
    <details class="conference-review" onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
      <summary>
        <span>{titleOf(review.abstract_title, review.abstract_id)}</span>
        <small>{round?.name}</small>
        {review.score !== undefined && <small>score {review.score}</small>}
        <span class={`conference-mark ${status === 'completed' ? 'good' : ''}`}>{marks[status]}</span>
      </summary>
      {wasOpened && (
        <div>
          {may(me, 'abstracts.get') && <Abstract gala={gala} id={review.abstract_id} />}
          {isFilledIn ? <ReviewForm {...props} /> : <Answers {...props} />}
        </div>
      )}
    </details>
  );
}

function Abstract({ gala, id }: { gala: Gala; id: string }) {
  const loading = useLoad(async (signal) => (await unlessHidden(gala.abstracts.get({ id }, { signal }))) ?? null, [id]);
  return (
    <Loaded from={loading}>
      {(abstract) => (
        <>
          {abstract?.name && <p class="quiet">By {abstract.name}</p>}
          <p class="conference-text">
            {abstract?.body?.trim() || (abstract ? 'It has no text.' : 'It is not available.')}
          </p>
        </>
      )}
    </Loaded>
  );
}

const comments = [
  { name: 'comments_to_submitter', label: 'Comments for the submitter' },
  { name: 'comments_to_staff', label: 'Comments for staff only' },
] as const;

/** A review that cannot be changed here. */
const Answers = ({ review, round }: ItemProps) => (
  <>
    {!isOpen(round) && <p class="quiet">The round is {round?.status === 'closed' ? 'closed' : 'not open yet'}.</p>}
    <dl>
      <dt>Score</dt>
      <dd>{review.score ?? none}</dd>
      {comments.flatMap(({ name, label }) => [
        <dt key={label}>{label}</dt>,
        <dd key={name} class="conference-text">
          {review[name] ?? none}
        </dd>,
      ])}
    </dl>
  </>
);

const names: readonly string[] = ['score', ...comments.map(({ name }) => name)];
type Name = 'score' | (typeof comments)[number]['name'];
/** What is not typed is as it is stored. */
type Typed = Readonly<Partial<Record<Name, string>>>;

type Saved = 'draft' | 'completed';
/** What was asked for last, and what would allow it. */
type Refused = { readonly status: Saved; readonly override: string | undefined };

function ReviewForm({ gala, review, options, onSaved, onReload, isLoading }: ItemProps) {
  const [typed, setTyped] = useState<Typed>({});
  const [error, setError] = useState<unknown>();
  const [state, setState] = useState('');
  const isBusy = isLoading || state === 'Saving…';
  const [refused, setRefused] = useState<Refused>({ status: 'draft', override: undefined });
  const save = async (status: Saved, override?: string) => {
    setError(undefined);
    setState('Saving…');
    try {
      onSaved(
        await gala.abstractReviews.submit({
          body: { ...filledIn(review, typed), status },
          ...(override && { override }),
        }),
      );
      setTyped({});
      setState(`${status === 'draft' ? 'Draft saved' : 'Submitted'} at ${clock.format(new Date())}.`);
    } catch (cause) {
      setError(cause);
      setState('');
      setRefused({ status, override: overrideFor(cause, override) });
    }
  };
  const { code, details = [] } = error instanceof GalaError ? error : {};
  const isBeside = details.length > 0 && details.every(({ pointer = '' }) => names.includes(pointer.slice(1)));
  const field = (name: Name): FieldProps => ({
    id: `${review.id} ${name}`,
    value: typed[name] ?? String(review[name] ?? ''),
    finding: details.find(({ pointer }) => pointer === `/${name}`)?.message,
    onInput: ({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value }),
  });
  return (
    <form
      class="conference-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save('completed');
      }}
    >
      <Score options={options} {...field('score')} />
      {comments.map(({ name, label }) => {
        const { finding, id, ...own } = field(name);
        return (
          <label key={name}>
            {label}
            <textarea rows={4} {...own} {...invalid(finding, id)} />
            <Finding finding={finding} id={id} />
          </label>
        );
      })}
      {isBeside && (
        <p role="alert" class="conference-finding">
          Not saved: see the answers marked above.
        </p>
      )}
      {error !== undefined && !isBeside && <Problem error={error} anyway={anywayOf(refused, save)} />}
      {code === 'version_conflict' && (
        <button
          type="button"
          class="secondary"
          onClick={() => {
            setError(undefined);
            onReload();
          }}
        >
          Read the stored review again, and keep my answers
        </button>
      )}
      <div class="actions">
        <button type="submit" disabled={isBusy}>
          {review.status === 'completed' ? 'Submit again' : 'Submit review'}
        </button>
        {review.status !== 'completed' && (
          <button type="button" class="secondary outline" disabled={isBusy} onClick={() => save('draft')}>
            Save draft
          </button>
        )}
        <span role="status">{state}</span>
      </div>
    </form>
  );
}

function anywayOf({ status, override }: Refused, save: (status: Saved, override: string) => void) {
  if (override === undefined) return undefined;
  return { label: `${status === 'draft' ? 'Save draft' : 'Submit'} anyway`, go: () => save(status, override) };
}

/** The review as it was read, with the answers that were typed. An empty answer is left out. */
function filledIn(review: Review, typed: Typed) {
  const given = Object.entries(typed).map(([name, text]) => {
    const answer = name === 'score' ? Number(text) : text;
    return [name, text.trim() === '' ? undefined : answer];
  });
  return { ...review, ...Object.fromEntries(given) } as Review;
}

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
