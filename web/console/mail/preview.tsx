/** How an e-mail of a process looks. */
import { type Answer, GalaError } from 'gala/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { labelOf } from '../document.js';
import type { Finding, OuterProps } from '../forms/input.js';
import { type Me, may } from '../page.js';
import { type Json, listing, operation } from '../session.js';
import { Busy, Problem, useLoad } from '../ui.js';
import { Html, senderOf } from './message.js';

/** The field with the template → the operation that renders it, and what that calls the e-mail and the record. */
const previews: Readonly<Record<string, { resource: string; email: string; record: string }>> = {
  reference_notification_email: { resource: 'references', email: 'reference_notification', record: 'reference_id' },
  application_notice_email: { resource: 'references', email: 'application_notice', record: 'reference_id' },
  review_assignment_email: { resource: 'abstractReviews', email: 'assignment', record: 'review_id' },
  review_submission_confirmation_email: { resource: 'abstractReviews', email: 'confirmation', record: 'review_id' },
};

/** @param template the name of the field. */
export const hasPreview = (me: Me, template: string) =>
  previews[template] !== undefined && may(me, `${previews[template].resource}.previewEmail`);

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

/** A template is rendered when it has been left alone for so long. */
const restMs = 500;

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
  const { resource = '', email, record = '' } = previews[field.name] ?? {};
  const mayChoose = me.permissions[`${resource}.search`] === 'all' && may(me, `${resource}.get`);
  const [chosen, setChosen] = useState<string>();
  const last = useRef<Mail>(undefined);
  const latest = useLoad(
    async (signal) => {
      const search = { body: { process_ids: [process_id] }, sort: '-sys_created_at', fieldsToReturn: 'id', limit: 1 };
      const [found] = mayChoose ? (await listing(gala, resource, 'search')(search, { signal })).items : [];
      return String(found?.id ?? '');
    },
    [process_id],
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
