/** Points in time, as people and databases write them. */

const written = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):\d\d:[0-5]\d(?:\.\d+)?)(?:(Z)|([+-]\d\d):?(\d\d)?)$/i;

/** For messages: what `rfc3339` takes. */
export const timeForm =
  'must be a date and time with an offset, such as 2026-03-01T12:00:00Z or 2026-03-01T13:00:00+01:00';

/** As RFC 3339 has it, in capitals, with the minutes of the offset; undefined for a blank instead of T, or a leap second. */
export function rfc3339(text: string): string | undefined {
  const [, day, time, zulu, hours, minutes = '00'] = written.exec(text) ?? [];
  return day && `${day}T${time}${zulu === undefined ? `${hours}:${minutes}` : 'Z'}`;
}

export const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d\d-\d\d$/.test(text);

/**
 * In milliseconds, also of a time that was stored before its form was checked. A leap second counts as the one before. NaN for
 * what is no time.
 */
export function momentOf(text: unknown): number {
  if (typeof text !== 'string') return Number.NaN;
  return Date.parse(rfc3339(text.replace(/\s/, 'T').replace(':60', ':59')) ?? text);
}

/** Whether it is a time zone of the IANA database, such as Europe/Vienna. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== undefined;
  } catch {
    return false;
  }
}

const quarterMs = 15 * 60_000;

/** The first time from this one on at which people read: between 8 and 20 o'clock in the time zone, or that of the machine. */
export function daytime(from: number, timeZone: string | undefined): number {
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? { timeZone } : {};
  const hours = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', ...zone });
  const isDay = (time: number) => /^(0?[89]|1\d)$/.test(hours.format(time));
  let time = from;
  while (!isDay(time)) time = (Math.floor(time / quarterMs) + 1) * quarterMs;
  return time;
}
