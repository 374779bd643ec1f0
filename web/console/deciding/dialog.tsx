/** Deciding in the dialog of the action, and what came of it. */
import type { Answer } from 'gala/client';
import { ActionDialog } from '../actions/dialog.js';
import { meaningOf, Outcome, type OutcomeProps } from '../actions/outcome.js';
import type { ActionProps } from '../actions/run.js';
import { chunks, counted } from '../conference/shared.js';
import { capitalized } from '../document.js';
import { address } from '../page.js';
import type { Json } from '../session.js';
import { decisions, decisionWord, kinds, mostDecided } from './decisions.js';

const words = new Map(Object.entries(decisions).map(([name, { word }]) => [name, capitalized(word)]));
const known = new Map([
  ['review_status', words],
  ['otherwise', words],
]);

/** Those that are ticked or shown, of which a rule is not; or a rule. The ranking and the page of an award have a better one. */
export function DecidingOn({ action, record, ids, ...props }: ActionProps) {
  const named = kinds[action.resource as keyof typeof kinds].ids;
  const ofIds: readonly string[] = [named, 'review_status', 'status'];
  const isOfIds = (record ?? ids) !== undefined;
  const bodies = action.bodies.map(({ properties = {}, ...body }) => {
    const fields = Object.entries(properties).filter(([name]) => (isOfIds ? ofIds.includes(name) : name !== named));
    return { ...body, properties: Object.fromEntries(fields) };
  });
  const shape = ({ [named]: all = [], ...values }: Json) =>
    values.review_status === undefined
      ? []
      : chunks(all as string[], mostDecided).map((some) => ({ ...values, [named]: some }));
  const own = { Answer: DecisionsMade, known, ...(isOfIds && { shape, form: asked, isLive: true }) };
  return <ActionDialog {...own} {...{ ...props, record, ids }} action={{ ...action, bodies }} />;
}

/** One decision, which is real at once. */
export const DecidingAtOnce = (props: ActionProps) => (
  <ActionDialog
    {...props}
    form={asked}
    shape={(values) => (values.review_status === undefined ? [] : values)}
    isLive
    Answer={DecisionReal}
  />
);

function DecisionReal({ action, answer, isTrial, resource, tenant }: OutcomeProps) {
  const { review_status, status, message_id, without_email, told_before } =
    answer as unknown as Answer<'abstracts.setStatus'>;
  const { without_email: reasons } = action.answer.properties ?? {};
  return (
    <>
      <p>
        {isTrial ? 'If you go on' : 'Done'}: {decisionWord(review_status)}
        {status !== undefined && status !== review_status && <>, shown as “{status}”</>}.{' '}
        {message_id !== undefined &&
          (isTrial ? 'An e-mail is sent.' : <a href={address(tenant, 'mail', message_id)}>See the e-mail</a>)}
        {without_email && `No e-mail: ${meaningOf(reasons && resource.resolve(reasons), without_email)}.`}
      </p>
      {told_before && <p>Something else was told before.</p>}
    </>
  );
}

const asked = ({ review_status, status }: Json, change: (name: string, value: unknown) => void) => (
  <>
    <label>
      Decision
      <select
        value={String(review_status ?? '')}
        onChange={({ currentTarget }) => change('review_status', currentTarget.value || undefined)}
      >
        <option value="">choose</option>
        {Object.entries(decisions).map(([name, { button }]) => (
          <option key={name} value={name}>
            {button}
          </option>
        ))}
      </select>
    </label>
    <label>
      Shown as, if in other words
      <input
        value={String(status ?? '')}
        dir="auto"
        onInput={({ currentTarget }) => change('status', currentTarget.value || undefined)}
      />
    </label>
  </>
);

function DecisionsMade({ answer, isTrial, ...props }: OutcomeProps) {
  const { counts, told_before, skipped, more_skipped } = answer as unknown as Answer<'abstracts.decide'>;
  const { accepted, alternate, declined, undecided } = counts;
  const all = { accepted, 'on the waiting list': alternate, declined, open: undecided };
  const some = Object.entries(all).filter(([, count]) => count > 0);
  const words = some.map(([word, count]) => `${count.toLocaleString()} ${word}`);
  return (
    <>
      <p>
        {isTrial ? 'If you go on, of these there will be' : 'Done. Nobody is told yet. Once released, there will be'}{' '}
        {words.join(', ')}.
      </p>
      {told_before > 0 && <p>{counted(told_before, 'person was', 'people were')} told something else before.</p>}
      <Outcome {...props} isTrial={false} answer={{ skipped, more_skipped }} />
    </>
  );
}
