/** One e-mail: its headers, the attempts to send it, what can be done with it, and how it looks. */
import { type Answer, GalaError } from 'gala/client';
import { useState } from 'preact/hooks';
import { Act } from '../actions/actions.js';
import { type Column, Table } from '../conference/shared.js';
import { labelOf } from '../document.js';
import { address, may, type PageProps } from '../page.js';
import type { Json } from '../session.js';
import { Heading, Loaded, Problem, Time, useLoad } from '../ui.js';
import { About, kindOf } from './about.js';
import { Editing } from './editing.js';
import { Html, senderOf } from './html.js';

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

type MessageProps = Omit<PageProps, 'path' | 'query'> & { id: string };

export function Message({ id, ...props }: MessageProps) {
  const { gala, me, tenant } = props;
  const message = useLoad((signal) => gala.messages.get({ id, consistentRead: true }, { signal }), [id]);
  const [running, setRunning] = useState<Change>();
  const [isEditing, setIsEditing] = useState(false);
  const [error, setError] = useState<unknown>();
  const change = async (name: Change) => {
    setRunning(name);
    setError(undefined);
    try {
      if (name !== 'edit') message.replace(await gala.messages[name]({ id }));
      else {
        // one that cannot be edited is said before anything is typed
        await gala.messages.edit({ id, body: { subject: message.value?.subject || '-' }, dry_run: true });
        setIsEditing(true);
      }
    } catch (failed) {
      setError(failed);
      if (failed instanceof GalaError && failed.code === 'message_state') message.reload();
    }
    setTimeout(() => setRunning(undefined), afterChange);
  };
  if (isEditing && message.value)
    return (
      <>
        <Heading
          title={message.value.subject || 'Without a subject'}
          over={<a href={address(tenant, 'mail')}>E-mails</a>}
        />
        <Editing
          gala={gala}
          message={message.value}
          onClose={() => setIsEditing(false)}
          onSaved={(saved) => {
            message.replace(saved);
            setIsEditing(false);
          }}
        />
      </>
    );
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
                  class={{ cancel: 'secondary outline', edit: 'secondary', retry: '' }[name]}
                  aria-busy={running === name}
                  disabled={running !== undefined}
                  onClick={() => change(name)}
                >
                  {label}
                </button>
              ))}
            {value.state === 'queued' && value.release_id !== undefined && (
              <Act
                {...props}
                id="messages.cancelQueued"
                label="Call back all of this release"
                given={{ release_id: value.release_id }}
                form={() => <></>}
                onDone={message.reload}
              />
            )}
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

type Change = 'edit' | 'retry' | 'cancel';

/** What can be done with an e-mail, and what the buttons say. */
function changesOf({
  state,
  body,
  leaves_at,
  next_attempt_at,
  attempts = [],
}: Email): readonly (readonly [Change, string])[] {
  if (state === 'failed' || state === 'cancelled') return [['retry', 'Send again']];
  const got = attempts.filter(({ result }) => result === 'sent').map(({ to }) => to);
  if (state === 'sent' && attempts.some(({ to }) => !got.includes(to))) return [['retry', 'Send copies again']];
  if (state !== 'queued') return [];
  const now = next_attempt_at !== undefined ? 'Try now' : leaves_at !== undefined ? 'Send now' : undefined;
  return [
    ...(body !== undefined && got.length === 0 ? ([['edit', 'Edit']] as const) : []),
    ...(now ? ([['retry', now]] as const) : []),
    ['cancel', 'Cancel'],
  ];
}

/** What is shown of an e-mail, if it has it: the field → what it is called, unless that is its name. */
const headers: Readonly<Record<string, string | undefined>> = {
  ...{ from: undefined, reply_to: undefined, to: undefined, cc: undefined, bcc: undefined, email: 'Kind' },
  number: 'Reminder',
  ...{
    about: undefined,
    state: undefined,
    queued_at: 'Queued',
    edited_by_id: 'Edited by',
    leaves_at: 'Leaves',
    next_attempt_at: 'Next attempt',
    sent_at: 'Sent',
  },
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
