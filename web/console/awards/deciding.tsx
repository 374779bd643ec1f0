/** Deciding on the applications for an award: by ticks or a rule, and told together. */
import { useState } from 'preact/hooks';
import { applications } from '../conference/names.js';
import { outstandingIn, type Review, scoreText } from '../conference/scores.js';
import { type Column, mayAll, none, readAll, Table } from '../conference/shared.js';
import { countsOf, type Decided, kinds, type Row, standingOf } from '../deciding/decisions.js';
import { Leaving } from '../deciding/releasing.js';
import { Standing } from '../deciding/ticked.js';
import { Toolbar } from '../deciding/toolbar.js';
import { may, type PageProps, recordAddress } from '../page.js';
import { useLoad } from '../ui.js';
import type { Found } from './progress.js';

interface DecisionsProps extends PageProps {
  readonly award_id: string;
  readonly found: Found;
  readonly onDone: () => void;
}

export function Decisions({ award_id, found, onDone, ...props }: DecisionsProps) {
  const { gala, me, tenant, query } = props;
  const [ticked, onTick] = useState<ReadonlySet<string>>(new Set());
  const reviews = useLoad(
    async (signal) =>
      mayAll(me, 'reviews.listByAward')
        ? await readAll<unknown>((from) =>
            gala.reviews.listByAward({ award_id, fields: 'application_id,status,is_active', ...from }, { signal }),
          )
        : [],
    [found],
  );
  const outstanding = outstandingIn(applications, (reviews.value ?? []) as readonly Review[]);
  const records = found.applications as readonly object[] as readonly Decided[];
  const parts = found.applicationProcesses;
  const processOf = ({ process_id }: { readonly process_id?: unknown }) =>
    parts.find(({ id }) => id === process_id)?.name;
  const rows = records.map(
    (record): Row => ({
      id: record.id,
      record,
      title: record.name?.trim() || record.id,
      type: processOf(record as { process_id?: unknown }) ?? '',
      average: record.average_score,
    }),
  );
  const columns: readonly Column<Row>[] = [
    {
      name: 'Application',
      isHead: true,
      by: ({ title }) => title,
      cell: ({ id, title }) => (
        <a href={recordAddress(tenant, 'awards', 'applications', id)} dir="auto">
          {title}
        </a>
      ),
    },
    {
      name: 'Average',
      isNumber: true,
      by: ({ average }) => average,
      cell: ({ average }) => (average === undefined ? none : scoreText(average)),
    },
    {
      name: 'Decision',
      by: ({ record }) => standingOf(record).join(', '),
      cell: ({ record }) => <Standing standing={standingOf(record)} />,
    },
    { name: 'Status', by: ({ record }) => record.status || undefined },
  ];
  const onDecided = async () => onDone();
  const deciding = { ...props, kind: kinds.applications, group: award_id, records, parts, outstanding, onDecided };
  const chosen = rows.filter(({ id }) => ticked.has(id)).map(({ id }) => id);
  const mayDecide = may(me, 'applications.decide');
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 class="part">Decisions</h2>
      <p>{countsOf(rows)}.</p>
      <Leaving {...deciding} />
      <Table
        label="Decisions"
        columns={columns}
        rows={rows}
        above={(shown) => mayDecide && <Toolbar {...deciding} {...{ rows, shown, chosen, onTick, mayDecide }} />}
        keyOf={({ id }) => id}
        order="-Average"
        query={query}
        ticks={mayDecide ? { ticked, onTick, label: ({ title }) => `Tick ${title}` } : undefined}
      />
    </section>
  );
}
