/** Pending decisions become real here, and their e-mails wait a while, during which they can be called back. */
import type { Answer } from 'gala/client';
import { useEffect, useState } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { Outcome, type OutcomeProps } from '../actions/outcome.js';
import { counted } from '../conference/shared.js';
import { kindOf } from '../mail/about.js';
import { address, may } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { clock, Problem, Time, useLoad } from '../ui.js';
import { CalledBack } from './calledBack.js';
import { type DecidingProps, decisionWord, isPending, namesOf } from './decisions.js';

/** In minutes: no e-mail waits longer. */
const week = 7 * 24 * 60;

const isMinutes = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= week;

/** Of all of the event or the award. */
export function Releasing({ kind, group, records, parts: _, outstanding, onDecided, ...props }: DecidingProps) {
  const all = records.filter(isPending);
  const pending = all.length;
  const early = all.filter(({ id }) => outstanding?.has(id)).length;
  if (pending === 0) return null;
  return (
    <Act
      {...props}
      id={`${kind.resource}.release`}
      of={kind.resource}
      label={`Release ${counted(pending, 'decision')}…`}
      title="Release decisions"
      isLive
      given={{ [kind.group]: group, hold_minutes: 10 }}
      names={() => namesOf(records)}
      shape={(values) => (isMinutes(values.hold_minutes) ? values : [])}
      form={({ hold_minutes }, change) => (
        <>
          <label>
            Minutes that the e-mails wait, during which they can be called back
            <input
              type="number"
              min={0}
              max={week}
              required
              value={hold_minutes as number}
              onInput={({ currentTarget }) => change('hold_minutes', currentTarget.valueAsNumber)}
            />
            {!isMinutes(hold_minutes) && (
              <small class="finding">A whole number from 0 to {week.toLocaleString()}, which is a week.</small>
            )}
          </label>
          <p class="quiet">
            {kind.resource === 'abstracts' ? (
              <>
                An e-mail is that of the decision process of the{' '}
                <a href={`${address(props.tenant, 'events', 'abstractTypes')}?event_id=${group}`}>abstract type</a>, or
                of the only one of the event.
              </>
            ) : (
              'An e-mail is that of the application process, or of the only one of the award.'
            )}
          </p>
        </>
      )}
      Answer={(answered) => <Plan {...answered} early={early} />}
      onDone={() => void onDecided()}
    />
  );
}

/** Which process has an e-mail. */
function processOf(email: string): string {
  if (email.startsWith('application_')) return 'applicationProcesses';
  return ['selection', 'declined', 'alternate'].includes(email)
    ? 'abstractDecisionProcesses'
    : 'abstractApprovalProcesses';
}

/** @param early how many have reviews that are not submitted. */
function Plan({ answer, isTrial, values, early, ...props }: OutcomeProps & { values: Json; early: number }) {
  const all = answer as unknown as Answer<'abstracts.release'>;
  const { released, emails, told_before, without_email, skipped, leaves_at, remaining } = all;
  const { more_told_before = 0, more_without_email, more_skipped } = all;
  if (!isTrial)
    return (
      <p>
        {counted(released, 'decision is', 'decisions are')} released
        {remaining > 0 && `, ${counted(remaining, 'is', 'are')} left`}.
        {emails.length > 0 && leaves_at && <> The e-mails leave at {timeOf(leaves_at)}.</>}
      </p>
    );
  return (
    <>
      <p>
        {counted(released, 'decision becomes', 'decisions become')} real.
        {early > 0 && (
          <strong> {counted(early, 'of them has', 'of them have')} reviews that were not submitted.</strong>
        )}
      </p>
      <ul>
        {emails.map(({ review_status, email, process_id, count }) => (
          <li key={`${review_status} ${email} ${process_id}`}>
            <strong>
              {count.toLocaleString()} {decisionWord(review_status)}:
            </strong>{' '}
            get the e-mail “{kindOf(email)}” of <Reference {...props} target={processOf(email)} id={process_id} />
          </li>
        ))}
        {emails.length === 0 && <li>Nobody gets an e-mail.</li>}
      </ul>
      {told_before.length > 0 && (
        <details class="conference-left-out">
          <summary>
            {counted(told_before.length + more_told_before, 'author was', 'authors were')} told something else before
          </summary>
          <ul>
            {told_before.map((id) => (
              <li key={id}>{props.names?.get(id) ?? id}</li>
            ))}
          </ul>
        </details>
      )}
      <Outcome {...props} isTrial={false} answer={{ without_email, more_without_email, skipped, more_skipped }} />
      {without_email.some(({ reason }) => reason === 'process_missing' || reason === 'email_disabled') && (
        <Missing {...props} values={values} />
      )}
    </>
  );
}

/** Where the e-mails are written that are missing. */
function Missing({ me, tenant, resource, values }: Omit<OutcomeProps, 'answer' | 'isTrial'> & { values: Json }) {
  const of = String(values.event_id ?? values.award_id);
  const [service, processes, words, by] =
    resource.name === 'abstracts'
      ? (['events', 'abstractDecisionProcesses', 'decision process', 'event_id'] as const)
      : (['awards', 'applicationProcesses', 'application process', 'award_id'] as const);
  const list = address(tenant, service, processes);
  return (
    <p class="finding">
      To tell them, write the e-mail in a <a href={list}>{words}</a>, and enable it there.{' '}
      {may(me, `${processes}.create`) && <a href={`${list}/new?${new URLSearchParams({ [by]: of })}`}>New {words}</a>}
    </p>
  );
}

/** One that is near is told without its day. */
const timeOf = (at: string) =>
  Math.abs(Date.parse(at) - Date.now()) < 6 * 3_600_000 ? clock.format(Date.parse(at)) : <Time at={at} />;

type Waiting = Pick<DecidingProps, 'gala' | 'records'>;

/**
 * Those of a release that wait: of the newest 100 e-mails in the queue, however long it is. Where these are all of others, those about what
 * was decided last. `hasMore`: there can be more.
 */
async function readWaiting({ gala, records }: Waiting, signal?: AbortSignal) {
  const ids = new Set(records.map(({ id }) => id));
  const read = async (more = {}) => {
    const { items, next } = await gala.messages.list(
      { state: 'queued', limit: 100, ...more },
      { ...(signal && { signal }) },
    );
    const mails = items.filter(
      ({ about, release_id, leaves_at = '' }) => release_id && ids.has(about) && Date.parse(leaves_at) > Date.now(),
    );
    return { mails, hasMore: next !== undefined };
  };
  const newest = await read();
  if (newest.mails.length > 0 || !newest.hasMore) return newest;
  const told = records.filter(({ email_address, decision_at }) => email_address && decision_at);
  const [last] = told.sort((one, other) => (other.decision_at ?? '').localeCompare(one.decision_at ?? ''));
  return last ? { ...(await read({ about: last.id })), hasMore: true } : newest;
}

/** While e-mails of a release wait: when they leave, and a way to call them back, for every chair. */
export function Leaving(props: Pick<DecidingProps, 'gala' | 'me' | 'kind' | 'records' | 'onDecided'>) {
  const { gala, me, records } = props;
  const [called, setCalled] = useState<{ readonly count: number; readonly isDone: boolean }>();
  const [error, setError] = useState<unknown>();
  const waiting = useLoad(
    async (signal) => (may(me, 'messages.list') ? await readWaiting({ gala, records }, signal) : undefined),
    [records],
  );
  useEffect(() => setCalled(undefined), [records]);
  const { mails, hasMore } = waiting.value ?? { mails: [], hasMore: false };
  const [first = ''] = mails.flatMap(({ leaves_at }) => leaves_at ?? []).sort();
  useEffect(() => {
    if (first === '') return;
    const leaving = setTimeout(waiting.reload, Date.parse(first) - Date.now() + 1000);
    return () => clearTimeout(leaving);
  }, [first]);
  const callBack = async () => {
    let count = 0;
    setError(undefined);
    try {
      for (let next = waiting.value, before = -1; next && next.mails.length > 0 && count > before; ) {
        before = count;
        for (const release_id of new Set(next.mails.flatMap(({ release_id }) => release_id ?? [])))
          for (let from: string | undefined, isFirst = true; isFirst || from !== undefined; isFirst = false) {
            setCalled({ count, isDone: false });
            const body = { release_id, ...(from !== undefined && { exclusiveStartKey: from }) };
            const step = await gala.messages.cancelQueued({ body });
            count += step.cancelled;
            from = step.LastEvaluatedKey;
          }
        next = next.hasMore ? await readWaiting({ gala, records }) : undefined;
      }
      setCalled({ count, isDone: true });
    } catch (thrown) {
      setError(thrown);
      setCalled(undefined);
    }
    waiting.reload();
  };
  const isBusy = called?.isDone === false;
  return (
    <>
      {error !== undefined && <Problem error={error} />}
      {(mails.length > 0 || called) && (
        <p class="actions above" role="status">
          {called?.isDone ? (
            `${counted(called.count, 'e-mail was', 'e-mails were')} called back; the decisions stay.`
          ) : (
            <>
              <strong>
                {hasMore ? `${mails.length}+ e-mails leave` : counted(mails.length, 'e-mail leaves', 'e-mails leave')}{' '}
                at {timeOf(first)}.
              </strong>
              {may(me, 'messages.cancelQueued') && (
                <button type="button" class="outline small" aria-busy={isBusy} disabled={isBusy} onClick={callBack}>
                  {isBusy ? `${called.count} called back` : 'Call them back'}
                </button>
              )}
            </>
          )}
        </p>
      )}
      <CalledBack {...props} round={called?.isDone ? called.count : 0} />
    </>
  );
}
