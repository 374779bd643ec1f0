/** Who reviews: what they have done, what is missing, and reminding them of it. */
import { useState } from 'preact/hooks';
import { address, may, recordAddress } from '../page.js';
import type { FoundProps } from './eventReviews.js';
import { Reminding } from './reminding.js';
import { type Review, type Reviewer, scoreText, titleOf } from './scores.js';
import { type Column, counted, mayAll, none, Table } from './shared.js';

export function Reviewers({ rows, ...props }: FoundProps & { rows: readonly Reviewer[] }) {
  const { gala, me, tenant, query, found } = props;
  /** The contacts that are ticked at first. */
  const [reminding, setReminding] = useState<readonly string[]>();
  const [report, setReport] = useState('');
  const open = new Set(found.rounds.filter(({ status }) => status === 'open').map(({ id }) => id));
  const missing = rows.flatMap((row) => {
    const own = row.missing.filter(({ review_round_id = '' }) => open.has(review_round_id));
    return own.length === 0 ? [] : [{ ...row, missing: own }];
  });
  const mayRemind = mayAll(me, 'abstractReviews.sendReviewAssignmentEmail') && missing.length > 0;
  const columns: readonly Column<Reviewer>[] = [
    { name: 'Reviewer', isHead: true, by: ({ name }) => name, cell: (row) => <Missing {...props} {...row} /> },
    {
      name: 'Assigned',
      isNumber: true,
      by: ({ assigned }) => assigned,
      cell: ({ assigned, contact_id: contactId, name }) => {
        const list = `${address(tenant, 'events', 'abstractReviews')}?${new URLSearchParams({ by: 'listByContact', contactId })}`;
        return (
          <a href={list} aria-label={`${assigned} reviews of ${name}`}>
            {assigned}
          </a>
        );
      },
    },
    { name: 'Done', isNumber: true, by: ({ assigned, missing }) => assigned - missing.length },
    { name: 'Missing', isNumber: true, by: ({ missing }) => missing.length || undefined },
    {
      name: 'Average given',
      isNumber: true,
      by: ({ average }) => average,
      cell: ({ average }) => (average === undefined ? none : scoreText(average)),
    },
  ];
  const button: Column<Reviewer> = {
    name: 'Remind',
    cell: ({ contact_id, name }) =>
      missing.some((one) => one.contact_id === contact_id) && (
        <button
          type="button"
          class="secondary outline small"
          aria-label={`Remind ${name}`}
          onClick={() => setReminding([contact_id])}
        >
          Remind
        </button>
      ),
  };
  return (
    <>
      <header class="heading">
        <h2 class="part">Reviewers</h2>
        {mayRemind && (
          <button
            type="button"
            class="secondary small"
            onClick={() => setReminding(missing.map(({ contact_id }) => contact_id))}
          >
            Remind {counted(missing.length, 'reviewer')}
          </button>
        )}
      </header>
      <p role="status" class="conference-text">
        {report}
      </p>
      {rows.length === 0 ? (
        <p class="empty">Nobody has a review here yet.</p>
      ) : (
        <Table
          label="Reviewers"
          columns={mayRemind ? [...columns, button] : columns}
          rows={rows}
          keyOf={({ contact_id }) => contact_id}
          order="-Missing"
          query={query}
        />
      )}
      {reminding && (
        <Reminding
          {...{ gala, me }}
          reviewers={missing}
          first={reminding}
          onClose={() => setReminding(undefined)}
          onDone={(said) => {
            setReport(said);
            setReminding(undefined);
          }}
        />
      )}
    </>
  );
}

/** The name of a reviewer, and what they have not done yet. */
function Missing({ name, missing, found, me, tenant, round_id }: FoundProps & Reviewer) {
  const [isOpen, setIsOpen] = useState(false);
  if (missing.length === 0) return <>{name}</>;
  const roundOf = ({ review_round_id }: Review) => found.rounds.find(({ id }) => id === review_round_id)?.name;
  return (
    <details class="conference-missing" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <ul aria-label={`Missing reviews of ${name}`}>
          {missing.map((review) => {
            const title = titleOf(review.abstract_title, review.abstract_id ?? '');
            const to = recordAddress(tenant, 'events', 'abstractReviews', review.id);
            return (
              <li key={review.id}>
                {may(me, 'abstractReviews.get') ? <a href={to}>{title}</a> : title}
                <small>{[round_id === undefined && roundOf(review), review.status].filter(Boolean).join(', ')}</small>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
