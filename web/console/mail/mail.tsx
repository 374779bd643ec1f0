/** The e-mails that wait, went out or failed, and what can be done with many of them. */
import type { Answer } from 'gala/client';
import { Act } from '../actions/actions.js';
import { Chips } from '../chips.js';
import { type Column, Table } from '../conference/shared.js';
import { address, type Gala, type PageProps } from '../page.js';
import { Current, clock, Heading, Time, useLoad } from '../ui.js';
import { About, kindOf } from './about.js';
import { Message, Pause, State } from './message.js';

/** `#/acme/mail`, `#/acme/mail/about/RECORD`, both also with `?state=failed`, and `#/acme/mail/ID` */
export function Mail({ path: [id, about], ...props }: PageProps) {
  if (id !== undefined && id !== 'about') return <Message key={id} {...props} id={id} />;
  const state = props.query.get('state') ?? '';
  const states = new Set(props.services.flatMap(({ mailStates }) => mailStates));
  return (
    <>
      <Heading title="E-mails" over={about ? 'About one record' : 'What was written to people, newest first.'} />
      <Chips query={props.query} name="state" choices={['', ...states].map((name) => [name, name || 'all'])} />
      <Messages key={`${about} ${state}`} {...props} filter={{ ...(state && { state }), ...(about && { about }) }} />
    </>
  );
}

type Filter = Readonly<Record<string, string>>;
type Item = Answer<'messages.list'>['Items'][number];

/** The newest, at most so many. */
async function newest(gala: Gala, filter: Filter, most: number, signal: AbortSignal) {
  const items: Item[] = [];
  for (let next: string | undefined; ; ) {
    const from = { limit: Math.min(most - items.length, 1000), ...(next && { exclusiveStartKey: next }) };
    const page = await gala.messages.list({ ...filter, ...from }, { signal });
    items.push(...page.items);
    next = page.next;
    if (next === undefined || items.length >= most) return { items, hasMore: next !== undefined, paused: page.paused };
  }
}

function Messages({ filter, ...props }: Omit<PageProps, 'path'> & { filter: Filter }) {
  const { gala, tenant, query } = props;
  const most = Number(query.get('e-mails-rows')) || 50;
  const page = useLoad(
    (signal) => newest(gala, filter, most, signal),
    [most],
    `e-mails ${JSON.stringify(filter)} ${most}`,
  );
  const columns: readonly Column<Item>[] = [
    {
      name: 'Subject',
      isHead: true,
      cell: ({ id, subject }) => (
        <a href={address(tenant, 'mail', id)} dir="auto">
          {subject || 'Without a subject'}
        </a>
      ),
    },
    { name: 'To', cell: ({ to }) => to },
    {
      name: 'State',
      cell: ({ state, attempts, leaves_at }) => (
        <>
          <State name={state} />
          {state === 'queued' && leaves_at !== undefined && (
            <small title={leaves_at}> leaves at {clock.format(new Date(leaves_at))}</small>
          )}
          {state === 'failed' && <small class="reply">{attempts?.at(-1)?.reply}</small>}
        </>
      ),
    },
    { name: 'Kind', cell: ({ email }) => kindOf(email) },
    { name: 'About', cell: (message) => <About {...props} message={message} /> },
    { name: 'Queued', cell: ({ queued_at }) => <Time at={queued_at} /> },
  ];
  return (
    <Current from={page}>
      {({ items, hasMore, paused }) => (
        <>
          {filter.about && items[0] && (
            <p>
              About <About {...props} message={{ email: items[0].email, about: filter.about }} />
            </p>
          )}
          {paused !== undefined && <Pause of={paused} />}
          {filter.state === 'failed' && items.length > 0 && (
            <div class="actions above">
              <Act
                {...props}
                id="messages.retryFailed"
                label="Retry all failed"
                given={{ about: filter.about }}
                onDone={page.reload}
              />
            </div>
          )}
          <Table label="E-mails" columns={columns} rows={items} keyOf={({ id }) => id} query={query} isPart={hasMore} />
        </>
      )}
    </Current>
  );
}
