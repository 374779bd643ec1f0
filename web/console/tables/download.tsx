/** The records of a table as a CSV file, with its filters, sort and columns: all pages of them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Page } from '../session.js';
import { Problem } from '../ui.js';

/** As many rows as the server gives at once. */
const limit = 1000;

interface DownloadProps {
  /** What the records are, in the plural. */
  readonly label: string;
  /** Reads a page: its items are CSV with a header. */
  readonly read: (from: string | undefined, limit: number, signal: AbortSignal) => Promise<Page>;
}

export function Download({ label, read }: DownloadProps) {
  const [count, setCount] = useState<number>();
  const [error, setError] = useState<unknown>();
  const stopping = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);
  const start = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setError(undefined);
    setCount(0);
    try {
      const parts: string[] = ['\ufeff']; // by which spreadsheets know UTF-8
      let [from, rows, isFirst]: [string | undefined, number, boolean] = [undefined, 0, true];
      do {
        const { items, next } = await read(from, limit, signal);
        const text = items as unknown as string;
        const headerEnd = text.indexOf('\n') + 1;
        parts.push(isFirst ? text : text.slice(headerEnd));
        rows += rowsIn(text.slice(headerEnd));
        [from, isFirst] = [next, false];
        setCount(rows);
      } while (from !== undefined);
      save(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${label} ${today()}.csv`);
    } catch (failed) {
      if (!signal.aborted) setError(failed);
    }
    setCount(undefined);
  };
  return (
    <>
      {count === undefined ? (
        <button type="button" class="secondary outline" onClick={start}>
          Download CSV
        </button>
      ) : (
        <button type="button" class="secondary outline" onClick={() => stopping.current?.abort()}>
          <span role="status">{count.toLocaleString()} rows</span> · Stop
        </button>
      )}
      {error !== undefined && <Problem error={error} retry={start} />}
    </>
  );
}

/** Line breaks between quotes end no row. */
const rowsIn = (csv: string) => csv.replace(/"[^"]*"/g, '').split('\n').length - 1;

/** `2026-11-27`, as Swedes write it. */
const today = () => new Date().toLocaleDateString('sv');

function save(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
