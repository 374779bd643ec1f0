/** How many letters of an award there are, by process. */
import { useMemo } from 'preact/hooks';
import { Bar, type Column, counted, none, Table } from '../conference/shared.js';
import { withQuery } from '../page.js';
import { ofAll } from './asking.js';
import { isComplete, type Letter, type Progress, progressOf } from './progress.js';
import type { Shared } from './reading.js';

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

function sumOf(id: string | undefined, title: string, rows: readonly Progress[]): Sum {
  const all = rows.flatMap(({ letters }) => letters.map(({ state }) => state));
  const total = (of: 'needed' | 'received') => rows.reduce((sum, row) => sum + row[of], 0);
  const count: Sum['count'] = (...states) => all.filter((state) => states.includes(state)).length;
  return { id, title, rows, needed: total('needed'), received: total('received'), count };
}

export function Summary({ found, mails, onAsk, gala, award_id, query }: Shared) {
  const sums = useMemo(() => {
    const sum = (title: string, id?: string) => sumOf(id, title, progressOf(found, mails, id));
    const titleOf = (name = '', is_active = true) => (is_active ? name : `${name} (not active)`);
    return [
      ...found.processes.map(({ id, name, is_active }) => sum(titleOf(name?.trim() || id, is_active), id)),
      sum('The whole award'),
    ];
  }, [found, mails]);
  const whole = sums.at(-1)?.rows ?? [];
  const complete = whole.filter(isComplete).length;
  const wanting = whole.filter(({ needed }) => needed > 0).length;
  const number = (name: string, of: (sum: Sum) => number): Column<Sum> => ({
    name,
    isNumber: true,
    cell: (sum) => of(sum).toLocaleString(),
  });
  /** Only e-mails tell. */
  const told = (name: string, of: (sum: Sum) => number): Column<Sum> =>
    mails === undefined ? { name, isNumber: true, cell: () => none } : number(name, of);
  const ask: Column<Sum> = {
    name: 'Ask',
    cell: ({ id, title, count }) =>
      count('asked', 'not asked', 'elsewhere', 'no address', 'failed', 'unknown') > 0 && (
        <button
          type="button"
          class="outline small"
          onClick={() =>
            onAsk?.({
              title: `Ask the referees: ${title}`,
              step: ofAll(gala, id === undefined ? { award_id } : { process_id: id }),
            })
          }
        >
          Ask all
        </button>
      ),
  };
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
    told('Asked', ({ count }) => count('asked')),
    told('Not asked', ({ count }) => count('not asked', 'elsewhere', 'no address')),
    number('Declined', ({ count }) => count('declined')),
    told('E-mail failed', ({ count }) => count('failed')),
    ...(onAsk ? [ask] : []),
  ];
  return (
    <>
      <p>
        <strong>
          {complete.toLocaleString()} of {counted(wanting, 'application has', 'applications have')} all letters.
        </strong>{' '}
        <Bar value={complete} of={wanting} label={`${complete} of ${counted(wanting, 'application')} complete`} />
      </p>
      <Table label="Reference processes" columns={columns} rows={sums} keyOf={({ id = '' }) => id} />
    </>
  );
}
