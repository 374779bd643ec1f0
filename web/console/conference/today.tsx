/** Whom the rules of review processes remind today. E-mails are many: they are read when it is opened. */
import { useState } from 'preact/hooks';
import { may } from '../page.js';
import { byRecord, mailsSince, RemindersToday } from '../reminders.js';
import { Loaded, useLoad } from '../ui.js';
import type { Found, FoundProps } from './eventReviews.js';
import type { Reviewing } from './names.js';
import { callOf, dueOf, isDone, type Review, titleIn } from './scores.js';

export function Today({ of, gala, me, group_id, round_id, found }: FoundProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rounds = found.rounds.filter(({ id, status }) => status === 'open' && id === (round_id ?? id));
  const roundOf = ({ review_round_id }: Review) => rounds.find(({ id }) => id === review_round_id);
  const loading = useLoad(
    async (signal) => {
      if (!isOpen) return undefined;
      const [first = ''] = rounds.map(({ opened_at = '' }) => opened_at).sort();
      const group = may(me, `${of.groups}.get`) ? await gala[of.groups].get({ id: group_id }, { signal }) : undefined;
      return { zone: group?.timezone, mails: byRecord(await mailsSince(first, gala, signal)) };
    },
    [found, isOpen],
  );
  const processes = found.processes.filter(
    ({ id, reminders, is_active }) =>
      reminders?.length && is_active !== false && rounds.some(({ process_id }) => process_id === id),
  );
  if (processes.length === 0 || !may(me, 'messages.list')) return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Reminders today</summary>
      <Loaded from={loading}>
        {(read) =>
          read &&
          processes.map(({ id, name, reminders, ...more }) => (
            <section key={id}>
              {processes.length > 1 && <h3>{name}</h3>}
              <RemindersToday
                {...{ reminders, zone: (more as { time_zone?: string }).time_zone ?? read.zone }}
                people={found.reviews
                  .filter((review) => roundOf(review)?.process_id === id && isWanted(of, review, found))
                  .map((review) => ({
                    name: `${callOf(review)} about ${titleIn(of, review)}`,
                    email_address: review.assignee?.email_address,
                    ...{ due_at: dueOf(review, rounds), closes_at: roundOf(review)?.closes_at },
                    mails: read.mails.get(review.id),
                  }))}
              />
            </section>
          ))
        }
      </Loaded>
    </details>
  );
}

function isWanted(of: Reviewing, review: Review, { abstracts = [] }: Found): boolean {
  const abstract = abstracts.find(({ id }) => id === review[of.subjectId]);
  const isDecided = ![undefined, 'pending review'].includes(abstract?.review_status);
  const isConflict = review.conflict_of_interest === true && review.conflict_overridden_by_id === undefined;
  return !isDone(review) && !isConflict && !isDecided && abstract?.status !== 'withdrawn';
}
