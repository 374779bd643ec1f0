/** The columns of a table of records, as the shared grid takes them. */
import { titleOf } from '../document.js';
import { stateOf, states } from '../events/booth.js';
import { Grid, type Column as GridColumn } from '../grid.js';
import { type ResourceProps, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Shown } from '../value.js';
import type { Ticks } from './bulk.js';
import { type Column, valueIn } from './columns.js';

interface RecordGridProps extends ResourceProps {
  readonly items: readonly Json[];
  readonly columns: readonly Column[];
  /** The fields that it can be sorted by. */
  readonly sorts: readonly string[];
  /** One of them, with `-` in front if it is reversed; '' for the usual order. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly ticks: Ticks;
  readonly mayTick: boolean;
  readonly onTicks: (ticks: Ticks) => void;
  /** Whether others are on their way. */
  readonly isOld: boolean;
}

export function RecordGrid({ items, columns, sorts, ticks, mayTick, onTicks, onSort, ...all }: RecordGridProps) {
  const { sort, isOld, ...props } = all;
  const { tenant, resource } = props;
  const shown = ({ name, field }: Column, item: Json, isHead: boolean) => (
    <Shown
      {...props}
      field={isHead ? { schema: field.schema } : field}
      value={name === 'status' && stateOf(item) === 'ended' ? states.ended.words : valueIn(item, name)}
      isBrief
    />
  );
  /** The first column leads to the record, also when it has nothing in it. */
  const link = (column: Column, item: Json) => (
    <a href={recordAddress(tenant, resource.service, resource.name, String(item.id))}>
      {['', undefined].includes(valueIn(item, column.name) as string) ? (
        <code>{String(item.id)}</code>
      ) : (
        shown(column, item, true)
      )}
    </a>
  );
  return (
    <Grid
      label={resource.plural}
      rows={items}
      keyOf={({ id }) => String(id)}
      columns={columns.map((column, place): GridColumn<Json> => {
        const { name, label, field } = column;
        return {
          ...{ name, label, about: field.schema.description, isHead: place === 0 },
          by: sorts.includes(name) ? ({ [name]: value }) => String(value) : undefined,
          isNumber: field.schema.type === 'number' || field.schema.type === 'integer',
          cell: (item) => (place === 0 ? link(column, item) : shown(column, item, false)),
        };
      })}
      // the first click sorts, the second reverses, the third leaves the order to the server
      onSort={({ name }) => onSort(sort === name ? `-${name}` : sort === `-${name}` ? '' : name)}
      ticks={
        mayTick
          ? {
              ticked: ticks,
              all: 'Tick all on this page',
              label: (item) => `Tick ${titleOf(resource, item)}`,
              onTick: (next) => {
                const fresh = items.filter(({ id }) => next.has(String(id)) && !ticks.has(String(id)));
                onTicks(
                  new Map([
                    ...[...ticks].filter(([id]) => next.has(id)),
                    ...fresh.map((item) => [String(item.id), item] as const),
                  ]),
                );
              },
            }
          : undefined
      }
      {...{ sort, isOld }}
    />
  );
}
