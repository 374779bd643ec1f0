/** Which columns a table has: kept in the browser for each resource, and in the address for others. */
import { useState } from 'preact/hooks';
import type { Resource } from '../document.js';
import type { Json, Page } from '../session.js';
import { type Column, chooseColumns, customColumn, isCustom } from './columns.js';
import { Menu } from './filterBar.js';

interface ChooserProps {
  readonly resource: Resource;
  readonly all: readonly Column[];
  readonly columns: readonly Column[];
  /** Whether somebody has chosen them. */
  readonly isChosen: boolean;
  /** Reads the custom fields of some records. */
  readonly read: (signal: AbortSignal) => Promise<Page>;
  /** @param names undefined for the usual ones. */
  readonly onChange: (names: readonly string[] | undefined) => void;
}

export function ColumnChooser({ resource, all, columns, isChosen, read, onChange }: ChooserProps) {
  const [custom, setCustom] = useState<readonly Column[]>();
  const [text, setText] = useState('');
  const names = columns.map(({ name }) => name);
  const known = [...all, ...(custom ?? columns.filter(({ name }) => isCustom(name)))];
  const hasCustom = resource.fields.some(({ name }) => name === 'custom_field_values');
  const change = (chosen: readonly string[] | undefined) => {
    chooseColumns(resource, chosen);
    onChange(chosen);
  };
  const toggle = (name: string, isOn: boolean) => {
    const wanted = isOn ? [...names, name] : names.filter((one) => one !== name);
    change(known.map((column) => column.name).filter((one) => wanted.includes(one)));
  };
  const readCustom = async () => {
    const { items } = await read(new AbortController().signal);
    const ids = items.flatMap(({ custom_field_values: values }) =>
      ((values ?? []) as Json[]).map(({ custom_field_id: id }) => String(id)),
    );
    setCustom([...new Set(ids)].map((id) => customColumn(`custom_field_values[${id}]`)));
  };
  const found = known.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <Menu label="Columns">
      {() => (
        <>
          <input
            type="search"
            aria-label="Find a column"
            placeholder="Find a column"
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          {found.map(({ name, label }) => (
            <label key={name} class="item">
              <input
                type="checkbox"
                checked={names.includes(name)}
                disabled={names.length === 1 && names.includes(name)}
                onChange={({ currentTarget }) => toggle(name, currentTarget.checked)}
              />
              {label}
              {isCustom(name) && <small>custom field</small>}
            </label>
          ))}
          {hasCustom && custom === undefined && (
            <button type="button" class="item" onClick={() => readCustom().catch(() => setCustom([]))}>
              Show custom fields
            </button>
          )}
          <button type="button" class="item" disabled={!isChosen} onClick={() => change(undefined)}>
            Back to the usual columns
          </button>
        </>
      )}
    </Menu>
  );
}
