/** How many letters of an award there are, by process. */
import { useMemo } from 'preact/hooks';
import { Bar, type Column, counted, none, Table } from '../conference/shared.js';
import { may, withQuery } from '../page.js';
import { Ask } from './asking.js';
import { isComplete, type Letter, type Progress, progressOf, type Shared } from './progress.js';

interface Sum {
  /** Undefined for the whole award. */
  readonly id: string | undefined;
  readonly title: string;
  readonly rows: readonly Progress[];
  readonly needed: number;
  readonly received: number;
  /** How many letters are in one of the states. */
  readonly count: (...states: readonly Letter['state'][]) => number;
}

function sumOf(title: string, rows: readonly Progress[], id?: string): Sum {
  const states = rows.flatMap(({ letters }) => letters.map(({ state }) => state));
  const total = (of: 'needed' | 'received') => rows.reduce((sum, row) => sum + row[of], 0);
  const count: Sum['count'] = (...meant) => states.filter((state) => meant.includes(state)).length;
  return { id, title, rows, needed: total('needed'), received: total('received'), count };
}

export function Summary({ found, mails, onAsked, award_id, query, ...props }: Shared) {
  const whole = useMemo(() => sumOf('The whole award', progressOf(found, mails, undefined)), [found, mails]);
  const sums = useMemo(
    () => [
      ...found.processes.map(({ id, name, is_active = true }) =>
        sumOf(`${name?.trim() || id}${is_active ? '' : ' (not active)'}`, progressOf(found, mails, id), id),
      ),
      whole,
    ],
    [whole],
  );
  const complete = whole.rows.filter(isComplete).length;
  const wanting = whole.rows.filter(({ needed }) => needed > 0).length;
  const number = (name: string, of: (sum: Sum) => number, isKnown = true): Column<Sum> => ({
    name,
    isNumber: true,
    cell: (sum) => (isKnown ? of(sum).toLocaleString() : none),
  });
  const isTold = mails !== undefined; // only e-mails tell
  const columns: readonly Column<Sum>[] = [
    {
      name: 'Process',
      isHead: true,
      cell: ({ id, title }) => (
        <a
          href={withQuery({ process: id })}
          {...((id ?? null) === query.get('process') && { 'aria-current': 'true' as const })}
        >
          {title}
        </a>
      ),
    },
    number('Letters', ({ needed }) => needed),
    number('Received', ({ received }) => received),
    {
      name: 'Progress',
      cell: ({ title, needed, received }) => (
        <Bar value={received} of={needed} label={`${title}: ${received} of ${counted(needed, 'letter')} received`} />
      ),
    },
    number('Asked', ({ count }) => count('asked'), isTold),
    number('Not asked', ({ count }) => count('not asked', 'elsewhere', 'no address'), isTold),
    number('Declined', ({ count }) => count('declined')),
    number('E-mail failed', ({ count }) => count('failed'), isTold),
    {
      name: 'Ask',
      cell: ({ id, title, count }) =>
        count('asked', 'not asked', 'elsewhere', 'no address', 'failed', 'unknown') > 0 && (
          <Ask
            {...props}
            label="Ask all"
            of={id === undefined ? 'awards' : 'referenceProcesses'}
            record={{ id: id ?? award_id, name: title }}
            onDone={onAsked}
          />
        ),
    },
  ];
  return (
    <>
      <p>
        <strong>
          {complete.toLocaleString()} of {counted(wanting, 'application has', 'applications have')} all letters.
        </strong>{' '}
        <Bar value={complete} of={wanting} label={`${complete} of ${counted(wanting, 'application')} complete`} />
      </p>
      <Table
        label="Reference processes"
        columns={may(props.me, 'references.process') ? columns : columns.slice(0, -1)}
        rows={sums}
        keyOf={({ id = '' }) => id}
      />
    </>
  );
}
