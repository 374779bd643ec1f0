/** The exhibitors of an event: its floors with their booths, who has which, and how many contacts each may bring. */
import { Chips } from '../chips.js';
import { counted, ForEvent, readAll } from '../conference/shared.js';
import { may, type PageProps, recordAddress } from '../page.js';
import { Related } from '../related.js';
import { Current, useLoad } from '../ui.js';
import { type Booth, boothFields, type Exhibitor, exhibitorsOf, type State, stateOf, states } from './booth.js';
import { People } from './exhibitors.js';

/** `#/acme/exhibitors/EVENT?state=free&find=acme` */
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
  const ofEvents = services.flatMap(({ resources }) => resources).find(({ name }) => name === 'events');
  const only = query.get('state') ?? '';
  const text = (query.get('find') ?? '').trim().toLowerCase();
  return (
    <Current from={loading}>
      {({ floors, booths, exhibitors, areLimited }) => {
        const isShown = (one: Booth) =>
          (only === '' || stateOf(one) === only) &&
          [one.name, String(one.number ?? ''), ...namesOn(one, exhibitors)].some((some) =>
            some?.toLowerCase().includes(text),
          );
        const known = new Set(floors.map(({ id }) => id));
        const nowhere = { id: '', name: floors.length > 0 ? 'On no floor' : 'Booths' };
        return (
          <>
            {ofEvents && <Related {...props} resource={ofEvents} id={event_id} only={lists} />}
            {booths.length + floors.length === 0 && (
              <p>This event has no booths yet. Begin with a floor of the show, and make its booths from its page.</p>
            )}
            <Chips
              query={query}
              name="state"
              choices={[
                ['', `All ${booths.length}`],
                ...names.map((state) => [state, inState(booths, state)] as const),
              ]}
              find="Booth or exhibitor"
            />
            {[...floors, nowhere].map(({ id, name }) => {
              const own = booths.filter(({ floor_id = '' }) => (id ? floor_id === id : !known.has(floor_id)));
              if (own.length === 0 && id === '') return null;
              return (
                <section key={id}>
                  <h2 class="part">
                    {id ? <a href={recordAddress(tenant, 'events', 'exhibitorShowFloors', id)}>{name}</a> : name}{' '}
                    <small class="quiet">{summary(own)}</small>
                  </h2>
                  <ul class="plain board">
                    {own.filter(isShown).map((one) => (
                      <li key={one.id}>
                        <Tile {...props} booth={one} names={namesOn(one, exhibitors)} />
                      </li>
                    ))}
                  </ul>
                  {own.length > 0 && !own.some(isShown) && <p class="quiet">No booth here matches.</p>}
                </section>
              );
            })}
            {exhibitors.length > 0 && <People {...props} {...{ booths, exhibitors, areLimited }} at={loading.at} />}
          </>
        );
      }}
    </Current>
  );
}

const lists = ['exhibitorShowFloors', 'exhibitorBooths', 'exhibitors', 'exhibitorSettings'];

const names = Object.keys(states) as readonly State[];

/** `3 on hold` */
const inState = (booths: readonly Booth[], state: State) =>
  `${booths.filter((one) => stateOf(one) === state).length} ${states[state].words}`;

const summary = (booths: readonly Booth[]) =>
  [counted(booths.length, 'booth'), ...names.map((state) => inState(booths, state))]
    .filter((part) => !part.startsWith('0 '))
    .join(' · ');

/** What they are called who have the booth, or for whom it is held. */
function namesOn(booth: Booth, exhibitors: readonly Exhibitor[]): string[] {
  const found = exhibitorsOf(booth, exhibitors).map(({ name }) => name ?? '');
  return found.length === 0 && stateOf(booth) === 'held' ? [String(booth.holding_organization_id)] : found;
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });

function Tile({ tenant, booth, names }: PageProps & { booth: Booth; names: readonly string[] }) {
  const state = stateOf(booth);
  const until = state === 'held' && booth.hold_expiration && `until ${day.format(new Date(booth.hold_expiration))}`;
  const to = recordAddress(tenant, 'events', 'exhibitorBooths', booth.id);
  return (
    <a class={`booth ${states[state].tone}`} href={to}>
      <strong dir="auto">{booth.name}</strong>
      <span>
        {states[state].sign} {states[state].words} {until}
      </span>
      {names.length > 0 && <span dir="auto">{names.join(', ')}</span>}
    </a>
  );
}
