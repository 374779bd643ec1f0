/** Asks the referees of an application: first it says who would get an e-mail, and who would not, and why. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { counted, type Part } from '../conference/shared.js';
import type { Gala } from '../page.js';
import { Dialog, Loaded, Problem, useLoad } from '../ui.js';

type Result = Answer<'references.process'>['results'][number];

interface AskingProps {
  readonly gala: Gala;
  readonly application_id: string;
  readonly references: readonly Part<'references'>[];
}

export function Asking(props: AskingProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [report, setReport] = useState('');
  return (
    <div class="actions above">
      <button type="button" class="secondary outline" onClick={() => setIsAsking(true)}>
        Ask the referees
      </button>
      <span role="status">{report}</span>
      {isAsking && (
        <Trial
          {...props}
          onClose={(said) => {
            setReport(said);
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}

function Trial({ gala, application_id, references, onClose }: AskingProps & { onClose: (report: string) => void }) {
  const [error, setError] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const trial = useLoad(
    (signal) => gala.references.process({ application_id, body: { dry_run: true } }, { signal }),
    [application_id],
  );
  const queued = trial.value?.queued ?? 0;
  const send = async () => {
    setIsSending(true);
    try {
      const done = await gala.references.process({ application_id, body: {} });
      onClose(`${counted(done.queued, 'e-mail')} queued.`);
    } catch (failed) {
      setError(failed);
      setIsSending(false);
    }
  };
  const nameOf = ({ email, reference_id }: Result) =>
    email === 'application_notice'
      ? 'The applicant'
      : references.find(({ id }) => id === reference_id)?.name?.trim() || reference_id;
  return (
    <Dialog title="Ask the referees?" onClose={() => onClose('')}>
      <Loaded from={trial}>
        {({ results }) => (
          <ul>
            {results.map((result) => (
              <li key={`${result.email} ${result.reference_id}`}>
                {nameOf(result)} {outcomeOf(result)}.
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {error !== undefined && <Problem error={error} />}
      <footer>
        <button type="button" class="secondary" onClick={() => onClose('')}>
          Cancel
        </button>
        <button type="button" disabled={queued === 0 || isSending} aria-busy={isSending} onClick={send}>
          Send {counted(queued, 'e-mail')}
        </button>
      </footer>
    </Dialog>
  );
}

function outcomeOf({ email, status, to, reason }: Result): string {
  const what = email === 'application_notice' ? 'is told what is missing' : 'is asked';
  if (status === 'queued') return `${what}, at ${to}`;
  return `gets no e-mail: ${(reason && reasons[reason]) ?? reason}`;
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
