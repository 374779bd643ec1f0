/** What is sold and what is left of the functions of an event, and at which fees. */
import { useState } from 'preact/hooks';
import { type Gala, type Me, may, type PageProps, recordAddress } from '../page.js';
import { Problem, Time, useLoad } from '../ui.js';
import {
  AsOf,
  Bar,
  type Column,
  counted,
  ForEvent,
  mayAll,
  none,
  type Part,
  Reading,
  readAll,
  Table,
} from './shared.js';

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
  readonly isHidden?: boolean;
  readonly start_date?: string | undefined;
  readonly location?: string | undefined;
  readonly price?: number | undefined;
}

function EventPlaces({ gala, me, tenant, event_id }: PageProps & { event_id: string }) {
  const [progress, setProgress] = useState('');
  const loading = useLoad((signal) => read(gala, me, event_id, signal, setProgress), [event_id]);
  const { value: found, error, isLoading, reload } = loading;
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  if (found === undefined) return <Reading progress={progress} />;
  const columns = columnsOf(me, tenant);
  const shown = found.rows.some(({ price }) => price !== undefined) ? columns : columns.slice(0, -1);
  return (
    <>
      <AsOf at={found.at} isLoading={isLoading} onAgain={reload} />
      {found.rows.length === 0 ? (
        <p class="empty">This event has no functions.</p>
      ) : (
        <Table label="Places" columns={shown} rows={found.rows} keyOf={({ id }) => id} />
      )}
    </>
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
  { name: 'Price', isNumber: true, cell: ({ price }) => price !== undefined && money.format(price) },
];

const money = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const leftOf = ({ capacity, sold }: Row) =>
  capacity === null || sold === undefined ? undefined : Math.max(0, capacity - sold);

/** Nearly full: at most a tenth is left. */
function stateOf(row: Row): { tone?: string; words?: string } {
  const left = leftOf(row);
  if (left === undefined) return {};
  if (left === 0) return { tone: 'full', words: 'sold out' };
  return left <= (row.capacity ?? 0) / 10 ? { tone: 'nearly', words: 'nearly full' } : {};
}

function Name({ me, tenant, ...row }: Row & { me: Me; tenant: string }) {
  const { id, resource, name, isHidden, start_date, location } = row;
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
          {start_date && <Time at={start_date} />}
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
const publicFields = 'name,start_date,location,display_order';

type Tell = (progress: string) => void;

async function read(gala: Gala, me: Me, event_id: string, signal: AbortSignal, tell: Tell) {
  const [functions, fees] = await Promise.all([
    readAll<Sold>((from) =>
      isStaff(me)
        ? gala.functions.listByEvent({ event_id, fields: `${publicFields},${limits}`, ...from }, { signal })
        : gala.functions.listPublicByEvent({ event_id, fields: publicFields, ...from }, { signal }),
    ),
    !mayAll(me, 'functionFees.listByEvent')
      ? []
      : readAll<Fee>((from) =>
          gala.functionFees.listByEvent({ event_id, fields: `function_id,price,${limits}`, ...from }, { signal }),
        ),
  ]);
  const rows: Row[] = [];
  for (const [index, one] of functions.sort(inOrder).entries()) {
    tell(`${index} of ${counted(functions.length, 'function')}`);
    const own = fees.filter(({ function_id }) => function_id === one.id);
    const [count, sold] = await Promise.all([
      mayCount(me, one) ? gala.functions.availability({ id: one.id }, { signal }) : undefined,
      own.length > 0 ? soldByFee(gala, me, one.id, signal) : undefined,
    ]);
    const { start_date, location } = one;
    rows.push({ ...limited(one), resource: 'functions', start_date, location, ...count });
    for (const fee of own)
      rows.push({ ...limited(fee), resource: 'functionFees', price: fee.price, sold: sold && (sold.get(fee.id) ?? 0) });
  }
  return { at: new Date(), rows: [...totals(rows.filter(({ resource }) => resource === 'functions')), ...rows] };
}

/** Tickets of hidden and inactive functions are only counted for those who may sell them. */
const mayCount = (me: Me, { hide_from_portal = false, is_active = true }: Sold) =>
  may(me, 'functions.availability') && ((is_active && !hide_from_portal) || may(me, 'functionTickets.sellHidden'));

/** The server counts the tickets of functions, but not those of fees. Nothing if the caller may not list all tickets. */
async function soldByFee(gala: Gala, me: Me, function_id: string, signal: AbortSignal) {
  if (!mayAll(me, 'functionTickets.listByFunction')) return undefined;
  const tickets = await readAll((from) =>
    gala.functionTickets.listByFunction({ function_id, fields: 'fee_id,status', ...from }, { signal }),
  );
  const sold = new Map<string | undefined, number>();
  for (const { fee_id, status } of tickets) if (status !== 'cancelled') sold.set(fee_id, (sold.get(fee_id) ?? 0) + 1);
  return sold;
}

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

/** Of the functions with a capacity and of those without, unless there is only one function. */
function totals(functions: readonly Row[]): Row[] {
  const total = (id: string, rows: readonly Row[], capacity: number | null): Row[] => {
    const sold = rows.reduce<number | undefined>(
      (sum, row) => (sum === undefined ? sum : row.sold === undefined ? undefined : sum + row.sold),
      0,
    );
    return rows.length === 0 ? [] : [{ id, name: `${counted(rows.length, 'function')} ${id}`, capacity, sold }];
  };
  const withLimit = functions.filter(({ capacity }) => capacity !== null);
  const capacity = withLimit.reduce((sum, row) => sum + (row.capacity ?? 0), 0);
  const others = functions.filter(({ capacity }) => capacity === null);
  if (functions.length < 2) return [];
  return [...total('with a capacity', withLimit, capacity), ...total('without a limit', others, null)];
}
