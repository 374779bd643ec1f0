/** What the rows of a file are to do: checked first, without changing anything, and then loaded. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Loaded, loadRows, Unfinished } from '#shared/commands/loading.js';
import { Unended } from '#shared/commands/progress.js';
import { type Row, rowMaker, rowOfJson, twiceIn } from '#shared/commands/rows.js';
import { clock, counted } from '../conference/shared.js';
import { FieldInput } from '../forms/field.js';
import { address, leaving, may, type ResourceProps } from '../page.js';
import { Busy, Problem } from '../ui.js';
import { Columns } from './columns.js';
import { jobFor, type Mode, targetFor } from './loading.js';
import { Rows } from './rows.js';
import { type Choices, fieldsIn, leftOut, namesIn, type Sheet } from './sheet.js';

interface WorkProps extends ResourceProps {
  readonly sheet: Sheet;
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
}

interface State {
  readonly doing?: 'check' | 'load' | undefined;
  readonly done: number;
  readonly total: number;
  /** By the check. Stale when something was changed after it. */
  readonly found?: Loaded;
  readonly isStale?: boolean;
  readonly loaded?: Loaded;
  readonly error?: unknown;
}

const beginning: State = { done: 0, total: 0 };

export function Work({ sheet, choices, onChoices, ...props }: WorkProps) {
  const { me, tenant, services, resource } = props;
  const [fields] = useState(() => fieldsIn(resource, services));
  const [chosenMode, setMode] = useState<Mode>();
  /** Of all rows. */
  const [common, setCommon] = useState<Readonly<Record<string, unknown>>>({});
  const [edits, setEdits] = useState<ReadonlyMap<number, readonly string[]>>(new Map());
  const [leavesOut, setLeavesOut] = useState(false);
  const [isAgain, setIsAgain] = useState(false);
  const [state, setState] = useState(beginning);
  const result = useRef<HTMLDivElement>(null);
  const isStopped = useRef(false);
  const [ending] = useState(() => new AbortController());
  useEffect(() => () => ending.abort(), []);
  const { doing, found, loaded, isStale = false } = state;
  useQuestion(doing === 'load');

  const names = namesIn(sheet, fields, choices);
  const modes = modesOf(resource.plural).filter(
    ({ mode, needs }) =>
      may(me, `${resource.name}.${mode}`) && (needs === undefined || !sheet.isCsv || names.includes(needs)),
  );
  const usual = modes.find((one) => sheet.isCsv && one.mode === 'patch') ?? modes[0];
  const mode = (modes.find((one) => one.mode === chosenMode) ?? usual)?.mode ?? 'create';
  const isThere = (field: string) => names.some((name) => /^[^.@]*/.exec(name ?? '')?.[0] === field);
  const missing =
    mode === 'create' && sheet.isCsv ? resource.fields.filter((one) => one.required && !isThere(one.name)) : [];
  const used = names.flatMap((name) => (name === undefined || name === leftOut ? [] : [name]));
  const twice = twiceIn(used);
  const isReady = !names.includes(undefined) && twice === undefined;
  const lines = sheet.lines.map((line) => ({ ...line, cells: edits.get(line.line) ?? line.cells }));

  function* rows(): Generator<Row> {
    const own = names.map((name) => (name === leftOut ? undefined : name));
    const make = sheet.isCsv ? rowMaker(own, fields.columns) : rowOfJson;
    for (const line of lines) {
      const row = make(line);
      if (mode === 'patch' && row.id !== undefined) yield { ...row, at: row.id, ifVersion: row.version };
      else yield { ...row, record: { ...(missing.length > 0 && common), ...row.record } };
    }
  }
  const change = () => setState(({ found }) => (found ? { ...beginning, found, isStale: true } : beginning));
  async function run(doing: 'check' | 'load', again = isAgain) {
    isStopped.current = false;
    setState(({ found }) => ({ ...beginning, doing, ...(doing === 'load' && found && { found }) }));
    const teller = (done: number, total: number) => {
      setState((now) => ({ ...now, done, total }));
      return (more: number) => setState((now) => ({ ...now, done: now.done + more }));
    };
    const own = { teller, again, isDryRun: doing === 'check', isStopped: () => isStopped.current };
    const [ended, error] = await loadRows(targetFor(props, ending.signal), {
      ...jobFor(props, mode, rows),
      ...own,
    }).then(
      (ended) => [ended, undefined],
      (error) => [undefined, error instanceof Unfinished ? error.cause : error],
    );
    if (ending.signal.aborted) return;
    setState((now) => ({
      ...now,
      doing: undefined,
      error,
      ...(ended && { [doing === 'check' ? 'found' : 'loaded']: ended }),
    }));
    requestAnimationFrame(() => result.current?.focus());
  }
  const repeat = () => {
    setIsAgain(true);
    run('check', true);
  };
  const problems = (loaded ?? found)?.problems ?? [];
  const wrong = new Set(problems.map(([line]) => line)).size;
  const fresh = (found?.total ?? 0) - (found?.known ?? 0);
  const good = fresh - wrong;
  const isDone = loaded?.left === 0;
  return (
    <>
      {sheet.isCsv && (
        <Columns
          {...{ sheet, fields, choices }}
          onChange={(next) => {
            onChoices(next);
            change();
          }}
        />
      )}
      {missing.map((field) => (
        <FieldInput
          key={field.name}
          {...props}
          field={field}
          value={common[field.name]}
          findings={[]}
          isBrief
          onChange={(value) => {
            setCommon((now) => ({ ...now, [field.name]: value }));
            change();
          }}
        />
      ))}
      {missing.length > 0 && <p class="quiet">No column has this, so it is the same for all rows.</p>}
      {modes.length > 1 && (
        <fieldset>
          <legend>What the rows do</legend>
          {modes.map((one) => (
            <label key={one.mode}>
              <input
                type="radio"
                name="mode"
                checked={one.mode === mode}
                onChange={() => {
                  setMode(one.mode);
                  change();
                }}
              />
              {one.label}
            </label>
          ))}
        </fieldset>
      )}
      {mode === 'patch' && sheet.isCsv && !names.includes('sys_version') && (
        <p class="finding">
          Without a column sys_version, as downloads from here have it, what others have changed since then is
          overwritten.
        </p>
      )}
      {twice !== undefined && <p class="finding">Two columns are {twice}: leave one of them out.</p>}
      {names.includes(undefined) && <p class="finding">Choose what each column is. You can leave it out.</p>}
      {doing === 'check' && <Busy what="Checking" />}
      {doing === 'load' && (
        <p class="actions">
          <progress value={state.done} max={state.total} aria-label="Loading" />
          {state.done.toLocaleString()} of {counted(state.total, 'row')}
          <button type="button" class="secondary outline" onClick={() => Object.assign(isStopped, { current: true })}>
            Stop
          </button>
        </p>
      )}
      <div ref={result} tabIndex={-1} role="status">
        {doing === undefined &&
          (loaded ? <p>{wordsFor(loaded)}</p> : found && !isStale && <p>{checkedIn(found, good)}</p>)}
        {isDone && <a href={address(tenant, resource.service, resource.name)}>Show the {resource.plural}</a>}
      </div>
      {state.error instanceof Unended ? (
        <div class="problem" role="alert">
          <p>
            Another upload to this table has not ended, and it is not known whether its last rows were loaded. Choose
            that file again, as it was, to finish it. If you begin anew, rows may be loaded twice.
          </p>
          <button
            type="button"
            class="secondary"
            onClick={() => {
              jobFor(props, mode, rows).journal.remove();
              run('check');
            }}
          >
            Begin anew
          </button>
        </div>
      ) : (
        state.error !== undefined && (
          <Problem error={state.error} retry={() => run(found && !isStale ? 'load' : 'check')} />
        )
      )}
      {doing === undefined && !isDone && (
        <div class="actions above">
          {found && !isStale ? (
            <>
              {good > 0 && wrong > 0 && (
                <label>
                  <input
                    type="checkbox"
                    checked={leavesOut}
                    onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
                  />
                  Leave out {wrong === 1 ? 'the row' : `the ${wrong.toLocaleString()} rows`} with problems
                </label>
              )}
              {good > 0 && (
                <button type="button" disabled={wrong > 0 && !leavesOut} onClick={() => run('load')}>
                  {loaded ? 'Go on' : `Load ${counted(good, 'row')}`}
                </button>
              )}
              {found.known > 0 && (
                <button type="button" class="secondary outline" onClick={repeat}>
                  Load {counted(found.known, 'row')} once more
                </button>
              )}
            </>
          ) : (
            <button type="button" disabled={!isReady} onClick={() => run('check')}>
              {found ? 'Check again' : 'Check'}
            </button>
          )}
        </div>
      )}
      {found && (
        <Rows
          {...{ sheet, lines, names, problems }}
          onEdit={(line, cells) => {
            setEdits((now) => new Map(now).set(line, cells));
            change();
          }}
        />
      )}
    </>
  );
}

/** @returns how a row finds what it changes, in words, with the column that this needs. */
const modesOf = (plural: string): readonly { mode: Mode; label: string; needs?: string }[] => [
  { mode: 'create', label: `Each creates a record, whatever ${plural} there are` },
  {
    mode: 'upsert',
    label: 'Each changes the record with its external id, or creates it. Empty cells change nothing',
    needs: 'sys_external_id',
  },
  {
    mode: 'patch',
    label: 'Each changes the record with its id, as in a download from here. Empty cells change nothing',
    needs: 'id',
  },
];

const at = (time: number | undefined) => (time === undefined ? 'before' : `at ${clock.format(time)}`);
const were = (count: number, what = 'row') => `${counted(count, what)} ${count === 1 ? 'was' : 'were'}`;

function checkedIn({ total, known, endedAt, parts }: Loaded, good: number): string {
  const before = known > 0 ? `${were(known)} loaded ${at(endedAt)}. ` : '';
  if (known === total) return `${before}There is nothing new in this file.`;
  const tried = parts > 1 ? ` They were tried in ${parts} parts: a row only sees those before it in its part.` : '';
  return `${before}${good.toLocaleString()} of ${counted(total - known, 'row')} can be loaded.${tried}`;
}

function wordsFor({ total, known, left, problems }: Loaded): string {
  const failed = new Set(problems.map(([line]) => line)).size;
  const rest = failed > 0 ? ` ${were(failed)} left out: see below.` : '';
  if (left === 0) return `${were(total - known - failed)} loaded ${at(Date.now())}.${rest}`;
  return `Stopped: ${were(total - known - left - failed)} loaded, and ${counted(left, 'row')} ${left === 1 ? 'is' : 'are'} left. If you leave now, choose the same file later: it goes on where it was.`;
}

/** Asks before rows are left that are being loaded. */
function useQuestion(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const before = leaving.mayLeave;
    addEventListener('beforeunload', warn);
    leaving.mayLeave = () => confirm('Rows are being loaded. Stop, and leave?');
    return () => {
      removeEventListener('beforeunload', warn);
      leaving.mayLeave = before;
    };
  }, [isNeeded]);
}
