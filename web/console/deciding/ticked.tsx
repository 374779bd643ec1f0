/** Deciding on those that are ticked. Nobody is told before the release. */
import { GalaError } from 'gala/client';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { isWithdrawn } from '../../withdrawn.js';
import { groupedBy } from '../conference/scores.js';
import { chunks, counted } from '../conference/shared.js';
import type { Gala } from '../page.js';
import { Problem } from '../ui.js';
import { type DecidingProps, type Decision, decisions, decisionWord, mostDecided, type Row } from './decisions.js';

/** What is decided, and what is only pending. */
export function Standing({ standing: [real, ...others] }: { readonly standing: readonly string[] }) {
  const isPending = others.includes('not released');
  return (
    <>
      {!(isPending && real === 'open') && real}{' '}
      {others
        .filter((word) => word !== 'not released')
        .map((word) => (
          <span
            key={word}
            class={`conference-mark ${word === 'confirmed' ? 'good' : 'nearly'}`}
            title={isPending ? 'Not released: nobody is told yet.' : undefined}
          >
            {word}
          </span>
        ))}
    </>
  );
}

export interface SelectingProps {
  /** As they are filtered and sorted. */
  readonly shown: readonly Row[];
  readonly onTick: (ids: ReadonlySet<string>) => void;
}

/** Ticks many at once. */
export function Selecting({ shown, onTick }: SelectingProps) {
  const menu = useId();
  const open = shown.filter(({ record }) => !isWithdrawn(record));
  const tick = (rows: readonly Row[]) => onTick(new Set(rows.map(({ id }) => id)));
  const way = (label: string, step: string, pick: (value: number) => readonly Row[]) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const [input] = event.currentTarget.elements as unknown as HTMLInputElement[];
        tick(pick(input?.valueAsNumber ?? 0));
        document.getElementById(menu)?.hidePopover();
      }}
    >
      <label>
        {label}
        <input type="number" step={step} required />
      </label>
      <button type="submit" class="small">
        Select
      </button>
    </form>
  );
  return (
    <>
      <button type="button" class="secondary outline small" popovertarget={menu}>
        Select…
      </button>
      <div class="conference-select" popover="auto" id={menu}>
        {way('How many, from the first', '1', (most) => open.slice(0, most))}
        {way('Average of at least', 'any', (least) => open.filter(({ average = -1e9 }) => average >= least))}
      </div>
      <button type="button" class="secondary outline small" onClick={() => tick(open)}>
        Select all {open.length.toLocaleString()} shown
      </button>
      <button type="button" class="secondary outline small" onClick={() => tick([])}>
        Clear
      </button>
    </>
  );
}

/** Why one is refused. */
const whys: Readonly<Record<string, string>> = {
  already_withdrawn: 'Withdrawn',
  record_locked: 'Locked',
  record_not_found: 'Deleted',
};

interface Refused {
  readonly id: string;
  readonly why: string | undefined;
}

/** A step that is refused for one of them is divided until it is known for which. @returns those. */
export async function decide(
  gala: Gala,
  kind: DecidingProps['kind'],
  ids: readonly string[],
  to: Decision,
): Promise<Refused[]> {
  if (ids.length > mostDecided) {
    const parts: Refused[] = [];
    for (const some of chunks(ids, mostDecided)) parts.push(...(await decide(gala, kind, some, to)));
    return parts;
  }
  if (ids.length === 0) return [];
  try {
    const body = { [kind.ids]: [...ids], review_status: to };
    while ((await gala[kind.resource].decide({ body: body as never })).remaining > 0);
    return [];
  } catch (error) {
    const [id = '', ...others] = ids;
    if (!(error instanceof GalaError && error.code in whys)) throw error;
    if (others.length === 0) return [{ id, why: whys[error.code] }];
    const refused: Refused[] = [];
    for (const half of chunks(ids, Math.ceil(ids.length / 2))) refused.push(...(await decide(gala, kind, half, to)));
    return refused;
  }
}

const nothing = { words: '', refused: [] as readonly Refused[], error: undefined as unknown };

export interface TickedProps extends DecidingProps {
  readonly rows: readonly Row[];
  readonly chosen: readonly string[];
  /** What is still ticked afterwards. */
  readonly onTick: (ids: ReadonlySet<string>) => void;
}

/** Buttons for those that are ticked. */
export function Ticked({ gala, kind, records, rows, chosen, onTick, onDecided }: TickedProps) {
  const [step, setStep] = useState<{ readonly done: number; readonly of: number }>();
  const [told, setTold] = useState(nothing);
  const isOwn = useRef(false);
  useEffect(() => {
    if (!isOwn.current) setTold(nothing); // something else was done since, such as the release
    isOwn.current = false;
  }, [records]);
  const isStopped = useRef(false);
  const start = async (to: Decision) => {
    const refused: Refused[] = [];
    let [done, error]: [number, unknown] = [0, undefined];
    isStopped.current = false;
    try {
      for (const ids of chunks(chosen, mostDecided)) {
        if (isStopped.current) break;
        setStep({ done, of: chosen.length });
        refused.push(...(await decide(gala, kind, ids, to)));
        done += ids.length;
      }
    } catch (thrown) {
      error = thrown;
    }
    isOwn.current = true;
    await onDecided().catch((thrown: unknown) => {
      error ??= thrown;
    });
    const words = `${counted(done - refused.length, kind.noun)}: ${decisionWord(to)}. Nobody is told before the release.`;
    setTold({ words, refused, error });
    setStep(undefined);
    onTick(new Set([...refused.map(({ id }) => id), ...chosen.slice(done)]));
  };
  const titleOf = (id: string) => rows.find((row) => row.id === id)?.title ?? id;
  return (
    <>
      {chosen.length > 0 &&
        Object.entries(decisions).map(([name, { button }]) => (
          <button
            key={name}
            type="button"
            class={name === 'accepted' ? 'small' : 'secondary small'}
            disabled={step !== undefined}
            onClick={() => start(name as Decision)}
          >
            {button}
          </button>
        ))}
      <span role="status">{step ? `${step.done.toLocaleString()} of ${step.of.toLocaleString()}…` : told.words}</span>
      {step && step.of > mostDecided && (
        <>
          <progress value={step.done} max={step.of} aria-label="Decided" />
          <button
            type="button"
            class="secondary outline small"
            onClick={() => Object.assign(isStopped, { current: true })}
          >
            Stop
          </button>
        </>
      )}
      {told.error !== undefined && <Problem error={told.error} />}
      {Array.from(
        groupedBy(told.refused, ({ why }) => why),
        ([why, all]) => (
          <p key={why} class="finding" role="alert">
            {counted(all.length, `${kind.noun} stays`, `${kind.noun}s stay`)} as before. {why}:{' '}
            {all.map(({ id }) => titleOf(id)).join('; ')}
          </p>
        ),
      )}
    </>
  );
}
