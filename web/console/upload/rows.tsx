/** The rows of a file with what is wrong beside the cell, where it can be corrected. */
import type { Problem } from '#shared/commands/rows.js';
import type { Line } from '#shared/commands/text.js';
import { groupedBy } from '../conference/scores.js';
import { Table } from '../grid.js';
import type { Sheet } from './sheet.js';

interface RowsProps {
  readonly sheet: Sheet;
  readonly lines: readonly Line[];
  /** The fields that the columns are. */
  readonly names: readonly (string | undefined)[];
  readonly problems: readonly Problem[];
  readonly onEdit: (line: number, cells: readonly string[]) => void;
}

const withoutSuffix = (name: string) => name.replace(/@external$/, '');
const isWithin = (one: string, other: string) => `${one}.`.startsWith(`${other}.`);

export function Rows({ sheet, lines, names, problems, onEdit }: RowsProps) {
  if (problems.length === 0) return null;
  const wrong = groupedBy(problems, ([line]) => String(line));
  /** Where it is shown: -1 at the line. NDJSON has one cell. */
  const columnOf = ([, column]: Problem) => {
    const own = withoutSuffix(column);
    return names.findIndex((name) => {
      const path = withoutSuffix(name ?? '');
      return own !== '' && path !== '' && (isWithin(own, path) || isWithin(path, own));
    });
  };
  const used = new Set(problems.map(columnOf));
  const found = (line: number, n: number) => wrong.get(String(line))?.filter((one) => columnOf(one) === n) ?? [];
  const said = (line: number, n: number) =>
    found(line, n).map(([, column, code, message]) => (
      <p class="finding" key={column + code + message}>
        {n < 0 && column !== '' && <strong>{column} </strong>}
        {message}
      </p>
    ));
  const cell = (n: number, { line, cells }: Line) => (
    <>
      {found(line, n).length > 0 || (used.has(-1) && names.length === 1) ? (
        <input
          aria-label={`${sheet.names[n]}, line ${line}`}
          aria-invalid="true"
          value={cells[n] ?? ''}
          onInput={({ currentTarget }) => onEdit(line, cells.with(n, currentTarget.value))}
        />
      ) : (
        cells[n]
      )}
      {said(line, n)}
    </>
  );
  const order = sheet.names.map((_, n) => n).sort((a, b) => Number(used.has(b)) - Number(used.has(a)));
  return (
    <div class="lines">
      <Table
        label="Rows with problems"
        rows={lines.filter(({ line }) => wrong.has(String(line)))}
        keyOf={({ line }) => String(line)}
        columns={[
          {
            name: 'Line',
            isHead: true,
            cell: ({ line }) => (
              <>
                {line}
                {said(line, -1)}
              </>
            ),
          },
          ...order
            .filter((n) => sheet.names[n])
            .map((n) => ({ name: String(sheet.names[n]), cell: (line: Line) => cell(n, line) })),
        ]}
      />
    </div>
  );
}
