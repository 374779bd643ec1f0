/** Whom an application has asked for references, and who is asked twice, or is the applicant. */
import { type Column, none, type Part, readAll, Table } from '../conference/shared.js';
import { may, type ResourceProps, recordAddress } from '../page.js';
import { Reference as Named } from '../reference.js';
import type { Json } from '../session.js';
import { Loaded, Time, useLoad } from '../ui.js';
import { Asking } from './asking.js';

type Reference = Part<'references'>;

const fields = ['name', 'contact_id', 'email_address', 'type_id', 'status', 'completion_date', 'due_at'] as const;

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
  return (
    <Loaded from={loading}>
      {(references) => {
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
            cell: ({ status }) => <span class={`conference-mark ${tones[status ?? '']}`}>{status}</span>,
          },
          {
            name: 'Due or completed',
            cell: ({ status, completion_date, due_at }) => (
              <Time at={(status === 'pending' && due_at) || completion_date} />
            ),
          },
        ];
        if (references.length === 0) return null;
        return (
          <section>
            <h2 class="part">References</h2>
            {may(me, 'references.process') && references.some(({ status }) => status === 'pending') && (
              <Asking gala={gala} application_id={id} references={references} />
            )}
            <Table label="References" columns={columns} rows={references} keyOf={(one) => one.id} />
          </section>
        );
      }}
    </Loaded>
  );
}

const tones: Readonly<Record<string, string>> = { completed: 'good', declined: 'full' };

/** What the server lets pass unless the process guards its references, and then does not e-mail. */
function doubtsAbout(one: Reference, all: readonly Reference[], application: Json): string[] {
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
