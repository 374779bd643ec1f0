/** The abstracts of an event or a round by their averages: found, ticked and assigned. */
import { useState } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { kept } from '../kept.js';
import { go, may, recordAddress, withQuery } from '../page.js';
import type { FoundProps } from './eventReviews.js';
import { type Ranked, scoreText } from './scores.js';
import { type Column, counted, mayAll, none, Table, useInAddress } from './shared.js';

/** What they can be filtered by besides their titles. */
const filters = [
  { name: 'type', label: 'Type', isFit: (row: Ranked, value: string) => row.type === value },
  { name: 'status', label: 'Status', isFit: (row: Ranked, value: string) => row.status === value },
  { name: 'reviews', label: 'Reviews', isFit: isBelow },
] as const;

/** Fewer reviews than so many: assigned, or done. */
const limits = ['assigned', 'done'].flatMap((what) => [1, 2, 3, 4, 5].map((most) => `fewer than ${most} ${what}`));

function isBelow({ assigned, done }: Ranked, limit: string): boolean {
  return (limit.endsWith('done') ? done : assigned) < Number(/\d/.exec(limit)?.[0]);
}

export function Ranking({ rows, ...props }: FoundProps & { rows: readonly Ranked[] }) {
  const { me, tenant, query, event_id, round_id, found, onChanged } = props;
  const [text, setText] = useInAddress(query, 'title');
  const key = `ticked in ${event_id}`;
  const [ticked, setTicked] = useState(() => kept.get<ReadonlySet<string>>(key)?.value ?? new Set<string>());
  const mayAssign =
    mayAll(me, 'abstractReviews.assignReviews') && found.rounds.some((round) => round.status === 'open');
  const isShown = (row: Ranked) =>
    row.title.toLowerCase().includes(text.trim().toLowerCase()) &&
    filters.every(({ name, isFit }) => !query.get(name) || isFit(row, query.get(name) ?? ''));
  const chosen = rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const onTick = (next: ReadonlySet<string>) => {
    kept.set(key, next, Date.now());
    setTicked(next);
  };
  const columns: readonly Column<Ranked>[] = [
    { name: 'Rank', isNumber: true, by: ({ rank }) => rank },
    {
      name: 'Abstract',
      isHead: true,
      by: ({ title }) => title,
      cell: ({ id, title }) => {
        const words = (
          <span class="clamped" dir="auto">
            {title}
          </span>
        );
        return may(me, 'abstracts.get') ? (
          <a href={recordAddress(tenant, 'events', 'abstracts', id)}>{words}</a>
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
    { name: 'Status', by: ({ status }) => status || undefined },
  ];
  return (
    <>
      <div class="actions above conference-filters">
        {rows.length > 10 && (
          <input
            type="search"
            aria-label="Find an abstract by its title"
            placeholder="Find an abstract by its title"
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
        {filters.map(({ name, label }) => {
          const value = query.get(name) ?? '';
          const options =
            name === 'reviews' ? limits : [...new Set(rows.map((row) => row[name]))].filter(Boolean).sort();
          if (options.length < 2 && value === '') return null;
          return (
            <label key={name}>
              {label}
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
      {mayAssign && (
        <div class="actions above">
          {chosen.length === 0 ? (
            <span>Tick abstracts to assign them to reviewers.</span>
          ) : (
            <Act
              {...props}
              id="abstractReviews.assignReviews"
              of="abstracts"
              label={`Assign ${counted(chosen.length, 'abstract')}…`}
              ids={chosen}
              given={{ review_round_id: round_id }}
              onDone={() => {
                onTick(new Set());
                onChanged();
              }}
            />
          )}
        </div>
      )}
      <Table
        label="Ranking"
        columns={columns}
        rows={rows.filter(isShown)}
        keyOf={({ id }) => id}
        order="Rank"
        query={query}
        ticks={mayAssign ? { ticked, onTick, label: ({ title }) => `Tick ${title}` } : undefined}
        empty="No abstract matches the filters."
        isSaved
      />
    </>
  );
}
