/** Who reviews: what they have done, what is missing, and reminding them of it. */
import { useState } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { address, type Gala, may, recordAddress } from '../page.js';
import { Time, useLoad } from '../ui.js';
import type { FoundProps } from './eventReviews.js';
import { dueOf, type Review, type Reviewer, scoreText, titleIn } from './scores.js';
import { type Column, chunks, counted, mayAll, none, Table } from './shared.js';
import { Today } from './today.js';

export function Reviewers({ rows, ...props }: FoundProps & { rows: readonly Reviewer[] }) {
  const { of, tenant, query } = props;
  const columns: readonly Column<Reviewer>[] = [
    { name: 'Reviewer', isHead: true, by: ({ name }) => name, cell: (row) => <Missing {...props} {...row} /> },
    {
      name: 'Assigned',
      isNumber: true,
      by: ({ assigned }) => assigned,
      cell: ({ assigned, contact_id, name }) => (
        <a
          href={`${address(tenant, of.service, of.reviews)}?${new URLSearchParams({ contact_id })}`}
          aria-label={`${assigned} reviews of ${name}`}
        >
          {assigned}
        </a>
      ),
    },
    { name: 'Done', isNumber: true, by: ({ assigned, missing }) => assigned - missing.length },
    { name: 'Missing', isNumber: true, by: ({ missing }) => missing.length || undefined },
    {
      name: 'Late',
      isNumber: true,
      by: ({ late }) => late.length || undefined,
      cell: ({ late }) => (late.length > 0 ? <span class="conference-mark full">{late.length}</span> : none),
    },
    { name: 'Declined', isNumber: true, by: ({ declined }) => declined.length || undefined },
    {
      name: 'Average given',
      isNumber: true,
      by: ({ average }) => average,
      cell: ({ average }) => (average === undefined ? none : scoreText(average)),
    },
  ];
  return (
    <>
      <header class="heading">
        <h2 class="part">Reviewers</h2>
        <Reminding {...props} rows={rows} />
      </header>
      <Today {...props} />
      <Table
        label="Reviewers"
        columns={columns}
        rows={rows}
        keyOf={({ contact_id }) => contact_id}
        order="-Missing"
        query={query}
        empty="Nobody has a review here yet."
      />
    </>
  );
}

/** The name of a reviewer, what they have not done yet, and what they have declined. */
function Missing({ name, missing, late, declined, onChanged, ...props }: FoundProps & Reviewer) {
  const { of, found, me, tenant, group_id, round_id } = props;
  const [isOpen, setIsOpen] = useState(false);
  const open = [...missing, ...declined];
  if (open.length === 0) return <>{name}</>;
  const roundOf = ({ review_round_id }: Review) => found.rounds.find(({ id }) => id === review_round_id);
  return (
    <details class="conference-missing" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name}</summary>
      {isOpen && (
        <ul aria-label={`Missing reviews of ${name}`}>
          {open.map((review) => {
            const title = titleIn(of, review);
            const to = recordAddress(tenant, of.service, of.reviews, review.id);
            return (
              <li key={review.id}>
                {may(me, `${of.reviews}.get`) ? <a href={to}>{title}</a> : title}
                <small>
                  {[round_id === undefined && roundOf(review)?.name, review.status].filter(Boolean).join(', ')}
                </small>
                {late.includes(review) && (
                  <small class="finding">
                    late: due <Time at={dueOf(review, found.rounds)} />
                  </small>
                )}
                {review.decline_reason && (
                  <small class="conference-text" dir="auto">
                    “{review.decline_reason}”
                  </small>
                )}
                {declined.includes(review) &&
                  roundOf(review)?.status === 'open' &&
                  mayAll(me, `${of.reviews}.assignReviews`) && (
                    <a href={address(tenant, of.page, group_id, roundOf(review)?.id ?? '', 'assign')}>
                      Find somebody else
                    </a>
                  )}{' '}
                {(['reinstate', 'cancel'] as const).map((verb) => (
                  <Act
                    key={verb}
                    {...props}
                    id={`${of.reviews}.${verb}`}
                    of={of.reviews}
                    label={verb === 'cancel' ? 'Cancel it' : 'Reinstate'}
                    record={{ ...review }}
                    onDone={onChanged}
                  />
                ))}
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}

/** Writes again to those with missing reviews in open rounds. */
function Reminding({ rows, found, onChanged, ...props }: FoundProps & { rows: readonly Reviewer[] }) {
  const { of } = props;
  const open = found.rounds.filter(({ status }) => status === 'open');
  const reviewers = rows.flatMap((row) => {
    const missing = row.missing.filter(({ review_round_id }) => open.some(({ id }) => id === review_round_id));
    return missing.length === 0 ? [] : [{ ...row, missing }];
  });
  if (reviewers.length === 0) return null;
  const first = open.find(({ id }) => id === reviewers[0]?.missing[0]?.review_round_id);
  const process = found.processes.find(({ id }) => id === first?.process_id);
  const reminder = process?.reminders?.length
    ? 'the last reminder of the process'
    : 'the e-mail about their assignment again';
  const to = (resource: string, id = '') => recordAddress(props.tenant, of.service, resource, id);
  const all = reviewers.flatMap(({ name, missing }) => missing.map((review) => ({ review, name })));
  return (
    <Act
      {...props}
      id={`${of.reviews}.remind`}
      of={of.reviews}
      label={`Remind ${counted(reviewers.length, 'reviewer')}`}
      does="Remind"
      given={{ people: new Set(reviewers.map(({ contact_id }) => contact_id)), mails: 1 }}
      names={() => new Map(all.map(({ review, name }) => [review.id, `${name}: ${titleIn(of, review)}`]))}
      shape={({ people, mails }) => {
        const chosen = reviewers.filter(({ contact_id }) => (people as Set<string>).has(contact_id));
        const ids = chosen.flatMap(({ missing }) => missing.slice(0, mails as number).map(({ id }) => id));
        return chunks(ids, 100).map((review_ids) => ({ review_ids }));
      }}
      form={({ people, mails }, change) => (
        <>
          <p>
            They get <a href={to(of.processes, process?.id)}>{reminder}</a>. Whom this server has not asked gets
            nothing: choose “Notify reviewers” on <a href={to(of.rounds, first?.id)}>the page of the round</a> first.
          </p>
          <fieldset>
            <label>
              <input
                type="checkbox"
                checked={mails !== 1}
                onChange={({ currentTarget }) => change('mails', currentTarget.checked ? undefined : 1)}
              />
              About each missing review, not only the first one: an e-mail for each, or one that lists all
            </label>
          </fieldset>
          <Whom
            {...props}
            reviewers={reviewers}
            ticked={people as Set<string>}
            onTick={(next) => change('people', next)}
          />
        </>
      )}
      onDone={onChanged}
    />
  );
}

interface WhomProps extends Omit<FoundProps, 'found' | 'onChanged'> {
  readonly reviewers: readonly Reviewer[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
}

function Whom({ gala, me, reviewers, ticked, onTick }: WhomProps) {
  const mails = useLoad(
    async (signal) => (may(me, 'messages.list') ? await lastMails(gala, reviewers, signal) : new Map<string, string>()),
    [],
  );
  const lastOf = ({ contact_id }: Reviewer) => mails.value?.get(contact_id);
  const columns: readonly Column<Reviewer>[] = [
    { name: 'Reviewer', isHead: true, by: ({ name }) => name },
    { name: 'Missing', isNumber: true, by: ({ missing }) => missing.length },
    { name: 'Last e-mail', by: lastOf, cell: (row) => (lastOf(row) === undefined ? none : <Time at={lastOf(row)} />) },
  ];
  return (
    <Table
      label="Whom"
      columns={columns}
      rows={reviewers}
      keyOf={({ contact_id }) => contact_id}
      order="-Missing"
      ticks={{ ticked, onTick, label: ({ name }) => `Remind ${name}` }}
    />
  );
}

/** As many pages of e-mails as are looked through, the newest first. */
const mostPages = 5;

/** Contact → when an e-mail about one of their missing reviews was queued last. */
async function lastMails(gala: Gala, reviewers: readonly Reviewer[], signal: AbortSignal) {
  const contacts = new Map(reviewers.flatMap(({ contact_id, missing }) => missing.map(({ id }) => [id, contact_id])));
  const found = new Map<string, string>();
  let from = {};
  for (let page = 0; page < mostPages && found.size < reviewers.length; page++) {
    const { items, next } = await gala.messages.list({ limit: 1000, ...from }, { signal });
    for (const { about, records = [about], preview, queued_at } of items) {
      const contact_id = records.map((id) => contacts.get(id)).find((id) => id !== undefined);
      if (contact_id !== undefined && !preview && !found.has(contact_id)) found.set(contact_id, queued_at);
    }
    if (next === undefined) break;
    from = { exclusiveStartKey: next };
  }
  return found;
}
