/** The records of a page of a table, where in the table it is, and how the search for it goes on. */
import { useRef, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { go, type ResourceProps, withQuery } from '../page.js';
import type { Json, Page } from '../session.js';
import { useLoad } from '../ui.js';

export const pageSize = 50;
/** The number of records after which a search answers with what it has found. */
const lookedAtOnce = 1000;

interface Found {
  /** The name of the page, and its number. */
  readonly of: string;
  readonly number: number;
  readonly items: readonly Json[];
  /** Of the next page, or of the rest of this one. */
  readonly next: string | undefined;
  /** The number of all that match, if it is known. */
  readonly total: number | undefined;
  /** The number of records that were examined, about: the server does not tell. */
  readonly looked: number;
}

const isFull = ({ items, next }: Found) => next === undefined || items.length >= pageSize;

/**
 * A search is read on until the page is full, or it is stopped.
 * @param read reads up to `limit` records from a key on.
 * @param name of what is shown, within the tenant.
 * @param query of the address: `from` is the key of the page.
 */
export function useRows(
  read: (from: string | undefined, limit: number, signal: AbortSignal) => Promise<Page>,
  name: string,
  query: URLSearchParams,
) {
  const from = query.get('from') ?? undefined;
  const of = `rows ${name} ${from}`;
  const [reading, setReading] = useState<AbortController>();
  const before = useRef<Found | undefined>(undefined);
  const loading = useLoad(
    async (signal) => {
      const stopping = new AbortController();
      setReading(stopping);
      const nothing = {
        of,
        number: Number(query.get('page')) || 1,
        items: [],
        next: from,
        total: undefined,
        looked: 0,
      };
      let found: Found = before.current ?? nothing;
      before.current = undefined;
      try {
        do {
          const limit = pageSize - found.items.length;
          const { items, next, total } = await read(found.next, limit, AbortSignal.any([signal, stopping.signal]));
          signal.throwIfAborted();
          const looked = found.looked + (next !== undefined && items.length < limit ? lookedAtOnce : items.length);
          found = { ...found, items: [...found.items, ...items], next, total: found.total ?? total, looked };
          if (!isFull(found)) loading.replace(found);
        } while (!isFull(found));
      } catch (error) {
        if (!stopping.signal.aborted) throw error;
      } finally {
        setReading((now) => (now === stopping ? undefined : now));
      }
      return found;
    },
    [],
    of,
  );
  const found = loading.value;
  return {
    found,
    error: loading.error,
    isReading: reading !== undefined,
    /** Whether what is shown is of the page before. */
    isOld: found?.of !== of,
    reload: loading.reload,
    stop: () => reading?.abort(),
    goOn: () => {
      before.current = found;
      loading.reload();
    },
  };
}

type Rows = ReturnType<typeof useRows>;

/** How many records there are, or at least how many. */
export function Total({ rows: { found }, resource: { noun, plural } }: Pick<PagesProps, 'rows' | 'resource'>) {
  const seen = found ? (found.number - 1) * pageSize + found.items.length : 0;
  const all = found?.total ?? (found?.next === undefined ? seen : undefined);
  if (all === 0) return null;
  return (
    <span class="quiet">{all === undefined ? `${seen.toLocaleString()}+ ${plural}` : counted(all, noun, plural)}</span>
  );
}

/** The key of a page → that of the page before it; '' is the first. */
const earlier = new Map<string, string>();

interface PagesProps extends ResourceProps {
  readonly rows: Rows;
  readonly query: URLSearchParams;
  /** Undefined: there are none. */
  readonly onClear: (() => void) | undefined;
}

export function Pages({ rows, query, onClear, resource: { noun, plural } }: PagesProps) {
  const nav = useRef<HTMLElement>(null);
  const { found, isReading, isOld } = rows;
  if (found === undefined) return null;
  const { items, next, looked, number } = found;
  const from = query.get('from') ?? '';
  const previous = from === '' ? '' : earlier.get(from);
  const isUnfinished = !isOld && !isFull(found);
  const isEmpty = items.length === 0 && !isReading && next === undefined;
  const none = onClear ? `No ${noun} matches. ` : `There are no ${plural} yet.`;
  const first = (number - 1) * pageSize + 1;
  const button = (label: string, isOff: boolean, key: string, page: number) => (
    <button
      type="button"
      class="secondary outline"
      disabled={isOff || isOld}
      onClick={() => {
        if (page > number) earlier.set(key, from);
        go(withQuery({ from: key, page: page === 1 ? undefined : page }));
        scrollTo(0, 0);
        nav.current?.focus({ preventScroll: true });
      }}
    >
      {label}
    </button>
  );
  return (
    <>
      {isUnfinished && (
        <p class="quiet" role="status">
          {isReading ? 'Searching…' : 'Stopped.'} Looked at about {counted(looked, noun, plural)}
          {items.length === 0 && ': none found so far'}.{' '}
          <button type="button" class="secondary outline small" onClick={isReading ? rows.stop : rows.goOn}>
            {isReading ? 'Stop' : 'Go on'}
          </button>
        </p>
      )}
      {isEmpty && (
        <p class="empty">
          {from === '' ? none : `There are no more ${plural}.`}
          {from === '' && onClear && (
            <button type="button" class="secondary outline small" onClick={onClear}>
              Clear the filters
            </button>
          )}
        </p>
      )}
      {(next !== undefined || from !== '') && (
        <nav class="pages" aria-label="Pages" ref={nav} tabIndex={-1}>
          {button(
            previous === undefined ? 'First page' : 'Previous',
            from === '',
            previous ?? '',
            previous === undefined ? 1 : number - 1,
          )}
          {items.length > 0 && (
            <span>
              {first.toLocaleString()}–{(first + items.length - 1).toLocaleString()}
            </span>
          )}
          {button('Next', next === undefined || isUnfinished, String(next), number + 1)}
        </nav>
      )}
    </>
  );
}
