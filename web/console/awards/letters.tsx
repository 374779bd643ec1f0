/** The letters of an award: which applications have all of theirs, and who still has to write one. */
import { useMemo, useState } from 'preact/hooks';
import { AsOf, counted, Reading, readAll } from '../conference/shared.js';
import { address, go, may, type PageProps } from '../page.js';
import { Heading, Loaded, Problem, useLoad } from '../ui.js';
import { Applications } from './applications.js';
import { Asking } from './asking.js';
import { progressOf } from './progress.js';
import { mostMails, read, readMails, type Shared } from './reading.js';
import { ago } from './standing.js';
import { Summary } from './summary.js';

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
  const empty = all.length > 0 ? 'Choose an award.' : mayList ? 'There are no awards yet.' : 'You may not list awards.';
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
        {() => (id === undefined ? <p class="empty">{empty}</p> : <OfAward key={id} {...props} award_id={id} />)}
      </Loaded>
    </>
  );
}

function OfAward(props: PageProps & { award_id: string }) {
  const { gala, me, award_id, query } = props;
  const [progress, setProgress] = useState('');
  const [looked, setLooked] = useState(0);
  const [asking, setAsking] = useState<Parameters<NonNullable<Shared['onAsk']>>[0]>();
  const [report, setReport] = useState('');
  const loading = useLoad((signal) => read(gala, award_id, signal, setProgress), [award_id], `letters/${award_id}`);
  const { value: found, error, isLoading, reload } = loading;
  const mayRead = may(me, 'messages.list');
  const reading = useLoad(
    async (signal) => (found && mayRead ? await readMails(gala, found, signal, setLooked) : undefined),
    [found],
    found && `letters/${award_id}/mails`,
  );
  const { requests: mails, since } = reading.value ?? {};
  const process_id = query.get('process') ?? undefined;
  const rows = useMemo(() => found && progressOf(found, mails, process_id), [found, mails, process_id]);
  if (error !== undefined) return <Problem error={error} retry={reload} />;
  if (found === undefined || rows === undefined) return <Reading progress={progress} />;
  const names = new Map([...found.references, ...found.applications].map(({ id, name }) => [id, name?.trim() || id]));
  const shared = { ...props, found, rows, mails, onAsk: may(me, 'references.process') ? setAsking : undefined };
  const note = !mayRead
    ? 'You may not see e-mails, so this page cannot tell who was asked.'
    : since !== undefined
      ? `Only the newest ${counted(mostMails, 'e-mail')} were looked at, back to ${ago(since)}.`
      : mails === undefined && reading.isLoading && `Looking up who was asked: ${counted(looked, 'e-mail')} so far…`;
  return (
    <>
      <AsOf at={found.at} isLoading={isLoading} onAgain={reload} />
      {reading.error !== undefined && <Problem error={reading.error} retry={reading.reload} />}
      {note && <p class="quiet">{note}</p>}
      <p role="status">{report}</p>
      <Summary {...shared} />
      <Applications {...shared} />
      {asking && (
        <Asking
          {...asking}
          nameOf={({ email, application_id = '', reference_id = '' }) =>
            email === 'application_notice' ? (names.get(application_id) ?? 'The applicant') : names.get(reference_id)
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
