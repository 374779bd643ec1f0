/** A dialog for any operation: asks for what is not known, tries it first, does it to the end, and says what came of it. */
import { GalaError } from 'gala/client';
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { type Field, titleOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { Around, within } from '../forms/input.js';
import type { Json } from '../session.js';
import { Busy, Dialog, overrideFor, Problem, withoutOverride } from '../ui.js';
import { countsIn, Outcome, type OutcomeProps } from './outcome.js';
import { type ActionProps, inAll, isUnfinished, partOf, run, startOf } from './run.js';

export interface ActionDialogProps extends ActionProps {
  /** Of the dialog, unless it is what the button says. */
  readonly title?: string;
  /** What else becomes known when a field is filled in. */
  readonly fill?: (name: string, value: unknown) => Promise<Json | undefined>;
  /** What the values of fields are called, by their names. */
  readonly known?: Around['known'];
  /** What is asked in place of the fields; it is ready as soon as `shape` has something to send. */
  readonly form?: (values: Json, change: (name: string, value: unknown) => void) => ComponentChildren;
  /** Code of an error → what else is sent to do as much as can be, and the button that offers it. */
  readonly offers?: Readonly<Record<string, { readonly label: string; readonly more: Json }>>;
  /** Whether it stands in the page, not over it. Then it is tried on demand only. */
  readonly isInPage?: boolean;
  /** Whether it is tried after each change, without a click. */
  readonly isLive?: boolean;
  /** What is sent, made of the fields: by several calls, if they are several. */
  readonly shape?: (values: Json) => Json | readonly Json[];
  /** What the people and records are called that the answer names by their ids. */
  readonly names?: ((values: Json) => ReadonlyMap<string, string>) | undefined;
  readonly Answer?: (props: OutcomeProps & { values: Json }) => VNode;
}

const asIs = (values: Json) => values;

/** Milliseconds without a key after which it is tried. */
const pause = 400;

export function ActionDialog(all: ActionDialogProps) {
  const { action, record, ids, given, onClose, onDone, fill, known, form, shape = asIs, names, offers, ...rest } = all;
  const { Answer = Outcome, title = action.label, isLive = false, isInPage = false, ...props } = rest;
  const { gala, resource } = props;
  const { asked, sure, likely } = startOf(action, all) ?? { asked: [], sure: {}, likely: {} };
  const [draft, setDraft] = useState({ ...likely, ...given });
  const [filled, setFilled] = useState<Json>({ round: 0 });
  const [result, setResult] = useState<{ readonly answer: Json; readonly isTrial: boolean; readonly left: number }>();
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly override: string | undefined }>();
  const [progress, setProgress] = useState({ words: '', isTrial: false, part: 0 });
  /** What each call has answered so far. */
  const answers = useRef<Json[]>([]);
  const isStopped = useRef(false);
  const used = useRef<string | undefined>(undefined); // the rules that are broken on purpose
  const added = useRef<Json>({}); // what an offer adds
  const hasChanged = useRef(false);
  const turn = useRef(0); // another trial is begun while one still runs
  const isBusy = progress.words !== '';
  const isRunning = isBusy && !(isLive && progress.isTrial);
  const isTried = result !== undefined || !action.hasTrial;
  const isAwaited = isLive && !isTried && failure === undefined;
  const wasDone = result?.isTrial === false;
  const left = wasDone ? result.left : 0;
  const hasRecord = action.answers !== undefined || action.answer.properties?.id !== undefined;
  const isDone = wasDone && (action.hasTrial || hasRecord) && left === 0;
  const values = { ...draft, ...sure };
  const calls = [shape(values)].flat() as Json[];
  const counts = result && countsIn(action, result.answer, resource);

  const start = async (isTrial: boolean, why?: unknown) => {
    const own = ++turn.current;
    const soFar = left > 0 && !isTrial ? answers.current : [];
    answers.current = soFar;
    isStopped.current = false;
    hasChanged.current ||= !isTrial && !action.isReading;
    setFailure(why === undefined ? undefined : { error: why, override: undefined });
    setProgress({ words: isTrial ? 'Checking' : 'Working', isTrial, part: 0 });
    let error: unknown;
    try {
      for (const [at, values] of calls.entries()) {
        if (isStopped.current || own !== turn.current || (soFar[at] && !isUnfinished(soFar[at]))) continue;
        await run({
          ...{ gala, action, isTrial, values: { ...values, ...added.current }, override: used.current },
          version: record?.sys_version,
          before: soFar[at],
          digest: isTrial ? undefined : result?.answer.digest,
          onStep: (now) => {
            soFar[at] = now;
            if (own !== turn.current) return false;
            const part = soFar.reduce((sum, one) => sum + partOf(action, one), 0) / calls.length;
            setProgress({ words: `${countsIn(action, inAll(soFar), resource).join(', ')} so far`, isTrial, part });
            return !isStopped.current;
          },
        });
      }
    } catch (thrown) {
      error = thrown;
      if (own !== turn.current) return;
      if (!isTrial && thrown instanceof GalaError && thrown.code === 'decisions_changed') return start(true, thrown);
      setFailure({ error, override: overrideFor(error, used.current) });
    }
    if (own !== turn.current) return;
    const isKnown = soFar.length > 0 && !(isTrial && error);
    const unfinished = calls.length - soFar.length + soFar.filter(isUnfinished).length;
    const isOffered = error instanceof GalaError && offers?.[error.code] !== undefined; // by what the trial has shown
    setResult(isKnown ? { answer: inAll(soFar), isTrial, left: unfinished } : isOffered ? result : undefined);
    setProgress({ words: '', isTrial, part: 0 });
    if (isLive && isTrial) return; // somebody may be typing
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(':is(dialog, .in-page) :is([role=alert], .result)')?.focus(),
    );
  };
  useEffect(() => {
    if (!isLive || calls.length === 0) return;
    const waiting = setTimeout(() => start(true), turn.current === 0 ? 0 : pause);
    return () => clearTimeout(waiting);
  }, [draft]);
  useEffect(() => {
    if (isInPage) return () => Object.assign(isStopped, { current: true });
    if (isLive) return;
    if (action.isReading || (action.hasTrial && (form ? calls.length > 0 : asked.every(({ required }) => !required))))
      start(!action.isReading);
  }, []);
  const change = async (name: string, value: unknown) => {
    setDraft((now) => ({ ...now, [name]: value }));
    turn.current++;
    setResult(undefined);
    setFailure(undefined);
    setProgress({ words: '', isTrial: true, part: 0 });
    used.current = undefined;
    added.current = {};
    const more = await fill?.(name, value);
    if (more === undefined) return;
    setDraft((now) => ({ ...now, ...more }));
    setFilled(({ round }) => ({ ...more, round: Number(round) + 1 }));
  };
  const findings =
    failure?.error instanceof GalaError
      ? failure.error.details.map((one) => ({ ...one, message: withoutOverride(one.message) }))
      : [];
  const input = (field: Field) => (
    <FieldInput
      key={`${field.name} ${field.name in filled && filled.round}`}
      {...props}
      field={field}
      value={draft[field.name]}
      findings={within(findings, field.name)}
      onChange={(value) => change(field.name, value)}
    />
  );
  const isFirst = ({ name, required, schema }: Field) =>
    required || likely[name] !== undefined || schema['x-expected'] === true || asked.length < 8;
  const others = asked.filter((field) => !isFirst(field));
  const offer = failure?.error instanceof GalaError ? offers?.[failure.error.code] : undefined;
  const anyway = (offer || failure?.override !== undefined) && {
    label: offer?.label ?? `${action.label} anyway`,
    go: () => {
      used.current = failure?.override;
      added.current = offer?.more ?? {};
      start(!offer && !isTried);
    },
  };
  return (
    <Dialog
      title={record === undefined ? title : `${title}: ${titleOf(resource, record)}`}
      onClose={() => {
        if (isRunning) {
          isStopped.current = true;
          return;
        }
        onClose();
        if (hasChanged.current) onDone(); // not before: the row that it is about may go, and the dialog with it
      }}
      isInPage={isInPage}
      close={isRunning ? 'Stop' : wasDone ? 'Close' : isInPage ? undefined : 'Cancel'}
      buttons={
        !(isRunning || isDone || action.isReading) && (
          <button
            type="submit"
            class={result?.isTrial && !isInPage && counts?.[0]?.startsWith('0 ') ? 'secondary' : ''}
            disabled={calls.length === 0 || isAwaited}
          >
            {left > 0 ? 'Go on' : isTried || isAwaited ? action.label : 'Check'}
          </button>
        )
      }
      onSubmit={() => isRunning || isAwaited || start(!isTried)}
    >
      {!isDone && (
        <>
          {action.about && <p class="quiet">{action.about}</p>}
          {ids !== undefined && <p>For {counted(ids.length, resource.noun, resource.plural)}.</p>}
          <fieldset class="plain" disabled={isRunning}>
            <Around.Provider value={{ draft: { ...record, ...values }, zone: undefined, known, onChosen() {} }}>
              {form?.(values, change) ?? asked.filter(isFirst).map(input)}
              {!form && others.length > 0 && (
                <details class="more">
                  <summary>{counted(others.length, 'more field')}</summary>
                  {others.map(input)}
                </details>
              )}
            </Around.Provider>
          </fieldset>
        </>
      )}
      {failure && <Problem error={failure.error} {...(anyway && { anyway })} />}
      {result && !isRunning && (
        <div class="result" tabIndex={-1}>
          <Answer {...props} {...{ action, values }} names={names?.(values)} {...result} />
          {left > 0 && <p>{isStopped.current ? 'Stopped' : 'Not finished'}: the rest is still to be done.</p>}
        </div>
      )}
      {isBusy && <Busy what={progress.words} />}
      {isRunning && progress.part > 0 && <progress value={progress.part} max={1} aria-label="Done" />}
    </Dialog>
  );
}
