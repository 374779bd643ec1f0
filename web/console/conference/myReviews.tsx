/** What a reviewer has to do: their own reviews, to be filled in and submitted. */
import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Criterion, ScoreOptions } from '../../answer/fields.js';
import { Act } from '../actions/actions.js';
import { may, type PageProps } from '../page.js';
import { Current, Heading, useLoad } from '../ui.js';
import { abstracts, applications, type Reviewing } from './names.js';
import { Subject } from './reading.js';
import { pressed, ReviewForm } from './reviewForm.js';
import { titleIn } from './scores.js';
import { Bar, counted, none, readAll } from './shared.js';
import { comments, keysOf, type Review, typedTexts } from './typed.js';

interface Task {
  readonly of: Reviewing;
  readonly review: Review;
  readonly round: { readonly name?: string; readonly status?: string } | undefined;
  readonly options: ScoreOptions;
  readonly criteria: readonly Criterion[];
}

type Tell = (progress: string) => void;

/** Those of both services: a juror can be a reviewer, too. */
async function read(props: PageProps, signal: AbortSignal, tell: Tell): Promise<readonly Task[]> {
  const all = [abstracts, applications].filter(({ reviews }) => may(props.me, `${reviews}.listByContact`));
  return (await Promise.all(all.map((of) => readOf(of, props, signal, tell)))).flat();
}

async function readOf(of: Reviewing, { gala, me }: PageProps, signal: AbortSignal, tell: Tell): Promise<Task[]> {
  const reviews = await readAll<Review>(
    (from) => gala[of.reviews].listByContact({ contactId: me.contact_id, ...from }, { signal }),
    (count) => tell(counted(count, 'review')),
  );
  /** Those that the caller may see: the server has the last word on what can be done. */
  const each = async <T,>(ids: readonly string[], get: (id: string) => Promise<T>) => {
    const got = [...new Set(ids)].map(async (id) => [id, await get(id).catch(() => undefined)] as const);
    return new Map(await Promise.all(got));
  };
  const roundIds = reviews.map((review) => review.review_round_id);
  const processIds = may(me, `${of.processes}.get`) ? reviews.map((review) => review.process_id) : [];
  const [rounds, processes] = await Promise.all([
    each(may(me, `${of.rounds}.get`) ? roundIds : [], (id) =>
      gala[of.rounds].get({ id, fields: 'name,status' }, { signal }),
    ),
    each(processIds, (id) => gala[of.processes].get({ id, fields: 'score_options,criteria' }, { signal })),
  ]);
  return reviews.map((review) => ({
    ...{ of, review },
    round: rounds.get(review.review_round_id),
    options: processes.get(review.process_id)?.score_options ?? {},
    criteria: (processes.get(review.process_id)?.criteria ?? []) as unknown as readonly Criterion[],
  }));
}

const parts = ['To do', 'Done', 'Not open'] as const;

type Part = (typeof parts)[number];

const partOf = ({ review, round }: Task): Part =>
  review.status === 'completed' ? 'Done' : isRoundOpen(round) ? 'To do' : 'Not open';

/** If the caller does not see the round, the server will say. */
const isRoundOpen = (round: Task['round']) => (round?.status ?? 'open') === 'open';

export function MyReviews(props: PageProps) {
  const { me, tenant } = props;
  const reading = useLoad((signal, tell) => read(props, signal, tell), [tenant, me.id], `reviews of ${me.id}`);
  const latest = useRef<readonly Task[]>([]); // two of them can be saved at once
  /** What was submitted, in words, that review, and the next one. */
  const [report, setReport] = useState({ text: '', last: '', next: '' });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    itemOf(report.last)?.removeAttribute('open');
    itemOf(report.next)?.setAttribute('open', '');
    itemOf(report.next || report.last)
      ?.querySelector('summary')
      ?.focus();
  }, [report]);
  const mine = keysOf(tenant, me);
  return (
    <>
      <Heading title="My reviews" />
      <Current from={reading}>
        {(tasks) => {
          latest.current = tasks;
          const of = (part: Part) => tasks.filter((task) => partOf(task) === part);
          const done = of('Done').length;
          const onSaved = (review: Review, isSubmitted: boolean) => {
            latest.current = latest.current.map((task) => (task.review.id === review.id ? { ...task, review } : task));
            reading.replace(latest.current);
            if (!isSubmitted) return;
            const toDo = of('To do');
            const place = toDo.findIndex((task) => task.review.id === review.id);
            const next = place < 0 ? undefined : (toDo[place + 1] ?? toDo.find((task) => task.review.id !== review.id));
            const then = next === undefined ? '' : `, next: ${titleIn(next.of, next.review)}`;
            const text = `Submitted. ${done + Number(place >= 0)} of ${tasks.length} done${then}`;
            setReport({ text, last: review.id, next: next?.review.id ?? '' });
          };
          const orphans = typedTexts.keys(mine).filter((key) => !tasks.some(({ review }) => mine + review.id === key));
          return (
            <>
              {parts.map((part) => (
                <Fragment key={part}>
                  {of(part).length > 0 && <h2 class="part">{part}</h2>}
                  {of(part).map((task) => (
                    <Item key={task.review.id} {...props} {...task} onSaved={onSaved} onDeclined={reading.reload} />
                  ))}
                </Fragment>
              ))}
              {orphans.map((key) => (
                <Unsaved key={key} of={key} because="This review is not yours any more, or was deleted." />
              ))}
              {tasks.length === 0 ? (
                <p class="empty">You have no reviews.</p>
              ) : (
                <div class="actions conference-done sticky">
                  <p>
                    {done} of {counted(tasks.length, 'review')} done{' '}
                    <Bar value={done} of={tasks.length} label="My reviews" />
                  </p>
                  <p role="status">{report.text}</p>
                </div>
              )}
            </>
          );
        }}
      </Current>
    </>
  );
}

const itemOf = (id: string) => document.getElementById(`review-${id}`);

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
  readonly onSaved: (review: Review, isSubmitted: boolean) => void;
  readonly onDeclined: () => void;
}

function Item(props: ItemProps) {
  const { of, me, tenant, review, round } = props;
  const key = keysOf(tenant, me) + review.id;
  const [isOpen, setIsOpen] = useState(typedTexts.get(key) !== undefined);
  const { status = 'not started' } = review;
  const isFilledIn = may(me, `${of.reviews}.submit`) && isRoundOpen(round);
  return (
    <details
      class="conference-review"
      id={`review-${review.id}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <span dir="auto">{titleIn(of, review)}</span>
        <small>{round?.name}</small>
        {review.score !== undefined && <small>score {review.score}</small>}
        <span class={`conference-mark ${status === 'completed' ? 'good' : ''}`}>
          {status === 'completed' ? 'done' : status}
        </span>
      </summary>
      {isOpen && (
        <div>
          {may(me, `${of.resource}.get`) && <Subject {...props} id={review[of.subjectId]} />}
          {isFilledIn ? <ReviewForm {...props} /> : <Answers {...props} />}
          {isFilledIn && (
            <Act
              {...props}
              {...{ id: `${of.reviews}.decline`, of: of.reviews, label: 'Decline', record: { ...review } }}
              onDone={props.onDeclined}
            />
          )}
          {!isFilledIn && <Unsaved of={key} because="This was not saved in time." />}
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
