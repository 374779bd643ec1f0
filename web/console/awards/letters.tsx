/** The letters of an award: which applications have all of theirs, and who still has to write one. */
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { AsOf, Bar, type Column, counted, none, Reading, readAll, Table } from '../conference/shared.js';
import { address, type Gala, go, type Me, may, type PageProps, recordAddress, withQuery } from '../page.js';
import { Heading, Loaded, Problem, useLoad } from '../ui.js';
import { Asking, type AskingProps, ofAll, ofApplication } from './asking.js';
import {
  type Found,
  filters,
  isComplete,
  type Letter,
  type Mail,
  type Progress,
  progressOf,
  requestsIn,
} from './progress.js';
import { doubtsAbout } from './references.js';
import { ago, Standing } from './standing.js';

/** `#/acme/letters/AWARD?process=ID&show=missing&find=noether` */
export function Letters(props: PageProps) {
  const { gala, me, tenant, path } = props;
  const mayList = may(me, 'awards.list');
  const awards = useLoad(
    async (signal) =>
      mayList ? await readAll((from) => gala.awards.list({ fields: 'name', ...from }, { signal })) : [],
    [tenant],
    'letters/awards',
  );
  const all = awards.value ?? [];
  const id = path[0] ?? (all.length === 1 ? all[0]?.id : undefined);
  const empty = !mayList ? 'You may not list awards. Ask for the address of this page for yours.' : 'Choose an award.';
  return (
    <>
      <Heading title="Letters">
        {all.length > 0 && (
          <label class="conference-event">
            Award
            <select
              value={id ?? ''}
              onChange={({ currentTarget }) => go(address(tenant, 'letters', currentTarget.value))}
            >
              {!all.some((award) => award.id === id) && <option value={id ?? ''}>{id ?? 'Choose an award'}</option>}
              {all.map((award) => (
                <option key={award.id} value={award.id}>
                  {award.name?.trim() || award.id}
                </option>
              ))}
            </select>
          </label>
        )}
      </Heading>
      <Loaded from={awards}>
        {() =>
          id === undefined ? (
            <p class="empty">{mayList && all.length === 0 ? 'There are no awards yet.' : empty}</p>
          ) : (
            <OfAward key={id} {...props} award_id={id} />
          )
        }
      </Loaded>
    </>
  );
}

type Tell = (progress: string) => void;

async function read(gala: Gala, me: Me, award_id: string, signal: AbortSignal, tell: Tell) {
  const counts = { application: 0, letter: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.application, 'application')}, ${counted(counts.letter, 'letter')}`);
  };
  const ifAllowed = async <T,>(permission: string, reading: () => Promise<T[]>) =>
    may(me, permission) ? await reading() : [];
  const body = { award_ids: [award_id] };
  const ofReference = 'application_id,process_id,type_id,name,contact_id,email_address,status,completion_date,due_at';
  const system = 'sys_created_at,sys_last_modified_at';
  const [applications, references, processes, applicationProcesses] = await Promise.all([
    ifAllowed('applications.search', () => {
      const fieldsToReturn = 'name,status,process_id,contact_id,email_address';
      const read = (from: object) => gala.applications.search({ body, fieldsToReturn, ...from }, { signal });
      return readAll(read, count('application'));
    }),
    ifAllowed('references.search', () => {
      const fieldsToReturn = `${ofReference},conflict_overridden_by_id,${system}`;
      const read = (from: object) => gala.references.search({ body, fieldsToReturn, ...from }, { signal });
      return readAll(read as never, count('letter')) as Promise<Found['references'][number][]>;
    }),
    readAll((from) => gala.referenceProcesses.listByAward({ award_id, fields: 'name,is_active', ...from }, { signal })),
    ifAllowed('applicationProcesses.listByAward', () => {
      const fields = 'is_active,enable_references,reference_requirements';
      return readAll((from) => gala.applicationProcesses.listByAward({ award_id, fields, ...from }, { signal }));
    }),
  ]);
  return { at: new Date(), applications, references, processes, applicationProcesses };
}

/** As many e-mails as are looked through. */
const mostMails = 50_000;

/** The tenant's e-mails, as far back as they can be about these references. */
async function readMails(gala: Gala, { references }: Found, signal: AbortSignal, tell: (count: number) => void) {
  const pending = references.filter(({ status }) => status === 'pending');
  const oldest = pending.map(({ sys_created_at = '' }) => sys_created_at).sort()[0];
  const all: Mail[] = [];
  let exclusiveStartKey: string | undefined;
  do {
    if (oldest === undefined) break;
    const input = { limit: 1000, ...(exclusiveStartKey && { exclusiveStartKey }) };
    const { items, next } = await gala.messages.list(input, { signal });
    all.push(...items);
    tell(all.length);
    exclusiveStartKey = next;
  } while (exclusiveStartKey && (all.at(-1)?.queued_at ?? '') >= oldest && all.length < mostMails);
  return { requests: requestsIn(all), until: all.length >= mostMails ? all.at(-1)?.queued_at : undefined };
}

type Ask = (asking: Omit<AskingProps, 'nameOf' | 'onClose'>) => void;
type AwardProps = PageProps & { award_id: string };

function OfAward(props: AwardProps) {
  const { gala, me, award_id, query } = props;
  const [progress, setProgress] = useState('');
  const [looked, setLooked] = useState(0);
  const [asking, setAsking] = useState<Parameters<Ask>[0]>();
  const [report, setReport] = useState('');
  const loading = useLoad((signal) => read(gala, me, award_id, signal, setProgress), [award_id], `letters/${award_id}`);
  const { value: found, error, isLoading, reload } = loading;
  const mayRead = may(me, 'messages.list');
  const mails = useLoad(
    async (signal) => (found && mayRead ? await readMails(gala, found, signal, setLooked) : undefined),
    [found],
    found && `letters/${award_id}/mails`,
  );
  const requests = mails.value?.requests;
  const process_id = query.get('process') ?? undefined;
  const rows = useMemo(() => found && progressOf(found, requests, process_id), [found, requests, process_id]);
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  if (found === undefined || rows === undefined) return <Reading progress={progress} />;
  const names = new Map([...found.references, ...found.applications].map(({ id, name }) => [id, name?.trim() || id]));
  const shared = { ...props, found, rows, requests, onAsk: may(me, 'references.process') ? setAsking : undefined };
  const notes = [
    !mayRead && 'You may not see e-mails, so this page cannot tell who was asked.',
    mayRead &&
      requests === undefined &&
      mails.isLoading &&
      `Looking up who was asked: ${counted(looked, 'e-mail')} so far…`,
    mails.value?.until &&
      `Only the newest ${counted(mostMails, 'e-mail')} were looked at, those since ${ago(mails.value.until)}.`,
  ];
  return (
    <>
      <AsOf at={found.at} isLoading={isLoading} onAgain={reload} />
      {mails.error !== undefined && <Problem error={mails.error} retry={mails.reload} />}
      {notes.map(
        (note) =>
          note && (
            <p key={note} class="quiet" role="status">
              {note}
            </p>
          ),
      )}
      <p role="status">{report}</p>
      <Processes {...shared} />
      <Applications {...shared} />
      {asking && (
        <Asking
          {...asking}
          nameOf={({ email, application_id = '', reference_id }) =>
            email === 'application_notice'
              ? (names.get(application_id) ?? 'The applicant')
              : (names.get(reference_id ?? '') ?? String(reference_id))
          }
          onClose={(said) => {
            setAsking(undefined);
            if (said === '') return;
            setReport(said);
            reload();
          }}
        />
      )}
    </>
  );
}

interface Shared extends AwardProps {
  readonly found: Awaited<ReturnType<typeof read>>;
  readonly rows: readonly Progress[];
  readonly requests: Parameters<typeof progressOf>[1];
  readonly onAsk: Ask | undefined;
}

interface Sum {
  readonly id: string | undefined;
  readonly title: string;
  readonly rows: readonly Progress[];
  readonly states: Readonly<Partial<Record<Letter['state'], number>>>;
  readonly needed: number;
  readonly received: number;
}

function sumOf(id: string | undefined, title: string, rows: readonly Progress[]): Sum {
  const states: Partial<Record<Letter['state'], number>> = {};
  for (const { state } of rows.flatMap(({ letters }) => letters)) states[state] = (states[state] ?? 0) + 1;
  const total = (of: 'needed' | 'received') => rows.reduce((sum, row) => sum + row[of], 0);
  return { id, title, rows, states, needed: total('needed'), received: total('received') };
}

function Processes({ found, requests, onAsk, gala, award_id, query }: Shared) {
  const sums = useMemo(() => {
    const each = found.processes.map(({ id, name, is_active }) =>
      sumOf(id, `${name?.trim() || id}${is_active === false ? ' (not active)' : ''}`, progressOf(found, requests, id)),
    );
    return [...each, sumOf(undefined, 'The whole award', progressOf(found, requests, undefined))];
  }, [found, requests]);
  const whole = sums.at(-1) as Sum;
  const complete = whole.rows.filter(isComplete).length;
  const wanting = whole.rows.filter(({ needed }) => needed > 0).length;
  const number = (name: string, cell: (sum: Sum) => number): Column<Sum> => ({
    name,
    isNumber: true,
    cell: (sum) => cell(sum).toLocaleString(),
  });
  const state =
    (...names: readonly Letter['state'][]) =>
    ({ states }: Sum) =>
      names.reduce((sum, name) => sum + (states[name] ?? 0), 0);
  const isKnown = requests !== undefined;
  const columns: readonly Column<Sum>[] = [
    {
      name: 'Process',
      isHead: true,
      cell: ({ id, title }) => (
        <a
          href={withQuery({ process: id })}
          {...(id === (query.get('process') ?? undefined) && { 'aria-current': 'true' as const })}
        >
          {title}
        </a>
      ),
    },
    number('Letters', ({ needed }) => needed),
    number('Received', ({ received }) => received),
    {
      name: 'Progress',
      cell: ({ title, needed, received }) => (
        <Bar value={received} of={needed} label={`${title}: ${received} of ${counted(needed, 'letter')} received`} />
      ),
    },
    ...(isKnown
      ? [number('Asked', state('asked')), number('Not asked', state('not asked', 'elsewhere', 'no address'))]
      : [number('Pending', state('asked', 'unknown', 'not asked', 'no address'))]),
    number('Declined', state('declined')),
    ...(isKnown ? [number('E-mail failed', state('failed'))] : []),
    ...(onAsk
      ? [
          {
            name: 'Ask',
            cell: ({ id, title, states }: Sum) =>
              Object.keys(states).some((one) => one !== 'received' && one !== 'declined') && (
                <button
                  type="button"
                  class="outline small"
                  onClick={() =>
                    onAsk({
                      title: `Ask the referees: ${title}`,
                      step: ofAll(gala, id === undefined ? { award_id } : { process_id: id }),
                    })
                  }
                >
                  Ask all
                </button>
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <p>
        <strong>
          {complete.toLocaleString()} of {counted(wanting, 'application has', 'applications have')} all letters.
        </strong>{' '}
        <Bar value={complete} of={wanting} label={`${complete} of ${counted(wanting, 'application')} complete`} />
      </p>
      <Table label="Reference processes" columns={columns} rows={sums} keyOf={({ id = '' }) => id} query={query} />
    </>
  );
}

/** So many letters of an application are named in its row. */
const fewLetters = 6;

function Applications({ rows, onAsk, gala, me, tenant, query }: Shared) {
  const show = query.get('show') ?? 'all';
  const find = query.get('find') ?? '';
  const part = find.trim().toLowerCase();
  const isFound = ({ name, letters }: Progress) =>
    part === '' ||
    [name, ...letters.map(({ reference }) => reference.name ?? '')].some((text) => text.toLowerCase().includes(part));
  const matching = useMemo(() => rows.filter(isFound), [rows, part]);
  const fits = (filters[show] ?? filters.all)?.[1] ?? (() => true);
  const shown = matching.filter(fits);
  const asked = ({ letters }: Progress) =>
    letters.flatMap(({ state, mail }) => (state === 'asked' && mail ? [mail.queued_at] : [])).sort()[0];
  const columns: readonly Column<Progress>[] = [
    {
      name: 'Application',
      isHead: true,
      by: ({ name }) => name,
      cell: ({ id, name, application, letters }) => (
        <>
          <Named may={may(me, 'applications.get')} to={recordAddress(tenant, 'awards', 'applications', id)}>
            {name}
          </Named>
          {new Set(
            letters.flatMap(({ reference }) =>
              doubtsAbout(
                reference,
                letters.map((one) => one.reference),
                application ?? {},
              ),
            ),
          ).size > 0 && <p class="finding">Somebody is asked twice, or is the applicant.</p>}
        </>
      ),
    },
    {
      name: 'Letters',
      by: (row) => (row.needed === 0 ? undefined : row.received - row.needed),
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
          <ul class="letters">
            {open.slice(0, fewLetters).map((letter) => (
              <li key={letter.reference.id}>
                <Named
                  may={may(me, 'references.get')}
                  to={recordAddress(tenant, 'awards', 'references', letter.reference.id)}
                >
                  {letter.reference.name?.trim() || letter.reference.email_address || letter.reference.id}
                </Named>{' '}
                <Standing letter={letter} me={me} tenant={tenant} />
              </li>
            ))}
            {open.length > fewLetters && <li class="quiet">and {open.length - fewLetters} more</li>}
            {unnamed > 0 && (
              <li>
                <span class="conference-mark full">no referee named for {counted(unnamed, 'letter')}</span>
              </li>
            )}
          </ul>
        );
      },
    },
    {
      name: 'Waiting since',
      by: asked,
      cell: (row) => {
        const at = asked(row);
        return at ? <span title={at}>{ago(at)}</span> : none;
      },
    },
    {
      name: 'Status',
      by: ({ application }) => application?.status || undefined,
      cell: ({ application }) => application?.status || none,
    },
    ...(onAsk
      ? [
          {
            name: 'Ask',
            cell: ({ id, name, letters }: Progress) =>
              letters.some(({ reference }) => reference.status === 'pending') && (
                <button
                  type="button"
                  class="outline small"
                  onClick={() => onAsk({ title: `Ask the referees of ${name}?`, step: ofApplication(gala, id) })}
                >
                  Ask
                </button>
              ),
          },
        ]
      : []),
  ];
  return (
    <>
      <h2 class="part">Applications</h2>
      <nav class="letters-filters" aria-label="Show">
        {Object.entries(filters).map(([name, [label, fits]]) => {
          const count = matching.filter(fits).length;
          const isShown = name === show;
          if (count === 0 && !isShown && name !== 'all') return null;
          return (
            <a
              key={name}
              href={withQuery({ show: name === 'all' ? undefined : name, 'applications-rows': undefined })}
              {...(isShown && { 'aria-current': 'true' as const })}
            >
              {label} <span>{count.toLocaleString()}</span>
            </a>
          );
        })}
        <input
          type="search"
          class="conference-find"
          aria-label="Find an applicant or a referee"
          placeholder="Find an applicant or a referee"
          value={find}
          onInput={({ currentTarget }) => go(withQuery({ find: currentTarget.value }), { isStep: false })}
        />
      </nav>
      {shown.length === 0 ? (
        <p class="empty">{rows.length === 0 ? 'There are no applications here yet.' : 'There are none.'}</p>
      ) : (
        <Table key={show} label="Applications" columns={columns} rows={shown} keyOf={({ id }) => id} query={query} />
      )}
    </>
  );
}

const Named = ({ may, to, children }: { may: boolean; to: string; children: ComponentChildren }) =>
  may ? <a href={to}>{children}</a> : children;
