/** Which columns a table has: kept in the browser for each resource, and in the address for others. */
import { useState } from 'preact/hooks';
import type { Json } from '../session.js';
import { Dialog } from '../ui.js';
import { type Column, custom, customColumn } from './columns.js';

interface ChooserProps {
  readonly all: readonly Column[];
  readonly columns: readonly Column[];
  /** With the question that it is about, if it is known. */
  readonly named: (column: Column) => Column;
  /** Reads some records with their custom fields; undefined if there are none. */
  readonly readCustom: (() => Promise<readonly Json[]>) | undefined;
  /** @param names undefined for the usual ones. */
  readonly onChange: (names: readonly string[] | undefined) => void;
}

export function ColumnChooser({ all, columns, named, readCustom, onChange }: ChooserProps) {
  const [others, setOthers] = useState<readonly Column[]>();
  const [names, setNames] = useState<readonly string[]>();
  const known = [...all, ...(others ?? columns.filter(({ name }) => custom.test(name)))];
  const findCustom = async () => {
    const items = (await readCustom?.()) ?? [];
    const ids = items.flatMap((item) => ((item.custom_field_values ?? []) as Json[]).map((one) => one.custom_field_id));
    setOthers([...new Set(ids)].map((id) => customColumn(`custom_field_values[${id}]`)));
  };
  const close = () => setNames(undefined);
  const choose = (chosen: readonly string[] | undefined) => {
    close();
    onChange(chosen);
  };
  return (
    <>
      <button type="button" class="secondary outline" onClick={() => setNames(columns.map(({ name }) => name))}>
        Columns
      </button>
      {names && (
        <Dialog
          title="Columns"
          onClose={close}
          close="Cancel"
          onSubmit={() => choose(known.map(({ name }) => name).filter((name) => names.includes(name)))}
          buttons={
            <>
              <button type="button" class="secondary outline" onClick={() => choose(undefined)}>
                The usual ones
              </button>
              <button type="submit" disabled={names.length === 0}>
                Apply
              </button>
            </>
          }
        >
          <div class="filters">
            {known.map(named).map(({ name, label }) => (
              <label key={name}>
                <input
                  type="checkbox"
                  checked={names.includes(name)}
                  onChange={({ currentTarget: { checked } }) =>
                    setNames(checked ? [...names, name] : names.filter((one) => one !== name))
                  }
                />
                {label}
                {custom.test(name) && <small> custom field</small>}
              </label>
            ))}
          </div>
          {readCustom && others === undefined && (
            <button type="button" class="secondary outline" onClick={() => findCustom().catch(() => setOthers([]))}>
              Show custom fields
            </button>
          )}
        </Dialog>
      )}
    </>
  );
}
