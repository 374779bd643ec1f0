/** The exhibitors of an event: its floors with their booths, who has which, and how many contacts each may bring. */
import { type ComponentChildren, Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { counted, ForEvent, readAll } from '../conference/shared.js';
import { capitalized } from '../document.js';
import { address, go, may, type PageProps, recordAddress, withQuery } from '../page.js';
import { Current, Loaded, useLoad } from '../ui.js';
import { type Booth, boothFields, type Exhibitor, exhibitorsOf, type State, stateOf, states } from './booth.js';
import { BoothDialog } from './boothDialog.js';
import { People } from './exhibitors.js';

export const Booths = (props: PageProps) => (
  <ForEvent {...props} page="exhibitors" title="Booths">
    {(event_id) => <OfEvent {...props} event_id={event_id} />}
  </ForEvent>
);

interface EventProps extends PageProps {
  readonly event_id: string;
}

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
  type Placed = { name?: string; number?: number; display_order?: number };
  const byPlace = (one: Placed, other: Placed) =>
    (one.number ?? one.display_order ?? 1e9) - (other.number ?? other.display_order ?? 1e9) ||
    letters.compare(one.name ?? '', other.name ?? '');
  return {
    at: new Date(),
    floors: floors.sort(byPlace),
    booths: booths.map((one) => ({ ...one, name: one.name?.trim() || String(one.number ?? one.id) })).sort(byPlace),
    exhibitors: exhibitors.map((one) => ({ ...one, name: one.name?.trim() || one.id })).sort(byPlace),
    areLimited: (limits ?? []).length > 0,
  };
}

const letters = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function OfEvent(props: EventProps) {
  const { event_id, query, services, tenant } = props;
  const loading = useLoad((signal) => read(props, signal), [event_id], `exhibitors of ${event_id}`);
  const { value, reload } = loading;
  const [open, setOpen] = useState<string>();
  const resource = services.flatMap(({ resources }) => resources).find(({ name }) => name === 'exhibitorBooths');
  if (value === undefined || resource === undefined) return <Loaded from={loading}>{() => null}</Loaded>;
  const { booths, exhibitors } = value;
  const booth = booths.find(({ id }) => id === open);
  const only = query.get('state') ?? '';
  const text = query.get('text') ?? '';
  const isShown = (one: Booth) =>
    (only === '' || stateOf(one) === only) &&
    [one.name, String(one.number ?? ''), ...namesOn(one, exhibitors)].some((some) =>
      some?.toLowerCase().includes(text.toLowerCase()),
    );
  const known = new Set(value.floors.map(({ id }) => id));
  const nowhere = booths.filter(({ floor_id = '' }) => !known.has(floor_id));
  const set = (values: Record<string, string>) => go(withQuery(values), { isStep: false });
  const section = (heading: ComponentChildren, all: readonly Booth[]) => (
    <section>
      <h2 class="part">
        {heading} <small class="quiet">{summary(all)}</small>
      </h2>
      <ul class="board">
        {all.filter(isShown).map((one) => (
          <li key={one.id}>
            <Tile booth={one} names={namesOn(one, exhibitors)} onOpen={() => setOpen(one.id)} />
          </li>
        ))}
      </ul>
      {!all.some(isShown) && <p class="quiet">{all.length === 0 ? 'No booths.' : 'No booth here matches.'}</p>}
    </section>
  );
  return (
    <>
      <Current from={loading}>{() => null}</Current>
      <nav class="related" aria-label="Related records">
        {lists.map((name) => (
          <List key={name} {...props} name={name} values={{ event_id }} />
        ))}
        {exhibitors.length > 0 && (
          <button type="button" class="secondary outline small" onClick={() => document.getElementById('who')?.focus()}>
            Who has no booth?
          </button>
        )}
      </nav>
      {booths.length === 0 ? (
        <p class="empty">This event has no booths yet.</p>
      ) : (
        <>
          <search class="booth-filters">
            <fieldset>
              <legend>{counted(booths.length, 'booth')}</legend>
              {(['', ...names] as const).map((state) => (
                <button
                  key={state}
                  type="button"
                  class="secondary outline small"
                  aria-pressed={only === state}
                  onClick={() => set({ state })}
                >
                  {state === '' ? 'All' : `${states[state].sign} ${countOf(booths, state)} ${states[state].words}`}
                </button>
              ))}
            </fieldset>
            <label>
              Booth or exhibitor
              <input type="search" value={text} onInput={({ currentTarget }) => set({ text: currentTarget.value })} />
            </label>
          </search>
          {value.floors.map(({ id, name }) => (
            <Fragment key={id}>
              {section(
                <a href={recordAddress(tenant, 'events', 'exhibitorShowFloors', id)}>{name}</a>,
                booths.filter(({ floor_id }) => floor_id === id),
              )}
            </Fragment>
          ))}
          {nowhere.length > 0 && section(known.size > 0 ? 'On no floor' : 'Booths', nowhere)}
        </>
      )}
      {exhibitors.length > 0 && <People {...props} {...value} />}
      {booth && (
        <BoothDialog
          {...{ ...props, resource, booth, exhibitors }}
          onChanged={reload}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

const lists = ['exhibitorShowFloors', 'exhibitorBooths', 'exhibitors', 'exhibitorSettings'];

/** The records of the event, and the form of a new one. */
function List({ me, tenant, services, name, values }: EventProps & { name: string; values: Record<string, string> }) {
  const resource = services.flatMap(({ resources }) => resources).find((one) => one.name === name);
  const to = address(tenant, 'events', name);
  const query = new URLSearchParams(values);
  if (resource === undefined || !may(me, `${name}.list`)) return null;
  return (
    <span>
      <a href={resource.operations.has('listByEvent') ? `${to}?${query}` : to}>{capitalized(resource.plural)}</a>
      {may(me, `${name}.create`) && (
        <a href={`${to}/new?${query}`} aria-label={`New ${resource.noun}`} title={`New ${resource.noun}`}>
          +
        </a>
      )}
    </span>
  );
}

const names = Object.keys(states) as readonly State[];

const countOf = (booths: readonly Booth[], state: State) => booths.filter((one) => stateOf(one) === state).length;

const summary = (booths: readonly Booth[]) =>
  [
    counted(booths.length, 'booth'),
    ...names
      .filter((state) => countOf(booths, state) > 0)
      .map((state) => `${countOf(booths, state)} ${states[state].words}`),
  ].join(' · ');

/** What they are called who have the booth, or for whom it is held. */
function namesOn(booth: Booth, exhibitors: readonly Exhibitor[]): string[] {
  const found = exhibitorsOf(booth, exhibitors).map(({ name }) => name ?? '');
  return found.length === 0 && stateOf(booth) === 'held' ? [String(booth.holding_organization_id)] : found;
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

function Tile({ booth, names, onOpen }: { booth: Booth; names: readonly string[]; onOpen: () => void }) {
  const state = stateOf(booth);
  const until = state === 'held' && booth.hold_expiration && `until ${day.format(new Date(booth.hold_expiration))}`;
  return (
    <button type="button" class={`booth ${state}`} onClick={onOpen}>
      <strong dir="auto">{booth.name}</strong>
      <span>
        {states[state].sign} {states[state].words} {until}
      </span>
      {names.length > 0 && <span dir="auto">{names.join(', ')}</span>}
    </button>
  );
}
