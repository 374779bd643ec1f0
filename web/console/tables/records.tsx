/** The records of a resource that the address asks for: filtered, sorted and in pages, with the columns that people choose. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Actions } from '../actions/actions.js';
import { capitalized, type Finder, titleFields, titleOf } from '../document.js';
import { stateOf, states } from '../events/booth.js';
import { Grid } from '../grid.js';
import { address, go, hasHistory, may, type ResourceProps, recordAddress, withQuery } from '../page.js';
import { useLabels } from '../questions.js';
import { type Json, listing, rememberEvent } from '../session.js';
import { Busy, Heading, Problem } from '../ui.js';
import { Shown } from '../value.js';
import { Bulk, useTicks } from './bulk.js';
import { ColumnChooser } from './columnChooser.js';
import {
  type Column,
  changed,
  chooseColumns,
  chosenColumns,
  columnsOf,
  custom,
  usualColumns,
  valueIn,
  wantedColumns,
} from './columns.js';
import { Download } from './download.js';
import { type BarProps, FilterBar } from './filterBar.js';
import { type Filtering, filteringIn, filtersOf, finderFor, inputOf, isCountable } from './finding.js';
import { Pages, pageSize, Total, useRows } from './pages.js';

interface RecordsProps extends ResourceProps {
  /** Of the address: filters, `sort`, the key `from` which a page goes on, and its number. */
  readonly query: URLSearchParams;
}

export function Records({ query, ...props }: RecordsProps) {
  const { me, tenant, resource } = props;
  const { service, name, noun, plural } = resource;
  const finders = useMemo(() => resource.finders.filter(({ verb }) => may(me, `${name}.${verb}`)), [resource]);
  const filters = useMemo(() => filtersOf(resource, finders), [resource]);
  const filtering = filteringIn(query, filters);
  const { finder, missing } = finderFor(finders, filters, Object.keys(filtering));
  const event = filtering.event_id;
  useEffect(() => {
    if (event !== undefined && !event.includes(',')) rememberEvent(tenant, event);
  }, [event]);
  useEffect(keepFocus, [missing.length]);
  const onChange = (next: Filtering) => {
    const before = [...query.keys()].filter((name) => name !== 'sort' && name !== 'columns');
    go(withQuery({ ...Object.fromEntries(before.map((name) => [name, undefined])), ...next }));
  };
  const bar = { ...props, finders, filters, filtering, missing, onChange };
  return (
    <>
      <Heading title={capitalized(plural)} over={resource.description}>
        <Actions {...props} />
        {hasHistory(me, 'listDeleted', resource) && (
          <a class="button outline" href={address(tenant, service, name, 'deleted')}>
            Deleted
          </a>
        )}
        {may(me, `${name}.create`) && may(me, `${name}.batch`) && (
          <a class="button outline" href={address(tenant, service, name, 'upload')}>
            Upload
          </a>
        )}
        {may(me, `${name}.create`) && (
          <a class="button" href={address(tenant, service, name, 'new')}>
            New {noun}
          </a>
        )}
      </Heading>
      {finder !== undefined && missing.length === 0 ? (
        <Found {...props} {...{ query, bar, finder }} />
      ) : finders.length === 0 ? (
        <p>You may not list {plural}.</p>
      ) : (
        <>
          <FilterBar {...bar} />
          {finder === undefined && <p class="empty">These filters cannot be combined. Remove one of them.</p>}
        </>
      )}
    </>
  );
}

/** After a button has vanished. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

interface FoundProps extends RecordsProps {
  readonly bar: BarProps;
  readonly finder: Finder;
}

function Found({ query, bar, finder, ...props }: FoundProps) {
  const { gala, me, tenant, resource } = props;
  const { name } = resource;
  const isOwn = me.permissions[`${name}.${finder.verb}`] === 'own';
  const sorts = isOwn ? [] : finder.sorts;
  const sortedBy = sorts.find((one) => one === query.get('sort')?.replace('-', '')) ?? '';
  const sort = sortedBy && (query.get('sort') ?? '');
  const all = useMemo(() => columnsOf(resource, isOwn), [resource, isOwn]);
  const [, setChoices] = useState(0);
  const chosen = chosenColumns(resource, all, query);
  const wanted = (chosen ?? wantedColumns(resource, all)).map((column) => column.name);
  const input = inputOf(finder, bar.filters, bar.filtering);
  const ask = (fields: readonly string[], more: object, from?: string, signal?: AbortSignal) => {
    const selection = { [finder.isSearch ? 'fieldsToReturn' : 'fields']: [...new Set(fields)].join() };
    const page = { ...(sort && { sort }), ...(from && { exclusiveStartKey: from }), ...more };
    return listing(gala, name, finder.verb)({ ...input, ...selection, ...page }, signal && { signal });
  };
  const what = JSON.stringify([name, finder.verb, input]);
  const count = !isOwn && isCountable(finder, bar.filters, bar.filtering) && { count: 'true' };
  const fields = [...titleFields(resource), ...wanted, changed, 'sys_version'];
  const rows = useRows(
    (from, limit, signal) => ask(fields, { limit, ...count }, from, signal),
    `${what} ${sort} ${wanted}`,
    query,
  );
  const items = rows.found?.items ?? [];
  const [isNaming, setIsNaming] = useState(false);
  const labels = useLabels(props, isNaming || chosen?.some((column) => custom.test(column.name)) === true);
  const named = (column: Column) => ({ ...column, label: labels?.get(column.name) ?? column.label });
  const columns = (chosen ?? usualColumns(resource, all, items, sortedBy)).map(named);
  const [ticks, setTicks] = useTicks(`ticks ${what}`);
  const mayTick = may(me, `${name}.batch`) && (may(me, `${name}.patch`) || may(me, `${name}.delete`));
  useEffect(keepFocus, [rows.isReading, rows.found]);
  const hasCustom = resource.fields.some((field) => field.name === 'custom_field_values');
  const isFiltered = Object.keys(bar.filtering).length > 0;
  const shown = ({ name, field }: Column, item: Json) => (
    <Shown
      {...props}
      field={field}
      value={name === 'status' && stateOf(item) === 'ended' ? states.ended.words : valueIn(item, name)}
      record={item}
      isBrief
    />
  );
  /** The first column leads to the record, also when it has nothing in it. */
  const link = (column: Column, item: Json) => (
    <a href={recordAddress(tenant, resource.service, name, String(item.id))}>
      {['', undefined].includes(valueIn(item, column.name) as string) ? (
        <code>{String(item.id)}</code>
      ) : (
        shown({ ...column, field: { ...column.field, target: undefined } }, item)
      )}
    </a>
  );
  return (
    <>
      <FilterBar {...bar}>
        <Total {...{ rows, resource }} />
        <ColumnChooser
          {...{ all, columns, named }}
          readCustom={
            hasCustom
              ? async () => {
                  setIsNaming(true);
                  return (await ask(['custom_field_values'], { limit: pageSize })).items;
                }
              : undefined
          }
          onChange={(names) => {
            chooseColumns(resource, names);
            setChoices((n) => n + 1);
            go(withQuery({ columns: names?.join() }), { isStep: false });
          }}
        />
        {rows.found && (
          <Download
            {...props}
            columns={columns}
            read={(fields, from, signal) => ask(fields, { limit: 1000 }, from, signal)}
          />
        )}
      </FilterBar>
      <Bulk {...props} ticks={ticks} onTicks={setTicks} shown={items} onDone={rows.reload} />
      {items.length > 0 && (
        <Grid
          label={resource.plural}
          rows={items}
          keyOf={({ id }) => String(id)}
          columns={columns.map((column, place) => ({
            ...{ name: column.name, label: column.label, about: column.field.schema.description, isHead: place === 0 },
            by: sorts.includes(column.name) ? ({ [column.name]: value }: Json) => String(value) : undefined,
            isNumber: /^(number|integer)$/.test(column.field.schema.type ?? ''),
            cell: (item: Json) => (place === 0 ? link : shown)(column, item),
          }))}
          // the first click sorts, the second reverses, the third leaves the order to the server
          onSort={({ name }) => {
            const next = sort === name ? `-${name}` : sort === `-${name}` ? '' : name;
            go(withQuery({ sort: next, from: undefined, page: undefined }));
          }}
          ticks={
            mayTick
              ? {
                  ticked: ticks,
                  all: 'Tick all on this page',
                  label: (item) => `Tick ${titleOf(resource, item)}`,
                  onTick: (next) => {
                    const known = new Map([...items.map((item) => [String(item.id), item] as const), ...ticks]);
                    setTicks(new Map([...known].filter(([id]) => next.has(id))));
                  },
                }
              : undefined
          }
          {...{ sort, isOld: rows.isOld }}
        />
      )}
      {rows.error !== undefined && <Problem error={rows.error} retry={rows.reload} />}
      {rows.found === undefined && rows.error === undefined && <Busy />}
      <Pages {...props} {...{ rows, query }} onClear={isFiltered ? () => bar.onChange({}) : undefined} />
    </>
  );
}
