/** The letters of an award: which applications have all of theirs, and who still has to write one. */
import { useMemo, useState } from 'preact/hooks';
import { counted, ForOne, readAll } from '../conference/shared.js';
import { type Gala, may, type PageProps } from '../page.js';
import { Current, Loaded, Problem, useLoad } from '../ui.js';
import { Applications } from './applications.js';
import { type Found, type Mail, progressOf, type Reference, referenceFields, requestsIn } from './progress.js';
import { ago } from './references.js';
import { Summary } from './summary.js';

/** `#/acme/letters/AWARD?process=ID&show=missing&find=noether` */
export const Letters = (props: PageProps) => (
  <ForOne
    {...props}
    page="letters"
    title="Letters"
    nouns={['award', 'awards', 'an']}
    read={
      may(props.me, 'awards.list')
        ? (signal) => readAll((from) => props.gala.awards.list({ fields: 'name', ...from }, { signal }))
        : undefined
    }
  >
    {(award_id) => <OfAward {...props} award_id={award_id} />}
  </ForOne>
);

function OfAward(props: PageProps & { award_id: string }) {
  const { gala, me, query, award_id } = props;
  const [looked, setLooked] = useState(0);
  const loading = useLoad((signal, tell) => read(gala, award_id, signal, tell), [award_id], `letters/${award_id}`);
  const { value: found, reload } = loading;
  const mayRead = may(me, 'messages.list');
  const reading = useLoad(
    async (signal) => (found && mayRead ? await readMails(gala, found, signal, setLooked) : undefined),
    [found],
    found && `letters/${award_id}/mails`,
  );
  const { requests: mails, since } = reading.value ?? {};
  const process_id = query.get('process') ?? undefined;
  const rows = useMemo(() => found && progressOf(found, mails, process_id), [found, mails, process_id]);
  if (found === undefined || rows === undefined) return <Loaded from={loading}>{() => null}</Loaded>;
  const shared = { ...props, found, rows, mails, onAsked: reload };
  const note = !mayRead
    ? 'You may not see e-mails, so this page cannot tell who was asked.'
    : since !== undefined
      ? `Only the newest ${counted(mostMails, 'e-mail')} were looked at, back to ${ago(since)}.`
      : mails === undefined && reading.isLoading && `Looking up who was asked: ${counted(looked, 'e-mail')} so far…`;
  return (
    <>
      <Current from={loading}>{() => null}</Current>
      {reading.error !== undefined && <Problem error={reading.error} retry={reading.reload} />}
      {note && <p class="quiet">{note}</p>}
      <Summary {...shared} />
      <Applications {...shared} />
    </>
  );
}

/** @param tell hears how much there is so far. */
async function read(gala: Gala, award_id: string, signal: AbortSignal, tell: (progress: string) => void) {
  const counts = { application: 0, letter: 0 };
  const count = (what: keyof typeof counts) => (number: number) => {
    counts[what] = number;
    tell(`${counted(counts.application, 'application')}, ${counted(counts.letter, 'letter')}`);
  };
  const search = { body: { award_ids: [award_id] } };
  const ofApplication = { ...search, fieldsToReturn: 'name,status,process_id,contact_id,email_address' };
  const ofProcess = { award_id, fields: 'is_active,enable_references,reference_requirements' };
  const [applications, references, processes, applicationProcesses] = await Promise.all([
    readAll((from) => gala.applications.search({ ...ofApplication, ...from }, { signal }), count('application')),
    readAll<Reference>(
      (from) => gala.references.search({ ...search, fieldsToReturn: referenceFields, ...from }, { signal }) as never,
      count('letter'),
    ),
    readAll((from) => gala.referenceProcesses.listByAward({ award_id, fields: 'name,is_active', ...from }, { signal })),
    readAll((from) => gala.applicationProcesses.listByAward({ ...ofProcess, ...from }, { signal })),
  ]);
  return { at: new Date(), applications, references, processes, applicationProcesses };
}

/** As many e-mails as are looked through. */
const mostMails = 50_000;

/** The tenant's e-mails, as far back as they can be about these references. @param tell hears how many there are so far. */
async function readMails(
  gala: Gala,
  { references }: Pick<Found, 'references'>,
  signal: AbortSignal,
  tell: (count: number) => void,
) {
  const pending = references.filter(({ status }) => status === 'pending');
  const [oldest] = pending.map(({ sys_created_at = '' }) => sys_created_at).sort();
  const all: Mail[] = [];
  let next = oldest === undefined ? undefined : '';
  while (next !== undefined && all.length < mostMails) {
    const page = await gala.messages.list({ limit: 1000, ...(next && { exclusiveStartKey: next }) }, { signal });
    all.push(...page.items);
    tell(all.length);
    next = (all.at(-1)?.queued_at ?? '') < String(oldest) ? undefined : page.next;
  }
  return { requests: requestsIn(all), since: next && all.at(-1)?.queued_at };
}
