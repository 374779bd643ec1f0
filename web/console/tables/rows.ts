/** The records of a page of a table: a search is read on until the page is full. */
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { kept } from '../kept.js';
import type { Json, Page } from '../session.js';
import { Login } from '../ui.js';

export const pageSize = 50;
/** The number of records after which a search answers with what it has found. */
const lookedAtOnce = 1000;

interface Found {
  readonly items: readonly Json[];
  /** Of the next page, or of the rest of this one. */
  readonly next: string | undefined;
  /** The number of all that match, if it is known. */
  readonly total: number | undefined;
  /** The number of records that were examined, about: the server does not tell. */
  readonly looked: number;
  readonly isStopped: boolean;
}

interface State {
  /** The name of what was read: of the page before while this one is on its way. */
  readonly of: string;
  readonly found: Found | undefined;
  readonly isReading: boolean;
  readonly error?: unknown;
}

function keptAs(of: string): State {
  const known = kept.get<Found>(of);
  return { of, found: known?.value, isReading: !known?.isFresh || !(known.value.isStopped || isFull(known.value)) };
}

/**
 * @param read reads up to `limit` records from a key on.
 * @param name of the page, within the tenant: what was read before under this name is shown at once, and read again unless it is fresh.
 * @param from the key of the page; undefined for the first.
 */
export function useRows(
  read: (from: string | undefined, limit: number, signal: AbortSignal) => Promise<Page>,
  name: string,
  from: string | undefined,
) {
  const { count } = useContext(Login);
  const [round, setRound] = useState(0);
  const [state, setState] = useState(() => keptAs(name));
  const reading = useRef(new AbortController());
  const readOn = async (start: Found) => {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    const begunAt = Date.now();
    let found = start;
    setState((before) => ({ ...before, isReading: true, error: undefined }));
    try {
      do {
        const limit = pageSize - found.items.length;
        const { items, next, total } = await read(found.next, limit, signal);
        if (signal.aborted) return;
        const looked = found.looked + (next !== undefined && items.length < limit ? lookedAtOnce : items.length);
        found = { items: [...found.items, ...items], next, total: found.total ?? total, looked, isStopped: false };
        kept.set(name, found, begunAt);
        setState({ of: name, found, isReading: !isFull(found) });
      } while (!isFull(found));
    } catch (error) {
      if (!signal.aborted) setState({ of: name, found: found === start ? undefined : found, isReading: false, error });
    }
  };
  const nothing: Found = { items: [], next: from, total: undefined, looked: 0, isStopped: false };
  useEffect(() => {
    const known = keptAs(name);
    if (known.found) setState(known);
    if (known.isReading) readOn(nothing);
    return () => reading.current.abort();
  }, [name, round, count]);
  const isOld = state.of !== name;
  const current = (isOld ? undefined : state.found) ?? nothing;
  return {
    ...state,
    /** Whether what is shown is of the page before. */
    isOld,
    /** After something was written. */
    reload: () => setRound(round + 1),
    stop: () => {
      reading.current.abort();
      const found = { ...current, isStopped: true };
      kept.set(name, found, Date.now());
      setState({ of: name, found, isReading: false });
    },
    goOn: () => readOn(current),
  };
}

const isFull = ({ items, next }: Found) => next === undefined || items.length >= pageSize;
