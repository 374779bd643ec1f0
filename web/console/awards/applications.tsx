/** The applications for an award, and whom each of them is waiting for. */
import { Act } from '../actions/actions.js';
import { Chips } from '../chips.js';
import { type Column, counted, none, Table } from '../conference/shared.js';
import { address, may, type PageProps, recordAddress } from '../page.js';
import { filters, isComplete, type Progress } from './progress.js';
import { ago, doubtsAbout, Standing, wordsOf } from './references.js';
import { isRemindable, letterNames, Reminding, type RemindingProps, titleOf } from './reminding.js';

/** So many letters of an application are named in its row. */
const few = 6;

/** What the last column is for. */
export const asking = ['references.process', 'references.remind'];

export function Applications({ rows, mails, onDone, query, ...props }: RemindingProps & PageProps) {
  const { me, tenant } = props;
  const show = query.get('show') ?? '';
  const part = (query.get('find') ?? '').trim().toLowerCase();
  const namesIn = ({ name, letters }: Progress) => [name, ...letters.map(({ reference }) => reference.name ?? '')];
  const matching = rows.filter((row) => namesIn(row).some((name) => name.toLowerCase().includes(part)));
  const shown = filters.map(([name, label, fits]) => ({ name, label, rows: matching.filter(fits) }));
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
      text: ({ needed, received }) => `${received} of ${needed}`,
      cell: (row) =>
        row.needed === 0 ? (
          none
        ) : (
          <>
            <span class={isComplete(row) ? 'conference-mark good' : ''}>
              {row.received} of {row.needed}
            </span>
            {row.received > 0 && (
              <small>
                <a href={address(tenant, 'letters', 'print', row.id)} aria-label={`Print the letters of ${row.name}`}>
                  Print the letters
                </a>
              </small>
            )}
          </>
        ),
    },
    {
      name: 'Waiting for',
      text: ({ letters, unnamed }) =>
        [
          ...letters
            .filter(({ state }) => state !== 'received')
            .map((letter) => `${titleOf(letter)}: ${wordsOf(letter)}`),
          ...(unnamed > 0 ? [`no referee named for ${counted(unnamed, 'letter')}`] : []),
        ].join('\n'),
      cell: ({ letters, unnamed }) => {
        const open = letters.filter(({ state }) => state !== 'received');
        return (
          <ul class="plain">
            {open.slice(0, few).map((letter) => {
              const { id } = letter.reference;
              return (
                <li key={id}>
                  {link('references', id, titleOf(letter))} <Standing letter={letter} me={me} tenant={tenant} />
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
    { name: 'Status', by: ({ application }) => application?.status || undefined },
    {
      name: 'Ask',
      cell: ({ id, name, letters }) =>
        letters.some(({ reference }) => reference.status === 'pending') && (
          <div class="actions">
            <Act
              {...props}
              id="references.process"
              of="applications"
              label="Ask"
              record={{ id, name }}
              onDone={onDone}
            />
            {letters.some(isRemindable) && (
              <Act
                {...props}
                id="references.remind"
                of="applications"
                label="Remind"
                record={{ id, name }}
                names={() => letterNames(rows)}
                onDone={onDone}
              />
            )}
          </div>
        ),
    },
  ];
  return (
    <>
      <header class="heading">
        <h2 class="part">Applications</h2>
        <Reminding {...props} {...{ rows, mails, onDone }} />
      </header>
      <Chips
        query={query}
        name="show"
        choices={shown
          .filter(({ name, rows }) => rows.length > 0 || name === show || name === '')
          .map(({ name, label, rows }) => [name, `${label} ${rows.length.toLocaleString()}`])}
        find="Find an applicant or a referee"
      />
      <Table
        label="Applications"
        columns={asking.some((id) => may(me, id)) ? columns : columns.slice(0, -1)}
        rows={shown.find(({ name }) => name === show)?.rows ?? matching}
        keyOf={({ id }) => id}
        query={query}
        isSaved
      />
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
