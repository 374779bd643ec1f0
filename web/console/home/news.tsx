/** What is new in a tenant: each block asks for little, and shows only what the caller may see. */
import type { ComponentChildren } from 'preact';
import { Bar, clock, counted, mayAll } from '../conference/shared.js';
import { type Resource, type Service, titleFields, titleOf } from '../document.js';
import { address, type Gala, type Me, may, recordAddress } from '../page.js';
import { listing } from '../session.js';
import { Problem, Time, useLoad } from '../ui.js';

export interface NewsProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly tenant: string;
  readonly services: readonly Service[];
}

interface BlockProps<T> {
  readonly title: string;
  /** The address of the page that has more. */
  readonly to?: string | undefined;
  /** Undefined if there is nothing to tell, or the caller may not see it. */
  readonly load: (signal: AbortSignal) => Promise<T | undefined> | undefined;
  readonly about?: readonly unknown[];
  readonly tone?: 'bad';
  readonly children: (value: T) => ComponentChildren;
}

function Block<T>({ title, to, load, about = [], tone, children }: BlockProps<T>) {
  const { value, error, reload } = useLoad(async (signal) => (await load(signal)) ?? null, about, `news ${title}`);
  if (error === undefined && (value ?? undefined) === undefined) return null;
  return (
    <section class={`home-block ${tone ?? ''}`}>
      <h2>{to === undefined ? title : <a href={to}>{title}</a>}</h2>
      {error !== undefined ? <Problem error={error} retry={reload} /> : children(value as T)}
    </section>
  );
}

/** Records of the tenant, if the caller may list all of them. */
async function some<T>({ gala, me }: NewsProps, signal: AbortSignal, resource: string, fields: string): Promise<T[]> {
  if (!mayAll(me, `${resource}.list`)) return [];
  const page = await listing(gala, resource, 'list')({ limit: 100, fields, sort: '-sys_created_at' }, { signal });
  return page.items as T[];
}

type Page = { items: Record<string, unknown>[]; next: string | undefined; total: number | undefined };
type From = { limit: number; count?: boolean; exclusiveStartKey?: string };

/** As many records are looked at, by their thousands: of more, only their number is told. */
const mostPages = 4;

/** How many records have which value of a field. @param read one page of them, with that field */
async function tally(field: string, read: (from: From) => Promise<Page>) {
  const counts: Record<string, number> = {};
  let page = await read({ limit: 1000, count: true });
  const { total = 0 } = page;
  for (let n = 1; ; n++) {
    for (const item of page.items) counts[String(item[field])] = (counts[String(item[field])] ?? 0) + 1;
    if (page.next === undefined) return { total, counts };
    if (n === mostPages || total > mostPages * 1000) return { total };
    page = await read({ limit: 1000, exclusiveStartKey: page.next });
  }
}

interface Event {
  readonly id: string;
  readonly name?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

export function News({ changes, ...props }: NewsProps & { changes: Awaited<ReturnType<typeof latest>> }) {
  const { me, tenant } = props;
  const events = useLoad(
    (signal) => some<Event>(props, signal, 'events', 'name,start_date,end_date'),
    [],
    'news events',
  );
  const now = new Date().toISOString();
  const next = (events.value ?? [])
    .filter(({ start_date, end_date = start_date }) => (end_date ?? '') > now)
    .sort((one, other) => (one.start_date ?? '~').localeCompare(other.start_date ?? '~'))[0];
  return (
    <div class="home-news">
      <div class="home-blocks">
        <FailedMails {...props} />
        <Block
          title="Reviews"
          to={may(me, 'abstractReviews.listByEvent') ? address(tenant, 'reviewing') : undefined}
          load={(signal) => openRounds(props, signal)}
        >
          {(rounds) =>
            rounds.map(({ id, event_id, name, done, total }) => (
              <p key={id}>
                <a href={address(tenant, 'reviewing', event_id, id)}>{name}</a>
                {done === undefined ? `: ${counted(total, 'review')}` : `: ${done} of ${counted(total, 'review')} done`}
                {done !== undefined && <Bar value={done} of={total} label={name} />}
              </p>
            ))
          }
        </Block>
        <Block
          title="Decisions"
          to={address(tenant, 'events', 'abstracts')}
          load={(signal) => decisions(props, signal)}
        >
          {({ accepted, declined, open, total }) => (
            <p>
              {counted(total, 'abstract')}
              {open !== undefined && `: ${accepted} accepted, ${declined} declined, ${open} undecided`}
              {open !== undefined && <Bar value={total - open} of={total} label="Abstracts that are decided" />}
            </p>
          )}
        </Block>
        <Block
          title="Letters of reference"
          to={address(tenant, 'awards', 'references')}
          load={(signal) => letters(props, signal)}
        >
          {({ missing, declined, total }) => (
            <p>
              {counted(total, 'letter')}
              {missing !== undefined && `: ${missing === 0 ? 'none' : missing} missing, ${declined} declined`}
              {missing !== undefined && <Bar value={total - missing} of={total} label="Letters that are here" />}
            </p>
          )}
        </Block>
        {next !== undefined && (
          <Block
            title="Places left"
            to={may(me, 'functions.availability') ? address(tenant, 'places', next.id) : undefined}
            load={(signal) => places(props, next.id, signal)}
            about={[next.id]}
          >
            {(all) => (
              <ul>
                {all.map(({ id, name, capacity, remaining }) => (
                  <li key={id}>
                    <a href={recordAddress(tenant, 'events', 'functions', id)}>{name}</a>
                    {remaining === 0 ? ': full' : `: ${remaining} of ${capacity} left`}
                    <Bar value={capacity - remaining} of={capacity} label={name} tone={remaining === 0 ? 'full' : ''} />
                  </li>
                ))}
              </ul>
            )}
          </Block>
        )}
        {events.value !== undefined && <NextDates {...props} events={events.value} />}
      </div>
      {changes.length > 0 && (
        <section class="home-block">
          <h2>Latest changes</h2>
          <ul>
            {changes.map(({ resource, record }) => (
              <li key={record.id}>
                <a href={recordAddress(tenant, resource.service, resource.name, record.id)} dir="auto">
                  {titleOf(resource, record)}
                </a>
                <small>
                  {resource.noun} {record.sys_version === 1 ? 'added' : 'changed'}{' '}
                  <When at={record.sys_last_modified_at} />
                </small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function NextDates({ events, ...props }: NewsProps & { events: readonly Event[] }) {
  return (
    <Block title="Next dates" load={(signal) => dates(props, events, signal)}>
      {(all) => (
        <ul>
          {all.map(({ at, what, to }) => (
            <li key={`${at} ${what}`}>
              <a href={to}>{what}</a>
              <small>
                <Time at={at} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}

/** A time of today without the day. */
function When({ at }: { at: string }) {
  const date = new Date(at);
  return date.toDateString() === new Date().toDateString() ? <>today at {clock.format(date)}</> : <Time at={at} />;
}

const nothing = <T,>(all: readonly T[]) => (all.length === 0 ? undefined : all);

function FailedMails({ gala, me, tenant }: NewsProps) {
  const to = `${address(tenant, 'mail')}?state=failed`;
  const load = async (signal: AbortSignal) => {
    if (!may(me, 'messages.list')) return undefined;
    const { items, next } = await gala.messages.list({ state: 'failed', limit: 20 }, { signal });
    return items.length === 0 ? undefined : { items, isAll: next === undefined };
  };
  return (
    <Block title="E-mails that did not arrive" to={to} tone="bad" load={load}>
      {({ items, isAll }) => (
        <ul>
          {items.slice(0, 3).map(({ id, to: person, subject }) => (
            <li key={id}>
              <a href={address(tenant, 'mail', id)} dir="auto">
                {subject}
              </a>
              <small>to {person}</small>
            </li>
          ))}
          {items.length > 3 && (
            <li>
              <a href={to}>{isAll ? `and ${items.length - 3} more` : 'and many more'}</a>
            </li>
          )}
        </ul>
      )}
    </Block>
  );
}

async function openRounds(props: NewsProps, signal: AbortSignal) {
  const { gala, me } = props;
  if (!mayAll(me, 'abstractReviews.listByReviewRound')) return undefined;
  type Round = { id: string; name?: string; status?: string; event_id: string };
  const rounds = await some<Round>(props, signal, 'abstractReviewRounds', 'name,status,event_id');
  const open = rounds.filter(({ status }) => status === 'open').slice(0, 3);
  const found = open.map(async ({ id, name = id, event_id }) => {
    const { total, counts } = await tally('status', (from) =>
      gala.abstractReviews.listByReviewRound({ review_round_id: id, fields: 'status', ...from }, { signal }),
    );
    return { id, event_id, name, total, done: counts && (counts.completed ?? 0) };
  });
  return nothing(await Promise.all(found));
}

async function decisions({ gala, me }: NewsProps, signal: AbortSignal) {
  if (!mayAll(me, 'abstracts.list')) return undefined;
  const { total, counts } = await tally('review_status', (from) =>
    gala.abstracts.list({ fields: 'review_status', ...from }, { signal }),
  );
  if (total === 0) return undefined;
  const { accepted = 0, declined = 0 } = counts ?? {};
  return { accepted, declined, total, open: counts && total - accepted - declined };
}

async function letters({ gala, me }: NewsProps, signal: AbortSignal) {
  if (!mayAll(me, 'references.list')) return undefined;
  const { total, counts } = await tally('status', (from) =>
    gala.references.list({ fields: 'status', ...from }, { signal }),
  );
  return total === 0 ? undefined : { total, declined: counts?.declined ?? 0, missing: counts && (counts.pending ?? 0) };
}

/** As many functions are asked how much is left of them. */
const mostAsked = 6;

/** The fullest first. */
async function places({ gala, me }: NewsProps, event_id: string, signal: AbortSignal) {
  if (!mayAll(me, 'functions.listByEvent') || !may(me, 'functions.availability')) return undefined;
  const fields = 'name,enable_capacity,is_cancelled,is_active,hide_from_portal';
  const { items } = await gala.functions.listByEvent({ event_id, fields, limit: 100 }, { signal });
  const limited = items.filter(({ enable_capacity, is_cancelled }) => enable_capacity && !is_cancelled);
  const mayCount = may(me, 'functionTickets.sellHidden');
  const asked = limited.filter(
    ({ is_active = true, hide_from_portal = false }) => mayCount || (is_active && !hide_from_portal),
  );
  const all = asked.slice(0, mostAsked).map(async ({ id, name = id }) => {
    const { capacity, remaining } = await gala.functions.availability({ id }, { signal });
    return capacity == null || remaining == null ? [] : [{ id, name, capacity, remaining }];
  });
  const found = (await Promise.all(all)).flat();
  return nothing(found.sort((one, other) => one.remaining / one.capacity - other.remaining / other.capacity));
}

async function dates(props: NewsProps, events: readonly Event[], signal: AbortSignal) {
  const { tenant } = props;
  type Call = { id: string; name: string; submissions_close_at?: string; available_until?: string };
  const [submissions, calls] = await Promise.all([
    some<Call>(props, signal, 'abstractSubmissionProcesses', 'name,submissions_close_at'),
    some<Call>(props, signal, 'applicationProcesses', 'name,available_until'),
  ]);
  const of = (service: string, resource: string, id: string, what: string, at?: string) =>
    at === undefined ? [] : [{ at, what, to: recordAddress(tenant, service, resource, id) }];
  const all = [
    ...events.flatMap(({ id, name, start_date }) => of('events', 'events', id, `${name ?? id} begins`, start_date)),
    ...submissions.flatMap(({ id, name, submissions_close_at: at }) =>
      of('events', 'abstractSubmissionProcesses', id, `${name} closes`, at),
    ),
    ...calls.flatMap(({ id, name, available_until: at }) =>
      of('awards', 'applicationProcesses', id, `${name} closes`, at),
    ),
  ];
  const now = Date.now();
  const coming = all
    .filter(({ at }) => Date.parse(at) > now)
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return nothing(coming.slice(0, 5));
}

interface Changed {
  readonly id: string;
  readonly sys_version: number;
  readonly sys_last_modified_at: string;
}

const watched = 'awards applications references events abstracts abstractReviews functionTickets exhibitors'.split(' ');

/** The latest changes, of each resource a few; none in an empty tenant. */
export async function latest({ gala, me, services }: NewsProps, signal: AbortSignal) {
  const resources = services
    .flatMap((service) => service.resources)
    .filter(({ name }) => watched.includes(name) && mayAll(me, `${name}.list`));
  const pages = resources.map(async (resource: Resource) => {
    const fields = [...titleFields(resource), 'sys_version', 'sys_last_modified_at'].join();
    const asked = { limit: 3, sort: '-sys_last_modified_at', fields };
    const { items } = await listing(gala, resource.name, 'list')(asked, { signal });
    return items.map((record) => ({ resource, record: record as unknown as Changed & Record<string, unknown> }));
  });
  const at = ({ record }: { record: Changed }) => record.sys_last_modified_at;
  const all = (await Promise.all(pages)).flat();
  return all.sort((one, other) => at(other).localeCompare(at(one))).slice(0, 8);
}
