/** How an e-mail of a process looks, and a test of it to oneself. */
import { type Answer, GalaError } from 'gala/client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { labelOf } from '../document.js';
import type { Finding, OuterProps } from '../forms/input.js';
import { address, type Me, may } from '../page.js';
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

/** The rendered e-mail. */
export function Rendered({ mail }: { mail: Answer<'references.previewEmail'> }) {
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

/** What became of a test. */
export const sentTo = ({ sent_to }: Pick<Answer<'references.previewEmail'>, 'sent_to'>) =>
  sent_to.length > 0 ? `A test is on its way to ${sent_to}.` : 'Your token has no e-mail address: nobody gets a test.';

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
  const { gala, me, tenant, field } = props;
  const { resource = '', email, record = '' } = previews[field.name] ?? {};
  const mayChoose = me.permissions[`${resource}.search`] === 'all' && may(me, `${resource}.get`);
  const mayTo = may(me, `${resource}.previewEmailTo`);
  const [chosen, setChosen] = useState<string>();
  const [to, setTo] = useState(me.email ?? '');
  const [isSending, setIsSending] = useState(false);
  const [sent, setSent] = useState<Parameters<typeof sentTo>[0]>();
  const [error, setError] = useState<unknown>();
  const last = useRef<Answer<'references.previewEmail'>>(undefined);
  const latest = useLoad(
    async (signal) => {
      const search = { body: { process_ids: [process_id] }, sort: '-sys_created_at', fieldsToReturn: 'id', limit: 1 };
      const [found] = mayChoose ? (await listing(gala, resource, 'search')(search, { signal })).items : [];
      return String(found?.id ?? '');
    },
    [process_id],
  );
  const id = chosen ?? latest.value;
  const ask = (more: object, options = {}) => {
    const body = { process_id, email, ...(id && { [record]: id }), template };
    const input = 'send_to' in more ? { body: { ...body, ...more } } : { body, ...more };
    return operation(gala, resource, 'previewEmail')(input, options) as Promise<unknown> as Promise<
      Answer<'references.previewEmail'>
    >;
  };
  const rendered = useLoad(
    async (signal): Promise<readonly Finding[]> => {
      if (id === undefined) return [];
      if (last.current !== undefined) await new Promise((resolve) => setTimeout(resolve, restMs));
      if (signal.aborted) return [];
      try {
        last.current = await ask({ dry_run: 'true' }, { signal });
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
  const send = async () => {
    setIsSending(true);
    setError(undefined);
    setSent(await ask({ send_to: to.trim() }).catch((failed) => void setError(failed)));
    setIsSending(false);
  };
  const mail = last.current;
  const problem = rendered.error ?? latest.error ?? error;
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
          See what is marked. {mail && 'Below is how it was before.'}
        </p>
      )}
      {mail === undefined && rendered.isLoading && <Busy />}
      {mail && <Rendered mail={mail} />}
      {(mayTo || me.email !== undefined) && mail && (
        <div class="actions">
          {mayTo && (
            <input
              aria-label="Address for a test"
              placeholder="you@example.org"
              value={to}
              onInput={({ currentTarget }) => setTo(currentTarget.value)}
              onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()} // it would send the form
            />
          )}
          <button
            type="button"
            class="secondary outline"
            disabled={isSending || to.trim() === '' || findings.length > 0}
            aria-busy={isSending}
            onClick={send}
          >
            {mayTo ? 'Send a test' : `Send a test to ${me.email}`}
          </button>
          <span role="status">
            {sent && sentTo(sent)}{' '}
            {sent && may(me, 'messages.list') && <a href={address(tenant, 'mail', 'about', process_id)}>Its e-mails</a>}
          </span>
        </div>
      )}
      {problem !== undefined && <Problem error={problem} />}
    </section>
  );
}
