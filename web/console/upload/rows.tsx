/** The rows of a file: at the top of a column what it is, and beside a cell what is wrong with it, where it can be corrected. */
import type { Fields, Problem } from '#shared/commands/rows.js';
import type { Line } from '#shared/commands/text.js';
import { groupedBy } from '../conference/scores.js';
import { Table } from '../grid.js';
import { Choice, columnIn, isPlain } from './columns.js';
import type { Sheet } from './sheet.js';

interface RowsProps {
  readonly sheet: Sheet;
  readonly fields: Fields;
  readonly lines: readonly Line[];
  /** The fields that the columns are. */
  readonly names: readonly (string | undefined)[];
  readonly problems: readonly Problem[];
  readonly onChoose: (column: string, name: string) => void;
  readonly onEdit: (line: number, cells: readonly string[]) => void;
}

/** So many are shown if nothing is wrong. */
const few = 3;

const withoutSuffix = (name: string) => name.replace(/@external$/, '');
const isWithin = (one: string, other: string) => `${one}.`.startsWith(`${other}.`);

export function Rows({ sheet, fields, lines, names, problems, onChoose, onEdit }: RowsProps) {
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
  const columns = sheet.names.flatMap((name, n) => (name === '' ? [] : [{ ...columnIn(name, fields), n }]));
  // those first that need a look
  const rank = (column: (typeof columns)[number]) => (used.has(column.n) ? 0 : isPlain(column) ? 2 : 1);
  return (
    <div class="lines">
      <Table
        label={problems.length > 0 ? 'Rows with problems' : 'The first rows'}
        rows={problems.length > 0 ? lines.filter(({ line }) => wrong.has(String(line))) : lines.slice(0, few)}
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
          ...columns
            .toSorted((one, other) => rank(one) - rank(other))
            .map(({ n, ...column }) => ({
              name: column.name,
              label: (
                <>
                  {column.name}
                  {sheet.isCsv && (
                    <Choice {...{ column, fields }} value={names[n]} onChange={(name) => onChoose(column.name, name)} />
                  )}
                </>
              ),
              cell: (line: Line) => cell(n, line),
            })),
        ]}
      />
    </div>
  );
}
