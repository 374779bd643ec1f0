/** How many contacts of each type an exhibitor has and may have, and who they are. */
import { type Column, none, readAll, Table } from '../conference/shared.js';
import { may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Loaded, useLoad } from '../ui.js';

interface Row {
  readonly contact_type_id: string;
  readonly used: number;
  readonly most: number;
  readonly people: readonly Person[];
}

interface Person {
  readonly contact_id: string;
  readonly name: string;
  readonly type: string;
  /** The registration that brings them, if it is not the exhibitor itself. */
  readonly registration: string | undefined;
}

/** Beside an exhibitor, and beside each of its registrations: they count together. */
export function Allowance({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, resource } = props;
  const id = String(resource.name === 'exhibitors' ? record.id : record.exhibitor_id);
  const loading = useLoad(
    async (signal) => {
      if (!may(me, 'exhibitors.getContactAllowance')) return undefined;
      const [{ allowances }, exhibitor, registrations] = await Promise.all([
        gala.exhibitors.getContactAllowance({ id }, { signal }),
        resource.name === 'exhibitors' || !may(me, 'exhibitors.get')
          ? record
          : gala.exhibitors.get({ id, fields: 'contacts,event_id' }, { signal }),
        may(me, 'exhibitorRegistrations.listByExhibitor')
          ? readAll((from) =>
              gala.exhibitorRegistrations.listByExhibitor(
                { exhibitor_id: id, fields: 'contacts,event_id', ...from },
                { signal },
              ),
            )
          : [],
      ]);
      const ofEvent = registrations.filter(({ event_id = exhibitor.event_id }) => event_id === exhibitor.event_id);
      const people = [
        ...peopleIn(exhibitor.contacts),
        ...ofEvent.flatMap((one) => peopleIn(one.contacts, String(one.id))),
      ];
      return allowances.map(
        ({ contact_type_id, maximum_number_of_contacts, number_of_contacts }): Row => ({
          contact_type_id,
          used: number_of_contacts,
          most: maximum_number_of_contacts,
          people: onceEach(people.filter(({ type }) => type === contact_type_id)),
        }),
      );
    },
    [id, record.sys_version],
  );
  const columns: readonly Column<Row>[] = [
    {
      name: 'Contacts',
      isHead: true,
      cell: ({ contact_type_id }) => <Reference {...props} target="exhibitorContactTypes" id={contact_type_id} />,
    },
    { name: 'Used', cell: ({ used, most }) => `${used.toLocaleString()} of ${most.toLocaleString()}` },
    { name: 'Left', cell: (row) => <Left {...row} /> },
    {
      name: 'People',
      cell: ({ people }) =>
        people.length === 0
          ? none
          : people.map(({ contact_id, name, registration }, index) => (
              <span key={contact_id}>
                {index > 0 && ', '}
                {registration === undefined || registration === record.id ? (
                  <span dir="auto">{name}</span>
                ) : (
                  <a href={recordAddress(props.tenant, 'events', 'exhibitorRegistrations', registration)}>{name}</a>
                )}
              </span>
            )),
    },
  ];
  return (
    <Loaded from={loading}>
      {(rows) =>
        rows && (
          <section>
            <h2 class="part">Contact allowance</h2>
            {rows.length === 0 ? (
              <p class="quiet">No rule of the event limits the contacts of its exhibitors.</p>
            ) : (
              <Table label="Contact allowance" columns={columns} rows={rows} keyOf={(row) => row.contact_type_id} />
            )}
          </section>
        )
      }
    </Loaded>
  );
}

export function Left({ used, most }: { used: number; most: number }) {
  if (used > most) return <span class="conference-mark full">{(used - most).toLocaleString()} too many</span>;
  if (used === most) return <span class="conference-mark nearly">none left</span>;
  return <>{(most - used).toLocaleString()} left</>;
}

/** Contacts are stored as they were sent. */
function peopleIn(contacts: unknown, registration?: string): Person[] {
  if (!Array.isArray(contacts)) return [];
  return (contacts as Json[]).flatMap((contact) => {
    const { contact_id, contact_type_id, name, first_name, last_name } = contact ?? {};
    if (typeof contact_id !== 'string' || typeof contact_type_id !== 'string') return [];
    const named = [name, [first_name, last_name].filter(Boolean).join(' '), contact_id];
    const shown = named.find((text) => typeof text === 'string' && text.trim() !== '');
    return [{ contact_id, name: String(shown), type: contact_type_id, registration }];
  });
}

const onceEach = (people: readonly Person[]) =>
  [...new Map(people.toReversed().map((one) => [one.contact_id.trim().toLowerCase(), one])).values()].toReversed();
