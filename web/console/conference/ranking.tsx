/** What is reviewed for an event, an award or in a round, by its average: found, ticked, decided on and assigned. */
import { useMemo, useState } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { Standing } from '../deciding/ticked.js';
import { Toolbar } from '../deciding/toolbar.js';
import { capitalized } from '../document.js';
import { kept } from '../kept.js';
import { go, type Me, may, recordAddress, withQuery } from '../page.js';
import type { FoundProps } from './eventReviews.js';
import type { Reviewing } from './names.js';
import { outstandingIn, type Ranked, scoreText } from './scores.js';
import { type Column, counted, mayAll, none, Table, useInAddress } from './shared.js';

/** What they can be filtered by besides their titles, and what they have of it. */
const filters: readonly {
  readonly name: string;
  readonly label: string;
  readonly of: (row: Ranked) => readonly string[];
}[] = [
  { name: 'type', label: 'Type', of: ({ type }) => [type] },
  { name: 'status', label: 'Status', of: ({ status }) => [status] },
  { name: 'decision', label: 'Decision', of: ({ standing }) => standing },
  { name: 'reviews', label: 'Reviews', of: (row) => limits.filter((limit) => isBelow(row, limit)) },
];

/** Fewer reviews than so many: assigned, or done. */
const limits = ['assigned', 'done'].flatMap((what) => [1, 2, 3, 4, 5].map((most) => `fewer than ${most} ${what}`));

function isBelow({ assigned, done }: Ranked, limit: string): boolean {
  return (limit.endsWith('done') ? done : assigned) < Number(/\d/.exec(limit)?.[0]);
}

/** A column for each criterion, also if several processes have it. */
function criteriaColumns(processes: FoundProps['found']['processes']): readonly Column<Ranked>[] {
  const names = new Map(processes.flatMap(({ criteria = [] }) => criteria.map(({ id = '', name = '' }) => [id, name])));
  return Array.from(names, ([id, name]) => ({
    name,
    isNumber: true,
    by: ({ criteria }) => criteria.get(id)?.average_score,
    cell: ({ criteria }) => {
      const { average_score, minimum, maximum } = criteria.get(id) ?? {};
      if (average_score === undefined) return none;
      return (
        <>
          {scoreText(average_score)}
          {minimum !== maximum && <small title="The lowest and the highest score">{` (${minimum}–${maximum})`}</small>}
        </>
      );
    },
  }));
}

/** @param types how many there are. @param more columns of criteria. */
const columnsFor = (
  of: Reviewing,
  me: Me,
  tenant: string,
  types: number,
  more: readonly Column<Ranked>[],
): readonly Column<Ranked>[] => [
  { name: 'Rank', isNumber: true, by: ({ rank }) => rank },
  {
    name: capitalized(of.noun),
    isHead: true,
    by: ({ title }) => title,
    cell: ({ id, title }) => {
      const words = (
        <span class="clamped" dir="auto">
          {title}
        </span>
      );
      return may(me, `${of.resource}.get`) ? (
        <a href={recordAddress(tenant, of.service, of.resource, id)}>{words}</a>
      ) : (
        words
      );
    },
  },
  {
    name: 'Average',
    isNumber: true,
    by: ({ average }) => average,
    cell: ({ average, scores }) =>
      average !== undefined ? scoreText(average) : scores.length > 0 ? <span class="quiet">not stored</span> : none,
  },
  {
    name: 'Reviews done',
    isNumber: true,
    by: ({ assigned, done }) => (assigned === 0 ? undefined : done / assigned),
    cell: ({ assigned, done }) => (assigned === 0 ? none : `${done} of ${assigned}`),
    text: ({ assigned, done }) => `${done} of ${assigned}`,
  },
  {
    name: 'Spread',
    isNumber: true,
    by: ({ scores }) => (scores.length === 0 ? undefined : (scores.at(-1) ?? 0) - (scores[0] ?? 0)),
    cell: ({ scores }) => (scores.length === 0 ? none : `${scores[0]} to ${scores.at(-1)}`),
  },
  ...more,
  ...(types > 1 ? [{ name: of.partLabel, by: ({ type }: Ranked) => type || undefined }] : []),
  {
    name: 'Decision',
    by: ({ standing }) => standing.join(', '),
    cell: ({ standing }) => <Standing standing={standing} />,
  },
  { name: 'Status', by: ({ status }) => status || undefined },
];

export function Ranking({ rows, ...props }: FoundProps & { rows: readonly Ranked[] }) {
  const { of, me, tenant, query, group_id, round_id, found, onChanged } = props;
  const [text, setText] = useInAddress(query, 'title');
  const key = `ticked in ${group_id}`;
  const [ticked, setTicked] = useState(() => kept.get<ReadonlySet<string>>(key)?.value ?? new Set<string>());
  const mayAssign = mayAll(me, `${of.reviews}.assignReviews`) && found.rounds.some((round) => round.status === 'open');
  const mayDecide = mayAll(me, `${of.resource}.decide`);
  const mayTick = mayAssign || mayDecide;
  const part = text.trim().toLowerCase();
  const used = filters.filter(({ name }) => query.get(name));
  const isShown = (row: Ranked) =>
    row.title.toLowerCase().includes(part) && used.every(({ name, of }) => of(row).includes(query.get(name) ?? ''));
  const chosen = useMemo(() => rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id), [rows, ticked]);
  const onTick = (next: ReadonlySet<string>) => {
    kept.set(key, next, Date.now());
    setTicked(next);
  };
  const columns = useMemo(
    () => columnsFor(of, me, tenant, found.types.length, criteriaColumns(found.processes)),
    [of, me, tenant, found.types, found.processes],
  );
  const outstanding = useMemo(() => outstandingIn(of, found.reviews), [found.reviews]);
  const deciding = { ...props, kind: of, group: group_id, records: found.abstracts ?? [], parts: found.types };
  return (
    <>
      <div class="actions above conference-filters">
        {rows.length > 10 && (
          <input
            type="search"
            aria-label={`Find an ${of.noun} by its ${of.titleField}`}
            placeholder={`Find an ${of.noun} by its ${of.titleField}`}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        {filters.map(({ name, label, of: valuesOf }) => {
          const value = query.get(name) ?? '';
          const options = name === 'reviews' ? limits : [...new Set(rows.flatMap(valuesOf))].filter(Boolean).sort();
          if (options.length < 2 && value === '') return null;
          return (
            <label key={name}>
              {name === 'type' ? of.partLabel : label}
              <select
                value={value}
                onChange={({ currentTarget }) => go(withQuery({ [name]: currentTarget.value }), { isStep: false })}
              >
                <option value="">any</option>
                {[...new Set([...options, value])].filter(Boolean).map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
      <Table
        label="Ranking"
        columns={columns}
        rows={rows}
        isShown={isShown}
        above={(shown) =>
          mayTick && (
            <Toolbar {...deciding} {...{ rows, shown, chosen, onTick, mayDecide, outstanding }}>
              {mayAssign && chosen.length > 0 && (
                <Act
                  {...props}
                  id={`${of.reviews}.assignReviews`}
                  of={of.resource}
                  label={`Assign ${counted(chosen.length, of.noun)}…`}
                  ids={chosen}
                  given={{ review_round_id: round_id }}
                  onDone={() => {
                    onTick(new Set());
                    onChanged();
                  }}
                />
              )}
            </Toolbar>
          )
        }
        keyOf={({ id }) => id}
        order="Rank"
        query={query}
        ticks={mayTick ? { ticked, onTick, label: ({ title }) => `Tick ${title}` } : undefined}
        empty={`No ${of.noun} matches the filters.`}
        isSaved
      />
    </>
  );
}
