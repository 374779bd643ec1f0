/** Reminds reviewers of what is missing. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { type Gala, type Me, may } from '../page.js';
import { Dialog, Problem, Time, useLoad } from '../ui.js';
import type { Reviewer } from './scores.js';
import { type Column, chunks, counted, none, Table } from './shared.js';

type Reason = Answer<'abstractReviews.sendReviewAssignmentEmail'>['skipped'][number]['reason'];

const reasons: Readonly<Record<Reason, string>> = {
  already_completed: 'has completed the review meanwhile',
  already_notified: 'has got it before',
  conflict_of_interest: 'is an author of the abstract',
  email_disabled: 'the review process has switched this e-mail off, or has no text for it',
  no_email_address: 'has no e-mail address',
  not_under_review: 'the abstract is withdrawn or decided on',
  process_inactive: 'the review process is inactive',
  review_inactive: 'was taken off the abstract',
  round_not_open: 'the round is not open',
};

/** Each person gets one e-mail, or one for each missing review. */
type Way = 'person' | 'review';

interface RemindingProps {
  readonly gala: Gala;
  readonly me: Me;
  /** Those with missing reviews in open rounds. */
  readonly reviewers: readonly Reviewer[];
  /** Who is ticked at first; everybody unless given. */
  readonly only?: string | undefined;
  readonly onClose: () => void;
}

export function Reminding({ gala, me, reviewers, only, onClose }: RemindingProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(reviewers.map((one) => one.contact_id).filter((id) => only !== undefined && id !== only)),
  );
  const [way, setWay] = useState<Way>('person');
  const [state, setState] = useState('');
  const [error, setError] = useState<unknown>();
  const [report, setReport] = useState<readonly string[]>();
  const ids = new Set(reviewers.flatMap(({ missing }) => missing.map(({ id }) => id)));
  const mails = useLoad(
    async (signal) => (may(me, 'messages.list') ? await lastMails(gala, ids, signal) : new Map<string, string>()),
    [],
  );
  const lastOf = ({ missing }: Reviewer) =>
    missing.flatMap(({ id }) => mails.value?.get(id) ?? []).sort().at(-1); // biome-ignore format: one line
  const chosen = reviewers.filter(({ contact_id }) => !left.has(contact_id));
  const number = way === 'person' ? chosen.length : chosen.reduce((sum, { missing }) => sum + missing.length, 0);
  const columns: readonly Column<Reviewer>[] = [
    {
      name: 'Tick',
      cell: ({ contact_id, name }) => (
        <input
          type="checkbox"
          aria-label={`Remind ${name}`}
          checked={!left.has(contact_id)}
          onChange={({ currentTarget }) => {
            const next = new Set(left);
            currentTarget.checked ? next.delete(contact_id) : next.add(contact_id);
            setLeft(next);
          }}
        />
      ),
    },
    { name: 'Reviewer', isHead: true, by: ({ name }) => name, cell: ({ name }) => <span dir="auto">{name}</span> },
    { name: 'Missing', isNumber: true, by: ({ missing }) => missing.length, cell: ({ missing }) => missing.length },
    {
      name: 'Last e-mail',
      by: (row) => lastOf(row),
      cell: (row) => (lastOf(row) === undefined ? none : <Time at={lastOf(row)} />),
    },
  ];
  const send = async () => {
    setError(undefined);
    try {
      setReport(await remind(gala, chosen, way, (done) => setState(`${counted(done, 'e-mail')} so far…`)));
    } catch (failed) {
      setError(failed);
    }
    setState('');
  };
  return (
    <Dialog title="Remind reviewers" onClose={onClose}>
      {report === undefined ? (
        <>
          <p>They get the e-mail about their assignment once more. Each can get:</p>
          <fieldset>
            {(['person', 'review'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
                {one === 'person' ? 'one e-mail, about the first missing review' : 'one e-mail for each missing review'}
              </label>
            ))}
          </fieldset>
          <Table
            label="Whom"
            columns={columns}
            rows={reviewers}
            keyOf={({ contact_id }) => contact_id}
            order={['Missing', -1]}
          />
          {error !== undefined && <Problem error={error} />}
        </>
      ) : (
        <div role="status">
          {report.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
      <footer>
        <span role="status">{state}</span>
        <button type="button" class="secondary" onClick={onClose}>
          {report === undefined ? 'Cancel' : 'Close'}
        </button>
        {report === undefined && (
          <button
            type="button"
            disabled={number === 0 || state !== ''}
            aria-busy={state !== ''}
            onClick={() => {
              setState('Sending…');
              send();
            }}
          >
            Send {counted(number, 'e-mail')}
          </button>
        )}
      </footer>
    </Dialog>
  );
}

/** As many pages of e-mails as are looked through, the newest first. */
const mostPages = 5;

/** Review → when an e-mail about it was queued last. */
async function lastMails(gala: Gala, about: ReadonlySet<string>, signal: AbortSignal): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  let exclusiveStartKey: string | undefined;
  for (let page = 0; page < mostPages; page++) {
    const from = exclusiveStartKey === undefined ? {} : { exclusiveStartKey };
    const { items, next } = await gala.messages.list({ limit: 1000, ...from }, { signal });
    for (const { about: id, preview, queued_at } of items)
      if (about.has(id) && !preview && !found.has(id)) found.set(id, queued_at);
    if (next === undefined || found.size === about.size) break;
    exclusiveStartKey = next;
  }
  return found;
}

/**
 * Sends the e-mail about the assignment again: the API has no other. Whoever cannot get it for one of their reviews gets it for
 * the next one. @returns what was sent, and who was left out and why, in words.
 */
async function remind(gala: Gala, reviewers: readonly Reviewer[], way: Way, tell: (sent: number) => void) {
  const got = new Set<string>();
  const refused = new Map<string, Reason>();
  let sent = 0;
  let waiting = reviewers;
  for (let place = 0; waiting.length > 0; place++) {
    const asked = new Map(waiting.flatMap((one) => one.missing.slice(place, place + 1).map(({ id }) => [id, one])));
    for (const review_ids of chunks([...asked.keys()], 100)) {
      const answer = await gala.abstractReviews.sendReviewAssignmentEmail({ body: { review_ids, resend: true } });
      const skipped = new Map(answer.skipped.map(({ review_id, reason }) => [review_id, reason]));
      for (const id of review_ids) {
        const { contact_id = '' } = asked.get(id) ?? {};
        const reason = skipped.get(id);
        if (reason === undefined) got.add(contact_id);
        else refused.set(contact_id, reason);
      }
      sent += answer.queued;
      tell(sent);
    }
    const isWaiting = ({ contact_id, missing }: Reviewer) =>
      missing.length > place + 1 && !(way === 'person' && got.has(contact_id));
    waiting = waiting.filter(isWaiting);
  }
  const out = reviewers.filter(({ contact_id }) => !got.has(contact_id));
  return [
    `${counted(sent, 'e-mail is', 'e-mails are')} on the way to ${counted(got.size, 'person', 'people')}.`,
    ...out.map(({ contact_id, name }) => `${name} gets none: ${reasons[refused.get(contact_id) as Reason]}.`),
  ];
}
