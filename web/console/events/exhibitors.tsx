/** The exhibitors of an event: its floors with their booths, who has which, and how many contacts each may bring. */
import { useState } from 'preact/hooks';
import { AsOf, type Column, counted, ForEvent, none, readAll, Table } from '../conference/shared.js';
import { go, may, type PageProps, recordAddress, withQuery } from '../page.js';
import { Reference } from '../reference.js';
import { Problem, useLoad } from '../ui.js';
import { Left } from './allowance.js';
import { BoothDialog } from './boothDialog.js';
import {
  type Booth,
  boothFields,
  type Exhibitor,
  exhibitorsOf,
  namesOn,
  type State,
  stateOf,
  states,
} from './booths.js';

export const Exhibitors = (props: PageProps) => (
  <ForEvent {...props} page="exhibitors" title="Exhibitors">
    {(event_id) => <OfEvent {...props} event_id={event_id} />}
  </ForEvent>
);

export interface EventProps extends PageProps {
  readonly event_id: string;
}

type Found = Awaited<ReturnType<typeof read>>;

async function read({ gala, me, event_id }: EventProps, signal: AbortSignal) {
  const [floors, booths, exhibitors] = await Promise.all([
    may(me, 'exhibitorShowFloors.listByEvent')
      ? readAll((from) =>
          gala.exhibitorShowFloors.listByEvent({ event_id, fields: 'name,display_order', ...from }, { signal }),
        )
      : [],
    readAll((from) => gala.exhibitorBooths.listByEvent({ event_id, fields: boothFields, ...from }, { signal })),
    may(me, 'exhibitors.listByEvent')
      ? readAll((from) =>
          gala.exhibitors.listByEvent({ event_id, fields: 'name,organization_id,is_active', ...from }, { signal }),
        )
      : [],
  ]);
  // the rules are those of the event: if they limit one exhibitor, they limit all
  const [first] = exhibitors;
  const limits =
    first && may(me, 'exhibitors.getContactAllowance')
      ? (await gala.exhibitors.getContactAllowance({ id: first.id }, { signal }).catch(() => undefined))?.allowances
      : [];
  const byName = <T extends { name?: string }>(one: T, other: T) => letters.compare(one.name ?? '', other.name ?? '');
  return {
    at: new Date(),
    floors: floors.sort(
      (one, other) => (one.display_order ?? 1e9) - (other.display_order ?? 1e9) || byName(one, other),
    ),
    booths: booths.sort((one, other) => (one.number ?? 1e9) - (other.number ?? 1e9) || byName(one, other)),
    exhibitors: exhibitors.sort(byName),
    areLimited: (limits ?? []).length > 0,
  };
}

const letters = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function OfEvent(props: EventProps) {
  const { event_id, query, services } = props;
  const found = useLoad((signal) => read(props, signal), [event_id], `exhibitors of ${event_id}`);
  const [open, setOpen] = useState<string>();
  const { value, error, isLoading, reload } = found;
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  const resource = services.flatMap(({ resources }) => resources).find(({ name }) => name === 'exhibitorBooths');
  if (value === undefined || resource === undefined) return <p aria-busy="true">Loading…</p>;
  const booth = value.booths.find(({ id }) => id === open);
  const only = query.get('state') as State | null;
  const text = query.get('text') ?? '';
  const namesOf = (one: Booth) => namesOn(one, value.exhibitors);
  const isShown = (one: Booth) =>
    (only === null || stateOf(one) === only) &&
    [one.name, String(one.number ?? ''), ...namesOf(one)].some((some) =>
      some?.toLowerCase().includes(text.toLowerCase()),
    );
  const floors = [...value.floors, { id: undefined, name: value.floors.length > 0 ? 'On no floor' : 'Booths' }];
  const known = new Set(value.floors.map(({ id }) => id));
  const on = (floor: string | undefined) =>
    value.booths.filter(({ floor_id = '' }) => (known.has(floor_id) ? floor_id : undefined) === floor);
  const set = (values: Record<string, string>) => go(withQuery(values), { isStep: false });
  const close = () => {
    const last = open;
    setOpen(undefined);
    requestAnimationFrame(() => (document.getElementById(`booth-${last}`) ?? document.getElementById('main'))?.focus());
  };
  return (
    <>
      <AsOf at={value.at} isLoading={isLoading} onAgain={reload} />
      {value.booths.length === 0 ? (
        <p class="empty">This event has no booths yet.</p>
      ) : (
        <>
          <search class="booth-filters">
            <fieldset>
              <legend>{counted(value.booths.length, 'booth')}</legend>
              {([null, ...Object.keys(states)] as (State | null)[]).map((state) => (
                <button
                  key={state}
                  type="button"
                  class="secondary outline small"
                  aria-pressed={only === state}
                  onClick={() => set({ state: state ?? '' })}
                >
                  {state === null
                    ? 'All'
                    : `${states[state].sign} ${countOf(value.booths, state)} ${states[state].words}`}
                </button>
              ))}
            </fieldset>
            <label>
              Booth or exhibitor
              <input type="search" value={text} onInput={({ currentTarget }) => set({ text: currentTarget.value })} />
            </label>
          </search>
          {floors.map(({ id, name }) => {
            const all = on(id);
            const shown = all.filter(isShown);
            if (all.length === 0 && id === undefined) return null;
            return (
              <section key={id}>
                <h2 class="part">
                  {id === undefined ? (
                    name
                  ) : (
                    <a href={recordAddress(props.tenant, 'events', 'exhibitorShowFloors', id)}>{name}</a>
                  )}{' '}
                  <small class="quiet">{summary(all)}</small>
                </h2>
                {shown.length === 0 ? (
                  <p class="quiet">{all.length === 0 ? 'No booths.' : 'No booth here matches.'}</p>
                ) : (
                  <ul class="board">
                    {shown.map((one) => (
                      <li key={one.id}>
                        <Tile booth={one} names={namesOf(one)} onOpen={() => setOpen(one.id)} />
                      </li>
                    ))}
                  </ul>
                )}
              </section>
            );
          })}
        </>
      )}
      {value.exhibitors.length > 0 && <People {...props} found={value} />}
      {booth && (
        <BoothDialog
          {...props}
          resource={resource}
          booth={booth}
          exhibitors={value.exhibitors}
          onChanged={reload}
          onClose={close}
        />
      )}
    </>
  );
}

const countOf = (booths: readonly Booth[], state: State) => booths.filter((one) => stateOf(one) === state).length;

function summary(booths: readonly Booth[]): string {
  const parts = (Object.keys(states) as State[])
    .map((state) => [countOf(booths, state), states[state].words] as const)
    .filter(([count]) => count > 0);
  return [counted(booths.length, 'booth'), ...parts.map(([count, words]) => `${count} ${words}`)].join(' · ');
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

function Tile({ booth, names, onOpen }: { booth: Booth; names: readonly string[]; onOpen: () => void }) {
  const state = stateOf(booth);
  const until = state === 'held' && booth.hold_expiration && `until ${day.format(new Date(booth.hold_expiration))}`;
  const called = booth.name?.trim() || String(booth.number ?? booth.id);
  return (
    <button type="button" id={`booth-${booth.id}`} class={`booth ${state}`} onClick={onOpen}>
      <strong dir="auto">{called}</strong>
      <span>
        {states[state].sign} {states[state].words} {until}
      </span>
      {names.length > 0 && <span dir="auto">{names.join(', ')}</span>}
    </button>
  );
}

interface Row extends Pick<Exhibitor, 'id'> {
  readonly name: string;
  readonly booths: readonly Booth[];
}

/** All exhibitors, those without a booth first. */
function People({ found, ...props }: EventProps & { found: Found }) {
  const { tenant } = props;
  const booths = new Map<string, Booth[]>();
  for (const booth of found.booths)
    for (const { id } of exhibitorsOf(booth, found.exhibitors)) booths.set(id, [...(booths.get(id) ?? []), booth]);
  const rows = found.exhibitors.map(
    ({ id, name }): Row => ({ id, name: name?.trim() || id, booths: booths.get(id) ?? [] }),
  );
  const without = rows.filter((row) => row.booths.length === 0).length;
  const columns: readonly Column<Row>[] = [
    {
      name: 'Exhibitor',
      isHead: true,
      by: ({ name }) => name,
      cell: ({ id, name }) => (
        <a href={recordAddress(tenant, 'events', 'exhibitors', id)} dir="auto">
          {name}
        </a>
      ),
    },
    {
      name: 'Booths',
      by: (row) => row.booths.length,
      cell: (row) =>
        row.booths.length === 0 ? (
          <span class="conference-mark nearly">no booth</span>
        ) : (
          row.booths.map((booth, index) => (
            <span key={booth.id}>
              {index > 0 && ', '}
              <a href={recordAddress(tenant, 'events', 'exhibitorBooths', booth.id)}>{booth.name ?? booth.number}</a>
            </span>
          ))
        ),
    },
    ...(found.areLimited
      ? [{ name: 'Contacts', cell: ({ id }: Row) => <Contacts key={id} {...props} id={id} at={found.at} /> }]
      : []),
  ];
  return (
    <section>
      <h2 class="part">
        {counted(rows.length, 'exhibitor')}{' '}
        {without > 0 && <small class="quiet">{counted(without, 'has', 'have')} no booth</small>}
      </h2>
      <Table label="Exhibitors" columns={columns} rows={rows} keyOf={({ id }) => id} order={['Booths', 1]} />
    </section>
  );
}

/** Used and left of each type; one request for each exhibitor that is shown. */
function Contacts({ gala, me, tenant, services, id, at }: EventProps & { id: string; at: Date }) {
  const allowance = useLoad(
    (signal) => gala.exhibitors.getContactAllowance({ id }, { signal }),
    [id, at],
    `contact allowance of ${id}`,
  );
  if (allowance.error !== undefined) return none;
  return (
    <>
      {allowance.value?.allowances.map(
        ({ contact_type_id, number_of_contacts: used, maximum_number_of_contacts: most }) => (
          <div key={contact_type_id}>
            {used} of {most}{' '}
            <Reference {...{ gala, me, tenant, services }} target="exhibitorContactTypes" id={contact_type_id} />{' '}
            <Left used={used} most={most} />
          </div>
        ),
      )}
    </>
  );
}
