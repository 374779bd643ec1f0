/** What the rows of a file are to do: checked first, without changing anything, and then loaded. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Loaded, loadRows, Unfinished } from '#shared/commands/loading.js';
import { Unended } from '#shared/commands/progress.js';
import { type Row, rowMaker, rowOfJson, twiceIn } from '#shared/commands/rows.js';
import { counted } from '../conference/shared.js';
import { FieldInput } from '../forms/field.js';
import { parentsOf } from '../forms/suggestions.js';
import { address, may, type ResourceProps } from '../page.js';
import { rememberedEvent } from '../session.js';
import { Busy, Problem, Progress, useQuestion } from '../ui.js';
import { type Choices, Columns, fieldsIn, leftOut, namesIn } from './columns.js';
import { checkedIn, journalFor, loadedIn, type Mode, modesOf, targetFor, unended } from './loading.js';
import { type Referring, referring } from './references.js';
import { Rows } from './rows.js';
import type { Sheet } from './sheet.js';

interface WorkProps extends ResourceProps {
  readonly sheet: Sheet;
  /** For the next file. */
  readonly remembered: { current: Choices };
}

/** What somebody has chosen and corrected. */
interface Plan {
  readonly choices: Choices;
  readonly mode?: Mode;
  /** Of all rows. */
  readonly common: Readonly<Record<string, unknown>>;
  /** Line → its cells. */
  readonly edits: ReadonlyMap<number, readonly string[]>;
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

export function Work({ sheet, remembered, ...props }: WorkProps) {
  const { me, tenant, services, resource } = props;
  const [fields] = useState(() => fieldsIn(resource, services));
  const [plan, setPlan] = useState<Plan>(() => ({
    choices: remembered.current,
    common: { event_id: rememberedEvent(tenant) },
    edits: new Map(),
  }));
  const [leavesOut, setLeavesOut] = useState(false);
  const [isAgain, setIsAgain] = useState(false);
  const [state, setState] = useState(beginning);
  const result = useRef<HTMLDivElement>(null);
  const isStopped = useRef(false);
  const [ending] = useState(() => new AbortController());
  useEffect(() => () => ending.abort(), []);
  const { doing, found, loaded, isStale = false } = state;
  useQuestion(doing === 'load', 'Rows are being loaded. Stop, and leave?');

  const names = namesIn(sheet, fields, plan.choices);
  const modes = modesOf(resource.plural).filter(
    ({ mode, needs }) => may(me, `${resource.name}.${mode}`) && (!needs || !sheet.isCsv || names.includes(needs)),
  );
  const usual = modes.find((one) => sheet.isCsv && one.mode === 'patch') ?? modes[0];
  const mode = (modes.find((one) => one.mode === plan.mode) ?? usual)?.mode ?? 'create';
  const isThere = (field: string) => names.some((name) => /^[^.@]*/.exec(name ?? '')?.[0] === field);
  const parents = parentsOf(services, resource);
  const missing = resource.fields.filter(
    (one) => (one.required || parents.includes(one)) && mode === 'create' && sheet.isCsv && !isThere(one.name),
  );
  const common = Object.fromEntries(missing.map(({ name }) => [name, plan.common[name]]));
  const twice = twiceIn(names.filter((name) => name !== undefined && name !== leftOut) as string[]);
  const isReady = !names.includes(undefined) && twice === undefined;
  const lines = sheet.lines.map((line) => ({ ...line, cells: plan.edits.get(line.line) ?? line.cells }));

  async function* rows(all: readonly Referring[]): AsyncGenerator<Row> {
    const own = names.map((name) => (name === leftOut ? undefined : name));
    const make = sheet.isCsv ? rowMaker(own, fields.columns) : rowOfJson;
    for (const [n, { line, problems }] of all.entries()) {
      if (n % 500 === 499) await new Promise((resolve) => setTimeout(resolve)); // the page stays alive
      const made = make(line);
      const row = { ...made, problems: [...made.problems, ...problems] };
      if (mode === 'patch' && row.id !== undefined) yield { ...row, at: row.id, ifVersion: row.version };
      else yield { ...row, record: { ...common, ...row.record } };
    }
  }
  const change = (part: Partial<Plan>) => {
    setPlan((now) => ({ ...now, ...part }));
    setState(({ found }) => (found ? { ...beginning, found, isStale: true } : beginning));
  };
  const ended = (part: Partial<State>) => {
    if (ending.signal.aborted) return;
    setState((now) => ({ ...now, doing: undefined, ...part }));
    requestAnimationFrame(() => result.current?.focus());
  };
  async function run(doing: 'check' | 'load', again = isAgain) {
    isStopped.current = false;
    setState(({ found }) => ({ ...beginning, doing, ...(doing === 'load' && found && { found }) }));
    try {
      const all = await referring(props, names, lines, common.event_id, ending.signal);
      const loaded = await loadRows(targetFor(props, ending.signal), {
        resource: resource.name,
        rows: () => rows(all),
        place: [tenant, mode],
        caller: me.id,
        journal: journalFor(props, mode),
        upsert: mode === 'upsert',
        isDryRun: doing === 'check',
        again,
        isStopped: () => isStopped.current,
        teller: (done, total) => {
          setState((now) => ({ ...now, done, total }));
          return (more) => setState((now) => ({ ...now, done: now.done + more }));
        },
      });
      ended(doing === 'check' ? { found: loaded } : { loaded });
    } catch (error) {
      ended({ error: error instanceof Unfinished ? error.cause : error });
    }
  }
  const problems = (loaded ?? found)?.problems ?? [];
  const wrong = new Set(problems.map(([line]) => line)).size;
  const good = (found?.total ?? 0) - (found?.known ?? 0) - wrong;
  const isDone = loaded?.left === 0;
  const isChecked = found !== undefined && !isStale;
  const said = loaded ? loadedIn(loaded) : isChecked && checkedIn(found, good);
  return (
    <>
      {sheet.isCsv && (
        <Columns
          {...{ sheet, fields, names }}
          onChoose={(column, name) => {
            remembered.current = { ...plan.choices, [column]: name };
            change({ choices: remembered.current });
          }}
        />
      )}
      {missing.map((field) => (
        <FieldInput
          key={field.name}
          {...props}
          field={field}
          value={plan.common[field.name]}
          findings={[]}
          isBrief
          onChange={(value) => change({ common: { ...plan.common, [field.name]: value } })}
        />
      ))}
      {missing.length > 0 && <p class="quiet">No column has this, so it is the same for all rows.</p>}
      {modes.length > 1 && (
        <fieldset>
          <legend>What the rows do</legend>
          {modes.map((one) => (
            <label key={one.mode}>
              <input type="radio" name="mode" checked={one.mode === mode} onChange={() => change({ mode: one.mode })} />
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
        <Progress
          done={state.done}
          of={state.total}
          what={counted(state.total, 'row')}
          onStop={() => Object.assign(isStopped, { current: true })}
        />
      )}
      <div ref={result} tabIndex={-1} role="status">
        {doing === undefined && said && <p>{said}</p>}
        {isDone && <a href={address(tenant, resource.service, resource.name)}>Show the {resource.plural}</a>}
      </div>
      {state.error instanceof Unended ? (
        <Problem
          error={new Error(unended)}
          anyway={{
            label: 'Begin anew',
            go: () => {
              journalFor(props, mode).remove();
              run('check');
            },
          }}
        />
      ) : (
        state.error !== undefined && <Problem error={state.error} retry={() => run(isChecked ? 'load' : 'check')} />
      )}
      {doing === undefined && !isDone && (
        <div class="actions above">
          {!isChecked && (
            <button type="button" disabled={!isReady} onClick={() => run('check')}>
              {found ? 'Check again' : 'Check'}
            </button>
          )}
          {isChecked && good > 0 && wrong > 0 && (
            <label>
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={({ currentTarget }) => setLeavesOut(currentTarget.checked)}
              />
              Leave out {wrong === 1 ? 'the row' : `the ${wrong.toLocaleString()} rows`} with problems
            </label>
          )}
          {isChecked && good > 0 && (
            <button type="button" disabled={wrong > 0 && !leavesOut} onClick={() => run('load')}>
              {loaded ? 'Go on' : `Load ${counted(good, 'row')}`}
            </button>
          )}
          {isChecked && found.known > 0 && (
            <button
              type="button"
              class="secondary outline"
              onClick={() => {
                setIsAgain(true);
                run('check', true);
              }}
            >
              Load {counted(found.known, 'row')} once more
            </button>
          )}
        </div>
      )}
      {found && (
        <Rows
          {...{ sheet, lines, names, problems }}
          onEdit={(line, cells) => change({ edits: new Map(plan.edits).set(line, cells) })}
        />
      )}
    </>
  );
}
