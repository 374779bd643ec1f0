/** Whom the rules of a process remind today. The server decides it anew when it sends. */
import type { Answer } from 'gala/client';
import { isSameAddress } from '#shared/lib/persons.js';
import { daytime } from '#shared/lib/times.js';
import { dueOf, type Rule, timeOf } from '#shared/mail/rules.js';
import { isForgotten } from './awards/progress.js';
import { groupedBy } from './conference/scores.js';
import { counted, type Part, readAll } from './conference/shared.js';
import type { Gala } from './page.js';

type Mail = Answer<'messages.list'>['Items'][number];

/** All e-mails, newest first, back to a time. @param tell hears how many there are so far. */
export const mailsSince = (time: string, gala: Gala, signal: AbortSignal, tell?: (count: number) => void) =>
  readAll<Mail>(async (from) => {
    const { items, next } = await gala.messages.list(from, { signal });
    return { items, next: (items.at(-1)?.queued_at ?? '') < time ? undefined : next };
  }, tell);

/** By record, the e-mails about it, in the same order. One e-mail can be about several. */
export const byRecord = (mails: readonly Mail[]) =>
  groupedBy(
    mails.flatMap((mail) => (mail.records ?? [mail.about]).map((about) => ({ ...mail, about }))),
    ({ about }) => about,
  );

/** Somebody who has not answered. */
interface Waiting {
  readonly name: string;
  readonly email_address?: string | undefined;
  readonly due_at?: string | undefined;
  readonly closes_at?: string | undefined;
  /** About it, newest first. */
  readonly mails: readonly Mail[] | undefined;
}

interface TodayProps {
  /** Of the process. */
  readonly reminders?: Part<'referenceProcesses'>['reminders'];
  readonly people: readonly Waiting[];
  /** Of the process or the event. */
  readonly zone: string | undefined;
}

/** Up to so many are named. */
const most = 20;

export function RemindersToday({ people, zone, reminders }: TodayProps) {
  const rules = reminders as readonly Rule[]; // the server has checked them
  const days = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const isToday = (time: number) => days.format(time) === days.format(Date.now());
  const all = people.map(({ name, ...one }) => ({ name, got: todayOf(one, rules, zone, isToday) }));
  const names = ({ id }: Rule) => {
    const own = all.flatMap(({ name, got }) => (got.has(id) ? [`${name}${got.get(id) ? ' (sent)' : ''}`] : []));
    return own.length > most ? [...own.slice(0, most), `${own.length - most} more`] : own;
  };
  const list = new Intl.ListFormat('en');
  return (
    <>
      <ul>
        {rules.map((rule) => (
          <li key={rule.id}>
            <strong>{inWords(rule)}:</strong> {list.format(names(rule)) || 'nobody today'}
          </li>
        ))}
      </ul>
      <p class="quiet">
        This is worked out from the dates and e-mails on this page. The server decides when it sends, between 8 and 20
        o’clock{zone && ` (${zone})`}.
      </p>
    </>
  );
}

const inWords = ({ days, of }: Rule) => {
  const [before, after] =
    of === 'before_due' ? ['before it is due', 'When it is due'] : ['after the request', 'At once'];
  return days === 0 ? after : `${counted(days, 'day')} ${before}`;
};

/** The rules that reach somebody today → whether it was sent. Of those that are due at the same hour, the newest alone is sent. */
function todayOf(
  { email_address, due_at = '', closes_at = '', mails = [] }: Omit<Waiting, 'name'>,
  rules: readonly Rule[],
  zone: string | undefined,
  isToday: (time: number) => boolean,
): ReadonlyMap<string, boolean> {
  const isOwn = ({ to, state }: Mail) =>
    state !== 'cancelled' && (isSameAddress(to, email_address) || isForgotten.test(to));
  const own = mails.filter(isOwn);
  const asked_at = own.findLast(({ number }) => number === undefined)?.queued_at ?? '';
  const [now, due] = [Date.now(), Date.parse(due_at)];
  if (Date.parse(closes_at) <= now && !(due > now)) return new Map();
  const sent = rules.flatMap((rule) => {
    const { id } = rule;
    const time = timeOf(rule, asked_at, due);
    // by hand, the text of a rule may be sent before its time: that is not this rule
    const isReached = time >= Date.parse(asked_at);
    const mail = isReached ? own.find((one) => one.rule === id && Date.parse(one.queued_at) >= time) : undefined;
    return mail ? [{ id, time, at: Date.parse(mail.queued_at) }] : [];
  });
  const last = Math.max(...sent.map(({ time }) => time));
  const done = rules.filter((rule) => timeOf(rule, asked_at, due) <= last).map(({ id }) => id);
  const next = new Map<number, string>();
  for (const { id, time } of dueOf({ asked_at, done }, { rules, due }, now + 24 * 3_600_000))
    next.set(daytime(Math.max(time, now), zone), id);
  return new Map([
    ...sent.filter(({ at }) => isToday(at)).map(({ id }) => [id, true] as const),
    ...[...next].filter(([at]) => isToday(at)).map(([, id]) => [id, false] as const),
  ]);
}
