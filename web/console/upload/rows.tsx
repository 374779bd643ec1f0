/** The rows of a file with what is wrong beside the cell, where it can be corrected. */
import { useState } from 'preact/hooks';
import type { Problem } from '#shared/commands/rows.js';
import type { Line } from '#shared/commands/text.js';
import { csvRow } from '#shared/schema/csv.js';
import type { Sheet } from './sheet.js';

const pageSize = 50;

interface RowsProps {
  readonly sheet: Sheet;
  readonly lines: readonly Line[];
  /** The fields that the columns are. */
  readonly names: readonly (string | undefined)[];
  readonly problems: readonly Problem[];
  readonly onEdit: (line: number, cells: readonly string[]) => void;
}

export function Rows({ sheet, lines, names, problems, onEdit }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [page, setPage] = useState(0);
  const wrong = new Map<number, Problem[]>();
  for (const one of problems) wrong.set(one[0], [...(wrong.get(one[0]) ?? []), one]);
  const shown = showsAll ? lines : lines.filter(({ line }) => wrong.has(line));
  const last = Math.max(0, Math.ceil(shown.length / pageSize) - 1);
  const at = Math.min(page, last);
  /** Where it is shown: undefined at the line. NDJSON has one cell. */
  const columnOf = ([, column]: Problem) => {
    const paths = names.map((name) => name?.replace(/@external$/, '') || undefined);
    const isWithin = (one: string, other: string) => `${one}.`.startsWith(`${other}.`);
    const plain = column.replace(/@external$/, '');
    const n = paths.findIndex((path) => path && (isWithin(plain, path) || isWithin(path, plain)));
    return column === '' || n < 0 ? undefined : n;
  };
  const said = (some: readonly Problem[], n: number | undefined) =>
    some
      .filter((one) => columnOf(one) === n)
      .map(([, column, code, message]) => (
        <p class="finding" key={column + code + message}>
          {n === undefined && column !== '' && <strong>{column} </strong>}
          {message}
        </p>
      ));
  const used = new Set(problems.map(columnOf));
  const order = sheet.names.map((_, n) => n).sort((a, b) => Number(used.has(b)) - Number(used.has(a)));
  if (problems.length === 0 && !showsAll) return null;
  return (
    <>
      <div class="actions">
        <label>
          <input
            type="checkbox"
            checked={showsAll}
            onChange={({ currentTarget }) => setShowsAll(currentTarget.checked)}
          />
          Show the rows without problems, too
        </label>
        <button type="button" class="secondary outline" onClick={() => download(`${sheet.name}.errors.csv`, problems)}>
          Download the problems as CSV
        </button>
      </div>
      <section class="scroll" tabIndex={0} aria-label="Rows">
        <table class="records lines">
          <thead>
            <tr>
              <th scope="col">Line</th>
              {order.map((n) => (
                <th key={n} scope="col">
                  {sheet.names[n]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(at * pageSize, (at + 1) * pageSize).map(({ line, cells }) => {
              const own = wrong.get(line) ?? [];
              return (
                <tr key={line}>
                  <th scope="row">
                    {line}
                    {said(own, undefined)}
                  </th>
                  {order.map((n) => {
                    const found = said(own, n);
                    const isOpen = found.length > 0 || (used.has(undefined) && sheet.names.length === 1);
                    return (
                      <td key={n}>
                        {isOpen ? (
                          <input
                            aria-label={`${sheet.names[n]}, line ${line}`}
                            aria-invalid="true"
                            value={cells[n] ?? ''}
                            onInput={({ currentTarget }) => onEdit(line, cells.with(n, currentTarget.value))}
                          />
                        ) : (
                          cells[n]
                        )}
                        {found}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      {last > 0 && (
        <nav class="pages" aria-label="Pages">
          <button type="button" class="secondary outline" disabled={at === 0} onClick={() => setPage(at - 1)}>
            Previous
          </button>
          <span>
            Page {at + 1} of {last + 1}
          </span>
          <button type="button" class="secondary outline" disabled={at === last} onClick={() => setPage(at + 1)}>
            Next
          </button>
        </nav>
      )}
    </>
  );
}

/** As `gala load` writes them. */
function download(name: string, problems: readonly Problem[]): void {
  const rows = [['line', 'column', 'code', 'message'], ...problems.toSorted(([a], [b]) => a - b)];
  const text = rows.map((row) => csvRow(row.map(String))).join('');
  const url = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
