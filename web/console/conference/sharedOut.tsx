/** What came of sharing out, or would come of it. */
import type { Answer } from 'gala/client';
import { useMemo } from 'preact/hooks';
import { Outcome, type OutcomeProps } from '../actions/outcome.js';
import { capitalized } from '../document.js';
import type { FoundProps } from './eventReviews.js';
import { titleOf } from './scores.js';
import { Bar, type Column, counted, Table } from './shared.js';

type Balance = NonNullable<Answer<'abstractReviews.assignReviews'>['balance']>;
type Load = Balance['loads'][number];
type Unmet = Balance['unmet'][number];
type Pair = NonNullable<Balance['pairs']>[number];

/** Why something does not get more reviews. */
const reasons: Readonly<Record<Unmet['reason'], string>> = {
  pool_too_small: 'All the people review it already.',
  excluded: 'The others are its authors, have declined it, were taken off it, or have it already.',
  pool_at_maximum: 'All the people have as many reviews as they may have.',
  eligible_at_maximum: 'Those who may review it have as many reviews as they may have.',
};

/** Of a dry run, who gets what and what cannot be met; of the rest, what was done and what was left out. */
export function SharedOut({ of, found, names, ...props }: OutcomeProps & Pick<FoundProps, 'of' | 'found'>) {
  const { balance, reviews: _, remaining: __, ...answer } = props.answer;
  const titles = useMemo(() => new Map(found.abstracts?.map((one) => [one.id, one[of.titleField]])), [found]);
  if (!balance) return <Outcome {...props} names={names} answer={answer} />;
  const { loads, pairs = [], unmet, more_unmet = 0, assigned } = balance as Balance;
  const idOf = (row: Unmet | Pair) => row[of.subjectId as 'abstract_id'];
  const nameOf = (id: string) => names?.get(id) ?? id;
  const after = ({ before, added }: Load) => before + added;
  const highest = Math.max(...loads.map(after));
  const subject: Column<Unmet | Pair> = {
    name: capitalized(of.noun),
    isHead: true,
    by: (row) => titleOf(of, titles.get(idOf(row)), idOf(row)),
  };
  const contact: Column<Load | Pair> = { name: 'Contact', by: ({ contact_id }) => contact_id };
  const reviewer: Column<Load | Pair> = { name: 'Reviewer', by: ({ contact_id }) => nameOf(contact_id) };
  const notMet = unmet.length > 0 && (
    <>
      <p class="finding">
        {counted(unmet.length + more_unmet, of.noun)}{' '}
        {props.isTrial
          ? 'cannot get as many as you want. Choose more people or other numbers, or go on: you are asked whether to assign what is possible.'
          : 'did not get as many as you want.'}
      </p>
      <Table<Unmet>
        label="Cannot be met"
        columns={[
          subject,
          { name: 'Gets', isNumber: true, by: ({ assigned }) => assigned },
          { name: 'Wanted', isNumber: true, by: ({ wanted }) => wanted },
          { name: 'Why', by: ({ reason }) => reasons[reason] },
        ]}
        rows={unmet}
        keyOf={idOf}
        isSaved
      />
    </>
  );
  if (!props.isTrial)
    return (
      <>
        <Outcome {...props} names={names} answer={answer} />
        {notMet}
      </>
    );
  return (
    <>
      <h3>{counted(assigned, 'review')} in all</h3>
      <Outcome {...props} names={names} answer={{ skipped: answer.skipped, more_skipped: answer.more_skipped }} />
      {notMet}
      <Table<Load>
        label="Loads"
        columns={[
          { ...reviewer, isHead: true },
          { name: 'Before', isNumber: true, by: ({ before }) => before },
          { name: 'Added', isNumber: true, by: ({ added }) => added },
          { name: 'After', isNumber: true, by: after },
          { name: 'At most', isNumber: true, by: ({ maximum }) => maximum },
          {
            name: 'Load',
            cell: (row) => (
              <Bar value={after(row)} of={row.maximum ?? highest} label={`${nameOf(row.contact_id)}: ${after(row)}`} />
            ),
          },
          contact,
        ]}
        rows={loads}
        keyOf={({ contact_id }) => contact_id}
        isSaved
      />
      <details>
        <summary>Who gets what</summary>
        <Table<Pair>
          label="Who gets what"
          columns={[subject, reviewer, contact, { name: 'Id', by: idOf }]}
          rows={pairs}
          keyOf={(row) => `${idOf(row)} ${row.contact_id}`}
          isSaved
        />
      </details>
    </>
  );
}
