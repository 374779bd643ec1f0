/** Where in a table somebody is, how many records there are, and how the search goes on. */
import { useRef } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import type { Finder } from '../document.js';
import { address, go, may, type ResourceProps, withQuery } from '../page.js';
import { listing } from '../session.js';
import { useLoad } from '../ui.js';
import type { Filter, Filtering } from './finding.js';
import { pageSize, type useRows } from './rows.js';

interface TotalProps extends ResourceProps {
  readonly finder: Finder;
  readonly filters: readonly Filter[];
  readonly filtering: Filtering;
  readonly input: object;
  readonly isOwn: boolean;
  /** Another one counts again. */
  readonly round: number;
}

/** The number of all records that the filters match; undefined while it is not known, and where it cannot be counted. */
export function useTotal({
  gala,
  resource,
  finder,
  filters,
  filtering,
  input,
  isOwn,
  round,
}: TotalProps): number | undefined {
  const name = JSON.stringify(['total', resource.name, finder.verb, input]);
  const counting = useLoad(
    async (signal) => {
      const isCounted = !isOwn && isCountable(finder, filters, filtering);
      const selection = { [finder.isSearch ? 'fieldsToReturn' : 'fields']: 'id', limit: 1, count: 'true' };
      const page =
        isCounted && (await listing(gala, resource.name, finder.verb)({ ...input, ...selection }, { signal }));
      return { name, total: page ? page.total : undefined };
    },
    [name, round],
    name,
  );
  return counting.value?.name === name ? counting.value.total : undefined;
}

/** What an index alone tells: all, a list, or a search for one id or the like. */
function isCountable(finder: Finder, filters: readonly Filter[], filtering: Filtering): boolean {
  const used = filters.filter(({ name }) => name in filtering);
  const isRequired = ({ parameters }: Filter) =>
    finder.filters.some(({ name, required }) => required && name === parameters.get(finder));
  if (!finder.isSearch) return used.every(isRequired);
  const [one, ...others] = used;
  if (one === undefined) return true;
  const isExact = /_id$/.test(one.name) || one.field.schema['x-by'] === 'equalsFolded';
  return others.length === 0 && isExact && !/[\s,]/.test(filtering[one.name] ?? '');
}

/** How many records there are, or at least how many. */
export function Total({
  rows,
  query,
  total,
  resource,
}: Pick<PagesProps, 'rows' | 'query' | 'resource'> & { total: number | undefined }) {
  if (rows.found === undefined) return null;
  const { items, next } = rows.found;
  const seen = (pageOf(query) - 1) * pageSize + items.length;
  const all = total ?? (next === undefined ? seen : undefined);
  if (all === 0) return null;
  return (
    <span class="quiet">
      {all === undefined
        ? `${seen.toLocaleString()}+ ${resource.plural}`
        : counted(all, resource.noun, resource.plural)}
    </span>
  );
}

const pageOf = (query: URLSearchParams) => Number(query.get('page')) || 1;

/** The key of a page → that of the page before it; '' is the first. */
const before = new Map<string, string>();

interface PagesProps extends ResourceProps {
  readonly rows: ReturnType<typeof useRows>;
  readonly query: URLSearchParams;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function Pages({ rows, query, isFiltered, onClear, ...props }: PagesProps) {
  const { resource } = props;
  const nav = useRef<HTMLElement>(null);
  const { found, isReading } = rows;
  const { items, next, looked } = found ?? { items: [], next: undefined, looked: 0 };
  const from = query.get('from') ?? '';
  const page = pageOf(query);
  const turn = (key: string, number: number) => {
    go(withQuery({ from: key, page: number === 1 ? undefined : number }));
    scrollTo(0, 0);
    nav.current?.focus({ preventScroll: true });
  };
  const first = (page - 1) * pageSize;
  const range = `${(first + 1).toLocaleString()}–${(first + items.length).toLocaleString()}`;
  const isUnfinished = !rows.isOld && next !== undefined && items.length < pageSize;
  return (
    <>
      {isUnfinished && (
        <p class="quiet" role="status">
          {isReading ? 'Searching…' : 'Stopped.'} Looked at about {counted(looked, resource.noun, resource.plural)}
          {items.length === 0 && ': none found so far'}.{' '}
          <button type="button" class="secondary outline small" onClick={isReading ? rows.stop : rows.goOn}>
            {isReading ? 'Stop' : 'Go on'}
          </button>
        </p>
      )}
      {found && items.length === 0 && !isReading && next === undefined && (
        <Nothing {...props} {...{ isFiltered, onClear }} isFirst={from === ''} />
      )}
      {(next !== undefined || from !== '') && (
        <nav class="pages" aria-label="Pages" ref={nav} tabIndex={-1}>
          <button
            type="button"
            class="secondary outline"
            disabled={from === '' || rows.isOld}
            onClick={() => turn(before.get(from) ?? '', before.has(from) ? page - 1 : 1)}
          >
            {from === '' || before.has(from) ? 'Previous' : 'First page'}
          </button>
          {items.length > 0 && <span>{range}</span>}
          <button
            type="button"
            class="secondary outline"
            disabled={next === undefined || isUnfinished || rows.isOld}
            onClick={() => {
              before.set(String(next), from);
              turn(String(next), page + 1);
            }}
          >
            Next
          </button>
        </nav>
      )}
    </>
  );
}

/** There is nothing, and what to do about it. */
function Nothing({
  me,
  tenant,
  resource,
  isFiltered,
  isFirst,
  onClear,
}: ResourceProps & { isFiltered: boolean; isFirst: boolean; onClear: () => void }) {
  if (!isFirst) return <p class="empty">There are no more {resource.plural}.</p>;
  if (isFiltered)
    return (
      <p class="empty">
        No {resource.noun} matches.{' '}
        <button type="button" class="secondary outline small" onClick={onClear}>
          Clear the filters
        </button>
      </p>
    );
  return (
    <p class="empty">
      There are no {resource.plural} yet.{' '}
      {may(me, `${resource.name}.create`) && (
        <a href={address(tenant, resource.service, resource.name, 'new')}>New {resource.noun}</a>
      )}
    </p>
  );
}
