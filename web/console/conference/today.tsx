/** Whom the rules of review processes remind today. E-mails are many: they are read when it is opened. */
import { useState } from 'preact/hooks';
import { may } from '../page.js';
import { RemindersToday } from '../reminders.js';
import { Loaded, useLoad } from '../ui.js';
import type { Found, FoundProps } from './eventReviews.js';
import { callOf, dueOf, groupedBy, type Review } from './scores.js';
import { readAll } from './shared.js';

export function Today(props: FoundProps) {
  const { found, me, round_id } = props;
  const [isOpen, setIsOpen] = useState(false);
  const rounds = found.rounds.filter(({ id, status }) => status === 'open' && id === (round_id ?? id));
  const processes = found.processes.filter(
    ({ id, reminders = [], is_active }) =>
      reminders.length > 0 && is_active !== false && rounds.some(({ process_id }) => process_id === id),
  );
  if (processes.length === 0 || !may(me, 'messages.list')) return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Reminders today</summary>
      {isOpen && <Rules {...props} rounds={rounds} processes={processes} />}
    </details>
  );
}

function Rules({ gala, me, event_id, found, rounds, processes }: FoundProps & Pick<Found, 'rounds' | 'processes'>) {
  const loading = useLoad(
    async (signal) => {
      const [first = ''] = rounds.map(({ opened_at = '' }) => opened_at).sort();
      const mails = await readAll(async (from) => {
        const { items, next } = await gala.messages.list(from, { signal });
        return { items, next: (items.at(-1)?.queued_at ?? '') < first ? undefined : next };
      });
      const event = may(me, 'events.get') ? await gala.events.get({ id: event_id }, { signal }) : undefined;
      return { zone: event?.timezone, byReview: groupedBy(mails, ({ about }) => about) };
    },
    [found],
  );
  const roundOf = ({ review_round_id }: Review) => rounds.find(({ id }) => id === review_round_id);
  return (
    <Loaded from={loading}>
      {({ zone, byReview }) =>
        processes.map(({ id, name, reminders }) => (
          <section key={id}>
            {processes.length > 1 && <h3>{name}</h3>}
            <RemindersToday
              {...{ reminders, zone }}
              people={found.reviews
                .filter((review) => roundOf(review)?.process_id === id && isWanted(review, found))
                .map((review) => ({
                  name: `${callOf(review)} about ${review.abstract_title}`,
                  email_address: review.assignee?.email_address,
                  ...{ due_at: dueOf(review, rounds), closes_at: roundOf(review)?.closes_at },
                  mails: byReview.get(review.id),
                }))}
            />
          </section>
        ))
      }
    </Loaded>
  );
}

function isWanted(review: Review, { abstracts = [] }: Found): boolean {
  const { status, conflict_of_interest, conflict_overridden_by_id, abstract_id } = review;
  const abstract = abstracts.find(({ id }) => id === abstract_id);
  const isDecided = ![undefined, 'pending review'].includes(abstract?.review_status);
  const isConflict = conflict_of_interest === true && conflict_overridden_by_id === undefined;
  return status !== 'completed' && !isConflict && !isDecided && abstract?.status !== 'withdrawn';
}
