/** The applications for an award, and whom each of them is waiting for. */
import { useMemo } from 'preact/hooks';
import { type Column, counted, none, Table, useInAddress } from '../conference/shared.js';
import { may, recordAddress, withQuery } from '../page.js';
import { Ask } from './asking.js';
import { filters, isComplete, type Progress, type Shared } from './progress.js';
import { ago, doubtsAbout, Standing } from './references.js';

/** So many letters of an application are named in its row. */
const few = 6;

export function Applications({ rows, mails, onAsked, query, ...props }: Shared) {
  const { me, tenant } = props;
  const show = query.get('show') ?? 'all';
  const [find, setFind] = useInAddress(query, 'find');
  const part = find.trim().toLowerCase();
  const matching = useMemo(() => {
    const namesIn = ({ name, letters }: Progress) => [name, ...letters.map(({ reference }) => reference.name ?? '')];
    return rows.filter((row) => namesIn(row).some((name) => name.toLowerCase().includes(part)));
  }, [rows, part]);
  const shown = matching.filter(filters[show]?.[1] ?? (() => true));
  const link = (resource: string, id: string, name: string) => (
    <a href={recordAddress(tenant, 'awards', resource, id)} dir="auto">
      {name}
    </a>
  );
  const columns: readonly Column<Progress>[] = [
    {
      name: 'Application',
      isHead: true,
      by: ({ name }) => name,
      cell: (row) => (
        <>
          {link('applications', row.id, row.name)}
          {isDoubtful(row) && <p class="finding">Somebody is asked twice, or is the applicant.</p>}
        </>
      ),
    },
    {
      name: 'Letters',
      by: ({ needed, received }) => (needed === 0 ? undefined : received - needed),
      cell: (row) =>
        row.needed === 0 ? (
          none
        ) : (
          <span class={isComplete(row) ? 'conference-mark good' : ''}>
            {row.received} of {row.needed}
          </span>
        ),
    },
    {
      name: 'Waiting for',
      cell: ({ letters, unnamed }) => {
        const open = letters.filter(({ state }) => state !== 'received');
        if (open.length === 0 && unnamed === 0) return none;
        return (
          <ul class="plain">
            {open.slice(0, few).map((letter) => {
              const { id, name, email_address } = letter.reference;
              return (
                <li key={id}>
                  {link('references', id, name?.trim() || email_address || id)}{' '}
                  <Standing letter={letter} me={me} tenant={tenant} />
                </li>
              );
            })}
            {open.length > few && <li class="quiet">and {open.length - few} more</li>}
            {unnamed > 0 && (
              <li>
                <span class="conference-mark full">no referee named for {counted(unnamed, 'letter')}</span>
              </li>
            )}
          </ul>
        );
      },
    },
    { name: 'Waiting since', by: askedAt, cell: (row) => (askedAt(row) ? ago(String(askedAt(row))) : none) },
    {
      name: 'Status',
      by: ({ application }) => application?.status || undefined,
      cell: ({ application }) => application?.status || none,
    },
    {
      name: 'Ask',
      cell: ({ id, name, letters }) =>
        letters.some(({ reference }) => reference.status === 'pending') && (
          <Ask {...props} label="Ask" of="applications" record={{ id, name }} onDone={onAsked} />
        ),
    },
  ];
  const empty = mails === undefined ? 'There are none, as far as is known.' : 'There are none.';
  return (
    <>
      <h2 class="part">Applications</h2>
      <nav class="related" aria-label="Show">
        {Object.entries(filters).map(([name, [label, fits]]) => {
          const count = matching.filter(fits).length;
          if (count === 0 && name !== show && name !== 'all') return null;
          return (
            <a
              key={name}
              href={withQuery({ show: name === 'all' ? undefined : name, 'applications-rows': undefined })}
              {...(name === show && { 'aria-current': 'true' as const })}
            >
              {label} {count.toLocaleString()}
            </a>
          );
        })}
        <input
          type="search"
          class="conference-find"
          aria-label="Find an applicant or a referee"
          placeholder="Find an applicant or a referee"
          value={find}
          onInput={({ currentTarget }) => setFind(currentTarget.value)}
        />
      </nav>
      {shown.length === 0 ? (
        <p class="empty">{rows.length === 0 ? 'There are no applications here yet.' : empty}</p>
      ) : (
        <Table
          label="Applications"
          columns={may(me, 'references.process') ? columns : columns.slice(0, -1)}
          rows={shown}
          keyOf={({ id }) => id}
          query={query}
        />
      )}
    </>
  );
}

/** When the first of those was asked who have not answered. */
const askedAt = ({ letters }: Progress) =>
  letters.flatMap(({ state, mail }) => (state === 'asked' && mail ? [mail.queued_at] : [])).sort()[0];

function isDoubtful({ letters, application }: Progress): boolean {
  const references = letters.map(({ reference }) => reference);
  return references.some((one) => doubtsAbout(one, references, application ?? {}).length > 0);
}
