/** Dates and times as people write them, in the zone of the event or of the browser. */
import { useContext, useState } from 'preact/hooks';
import { Around, type Described } from './input.js';

interface TimeProps {
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly described: Described;
}

const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Milliseconds → `2026-04-01T09:30:00.000` on the clocks of the zone. */
function wallTime(at: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 },
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { year = '', month, day, hour, minute, second, fractionalSecond } = part;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}.${fractionalSecond}`;
}

/** The first moment at which the clocks of the zone show it; for one that is left out in spring, the one an hour later. */
function momentOf(wall: string, timeZone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  const offsetAt = (at: number) => Date.parse(`${wallTime(at, timeZone)}Z`) - at;
  const candidates = [-86_400_000, 86_400_000].map((far) => asUtc - offsetAt(asUtc + far));
  const exact = candidates.filter((at) => at + offsetAt(at) === asUtc);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

const isoOf = (wall: string, timeZone: string) => new Date(momentOf(wall, timeZone)).toISOString();

/** As the input wants it: seconds only where there are some. */
const shortened = (wall: string) => wall.replace(/\.000$/, '').replace(/(T\d\d:\d\d):00$/, '$1');

/** That of the browser if there is no such zone. */
function zoneFor(zone: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return here();
  }
}

/** A time of which nothing was changed is not written anew. One that is none stays a text. */
export function TimeInput({ value, onChange, described }: TimeProps) {
  const { zone } = useContext(Around);
  const timeZone = zoneFor(zone);
  const isGiven = zone !== undefined && timeZone !== here();
  // the value may come and the zone be known later: what is shown follows both, until it is typed
  const [typed, setTyped] = useState<string>();
  const [given] = useState(value);
  const shownOf = (time: unknown) => {
    const at = typeof time === 'string' && time !== '' ? Date.parse(time) : Number.NaN;
    return Number.isNaN(at) ? '' : shortened(wallTime(at, timeZone));
  };
  const isText = typeof given === 'string' && given !== '' && !/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/.test(given);
  if (isText || (given !== undefined && shownOf(given) === ''))
    return (
      <input
        {...described}
        value={String(value ?? '')}
        onInput={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
      />
    );
  const initial = shownOf(given);
  const shown = typed ?? shownOf(value);
  const change = (input: HTMLInputElement) => {
    setTyped(input.value);
    input.setCustomValidity('');
    if (input.validity.badInput) return; // half of it is typed: the browser says so
    if (input.value === '') return onChange(undefined);
    if (input.value === initial) return onChange(given);
    const at = momentOf(input.value, timeZone);
    if (Number.isNaN(at)) return;
    if (shortened(wallTime(at, timeZone)) !== shortened(input.value))
      input.setCustomValidity(`There is no such time in ${timeZone}: the clocks are put forward.`);
    onChange(isoOf(input.value, timeZone));
  };
  return (
    <div class="time">
      <input
        {...described}
        type="datetime-local"
        max="9999-12-31T23:59"
        step={/:\d\d:/.test(shown) ? 'any' : undefined}
        value={shown}
        onInput={({ currentTarget }) => change(currentTarget)}
      />
      <small title={`${timeZone}${typeof value === 'string' ? `: ${value}` : ''}`}>
        {isGiven ? `Time in ${timeZone}` : `Your time (${timeZone})`}
      </small>
    </div>
  );
}

/** A day, or a time on it. */
export function DayInput({ value, onChange, described }: TimeProps) {
  const isTime = typeof value === 'string' && value.includes('T');
  const [hasTime, setHasTime] = useState(isTime);
  const timeZone = zoneFor(useContext(Around).zone);
  const day = value === undefined ? '' : String(value);
  const other = () => (hasTime ? wallTime(Date.parse(day), timeZone).slice(0, 10) : isoOf(`${day}T00:00`, timeZone));
  if (!hasTime && day !== '' && !/^\d{4}-\d\d-\d\d$/.test(day))
    return (
      <input {...described} value={day} onInput={({ currentTarget }) => onChange(currentTarget.value || undefined)} />
    );
  return (
    <div class="time">
      {hasTime ? (
        <TimeInput {...{ value, onChange, described }} />
      ) : (
        <input
          {...described}
          type="date"
          max="9999-12-31"
          value={day}
          onInput={({ currentTarget: { value, validity } }) => validity.badInput || onChange(value || undefined)}
        />
      )}
      <button
        type="button"
        class="secondary outline small"
        onClick={() => {
          onChange(day === '' ? undefined : other());
          setHasTime(!hasTime);
        }}
      >
        {hasTime ? 'Whole day' : 'With a time'}
      </button>
    </div>
  );
}
