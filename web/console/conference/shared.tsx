/** What the pages of a conference share: the choice of the event, lists read to their end, tables and bars. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { capitalized } from '../document.js';
import { address, type Gala, go, type Me, may, type PageProps } from '../page.js';
import { rememberEvent, rememberedEvent } from '../session.js';
import { Heading, Loaded, useLoad } from '../ui.js';

export * from '../grid.js';

/** Whether the caller may do it with the records of everyone. */
export const mayAll = (me: Me, permission: string) => me.permissions[permission] === 'all';

/** A record of which some fields were read. */
export type Part<Resource extends keyof Gala> = Gala[Resource] extends { get: (...given: never[]) => Promise<infer T> }
  ? T
  : never;

type Read<T> = (from: {
  limit: number;
  exclusiveStartKey?: string;
}) => Promise<{ items: readonly T[]; next?: string | undefined }>;

/** All items of a list or search, page by page. @param tell hears how many there are so far. */
export async function readAll<T>(read: Read<T>, tell?: (count: number) => void): Promise<T[]> {
  const all: T[] = [];
  let next: string | undefined;
  do {
    const page = await read({ limit: 1000, ...(next !== undefined && { exclusiveStartKey: next }) });
    for (const item of page.items) all.push(item);
    tell?.(all.length);
    next = page.next;
  } while (next !== undefined);
  return all;
}

export const chunks = <T,>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString()} ${count === 1 ? one : more}`;

interface ForOneProps extends PageProps {
  /** Its name in the address. */
  readonly page: string;
  readonly title: string;
  readonly children: (id: string) => ComponentChildren;
}

interface ChoiceProps extends ForOneProps {
  /** What is chosen. */
  readonly nouns: readonly [one: string, more: string];
  /** Undefined: the caller may not list them. */
  readonly read: ((signal: AbortSignal) => Promise<readonly Choice[]>) | undefined;
}

export interface Choice {
  readonly id: string;
  readonly name?: string;
}

export const nameIn = (all: readonly Choice[], id = '') => all.find((one) => one.id === id)?.name?.trim() || id;

/** A page about one record, with the choice of it in the heading: the first, until another is chosen. */
export function ForOne({ tenant, page, title, path, nouns: [one, more], read, children }: ChoiceProps) {
  const loading = useLoad(async (signal) => (await read?.(signal)) ?? [], [tenant], `${more} to choose from`);
  const all = loading.value ?? [];
  const id = path[0] ?? all[0]?.id;
  const options = id === undefined || all.some((choice) => choice.id === id) ? all : [{ id }, ...all];
  return (
    <>
      <Heading title={title}>
        {all.length > 0 && (
          <label class="inline">
            {capitalized(one)}
            <select value={id} onChange={({ currentTarget }) => go(address(tenant, page, currentTarget.value))}>
              {options.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {nameIn(all, choice.id)}
                </option>
              ))}
            </select>
          </label>
        )}
      </Heading>
      <Loaded from={loading}>
        {() =>
          id !== undefined ? (
            <div key={id}>{children(id)}</div>
          ) : (
            <p class="empty">
              {read
                ? `There are no ${more} yet.`
                : `You may not list ${more}. Ask for the address of this page for yours.`}
            </p>
          )
        }
      </Loaded>
    </>
  );
}

/** A page about one award. */
export const ForAward = (props: ForOneProps) => (
  <ForOne
    {...props}
    nouns={['award', 'awards']}
    read={
      may(props.me, 'awards.list')
        ? (signal) => readAll((from) => props.gala.awards.list({ fields: 'name', ...from }, { signal }))
        : undefined
    }
  />
);

/** A page about one event: the one that they worked on last, or the latest. */
export function ForEvent(props: ForOneProps) {
  const { gala, me, tenant, path } = props;
  useEffect(() => {
    if (path[0] !== undefined) rememberEvent(tenant, path[0]);
  }, [path[0]]);
  const read = async (signal: AbortSignal) => {
    const found = await readAll<Choice & { start_date?: string }>((from) =>
      gala.events.search({ body: {}, fieldsToReturn: 'name,start_date', ...from }, { signal }),
    );
    return found.sort((one, other) => (other.start_date ?? '').localeCompare(one.start_date ?? ''));
  };
  const last = path[0] ?? rememberedEvent(tenant);
  return (
    <ForOne
      {...props}
      path={last ? [last] : []}
      nouns={['event', 'events']}
      read={may(me, 'events.search') ? read : undefined}
    />
  );
}

interface BarProps {
  readonly value: number;
  readonly of: number;
  /** What it says. */
  readonly label: string;
  readonly tone?: string | undefined;
}

export const Bar = ({ value, of, label, tone = '' }: BarProps) => (
  <span class="conference-progress">
    <progress class={tone} value={value} max={of || 1} aria-label={label} />
    <span>{of > 0 && `${Math.floor((100 * value) / of)} %`}</span>
  </span>
);
