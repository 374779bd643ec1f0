/** What is new in a tenant, as far as the caller may see it: a dozen requests, none of which walks through many records. */
import { Bar, counted, mayAll } from '../conference/shared.js';
import { type Resource, type Service, titleFields, titleOf } from '../document.js';
import { address, type Gala, type Me, may, recordAddress } from '../page.js';
import { type Json, listing } from '../session.js';
import { Time } from '../ui.js';

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
  readonly rest?: string | undefined;
  /** Below it. */
  readonly what?: string;
  /** When, behind that. */
  readonly at?: string;
  readonly bar?: undefined | { readonly value: number; readonly of: number; readonly tone?: string };
}

interface Block {
  readonly title: string;
  readonly rows: readonly Row[];
  /** The page that has more, and the permission that it needs. */
  readonly page?: readonly [needs: string, to: string];
  readonly isBad?: boolean;
}

export const News = ({ me, blocks, latest }: NewsProps & Awaited<ReturnType<typeof readNews>>) => (
  <div class="home-news">
    <div class="home-blocks">
      {blocks
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows, page, isBad = false }) => (
          <section key={title} class={`home-block ${isBad ? 'bad' : ''}`}>
            <h2>{page && may(me, page[0]) ? <a href={page[1]}>{title}</a> : title}</h2>
            <Rows rows={rows} />
          </section>
        ))}
    </div>
    {latest.length > 0 && (
      <section class="home-block">
        <h2>Latest changes</h2>
        <Rows rows={latest} />
      </section>
    )}
  </div>
);

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul>
    {rows.map(({ text, to, rest, what, at, bar }, n) => (
      <li key={String(n)}>
        <span dir="auto">{to === undefined ? text : <a href={to}>{text}</a>}</span>
        {rest}
        {(what || at) && (
          <small>
            {what} {at && <Time at={at} />}
          </small>
        )}
        {bar !== undefined && <Bar {...bar} label={text} />}
      </li>
    ))}
  </ul>
);

export async function readNews(props: NewsProps, signal: AbortSignal) {
  const { gala, me, tenant, services } = props;
  const resources = services.flatMap((service) => service.resources);
  /** The latest changed records, if the caller may list those of everyone. @param counts a field whose values are counted */
  const read = async (name: string, fields = 'id', counts?: string): Promise<Read> => {
    const resource = resources.find((one) => one.name === name);
    if (resource === undefined || !mayAll(me, `${name}.list`)) return { items: [] };
    const selected = [...titleFields(resource), fields, counts, 'sys_version', 'sys_last_modified_at'];
    const asked = { fields: selected.filter(Boolean).join(), sort: '-sys_last_modified_at' };
    const list: List = (from) => listing(gala, name, 'list')({ ...asked, ...from }, { signal });
    return counts === undefined ? await list({ limit: 100 }) : await tally(counts, list);
  };
  const [events, awards, applications, abstracts, references, rounds, submissions, calls, mails] = await Promise.all([
    read('events', 'start_date,end_date'),
    read('awards'),
    read('applications'),
    read('abstracts', 'id', 'review_status'),
    read('references', 'id', 'status'),
    read('abstractReviewRounds', 'status,event_id'),
    read('abstractSubmissionProcesses', 'submissions_close_at'),
    read('applicationProcesses', 'available_until'),
    may(me, 'messages.list') ? gala.messages.list({ state: 'failed', limit: 5 }, { signal }) : { items: [] },
  ]);
  const [reviews, places] = await Promise.all([
    openRounds(props, rounds.items, signal),
    placesLeft(props, events.items, signal),
  ]);
  const dates = [
    ...datesIn(events.items, 'start_date', 'begins', [tenant, 'events', 'events']),
    ...datesIn(submissions.items, 'submissions_close_at', 'closes', [tenant, 'events', 'abstractSubmissionProcesses']),
    ...datesIn(calls.items, 'available_until', 'closes', [tenant, 'awards', 'applicationProcesses']),
  ];
  const blocks: readonly Block[] = [
    {
      title: 'E-mails that did not arrive',
      page: ['messages.list', `${address(tenant, 'mail')}?state=failed`],
      isBad: true,
      rows: mails.items.map(({ id, to, subject }) => ({
        ...{ text: subject, to: address(tenant, 'mail', id), what: `to ${to}` },
      })),
    },
    { title: 'Reviews', page: ['abstractReviews.listByEvent', address(tenant, 'reviewing')], rows: reviews },
    {
      title: 'Decisions',
      page: ['abstracts.list', address(tenant, 'events', 'abstracts')],
      rows: summed(abstracts, 'abstract', ({ accepted = 0, declined = 0 }, total) => [
        accepted + declined,
        `${number(accepted)} accepted, ${number(declined)} declined, ${number(total - accepted - declined)} undecided`,
      ]),
    },
    {
      title: 'Letters of reference',
      page: ['referenceProcesses.listByAward', address(tenant, 'letters')],
      rows: summed(references, 'referee', ({ pending = 0, declined = 0 }, total) => [
        total - pending,
        `${number(pending)} still to answer, ${number(declined)} declined`,
      ]),
    },
    { title: 'Places left', page: ['functions.availability', address(tenant, 'places')], rows: places },
    { title: 'Next dates', rows: dates.sort(byTime).slice(0, 5) },
  ];
  const watched = Object.entries({ events, awards, applications, abstracts, references });
  const latest = watched.flatMap(([name, { items }]) => {
    const resource = resources.find((one) => one.name === name) as Resource;
    return items.slice(0, 3).map((record) => ({
      text: titleOf(resource, record),
      to: recordAddress(tenant, resource.service, name, String(record.id)),
      what: `${resource.noun} ${record.sys_version === 1 ? 'added' : 'changed'}`,
      at: String(record.sys_last_modified_at),
    }));
  });
  return { blocks, latest: latest.sort((one, other) => byTime(other, one)).slice(0, 8) };
}

const number = (value: number) => value.toLocaleString();
const byTime = (one: { at: string }, other: { at: string }) => Date.parse(one.at) - Date.parse(other.at);
const isComing = (at: unknown) => Date.parse(String(at)) > Date.now();

type List = (from: object) => ReturnType<ReturnType<typeof listing>>;

interface Read {
  readonly items: readonly Json[];
  readonly total?: number | undefined;
  /** How many have which value. */
  readonly counts?: Readonly<Record<string, number>>;
}

/** As many pages of 1,000 are looked at: of more records, only their number is told. */
const mostPages = 4;

async function tally(field: string, list: List): Promise<Read> {
  const counts: Record<string, number> = {};
  const first = await list({ limit: 1000, count: 'true' });
  if (Number(first.total) > mostPages * 1000) return first;
  for (let page = first; ; page = await list({ limit: 1000, exclusiveStartKey: page.next })) {
    for (const record of page.items) counts[String(record[field])] = (counts[String(record[field])] ?? 0) + 1;
    if (page.next === undefined) return { ...first, counts };
  }
}

/** @param tell how much is done, and how it stands in words */
function summed(
  { total = 0, counts }: Read,
  noun: string,
  tell: (counts: Readonly<Record<string, number>>, total: number) => readonly [done: number, words: string],
): Row[] {
  const text = counted(total, noun);
  if (total === 0 || counts === undefined) return total === 0 ? [] : [{ text }];
  const [value, words] = tell(counts, total);
  return [{ text, rest: `: ${words}`, bar: { value, of: total } }];
}

async function openRounds({ gala, me, tenant }: NewsProps, rounds: readonly Json[], signal: AbortSignal) {
  if (!mayAll(me, 'abstractReviews.listByReviewRound')) return [];
  const open = rounds.filter(({ status }) => status === 'open').slice(0, 3);
  const rows = open.map(async ({ id, name = id, event_id }): Promise<Row> => {
    const list = listing(gala, 'abstractReviews', 'listByReviewRound');
    const read = await tally('status', (from) => list({ review_round_id: id, fields: 'status', ...from }, { signal }));
    const [sum] = summed(read, 'review', ({ completed = 0 }, total) => [
      completed,
      `${number(completed)} of ${counted(total, 'review')} done`,
    ]);
    const { text = 'no reviews', rest = `: ${text}`, bar } = sum ?? {};
    return { text: String(name), to: address(tenant, 'reviewing', String(event_id), String(id)), rest, bar };
  });
  return await Promise.all(rows);
}

/** So many functions with a capacity are asked about. */
const mostPlaces = 4;

/** Of the next event, the fullest first. */
async function placesLeft({ gala, me, tenant }: NewsProps, events: readonly Json[], signal: AbortSignal) {
  if (!mayAll(me, 'functions.listByEvent') || !may(me, 'functions.availability')) return [];
  const coming = events.filter(({ start_date, end_date = start_date }) => isComing(end_date));
  const [event] = coming.map(({ id, start_date }) => ({ id: String(id), at: String(start_date) })).sort(byTime);
  if (event === undefined) return [];
  const fields = 'name,enable_capacity,is_cancelled,is_active,hide_from_portal';
  const { items } = await gala.functions.listByEvent({ event_id: event.id, fields, limit: 100 }, { signal });
  const sold = items.filter(
    ({ enable_capacity, is_cancelled, is_active = true, hide_from_portal }) =>
      enable_capacity && !is_cancelled && is_active && !hide_from_portal,
  );
  const all = sold.slice(0, mostPlaces).map(async ({ id, name = id }) => {
    const { capacity, remaining } = await gala.functions.availability({ id }, { signal });
    if (capacity == null || remaining == null) return [];
    const row: Row = {
      text: name,
      to: recordAddress(tenant, 'events', 'functions', id),
      rest: remaining === 0 ? ': full' : `: ${remaining} of ${capacity} left`,
      bar: { value: capacity - remaining, of: capacity, tone: remaining === 0 ? 'full' : '' },
    };
    return [{ row, left: remaining / capacity }];
  });
  return (await Promise.all(all))
    .flat()
    .sort((one, other) => one.left - other.left)
    .map(({ row }) => row);
}

const datesIn = (records: readonly Json[], field: string, what: string, path: readonly string[]) =>
  records
    .filter((record) => isComing(record[field]))
    .map(({ id, name = id, [field]: at }) => ({
      ...{ text: `${name} ${what}`, to: address(...path, String(id)), at: String(at) },
    }));
