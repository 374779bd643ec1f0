/** One bar for all filters of a table: a box for words, what is chosen, and a dialog for the others. */
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Field, Finder } from '../document.js';
import { FieldInput } from '../forms/field.js';
import type { ResourceProps } from '../page.js';
import { Name } from '../reference.js';
import { rememberedEvent } from '../session.js';
import { Dialog } from '../ui.js';
import { type Filter, type Filtering, finderFor, wordsOf } from './finding.js';

export interface BarProps extends ResourceProps {
  readonly finders: readonly Finder[];
  readonly filters: readonly Filter[];
  readonly filtering: Filtering;
  /** Those without which nothing can be listed. */
  readonly missing: readonly Filter[];
  /** '' removes one. */
  readonly onChange: (filtering: Filtering) => void;
  /** What else can be done with the table. */
  readonly children?: ComponentChildren;
}

export function FilterBar({ finders, filters, filtering, missing, onChange, children, ...props }: BarProps) {
  const { resource, tenant } = props;
  const [isChoosing, setIsChoosing] = useState(missing.length > 0);
  const names = Object.keys(filtering);
  const words = wordsOf(resource, filters);
  const others = filters.filter((filter) => filter !== words);
  const event = rememberedEvent(tenant);
  const isOffered =
    event !== undefined &&
    !names.includes('event_id') &&
    others.some(({ name, field }) => name === 'event_id' && field.target === 'events') &&
    finderFor(finders, filters, [...names, 'event_id']).finder !== undefined;
  return (
    <search class="filter-bar">
      <div class="actions">
        {words && (
          <Words
            label={`Search by ${words.label.toLowerCase()}`}
            value={filtering[words.name] ?? ''}
            onChange={(value) => onChange({ ...filtering, [words.name]: value })}
          />
        )}
        {others.map(
          (filter) =>
            filtering[filter.name] !== undefined && (
              <button
                key={filter.name}
                type="button"
                class="chip"
                title="Remove this filter"
                onClick={() => onChange({ ...filtering, [filter.name]: '' })}
              >
                {filter.label}: <strong>{said(filter, filtering[filter.name] ?? '', props)}</strong> ×
              </button>
            ),
        )}
        {isOffered && (
          <button type="button" class="chip offered" onClick={() => onChange({ ...filtering, event_id: event })}>
            Only of <Name {...props} target="events" id={event} />?
          </button>
        )}
        {others.length > 0 && (
          <button type="button" class="secondary outline" onClick={() => setIsChoosing(true)}>
            Filters
          </button>
        )}
        <div class="actions end">{children}</div>
      </div>
      {missing[0] && names.length > 0 && <p class="quiet">Choose the {missing[0].label.toLowerCase()} as well.</p>}
      {isChoosing && (
        <Filters
          {...props}
          {...{ finders, filters, filtering, onChange }}
          shown={others.filter(({ name }) => name !== 'id')}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </search>
  );
}

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Words({ label, value, onChange }: WordsProps) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  return (
    <form
      class="words"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(text.trim());
      }}
    >
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        dir="auto"
        maxLength={1000}
        onInput={({ currentTarget }) => {
          setText(currentTarget.value);
          if (currentTarget.value === '' && value !== '') onChange('');
        }}
      />
      <button type="submit" class="secondary">
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

interface FiltersProps extends Omit<BarProps, 'missing'> {
  readonly shown: readonly Filter[];
  readonly onClose: () => void;
}

function Filters({ finders, filters, filtering, shown, onChange, onClose, ...props }: FiltersProps) {
  const [draft, setDraft] = useState(filtering);
  const given = Object.entries(draft).filter(([, value]) => !/^,?$/.test(value.trim()));
  const names = given.map(([name]) => name);
  const isFit = finderFor(finders, filters, names).finder !== undefined;
  const input = (field: Field, label: string, value: string, set: (value: string) => void) => (
    <FieldInput
      key={label}
      {...props}
      field={{ ...field, schema: { ...field.schema, 'x-console': { label } } }}
      value={field.schema.type === 'boolean' && value !== '' ? value === 'true' : value || undefined}
      findings={[]}
      isBrief
      onChange={(next) => set(String(next ?? ''))}
    />
  );
  const inputs = ({ name, label, field }: Filter) => {
    const value = draft[name] ?? '';
    const set = (next: string) => setDraft((now) => ({ ...now, [name]: next }));
    if (field.schema['x-by'] !== 'between') return input(field, label, value, set);
    const [from = '', to = ''] = value.split(',');
    return [
      input(field, `${label} from`, from, (next) => set(`${next},${to}`)),
      input(field, `${label} to`, to, (next) => set(`${from},${next}`)),
    ];
  };
  return (
    <Dialog
      title={`Which ${props.resource.plural}?`}
      onClose={onClose}
      close="Cancel"
      buttons={
        <button type="submit" disabled={!isFit}>
          Apply
        </button>
      }
      onSubmit={() => {
        onClose();
        onChange(Object.fromEntries(given));
      }}
    >
      <div class="filters">{shown.map(inputs)}</div>
      {!isFit && <p class="finding">These filters cannot be combined. Leave one of them empty.</p>}
    </Dialog>
  );
}
