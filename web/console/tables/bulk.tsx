/** What is done with the rows that are ticked: in batches, each row only as the caller has seen it. */
import { GalaError } from 'gala/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Actions } from '../actions/actions.js';
import { chunks, counted } from '../conference/shared.js';
import { titleOf } from '../document.js';
import { kept } from '../kept.js';
import { may, type ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { inWords, overrideFor, Problem, Progress } from '../ui.js';
import { Delete, Edit, type Task } from './change.js';

interface Ticked {
  readonly item: Json;
  /** What the server said when it refused to change it, and what lets the caller do it anyway. */
  readonly why?: string;
  readonly override?: string | undefined;
}

/** By id; they may be on other pages. */
export type Ticks = ReadonlyMap<string, Ticked>;

const idOf = ({ id }: Json) => String(id);

/** @param name of what is listed, within the tenant. @param items of this page: what is ticked of them is known as it is now. */
export function useTicks(name: string, items: readonly Json[] | undefined) {
  const known = () => kept.get<Ticks>(name)?.value ?? new Map();
  const [ticks, show] = useState<Ticks>(known);
  const set = (next: Ticks) => {
    kept.set(name, next, Date.now());
    show(next);
  };
  useEffect(() => show(known()), [name]);
  useEffect(() => {
    const read = items?.filter((item) => ticks.has(idOf(item))) ?? [];
    if (read.length > 0) set(new Map([...ticks, ...ticksOf(read, ticks)]));
  }, [items]);
  return [ticks, set] as const;
}

export const ticksOf = (items: readonly Json[], before: Ticks): [string, Ticked][] =>
  items.map((item) => [idOf(item), { ...before.get(idOf(item)), item }]);

interface BulkProps extends ResourceProps {
  readonly ticks: Ticks;
  readonly onTicks: (ticks: Ticks) => void;
  readonly shown: readonly Json[];
  /** Something has changed. */
  readonly onDone: () => void;
}

/** As many operations as a batch can have. */
const most = 100;

export function Bulk({ ticks, onTicks, shown, onDone, ...props }: BulkProps) {
  const { gala, me, resource } = props;
  const all = [...ticks.values()];
  const [Asking, ask] = useState<{ readonly Dialog: typeof Edit }>();
  const [progress, setProgress] = useState<number>();
  const [result, setResult] = useState<{ readonly task: Task; readonly text: string; readonly error: unknown }>();
  const isStopped = useRef(false);
  const bar = useRef<HTMLElement>(null);
  const some = (count: number) => counted(count, resource.noun, resource.plural);
  const close = () => {
    ask(undefined);
    requestAnimationFrame(() => bar.current?.focus());
  };
  const run = async (task: Task, of: readonly Ticked[]) => {
    close();
    setResult(undefined);
    isStopped.current = false;
    const left = new Map<string, Ticked>(ticks);
    let [tried, failed, error]: [number, number, unknown] = [0, 0, undefined];
    for (const batch of chunks(of, most)) {
      setProgress(tried);
      const operations = batch.map(({ item: { id, sys_version }, override }) => ({
        ...{ ...task.operation, id, if_match: `"${sys_version}"` },
        ...(override && { override }),
      }));
      try {
        const options = { headers: { Prefer: 'return=minimal' } };
        const { results } = await operation(gala, resource.name, 'batch')({ body: { operations } }, options);
        for (const [n, { status, error: body }] of (results as { status: number; error?: Json }[]).entries()) {
          const { item, override } = batch[n] as Ticked;
          if (body === undefined) left.delete(idOf(item));
          else left.set(idOf(item), { item, ...refused(new GalaError('batch', status, { body }), override) });
          failed += Number(body !== undefined);
        }
        tried += batch.length;
      } catch (thrown) {
        error = thrown;
      }
      if (error !== undefined || isStopped.current) break;
    }
    const not = failed > 0 ? ` ${some(failed)} not ${task.done}, still ticked: see why below.` : '';
    const untried = tried < of.length ? ` ${some(of.length - tried)} not tried, still ticked.` : '';
    setProgress(undefined);
    setResult({ task, text: `${some(tried - failed)} ${task.done}.${not}${untried}`, error });
    onTicks(left);
    onDone();
    close();
  };
  if (all.length === 0 && result === undefined) return null;
  const anyway = all.filter(({ override }) => override !== undefined);
  const elsewhere = all.filter(({ item }) => !shown.some(({ id }) => id === item.id));
  const isOnOthers = elsewhere.length > 0 ? `${elsewhere.length.toLocaleString()} of them on other pages` : '';
  const button = (label: string, onClick: () => void) => (
    <button type="button" class="secondary outline small" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <section class="bulk" aria-label="Ticked rows" tabIndex={-1} ref={bar}>
      {progress !== undefined ? (
        <Progress done={progress} of={all.length} what={some(all.length)} onStop={() => (isStopped.current = true)} />
      ) : (
        <div class="actions">
          {all.length > 0 && <strong>{all.length.toLocaleString()} ticked</strong>}
          <span class="quiet">{isOnOthers}</span>
          <span role="status">{result?.text}</span>
          {all.length > 0 && (
            <>
              {may(me, `${resource.name}.patch`) && button('Edit one field…', () => ask({ Dialog: Edit }))}
              {may(me, `${resource.name}.delete`) && button('Delete…', () => ask({ Dialog: Delete }))}
              <Actions {...props} ids={[...ticks.keys()]} onDone={onDone} />
            </>
          )}
          {result &&
            anyway.length > 0 &&
            button(`${result.task.label} ${counted(anyway.length, 'row')} anyway`, () => run(result.task, anyway))}
          {button(all.length > 0 ? 'Untick all' : 'Close', () => {
            setResult(undefined);
            onTicks(new Map());
            document.getElementById('main')?.focus();
          })}
        </div>
      )}
      {elsewhere.map(
        ({ item, why }) =>
          why && (
            <p key={idOf(item)}>
              {titleOf(resource, item)}: {why}
            </p>
          ),
      )}
      {result?.error !== undefined && <Problem error={result.error} />}
      {Asking && (
        <Asking.Dialog
          {...props}
          some={some(all.length)}
          onNo={close}
          onYes={(task) =>
            run(
              task,
              all.map(({ item }) => ({ item })),
            )
          }
        >
          <p class="quiet" dir="auto">
            {named(all.map(({ item }) => titleOf(resource, item)))}. {isOnOthers && `${isOnOthers}.`}
          </p>
        </Asking.Dialog>
      )}
    </section>
  );
}

function named(titles: readonly string[]): string {
  const more = titles.length > 4 ? [`${(titles.length - 4).toLocaleString()} more`] : [];
  return new Intl.ListFormat('en').format([...titles.slice(0, 4).map((title) => `“${title}”`), ...more]);
}

const sentences: Readonly<Record<string, string>> = {
  precondition_failed: 'Somebody has changed it since you saw it. The row shows it as it is now.',
  record_not_found: 'It is gone already.',
};

const refused = (error: GalaError, used: string | undefined) => ({
  why: sentences[error.code] ?? inWords(error),
  override: overrideFor(error, used),
});
