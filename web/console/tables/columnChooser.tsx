/** Which columns a table has: kept in the browser for each resource, and in the address for others. */
import { useState } from 'preact/hooks';
import type { Json } from '../session.js';
import { type Column, custom, customColumn } from './columns.js';
import { Menu } from './filterBar.js';

interface ChooserProps {
  readonly all: readonly Column[];
  readonly columns: readonly Column[];
  /** Whether somebody has chosen them. */
  readonly isChosen: boolean;
  /** Reads some records with their custom fields; undefined if there are none. */
  readonly readCustom: (() => Promise<readonly Json[]>) | undefined;
  /** @param names undefined for the usual ones. */
  readonly onChange: (names: readonly string[] | undefined) => void;
}

export function ColumnChooser({ all, columns, isChosen, readCustom, onChange }: ChooserProps) {
  const [others, setOthers] = useState<readonly Column[]>();
  const [text, setText] = useState('');
  const isShown = (name: string) => columns.some((one) => one.name === name);
  const known = [...all, ...(others ?? columns.filter(({ name }) => custom.test(name)))];
  const findCustom = async () => {
    const items = (await readCustom?.()) ?? [];
    const ids = items.flatMap((item) => ((item.custom_field_values ?? []) as Json[]).map((one) => one.custom_field_id));
    setOthers([...new Set(ids)].map((id) => customColumn(`custom_field_values[${id}]`)));
  };
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
          {known
            .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
            .map(({ name, label }) => (
              <label key={name} class="item">
                <input
                  type="checkbox"
                  checked={isShown(name)}
                  disabled={columns.length === 1 && isShown(name)}
                  onChange={({ currentTarget: { checked } }) => {
                    const names = known.map((one) => one.name);
                    onChange(names.filter((one) => (one === name ? checked : isShown(one))));
                  }}
                />
                {label}
                {custom.test(name) && <small>custom field</small>}
              </label>
            ))}
          {readCustom && others === undefined && (
            <button type="button" class="item" onClick={() => findCustom().catch(() => setOthers([]))}>
              Show custom fields
            </button>
          )}
          <button type="button" class="item" disabled={!isChosen} onClick={() => onChange(undefined)}>
            Back to the usual columns
          </button>
        </>
      )}
    </Menu>
  );
}
