/** The e-mails that wait, went out or failed, and what can be done with many of them. */
import { useEffect, useState } from 'preact/hooks';
import { counted } from '../conference/shared.js';
import { labelOf } from '../document.js';
import { address, type Gala, go, may, type PageProps, withQuery } from '../page.js';
import { Heading, Pager, Problem, Question, Time, useLoad } from '../ui.js';
import { About, Message, Pause, State } from './message.js';

/** `#/acme/mail`, `#/acme/mail/about/RECORD`, both also with `?state=failed`, and `#/acme/mail/ID` */
export function Mail({ path: [id, about], ...props }: PageProps) {
  if (id === undefined || id === 'about') return <Messages key={about} {...props} about={about} />;
  return <Message key={id} {...props} id={id} />;
}

type Props = Omit<PageProps, 'path'>;

function Messages({ about, ...props }: Props & { about: string | undefined }) {
  const state = props.query.get('state') ?? '';
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
        <select
          value={state}
          onChange={({ currentTarget }) => go(withQuery({ state: currentTarget.value, pages: undefined }))}
        >
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

function Page({ filter, ...props }: Props & { filter: Readonly<Record<string, string>> }) {
  const { gala, me, tenant, query } = props;
  const keys = query.get('pages')?.split(',') ?? [];
  const key = keys.at(-1);
  const page = useLoad(
    (signal) => gala.messages.list({ limit: 50, ...filter, ...(key && { exclusiveStartKey: key }) }, { signal }),
    [key],
    `e-mails ${JSON.stringify(filter)} ${key}`,
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
      <Pager
        label="e-mails"
        from={page}
        keys={keys}
        onTurn={(to) => go(withQuery({ pages: to.length > 0 ? to.join(',') : undefined }))}
      >
        {(items) => (
          <table class="records">
            <thead>
              <tr>
                <th scope="col">Subject</th>
                <th scope="col">To</th>
                <th scope="col">State</th>
                <th scope="col">Kind</th>
                <th scope="col">About</th>
                <th scope="col">Queued</th>
              </tr>
            </thead>
            <tbody>
              {items.map((item) => (
                <tr key={item.id}>
                  <th scope="row" dir="auto">
                    <a href={address(tenant, 'mail', item.id)}>{item.subject || 'Without a subject'}</a>
                  </th>
                  <td>{item.to}</td>
                  <td>
                    <State name={item.state} />
                    {item.state === 'failed' && <small class="reply">{item.attempts?.at(-1)?.reply}</small>}
                  </td>
                  <td>{labelOf(item.email)}</td>
                  <td>
                    <About {...props} message={item} />
                  </td>
                  <td class="nowrap">
                    <Time at={item.queued_at} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Pager>
    </>
  );
}

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
