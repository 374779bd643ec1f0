/** Tables: rows that can be sorted and ticked. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { csvRow } from '#shared/schema/csv.js';
import { go, saveCsv, withQuery } from './page.js';

/** In place of a number that there is not. */
export const none = <span class="quiet">–</span>;

export interface Column<Row> {
  readonly name: string;
  /** What its head says, unless that is its name. */
  readonly label?: ComponentChildren;
  /** Of its head, to be seen on hover. */
  readonly about?: string | undefined;
  /** What rows can be sorted by. Those without it come last. */
  readonly by?: ((row: Row) => string | number | undefined) | undefined;
  /** What it shows, unless that is what it is sorted by. */
  readonly cell?: (row: Row) => ComponentChildren;
  /** What stands in a file, unless that is what it is sorted by. */
  readonly text?: (row: Row) => string;
  /** Whether it names the row. */
  readonly isHead?: boolean;
  readonly isNumber?: boolean;
}

/** Which rows are ticked, by their keys. */
export interface Ticks<Row> {
  readonly ticked: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  /** What ticking it means: `Remind Ada`. */
  readonly label: (row: Row) => string;
  /** What ticking all of them means. */
  readonly all?: string;
}

interface RowsProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Without it, rows cannot be ticked. */
  readonly ticks?: Ticks<Row> | undefined;
}

interface GridProps<Row> extends RowsProps<Row> {
  /** How many of the rows are shown; all of them without it. */
  readonly count?: number;
  /** The name of the column that the rows are sorted by, with `-` in front if the highest comes first. */
  readonly sort: string;
  /** A head was clicked: one of the columns with `by`. */
  readonly onSort: (column: Column<Row>) => void;
  /** Whether others are on their way. */
  readonly isOld?: boolean;
}

/** The rows in the order that they have. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, keyOf, ticks, count, sort, onSort, isOld = false } = props;
  const box = (label: string, of: readonly Row[]) => {
    const isTicked = (row: Row) => ticks?.ticked.has(keyOf(row)) === true;
    const change = (isOn: boolean) => {
      const next = new Set(ticks?.ticked.keys());
      for (const row of of) isOn ? next.add(keyOf(row)) : next.delete(keyOf(row));
      ticks?.onTick(next);
    };
    return (
      <td class="tick">
        <input
          type="checkbox"
          aria-label={label}
          disabled={isOld}
          checked={of.every(isTicked)}
          indeterminate={of.some(isTicked) && !of.every(isTicked)}
          onChange={({ currentTarget }) => change(currentTarget.checked)}
        />
      </td>
    );
  };
  return (
    <section class={isOld ? 'scroll old' : 'scroll'} tabIndex={0} aria-label={label}>
      <table class="records">
        <thead>
          <tr>
            {ticks && box(ticks.all ?? `Tick all ${rows.length.toLocaleString()}`, rows)}
            {columns.map((column) => (
              <Head key={column.name} {...{ column, sort, onSort }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <tr key={keyOf(row)}>
              {ticks && box(ticks.label(row), [row])}
              {columns.map(({ name, by, cell = () => by?.(row)?.toLocaleString() ?? none, isHead, isNumber }) =>
                isHead ? (
                  <th key={name} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} class={isNumber ? 'number' : ''}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head<Row>({ column, sort, onSort }: Pick<GridProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const { name, label = name, about, by, isNumber } = column;
  const [order, sign] =
    sort === name ? (['ascending', ' ▲'] as const) : sort === `-${name}` ? (['descending', ' ▼'] as const) : [];
  return (
    <th scope="col" title={about} aria-sort={order} class={isNumber ? 'number' : ''}>
      {by ? (
        <button type="button" class="sort" onClick={() => onSort(column)}>
          {label}
          <span aria-hidden="true">{sign}</span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

interface TableProps<Row> extends RowsProps<Row> {
  /** What it is sorted by at first, as for a grid. Otherwise the rows keep their order. */
  readonly order?: string;
  /** Of the address, which then keeps the order and how many rows are shown. */
  readonly query?: URLSearchParams;
  /** Whether there are more rows than these: the page reads as many as the address says. */
  readonly isPart?: boolean;
  /** What is said when there are none. */
  readonly empty?: string;
  /** Whether all rows can be saved as a file. */
  readonly isSaved?: boolean;
  /** Which of the rows are shown; they are sorted before. */
  readonly isShown?: ((row: Row) => boolean) | undefined;
  /** What stands above the rows that are shown, which it gets in their order. */
  readonly above?: (shown: readonly Row[]) => ComponentChildren;
}

/**
 * State that the address keeps behind its `?`, so that Back finds it again.
 * @param query of the address; without one, nothing is kept.
 * @param first what it is unless the address says otherwise.
 */
export function useInAddress(query: URLSearchParams | undefined, name: string, first = '') {
  const [own, setOwn] = useState(first);
  const set = (value: string) => {
    if (query === undefined) setOwn(value);
    else go(withQuery({ [name]: value === first ? undefined : value }), { isStep: false });
  };
  return [query === undefined ? own : (query.get(name) ?? first), set] as const;
}

/** What a page has read whole: sorted in the browser. Shows the first rows, and more of them on demand. */
export function Table<Row>({
  order: first = '',
  query,
  isPart = false,
  empty = 'There are none.',
  isSaved = false,
  isShown,
  above,
  ...props
}: TableProps<Row>) {
  const { label, columns, rows: all } = props;
  const [sort, setSort] = useInAddress(query, `${label.toLowerCase()}-sort`, first);
  const [shown, setShown] = useInAddress(query, `${label.toLowerCase()}-rows`, '50');
  const count = Number(shown) || 50;
  const isReversed = sort.startsWith('-');
  const { by } = columns.find(({ name }) => name === (isReversed ? sort.slice(1) : sort)) ?? {};
  const sorted = useMemo(() => {
    if (by === undefined) return all;
    return all
      .map((row) => ({ value: by(row), row }))
      .sort((one, other) => compare(one.value, other.value, isReversed ? -1 : 1))
      .map(({ row }) => row);
  }, [all, by, isReversed]);
  const rows = isShown ? sorted.filter(isShown) : sorted;
  const save = () => {
    const cells = columns.filter(({ by, text }) => by ?? text);
    const lines = rows.map((row) => cells.map(({ by, text = (row) => String(by?.(row) ?? '') }) => text(row)));
    saveCsv(label, [cells.map(({ name }) => name), ...lines].map(csvRow));
  };
  if (rows.length === 0)
    return (
      <>
        {above?.(rows)}
        <p class="empty">{empty}</p>
      </>
    );
  return (
    <>
      {above?.(rows)}
      <Grid
        {...props}
        {...{ rows, count, sort }}
        onSort={({ name, isNumber }) => setSort(sort === name || (isNumber && sort !== `-${name}`) ? `-${name}` : name)}
      />
      {isSaved && (
        <button type="button" class="secondary outline small" onClick={save}>
          Download CSV
        </button>
      )}
      {(isPart || rows.length > count) && (
        <p class="actions above quiet">
          {count.toLocaleString()} {isPart ? 'shown' : `of ${rows.length.toLocaleString()}`}
          <button type="button" class="secondary outline small" onClick={() => setShown(String(count + 100))}>
            Show more
          </button>
        </p>
      )}
    </>
  );
}

const letters = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function compare(one: string | number | undefined, other: string | number | undefined, sign: 1 | -1): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return (
    sign * (typeof one === 'number' && typeof other === 'number' ? one - other : letters.compare(`${one}`, `${other}`))
  );
}
