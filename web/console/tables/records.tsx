/** Finds the records that the address asks for. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Finder, titleFields } from '../document.js';
import { kept } from '../kept.js';
import { address, go, may, type ResourceProps, withQuery } from '../page.js';
import { type Json, listing, rememberEvent } from '../session.js';
import { Busy, Problem } from '../ui.js';
import { Bulk, type Failure } from './bulk.js';
import { ColumnChooser } from './columnChooser.js';
import { changed, chosenColumns, columnsOf, usualColumns } from './columns.js';
import { Download } from './download.js';
import { FilterBar } from './filterBar.js';
import { type Filtering, filteringIn, filtersOf, finderFor, inputOf } from './finding.js';
import { Grid } from './grid.js';
import { Pages, Total, useTotal } from './pages.js';
import { pageSize, useRows } from './rows.js';

interface RecordsProps extends ResourceProps {
  readonly query: URLSearchParams;
  readonly finders: readonly Finder[];
}

/** What is shown is in the address: filters, `sort`, the key `from` which a page goes on, and its number. */
export function Records({ query, finders, ...props }: RecordsProps) {
  const { tenant, resource } = props;
  const filters = useMemo(() => filtersOf(resource, finders), [resource]);
  const filtering = filteringIn(query, filters, finders);
  const best = finderFor(finders, filters, Object.keys(filtering));
  const event = filtering.event_id;
  useEffect(() => {
    if (event !== undefined && !event.includes(',')) rememberEvent(tenant, event);
  }, [event]);
  useEffect(keepFocus, [best?.missing.length]);
  const to = (next: Filtering) => {
    const others = ['sort', 'columns'].flatMap((name) => (query.get(name) ? [[name, query.get(name) as string]] : []));
    const text = new URLSearchParams([...Object.entries(next), ...others]).toString();
    go(address(tenant, resource.service, resource.name) + (text === '' ? '' : `?${text}`));
  };
  const bar = { ...props, finders, filters, filtering, onChange: to };
  if (best === undefined || best.missing.length > 0)
    return (
      <>
        <FilterBar {...bar} missing={best?.missing ?? []}>
          {null}
        </FilterBar>
        {best === undefined && <p class="empty">These filters cannot be combined. Remove one of them.</p>}
      </>
    );
  return (
    <Found
      {...props}
      {...{ query, bar, filtering }}
      finder={best.finder}
      input={inputOf(best.finder, filters, filtering)}
    />
  );
}

/** After a button has vanished. */
function keepFocus(): void {
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
}

interface FoundProps extends ResourceProps {
  readonly query: URLSearchParams;
  readonly bar: Omit<Parameters<typeof FilterBar>[0], 'missing' | 'children'>;
  readonly filtering: Filtering;
  readonly finder: Finder;
  readonly input: object;
}

function Found({ query, bar, filtering, finder, input, ...props }: FoundProps) {
  const { gala, me, resource } = props;
  const isOwn = me.permissions[`${resource.name}.${finder.verb}`] === 'own';
  const sorts = isOwn ? [] : finder.sorts;
  const sort = sorts.includes((query.get('sort') ?? '').replace('-', '')) ? (query.get('sort') as string) : '';
  const all = useMemo(() => columnsOf(resource, isOwn), [resource, isOwn]);
  const [, setChoices] = useState(0);
  const chosen = chosenColumns(resource, all, query);
  const wanted =
    chosen ??
    all.filter(({ name }) => (resource.layout.columns ?? all.slice(0, 12).map(({ name }) => name)).includes(name));
  const fields = [...new Set([...titleFields(resource), ...wanted.map(({ name }) => name), changed, 'sys_version'])];
  const ask = (names: readonly string[], more: object, signal: AbortSignal) => {
    const selection = { [finder.isSearch ? 'fieldsToReturn' : 'fields']: names.join() };
    const order = sort === '' ? {} : { sort };
    return listing(gala, resource.name, finder.verb)({ ...input, ...selection, ...order, ...more }, { signal });
  };
  const start = (from: string | undefined) => (from === undefined ? {} : { exclusiveStartKey: from });
  const what = JSON.stringify([resource.name, finder.verb, input]);
  const from = query.get('from') ?? undefined;
  const rows = useRows(
    (from, limit, signal) => ask(fields, { limit, ...start(from) }, signal),
    `rows ${what} ${sort} ${fields} ${from}`,
    from,
  );
  const total = useTotal({ ...props, finder, filters: bar.filters, filtering, input, isOwn, round: rows.round });
  const items = rows.found?.items ?? [];
  const columns = chosen ?? usualColumns(resource, all, items, sort.replace('-', ''));

  const ticks = `ticks ${what}`;
  const [selected, select] = useState<ReadonlyMap<string, Json>>(
    () => kept.get<ReadonlyMap<string, Json>>(ticks)?.value ?? new Map(),
  );
  const setSelected = (next: ReadonlyMap<string, Json>) => {
    kept.set(ticks, next, Date.now());
    select(next);
  };
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const tick = (ticked: readonly Json[], isTicked: boolean) => {
    const next = new Map(selected);
    for (const item of ticked) {
      if (isTicked) next.set(String(item.id), item);
      else next.delete(String(item.id));
    }
    setSelected(next);
  };
  const untick = () => {
    setSelected(new Map());
    setFailures([]);
  };
  useEffect(() => {
    select(kept.get<ReadonlyMap<string, Json>>(ticks)?.value ?? new Map());
    setFailures([]);
  }, [what]);
  useEffect(() => {
    const read = items.filter(({ id }) => selected.has(String(id)));
    if (read.length > 0) tick(read, true); // as they are now
  }, [rows.found]);
  useEffect(keepFocus, [rows.isReading]);
  const mayTick =
    may(me, `${resource.name}.batch`) && (may(me, `${resource.name}.patch`) || may(me, `${resource.name}.delete`));

  return (
    <>
      <FilterBar {...bar} missing={[]}>
        <Total {...{ rows, query, total, resource }} />
        <ColumnChooser
          {...{ resource, all, columns }}
          isChosen={chosen !== undefined}
          read={(signal) => ask(['custom_field_values'], { limit: pageSize }, signal)}
          onChange={(names) => {
            setChoices((n) => n + 1);
            go(withQuery({ columns: names?.join() }), { isStep: false });
          }}
        />
        <Download
          label={resource.plural}
          read={(from, limit, signal) =>
            ask(
              [
                'id',
                'sys_version',
                ...columns.map(({ name }) => name).filter((name) => !/^(id|sys_version)$/.test(name)),
              ],
              { limit, format: 'csv', ...start(from) },
              signal,
            )
          }
        />
      </FilterBar>
      <Bulk
        {...props}
        {...{ selected, failures }}
        shown={items}
        onClear={untick}
        onDone={(left, failed) => {
          setSelected(new Map(left.map((item) => [String(item.id), item])));
          setFailures(failed);
          rows.reload();
        }}
      />
      <section>
        {items.length > 0 && (
          <Grid
            {...props}
            {...{ items, columns, sorts, sort, failures }}
            isOld={rows.isOld}
            {...(mayTick && { selected, onTick: tick })}
            onSort={(next) => go(withQuery({ sort: next, from: undefined, page: undefined }))}
          />
        )}
        {rows.error !== undefined && <Problem error={rows.error} retry={rows.goOn} />}
        {rows.found === undefined && rows.error === undefined && <Busy />}
        <Pages
          {...props}
          {...{ rows, query }}
          isFiltered={Object.keys(filtering).length > 0}
          onClear={() => bar.onChange({})}
        />
      </section>
    </>
  );
}
