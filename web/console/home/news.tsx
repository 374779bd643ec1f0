/** What is new in a tenant: each block asks for little, and shows only what the caller may see. */
import type { ComponentChildren } from 'preact';
import { Bar, clock, counted, mayAll } from '../conference/shared.js';
import { type Service, titleFields, titleOf } from '../document.js';
import { address, type Gala, type Me, may, recordAddress } from '../page.js';
import { listing } from '../session.js';
import { Problem, Time, useLoad } from '../ui.js';

export interface NewsProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly tenant: string;
  readonly services: readonly Service[];
}

export interface Row {
  readonly text: string;
  /** Where the text leads. */
  readonly to?: string;
  /** What follows it. */
  readonly rest?: string;
  readonly small?: ComponentChildren;
  readonly bar?: { readonly value: number; readonly of: number; readonly tone?: string };
}

interface Block {
  readonly title: string;
  /** The page that has more, and the permission that it needs. */
  readonly page?: readonly [needs: string, ...path: string[]];
  readonly isBad?: boolean;
  /** Nothing for callers who may not see it. */
  readonly read: (props: NewsProps, signal: AbortSignal) => Promise<readonly Row[]>;
}

const blocks: readonly Block[] = [
  { title: 'E-mails that did not arrive', page: ['messages.list', 'mail'], isBad: true, read: failedMails },
  { title: 'Reviews', page: ['abstractReviews.listByEvent', 'reviewing'], read: openRounds },
  { title: 'Decisions', page: ['abstracts.list', 'events', 'abstracts'], read: decisions },
  { title: 'Letters of reference', page: ['referenceProcesses.listByAward', 'letters'], read: letters },
  { title: 'Places left', page: ['functions.availability', 'places'], read: places },
  { title: 'Next dates', read: nextDates },
];

export const News = ({ changes, ...props }: NewsProps & { changes: readonly Row[] }) => (
  <div class="home-news">
    <div class="home-blocks">
      {blocks.map((block) => (
        <Told key={block.title} {...props} block={block} />
      ))}
    </div>
    {changes.length > 0 && (
      <section class="home-block">
        <h2>Latest changes</h2>
        <Rows rows={changes} />
      </section>
    )}
  </div>
);

function Told({ block: { title, page, isBad = false, read }, ...props }: NewsProps & { block: Block }) {
  const { value, error, reload } = useLoad((signal) => read(props, signal), [], `news ${title}`);
  if (error === undefined && !value?.length) return null;
  const [needs = '', ...path] = page ?? [];
  return (
    <section class={`home-block ${isBad ? 'bad' : ''}`}>
      <h2>{may(props.me, needs) ? <a href={address(props.tenant, ...path)}>{title}</a> : title}</h2>
      {error === undefined ? <Rows rows={value ?? []} /> : <Problem error={error} retry={reload} />}
    </section>
  );
}

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul>
    {rows.map(({ text, to, rest, small, bar }, n) => (
      <li key={String(n)}>
        <span dir="auto">{to === undefined ? text : <a href={to}>{text}</a>}</span>
        {rest}
        {small !== undefined && <small>{small}</small>}
        {bar !== undefined && <Bar {...bar} label={text} />}
      </li>
    ))}
  </ul>
);

/** The newest records of a resource, if the caller may list those of everyone. */
async function newest<T>({ gala, me }: NewsProps, signal: AbortSignal, resource: string, fields: string): Promise<T[]> {
  if (!mayAll(me, `${resource}.list`)) return [];
  const page = await listing(gala, resource, 'list')({ limit: 100, fields, sort: '-sys_created_at' }, { signal });
  return page.items as T[];
}

type Read = (from: { limit: number; count?: boolean; exclusiveStartKey?: string }) => Promise<{
  readonly items: readonly object[];
  readonly next: string | undefined;
  readonly total: number | undefined;
}>;

/** As many records are looked at, by their thousands: of more, only their number is told. */
const mostPages = 4;

/** How many records have which value of a field. @param read one page of them, with that field */
async function tally(field: string, read: Read) {
  const counts: Record<string, number> = {};
  let page = await read({ limit: 1000, count: true });
  const { total = 0 } = page;
  for (let n = 1; ; n++) {
    for (const { [field]: value } of page.items as Record<string, string>[])
      counts[value ?? ''] = (counts[value ?? ''] ?? 0) + 1;
    if (page.next === undefined) return { total, counts };
    if (n === mostPages || total > mostPages * 1000) return { total };
    page = await read({ limit: 1000, exclusiveStartKey: page.next });
  }
}

async function failedMails({ gala, me, tenant }: NewsProps, signal: AbortSignal): Promise<Row[]> {
  if (!may(me, 'messages.list')) return [];
  const { items, next } = await gala.messages.list({ state: 'failed', limit: 20 }, { signal });
  const rows = items.slice(0, 3).map(({ id, to, subject }) => {
    return { text: subject, to: address(tenant, 'mail', id), small: `to ${to}` };
  });
  const others = next === undefined ? `${items.length - 3} more` : 'Many more';
  return items.length > 3 ? [...rows, { text: others, to: `${address(tenant, 'mail')}?state=failed` }] : rows;
}

async function openRounds(props: NewsProps, signal: AbortSignal): Promise<Row[]> {
  const { gala, me, tenant } = props;
  if (!mayAll(me, 'abstractReviews.listByReviewRound')) return [];
  type Round = { id: string; name?: string; status?: string; event_id: string };
  const rounds = await newest<Round>(props, signal, 'abstractReviewRounds', 'name,status,event_id');
  const open = rounds.filter(({ status }) => status === 'open').slice(0, 3);
  return await Promise.all(
    open.map(async ({ id, name = id, event_id }) => {
      const { total, counts } = await tally('status', (from) =>
        gala.abstractReviews.listByReviewRound({ review_round_id: id, fields: 'status', ...from }, { signal }),
      );
      const row = { text: name, to: address(tenant, 'reviewing', event_id, id) };
      if (counts === undefined) return { ...row, rest: `: ${counted(total, 'review')}` };
      const { completed: done = 0 } = counts;
      return { ...row, rest: `: ${done} of ${counted(total, 'review')} done`, bar: { value: done, of: total } };
    }),
  );
}

async function decisions({ gala, me }: NewsProps, signal: AbortSignal): Promise<Row[]> {
  if (!mayAll(me, 'abstracts.list')) return [];
  const { total, counts } = await tally('review_status', (from) =>
    gala.abstracts.list({ fields: 'review_status', ...from }, { signal }),
  );
  const text = counted(total, 'abstract');
  if (total === 0 || counts === undefined) return total === 0 ? [] : [{ text }];
  const { accepted = 0, declined = 0 } = counts;
  const decided = accepted + declined;
  const rest = `: ${accepted} accepted, ${declined} declined, ${total - decided} undecided`;
  return [{ text, rest, bar: { value: decided, of: total } }];
}

async function letters({ gala, me }: NewsProps, signal: AbortSignal): Promise<Row[]> {
  if (!mayAll(me, 'references.list')) return [];
  const { total, counts } = await tally('status', (from) =>
    gala.references.list({ fields: 'status', ...from }, { signal }),
  );
  const text = counted(total, 'letter');
  if (total === 0 || counts === undefined) return total === 0 ? [] : [{ text }];
  const { pending = 0, declined = 0 } = counts;
  return [{ text, rest: `: ${pending} missing, ${declined} declined`, bar: { value: total - pending, of: total } }];
}

interface Event {
  readonly id: string;
  readonly name?: string;
  readonly start_date?: string;
  readonly end_date?: string;
}

const isComing = (at: string | undefined) => Date.parse(at ?? '') > Date.now();
const byTime = (one = '', other = '') => Date.parse(one) - Date.parse(other);

/** Of the next event, of as many functions with a capacity: the fullest first. */
async function places(props: NewsProps, signal: AbortSignal): Promise<Row[]> {
  const { gala, me, tenant } = props;
  if (!mayAll(me, 'functions.listByEvent') || !may(me, 'functions.availability')) return [];
  const events = await newest<Event>(props, signal, 'events', 'start_date,end_date');
  const coming = events.filter(({ start_date, end_date = start_date }) => isComing(end_date));
  const [event] = coming.sort((one, other) => byTime(one.start_date, other.start_date));
  if (event === undefined) return [];
  const fields = 'name,enable_capacity,is_cancelled,is_active,hide_from_portal';
  const { items } = await gala.functions.listByEvent({ event_id: event.id, fields, limit: 100 }, { signal });
  const mayCount = may(me, 'functionTickets.sellHidden');
  const asked = items.filter(
    ({ enable_capacity, is_cancelled, is_active = true, hide_from_portal = false }) =>
      enable_capacity && !is_cancelled && (mayCount || (is_active && !hide_from_portal)),
  );
  const all = asked.slice(0, 6).map(async ({ id, name = id }) => {
    const { capacity, remaining } = await gala.functions.availability({ id }, { signal });
    return capacity == null || remaining == null ? [] : [{ id, name, capacity, remaining }];
  });
  const fullest = (await Promise.all(all))
    .flat()
    .sort((one, other) => one.remaining / one.capacity - other.remaining / other.capacity);
  return fullest.map(({ id, name, capacity, remaining }) => ({
    text: name,
    to: recordAddress(tenant, 'events', 'functions', id),
    rest: remaining === 0 ? ': full' : `: ${remaining} of ${capacity} left`,
    bar: { value: capacity - remaining, of: capacity, tone: remaining === 0 ? 'full' : '' },
  }));
}

/** Service, resource, the field that has the time, and what happens then. */
const dates = [
  ['events', 'events', 'start_date', 'begins'],
  ['events', 'abstractSubmissionProcesses', 'submissions_close_at', 'closes'],
  ['awards', 'applicationProcesses', 'available_until', 'closes'],
] as const;

async function nextDates(props: NewsProps, signal: AbortSignal): Promise<Row[]> {
  const all = dates.map(async ([service, resource, field, what]) => {
    const found = await newest<Record<string, string>>(props, signal, resource, `name,${field}`);
    return found.map(({ id = '', name = id, [field]: at = '' }) => {
      return { text: `${name} ${what}`, to: recordAddress(props.tenant, service, resource, id), at };
    });
  });
  const coming = (await Promise.all(all)).flat().filter(({ at }) => isComing(at));
  const sorted = coming.sort((one, other) => byTime(one.at, other.at)).slice(0, 5);
  return sorted.map(({ at, ...row }) => ({ ...row, small: <Time at={at} /> }));
}

const watched = 'awards applications references events abstracts abstractReviews functionTickets exhibitors'.split(' ');

/** The latest changes, of each resource a few; none in an empty tenant. */
export async function latest({ gala, me, tenant, services }: NewsProps, signal: AbortSignal): Promise<Row[]> {
  const resources = services
    .flatMap((service) => service.resources)
    .filter(({ name }) => watched.includes(name) && mayAll(me, `${name}.list`));
  const pages = resources.map(async (resource) => {
    const fields = [...titleFields(resource), 'sys_version', 'sys_last_modified_at'].join();
    const asked = { limit: 3, sort: '-sys_last_modified_at', fields };
    const { items } = await listing(gala, resource.name, 'list')(asked, { signal });
    return items.map((record) => ({ resource, record, at: String(record.sys_last_modified_at) }));
  });
  const all = (await Promise.all(pages)).flat().sort((one, other) => byTime(other.at, one.at));
  const today = new Date().toDateString();
  return all.slice(0, 8).map(({ resource, record, at }) => {
    const date = new Date(at);
    const when = date.toDateString() === today ? `today at ${clock.format(date)}` : <Time at={at} />;
    const what = `${resource.noun} ${record.sys_version === 1 ? 'added' : 'changed'}`;
    const to = recordAddress(tenant, resource.service, resource.name, String(record.id));
    return { text: titleOf(resource, record), to, small: [what, ' ', when] };
  });
}
