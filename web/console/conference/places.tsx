/** What is sold and what is left of the functions of an event, and at which fees. */
import { type Gala, type Me, may, type PageProps, recordAddress } from '../page.js';
import { Current, Time, useLoad } from '../ui.js';
import { Bar, type Column, counted, ForEvent, mayAll, none, type Part, readAll, Table } from './shared.js';

export const Places = (props: PageProps) => (
  <ForEvent {...props} page="places" title="Places">
    {(event_id) =>
      isStaff(props.me) || may(props.me, 'functions.public') ? (
        <EventPlaces {...props} event_id={event_id} />
      ) : (
        <p class="empty">You may not see the functions of events.</p>
      )
    }
  </ForEvent>
);

/** Other people see what is public. */
const isStaff = (me: Me) => mayAll(me, 'functions.listByEvent');

/** A function, a fee, or several functions together. */
interface Row {
  readonly id: string;
  readonly resource?: 'functions' | 'functionFees';
  readonly name: string;
  /** Null: no limit. */
  readonly capacity: number | null;
  /** Undefined: the caller may not know. */
  readonly sold: number | undefined;
  /** Of a fee: what is left of its function, which can be full before the fee is. */
  readonly leftAtMost?: number | undefined;
  readonly isHidden?: boolean;
  readonly isCancelled?: boolean;
  /** What the server says: the only fee of a function can be sold out before the function is. */
  readonly isSoldOut?: boolean;
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
  const columns = columnsOf(me, tenant);
  return (
    <Current from={places}>
      {(rows) =>
        rows.length === 0 ? (
          <p class="empty">This event has no functions.</p>
        ) : (
          <Table
            label="Places"
            columns={rows.some(({ price }) => price !== undefined) ? columns : columns.slice(0, -1)}
            rows={rows}
            keyOf={({ id }) => id}
            query={query}
          />
        )
      }
    </Current>
  );
}

const columnsOf = (me: Me, tenant: string): readonly Column<Row>[] => [
  { name: 'Function', isHead: true, cell: (row) => <Name {...row} me={me} tenant={tenant} /> },
  {
    name: 'Capacity',
    isNumber: true,
    cell: ({ capacity }) => capacity?.toLocaleString() ?? <span class="quiet">no limit</span>,
  },
  { name: 'Sold', isNumber: true, cell: ({ sold }) => sold?.toLocaleString() ?? none },
  { name: 'Left', isNumber: true, cell: (row) => leftOf(row)?.toLocaleString() ?? none },
  {
    name: 'Taken',
    cell: (row) =>
      row.capacity !== null &&
      row.sold !== undefined && (
        <Bar
          value={row.sold}
          of={row.capacity}
          tone={stateOf(row).tone}
          label={`${row.name}: ${row.sold} of ${row.capacity} sold`}
        />
      ),
  },
  { name: 'Price', isNumber: true, cell: ({ price }) => price },
];

/** @param currency of ISO 4217: it says how many decimals there are. */
function priceOf({ price, currency }: Fee, ofEvent: string | undefined): string | undefined {
  const code = [currency, ofEvent].find((one) => /^[A-Z]{3}$/.test(one ?? '')); // what is stored can be older than the rule
  if (price === undefined) return undefined;
  return code === undefined
    ? price.toLocaleString(undefined, { minimumFractionDigits: 2 })
    : price.toLocaleString(undefined, { style: 'currency', currency: code, currencyDisplay: 'code' });
}

const leftOf = ({ capacity, sold, isCancelled, leftAtMost = Number.POSITIVE_INFINITY }: Row) =>
  capacity === null || sold === undefined || isCancelled
    ? undefined
    : Math.max(0, Math.min(capacity - sold, leftAtMost));

/** Nearly full: at most a tenth is left. */
function stateOf(row: Row): { tone?: string; words?: string } {
  const left = leftOf(row);
  if (row.isCancelled) return { tone: 'full', words: 'cancelled' };
  if (row.isSoldOut && left !== 0) return { tone: 'full', words: 'all fees sold out' };
  if (left === undefined) return {};
  if (left === 0) return { tone: 'full', words: 'sold out' };
  return left <= (row.capacity ?? 0) / 10 ? { tone: 'nearly', words: 'nearly full' } : {};
}

function Name({ me, tenant, ...row }: Row & { me: Me; tenant: string }) {
  const { id, resource, name, isHidden, start_date, zone, location } = row;
  const { tone, words } = stateOf(row);
  return (
    <div class={resource === 'functionFees' ? 'conference-fee' : ''}>
      {resource && may(me, `${resource}.get`) ? (
        <a href={recordAddress(tenant, 'events', resource, id)}>{name}</a>
      ) : (
        name
      )}{' '}
      {words && <span class={`conference-mark ${tone}`}>{words}</span>}{' '}
      {isHidden && <span class="conference-mark">hidden</span>}
      {(start_date || location) && (
        <small>
          {start_date && <Time at={start_date} zone={zone} />}
          {start_date && location && ' · '}
          {location}
        </small>
      )}
    </div>
  );
}

type Sold = Part<'functions'>;
type Fee = Part<'functionFees'>;

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
    const { start_date, location, is_cancelled: isCancelled = false, sold_out: isSoldOut = false } = one;
    const leftAtMost = count?.remaining ?? undefined;
    const states = { isCancelled, isSoldOut };
    rows.push({
      ...limited(one),
      ...states,
      resource: 'functions',
      start_date,
      zone: event?.timezone,
      location,
      ...count,
    });
    for (const [at, fee] of own.entries())
      rows.push({
        ...limited(fee),
        resource: 'functionFees',
        price: priceOf(fee, event?.currency),
        leftAtMost,
        ...counts[at],
      });
  }
  return [...totals(rows.filter(({ resource }) => resource === 'functions')), ...rows];
}

/** Tickets of what is hidden or inactive are only counted for those who may sell them. */
const mayCount = (me: Me, resource: 'functions' | 'functionFees', ...all: readonly (Sold | Fee)[]) =>
  may(me, `${resource}.availability`) &&
  (may(me, 'functionTickets.sellHidden') ||
    all.every(({ hide_from_portal = false, is_active = true }) => is_active && !hide_from_portal));

const inOrder = (one: Sold, other: Sold) =>
  (one.display_order ?? 1e9) - (other.display_order ?? 1e9) ||
  (one.start_date ?? '~').localeCompare(other.start_date ?? '~');

function limited({ id, name, is_active, hide_from_portal, enable_capacity, capacity_options }: Sold | Fee): Row {
  const capacity = enable_capacity === true ? capacity_options?.capacity : undefined;
  return {
    id,
    name: name?.trim() || id,
    capacity: capacity === undefined ? null : Math.floor(capacity),
    sold: undefined,
    isHidden: is_active === false || hide_from_portal === true,
  };
}

/** Of the functions with a capacity and of those without, unless there is only one function. What is cancelled has no places. */
function totals(all: readonly Row[]): Row[] {
  const functions = all.filter(({ isCancelled }) => !isCancelled);
  const total = (id: string, rows: readonly Row[]): Row[] => {
    const sum = (of: (row: Row) => number | null | undefined) => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0);
    const isKnown = rows.every(({ sold }) => sold !== undefined);
    const capacity = rows.some((row) => row.capacity === null) ? null : sum((row) => row.capacity);
    const sold = isKnown ? sum((row) => row.sold) : undefined;
    return rows.length === 0 ? [] : [{ id, name: `${counted(rows.length, 'function')} ${id}`, capacity, sold }];
  };
  if (functions.length < 2) return [];
  const limited = functions.filter(({ capacity }) => capacity !== null);
  const others = functions.filter(({ capacity }) => capacity === null);
  return [...total('with a capacity', limited), ...total('without a limit', others)];
}
