/** Whom the rules of reference processes remind today. */
import { RemindersToday } from '../reminders.js';
import type { Found, Mails, Progress } from './progress.js';
import { titleOf } from './reminding.js';

interface TodayProps {
  readonly found: Found;
  readonly mails: NonNullable<Mails>;
  readonly rows: readonly Progress[];
  /** Only this one. */
  readonly process: string | undefined;
}

/** For each process with reminders. */
export const Today = ({ found, mails, rows, process }: TodayProps) =>
  found.processes
    .filter(({ id, reminders, is_active }) => reminders?.length && is_active !== false && id === (process ?? id))
    .map(({ id, name, reminders, closes_at, time_zone }) => (
      <section key={id}>
        <h2 class="part">Reminders today: {name?.trim() || id}</h2>
        <RemindersToday
          {...{ reminders, zone: time_zone }}
          people={rows.flatMap((row) =>
            row.letters
              .filter(({ state, reference }) => state === 'asked' && reference.process_id === id)
              .map((letter) => ({
                name: `${titleOf(letter)} for ${row.name}`,
                email_address: letter.reference.email_address,
                due_at: letter.reference.due_at ?? letter.reference.completion_date,
                ...{ closes_at, mails: mails.get(letter.reference.id) },
              })),
          )}
        />
      </section>
    ));
