/** The letters of an award, and the decisions: which applications have all of theirs, and who still has to write one. */
import { useMemo, useState } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { Bar, type Column, counted, ForAward, none, Table } from '../conference/shared.js';
import { type Gala, may, type PageProps, withQuery } from '../page.js';
import { byRecord, mailsSince } from '../reminders.js';
import { Current, Problem, useLoad } from '../ui.js';
import { Applications, asking } from './applications.js';
import { Decisions } from './deciding.js';
import { PrintedLetters } from './print.js';
import { type Found, isComplete, progressOf, readLetters, type Sum, sumOf } from './progress.js';
import { letterNames } from './reminding.js';
import { Today } from './today.js';

/** `#/acme/letters/AWARD?process=ID&show=missing&find=noether`, and `#/acme/letters/print/APPLICATION` */
export const Letters = (props: PageProps) =>
  props.path[0] === 'print' && props.path[1] ? (
    <PrintedLetters key={props.path[1]} {...props} id={props.path[1]} />
  ) : (
    <OfOne {...props} />
  );

const OfOne = (props: PageProps) => (
  <ForAward {...props} page="letters" title="Letters and decisions">
    {(award_id) => <OfAward {...props} award_id={award_id} />}
  </ForAward>
);

function OfAward({ award_id, ...props }: PageProps & { award_id: string }) {
  const { gala, me, query } = props;
  const [looked, setLooked] = useState(0);
  const name = `letters/${award_id}`;
  const loading = useLoad((signal, tell) => readLetters(gala, award_id, signal, tell), [award_id], name);
  const { value: found, reload } = loading;
  const mayRead = may(me, 'messages.list');
  const reading = useLoad(
    async (signal) => (found && mayRead ? await readMails(gala, found, signal, setLooked) : undefined),
    [found],
    found && `${name}/mails/${oldestIn(found)}`,
  );
  const { value: mails } = reading;
  const process = query.get('process') ?? undefined;
  const rows = useMemo(() => found && progressOf(found, mails, process), [found, mails, process]);
  const whole = useMemo(() => found && progressOf(found, mails), [found, mails]);
  const complete = whole?.filter(isComplete).length ?? 0;
  const wanting = whole?.filter(({ needed }) => needed > 0).length ?? 0;
  const lines = useMemo(
    () =>
      found &&
      whole && [
        ...found.processes.map(({ id, name, is_active = true }): Line => {
          const title = `${name?.trim() || id}${is_active ? '' : ' (not active)'}`;
          return { id, title, ...sumOf(progressOf(found, mails, id)) };
        }),
        { id: undefined, title: 'The whole award', ...sumOf(whole) },
      ],
    [whole],
  );
  const number = (name: string, of: (line: Line) => number, isKnown = true): Column<Line> => ({
    name,
    isNumber: true,
    cell: (line) => (isKnown ? of(line).toLocaleString() : none),
  });
  const isTold = mails !== undefined; // only e-mails tell
  /** Only if there are any. */
  const rare = (name: string, of: (line: Line) => number) =>
    lines?.some((line) => of(line) > 0) ? [number(name, of)] : [];
  const columns: readonly Column<Line>[] = [
    {
      name: 'Process',
      isHead: true,
      cell: ({ id, title }) => (
        <a href={withQuery({ process: id })} aria-current={id === process ? 'true' : undefined}>
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
    number('Asked', ({ count }) => count('asked'), isTold),
    number('Not asked', ({ count }) => count('not asked', 'elsewhere', 'no address'), isTold),
    ...rare('Late', ({ late }) => late),
    ...rare('Declined', ({ count }) => count('declined')),
    ...rare('E-mail failed', ({ count }) => count('failed')),
    {
      name: 'Ask',
      cell: ({ id, title, count }) => (
        <div class="actions">
          {count('asked', 'not asked', 'elsewhere', 'no address', 'failed', 'unknown') > 0 && (
            <Act
              {...props}
              id="references.processAll"
              of={id === undefined ? 'awards' : 'referenceProcesses'}
              label="Ask all"
              record={{ id: id ?? award_id, name: title }}
              onDone={reload}
            />
          )}
          {id !== undefined && count('asked', 'unknown') > 0 && (
            <Act
              {...props}
              id="references.remind"
              of="referenceProcesses"
              label="Remind"
              record={{ id, name: title }}
              names={() => letterNames(whole ?? [])}
              onDone={reload}
            />
          )}
        </div>
      ),
    },
  ];
  return (
    <Current from={loading}>
      {() => (
        <>
          {reading.error !== undefined && <Problem error={reading.error} retry={reading.reload} />}
          {!mayRead && <p class="quiet">You may not see e-mails, so this page cannot tell who was asked.</p>}
          {mayRead && mails === undefined && reading.isLoading && (
            <p class="quiet">Looking up who was asked: {counted(looked, 'e-mail')} so far…</p>
          )}
          <p>
            <strong>
              {complete.toLocaleString()} of {counted(wanting, 'application has', 'applications have')} all letters.
            </strong>{' '}
            <Bar value={complete} of={wanting} label={`${complete} of ${counted(wanting, 'application')} complete`} />
          </p>
          <Table
            label="Reference processes"
            columns={asking.some((id) => may(me, id)) ? columns : columns.slice(0, -1)}
            rows={lines ?? []}
            keyOf={({ id = '' }) => id}
          />
          {found && whole && mails && <Today {...{ found, mails, process }} rows={whole} />}
          <Applications {...props} rows={rows ?? []} mails={mails} onDone={reload} />
          {found && <Decisions {...props} {...{ award_id, found }} onDone={reload} />}
        </>
      )}
    </Current>
  );
}

interface Line extends Sum {
  /** Of the process; undefined for the whole award. */
  readonly id: string | undefined;
  readonly title: string;
}

/** When the first was created of those that are not there yet. */
const oldestIn = ({ references }: Found): string | undefined =>
  references.flatMap(({ status, sys_created_at = '' }) => (status === 'pending' ? [sys_created_at] : [])).sort()[0];

/** The tenant's e-mails, as far back as they can be about these references. @param tell hears how many there are so far. */
async function readMails(gala: Gala, found: Found, signal: AbortSignal, tell: (count: number) => void) {
  const oldest = oldestIn(found);
  if (oldest === undefined) return byRecord([]);
  return byRecord(await mailsSince(oldest, gala, signal, tell));
}
