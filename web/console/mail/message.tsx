/** One e-mail: its headers, the attempts to send it, what can be done with it, and how it looks. */
import DOMPurify from 'dompurify';
import { type Answer, GalaError } from 'gala/client';
import { useState } from 'preact/hooks';
import { type Column, Table } from '../conference/shared.js';
import { labelOf } from '../document.js';
import { nameOf } from '../names.js';
import { address, may, type PageProps } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Heading, Loaded, Problem, Time, useLoad } from '../ui.js';

type Email = Answer<'messages.get'>;
type Attempt = NonNullable<Email['attempts']>[number];

/** Milliseconds after a change in which there is no other: where one button was, the second tap meets the next one. */
const afterChange = 1000;

/** Why no e-mails are sent now. */
export const Pause = ({ of }: { of: NonNullable<Answer<'messages.list'>['paused']> }) => (
  <div class="problem" role="status">
    <p>
      No e-mails can be sent since <Time at={of.since} />. {of.reason} They stay queued; the next attempt is at{' '}
      <Time at={of.next_attempt_at} />.
    </p>
  </div>
);

/** Of an e-mail, or the result of an attempt. */
export const State = ({ name }: { name: unknown }) => <span class={`state ${name}`}>{String(name)}</span>;

/** The kind of e-mail → what it is about, and its process, which a preview is about. */
const subjects: Readonly<Record<string, readonly [record: string, process: string]>> = {
  reference_notification: ['references', 'referenceProcesses'],
  reference_reminder: ['references', 'referenceProcesses'],
  application_notice: ['applications', 'referenceProcesses'],
  decline_notice: ['references', 'referenceProcesses'],
  review_decline_notice: ['abstractReviews', 'abstractReviewProcesses'],
  assignment: ['abstractReviews', 'abstractReviewProcesses'],
  review_reminder: ['abstractReviews', 'abstractReviewProcesses'],
  confirmation: ['abstractReviews', 'abstractReviewProcesses'],
};

/** The record that an e-mail is about, by its name. */
export function About({
  message,
  ...props
}: Omit<PageProps, 'path' | 'query'> & { message: Pick<Email, 'email' | 'about' | 'records'> }) {
  const kind = message.email.replace(/^preview of /, '');
  const target = subjects[kind]?.[kind === message.email ? 0 : 1];
  if (kind === 'link') return <Linked {...props} id={message.about} />;
  const { about, records: { length } = [] } = message;
  if (target === undefined) return <code>{about}</code>;
  return (
    <>
      <Reference {...props} target={target} id={about} />
      {length > 1 && <small> and {length - 1} more</small>}
    </>
  );
}

/** What links open. */
const linked = ['references', 'abstractReviews', 'applications', 'abstractReviewRounds'];

/** A record of one of these resources: the e-mail does not say which. */
function Linked({ id, ...props }: Omit<PageProps, 'path' | 'query'> & { id: string }) {
  const { gala, me, services } = props;
  const found = useLoad(async () => {
    const all = services.flatMap(({ resources }) => resources).filter(({ name }) => linked.includes(name));
    const names = await Promise.all(all.map((resource) => nameOf(gala, me, resource, id)));
    return all[names.findIndex((name) => name !== undefined)]?.name;
  }, [id]);
  return found.value === undefined ? <code>{id}</code> : <Reference {...props} target={found.value} id={id} />;
}

export const kindOf = (email: string) => (email === 'link' ? 'Link sent again' : labelOf(email));

type MessageProps = Omit<PageProps, 'path' | 'query'> & { id: string };

export function Message({ id, ...props }: MessageProps) {
  const { gala, me, tenant } = props;
  const message = useLoad((signal) => gala.messages.get({ id, consistentRead: true }, { signal }), [id]);
  const [running, setRunning] = useState<Change>();
  const [error, setError] = useState<unknown>();
  const change = async (name: Change) => {
    setRunning(name);
    setError(undefined);
    try {
      message.replace(await gala.messages[name]({ id }));
    } catch (failed) {
      setError(failed);
      if (failed instanceof GalaError && failed.code === 'message_state') message.reload();
    }
    setTimeout(() => setRunning(undefined), afterChange);
  };
  return (
    <Loaded from={message}>
      {(value) => (
        <>
          <Heading title={value.subject || 'Without a subject'} over={<a href={address(tenant, 'mail')}>E-mails</a>}>
            {changesOf(value)
              .filter(([name]) => may(me, `messages.${name}`))
              .map(([name, label]) => (
                <button
                  key={name}
                  type="button"
                  class={name === 'cancel' ? 'secondary outline' : ''}
                  aria-busy={running === name}
                  disabled={running !== undefined}
                  onClick={() => change(name)}
                >
                  {label}
                </button>
              ))}
            {/^(queued|sending)$/.test(value.state) && (
              <button type="button" class="secondary outline" disabled={message.isLoading} onClick={message.reload}>
                Refresh
              </button>
            )}
          </Heading>
          {error !== undefined && <Problem error={error} />}
          <Headers {...props} message={value} />
          {value.attempts !== undefined && value.attempts.length > 0 && (
            <Table
              label="Attempts"
              columns={attemptColumns}
              rows={value.attempts}
              keyOf={({ at, to }) => `${at} ${to}`}
            />
          )}
          {value.body !== undefined && (
            <>
              <Html html={value.body} title="The e-mail" />
              <details>
                <summary>HTML source</summary>
                <pre class="mail" tabIndex={0}>
                  <code>{value.body}</code>
                </pre>
              </details>
            </>
          )}
        </>
      )}
    </Loaded>
  );
}

type Change = 'retry' | 'cancel';

/** What can be done with an e-mail, and what the buttons say. */
function changesOf({ state, next_attempt_at, attempts = [] }: Email): readonly (readonly [Change, string])[] {
  if (state === 'failed' || state === 'cancelled') return [['retry', 'Send again']];
  const got = attempts.filter(({ result }) => result === 'sent').map(({ to }) => to);
  if (state === 'sent' && attempts.some(({ to }) => !got.includes(to))) return [['retry', 'Send copies again']];
  if (state !== 'queued') return [];
  const isWaiting = next_attempt_at !== undefined;
  return [...(isWaiting ? ([['retry', 'Try now']] as const) : []), ['cancel', 'Cancel']];
}

/** The sender that the template names; undefined if it leaves that to the server. */
export const senderOf = ({ from, from_name }: { from?: string; from_name?: string }) =>
  [from_name, from && `<${from}>`].filter(Boolean).join(' ') || undefined;

/** What is shown of an e-mail, if it has it: the field → what it is called, unless that is its name. */
const headers: Readonly<Record<string, string | undefined>> = {
  ...{ from: undefined, reply_to: undefined, to: undefined, cc: undefined, bcc: undefined, email: 'Kind' },
  number: 'Reminder',
  ...{ about: undefined, state: undefined, queued_at: 'Queued', next_attempt_at: 'Next attempt', sent_at: 'Sent' },
  ...{ failed_at: 'Failed', cancelled_at: 'Cancelled', cancelled_because: undefined },
};

function Headers({ message, ...props }: Omit<MessageProps, 'id'> & { message: Email }) {
  const values: Json = { ...message, from: senderOf(message) ?? 'the sender of this server' };
  const shown = (name: string) => {
    if (name === 'state') return <State name={message.state} />;
    if (name === 'email') return kindOf(message.email);
    if (name === 'number')
      return `number ${message.number}, text of ${message.rule ? `“${message.rule}”` : 'the request'}`;
    if (name === 'about')
      return (message.records ?? [message.about]).map((about) => (
        <div key={about}>
          <About {...props} message={{ email: message.email, about }} />
        </div>
      ));
    return name.endsWith('_at') ? <Time at={values[name]} /> : String(values[name]);
  };
  return (
    <dl class="fields brief">
      {Object.entries(headers).map(
        ([name, label = labelOf(name)]) =>
          values[name] !== undefined && (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{shown(name)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const attemptColumns: readonly Column<Attempt>[] = [
  { name: 'Attempt', cell: ({ at }) => <Time at={at} /> },
  { name: 'To', cell: ({ to }) => to },
  { name: 'Result', cell: ({ result }) => <State name={result} /> },
  { name: 'Reply of the mail server', cell: ({ reply }) => reply },
];

/** No scripts, no forms, no way out of the frame; the page's policy lets it load nothing. */
export const Html = ({ html, title }: { html: string; title: string }) => (
  <iframe class="mail" title={title} sandbox="" srcdoc={harmless(html)} referrerpolicy="no-referrer" />
);

/**
 * Leaves out scripts, what would be loaded from elsewhere, and the way of links. The frame and the page's policy would stop
 * them, too, but with messages in the browser's console.
 */
function harmless(html: string): string {
  const purify = DOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    const { attrName: name, attrValue: value } = attribute;
    const isLoaded = /^(src|srcset|background|poster|href|xlink:href)$/.test(name) && !/^data:image\//.test(value);
    if (isLoaded || (name === 'style' && /url\s*\(|\\/i.test(value))) attribute.keepAttr = false;
  });
  return purify.sanitize(withoutHandlers(html), { FORBID_TAGS: ['style', 'form', 'input', 'button', 'svg', 'math'] });
}

/** Browsers report event handlers that a policy forbids, even where a document is only parsed. */
const withoutHandlers = (html: string) =>
  html.replaceAll(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/([\s"'/])on\w+\s*=/gi, '$1data-handler='));
