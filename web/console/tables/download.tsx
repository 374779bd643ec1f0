/** The records of a table as a CSV file, with its filters, sort and columns: all pages of them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Page } from '../session.js';
import { Problem } from '../ui.js';

interface DownloadProps {
  /** What the records are, in the plural. */
  readonly label: string;
  /** Reads a page: its items are CSV with a header. */
  readonly read: (from: string | undefined, signal: AbortSignal) => Promise<Page>;
}

export function Download({ label, read }: DownloadProps) {
  const [count, setCount] = useState<number>();
  const [error, setError] = useState<unknown>();
  const stopping = useRef(new AbortController());
  useEffect(() => () => stopping.current.abort(), []);
  const start = async () => {
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    setError(undefined);
    let [text, rows, from]: [string, number, string | undefined] = ['', 0, undefined];
    try {
      do {
        setCount(rows);
        const { items, next } = await read(from, signal);
        const page = items as unknown as string;
        const records = page.slice(page.indexOf('\n') + 1);
        text += from === undefined ? page : records;
        rows += records.replace(/"[^"]*"/g, '').split('\n').length - 1; // line breaks between quotes end no row
        from = next;
      } while (from !== undefined);
      saveCsv(`${label} ${today()}.csv`, text);
    } catch (failed) {
      if (!signal.aborted) setError(failed);
    }
    setCount(undefined);
  };
  const isRunning = count !== undefined;
  return (
    <>
      <button type="button" class="secondary outline" onClick={isRunning ? () => stopping.current.abort() : start}>
        {isRunning ? <span role="status">{count.toLocaleString()} rows · Stop</span> : 'Download CSV'}
      </button>
      {error !== undefined && <Problem error={error} retry={start} />}
    </>
  );
}

/** `2026-11-27`, as Swedes write it. */
const today = () => new Date().toLocaleDateString('sv');

/** Begins with the mark by which spreadsheets know UTF-8. */
export function saveCsv(name: string, text: string): void {
  const href = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
