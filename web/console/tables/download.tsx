/** The records of a table as a CSV file, with its filters, sort and columns: all pages of them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { csvRow, rowsOf } from '#shared/schema/csv.js';
import { isId } from '../document.js';
import { resourceOf } from '../forms/suggestions.js';
import { isNamed, nameOf } from '../names.js';
import { type ResourceProps, saveCsv } from '../page.js';
import type { Json, Page } from '../session.js';
import { Problem } from '../ui.js';
import { type Column, custom, valueIn } from './columns.js';

interface DownloadProps extends ResourceProps {
  readonly columns: readonly Column[];
  /** Reads a page with these fields. */
  readonly read: (fields: readonly string[], from: string | undefined, signal: AbortSignal) => Promise<Page>;
}

/** What an id names stands beside it, headed as on the page. Answers are headed by their question; the upload knows such heads. */
export function Download({ columns, read, ...props }: DownloadProps) {
  const { gala, me, services, resource } = props;
  const [count, setCount] = useState<number>();
  const [error, setError] = useState<unknown>();
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const naming = columns.flatMap((column) => {
    const target = resourceOf(services, column.field.target);
    return target && isNamed(me, target) ? [{ ...column, target }] : [];
  });
  const withNames = async (record: Json) => {
    const names = naming.map(async ({ name, label, target }) => {
      const id = valueIn(record, name);
      return [label, isId(`${id}`) ? await nameOf(gala, me, target, `${id}`) : undefined];
    });
    return { ...record, ...Object.fromEntries(await Promise.all(names)) };
  };
  const headOf = (cell: string) => {
    const { label } = columns.find(({ name }) => name === cell) ?? {};
    const [, id = label] = custom.exec(cell) ?? [];
    return label === id ? cell : `${label} ${cell}`;
  };
  const start = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setError(undefined);
    const fields = ['id', 'sys_version', ...columns.map(({ name }) => name).filter((name) => name !== 'id')];
    const cells = fields.flatMap((name) => [
      name,
      ...naming.filter((one) => one.name === name).map(({ label }) => label),
    ]);
    const rowOf = rowsOf(new Map(cells.map((name) => [name, undefined])));
    const rows = [csvRow(cells.map(headOf))];
    let from: string | undefined;
    try {
      do {
        setCount(rows.length - 1);
        const { items, next } = await read(fields, from, signal);
        rows.push(...(await Promise.all(items.map(withNames))).map(rowOf));
        from = next;
      } while (from !== undefined);
      saveCsv(resource.plural, rows);
    } catch (failed) {
      if (!signal.aborted) setError(failed);
    }
    setCount(undefined);
  };
  return (
    <>
      <button
        type="button"
        class="secondary outline"
        aria-busy={count !== undefined}
        onClick={count === undefined ? start : () => stopping.current.abort()}
      >
        {count === undefined ? 'Download CSV' : `${count.toLocaleString()} rows · Stop`}
      </button>
      {error !== undefined && <Problem error={error} retry={start} />}
    </>
  );
}
