/** How an e-mail of a process looks. */
import { type Answer, GalaError } from 'gala/client';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { labelOf } from '../document.js';
import { Around, type Finding, type OuterProps } from '../forms/input.js';
import { type Me, may } from '../page.js';
import { type Json, listing, operation } from '../session.js';
import { Busy, Problem, useLoad } from '../ui.js';
import { Html, senderOf } from './html.js';

interface Previewed {
  /** The resource whose operation renders its e-mails. */
  readonly resource: string;
  /** What the operation calls the record that they are about. */
  readonly record: string;
  /** The field with the template → what the operation calls the e-mail. */
  readonly emails: Readonly<Record<string, string>>;
}

const toAuthors = { resource: 'abstracts', record: 'abstract_id' };

/** The processes that have e-mails. */
export const previews: Readonly<Record<string, Previewed>> = {
  referenceProcesses: {
    ...{ resource: 'references', record: 'reference_id' },
    emails: {
      reference_notification_email: 'reference_notification',
      application_notice_email: 'application_notice',
    },
  },
  applicationProcesses: {
    ...{ resource: 'applications', record: 'application_id' },
    emails: {
      confirmation_email: 'application_confirmation',
      selection_email: 'application_selection',
      declined_email: 'application_declined',
      alternate_email: 'application_alternate',
    },
  },
  abstractReviewProcesses: {
    ...{ resource: 'abstractReviews', record: 'review_id' },
    emails: {
      review_assignment_email: 'assignment',
      review_submission_confirmation_email: 'confirmation',
      withdrawal_notice_email: 'withdrawal_notice',
    },
  },
  reviewProcesses: {
    ...{ resource: 'reviews', record: 'review_id' },
    emails: { review_assignment_email: 'assignment', review_submission_confirmation_email: 'confirmation' },
  },
  abstractSubmissionProcesses: { ...toAuthors, emails: { confirmation_email: 'submission_confirmation' } },
  abstractDecisionProcesses: {
    ...toAuthors,
    emails: {
      selection_email: 'selection',
      declined_email: 'declined',
      alternate_email: 'alternate',
      confirmation_email: 'decision_confirmation',
    },
  },
  abstractApprovalProcesses: {
    ...toAuthors,
    emails: {
      approval_notification_email: 'approval_notification',
      acceptance_notification_email: 'acceptance_notification',
      decline_notification_email: 'decline_notification',
      presenter_decline_email: 'presenter_decline',
    },
  },
};

/** @param template the name of the field. */
export const hasPreview = (me: Me, process: string, template: string) =>
  previews[process]?.emails[template] !== undefined && may(me, `${previews[process].resource}.previewEmail`);

type Mail = Answer<'references.previewEmail'>;

/** The rendered e-mail. */
export function Rendered({ mail }: { mail: Mail }) {
  const lines = { To: mail.to, From: senderOf(mail), Copies: [mail.cc, mail.bcc].filter(Boolean).join(', ') };
  return (
    <>
      <dl class="fields brief">
        {Object.entries({ ...lines, Subject: mail.subject }).map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ),
        )}
      </dl>
      <Html html={mail.body} title={`${labelOf(mail.email)} for ${mail.to || 'a sample'}`} />
    </>
  );
}

/** What is typed is rendered when it has been left alone for so long. */
export const restMs = 500;

interface PreviewProps extends OuterProps {
  /** As it is typed. */
  readonly value: Json;
  readonly process_id: string;
  /** Hears what is wrong with the template, by the names of its parts. */
  readonly onFindings: (findings: readonly Finding[]) => void;
}

/** A template while it is typed, for a real record. */
export function Preview({ Input, process_id, value: template, onFindings, ...props }: PreviewProps) {
  const { gala, me, field } = props;
  const { resource = '', record = '', emails = {} } = previews[props.resource.name] ?? {};
  const email = emails[field.name];
  const { event_id } = useContext(Around).draft;
  const mayChoose = me.permissions[`${resource}.search`] === 'all' && may(me, `${resource}.get`);
  const [chosen, setChosen] = useState<string>();
  const last = useRef<Mail>(undefined);
  const latest = useLoad(
    async (signal) => {
      const ofEvent = typeof event_id === 'string' ? { event_ids: [event_id] } : {};
      const body = resource === 'abstracts' ? ofEvent : { process_ids: [process_id] };
      const search = { body, sort: '-sys_created_at', fieldsToReturn: 'id', limit: 1 };
      const [found] = mayChoose ? (await listing(gala, resource, 'search')(search, { signal })).items : [];
      return String(found?.id ?? '');
    },
    [process_id, event_id],
  );
  const id = chosen ?? latest.value;
  const rendered = useLoad(
    async (signal): Promise<readonly Finding[]> => {
      if (id === undefined) return [];
      if (last.current !== undefined) await new Promise((resolve) => setTimeout(resolve, restMs));
      if (signal.aborted) return [];
      try {
        const body = { process_id, email, ...(id && { [record]: id }), template };
        last.current = (await operation(gala, resource, 'previewEmail')({ body, dry_run: 'true' }, { signal })) as Mail;
        return [];
      } catch (failed) {
        if (!(failed instanceof GalaError) || failed.code !== 'template_invalid') throw failed;
        return failed.details.map(({ pointer, message }) => ({ pointer: pointer.slice('/template'.length), message }));
      }
    },
    [JSON.stringify(template), id],
  );
  const findings = rendered.value ?? [];
  useEffect(() => onFindings(findings), [JSON.stringify(findings)]);
  const problem = rendered.error ?? latest.error;
  return (
    <section class="preview" aria-label={`Preview: ${labelOf(field.name)}`} aria-busy={rendered.isLoading}>
      {mayChoose && (
        <Input
          {...props}
          field={{ name: 'preview_with', schema: { type: 'string' }, required: false, target: resource }}
          value={id || undefined}
          findings={[]}
          onChange={(value) => setChosen(String(value ?? ''))}
          isBrief
        />
      )}
      {id === '' && <p class="quiet">With sample data.</p>}
      {findings.length > 0 && (
        <p class="finding" role="status">
          See what is marked. {last.current && 'Below is how it was before.'}
        </p>
      )}
      {last.current === undefined && rendered.isLoading && <Busy />}
      {last.current && <Rendered mail={last.current} />}
      {problem !== undefined && <Problem error={problem} />}
      <p class="quiet">To send yourself a test, save it, and choose “Preview an e-mail”.</p>
    </section>
  );
}
