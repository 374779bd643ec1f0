/** Where in a table somebody is, how many records there are, and how the search goes on. */
import { useRef } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { address, go, may, type ResourceProps, withQuery } from '../page.js';
import { pageSize, type useRows } from './rows.js';

interface PagesProps extends ResourceProps {
  readonly rows: ReturnType<typeof useRows>;
  readonly query: URLSearchParams;
}

const pageOf = (query: URLSearchParams) => Number(query.get('page')) || 1;

/** How many records there are, or at least how many. */
export function Total({ rows, query, resource: { noun, plural } }: Pick<PagesProps, 'rows' | 'query' | 'resource'>) {
  if (rows.found === undefined) return null;
  const { items, next, total } = rows.found;
  const seen = (pageOf(query) - 1) * pageSize + items.length;
  const all = total ?? (next === undefined ? seen : undefined);
  if (all === 0) return null;
  return (
    <span class="quiet">{all === undefined ? `${seen.toLocaleString()}+ ${plural}` : counted(all, noun, plural)}</span>
  );
}

/** The key of a page → that of the page before it; '' is the first. */
const before = new Map<string, string>();

interface TurnProps extends PagesProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

export function Pages({ rows, query, isFiltered, onClear, ...props }: TurnProps) {
  const { noun, plural } = props.resource;
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
  const first = (page - 1) * pageSize + 1;
  const isUnfinished = !rows.isOld && next !== undefined && items.length < pageSize;
  const button = (label: string, isOff: boolean, onClick: () => void) => (
    <button type="button" class="secondary outline" disabled={isOff || rows.isOld} onClick={onClick}>
      {label}
    </button>
  );
  return (
    <>
      {isUnfinished && (
        <p class="quiet" role="status">
          {isReading ? 'Searching…' : 'Stopped.'} Looked at about {counted(looked, noun, plural)}
          {items.length === 0 && ': none found so far'}.{' '}
          <button type="button" class="secondary outline small" onClick={isReading ? rows.stop : rows.goOn}>
            {isReading ? 'Stop' : 'Go on'}
          </button>
        </p>
      )}
      {found && items.length === 0 && !isReading && next === undefined && (
        <p class="empty">
          {from !== ''
            ? `There are no more ${plural}.`
            : isFiltered
              ? `No ${noun} matches.`
              : `There are no ${plural} yet.`}{' '}
          {from === '' && (isFiltered ? <Clear onClear={onClear} /> : <New {...props} />)}
        </p>
      )}
      {(next !== undefined || from !== '') && (
        <nav class="pages" aria-label="Pages" ref={nav} tabIndex={-1}>
          {button(from === '' || before.has(from) ? 'Previous' : 'First page', from === '', () =>
            turn(before.get(from) ?? '', before.has(from) ? page - 1 : 1),
          )}
          {items.length > 0 && (
            <span>
              {first.toLocaleString()}–{(first + items.length - 1).toLocaleString()}
            </span>
          )}
          {button('Next', next === undefined || isUnfinished, () => {
            before.set(String(next), from);
            turn(String(next), page + 1);
          })}
        </nav>
      )}
    </>
  );
}

const Clear = ({ onClear }: { onClear: () => void }) => (
  <button type="button" class="secondary outline small" onClick={onClear}>
    Clear the filters
  </button>
);

const New = ({ me, tenant, resource: { service, name, noun } }: ResourceProps) =>
  may(me, `${name}.create`) ? <a href={address(tenant, service, name, 'new')}>New {noun}</a> : null;
