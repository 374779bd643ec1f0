/** Tables of what a page has read whole: sorted in the browser, and ticked. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { go, withQuery } from '../page.js';

/** In place of a number that there is not. */
export const none = <span class="quiet">–</span>;

export interface Column<Row> {
  readonly name: string;
  /** What rows can be sorted by. Those without it come last. */
  readonly by?: (row: Row) => string | number | undefined;
  /** What it shows, unless that is what it is sorted by. */
  readonly cell?: (row: Row) => ComponentChildren;
  /** Whether it names the row. */
  readonly isHead?: boolean;
  readonly isNumber?: boolean;
}

/** Which rows are ticked, by their keys. */
export interface Ticks<Row> {
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  /** What ticking it means: `Remind Ada`. */
  readonly label: (row: Row) => string;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The column that it is sorted by at first: 1 for the lowest first. Otherwise the rows keep their order. */
  readonly order?: readonly [string, 1 | -1];
  /** Of the address, which then keeps the order and how many rows are shown. */
  readonly query?: URLSearchParams;
  /** Without it, rows cannot be ticked. */
  readonly ticks?: Ticks<Row> | undefined;
  /** Whether there are more rows than these: the page reads as many as the address says. */
  readonly isPart?: boolean;
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

const letters = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Shows the first rows, and more of them on demand. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, order: [first, firstSign] = ['', 1], query, ticks, isPart = false } = props;
  const [order, setOrder] = useInAddress(query, `${label.toLowerCase()}-sort`, `${firstSign === 1 ? '' : '-'}${first}`);
  const [name, sign] = order.startsWith('-') ? [order.slice(1), -1 as const] : [order, 1 as const];
  const [shown, setShown] = useInAddress(query, `${label.toLowerCase()}-rows`, '50');
  const count = Number(shown) || 50;
  const by = columns.find((column) => column.name === name)?.by;
  const sorted = by
    ? rows.map((row) => [by(row), row] as const).sort(([a], [b]) => compare(a, b, sign))
    : rows.map((row) => [0, row] as const);
  const box = (label: string, of: readonly Row[]) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={of.every((row) => ticks?.ticked.has(keyOf(row)))}
      onChange={({ currentTarget }) => {
        const next = new Set(ticks?.ticked);
        for (const row of of) currentTarget.checked ? next.add(keyOf(row)) : next.delete(keyOf(row));
        ticks?.onTick(next);
      }}
    />
  );
  return (
    <>
      <section class="scroll" tabIndex={0} aria-label={label}>
        <table class="records conference-table">
          <thead>
            <tr>
              {ticks && <td class="tick">{box(`Tick all ${rows.length.toLocaleString()}`, rows)}</td>}
              {columns.map(({ name: own, by, isNumber }) => (
                <th
                  key={own}
                  scope="col"
                  class={isNumber ? 'number' : ''}
                  {...(own === name && { 'aria-sort': sign === 1 ? ('ascending' as const) : ('descending' as const) })}
                >
                  {by ? (
                    <button
                      type="button"
                      class="sort"
                      onClick={() => setOrder((own === name ? sign === 1 : isNumber) ? `-${own}` : own)}
                    >
                      {own}
                    </button>
                  ) : (
                    own
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.slice(0, count).map(([, row]) => (
              <tr key={keyOf(row)}>
                {ticks && <td class="tick">{box(ticks.label(row), [row])}</td>}
                {columns.map(({ name, by, cell = (row) => by?.(row)?.toLocaleString() ?? none, isHead, isNumber }) =>
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
      <More shown={count} of={isPart ? undefined : rows.length} onMore={() => setShown(String(count + 100))} />
    </>
  );
}

function compare(one: string | number | undefined, other: string | number | undefined, sign: 1 | -1): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return (
    sign * (typeof one === 'number' && typeof other === 'number' ? one - other : letters.compare(`${one}`, `${other}`))
  );
}

/** @param of how many there are, if it is known. */
export function More({ shown, of, onMore }: { shown: number; of: number | undefined; onMore: () => void }) {
  if (of !== undefined && of <= shown) return null;
  return (
    <p class="conference-more">
      {shown.toLocaleString()} {of === undefined ? 'shown' : `of ${of.toLocaleString()}`}
      <button type="button" class="secondary outline small" onClick={onMore}>
        Show more
      </button>
    </p>
  );
}
