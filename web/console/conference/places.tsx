/** What is sold and what is left of the functions of an event, and of their fees. */
import { useState } from 'preact/hooks';
import { type Gala, type Me, may, type PageProps, recordAddress } from '../page.js';
import { Problem, Time, useLoad } from '../ui.js';
import { AsOf, Bar, counted, ForEvent, none, Reading, readAll, Scroll } from './shared.js';

/** Of `left`, null is without a limit. `sold` is undefined if the caller may not know it. */
interface Count {
  readonly capacity: number | null;
  readonly sold: number | undefined;
  readonly left: number | null | undefined;
}

interface Fee extends Count {
  readonly id: string;
  readonly name: string;
  readonly price: number | undefined;
  readonly isHidden: boolean;
}

interface Place extends Count {
  readonly id: string;
  readonly name: string;
  readonly start_date: string | undefined;
  readonly location: string | undefined;
  readonly isHidden: boolean;
  readonly fees: readonly Fee[];
}

interface Found {
  readonly at: Date;
  readonly places: readonly Place[];
}

export const Places = (props: PageProps) => (
  <ForEvent {...props} page="places" title="Places">
    {(event_id) => <EventPlaces {...props} event_id={event_id} />}
  </ForEvent>
);

function EventPlaces({ gala, me, tenant, event_id }: PageProps & { event_id: string }) {
  const [progress, setProgress] = useState('');
  const { value, error, isLoading, reload } = useLoad(
    async (signal) => (mayList(me) ? await read(gala, me, event_id, signal, setProgress) : undefined),
    [event_id],
  );
  if (!mayList(me)) return <p class="empty">You may not see the functions of events.</p>;
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  if (value === undefined) return <Reading progress={progress} />;
  return (
    <>
      <AsOf at={value.at} isLoading={isLoading} onAgain={reload} />
      {value.places.length === 0 ? (
        <p class="empty">This event has no functions.</p>
      ) : (
        <PlacesTable places={value.places} me={me} tenant={tenant} />
      )}
    </>
  );
}

/** Other people see what is public. */
const isStaff = (me: Me) => me.permissions['functions.listByEvent'] === 'all';
const mayList = (me: Me) => isStaff(me) || may(me, 'functions.public');

interface Limited {
  readonly id: string;
  readonly name?: string;
  readonly is_active?: boolean;
  readonly hide_from_portal?: boolean;
  readonly enable_capacity?: boolean;
  readonly capacity_options?: { readonly capacity?: number };
}

interface FunctionRow extends Limited {
  readonly start_date?: string;
  readonly location?: string;
  readonly display_order?: number;
}

interface FeeRow extends Limited {
  readonly function_id?: string;
  readonly price?: number;
}

type Tell = (progress: string) => void;

async function read(gala: Gala, me: Me, event_id: string, signal: AbortSignal, tell: Tell): Promise<Found> {
  const options = { signal };
  const limits = 'name,is_active,hide_from_portal,enable_capacity,capacity_options';
  const [functions, fees] = await Promise.all([
    readAll<FunctionRow>((from) => {
      const fields = 'name,start_date,location,display_order';
      return isStaff(me)
        ? gala.functions.listByEvent({ event_id, fields: `${fields},${limits}`, ...from }, options)
        : gala.functions.listPublicByEvent({ event_id, fields, ...from }, options);
    }),
    may(me, 'functionFees.listByEvent')
      ? readAll<FeeRow>((from) =>
          gala.functionFees.listByEvent({ event_id, fields: `function_id,price,${limits}`, ...from }, options),
        )
      : [],
  ]);
  let [read, tickets] = [0, 0];
  const places: Place[] = [];
  for (const one of functions.sort(inOrder)) {
    const own = fees.filter(({ function_id }) => function_id === one.id);
    const [total, byFee] = await Promise.all([
      may(me, 'functions.availability') ? gala.functions.availability({ id: one.id }, options) : undefined,
      own.length > 0 ? ticketsByFee(gala, me, one.id, signal) : undefined,
    ]);
    for (const count of byFee?.values() ?? []) tickets += count;
    tell(
      `${++read} of ${counted(functions.length, 'function')}${tickets > 0 ? `, ${counted(tickets, 'ticket')}` : ''}`,
    );
    places.push({
      ...named(one),
      ...countOf(total?.capacity ?? capacityOf(one), total?.sold),
      start_date: one.start_date,
      location: one.location,
      fees: own.map((fee) => {
        const sold = byFee === undefined ? undefined : (byFee.get(fee.id) ?? 0);
        return { ...named(fee), ...countOf(capacityOf(fee), sold), price: fee.price };
      }),
    });
  }
  return { at: new Date(), places };
}

/** The server counts the tickets of functions; those of fees are counted here. Undefined: the caller may not list all tickets. */
async function ticketsByFee(gala: Gala, me: Me, function_id: string, signal: AbortSignal) {
  if (me.permissions['functionTickets.listByFunction'] !== 'all') return undefined;
  const tickets = await readAll<{ fee_id?: string; status?: string }>((from) =>
    gala.functionTickets.listByFunction({ function_id, fields: 'fee_id,status', ...from }, { signal }),
  );
  const sold = new Map<string, number>();
  for (const { fee_id = '', status } of tickets)
    if (status !== 'cancelled') sold.set(fee_id, (sold.get(fee_id) ?? 0) + 1);
  return sold;
}

const inOrder = (one: FunctionRow, other: FunctionRow) =>
  (one.display_order ?? 1e9) - (other.display_order ?? 1e9) ||
  (one.start_date ?? '~').localeCompare(other.start_date ?? '~');

const named = ({ id, name, is_active, hide_from_portal }: Limited) => ({
  id,
  name: name?.trim() || id,
  isHidden: is_active === false || hide_from_portal === true,
});

const capacityOf = ({ enable_capacity, capacity_options }: Limited) =>
  enable_capacity === true && capacity_options?.capacity !== undefined ? Math.floor(capacity_options.capacity) : null;

const countOf = (capacity: number | null, sold: number | undefined): Count => ({
  capacity,
  sold,
  left: capacity === null ? null : sold === undefined ? undefined : Math.max(0, capacity - sold),
});

function PlacesTable({ places, me, tenant }: { places: readonly Place[]; me: Me; tenant: string }) {
  const hasFees = places.some(({ fees }) => fees.length > 0);
  const sum = (counts: readonly (number | null | undefined)[]) =>
    counts.reduce<number>((total, count) => total + (count ?? 0), 0);
  const limited = places.filter(({ capacity }) => capacity !== null);
  const total = countOf(sum(limited.map(({ capacity }) => capacity)), sum(limited.map(({ sold }) => sold)));
  const unlimited = places.filter((place) => !limited.includes(place));
  return (
    <Scroll label="Places">
      <table class="conference-table conference-places">
        <thead>
          <tr>
            <th scope="col">{hasFees ? 'Function and fees' : 'Function'}</th>
            {hasFees && (
              <th scope="col" class="number">
                Price
              </th>
            )}
            <th scope="col" class="number">
              Capacity
            </th>
            <th scope="col" class="number">
              Sold
            </th>
            <th scope="col" class="number">
              Left
            </th>
            <th scope="col">Taken</th>
          </tr>
        </thead>
        {places.map(({ fees, ...place }) => (
          <tbody key={place.id}>
            <tr>
              <th scope="row">
                <Name
                  {...place}
                  href={may(me, 'functions.get') && recordAddress(tenant, 'events', 'functions', place.id)}
                />
                <small>
                  {place.start_date && <Time at={place.start_date} />}
                  {place.start_date && place.location && ', '}
                  {place.location}
                </small>
              </th>
              {hasFees && <td />}
              <Numbers count={place} name={place.name} />
            </tr>
            {fees.map((fee) => (
              <tr key={fee.id} class="conference-fee">
                <th scope="row">
                  <Name
                    {...fee}
                    href={may(me, 'functionFees.get') && recordAddress(tenant, 'events', 'functionFees', fee.id)}
                  />
                </th>
                <td class="number">{fee.price === undefined ? none : money.format(fee.price)}</td>
                <Numbers count={fee} name={fee.name} />
              </tr>
            ))}
          </tbody>
        ))}
        {places.length > 1 && (
          <tfoot>
            {limited.length > 0 && (
              <tr>
                <th scope="row">
                  {unlimited.length === 0 ? 'All functions' : `${counted(limited.length, 'function')} with a capacity`}
                </th>
                {hasFees && <td />}
                <Numbers count={total} name="All functions with a capacity" />
              </tr>
            )}
            {unlimited.length > 0 && (
              <tr>
                <th scope="row">{counted(unlimited.length, 'function')} without a capacity</th>
                {hasFees && <td />}
                <Numbers
                  count={countOf(null, sum(unlimited.map(({ sold }) => sold)))}
                  name="Functions without a capacity"
                />
              </tr>
            )}
          </tfoot>
        )}
      </table>
    </Scroll>
  );
}

const money = new Intl.NumberFormat(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const Name = ({ name, isHidden, href }: { name: string; isHidden: boolean; href: string | false }) => (
  <>
    {href ? <a href={href}>{name}</a> : name}
    {isHidden && <span class="conference-mark">hidden</span>}
  </>
);

function Numbers({ count: { capacity, sold, left }, name }: { count: Count; name: string }) {
  return (
    <>
      <td class="number">{capacity === null ? <span class="quiet">no limit</span> : capacity.toLocaleString()}</td>
      <td class="number">{sold === undefined ? none : sold.toLocaleString()}</td>
      <td class="number">{left === null || left === undefined ? none : left.toLocaleString()}</td>
      <td>
        {capacity !== null && sold !== undefined && (
          <Bar value={sold} of={capacity} {...stateOf(capacity, left)} label={`${name}: ${sold} of ${capacity} sold`} />
        )}
      </td>
    </>
  );
}

/** Nearly full: at most a tenth is left. */
function stateOf(capacity: number, left: number | null | undefined): { tone?: string; words?: string } {
  if (left === 0) return { tone: 'full', words: 'Sold out' };
  return typeof left === 'number' && left <= capacity / 10 ? { tone: 'nearly', words: 'Nearly full' } : {};
}
