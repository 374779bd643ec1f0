/** The table itself. */
import type { ComponentChildren } from 'preact';
import { titleOf } from '../document.js';
import { stateOf, states } from '../events/booth.js';
import { type ResourceProps, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Shown } from '../value.js';
import type { Ticks } from './bulk.js';
import { type Column, valueIn } from './columns.js';

interface SortProps {
  /** One of the fields that it can be sorted by, with `-` in front if it is reversed; '' for the usual order. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

interface GridProps extends ResourceProps, SortProps {
  readonly items: readonly Json[];
  readonly columns: readonly Column[];
  /** The fields that it can be sorted by. */
  readonly sorts: readonly string[];
  readonly ticks: Ticks;
  readonly mayTick: boolean;
  readonly onTick: (items: readonly Json[], isTicked: boolean) => void;
  /** Whether others are on their way. */
  readonly isOld: boolean;
}

export function Grid({ isOld, items, columns, sorts, sort, onSort, ticks, mayTick, onTick, ...props }: GridProps) {
  const { resource } = props;
  const isTicked = ({ id }: Json) => ticks.has(String(id));
  const box = (label: string, some: readonly Json[]) =>
    mayTick && (
      <td class="tick">
        <input
          type="checkbox"
          disabled={isOld}
          aria-label={label}
          checked={some.every(isTicked)}
          indeterminate={some.some(isTicked) && !some.every(isTicked)}
          onChange={({ currentTarget }) => onTick(some, currentTarget.checked)}
        />
      </td>
    );
  return (
    <section class={isOld ? 'scroll old' : 'scroll'} tabIndex={0} aria-label={resource.plural}>
      <table class="records">
        <thead>
          <tr>
            {box('Tick all on this page', items)}
            {columns.map((column) => (
              <Head key={column.name} {...{ column, sort, onSort }} isSortable={sorts.includes(column.name)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={String(item.id)} {...props} {...{ item, columns }} why={ticks.get(String(item.id))?.why}>
              {box(`Tick ${titleOf(resource, item)}`, [item])}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The first click sorts, the second reverses, the third leaves the order to the server. */
function Head({ column, isSortable, sort, onSort }: SortProps & { column: Column; isSortable: boolean }) {
  const { name, label, field } = column;
  const [order, sign, next] =
    sort === name
      ? (['ascending', ' ▲', `-${name}`] as const)
      : sort === `-${name}`
        ? (['descending', ' ▼', ''] as const)
        : [undefined, '', name];
  return (
    <th scope="col" title={field.schema.description} aria-sort={order} class={isNumber(column) ? 'number' : ''}>
      {isSortable ? (
        <button type="button" class="sort" onClick={() => onSort(next)}>
          {label}
          <span aria-hidden="true">{sign}</span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

const isNumber = ({ field: { schema } }: Column) => schema.type === 'number' || schema.type === 'integer';

interface RowProps extends ResourceProps {
  readonly item: Json;
  readonly columns: readonly Column[];
  /** It could not be changed. */
  readonly why: string | undefined;
  readonly children: ComponentChildren;
}

/** The first column leads to the record, also when it has nothing in it. */
function Row({ item, columns, why, children, ...props }: RowProps) {
  const { tenant, resource } = props;
  const id = String(item.id);
  const shown = ({ name, field }: Column, isHead: boolean) => (
    <Shown
      {...props}
      field={isHead ? { schema: field.schema } : field}
      value={name === 'status' && stateOf(item) === 'ended' ? states.ended.words : valueIn(item, name)}
      isBrief
    />
  );
  const [first, ...others] = columns;
  const hasTitle = first && !['', undefined].includes(valueIn(item, first.name) as string);
  return (
    <>
      <tr>
        {children}
        <th scope="row">
          <a href={recordAddress(tenant, resource.service, resource.name, id)}>
            {hasTitle ? shown(first, true) : <code>{id}</code>}
          </a>
        </th>
        {others.map((column) => (
          <td
            key={column.name}
            class={isNumber(column) ? 'number' : column.field.schema.format === 'date-time' ? 'nowrap' : ''}
          >
            {shown(column, false)}
          </td>
        ))}
      </tr>
      {why && (
        <tr class="failed">
          <td colSpan={columns.length + 1}>{why}</td>
        </tr>
      )}
    </>
  );
}
