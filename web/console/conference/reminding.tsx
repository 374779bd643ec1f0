/** Reminds reviewers of what is missing. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { type Gala, type Me, may } from '../page.js';
import { Time, useLoad } from '../ui.js';
import type { Reviewer } from './scores.js';
import { type Column, chunks, counted, Doing, none, Table } from './shared.js';

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
  /** The contacts that are ticked at first. */
  readonly first: readonly string[];
  readonly onClose: () => void;
  /** @param report what was sent, and who was left out and why, in words. */
  readonly onDone: (report: string) => void;
}

export function Reminding({ gala, me, reviewers, first, onClose, onDone }: RemindingProps) {
  const [ticked, onTick] = useState<ReadonlySet<string>>(new Set(first));
  const [way, setWay] = useState<Way>('person');
  const mails = useLoad(
    async (signal) => (may(me, 'messages.list') ? await lastMails(gala, reviewers, signal) : new Map<string, string>()),
    [],
  );
  const lastOf = ({ contact_id }: Reviewer) => mails.value?.get(contact_id);
  const chosen = reviewers.filter(({ contact_id }) => ticked.has(contact_id));
  const number = way === 'person' ? chosen.length : chosen.reduce((sum, { missing }) => sum + missing.length, 0);
  const columns: readonly Column<Reviewer>[] = [
    { name: 'Reviewer', isHead: true, by: ({ name }) => name, cell: ({ name }) => <span dir="auto">{name}</span> },
    { name: 'Missing', isNumber: true, by: ({ missing }) => missing.length },
    {
      name: 'Last e-mail',
      by: lastOf,
      cell: (row) => (lastOf(row) === undefined ? none : <Time at={lastOf(row)} />),
    },
  ];
  return (
    <Doing
      title="Remind reviewers"
      label={`Send ${counted(number, 'e-mail')}`}
      isReady={number > 0}
      onDo={async (tell) => onDone(await remind(gala, chosen, way, tell))}
      onClose={onClose}
    >
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
        order="-Missing"
        ticks={{ ticked, onTick, label: ({ name }) => `Remind ${name}` }}
      />
    </Doing>
  );
}

/** As many pages of e-mails as are looked through, the newest first. */
const mostPages = 5;

/** Contact → when an e-mail about one of their missing reviews was queued last. */
async function lastMails(
  gala: Gala,
  reviewers: readonly Reviewer[],
  signal: AbortSignal,
): Promise<Map<string, string>> {
  const contacts = new Map(reviewers.flatMap(({ contact_id, missing }) => missing.map(({ id }) => [id, contact_id])));
  const found = new Map<string, string>();
  let from = {};
  for (let page = 0; page < mostPages && found.size < reviewers.length; page++) {
    const { items, next } = await gala.messages.list({ limit: 1000, ...from }, { signal });
    for (const { about = '', preview, queued_at } of items) {
      const contact_id = contacts.get(about);
      if (contact_id !== undefined && !preview && !found.has(contact_id)) found.set(contact_id, queued_at);
    }
    if (next === undefined) break;
    from = { exclusiveStartKey: next };
  }
  return found;
}

/**
 * Sends the e-mail about the assignment again: the API has no other. Whoever cannot get it for one of their reviews gets it for
 * the next one.
 */
async function remind(gala: Gala, reviewers: readonly Reviewer[], way: Way, tell: (progress: string) => void) {
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
      tell(`${counted(sent, 'e-mail')} so far…`);
    }
    const isWaiting = ({ contact_id, missing }: Reviewer) =>
      missing.length > place + 1 && !(way === 'person' && got.has(contact_id));
    waiting = waiting.filter(isWaiting);
  }
  const out = reviewers.filter(({ contact_id }) => !got.has(contact_id));
  return [
    `${counted(sent, 'e-mail is', 'e-mails are')} on the way to ${counted(got.size, 'person', 'people')}.`,
    ...out.map(({ contact_id, name }) => `${name} gets none: ${reasons[refused.get(contact_id) as Reason]}.`),
  ].join('\n');
}
