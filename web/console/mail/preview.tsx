/** How an e-mail of a process looks for a real record, and a test of it to oneself. */
import { type Answer, GalaError } from 'gala/client';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { labelOf } from '../document.js';
import type { Finding, InputProps } from '../forms/input.js';
import { kept } from '../kept.js';
import { address, type Me, may, type ResourceProps } from '../page.js';
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

/** The templates that a resource renders. */
export const templatesOf = (resource: string) =>
  Object.keys(previews).filter((name) => previews[name]?.resource === resource);

/** @param template the name of the field. */
export const hasPreview = (me: Me, template: string) =>
  previews[template] !== undefined && may(me, `${previews[template].resource}.previewEmail`);

/** A template is rendered when it has been left alone for so long. */
const restMs = 500;

interface PreviewProps extends ResourceProps {
  readonly Input: (props: InputProps) => VNode;
  /** The field with the template. */
  readonly name: string;
  readonly process_id: string;
  /** The record that it is for, if it is no matter of choice. */
  readonly about?: string | undefined;
  /** As it is typed; otherwise that of the process. */
  readonly template?: Json | undefined;
  /** Hears what is wrong with the typed template, by the names of its parts. */
  readonly onFindings?: (findings: readonly Finding[]) => void;
}

export function Preview({ Input, name, process_id, about, template, onFindings, ...props }: PreviewProps) {
  const { gala, me, tenant } = props;
  const { resource = '', email, record = '' } = previews[name] ?? {};
  const mayChoose = about === undefined && me.permissions[`${resource}.search`] === 'all' && may(me, `${resource}.get`);
  const [chosen, setChosen] = useState(about);
  const [to, setTo] = useState(me.email ?? '');
  const [isSending, setIsSending] = useState(false);
  const [report, setReport] = useState('');
  const [error, setError] = useState<unknown>();
  const last = useRef<Answer<'references.previewEmail'>>(undefined);
  const latest = useLoad(
    async (signal) => {
      const search = { body: { process_ids: [process_id] }, sort: '-sys_created_at', fieldsToReturn: 'id', limit: 1 };
      const [found] = mayChoose ? (await listing(gala, resource, 'search')(search, { signal })).items : [];
      return found === undefined ? '' : String(found.id);
    },
    [process_id],
  );
  const id = chosen ?? latest.value;
  const typed = JSON.stringify(template);
  const body = { process_id, email, ...(id && { [record]: id }), ...(template && { template }) };
  const ask = operation(gala, resource, 'previewEmail');
  const rendered = useLoad(
    async (signal) => {
      if (id === undefined) return undefined;
      if (last.current !== undefined) await new Promise((resolve) => setTimeout(resolve, restMs));
      if (signal.aborted) return undefined;
      try {
        last.current = (await ask({ body, dry_run: 'true' }, { signal })) as typeof last.current;
        return { findings: [] };
      } catch (failed) {
        if (!(failed instanceof GalaError) || failed.code !== 'template_invalid') throw failed;
        const place = template ? '/template' : `/${name}`;
        return {
          findings: failed.details.map(({ pointer, message }) => ({ pointer: pointer.slice(place.length), message })),
        };
      }
    },
    [typed, id],
  );
  const findings = rendered.value?.findings ?? [];
  useEffect(() => onFindings?.(findings), [JSON.stringify(findings)]);
  const send = async () => {
    setIsSending(true);
    setError(undefined);
    setReport('');
    try {
      const { sent_to } = await ask({ body: { ...body, send_to: to.trim() } });
      setReport(`A test is on its way to ${sent_to}.`);
      kept.outdate();
    } catch (failed) {
      setError(failed);
    }
    setIsSending(false);
  };
  const mayTo = may(me, `${resource}.previewEmailTo`);
  const mail = last.current;
  return (
    <section class="preview" aria-label={`Preview: ${labelOf(name)}`} aria-busy={rendered.isLoading}>
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
      {[rendered.error, latest.error].map((failed) => failed !== undefined && <Problem key="error" error={failed} />)}
      {findings.length > 0 && (
        <p class="finding" role="status">
          {template ? 'See what is marked. ' : findings.map(({ message }) => message).join(' ')}
          {mail && 'Below is how it was before.'}
        </p>
      )}
      {mail === undefined && rendered.isLoading && <Busy />}
      {mail && (
        <>
          <dl class="fields brief">
            {Object.entries({
              To: mail.to,
              From: senderOf(mail),
              Copies: [mail.cc, mail.bcc].filter(Boolean).join(', '),
            })
              .filter(([, text]) => text)
              .map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd dir="auto">{text}</dd>
                </div>
              ))}
            <div>
              <dt>Subject</dt>
              <dd dir="auto">
                <strong>{mail.subject}</strong>
              </dd>
            </div>
          </dl>
          <Html html={mail.body} title={`${labelOf(name)} for ${mail.to || 'a sample'}`} />
        </>
      )}
      {(mayTo || me.email !== undefined) && mail && (
        <div class="actions">
          {mayTo && (
            <input
              aria-label="Address for a test"
              placeholder="you@example.org"
              value={to}
              onInput={({ currentTarget }) => setTo(currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault(); // it would send the form
                if (to.trim() !== '' && !isSending) send();
              }}
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
            {report && (
              <>
                {report}{' '}
                {may(me, 'messages.list') && <a href={address(tenant, 'mail', 'about', process_id)}>Its e-mails</a>}
              </>
            )}
          </span>
        </div>
      )}
      {error !== undefined && <Problem error={error} />}
    </section>
  );
}
