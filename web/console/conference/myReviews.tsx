/** What a reviewer has to do: their own reviews, to be filled in and submitted. */
import { GalaError } from 'gala/client';
import { useEffect, useState } from 'preact/hooks';
import { type Gala, leaving, may, type PageProps } from '../page.js';
import { Heading, Loaded, Problem, useLoad } from '../ui.js';
import { pressed, ReviewForm, type ScoreOptions } from './reviewForm.js';
import { titleOf } from './scores.js';
import { AsOf, Bar, counted, More, none, Reading, readAll } from './shared.js';
import { comments, keysOf, mayLeave, names, type Review, type Typed, typedTexts } from './typed.js';

interface Task {
  readonly review: Review;
  readonly round: { readonly name?: string; readonly status?: string } | undefined;
  readonly options: ScoreOptions;
  readonly part: (typeof parts)[number];
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
    return withPart({ review, round, options: processes.get(review.process_id)?.score_options ?? {} });
  });
  return { at: new Date(), tasks };
}

const withPart = <T extends Pick<Task, 'review' | 'round'>>(task: T) => ({
  ...task,
  part: task.review.status === 'completed' ? parts[1] : isRoundOpen(task.round) ? parts[0] : parts[2],
});

/** If the caller does not see the round, the server will say. */
const isRoundOpen = (round: Task['round']) => (round?.status ?? 'open') === 'open';

/** Nothing for what is deleted or not for the caller. @throws GalaError for another reason */
const unlessHidden = <T,>(reading: Promise<T>) =>
  reading.catch((error: unknown) => {
    if (error instanceof GalaError && [403, 404].includes(error.status)) return undefined;
    throw error;
  });

const parts = ['To do', 'Done', 'Not open'] as const;

export function MyReviews(props: PageProps) {
  const { me, tenant } = props;
  const [progress, setProgress] = useState('');
  const [saved, setSaved] = useState<ReadonlyMap<string, Review>>(new Map());
  const [isOpen, setIsOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [count, setCount] = useState(50);
  /** What was submitted, in words, and the review that has the focus then. */
  const [report, setReport] = useState({ text: '', focus: '' });
  const reading = useLoad((signal) => read(props, signal, setProgress), [tenant, me.id], `reviews of ${me.id}`);
  const [value, setValue] = useState(reading.value);
  if (reading.value !== undefined && reading.value !== value) setValue(reading.value); // a form outlives a failed refresh
  useEffect(() => {
    leaving.mayLeave = mayLeave;
    document.addEventListener('keydown', press);
    return () => {
      leaving.mayLeave = () => true;
      document.removeEventListener('keydown', press);
    };
  }, []);
  useEffect(() => document.getElementById(report.focus)?.focus(), [report]);
  const problem = reading.error !== undefined && <Problem error={reading.error} retry={reading.reload} />;
  if (value === undefined) return problem || <Reading progress={progress} />;
  const tasks = value.tasks.map((task) => withPart({ ...task, review: newer(task.review, saved.get(task.review.id)) }));
  const ordered = parts.flatMap((part) => tasks.filter((task) => task.part === part));
  const doneIn = (all: readonly Task[]) => all.filter(({ part }) => part === 'Done').length;
  const done = doneIn(tasks);
  const open = (id: string, is = true) => setIsOpen((known) => new Map(known).set(id, is));
  const onSaved = (review: Review, isSubmitted: boolean) => {
    setSaved((known) => new Map(known).set(review.id, review));
    if (!isSubmitted) return;
    const toDo = ordered.filter(({ part, review: { id } }) => part === 'To do' || id === review.id);
    const place = toDo.findIndex(({ review: { id } }) => id === review.id);
    const isNew = toDo[place]?.part === 'To do';
    const next = isNew ? (toDo[place + 1] ?? toDo.find(({ review: { id } }) => id !== review.id))?.review : undefined;
    open(review.id, false);
    if (next !== undefined) open(next.id);
    const so = `${done + Number(isNew)} of ${tasks.length} done`;
    const then = next === undefined ? '' : `, next: ${titleOf(next.abstract_title, next.abstract_id)}`;
    setReport({ text: `Submitted. ${so}${then}`, focus: `review-${(next ?? review).id}` });
  };
  const mine = keysOf(tenant, me);
  const isListed = (key: string) => tasks.some(({ review }) => mine + review.id === key);
  const orphans = typedTexts.keys(mine).filter((key) => !isListed(key));
  return (
    <>
      <Heading title="My reviews" />
      <AsOf at={value.at} isLoading={reading.isLoading} onAgain={reading.reload} />
      {problem}
      {tasks.length === 0 && <p class="empty">You have no reviews.</p>}
      {ordered.slice(0, count).flatMap((task, index) => [
        task.part !== ordered[index - 1]?.part && (
          <h2 key={task.part} class="part">
            {task.part}
          </h2>
        ),
        <Item
          key={`${me.id} ${task.review.id}`}
          {...props}
          {...task}
          isOpen={isOpen.get(task.review.id) ?? typedTexts.get(mine + task.review.id) !== undefined}
          onOpen={(is) => open(task.review.id, is)}
          onSaved={onSaved}
        />,
      ])}
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

const marks = { 'not started': 'not started', draft: 'draft', completed: 'done' } as const;

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
        <span class={`conference-mark ${status === 'completed' ? 'good' : ''}`}>{marks[status]}</span>
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
  const [typed, setTyped] = useState<Typed | undefined>(() => typedTexts.get(key));
  if (typed === undefined) return null;
  return (
    <section class="problem" aria-label={`Not saved: ${typed.title}`}>
      <p>
        {because} What you have typed for “{typed.title}” is kept in this tab:
      </p>
      {names.map((name) => typed.answers[name] && <p class="conference-text">{typed.answers[name]}</p>)}
      <button
        type="button"
        class="secondary outline small"
        onClick={() => {
          typedTexts.set(key, undefined);
          setTyped(undefined);
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
