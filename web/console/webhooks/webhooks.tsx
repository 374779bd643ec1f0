/** Webhooks: which addresses are told of changes, what they have answered, and what can be done with them. */
import { useEffect, useState } from 'preact/hooks';
import { type Column, none, Table } from '../grid.js';
import { State } from '../mail/message.js';
import { may, type PageProps } from '../page.js';
import { Current, Dialog, Heading, Problem, Question, Time, useLoad } from '../ui.js';
import { type Endpoint, Form } from './form.js';

/** What a dialog is open for. */
type Open = { readonly form: Endpoint | undefined } | { readonly remove: Endpoint } | { readonly renew: Endpoint };

/** Milliseconds between two looks while a delivery is under way. */
const lookEvery = 1000;

/** `#/acme/webhooks` */
export function Webhooks({ gala, me, tenant, services, query }: PageProps) {
  const page = useLoad(
    (signal) => gala.webhookEndpoints.list({ consistentRead: true }, { signal }),
    [tenant],
    'webhooks',
  );
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = page.value?.Items.some(
    ({ pending, next_attempt_at: at = '' }) => pending && Date.parse(at) <= Date.now(),
  );
  useEffect(() => {
    if (!isUnderWay || page.isLoading) return;
    const timer = setTimeout(page.reload, lookEvery);
    return () => clearTimeout(timer);
  }, [isUnderWay, page.isLoading, page.at]);
  const done = (saved?: Endpoint) => {
    setOpen(undefined);
    setSecret(saved?.secret);
    page.reload();
  };
  const act = async (task: () => Promise<unknown>) => {
    setIsBusy(true);
    setError(undefined);
    try {
      done((await task()) as Endpoint | undefined);
    } catch (failed) {
      setOpen(undefined);
      setError(failed);
    }
    setIsBusy(false);
  };
  const actionsOf = (one: Endpoint): readonly Action[] => [
    ['test', 'Test', () => act(() => gala.webhookEndpoints.test({ id: one.id }))],
    ['patch', 'Edit', () => setOpen({ form: one })],
    one.state === 'active' && one.last_attempt?.error === undefined
      ? ['patch', 'Pause', () => act(() => gala.webhookEndpoints.patch({ id: one.id, body: { is_paused: true } }))]
      : ['resume', 'Send again', () => act(() => gala.webhookEndpoints.resume({ id: one.id }))],
    ['rotate', 'New secret', () => setOpen({ renew: one })],
    ['delete', 'Delete', () => setOpen({ remove: one })],
  ];
  const columns: readonly Column<Endpoint>[] = [
    { name: 'Address', isHead: true, cell: ({ url, description }) => <Named url={url} description={description} /> },
    { name: 'State', cell: (one) => <StateOf {...one} /> },
    { name: 'Told of', cell: ({ services, resources }) => (resources ?? services).join(', ') },
    { name: 'Last answer', cell: ({ last_attempt: last }) => (last === undefined ? none : <Last of={last} />) },
    { name: 'Next try', cell: ({ next_attempt_at: at }) => (at === undefined ? none : <Time at={at} />) },
    {
      name: 'Actions',
      cell: (one) => (
        <div class="actions">
          {actionsOf(one)
            .filter(([verb]) => may(me, `webhookEndpoints.${verb}`))
            .map(([, label, go]) => (
              <button
                key={label}
                type="button"
                class="secondary outline small"
                disabled={isBusy}
                aria-label={`${label}: ${one.url}`}
                onClick={go}
              >
                {label}
              </button>
            ))}
        </div>
      ),
    },
  ];
  return (
    <>
      <Heading title="Webhooks" over="Addresses that are told when something has changed.">
        {may(me, 'webhookEndpoints.create') && (
          <button type="button" onClick={() => setOpen({ form: undefined })}>
            Add an endpoint
          </button>
        )}
      </Heading>
      {error !== undefined && <Problem error={error} />}
      <Current from={page}>
        {({ Items }) => <Table label="Endpoints" columns={columns} rows={Items} keyOf={({ id }) => id} query={query} />}
      </Current>
      {open !== undefined && 'form' in open && (
        <Form {...{ gala, services }} endpoint={open.form} onSaved={done} onClose={() => setOpen(undefined)} />
      )}
      {open !== undefined && 'remove' in open && (
        <Question
          title="Delete this endpoint?"
          yes="Delete"
          isReady={!isBusy}
          onYes={() => act(() => gala.webhookEndpoints.delete({ id: open.remove.id }).then(() => undefined))}
          onNo={() => setOpen(undefined)}
        >
          <p>{open.remove.url} is not told of anything any more.</p>
        </Question>
      )}
      {open !== undefined && 'renew' in open && (
        <Question
          title="Make a new secret?"
          yes="Make it"
          isReady={!isBusy}
          onYes={() => act(() => gala.webhookEndpoints.rotate({ id: open.renew.id }))}
          onNo={() => setOpen(undefined)}
        >
          <p>For 24 hours, deliveries are signed with the one before, too.</p>
        </Question>
      )}
      {secret !== undefined && <Secret secret={secret} onClose={() => setSecret(undefined)} />}
    </>
  );
}

type Action = readonly [verb: string, label: string, go: () => void];

const Named = ({ url, description }: { url: string; description?: string | undefined }) => (
  <>
    {url}
    {description && <small class="quiet"> {description}</small>}
  </>
);

const StateOf = ({ state, disabled_because: because }: Endpoint) => (
  <>
    <State name={state} />
    {because !== undefined && <small> {because === 'gone' ? 'it is gone' : 'failing for three days'}</small>}
  </>
);

const Last = ({ of: { at, status, error, answer } }: { of: NonNullable<Endpoint['last_attempt']> }) => (
  <>
    {status} <Time at={at} />
    {error !== undefined && <small title={answer}> {error}</small>}
  </>
);

/** It cannot be shown again. */
function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => {},
    );
  return (
    <Dialog
      title="The secret of the endpoint"
      onClose={onClose}
      close="Close"
      buttons={
        <button type="button" onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      }
    >
      <p>Your program verifies deliveries with it. It is shown only now.</p>
      <label>
        Secret
        <input readOnly value={secret} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
    </Dialog>
  );
}
