/** The abstracts of an event or a round by their averages: found, ticked and assigned. */
import { useEffect, useState } from 'preact/hooks';
import { kept } from '../kept.js';
import { may, recordAddress } from '../page.js';
import { Assigning } from './assigning.js';
import type { FoundProps } from './eventReviews.js';
import { type Ranked, scoreText } from './scores.js';
import { type Column, counted, mayAll, none, Table, useInAddress } from './shared.js';

export function Ranking({
  rows,
  onChanged,
  ...props
}: FoundProps & { rows: readonly Ranked[]; onChanged: () => void }) {
  const { me, tenant, query, event_id, found } = props;
  const [text, setText] = useInAddress(query, 'title');
  const [type, setType] = useInAddress(query, 'type');
  const [status, setStatus] = useInAddress(query, 'status');
  const [few, setFew] = useInAddress(query, 'reviews');
  const key = `ticked in ${event_id}`;
  const [ticked, setTicked] = useState(() => kept.get<ReadonlySet<string>>(key)?.value ?? new Set<string>());
  const [isAssigning, setIsAssigning] = useState(false);
  const [report, setReport] = useState('');
  const mayAssign =
    mayAll(me, 'abstractReviews.assignReviews') && found.rounds.some((round) => round.status === 'open');
  const shown = rows.filter(
    (row) =>
      row.title.toLowerCase().includes(text.trim().toLowerCase()) &&
      (type === '' || row.type === type) &&
      (status === '' || row.status === status) &&
      (few === '' || isBelow(row, few)),
  );
  const chosen = rows.filter(({ id }) => ticked.has(id));
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
      cell: ({ id, title }) =>
        may(me, 'abstracts.get') ? (
          <a href={recordAddress(tenant, 'events', 'abstracts', id)}>
            <span class="clamped" dir="auto">
              {title}
            </span>
          </a>
        ) : (
          title
        ),
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
      <div class="conference-filters">
        {rows.length > 10 && <Search value={text} onChange={setText} />}
        <Choice label="Type" value={type} onChange={setType} options={valuesOf(rows, 'type')} />
        <Choice label="Status" value={status} onChange={setStatus} options={valuesOf(rows, 'status')} />
        <Choice label="Reviews" value={few} onChange={setFew} options={limits} />
      </div>
      {mayAssign && (
        <div class="actions above">
          {chosen.length === 0 ? (
            <span>Tick abstracts to assign them to reviewers.</span>
          ) : (
            <>
              <button type="button" class="small" onClick={() => setIsAssigning(true)}>
                Assign {counted(chosen.length, 'abstract')}…
              </button>
              <button
                type="button"
                class="secondary outline small"
                onClick={() => {
                  document.getElementById('main')?.focus({ preventScroll: true });
                  onTick(new Set());
                }}
              >
                Untick all
              </button>
            </>
          )}
        </div>
      )}
      <p role="status">{report}</p>
      {shown.length === 0 ? (
        <p class="empty">No abstract matches the filters.</p>
      ) : (
        <Table
          label="Ranking"
          columns={columns}
          rows={shown}
          keyOf={({ id }) => id}
          order="Rank"
          query={query}
          ticks={mayAssign ? { ticked, onTick, label: ({ title }) => `Tick ${title}` } : undefined}
        />
      )}
      {isAssigning && (
        <Assigning
          {...props}
          abstracts={chosen}
          onClose={() => setIsAssigning(false)}
          onDone={(said) => {
            setReport(said);
            setIsAssigning(false);
            onTick(new Set());
            onChanged();
          }}
        />
      )}
    </>
  );
}

/** Fewer reviews than so many: assigned, or done. */
const limits = [1, 2, 3, 4, 5]
  .flatMap((number) => [`fewer than ${number} assigned`, `fewer than ${number} done`])
  .sort();

function isBelow({ assigned, done }: Ranked, limit: string): boolean {
  const number = Number(/\d/.exec(limit)?.[0]);
  return (limit.endsWith('done') ? done : assigned) < number;
}

const valuesOf = (rows: readonly Ranked[], name: 'type' | 'status') =>
  [...new Set(rows.map((row) => row[name]))].filter(Boolean).sort();

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly onChange: (value: string) => void;
}

const Choice = ({ label, value, options, onChange }: ChoiceProps) =>
  options.length < 2 && value === '' ? null : (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">any</option>
        {[...new Set([...options, value])].filter(Boolean).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );

/** The address follows when nothing is typed for a moment. */
function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => {
    const waiting = setTimeout(() => text !== value && onChange(text), 200);
    return () => clearTimeout(waiting);
  }, [text]);
  return (
    <input
      type="search"
      class="conference-find"
      aria-label="Find an abstract by its title"
      placeholder="Find an abstract by its title"
      value={text}
      onInput={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
