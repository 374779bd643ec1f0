/** The e-mails that wait, went out or failed, and what can be done with many of them. */
import { useEffect, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { address, type Gala, may, type PageProps } from '../page.js';
import type { Json } from '../session.js';
import { Heading, Pager, Problem, Question, Time, useLoad } from '../ui.js';
import { Message, Pause, State } from './message.js';

/** `#/acme/mail`, `#/acme/mail/about/RECORD`, both also with `?state=failed`, and `#/acme/mail/ID` */
export function Mail({ path: [id, about], ...props }: PageProps) {
  if (id === undefined || id === 'about') return <Messages key={about} {...props} about={about} />;
  return <Message key={id} {...props} id={id} />;
}

type Props = Omit<PageProps, 'path'>;

function Messages({ about, ...props }: Props & { about: string | undefined }) {
  const state = props.query.get('state') ?? '';
  const show = (wanted: string) => {
    const path = ['mail', ...(about === undefined ? [] : ['about', about])];
    location.hash = address(props.tenant, ...path) + (wanted && `?${new URLSearchParams({ state: wanted })}`);
  };
  const states = new Set(props.services.flatMap(({ mailStates }) => mailStates));
  return (
    <>
      <Heading
        title="E-mails"
        over={
          about === undefined ? (
            'What was written to people, newest first.'
          ) : (
            <>
              About the record <code>{about}</code>
            </>
          )
        }
      />
      <label class="inline">
        Show
        <select value={state} onChange={({ currentTarget }) => show(currentTarget.value)}>
          <option value="">all</option>
          {[...states].map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Page key={state} {...props} filter={{ ...(state && { state }), ...(about && { about }) }} />
    </>
  );
}

function Page({ gala, me, tenant, filter }: Props & { filter: Readonly<Record<string, string>> }) {
  const [keys, setKeys] = useState<readonly string[]>([]);
  const key = keys.at(-1);
  const page = useLoad(
    (signal) => gala.messages.list({ limit: 50, ...filter, ...(key && { exclusiveStartKey: key }) }, { signal }),
    [key],
  );
  const { items = [], paused } = page.value ?? {};
  const isMoving =
    paused !== undefined ||
    filter.state === 'failed' ||
    items.some(({ state }) => state === 'queued' || state === 'sending');
  useEffect(() => {
    const reloading = isMoving ? setInterval(page.reload, 10_000) : undefined;
    return () => clearInterval(reloading);
  }, [isMoving, key]);
  return (
    <>
      {paused !== undefined && <Pause of={paused} />}
      {filter.state === 'failed' && may(me, 'messages.retryFailed') && (
        <RetryFailed gala={gala} about={filter.about} isAny={items.length > 0} onDone={page.reload} />
      )}
      <Pager label="e-mails" from={page} keys={keys} onTurn={setKeys}>
        {(items) => (
          <table class="records">
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col">To</th>
                <th scope="col">State</th>
                <th scope="col">Kind</th>
                <th scope="col">Queued</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <Row key={String(item.id)} item={item} tenant={tenant} />
              ))}
            </tbody>
          </table>
        )}
      </Pager>
    </>
  );
}

const Row = ({ item, tenant }: { item: Json; tenant: string }) => (
  <tr>
    <th scope="row">
      <a href={address(tenant, 'mail', String(item.id))}>{String(item.subject || 'Without a subject')}</a>
    </th>
    <td>{String(item.to)}</td>
    <td>
      <State name={item.state} />
    </td>
    <td>{String(item.email)}</td>
    <td class="nowrap">
      <Time at={item.queued_at} />
    </td>
  </tr>
);

/** Sends all e-mails again that failed, or those about a record, in steps. */
function RetryFailed(props: { gala: Gala; about: string | undefined; isAny: boolean; onDone: () => void }) {
  const { gala, about, isAny, onDone } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const [report, setReport] = useState('');
  const [error, setError] = useState<unknown>();
  const retryAll = async () => {
    setIsAsking(false);
    setIsRunning(true);
    setError(undefined);
    let count = 0;
    try {
      for (let exclusiveStartKey: string | undefined, isLast = false; !isLast; ) {
        const body = { ...(about && { about }), ...(exclusiveStartKey && { exclusiveStartKey }) };
        const { queued, remaining, LastEvaluatedKey } = await gala.messages.retryFailed({ body });
        count += queued;
        setReport(`${counted(count, 'e-mail')} queued again, ${remaining} left…`);
        [exclusiveStartKey, isLast] = [LastEvaluatedKey, LastEvaluatedKey === undefined];
      }
    } catch (failed) {
      setError(failed);
    }
    setReport(`${counted(count, 'e-mail')} queued again.`);
    setIsRunning(false);
    onDone();
  };
  return (
    <>
      <div class="actions above">
        {(isAny || isRunning) && (
          <button
            type="button"
            class="secondary outline"
            aria-busy={isRunning}
            disabled={isRunning}
            onClick={() => setIsAsking(true)}
          >
            Retry all failed
          </button>
        )}
        <span role="status">{report}</span>
      </div>
      {error !== undefined && <Problem error={error} />}
      {isAsking && (
        <Question
          title={
            about === undefined ? 'Send all failed e-mails again?' : 'Send all failed e-mails about this record again?'
          }
          yes="Send again"
          onYes={retryAll}
          onNo={() => setIsAsking(false)}
        >
          <p>Also those on other pages. Recipients that already have an e-mail do not get it again.</p>
        </Question>
      )}
    </>
  );
}
