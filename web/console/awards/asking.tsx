/** Asks referees: first it says who would get an e-mail, and who would not, and why. */
import type { Answer } from 'gala/client';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActionProps } from '../actions/run.js';
import { groupedBy } from '../conference/scores.js';
import { counted } from '../conference/shared.js';
import { titleOf } from '../document.js';
import { address, type Gala, go } from '../page.js';
import { Reference } from '../reference.js';
import { Busy, Dialog, Problem, useLoad } from '../ui.js';

type Result = Answer<'references.processAll'>['results'][number];

interface Options {
  readonly dry_run?: boolean;
  readonly resend?: boolean;
  readonly exclusiveStartKey?: string;
}

type Step = (
  options: Options,
  signal?: AbortSignal,
) => Promise<{ readonly results: readonly Result[]; readonly LastEvaluatedKey?: string }>;

/** Asks for the references of an application, or some of them. */
export const ofApplication =
  (gala: Gala, application_id: string, reference_ids?: string[]): Step =>
  ({ exclusiveStartKey: _, ...options }, signal) =>
    gala.references.process(
      { application_id, body: { ...options, ...(reference_ids && { reference_ids }) } },
      { signal },
    );

/** Asks for those of an award or a process. */
export const ofAll =
  (gala: Gala, of: { award_id: string } | { process_id: string }): Step =>
  (options, signal) =>
    gala.references.processAll({ body: { ...of, ...options } }, { signal });

export interface AskingProps {
  readonly title: string;
  readonly step: Step;
  /** What the person is called who an e-mail goes to. */
  readonly nameOf: (result: Result) => ComponentChildren;
  /** Whether those are asked again who were asked before; undefined lets the caller choose. */
  readonly isAgain?: boolean | undefined;
  /** @param report what was done, or '' for nothing. */
  readonly onClose: (report: string) => void;
}

export function Asking({ title, step, nameOf, isAgain, onClose }: AskingProps) {
  const [resend, setResend] = useState(isAgain === true);
  const [looked, setLooked] = useState(0);
  const [sent, setSent] = useState<number>();
  const [error, setError] = useState<unknown>();
  const next = useRef<Options>({});
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const place = opener?.isConnected ? opener : document.getElementById('main');
        (place as HTMLElement | null)?.focus();
      });
    },
    [],
  );
  const isStopped = useRef(false);
  const trial = useLoad(
    async (signal) => {
      const results: Result[] = [];
      for (let from: Options | undefined = {}; from !== undefined; ) {
        const done = await step({ dry_run: true, resend, ...from }, signal);
        results.push(...done.results);
        setLooked(results.length);
        from = done.LastEvaluatedKey === undefined ? undefined : { exclusiveStartKey: done.LastEvaluatedKey };
      }
      return results;
    },
    [resend],
  );
  const results = trial.isLoading ? [] : (trial.value ?? []);
  const queued = results.filter(({ status }) => status === 'queued').length;
  const isSending = sent !== undefined && error === undefined;
  const send = async () => {
    setError(undefined);
    let count = sent ?? 0;
    setSent(count);
    try {
      for (let isLast = false; !isLast && !isStopped.current; ) {
        const done = await step({ resend, ...next.current });
        count += done.results.filter(({ status }) => status === 'queued').length;
        setSent(count);
        isLast = done.LastEvaluatedKey === undefined;
        if (done.LastEvaluatedKey !== undefined) next.current = { exclusiveStartKey: done.LastEvaluatedKey };
      }
      onClose(`${counted(count, 'e-mail')} queued.`);
    } catch (failed) {
      setError(failed);
    }
  };
  const close = () => {
    isStopped.current = true; // what is being sent is told when it is done
    if (!isSending) onClose(sent ? `${counted(sent, 'e-mail')} queued. Then it was stopped.` : '');
  };
  return (
    <Dialog title={title} onClose={close}>
      {isAgain === undefined && (
        <label>
          <input
            type="checkbox"
            checked={resend}
            disabled={sent !== undefined}
            onChange={({ currentTarget }) => setResend(currentTarget.checked)}
          />
          Write again to those who were asked before
        </label>
      )}
      {trial.error !== undefined && <Problem error={trial.error} retry={trial.reload} />}
      {trial.isLoading && <Busy what={`Nothing is sent yet. Looking who would get an e-mail: ${looked} so far`} />}
      <Outcomes results={results} nameOf={nameOf} />
      {error !== undefined && (
        <>
          <Problem error={error} />
          <p>{counted(sent ?? 0, 'e-mail')} queued before that. Go on, and nobody of those is written to again.</p>
        </>
      )}
      <footer>
        <button type="button" class="secondary" onClick={close}>
          {isSending ? 'Stop' : sent === undefined ? 'Cancel' : 'Close'}
        </button>
        <button type="button" disabled={queued === 0 || isSending} aria-busy={isSending} onClick={send}>
          {isSending ? `${sent} of ${queued} queued` : error ? 'Go on' : `Send ${counted(queued, 'e-mail')}`}
        </button>
      </footer>
    </Dialog>
  );
}

/** For a reference process or an award; without one, the page of the letters says what there is. */
export function AskingAll({ action: _, record, onClose, onDone, ...props }: ActionProps) {
  const { gala, tenant, resource } = props;
  const id = record?.id as string | undefined;
  useEffect(() => {
    if (id === undefined) go(address(tenant, 'letters'));
  }, []);
  if (record === undefined || id === undefined) return null;
  return (
    <Asking
      title={`Ask the referees: ${titleOf(resource, record)}`}
      step={ofAll(gala, resource.name === 'awards' ? { award_id: id } : { process_id: id })}
      nameOf={({ email, reference_id, application_id = '' }) =>
        email === 'application_notice' ? (
          <Reference {...props} target="applications" id={application_id} />
        ) : (
          <Reference {...props} target="references" id={reference_id ?? ''} />
        )
      }
      onClose={(said) => (said === '' ? onClose() : onDone(said))}
    />
  );
}

/** Up to so many are named one by one. */
const few = 12;

function Outcomes({ results, nameOf }: Pick<AskingProps, 'nameOf'> & { results: readonly Result[] }) {
  const item = (result: Result) => (
    <li key={`${result.email} ${result.reference_id} ${result.application_id}`}>
      {nameOf(result)} {outcomeOf(result)}.
    </li>
  );
  if (results.length <= few) return <ul>{results.map(item)}</ul>;
  const sorted = [...results].sort((one, other) => one.status.localeCompare(other.status));
  const groups = groupedBy(sorted, ({ email, status, reason }) => `${email} ${status} ${reason}`);
  return (
    <>
      {[...groups.values()].map((own) => {
        const [{ email, status, reason }] = own as [Result];
        const who = email === 'application_notice' ? 'applicant' : 'referee';
        const what = status === 'queued' ? whatOf(email, own.length) : withoutOne(reason, own.length);
        return (
          <details key={`${email} ${reason}`}>
            <summary>
              {counted(own.length, who)} {what}
            </summary>
            <ul>{own.slice(0, 50).map(item)}</ul>
            {own.length > 50 && <p class="quiet">These are the first 50.</p>}
          </details>
        );
      })}
    </>
  );
}

const whatOf = (email: Result['email'], count = 1) =>
  `${count === 1 ? 'is' : 'are'} ${email === 'application_notice' ? 'told what is missing' : 'asked'}`;
const withoutOne = (reason: Result['reason'], count = 1) =>
  `${count === 1 ? 'gets' : 'get'} no e-mail: ${(reason && reasons[reason]) ?? reason}`;

function outcomeOf({ email, status, to, reason, details = [] }: Result): string {
  if (status === 'queued') return `${whatOf(email)}, at ${to}`;
  return [withoutOne(reason), ...details.map(({ message }) => message)].join('; ');
}

const reasons: Readonly<Record<NonNullable<Result['reason']>, string>> = {
  already_notified: 'it was sent before',
  already_asked: 'the same person is asked for the same kind of reference already',
  conflict_of_interest: 'the referee is the applicant',
  just_asked: 'the referees have only just been asked',
  email_disabled: 'the process does not send it',
  process_inactive: 'the process is not active',
  no_email_address: 'there is no e-mail address',
  application_unknown: 'there is no such application here',
  template_failed: 'its template cannot be filled in',
};
