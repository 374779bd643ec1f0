/** One bar for all filters of a table: a box for words, what is chosen, and what can be added. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Finder } from '../document.js';
import { FieldInput } from '../forms/field.js';
import type { ResourceProps } from '../page.js';
import { Name } from '../reference.js';
import { rememberedEvent } from '../session.js';
import { conflictOf, type Filter, type Filtering, shortName, wordsOf } from './finding.js';

export interface BarProps extends ResourceProps {
  readonly finders: readonly Finder[];
  readonly filters: readonly Filter[];
  readonly filtering: Filtering;
  /** Those without which nothing can be listed. */
  readonly missing: readonly Filter[];
  readonly onChange: (filtering: Filtering) => void;
  /** What else can be done with the table. */
  readonly children?: ComponentChildren;
}

export function FilterBar({ finders, filters, filtering, missing, onChange, children, ...props }: BarProps) {
  const { resource, tenant } = props;
  const [editing, setEditing] = useState<Filter | undefined>(missing[0]);
  const menu = useRef<HTMLDivElement>(null);
  const names = Object.keys(filtering);
  const words = wordsOf(resource, filters);
  const conflict = (filter: Filter) => conflictOf(finders, filters, names, filter);
  const chosen = filters.filter((filter) => filter !== words && names.includes(filter.name));
  const others = filters.filter((filter) => filter !== words && filter.name !== 'id' && !chosen.includes(filter));
  useEffect(
    () => setEditing(missing.find((filter) => filter === editing) ?? missing[0]),
    [missing.length, names.join()],
  );
  const event = rememberedEvent(tenant);
  const ofEvent = others.find(({ field }) => field.target === 'events' && field.name === 'event_id');
  const isOffered = ofEvent && event && conflict(ofEvent) === undefined;
  const leave = () => {
    setEditing(undefined);
    menu.current?.querySelector('button')?.focus();
  };
  /** '' removes it. */
  const set = (name: string, value: string) => {
    onChange({ ...filtering, [name]: value });
    leave();
  };
  return (
    <search class="filter-bar">
      <div class="actions">
        {words && (
          <Words
            label={words.label.toLowerCase()}
            value={filtering[words.name] ?? ''}
            conflict={conflict(words)}
            onChange={(value) => onChange({ ...filtering, [words.name]: value })}
          />
        )}
        {chosen.map((filter) => (
          <span class="chip" key={filter.name}>
            <button type="button" title="Change this filter" onClick={() => setEditing(filter)}>
              {filter.label}: <strong>{said(filter, filtering[filter.name] ?? '', props)}</strong>
            </button>
            <button type="button" aria-label={`Remove the filter ${filter.label}`} onClick={() => set(filter.name, '')}>
              ×
            </button>
          </span>
        ))}
        {isOffered && (
          <span class="chip offered">
            <button type="button" onClick={() => set(ofEvent.name, event)}>
              Only of <Name {...props} target="events" id={event} />?
            </button>
          </span>
        )}
        <div ref={menu}>
          {others.length > 0 && (
            <Menu label="Add filter">
              {(close) =>
                others.map((filter) => (
                  <button
                    key={filter.name}
                    type="button"
                    class="item"
                    disabled={conflict(filter) !== undefined}
                    onClick={() => {
                      close();
                      setEditing(filter);
                    }}
                  >
                    {filter.label} <small>{conflict(filter)}</small>
                  </button>
                ))
              }
            </Menu>
          )}
        </div>
        <div class="actions end">{children}</div>
      </div>
      {editing && (
        <Editor
          key={editing.name}
          {...props}
          filter={editing}
          value={filtering[editing.name] ?? ''}
          onApply={(value) => set(editing.name, value)}
          onCancel={leave}
        />
      )}
      {missing[0] && names.length > 0 && <p class="quiet">Choose the {missing[0].label.toLowerCase()} as well.</p>}
    </search>
  );
}

/** A button that opens a list of things to choose from. Escape closes it. */
export function Menu({ label, children }: { label: string; children: (close: () => void) => ComponentChildren }) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class="secondary outline" popovertarget={id}>
        {label}
      </button>
      <section
        id={id}
        ref={panel}
        popover="auto"
        class="choices"
        aria-label={label}
        onBeforeToggle={(event) => setIsOpen((event as ToggleEvent).newState === 'open')}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </section>
    </>
  );
}

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly conflict: string | undefined;
  readonly onChange: (value: string) => void;
}

function Words({ label, value, conflict, onChange }: WordsProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <form
      class="words"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== value) onChange(text.trim());
      }}
    >
      <input
        type="search"
        aria-label={`Search by ${label}`}
        placeholder={conflict ?? `Search by ${label}`}
        title={conflict}
        disabled={conflict !== undefined}
        value={text}
        dir="auto"
        maxLength={1000}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          if (currentTarget.value === '' && value !== '') onChange('');
        }}
      />
      <button type="submit" class="secondary" disabled={conflict !== undefined}>
        Search
      </button>
    </form>
  );
}

/** A value as people would say it. */
function said({ field: { schema, target } }: Filter, value: string, props: ResourceProps): ComponentChildren {
  if (schema['x-by'] === 'between') {
    const [from, to] = value.split(',');
    return `${from || '…'} – ${to || '…'}`;
  }
  if (schema.type === 'boolean') return value === 'true' ? 'Yes' : 'No';
  if (target === undefined) return value;
  return value.split(/[\s,]+/).map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <Name {...props} target={target} id={id} />
    </Fragment>
  ));
}

interface EditorProps extends ResourceProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onApply: (value: string) => void;
  readonly onCancel: () => void;
}

function Editor({ filter, value, onApply, onCancel, ...props }: EditorProps) {
  const { schema } = filter.field;
  const [draft, setDraft] = useState(value);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus(), []);
  const ends = draft.split(',');
  const labels = { between: [`${filter.label} from`, `${filter.label} to`], day: [filter.label] };
  const days = labels[schema['x-by'] as keyof typeof labels];
  return (
    <form
      ref={form}
      class="filters"
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft === ',' ? '' : draft.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
      }}
    >
      {days?.map((label, n) => (
        <label class="field" key={label}>
          {label}
          <input
            type="date"
            value={ends[n]?.slice(0, 10)}
            onInput={({ currentTarget }) =>
              setDraft(days.map((_, m) => (m === n ? currentTarget.value : ends[m])).join())
            }
          />
        </label>
      )) ?? (
        <FieldInput
          {...props}
          field={{ ...filter.field, name: shortName(filter.name) }}
          value={schema.type === 'boolean' && draft !== '' ? draft === 'true' : draft || undefined}
          findings={[]}
          isBrief
          onChange={(next) => setDraft(String(next ?? ''))}
        />
      )}
      <div class="actions">
        <button type="submit">Apply</button>
        <button type="button" class="secondary outline" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  );
}
