/** Whom an application has asked for references, and who is asked twice, or is the applicant. */
import { useState } from 'preact/hooks';
import { type Column, none, readAll, Table } from '../conference/shared.js';
import { may, type ResourceProps, recordAddress } from '../page.js';
import { Reference as Named } from '../reference.js';
import type { Json } from '../session.js';
import { Loaded, Time, useLoad } from '../ui.js';
import { Asking, type AskingProps, ofApplication } from './asking.js';
import { letterOf, type Reference, requestsIn } from './progress.js';
import { Standing } from './standing.js';

const fields = ['name', 'contact_id', 'email_address', 'type_id', 'status', 'completion_date', 'due_at'] as const;
/** Of so many references is looked up when they were asked for. */
const mostAsked = 20;

export function References({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, tenant } = props;
  const id = String(record.id);
  const isAllowed = may(me, 'references.listByApplication');
  const loading = useLoad(
    async (signal) => {
      if (!isAllowed) return [];
      const input = { application_id: id, fields: [...fields, 'conflict_overridden_by_id'].join() };
      return await readAll<Reference>((from) => gala.references.listByApplication({ ...input, ...from }, { signal }));
    },
    [id],
  );
  const pending = loading.value?.filter(({ status }) => status === 'pending').slice(0, mostAsked) ?? [];
  const [asking, setAsking] = useState<Omit<AskingProps, 'nameOf' | 'onClose'>>();
  const [[report, round], setReport] = useState<readonly [string, number]>(['', 0]);
  const mails = useLoad(
    async (signal) => {
      if (pending.length === 0 || !may(me, 'messages.list')) return undefined;
      const lists = pending.map(({ id }) => gala.messages.list({ about: id }, { signal }));
      return requestsIn((await Promise.all(lists)).flatMap(({ items }) => items));
    },
    [pending.map((one) => one.id).join(), round],
  );
  const mayAsk = may(me, 'references.process');
  const close = (said: string) => {
    if (said !== '') setReport([said, round + 1]);
    setAsking(undefined);
  };
  return (
    <Loaded from={loading}>
      {(references) => {
        const nameOf: AskingProps['nameOf'] = ({ email, reference_id }) =>
          email === 'application_notice'
            ? 'The applicant'
            : references.find((one) => one.id === reference_id)?.name?.trim() || String(reference_id);
        const ask = (one: Reference, isAgain: boolean) =>
          setAsking({
            title: `${isAgain ? 'Write again to' : 'Ask'} ${one.name?.trim() || 'this referee'}?`,
            step: ofApplication(gala, id, [one.id]),
            isAgain,
          });
        const button: Column<Reference> = {
          name: 'Ask',
          cell: (one) => {
            const { state } = letterOf(one, mails.value);
            const isAgain = state === 'asked' || state === 'failed' || state === 'unknown';
            return (
              one.status === 'pending' && (
                <button type="button" class="secondary outline small" onClick={() => ask(one, isAgain)}>
                  {isAgain ? 'Send again' : 'Ask'}
                </button>
              )
            );
          },
        };
        const columns: readonly Column<Reference>[] = [
          {
            name: 'Referee',
            isHead: true,
            cell: (one) => (
              <>
                <a href={recordAddress(tenant, 'awards', 'references', one.id)}>{one.name?.trim() || one.id}</a>
                {doubtsAbout(one, references, record).map((doubt) => (
                  <p key={doubt} class="finding">
                    {doubt}
                  </p>
                ))}
              </>
            ),
          },
          { name: 'Kind', cell: ({ type_id = '' }) => <Named {...props} target="referenceTypes" id={type_id} /> },
          { name: 'E-mail address', cell: ({ email_address }) => email_address || none },
          {
            name: 'Status',
            cell: (one) => <Standing me={me} tenant={tenant} letter={letterOf(one, mails.value)} />,
          },
          {
            name: 'Due',
            cell: ({ status, completion_date, due_at }) =>
              status === 'completed' ? none : <Time at={due_at ?? completion_date} />,
          },
          ...(mayAsk ? [button] : []),
        ];
        if (references.length === 0) return null;
        return (
          <section>
            <h2 class="part">References</h2>
            {mayAsk && references.some(({ status }) => status === 'pending') && (
              <div class="actions above">
                <button
                  type="button"
                  class="secondary outline"
                  onClick={() => setAsking({ title: 'Ask the referees?', step: ofApplication(gala, id) })}
                >
                  Ask the referees
                </button>
                <span role="status">{report}</span>
              </div>
            )}
            <Table label="References" columns={columns} rows={references} keyOf={(one) => one.id} />
            {asking && <Asking {...asking} nameOf={nameOf} onClose={close} />}
          </section>
        );
      }}
    </Loaded>
  );
}

/** What the server lets pass unless the process guards its references, and then does not e-mail. */
export function doubtsAbout(one: Reference, all: readonly Reference[], application: Json): string[] {
  if (one.status === 'declined') return [];
  const by = one.conflict_overridden_by_id;
  const others = all.filter(
    (other) =>
      other.id !== one.id && other.status !== 'declined' && other.type_id === one.type_id && isSamePerson(other, one),
  );
  const names = new Intl.ListFormat('en').format(others.map(({ name, id }) => name?.trim() || id));
  return [
    ...(isSamePerson(one, application) ? [`The referee is the applicant${by ? `, allowed by ${by}` : ''}.`] : []),
    ...(others.length > 0
      ? [`This person is asked for the same kind of reference more than once: also as ${names}.`]
      : []),
  ];
}

/** By a contact or an address in common, as src/lib/persons.ts tells people apart. */
function isSamePerson(one: Json | Reference, other: Json | Reference): boolean {
  return (['contact_id', 'email_address'] as const).some((field) => {
    const [first, second] = [one[field], other[field]].map((value) =>
      String(value ?? '')
        .normalize('NFKC')
        .trim(),
    );
    if (first === undefined || second === undefined || first === '') return false;
    return first === second || (first.includes('@') && first.toLowerCase() === second.toLowerCase());
  });
}
