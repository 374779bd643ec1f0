/** Whom the rules of a process remind today. The server decides it anew when it sends. */
import type { Answer } from 'gala/client';
import { isSameAddress } from '#shared/lib/persons.js';
import { daytime } from '#shared/lib/times.js';
import { dueOf, type Rule, timeOf } from '#shared/mail/rules.js';
import { counted, type Part } from './conference/shared.js';

type Mail = Answer<'messages.list'>['Items'][number];

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
  const names = (rule: Rule) => {
    const all = people.flatMap((one) => {
      const when = todayOf(one, rules, zone).get(rule.id);
      return when === undefined ? [] : [`${one.name}${when === 'sent' ? ' (sent)' : ''}`];
    });
    return all.length > most ? [...all.slice(0, most), `${all.length - most} more`] : all;
  };
  const list = new Intl.ListFormat('en');
  return (
    <>
      <dl class="fields brief">
        {rules.map((rule) => (
          <div key={rule.id}>
            <dt>{inWords(rule)}</dt>
            <dd dir="auto">{list.format(names(rule)) || 'nobody today'}</dd>
          </div>
        ))}
      </dl>
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

/** Rule → whether somebody gets it today or has got it. Of those that are due at the same hour, the newest alone is sent. */
function todayOf(
  { email_address, due_at, closes_at, mails = [] }: Waiting,
  rules: readonly Rule[],
  zone: string | undefined,
) {
  const own = mails.filter(({ to, state }) => state !== 'cancelled' && isSameAddress(to, email_address));
  const asked_at = own.findLast(({ number }) => number === undefined)?.queued_at ?? '';
  const due = Date.parse(due_at ?? '');
  const now = Date.now();
  const days = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' });
  const isToday = (time: number | string) => days.format(new Date(time)) === days.format(now);
  const today = new Map<string, 'sent' | 'to come'>();
  if (Date.parse(closes_at ?? '') <= now && !(due > now)) return today;
  let last = 0;
  for (const rule of rules) {
    const time = timeOf(rule, asked_at, due);
    // by hand, the text of a rule may be sent before its time: that is not this rule
    const mail = own.find((one) => one.rule === rule.id && Date.parse(one.queued_at) >= time);
    if (mail === undefined) continue;
    last = Math.max(last, time);
    if (isToday(mail.queued_at)) today.set(rule.id, 'sent');
  }
  const done = rules.filter((rule) => timeOf(rule, asked_at, due) <= last).map(({ id }) => id);
  const next = new Map<number, string>();
  for (const { id, time } of dueOf({ asked_at, done }, { rules, due }, now + 24 * 3_600_000))
    next.set(daytime(Math.max(time, now), zone), id);
  for (const [at, id] of next) if (isToday(at)) today.set(id, 'to come');
  return today;
}
