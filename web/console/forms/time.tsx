/** Dates and times as people write them, in the zone of the event or of the browser. */
import { useContext, useEffect, useState } from 'preact/hooks';
import { Around, type ValueProps } from './input.js';

const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Milliseconds → `2026-04-01T09:30:00` on the clocks of the zone: as Swedes write it. */
const wallTime = (at: number, timeZone: string) =>
  new Date(at).toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).replace(' ', 'T');

/** The first moment at which the clocks of the zone show it; for one that is left out in spring, the one an hour later. */
function momentOf(wall: string, timeZone: string): number {
  const asUtc = Date.parse(`${wall}Z`);
  const offsetAt = (at: number) => Date.parse(`${wallTime(at, timeZone)}Z`) - at;
  const candidates = [-86_400_000, 86_400_000].map((far) => asUtc - offsetAt(asUtc + far));
  const exact = candidates.filter((at) => at + offsetAt(at) === asUtc);
  return exact.length > 0 ? Math.min(...exact) : Math.max(...candidates);
}

/** As the input wants it: seconds only where there are some. */
const shortened = (wall: string) => wall.replace(/\.0+$/, '').replace(/(T\d\d:\d\d):00$/, '$1');

/** A time of which nothing was changed is not written anew. What was typed is meant in the zone that stands beside it. */
export function TimeInput({ value, onChange, described }: ValueProps) {
  const { zone: timeZone = here } = useContext(Around);
  const [typed, setTyped] = useState<string>();
  const [given] = useState(value);
  const shownOf = (time: unknown) => {
    const at = Date.parse(String(time));
    return Number.isNaN(at) ? '' : shortened(wallTime(at, timeZone));
  };
  const set = (wall: string) => {
    if (wall === '' || wall === shownOf(given)) return onChange(wall === '' ? undefined : given);
    const at = momentOf(wall, timeZone);
    if (!Number.isNaN(at)) onChange(new Date(at).toISOString());
  };
  useEffect(() => {
    if (typed !== undefined) set(typed);
  }, [timeZone]);
  const shown = typed ?? shownOf(value);
  const isLeftOut = typed !== undefined && typed !== '' && shownOf(value) !== shortened(typed);
  return (
    <div class="actions">
      <input
        {...described}
        type="datetime-local"
        max="9999-12-31T23:59"
        step={/:\d\d:/.test(shown) ? 'any' : undefined}
        value={shown}
        ref={(input) =>
          input?.setCustomValidity(isLeftOut ? `There is no such time in ${timeZone}: the clocks are put forward.` : '')
        }
        onInput={({ currentTarget: { value, validity } }) => {
          if (validity.badInput) return; // half of it is typed: the browser says so
          setTyped(value);
          set(value);
        }}
      />
      <small title={typeof value === 'string' ? value : undefined}>
        {timeZone === here ? `Your time (${here})` : `Time in ${timeZone}`}
      </small>
    </div>
  );
}
