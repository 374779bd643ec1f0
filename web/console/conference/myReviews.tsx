/** What a reviewer has to do: their own reviews, to be filled in and submitted. */
import { GalaError } from 'gala/client';
import { useEffect, useState } from 'preact/hooks';
import { type Gala, may, type PageProps } from '../page.js';
import { Current, Heading, Loaded, useLoad } from '../ui.js';
import { pressed, ReviewForm, type ScoreOptions } from './reviewForm.js';
import { titleOf } from './scores.js';
import { Bar, counted, More, none, readAll } from './shared.js';
import { comments, keysOf, type Review, typedTexts } from './typed.js';

interface Task {
  readonly review: Review;
  readonly round: { readonly name?: string; readonly status?: string } | undefined;
  readonly options: ScoreOptions;
}

type Tell = (progress: string) => void;

async function read({ gala, me }: PageProps, signal: AbortSignal, tell: Tell): Promise<readonly Task[]> {
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
  return reviews.map((review) => ({
    review,
    round: rounds.get(review.review_round_id),
    options: processes.get(review.process_id)?.score_options ?? {},
  }));
}

const parts = ['To do', 'Done', 'Not open'] as const;

const partOf = ({ review, round }: Task): (typeof parts)[number] =>
  review.status === 'completed' ? 'Done' : isRoundOpen(round) ? 'To do' : 'Not open';

/** If the caller does not see the round, the server will say. */
const isRoundOpen = (round: Task['round']) => (round?.status ?? 'open') === 'open';

/** Nothing for what is deleted or not for the caller. @throws GalaError for another reason */
const unlessHidden = <T,>(reading: Promise<T>) =>
  reading.catch((error: unknown) => {
    if (error instanceof GalaError && [403, 404].includes(error.status)) return undefined;
    throw error;
  });

export function MyReviews(props: PageProps) {
  const { me, tenant } = props;
  const reading = useLoad((signal, tell) => read(props, signal, tell), [tenant, me.id], `reviews of ${me.id}`);
  const [saved, setSaved] = useState<ReadonlyMap<string, Review>>(new Map());
  const tasks = (reading.value ?? []).map((task) => ({
    ...task,
    review: newer(task.review, saved.get(task.review.id)),
  }));
  return (
    <>
      <Heading title="My reviews" />
      <Current from={reading}>
        {() => (
          <Tasks
            {...props}
            tasks={tasks}
            onSaved={(review) => setSaved((known) => new Map(known).set(review.id, review))}
          />
        )}
      </Current>
    </>
  );
}

interface TasksProps extends PageProps {
  readonly tasks: readonly Task[];
  readonly onSaved: (review: Review) => void;
}

function Tasks({ tasks, ...props }: TasksProps) {
  const mine = keysOf(props.tenant, props.me);
  const [isOpen, setIsOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [count, setCount] = useState(50);
  /** What was submitted, in words, and the review that has the focus then. */
  const [report, setReport] = useState({ text: '', focus: '' });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => document.getElementById(report.focus)?.focus(), [report]);
  const ordered = parts.flatMap((part) => tasks.filter((task) => partOf(task) === part));
  const done = tasks.filter((task) => partOf(task) === 'Done').length;
  const open = (id: string, is: boolean) => setIsOpen((known) => new Map(known).set(id, is));
  const onSaved = (review: Review, isSubmitted: boolean) => {
    props.onSaved(review);
    if (!isSubmitted) return;
    const toDo = ordered.filter((task) => partOf(task) === 'To do').map((task) => task.review);
    const place = toDo.findIndex(({ id }) => id === review.id);
    const next = place < 0 ? undefined : (toDo[place + 1] ?? toDo.find(({ id }) => id !== review.id));
    open(review.id, false);
    if (next !== undefined) open(next.id, true);
    const then = next === undefined ? '' : `, next: ${titleOf(next.abstract_title, next.abstract_id)}`;
    const text = `Submitted. ${done + Number(place >= 0)} of ${tasks.length} done${then}`;
    setReport({ text, focus: `review-${(next ?? review).id}` });
  };
  const orphans = typedTexts.keys(mine).filter((key) => !tasks.some(({ review }) => mine + review.id === key));
  return (
    <>
      {tasks.length === 0 && <p class="empty">You have no reviews.</p>}
      {ordered.slice(0, count).flatMap((task, index) => {
        const { id } = task.review;
        const part = partOf(task);
        const before = ordered[index - 1];
        return [
          (before === undefined || partOf(before) !== part) && (
            <h2 key={part} class="part">
              {part}
            </h2>
          ),
          <Item
            key={id}
            {...props}
            {...task}
            isOpen={isOpen.get(id) ?? typedTexts.get(mine + id) !== undefined}
            onOpen={(is) => open(id, is)}
            onSaved={onSaved}
          />,
        ];
      })}
      <More shown={count} of={tasks.length} onMore={() => setCount(count + 100)} />
      {orphans.map((key) => (
        <Unsaved key={key} of={key} because="This review is not yours any more, or was deleted." />
      ))}
      {tasks.length > 0 && (
        <div class="conference-done">
          <p>
            {done} of {counted(tasks.length, 'review')} done <Bar value={done} of={tasks.length} label="My reviews" />
          </p>
          <p role="status">{report.text}</p>
        </div>
      )}
    </>
  );
}

const newer = (one: Review, other: Review = one) => (other.sys_version > one.sys_version ? other : one);

/** In the review that has the focus, or the only one that is open, a digit gives the score, and Ctrl+Enter submits. */
function press(event: KeyboardEvent) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const at = target as Element;
  const open = document.querySelectorAll<HTMLDetailsElement>('.conference-review[open]');
  const item = at.closest('.conference-review') ?? (open.length === 1 ? open[0] : undefined);
  if (altKey || item?.matches('[open]') !== true || at.closest('dialog') !== null) return;
  const isCommand = ctrlKey || metaKey;
  if (isCommand && key === 'Enter') return item.querySelector('form')?.requestSubmit();
  const isInText = at.matches('textarea, input:not([type=radio])');
  if (!isCommand && !isInText && /^\d$/.test(key) && pressed(item, key)) event.preventDefault();
}

interface ItemProps extends PageProps, Task {
  readonly isOpen: boolean;
  readonly onOpen: (is: boolean) => void;
  readonly onSaved: (review: Review, isSubmitted: boolean) => void;
}

function Item({ isOpen, onOpen, ...props }: ItemProps) {
  const { me, gala, tenant, review, round } = props;
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  const status = review.status ?? 'not started';
  const isFilledIn = may(me, 'abstractReviews.submit') && isRoundOpen(round);
  return (
    <details class="conference-review" open={isOpen} onToggle={({ currentTarget }) => onOpen(currentTarget.open)}>
      <summary id={`review-${review.id}`}>
        <span dir="auto">{titleOf(review.abstract_title, review.abstract_id)}</span>
        <small>{round?.name}</small>
        {review.score !== undefined && <small>score {review.score}</small>}
        <span class={`conference-mark ${status === 'completed' ? 'good' : ''}`}>
          {status === 'completed' ? 'done' : status}
        </span>
      </summary>
      {wasOpened && (
        <div>
          {may(me, 'abstracts.get') && <Abstract gala={gala} id={review.abstract_id} />}
          {isFilledIn ? <ReviewForm {...props} /> : <Answers {...props} />}
          {!isFilledIn && <Unsaved of={keysOf(tenant, me) + review.id} because="This was not saved in time." />}
        </div>
      )}
    </details>
  );
}

/** What was typed and cannot be saved: to be copied. */
function Unsaved({ of: key, because }: { of: string; because: string }) {
  const [, setIsDiscarded] = useState(false);
  const typed = typedTexts.get(key);
  if (typed === undefined) return null;
  return (
    <section class="problem" aria-label={`Not saved: ${typed.title}`}>
      <p>
        {because} What you have typed for “{typed.title}” is kept in this tab:
      </p>
      {Object.entries(typed.answers).map(([name, { text }]) => (
        <p key={name} class="conference-text">
          {text}
        </p>
      ))}
      <button
        type="button"
        class="secondary outline small"
        onClick={() => {
          typedTexts.delete(key);
          setIsDiscarded(true);
          document.getElementById('main')?.focus();
        }}
      >
        Discard it
      </button>
    </section>
  );
}

function Abstract({ gala, id }: { gala: Gala; id: string }) {
  const loading = useLoad(async (signal) => (await unlessHidden(gala.abstracts.get({ id }, { signal }))) ?? null, [id]);
  return (
    <Loaded from={loading}>
      {(abstract) => (
        <>
          {abstract?.name && <p class="quiet">By {abstract.name}</p>}
          <p class="conference-text" dir="auto">
            {abstract?.body?.trim() || (abstract ? 'It has no text.' : 'It is not available.')}
          </p>
        </>
      )}
    </Loaded>
  );
}

/** A review that cannot be changed here. */
const Answers = ({ review, round }: Task) => (
  <>
    {!isRoundOpen(round) && <p class="quiet">The round is {round?.status === 'closed' ? 'closed' : 'not open yet'}.</p>}
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
