/** Finds the records that the address asks for. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Finder, titleFields } from '../document.js';
import { go, may, type ResourceProps, withQuery } from '../page.js';
import { listing, rememberEvent } from '../session.js';
import { Busy, Problem } from '../ui.js';
import { Bulk, useTicks } from './bulk.js';
import { ColumnChooser } from './columnChooser.js';
import { changed, chooseColumns, chosenColumns, columnsOf, usualColumns, wantedColumns } from './columns.js';
import { Download } from './download.js';
import { type BarProps, FilterBar } from './filterBar.js';
import { type Filtering, filteringIn, filtersOf, finderFor, inputOf, isCountable } from './finding.js';
import { RecordGrid } from './grid.js';
import { Pages, pageSize, Total, useRows } from './pages.js';

interface RecordsProps extends ResourceProps {
  readonly query: URLSearchParams;
  readonly finders: readonly Finder[];
}

/** What is shown is in the address: filters, `sort`, the key `from` which a page goes on, and its number. */
export function Records({ query, finders, ...props }: RecordsProps) {
  const { tenant, resource } = props;
  const filters = useMemo(() => filtersOf(resource, finders), [resource]);
  const filtering = filteringIn(query, filters);
  const best = finderFor(finders, filters, Object.keys(filtering));
  const event = filtering.event_id;
  useEffect(() => {
    if (event !== undefined && !event.includes(',')) rememberEvent(tenant, event);
  }, [event]);
  useEffect(keepFocus, [best?.missing.length]);
  const onChange = (next: Filtering) => {
    const before = [...query.keys()].filter((name) => name !== 'sort' && name !== 'columns');
    go(withQuery({ ...Object.fromEntries(before.map((name) => [name, undefined])), ...next }));
  };
  const missing = best?.missing ?? [];
  const bar = { ...props, finders, filters, filtering, missing, onChange };
  if (best !== undefined && missing.length === 0) return <Found {...props} {...{ query, bar }} finder={best.finder} />;
  return (
    <>
      <FilterBar {...bar} />
      {best === undefined && <p class="empty">These filters cannot be combined. Remove one of them.</p>}
    </>
  );
}

/** After a button has vanished. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

interface FoundProps extends ResourceProps {
  readonly query: URLSearchParams;
  readonly bar: BarProps;
  readonly finder: Finder;
}

function Found({ query, bar, finder, ...props }: FoundProps) {
  const { gala, me, resource } = props;
  const { name } = resource;
  const isOwn = me.permissions[`${name}.${finder.verb}`] === 'own';
  const sorts = isOwn ? [] : finder.sorts;
  const sortedBy = sorts.find((one) => one === query.get('sort')?.replace('-', '')) ?? '';
  const sort = sortedBy && (query.get('sort') ?? '');
  const all = useMemo(() => columnsOf(resource, isOwn), [resource, isOwn]);
  const [, setChoices] = useState(0);
  const chosen = chosenColumns(resource, all, query);
  const shown = (chosen ?? wantedColumns(resource, all)).map((column) => column.name);
  const input = inputOf(finder, bar.filters, bar.filtering);
  const ask = (fields: readonly string[], more: object, from?: string, signal?: AbortSignal) => {
    const selection = { [finder.isSearch ? 'fieldsToReturn' : 'fields']: [...new Set(fields)].join() };
    const page = { ...(sort && { sort }), ...(from && { exclusiveStartKey: from }), ...more };
    return listing(gala, name, finder.verb)({ ...input, ...selection, ...page }, signal && { signal });
  };
  const what = JSON.stringify([name, finder.verb, input]);
  const count = !isOwn && isCountable(finder, bar.filters, bar.filtering) && { count: 'true' };
  const fields = [...titleFields(resource), ...shown, changed, 'sys_version'];
  const rows = useRows(
    (from, limit, signal) => ask(fields, { limit, ...count }, from, signal),
    `${what} ${sort} ${shown}`,
    query,
  );
  const items = rows.found?.items ?? [];
  const columns = chosen ?? usualColumns(resource, all, items, sortedBy);
  const [ticks, setTicks] = useTicks(`ticks ${what}`);
  useEffect(keepFocus, [rows.isReading, rows.found]);
  const hasCustom = resource.fields.some((field) => field.name === 'custom_field_values');
  const isFiltered = Object.keys(bar.filtering).length > 0;
  return (
    <>
      <FilterBar {...bar}>
        <Total {...{ rows, resource }} />
        <ColumnChooser
          {...{ all, columns }}
          readCustom={
            hasCustom ? async () => (await ask(['custom_field_values'], { limit: pageSize })).items : undefined
          }
          onChange={(names) => {
            chooseColumns(resource, names);
            setChoices((n) => n + 1);
            go(withQuery({ columns: names?.join() }), { isStep: false });
          }}
        />
        <Download
          {...props}
          columns={columns}
          read={(fields, from, signal) => ask(fields, { limit: 1000 }, from, signal)}
        />
      </FilterBar>
      <Bulk {...props} ticks={ticks} onTicks={setTicks} shown={items} onDone={rows.reload} />
      <section>
        {items.length > 0 && (
          <RecordGrid
            {...props}
            {...{ items, columns, sorts, sort, ticks }}
            mayTick={may(me, `${name}.batch`) && (may(me, `${name}.patch`) || may(me, `${name}.delete`))}
            isOld={rows.isOld}
            onTicks={setTicks}
            onSort={(next) => go(withQuery({ sort: next, from: undefined, page: undefined }))}
          />
        )}
        {rows.error !== undefined && <Problem error={rows.error} retry={rows.reload} />}
        {rows.found === undefined && rows.error === undefined && <Busy />}
        <Pages {...props} {...{ rows, query }} onClear={isFiltered ? () => bar.onChange({}) : undefined} />
      </section>
    </>
  );
}
