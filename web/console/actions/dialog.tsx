/** A dialog for any operation: asks for what is not known, tries it first, does it to the end, and says what came of it. */
import { GalaError } from 'gala/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { type Field, fieldsOf, titleOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { type Finding, within } from '../forms/input.js';
import type { Json } from '../session.js';
import { Busy, Dialog, overrideFor, Problem, withoutOverride } from '../ui.js';
import { countIn, Outcome } from './outcome.js';
import { type ActionProps, bodiesFor, inputsOf, isSystem, isWholeRecord, knownOf, run } from './run.js';

interface Result {
  readonly answer: Json;
  readonly isTrial: boolean;
}

interface State {
  isStopped: boolean;
  /** What was done before it was stopped, or failed. */
  before?: Json | undefined;
  /** The rules that are broken on purpose. */
  used?: string | undefined;
}

export function ActionDialog({ action, record, ids, given, onClose, onDone, ...props }: ActionProps) {
  const { gala, me, resource } = props;
  const about = { resource, record, ids };
  const bodies = bodiesFor(action, about);
  const [chosen, setChosen] = useState(0);
  const inputs = inputsOf(action, bodies[chosen], resource);
  const { sure, likely } = knownOf(inputs, about);
  const [draft, setDraft] = useState<Json>({ ...likely, ...given });
  const [result, setResult] = useState<Result>();
  const [error, setError] = useState<unknown>();
  const [override, setOverride] = useState<string>();
  const [progress, setProgress] = useState<string>();
  const state = useRef<State>({ isStopped: false });
  const form = useRef<HTMLFormElement>(null);
  const grant = isWholeRecord(inputs) ? 'own' : me.permissions[action.permission];
  const asked = inputs.filter((field) => !(field.name in sure) && isWritable(field, grant));
  const isRunning = progress !== undefined;
  const values = { ...Object.fromEntries(inputs.map(({ name }) => [name, draft[name]])), ...sure };

  const start = async (isTrial: boolean) => {
    const { current } = state;
    current.isStopped = false;
    setError(undefined);
    setOverride(undefined);
    setProgress(isTrial ? 'Checking…' : 'Working…');
    try {
      const answer = await run({
        ...{
          gala,
          action,
          values,
          isTrial,
          override: current.used,
          version: record?.sys_version,
          before: current.before,
        },
        onStep: (soFar) => {
          if (!isTrial) current.before = soFar;
          setProgress(`${countsIn(soFar)} so far…`);
          return !current.isStopped;
        },
      });
      current.before = current.isStopped && !isTrial ? answer : undefined;
      setResult({ answer, isTrial });
      setProgress(undefined);
      if (!isTrial && !action.isReading) onDone();
    } catch (failed) {
      setResult(current.before && { answer: current.before, isTrial: false });
      setError(failed);
      setOverride(overrideFor(failed, current.used));
      setProgress(undefined);
    }
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[role=alert], .result')?.focus());
  };
  const countsIn = (answer: Json) =>
    fieldsOf(action.answer, resource.resolve)
      .filter(({ name, schema }) => schema.type === 'integer' && (answer[name] as number) > 0)
      .map((field) => countIn(field, answer))
      .join(', ');
  const isReady = asked.every(({ required }) => !required) && bodies.length < 2;
  useEffect(() => {
    if (action.isReading || (action.hasTrial && isReady)) start(!action.isReading);
  }, []);

  const isTried = result !== undefined || !action.hasTrial;
  const left = result?.isTrial === false ? Number(result.answer.remaining ?? 0) : 0;
  const isDone = result?.isTrial === false && (action.hasTrial || action.answers !== undefined) && left === 0;
  const findings = error instanceof GalaError ? error.details.map(findingOf) : [];
  const isFirst = ({ name, required, schema }: Field) =>
    required || likely[name] !== undefined || schema['x-expected'] === true || asked.length < 7;
  const input = (field: Field) => (
    <FieldInput
      key={field.name}
      {...props}
      field={field}
      value={draft[field.name]}
      findings={within(findings, field.name)}
      onChange={(value) => {
        setDraft((now) => ({ ...now, [field.name]: value }));
        setResult(undefined);
        setOverride(undefined);
        state.current = { isStopped: false };
      }}
    />
  );
  const others = asked.filter((field) => !isFirst(field));
  const title = record === undefined ? action.label : `${action.label}: ${titleOf(resource, record)}`;
  return (
    <Dialog title={title} onClose={() => isRunning || onClose()}>
      <form
        ref={form}
        autocomplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) start(!isTried);
        }}
      >
        {!isDone && action.about && <p class="quiet">{action.about}</p>}
        {ids !== undefined && <p>For {counted(ids.length, resource.noun, resource.plural)}.</p>}
        {bodies.length > 1 && (
          <label>
            For
            <select
              value={chosen}
              onChange={({ currentTarget }) => {
                setChosen(Number(currentTarget.value));
                setResult(undefined);
              }}
            >
              {bodies.map(({ description }, index) => (
                <option key={description} value={index}>
                  {description}
                </option>
              ))}
            </select>
          </label>
        )}
        {!isDone && (
          <fieldset class="plain" disabled={isRunning}>
            {asked.filter(isFirst).map(input)}
            {others.length > 0 && (
              <details class="more">
                <summary>{counted(others.length, 'more field')}</summary>
                {others.map(input)}
              </details>
            )}
          </fieldset>
        )}
        {error !== undefined && (
          <Problem
            error={error}
            anyway={
              override === undefined
                ? undefined
                : {
                    label: `${action.label} anyway`,
                    go: () => {
                      state.current.used = override;
                      start(!isTried);
                    },
                  }
            }
          />
        )}
        {result !== undefined && !isRunning && (
          <div class="result" tabIndex={-1}>
            <Outcome {...props} action={action} {...result} />
            {left > 0 && <p>{state.current.isStopped ? 'Stopped' : 'Not finished'}: the rest is still to be done.</p>}
          </div>
        )}
        {isRunning && <Busy what={progress.replace(/…$/, '')} />}
        <footer>
          {isRunning ? (
            <button
              type="button"
              class="secondary"
              onClick={() => {
                state.current.isStopped = true;
              }}
            >
              Stop
            </button>
          ) : (
            <>
              <button type="button" class="secondary" onClick={onClose}>
                {result === undefined || result.isTrial ? 'Cancel' : 'Close'}
              </button>
              {!isDone && !action.isReading && (
                <button type="submit">{left > 0 ? 'Go on' : isTried ? action.label : 'Check'}</button>
              )}
            </>
          )}
        </footer>
      </form>
    </Dialog>
  );
}

const findingOf = ({ pointer, message }: { pointer: string; message: string }): Finding => ({
  pointer,
  message: withoutOverride(message),
});

/** Owners of records do not see all of their fields, and cannot write all that they see. */
const isWritable = ({ name, schema }: Field, grant: 'all' | 'own' | undefined) =>
  !isSystem(name) &&
  (grant !== 'own' || ((schema['x-visibility'] ?? 'staff') !== 'staff' && schema['x-writable-by'] === undefined));
