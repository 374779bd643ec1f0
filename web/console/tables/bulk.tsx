/** What is done with the rows that are ticked: in batches, each row only as the caller has seen it. */
import { GalaError } from 'gala/client';
import { useRef, useState } from 'preact/hooks';
import { Actions } from '../actions/actions.js';
import { groupedBy } from '../conference/scores.js';
import { chunks, counted } from '../conference/shared.js';
import { titleOf } from '../document.js';
import { Doing } from '../doing.js';
import { kept } from '../kept.js';
import { may, type ResourceProps } from '../page.js';
import { type Json, operation } from '../session.js';
import { inWords, overrideFor } from '../ui.js';
import { Edit } from './edit.js';

/** By id; they may be on other pages. */
export type Ticks = ReadonlyMap<string, Json>;

/** @param name of what is listed, within the tenant. */
export function useTicks(name: string) {
  const [, redraw] = useState(0);
  const set = (ticks: Ticks) => {
    kept.set(name, ticks, Date.now());
    redraw((n) => n + 1);
  };
  return [kept.get<Ticks>(name)?.value ?? new Map<string, Json>(), set] as const;
}

/** What is done with each of them. */
interface Task {
  /** `Change`, and what was done with those for which it worked: `changed`. */
  readonly label: string;
  readonly done: string;
  readonly operation: object;
}

const deletion: Task = { label: 'Delete', done: 'deleted', operation: { operation: 'delete' } };

/** What became of them. */
interface Result {
  readonly task: Task;
  readonly done: number;
  /** Those that were not changed, and what lets the caller do it anyway. */
  readonly refused: readonly (Some & { readonly why: string })[];
}

interface Some {
  readonly item: Json;
  readonly override?: string | undefined;
}

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
  const [asking, ask] = useState<
    'edit' | (Pick<Result, 'task'> & { readonly of: readonly Some[]; readonly label: string })
  >();
  const [result, setResult] = useState<Result>();
  const bar = useRef<HTMLElement>(null);
  const some = (count: number) => counted(count, resource.noun, resource.plural);
  const now = new Map(shown.map((item) => [String(item.id), item]));
  const all = Array.from(ticks, ([id, item]) => ({ item: now.get(id) ?? item }));
  const named = (of: readonly Some[]) => {
    const titles = of.slice(0, 4).map(({ item }) => `“${titleOf(resource, item)}”`);
    const more = of.length > 4 ? [`${(of.length - 4).toLocaleString()} more`] : [];
    return new Intl.ListFormat('en').format([...titles, ...more]);
  };
  const close = () => {
    ask(undefined);
    requestAnimationFrame(() => bar.current?.focus());
  };
  /** @param tell throws to stop it. */
  const run = async (task: Task, of: readonly Some[], tell: (progress: string) => void) => {
    const left = new Map(ticks);
    const refused: (Some & { why: string })[] = [];
    let tried = 0;
    try {
      for (const batch of chunks(of, most)) {
        tell(`${tried.toLocaleString()} of ${some(of.length)}`);
        const operations = batch.map(({ item: { id, sys_version }, override }) => ({
          ...{ ...task.operation, id, if_match: `"${sys_version}"` },
          ...(override && { override }),
        }));
        const options = { headers: { Prefer: 'return=minimal' } };
        const { results } = await operation(gala, resource.name, 'batch')({ body: { operations } }, options);
        for (const [n, { status, error: body }] of (results as { status: number; error?: Json }[]).entries()) {
          const { item, override } = batch[n] as Some;
          const error = new GalaError('batch', status, { body });
          if (body === undefined || error.code === 'record_not_found') left.delete(String(item.id));
          if (body !== undefined)
            refused.push({
              item,
              why: sentences[error.code] ?? inWords(error),
              override: overrideFor(error, override),
            });
        }
        tried += batch.length;
      }
      close();
    } finally {
      setResult({ task, done: tried - refused.length, refused });
      onTicks(left);
      onDone();
    }
  };
  if (all.length === 0 && result === undefined) return null;
  const { task, done = 0, refused = [] } = result ?? {};
  const anyway = refused.filter(({ override }) => override !== undefined);
  const elsewhere = [...ticks.keys()].filter((id) => !now.has(id)).length;
  const isOnOthers = elsewhere > 0 ? `${elsewhere.toLocaleString()} of them on other pages` : '';
  const button = (label: string, onClick: () => void) => (
    <button type="button" class="secondary outline small" onClick={onClick}>
      {label}
    </button>
  );
  return (
    <section class="bulk" aria-label="Ticked rows" tabIndex={-1} ref={bar}>
      <div class="actions">
        {all.length > 0 && <strong>{all.length.toLocaleString()} ticked</strong>}
        <span class="quiet">{isOnOthers}</span>
        <span role="status">
          {task && `${some(done)} ${task.done}.`}
          {task && refused.length > 0 && ` ${some(refused.length)} not ${task.done}.`}
        </span>
        {all.length > 0 && (
          <>
            {may(me, `${resource.name}.patch`) && button('Edit one field…', () => ask('edit'))}
            {may(me, `${resource.name}.delete`) &&
              button('Delete…', () => ask({ task: deletion, of: all, label: `Delete ${some(all.length)}` }))}
            <Actions {...props} ids={[...ticks.keys()]} onDone={onDone} />
          </>
        )}
        {task &&
          anyway.length > 0 &&
          button(`${task.label} ${counted(anyway.length, 'row')} anyway…`, () =>
            ask({ task, of: anyway, label: `${task.label} ${some(anyway.length)} anyway` }),
          )}
        {button(all.length > 0 ? 'Untick all' : 'Close', () => {
          setResult(undefined);
          onTicks(new Map());
          document.getElementById('main')?.focus();
        })}
      </div>
      {Array.from(
        groupedBy(refused, ({ why }) => why),
        ([why, of]) => (
          <p key={why} class="finding">
            {named(of)}: {why}
          </p>
        ),
      )}
      {asking === 'edit' && (
        <Edit
          {...props}
          {...{ shown, some: some(all.length) }}
          onDo={(fields, tell) =>
            run({ label: 'Change', done: 'changed', operation: { operation: 'patch', fields } }, all, tell)
          }
          onClose={close}
        >
          <p class="quiet">{named(all)}.</p>
        </Edit>
      )}
      {typeof asking === 'object' && (
        <Doing
          title={`${asking.label}?`}
          label={asking.label}
          isReady
          onDo={(tell) => run(asking.task, asking.of, tell)}
          onClose={close}
        >
          <p class="quiet">{named(asking.of)}.</p>
          {asking.task === deletion && <p>This cannot be undone.</p>}
        </Doing>
      )}
    </section>
  );
}

const sentences: Readonly<Record<string, string>> = {
  precondition_failed: 'Somebody has changed it since you saw it. The row shows it as it is now.',
  record_not_found: 'It is gone already.',
};
