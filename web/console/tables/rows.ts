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
  /** The number of records that were examined, about: the server does not tell. */
  readonly looked: number;
  readonly isStopped: boolean;
}

/** Reads up to `limit` records from a key on. */
type Read = (from: string | undefined, limit: number, signal: AbortSignal) => Promise<Page>;

/**
 * @param name of the page, within the tenant: what was read before under this name is shown at once, and read again unless it is fresh.
 * @param from the key of the page; undefined for the first.
 */
export function useRows(read: Read, name: string, from: string | undefined) {
  const { count } = useContext(Login);
  const [round, setRound] = useState(0);
  const begin = (of: string) => {
    const known = kept.get<Found>(of);
    const isDone = known?.isFresh && (known.value.isStopped || isFull(known.value));
    return { of, found: known?.value, isReading: !isDone, error: undefined as unknown };
  };
  const [state, setState] = useState(() => begin(name));
  const reading = useRef<AbortController | undefined>(undefined);
  const readOn = async (start: Found) => {
    reading.current?.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    const begunAt = Date.now();
    let found = start;
    setState((before) => ({ ...before, isReading: true, error: undefined }));
    try {
      do {
        const limit = pageSize - found.items.length;
        const { items, next } = await read(found.next, limit, signal);
        if (signal.aborted) return;
        const looked = next !== undefined && items.length < limit ? lookedAtOnce : items.length;
        found = { items: [...found.items, ...items], next, looked: found.looked + looked, isStopped: false };
        kept.set(name, found, begunAt);
        setState({ of: name, found, isReading: !isFull(found), error: undefined });
      } while (!isFull(found));
    } catch (error) {
      if (!signal.aborted) setState({ of: name, found: found === start ? undefined : found, isReading: false, error });
    }
  };
  const nothing = { items: [], next: from, looked: 0, isStopped: false };
  useEffect(() => {
    const known = begin(name);
    if (round === 0 && !known.isReading) setState(known);
    else {
      if (round === 0 && known.found) setState(known);
      readOn(nothing);
    }
    return () => reading.current?.abort();
  }, [name, round, count]);
  const isOld = state.of !== name;
  const current = (isOld ? undefined : state.found) ?? nothing;
  return {
    ...state,
    /** Whether what is shown is of the page before. */
    isOld,
    round,
    reload: () => setRound((n) => n + 1),
    stop: () => {
      reading.current?.abort();
      const found = { ...current, isStopped: true };
      kept.set(name, found, Date.now());
      setState({ of: name, found, isReading: false, error: undefined });
    },
    goOn: () => readOn(current),
  };
}

const isFull = ({ items, next }: Found) => next === undefined || items.length >= pageSize;
