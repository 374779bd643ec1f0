/** Writing again to referees who were asked and have not answered. */
import { Act } from '../actions/actions.js';
import { type Column, chunks, counted, none, Table } from '../conference/shared.js';
import type { PageProps } from '../page.js';
import { Time } from '../ui.js';
import { isOverdue, type Letter, type Mails, type Progress } from './progress.js';

export interface RemindingProps extends Omit<PageProps, 'path' | 'query'> {
  readonly rows: readonly Progress[];
  readonly mails: Mails;
  readonly onDone: () => void;
}

export const titleOf = ({ reference: { id, name, email_address } }: Letter) => name?.trim() || email_address || id;

/** What the answer calls the references that it names. */
export const letterNames = (rows: readonly Progress[]): ReadonlyMap<string, string> =>
  new Map(
    rows.flatMap(({ name, letters }) =>
      letters.map((letter) => [letter.reference.id, `${titleOf(letter)} for ${name}`] as const),
    ),
  );

export const isRemindable = ({ state }: Letter) => state === 'asked' || state === 'unknown';

type Row = Letter & { readonly applicant: string };

/** For those who are ticked; at first, those who are late. */
export function Reminding({ rows, mails, ...props }: RemindingProps) {
  const asked = rows.flatMap(({ name, letters }) =>
    letters.filter(isRemindable).map((letter): Row => ({ ...letter, applicant: name })),
  );
  const late = asked.filter(({ reference }) => isOverdue(reference));
  if (asked.length === 0) return null;
  const dueOf = ({ reference }: Row) => reference.due_at ?? reference.completion_date;
  const lastOf = ({ reference, mail }: Row) =>
    (mails?.get(reference.id)?.find(({ email }) => email === 'reference_reminder') ?? mail)?.queued_at;
  const columns: readonly Column<Row>[] = [
    { name: 'Referee', isHead: true, by: titleOf },
    { name: 'Applicant', by: ({ applicant }) => applicant },
    {
      name: 'Due',
      by: dueOf,
      cell: (row) => [<Time key="due" at={dueOf(row)} />, isOverdue(row.reference) && ', late'],
    },
    { name: 'Last e-mail', by: lastOf, cell: (row) => (lastOf(row) === undefined ? none : <Time at={lastOf(row)} />) },
  ];
  return (
    <Act
      {...props}
      id="references.remind"
      of="references"
      label={late.length > 0 ? `Remind ${counted(late.length, 'late referee')}` : 'Remind referees'}
      does="Remind"
      given={{ letters: new Set(late.map(({ reference }) => reference.id)) }}
      names={() => letterNames(rows)}
      shape={({ letters }) => chunks([...(letters as Set<string>)], 100).map((reference_ids) => ({ reference_ids }))}
      form={({ letters }, change) => (
        <>
          <p>They get the last of the reminders of their process; if it has none, the request once more.</p>
          <Table
            label="Whom"
            columns={columns}
            rows={asked}
            keyOf={({ reference }) => reference.id}
            order="Due"
            ticks={{
              ticked: letters as Set<string>,
              onTick: (next) => change('letters', next),
              label: (row) => `Remind ${titleOf(row)}`,
            }}
          />
        </>
      )}
    />
  );
}
