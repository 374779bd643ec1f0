/** What the rows of a file are to do: checked first, without changing anything, and then loaded. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Loaded, loadRows, Unfinished } from '#shared/commands/loading.js';
import { Unended } from '#shared/commands/progress.js';
import { type Row, rowMaker, rowOfJson, twiceIn } from '#shared/commands/rows.js';
import { counted } from '../conference/shared.js';
import { labelOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { parentsOf } from '../forms/suggestions.js';
import { address, may, type ResourceProps } from '../page.js';
import { Busy, Problem, useQuestion } from '../ui.js';
import { type Choices, columnIn, fieldsIn, isPlain, leftOut, namesIn } from './columns.js';
import { checkedIn, journalFor, loadedIn, type Mode, modesOf, targetFor, unended, withCells } from './loading.js';
import { type Referring, referring } from './references.js';
import { Rows } from './rows.js';
import type { Sheet } from './sheet.js';

/** What somebody has chosen and corrected. */
export interface Plan {
  readonly choices: Choices;
  readonly mode?: Mode;
  /** Of all rows. */
  readonly common: Readonly<Record<string, unknown>>;
  /** Line → its cells. */
  readonly edits: ReadonlyMap<number, readonly string[]>;
}

interface WorkProps extends ResourceProps {
  readonly sheet: Sheet;
  readonly plan: Plan;
  readonly onPlan: (part: Partial<Plan>) => void;
}

interface Outcome {
  /** Since it was changed, nothing is checked. */
  readonly of: Plan;
  /** Whether rows that were loaded before count. */
  readonly again: boolean;
  readonly checked?: Loaded;
  readonly loaded?: Loaded;
  readonly error?: unknown;
}

export function Work({ sheet, plan, onPlan, ...props }: WorkProps) {
  const { me, tenant, services, resource } = props;
  const [fields] = useState(() => fieldsIn(resource, services));
  const [doing, setDoing] = useState<{ readonly isLoad: boolean; readonly done: number; readonly total: number }>();
  const [outcome, setOutcome] = useState<Outcome>({ of: plan, again: false });
  const result = useRef<HTMLDivElement>(null);
  const isStopped = useRef(false);
  const [ending] = useState(() => new AbortController());
  useEffect(() => () => ending.abort(), []);
  useQuestion(doing?.isLoad === true, 'Rows are being loaded. Stop, and leave?');

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
  const empty = missing.filter(({ name, required }) => required && plan.common[name] === undefined);
  const common = Object.fromEntries(missing.map(({ name }) => [name, plan.common[name]]));
  const twice = twiceIn(names.filter((name) => name !== undefined && name !== leftOut) as string[]);
  const own = sheet.names.filter((name, n) => names[n] === name && !isPlain(columnIn(name, fields)) && name !== '');
  const findings = [
    ...(sheet.isCsv && own.length > 0
      ? [`Kept as they are, for nobody but you, since no field is called so: ${own.join(', ')}.`]
      : []),
    ...(sheet.isCsv && mode === 'patch' && !names.includes('sys_version')
      ? [
          'Without a column sys_version, as downloads from here have it, what others have changed since then is overwritten.',
        ]
      : []),
    ...(twice !== undefined ? [`Two columns are ${twice}: leave one of them out.`] : []),
    ...(names.includes(undefined) ? ['Choose what each column is. You can leave it out.'] : []),
    ...empty.map(({ name, schema }) => `Fill in “${labelOf(name, schema)}”, or choose the column that has it.`),
  ];
  const isUnclear = names.includes(undefined) || twice !== undefined || empty.length > 0;
  const lines = sheet.lines.map((line) => ({ ...line, cells: plan.edits.get(line.line) ?? line.cells }));

  async function* rows(all: readonly Referring[]): AsyncGenerator<Row> {
    const own = names.map((name) => (name === leftOut ? undefined : name));
    const make = sheet.isCsv ? rowMaker(own, fields.columns) : rowOfJson;
    for (const [n, line] of all.entries()) {
      if (n % 500 === 499) await new Promise((resolve) => setTimeout(resolve)); // the page stays alive
      const made = make(line);
      const row = { ...made, problems: [...made.problems, ...line.problems] };
      if (mode === 'patch' && row.id !== undefined) yield { ...row, at: row.id, ifVersion: row.version };
      else yield { ...row, record: { ...withCells(common, sheet, line.cells), ...row.record } };
    }
  }
  /** @param before what was checked, if it is to be loaded. */
  async function run(before?: Outcome, again = false) {
    const isLoad = before !== undefined;
    const begun: Outcome = before ?? { of: plan, again };
    isStopped.current = false;
    setDoing({ isLoad, done: 0, total: 0 });
    let next: Outcome;
    try {
      const all = await referring(props, names, lines, common.event_id, ending.signal);
      const loaded = await loadRows(targetFor(props, ending.signal), {
        resource: resource.name,
        rows: () => rows(all),
        place: [tenant, mode],
        caller: me.id,
        journal: journalFor(props, mode),
        upsert: mode === 'upsert',
        isDryRun: !isLoad,
        again: begun.again,
        isStopped: () => isStopped.current,
        teller: (done, total) => {
          setDoing({ isLoad, done, total });
          return (more) => setDoing((now) => now && { ...now, done: now.done + more });
        },
      });
      next = { ...begun, error: undefined, [isLoad ? 'loaded' : 'checked']: loaded };
    } catch (error) {
      next = { ...begun, error: error instanceof Unfinished ? error.cause : error };
    }
    if (ending.signal.aborted) return;
    setOutcome(next);
    setDoing(undefined);
    requestAnimationFrame(() => result.current?.focus());
  }
  const beginAnew = () => {
    journalFor(props, mode).remove();
    run();
  };
  const isCurrent = outcome.of === plan;
  const { checked, loaded, error } = outcome;
  const problems = (loaded ?? checked)?.problems ?? [];
  const wrong = new Set(problems.map(([line]) => line)).size;
  const good = checked ? checked.total - checked.known - wrong : 0;
  const isDone = isCurrent && loaded?.left === 0;
  const isChecked = isCurrent && checked !== undefined;
  return (
    <>
      {missing.map((field) => (
        <FieldInput
          key={field.name}
          {...props}
          field={field}
          value={plan.common[field.name]}
          findings={[]}
          isBrief
          onChange={(value) => onPlan({ common: { ...plan.common, [field.name]: value } })}
        />
      ))}
      {missing.length > 0 && (
        <p class="quiet">
          No column has this, so it is the same for all rows; what is not asked for below can stay empty. In a text,{' '}
          {`{${sheet.names[0]}}`} stands for the cell of that column.
        </p>
      )}
      {modes.length > 1 && (
        <fieldset>
          <legend>What the rows do</legend>
          {modes.map((one) => (
            <label key={one.mode}>
              <input type="radio" name="mode" checked={one.mode === mode} onChange={() => onPlan({ mode: one.mode })} />
              {one.label}
            </label>
          ))}
        </fieldset>
      )}
      {findings.map((text) => (
        <p key={text} class="finding">
          {text}
        </p>
      ))}
      {doing && (
        <div class="actions">
          <Busy what={doing.isLoad ? `${doing.done.toLocaleString()} of ${counted(doing.total, 'row')}` : 'Checking'} />
          {doing.isLoad && (
            <button
              type="button"
              class="secondary outline small"
              onClick={() => Object.assign(isStopped, { current: true })}
            >
              Stop
            </button>
          )}
        </div>
      )}
      <div ref={result} tabIndex={-1} role="status">
        {!doing && isChecked && <p>{loaded ? loadedIn(loaded) : checkedIn(checked, good)}</p>}
        {isDone && <a href={address(tenant, resource.service, resource.name)}>Show the {resource.plural}</a>}
      </div>
      {!doing && isCurrent && error instanceof Unended && (
        <Problem error={new Error(unended)} anyway={{ label: 'Begin anew', go: beginAnew }} />
      )}
      {!doing && isCurrent && error !== undefined && !(error instanceof Unended) && (
        <Problem error={error} retry={() => run(isChecked ? outcome : undefined)} />
      )}
      {!doing && !isDone && (
        <div class="actions above">
          {!isChecked && (
            <button type="button" disabled={isUnclear} onClick={() => run()}>
              Check
            </button>
          )}
          {isChecked && good > 0 && (
            <button type="button" onClick={() => run(outcome)}>
              {loaded ? 'Go on' : `Load ${counted(good, 'row')}`}
              {wrong > 0 && `, leave out ${wrong.toLocaleString()}`}
            </button>
          )}
          {isChecked && checked.known > 0 && (
            <button type="button" class="secondary outline" onClick={() => run(undefined, true)}>
              Load {counted(checked.known, 'row')} once more
            </button>
          )}
        </div>
      )}
      <Rows
        {...{ sheet, fields, lines, names, problems }}
        onChoose={(column, name) => onPlan({ choices: { ...plan.choices, [column]: name } })}
        onEdit={(line, cells) => onPlan({ edits: new Map(plan.edits).set(line, cells) })}
      />
    </>
  );
}
