/** What is sold and what is left of the functions of an event, and at which fees. */
import type { ComponentChildren } from 'preact';
import { address, type Gala, type Me, may, type PageProps, recordAddress } from '../page.js';
import { Current, Time, useLoad } from '../ui.js';
import { Bar, type Column, counted, ForEvent, mayAll, none, type Part, readAll, Table } from './shared.js';

export const Places = (props: PageProps) => (
  <ForEvent {...props} page="places" title="Places">
    {(event_id) => <EventPlaces {...props} event_id={event_id} />}
  </ForEvent>
);

/** Other people see what is public. */
const isStaff = (me: Me) => mayAll(me, 'functions.listByEvent');

/** A function, a fee, what is sold of a function without a fee, or several functions together. */
interface Row {
  readonly id: string;
  readonly resource?: 'functions' | 'functionFees';
  readonly name: string;
  readonly isIndented?: boolean;
  /** Null: no limit. */
  readonly capacity?: number | null | undefined;
  /** Undefined: the caller may not know. */
  readonly sold?: number | undefined;
  readonly left?: number | undefined;
  /** What is to be noticed, and how much. */
  readonly marks?: readonly (readonly [words: string, tone: '' | 'nearly' | 'full'])[];
  readonly start_date?: string | undefined;
  /** Of the event. */
  readonly zone?: string | undefined;
  readonly location?: string | undefined;
  /** With its currency, if that is known. */
  readonly price?: string | undefined;
}

function EventPlaces({ gala, me, tenant, event_id, query }: PageProps & { event_id: string }) {
  const places = useLoad(
    (signal, tell) => read(gala, me, event_id, signal, tell),
    [event_id],
    `places of the event ${event_id}`,
  );
  const link = (to: string, isAllowed: boolean, words: ComponentChildren) =>
    isAllowed ? <a href={to}>{words}</a> : words;
  const columns: readonly Column<Row>[] = [
    {
      name: 'Function',
      isHead: true,
      cell: ({ id, resource, name, isIndented, marks, start_date, zone, location }) => (
        <div class={isIndented ? 'conference-fee' : ''}>
          {link(recordAddress(tenant, 'events', resource ?? '', id), may(me, `${resource}.get`), name)}
          {marks?.map(([words, tone]) => [' ', <span class={`conference-mark ${tone}`}>{words}</span>])}
          {(start_date || location) && (
            <small>
              {start_date && <Time at={start_date} zone={zone} />}
              {start_date && location && ' · '}
              {location}
            </small>
          )}
        </div>
      ),
    },
    {
      name: 'Capacity',
      isNumber: true,
      cell: ({ capacity }) => (capacity === null ? <span class="quiet">no limit</span> : capacity?.toLocaleString()),
    },
    {
      name: 'Sold',
      isNumber: true,
      cell: ({ id, resource, sold }) =>
        link(
          `${address(tenant, 'events', 'functionTickets')}?function_id=${id}`,
          resource === 'functions' && mayAll(me, 'functionTickets.listByFunction'),
          sold?.toLocaleString() ?? none,
        ),
    },
    { name: 'Left', isNumber: true, cell: ({ left }) => left?.toLocaleString() ?? none },
    {
      name: 'Taken',
      cell: ({ name, capacity, sold, marks }) =>
        capacity &&
        sold !== undefined && (
          <Bar value={sold} of={capacity} tone={marks?.[0]?.[1]} label={`${name}: ${sold} of ${capacity} sold`} />
        ),
    },
    { name: 'Price', isNumber: true, cell: ({ price }) => price },
  ];
  return (
    <Current from={places}>
      {(rows) => (
        <Table
          label="Places"
          columns={rows.some(({ price }) => price !== undefined) ? columns : columns.slice(0, -1)}
          rows={rows}
          keyOf={({ id }) => id}
          query={query}
          empty="This event has no functions."
        />
      )}
    </Current>
  );
}

type Sold = Part<'functions'>;
type Fee = Part<'functionFees'>;
type Count = Awaited<ReturnType<Gala['functions']['availability']>>;

const limits = 'name,is_active,hide_from_portal,enable_capacity,capacity_options';
const publicFields = 'name,start_date,location,display_order,is_cancelled,sold_out';

type Tell = (progress: string) => void;

async function read(gala: Gala, me: Me, event_id: string, signal: AbortSignal, tell: Tell) {
  const [functions, fees, event] = await Promise.all([
    readAll<Sold>((from) =>
      isStaff(me)
        ? gala.functions.listByEvent({ event_id, fields: `${publicFields},${limits}`, ...from }, { signal })
        : gala.functions.listPublicByEvent({ event_id, fields: publicFields, ...from }, { signal }),
    ),
    !mayAll(me, 'functionFees.listByEvent')
      ? []
      : readAll<Fee>((from) =>
          gala.functionFees.listByEvent(
            { event_id, fields: `function_id,price,currency,${limits}`, ...from },
            { signal },
          ),
        ),
    // a help, not a need: events may be kept elsewhere
    may(me, 'events.get')
      ? gala.events.get({ id: event_id, fields: 'currency,timezone' }, { signal }).catch(() => undefined)
      : undefined,
  ]);
  const rows: Row[] = [];
  for (const [index, one] of functions.sort(inOrder).entries()) {
    tell(`${index} of ${counted(functions.length, 'function')}`);
    const own = fees.filter(({ function_id }) => function_id === one.id);
    const [count, ...counts] = await Promise.all([
      mayCount(me, 'functions', one) ? gala.functions.availability({ id: one.id }, { signal }) : undefined,
      ...own.map((fee) =>
        mayCount(me, 'functionFees', one, fee) ? gala.functionFees.availability({ id: fee.id }, { signal }) : undefined,
      ),
    ]);
    const { start_date, location } = one;
    const functionRow = rowOf('functions', one, count);
    rows.push({ ...functionRow, start_date, location, zone: event?.timezone });
    for (const [at, fee] of own.entries())
      rows.push({ ...rowOf('functionFees', fee, counts[at], functionRow.left), price: priceOf(fee, event?.currency) });
    const atFees = counts.reduce((sum, one) => sum + (one?.sold ?? Number.NaN), 0);
    if (count && own.length > 0 && count.sold > atFees)
      rows.push({ id: `${one.id} without`, name: 'Without a fee', isIndented: true, sold: count.sold - atFees });
  }
  return [...totals(rows.filter(({ resource }) => resource === 'functions')), ...rows];
}

/** Tickets of what is hidden or inactive are only counted for those who may sell them. */
const mayCount = (me: Me, resource: 'functions' | 'functionFees', ...all: readonly (Sold | Fee)[]) =>
  may(me, `${resource}.availability`) && (may(me, 'functionTickets.sellHidden') || !all.some(isHidden));

const isHidden = ({ hide_from_portal, is_active }: Sold | Fee) => is_active === false || hide_from_portal === true;

const inOrder = (one: Sold, other: Sold) =>
  (one.display_order ?? 1e9) - (other.display_order ?? 1e9) ||
  (one.start_date ?? '~').localeCompare(other.start_date ?? '~');

/** @param most what is left of the function of a fee, which can be full before the fee is. */
function rowOf(resource: 'functions' | 'functionFees', one: Sold & Fee, count: Count | undefined, most?: number): Row {
  const { id, name, enable_capacity, capacity_options, is_cancelled, sold_out } = one;
  const limit = enable_capacity === true ? capacity_options?.capacity : undefined;
  const { capacity = limit === undefined ? null : Math.floor(limit), sold } = count ?? {};
  const isLimited = capacity !== null && sold !== undefined && is_cancelled !== true;
  const left = isLimited ? Math.max(0, Math.min(capacity - sold, most ?? Number.POSITIVE_INFINITY)) : undefined;
  const state = (): NonNullable<Row['marks']> => {
    if (is_cancelled) return [['cancelled', 'full']];
    if (left === 0) return [['sold out', 'full']];
    if (sold_out) return [['all fees sold out', 'full']]; // before the function is
    return left !== undefined && left <= (capacity ?? 0) / 10 ? [['nearly full', 'nearly']] : [];
  };
  return {
    ...{ id, resource, capacity, sold, left, name: name?.trim() || id, isIndented: resource === 'functionFees' },
    marks: [...state(), ...(isHidden(one) ? [['hidden', ''] as const] : [])],
  };
}

/** With its currency of ISO 4217, which says how many decimals there are. */
function priceOf({ price, currency }: Fee, ofEvent: string | undefined): string | undefined {
  const code = [currency, ofEvent].find((one) => /^[A-Z]{3}$/.test(one ?? '')); // what is stored can be older than the rule
  return price?.toLocaleString(
    undefined,
    code ? { style: 'currency', currency: code, currencyDisplay: 'code' } : { minimumFractionDigits: 2 },
  );
}

/** Of the functions with a capacity and of those without, unless there is only one function. What is cancelled has no places. */
function totals(all: readonly Row[]): Row[] {
  const functions = all.filter(({ marks }) => !marks?.some(([words]) => words === 'cancelled'));
  const total = (what: string, isLimited: boolean): Row[] => {
    const rows = functions.filter(({ capacity }) => (capacity !== null) === isLimited);
    const sum = (of: (row: Row) => number | null | undefined) =>
      rows.some((row) => of(row) === undefined) ? undefined : rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
    if (functions.length < 2 || rows.length === 0) return [];
    const places = isLimited
      ? { capacity: sum((row) => row.capacity), left: sum(({ left }) => left) }
      : { capacity: null };
    return [
      { id: what, name: `${counted(rows.length, 'function')} ${what}`, sold: sum(({ sold }) => sold), ...places },
    ];
  };
  return [...total('with a capacity', true), ...total('without a limit', false)];
}
