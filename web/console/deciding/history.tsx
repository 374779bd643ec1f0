/** The decisions on a record, and what its author did, with the e-mails about them. */
import type { Answer } from 'gala/client';
import { meaningOf } from '../actions/outcome.js';
import { type Column, type Part, readAll, Table } from '../conference/shared.js';
import { address, may, type ResourceProps } from '../page.js';
import type { Json } from '../session.js';
import { Time, useLoad } from '../ui.js';
import { decisionWord } from './decisions.js';

type Entry = NonNullable<Part<'abstracts'>['decisions']>[number];
type Mail = Answer<'messages.list'>['Items'][number];

interface HistoryProps extends ResourceProps {
  readonly record: Json;
  /** Of the event. */
  readonly zone: string | undefined;
}

export function DecisionsOf({ record, zone, ...props }: HistoryProps) {
  const { gala, me, tenant, resource } = props;
  const entries = (record.decisions ?? []) as readonly Entry[];
  const mails = useLoad(
    async (signal) =>
      entries.length > 0 && may(me, 'messages.list')
        ? await readAll((from) => gala.messages.list({ about: String(record.id), ...from }, { signal }))
        : [],
    [record],
  );
  if (entries.length === 0) return null;
  const actions = props.services.find(({ name }) => name === resource.service)?.actions ?? [];
  const { without_email: reasons } =
    actions.find(({ id }) => id === `${resource.name}.setStatus`)?.answer.properties ?? {};
  const columns: readonly Column<Entry>[] = [
    {
      name: 'What',
      isHead: true,
      cell: ({ what, status, reason }) => (
        <>
          {decisionWord(what)}
          {status !== undefined && status !== what && <small>shown as “{status}”</small>}
          {reason && <small dir="auto">{reason}</small>}
        </>
      ),
    },
    { name: 'When', cell: ({ at }) => <Time at={at} zone={zone} /> },
    {
      name: 'By',
      cell: ({ by_id, decided_by_id, decided_at }) => (
        <>
          {by_id}
          {decided_at && (
            <small>
              decided{decided_by_id !== by_id && ` by ${decided_by_id}`} <Time at={decided_at} zone={zone} />
            </small>
          )}
        </>
      ),
    },
    {
      name: 'E-mail',
      cell: ({ message_id: id, without_email }) => {
        if (id !== undefined)
          return (
            <a href={address(tenant, 'mail', id)}>
              {stateOf(
                mails.value?.find((mail) => mail.id === id),
                zone,
              )}
            </a>
          );
        return without_email ? `none: ${meaningOf(reasons && resource.resolve(reasons), without_email)}` : 'none';
      },
    },
  ];
  return (
    <section>
      <h2 class="part">Decisions</h2>
      <Table label="Decisions" columns={columns} rows={entries} keyOf={({ at, what }) => `${at} ${what}`} />
    </section>
  );
}

function stateOf(mail: Mail | undefined, zone: string | undefined) {
  const { state, leaves_at = '' } = mail ?? {};
  if (state === 'cancelled') return 'called back';
  if (state === 'sent') return 'left';
  if (state !== 'queued' || !(Date.parse(leaves_at) > Date.now())) return state ?? 'see the e-mail';
  return (
    <>
      waits until <Time at={leaves_at} zone={zone} />
    </>
  );
}
