/** The table itself. */
import type { ComponentChildren } from 'preact';
import { titleOf } from '../document.js';
import { stateOf, states } from '../events/booth.js';
import { type ResourceProps, recordAddress } from '../page.js';
import type { Json } from '../session.js';
import { Shown } from '../value.js';
import type { Failure } from './bulk.js';
import { type Column, valueIn } from './columns.js';

interface GridProps extends ResourceProps {
  readonly items: readonly Json[];
  readonly columns: readonly Column[];
  /** The fields that it can be sorted by. */
  readonly sorts: readonly string[];
  /** One of them, with `-` in front if it is reversed; '' for the usual order. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** By id. Without them, rows cannot be ticked. */
  readonly selected?: ReadonlyMap<string, Json>;
  readonly onTick?: (items: readonly Json[], isTicked: boolean) => void;
  readonly failures: readonly Failure[];
  /** Whether others are on their way. */
  readonly isOld: boolean;
}

export function Grid({ isOld, items, columns, sorts, sort, onSort, selected, onTick, failures, ...props }: GridProps) {
  const { resource } = props;
  const isTicked = (item: Json) => selected?.has(String(item.id)) ?? false;
  const ticked = items.filter(isTicked).length;
  return (
    <section class={isOld ? 'scroll old' : 'scroll'} tabIndex={0} aria-label={resource.plural}>
      <table class="records">
        <thead>
          <tr>
            {selected && (
              <td class="tick">
                <input
                  type="checkbox"
                  disabled={isOld}
                  aria-label="Tick all on this page"
                  checked={ticked === items.length}
                  ref={(box) => {
                    if (box) box.indeterminate = ticked > 0 && ticked < items.length;
                  }}
                  onChange={({ currentTarget }) => onTick?.(items, currentTarget.checked)}
                />
              </td>
            )}
            {columns.map((column) => (
              <Head key={column.name} {...{ column, sort, onSort }} isSortable={sorts.includes(column.name)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={String(item.id)} {...props} item={item} columns={columns} failures={failures}>
              {selected && (
                <td class="tick">
                  <input
                    type="checkbox"
                    disabled={isOld}
                    aria-label={`Tick ${titleOf(resource, item)}`}
                    checked={isTicked(item)}
                    onChange={({ currentTarget }) => onTick?.([item], currentTarget.checked)}
                  />
                </td>
              )}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly column: Column;
  readonly isSortable: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** The first click sorts, the second reverses, the third leaves the order to the server. */
function Head({ column: { name, label, field }, isSortable, sort, onSort }: HeadProps) {
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : undefined;
  const next = order === undefined ? name : order === 'ascending' ? `-${name}` : '';
  return (
    <th scope="col" title={field.schema.description} aria-sort={order} class={isNumber(field.schema) ? 'number' : ''}>
      {isSortable ? (
        <button type="button" class="sort" onClick={() => onSort(next)}>
          {label}
          <span aria-hidden="true">{order === 'ascending' ? ' ▲' : order === 'descending' ? ' ▼' : ''}</span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

const isNumber = ({ type }: Column['field']['schema']) => type === 'number' || type === 'integer';

interface RowProps extends ResourceProps {
  readonly item: Json;
  readonly columns: readonly Column[];
  readonly failures: readonly Failure[];
  readonly children: ComponentChildren;
}

/** The first column leads to the record, also when it has nothing in it. */
function Row({ item, columns, failures, children, ...props }: RowProps) {
  const { tenant, resource } = props;
  const id = String(item.id);
  const [first, ...others] = columns;
  const title = first && valueIn(item, first.name);
  const failure = failures.find((one) => one.item.id === item.id);
  return (
    <>
      <tr>
        {children}
        <th scope="row">
          <a href={recordAddress(tenant, resource.service, resource.name, id)}>
            {title === undefined || title === '' || first === undefined ? (
              <code>{id}</code>
            ) : (
              <Shown {...props} field={{ schema: first.field.schema }} value={title} isBrief />
            )}
          </a>
        </th>
        {others.map(({ name, field }) => (
          <td
            key={name}
            class={isNumber(field.schema) ? 'number' : field.schema.format === 'date-time' ? 'nowrap' : ''}
          >
            <Shown
              {...props}
              field={field}
              value={name === 'status' && stateOf(item) === 'ended' ? states.ended.words : valueIn(item, name)}
              isBrief
            />
          </td>
        ))}
      </tr>
      {failure && (
        <tr class="failed">
          <td colSpan={columns.length + 1}>{failure.message}</td>
        </tr>
      )}
    </>
  );
}
