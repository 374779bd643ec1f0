/** A dialog for any operation: asks for what is not known, tries it first, does it to the end, and says what came of it. */
import { GalaError } from 'gala/client';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { type Field, titleOf } from '../document.js';
import { FieldInput } from '../forms/field.js';
import { Around, within } from '../forms/input.js';
import type { Json } from '../session.js';
import { Busy, Dialog, overrideFor, Problem, withoutOverride } from '../ui.js';
import { countsIn, Outcome, type OutcomeProps } from './outcome.js';
import { type ActionProps, run, startOf } from './run.js';

interface ActionDialogProps extends ActionProps {
  /** What else becomes known when a field is filled in. */
  readonly fill?: (name: string, value: unknown) => Promise<Json | undefined>;
  /** What is sent, made of the fields. */
  readonly shape?: (values: Json) => Json;
  readonly Answer?: (props: OutcomeProps & { values: Json }) => VNode;
}

const asIs = (values: Json) => values;

export function ActionDialog(all: ActionDialogProps) {
  const { action, record, ids, given, onClose, onDone, fill, shape = asIs, Answer = Outcome, ...props } = all;
  const { gala, resource } = props;
  const { asked, sure, likely } = startOf(action, all) ?? { asked: [], sure: {}, likely: {} };
  const [draft, setDraft] = useState({ ...likely, ...given });
  const [filled, setFilled] = useState<Json>({ round: 0 });
  const [result, setResult] = useState<{ readonly answer: Json; readonly isTrial: boolean }>();
  const [failure, setFailure] = useState<{ readonly error: unknown; readonly override: string | undefined }>();
  const [progress, setProgress] = useState('');
  const isStopped = useRef(false);
  const used = useRef<string | undefined>(undefined); // the rules that are broken on purpose
  const isRunning = progress !== '';
  const isTried = result !== undefined || !action.hasTrial;
  const wasDone = result?.isTrial === false;
  const left = wasDone ? Number(result.answer.remaining ?? 0) : 0;
  const isDone = wasDone && (action.hasTrial || action.answers !== undefined) && left === 0;
  const values = { ...draft, ...sure };

  const start = async (isTrial: boolean) => {
    let soFar = left > 0 ? result?.answer : undefined;
    isStopped.current = false;
    setFailure(undefined);
    setProgress(isTrial ? 'Checking' : 'Working');
    try {
      soFar = await run({
        ...{ gala, action, isTrial, values: shape(values), override: used.current },
        version: record?.sys_version,
        before: soFar,
        onStep: (now) => {
          soFar = now;
          setProgress(`${countsIn(action, now, resource).join(', ')} so far`);
          return !isStopped.current;
        },
      });
      if (!isTrial && !action.isReading) onDone();
    } catch (error) {
      setFailure({ error, override: overrideFor(error, used.current) });
      if (isTrial) soFar = undefined;
    }
    setResult(soFar && { answer: soFar, isTrial });
    setProgress('');
    requestAnimationFrame(() => document.querySelector<HTMLElement>('dialog :is([role=alert], .result)')?.focus());
  };
  useEffect(() => {
    if (action.isReading || (action.hasTrial && asked.every(({ required }) => !required))) start(!action.isReading);
  }, []);
  const change = async (name: string, value: unknown) => {
    setDraft((now) => ({ ...now, [name]: value }));
    setResult(undefined);
    setFailure(undefined);
    used.current = undefined;
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
    required || likely[name] !== undefined || schema['x-expected'] === true || asked.length < 7;
  const others = asked.filter((field) => !isFirst(field));
  const anyway = failure?.override !== undefined && {
    label: `${action.label} anyway`,
    go: () => {
      used.current = failure.override;
      start(!isTried);
    },
  };
  return (
    <Dialog
      title={record === undefined ? action.label : `${action.label}: ${titleOf(resource, record)}`}
      onClose={() => {
        if (isRunning) isStopped.current = true;
        else onClose();
      }}
      close={isRunning ? 'Stop' : wasDone ? 'Close' : 'Cancel'}
      buttons={
        !(isRunning || isDone || action.isReading) && (
          <button type="submit">{left > 0 ? 'Go on' : isTried ? action.label : 'Check'}</button>
        )
      }
      onSubmit={() => isRunning || start(!isTried)}
    >
      {!isDone && (
        <>
          {action.about && <p class="quiet">{action.about}</p>}
          {ids !== undefined && <p>For {counted(ids.length, resource.noun, resource.plural)}.</p>}
          <fieldset class="plain" disabled={isRunning}>
            <Around.Provider value={{ draft: { ...record, ...values }, zone: undefined, onChosen() {} }}>
              {asked.filter(isFirst).map(input)}
              {others.length > 0 && (
                <details class="more">
                  <summary>{counted(others.length, 'more field')}</summary>
                  {others.map(input)}
                </details>
              )}
            </Around.Provider>{' '}
          </fieldset>
        </>
      )}
      {failure && <Problem error={failure.error} {...(anyway && { anyway })} />}
      {result && !isRunning && (
        <div class="result" tabIndex={-1}>
          <Answer {...props} {...{ action, values }} {...result} />
          {left > 0 && <p>{isStopped.current ? 'Stopped' : 'Not finished'}: the rest is still to be done.</p>}
        </div>
      )}
      {isRunning && <Busy what={progress} />}
    </Dialog>
  );
}
