/** Statuses and dates in words. */
import type { Item, LinkPage } from './api.js';

const statuses: Readonly<Record<string, string>> = {
  ...{ pending: 'not answered yet', draft: 'saved, not submitted yet', completed: 'submitted' },
  ...{ cancelled: 'not wanted any more' },
};

export function statusOf({ status, is_late, draft_saved_at }: Item): string {
  const isDraft = status === 'pending' && draft_saved_at !== undefined;
  return `${statuses[isDraft ? 'draft' : status] ?? status}${is_late ? ', late' : ''}`;
}

/** `Friday, 1 May 2026, 14:00 (Berlin time)`; without a zone, in that of the reader. */
function inWords(at: string, zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ hourCycle: 'h23', timeZone: zone },
  });
  const parts = format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]);
  const { weekday, day, month, year, hour, minute } = Object.fromEntries(parts);
  const place = zone === 'UTC' ? zone : `${zone.split('/').at(-1)?.replaceAll('_', ' ')} time`;
  return `${weekday}, ${day} ${month} ${year}, ${hour}:${minute} (${place})`;
}

export function Dates({ page: { time_zone }, item }: { page: LinkPage; item: Item }) {
  const { due_at, closes_at, is_late, may } = item;
  const isPast = (at: string) => new Date(at).getTime() < Date.now();
  const when = (at: string) => <time dateTime={at}>{inWords(at, time_zone)}</time>;
  return (
    <>
      {due_at && (
        <p>
          {isPast(due_at) ? 'It was due on' : 'It is due on'} {when(due_at)}.{is_late && ' It was submitted late.'}
          {isPast(due_at) && may.includes('submit') && ' Your answer is late, but it is still taken.'}
        </p>
      )}
      {closes_at && (
        <p>
          {isPast(closes_at) ? 'Answers were taken until' : 'Answers are taken until'} {when(closes_at)}.
        </p>
      )}
    </>
  );
}
