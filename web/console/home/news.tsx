/** What is new in a tenant, as far as the caller may see it. Large tenants cost no more than small ones. */
import type { ComponentChildren } from 'preact';
import { progressOf, readLetters, sumOf } from '../awards/progress.js';
import { abstracts, applications, type Reviewing } from '../conference/names.js';
import { Bar, counted, mayAll } from '../conference/shared.js';
import { type Resource, type Service, titleFields, titleOf } from '../document.js';
import { address, type Gala, type Me, may, recordAddress } from '../page.js';
import { type Json, listing } from '../session.js';
import { Time } from '../ui.js';
import { decided, most, tally } from './decided.js';

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
  /** When, behind that, in the zone of the event. */
  readonly at?: string;
  readonly zone?: string | undefined;
  /** What can be done. */
  readonly more?: ComponentChildren;
  readonly bar?: undefined | { readonly value: number; readonly of: number; readonly tone?: string };
}

export const News = ({ blocks, latest }: Awaited<ReturnType<typeof readNews>>) => (
  <div class="home-news">
    <div class="home-blocks">
      {blocks
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows, to, isBad }) => (
          <article key={title} class={isBad ? 'bad' : ''}>
            <h2>{to ? <a href={to}>{title}</a> : title}</h2>
            <Rows rows={rows} />
          </article>
        ))}
    </div>
    {latest.length > 0 && (
      <article>
        <h2>Latest changes</h2>
        <Rows rows={latest} />
      </article>
    )}
  </div>
);

export const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul class="plain">
    {rows.map(({ text, to, rest, at, zone, bar, more }, n) => (
      <li key={String(n)}>
        <span dir="auto">{to === undefined ? text : <a href={to}>{text}</a>}</span>
        {rest} {at && <small>{<Time at={at} zone={zone} />}</small>}
        {bar !== undefined && <Bar {...bar} label={text} />} {more}
      </li>
    ))}
  </ul>
);

/** What is added and changed every day, beside events and awards. */
const changing = ['applications', 'abstracts', 'references', 'functions', 'functionTickets', 'exhibitors', 'coupons'];

export async function readNews(props: NewsProps, signal: AbortSignal) {
  const { gala, me, tenant, services } = props;
  const resources = services.flatMap((service) => service.resources);
  /** The latest changed records, if the caller may list those of everyone. */
  const read = async (name: string, ...more: readonly string[]): Promise<readonly Json[]> => {
    const resource = resources.find((one) => one.name === name);
    if (resource === undefined || !mayAll(me, `${name}.list`)) return [];
    const fields = [...titleFields(resource), ...more, 'sys_version', 'sys_last_modified_at'].join();
    return (await listing(gala, name, 'list')({ fields, sort: '-sys_last_modified_at', limit: 100 }, { signal })).items;
  };
  const [events = [], awards = [], [rounds = [], judged = []] = [], submissions = [], calls = [], ...others] =
    await Promise.all([
      read('events', 'start_date', 'end_date', 'timezone'),
      read('awards'),
      Promise.all([abstracts, applications].map(({ rounds, group }) => read(rounds, 'status', group))),
      read('abstractSubmissionProcesses', 'submissions_close_at', 'event_id'),
      read('applicationProcesses', 'available_until'),
      ...changing.map((name) => read(name)),
    ]);
  const [mails, reviews, judging, decisions, letters, places] = await Promise.all([
    failedMails(props, signal),
    openRounds(abstracts, props, rounds, signal),
    openRounds(applications, props, judged, signal),
    decided(gala, me, tenant, signal),
    openLetters(props, awards, signal),
    placesLeft(props, events, signal),
  ]);
  const zones = new Map(events.map(({ id, timezone }) => [id, timezone as string | undefined]));
  const dates = [
    ...datesIn(events, 'start_date', 'begins', [tenant, 'events', 'events'], zones),
    ...datesIn(submissions, 'submissions_close_at', 'closes', [tenant, 'events', 'abstractSubmissionProcesses'], zones),
    ...datesIn(calls, 'available_until', 'closes', [tenant, 'awards', 'applicationProcesses'], zones),
  ];
  type Block = { title: string; rows: readonly Row[]; to?: string; isBad?: boolean };
  const blocks: readonly Block[] = [
    { title: 'E-mails that did not arrive', rows: mails, to: `${address(tenant, 'mail')}?state=failed`, isBad: true },
    { title: 'Reviews', rows: reviews, to: address(tenant, 'reviewing') },
    { title: 'Judging', rows: judging, to: address(tenant, 'judging') },
    { title: 'Decisions', rows: decisions },
    { title: 'Letters of reference', rows: letters, to: address(tenant, 'letters') },
    { title: 'Places sold', rows: places, to: address(tenant, 'places') },
    { title: 'Next dates', rows: dates.sort(byTime).slice(0, 5) },
  ];
  const changed = [
    ['events', events] as const,
    ['awards', awards] as const,
    ...changing.map((name, n) => [name, others[n] ?? []] as const),
  ];
  const latest = changed.flatMap(([name, items]) => {
    const resource = resources.find((one) => one.name === name) as Resource;
    return items.slice(0, 3).map((record) => ({
      text: titleOf(resource, record),
      to: recordAddress(tenant, resource.service, name, String(record.id)),
      rest: `, ${resource.noun} ${record.sys_version === 1 ? 'added' : 'changed'}`,
      at: String(record.sys_last_modified_at),
    }));
  });
  return { blocks, latest: latest.sort((one, other) => byTime(other, one)).slice(0, 8) };
}

const number = (value: number) => value.toLocaleString();
const byTime = (one: { at: string }, other: { at: string }) => Date.parse(one.at) - Date.parse(other.at);
const isComing = (at: unknown) => Date.parse(String(at)) > Date.now();

/** Unless a later e-mail of the same kind about the same record has left. */
async function failedMails({ gala, me, tenant }: NewsProps, signal: AbortSignal): Promise<Row[]> {
  if (!may(me, 'messages.list')) return [];
  const { items } = await gala.messages.list({ state: 'failed', limit: 5 }, { signal });
  const rows = items.map(async ({ id, email, about, to, subject, queued_at }) => {
    const { items: all } = await gala.messages.list({ about }, { signal });
    const isLater = (one: (typeof all)[number]) => one.email === email && one.queued_at > queued_at;
    if (all.some((one) => isLater(one) && !['failed', 'cancelled'].includes(one.state))) return [];
    return [{ text: subject, to: address(tenant, 'mail', id), rest: ` to ${to}` }];
  });
  return (await Promise.all(rows)).flat();
}

async function openRounds(
  of: Reviewing,
  { gala, me, tenant }: NewsProps,
  rounds: readonly Json[],
  signal: AbortSignal,
): Promise<Row[]> {
  if (!mayAll(me, `${of.reviews}.listByReviewRound`)) return [];
  const list = listing(gala, of.reviews, 'listByReviewRound');
  const open = rounds.filter(({ status }) => status === 'open').slice(0, 3);
  const rows = open.map(async ({ id, name = id, [of.group]: group }): Promise<Row> => {
    const ofRound: typeof list = (from, options) => list({ review_round_id: id, ...from }, options);
    const { total, counts } = await tally(ofRound, 'status', signal);
    const value = counts?.completed ?? 0;
    return {
      ...{ text: String(name), to: address(tenant, of.page, String(group), String(id)) },
      rest: `: ${counts ? `${number(value)} of ` : ''}${counted(total, 'review')}${counts ? ' done' : ''}`,
      bar: counts && { value, of: total },
    };
  });
  return await Promise.all(rows);
}

/** Counted as on the page of the letters, of the awards that were changed last. */
async function openLetters({ gala, me, tenant }: NewsProps, awards: readonly Json[], signal: AbortSignal) {
  const needed = ['applications.search', 'references.search', 'referenceProcesses.listByAward'];
  if (![...needed, 'applicationProcesses.listByAward'].every((permission) => mayAll(me, permission))) return [];
  const rows = awards.slice(0, 3).map(async ({ id, name = id }): Promise<Row[]> => {
    const sizes = ['applications', 'references'].map(async (resource) => {
      const asked = { body: { award_ids: [id] }, fieldsToReturn: 'id', limit: 1, count: 'true' };
      return Number((await listing(gala, resource, 'search')(asked, { signal })).total);
    });
    const [applications = 0, referees = 0] = await Promise.all(sizes);
    const row = { text: String(name), to: address(tenant, 'letters', String(id)) };
    if (applications + referees > most) return [{ ...row, rest: `: ${counted(referees, 'referee')} named` }];
    const {
      needed: of,
      received: value,
      count,
    } = sumOf(progressOf(await readLetters(gala, String(id), signal), undefined));
    const rest = `: ${number(value)} of ${counted(of, 'letter')} received, ${number(count('declined'))} declined`;
    return of === 0 ? [] : [{ ...row, rest, bar: { value, of } }];
  });
  return (await Promise.all(rows)).flat();
}

/** Of the next event, the fullest of its first functions with a capacity first. */
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
  const all = sold.slice(0, 4).map(async ({ id, name = id }) => {
    const { capacity, remaining } = await gala.functions.availability({ id }, { signal });
    if (capacity == null || remaining == null) return [];
    const rest = `: ${capacity - remaining} of ${capacity}${remaining === 0 ? ', full' : `, ${remaining} left`}`;
    const bar = { value: capacity - remaining, of: capacity, tone: remaining === 0 ? 'full' : '' };
    return [
      { text: name, to: recordAddress(tenant, 'events', 'functions', id), rest, bar, left: remaining / capacity },
    ];
  });
  return (await Promise.all(all)).flat().sort((one, other) => one.left - other.left);
}

type Zones = ReadonlyMap<unknown, string | undefined>;

const datesIn = (all: readonly Json[], field: string, what: string, path: readonly string[], zones: Zones) =>
  all
    .filter((record) => isComing(record[field]))
    .map(({ id, name = id, event_id = id, [field]: at }) => ({
      ...{ text: `${name} ${what}`, to: address(...path, String(id)), at: String(at), zone: zones.get(event_id) },
    }));
