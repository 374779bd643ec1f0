/** How many contacts of each type an exhibitor has and may have, and who they are. */
import type { Answer } from 'gala/client';
import { type Column, readAll, Table } from '../conference/shared.js';
import { address, may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Loaded, useLoad } from '../ui.js';

type Row = Answer<'exhibitors.getContactAllowance'>['allowances'][number];

/** `2 of 3, 1 left`. */
export function Used({ number_of_contacts: used, maximum_number_of_contacts: most }: Row) {
  const left = most - used;
  return (
    <>
      {used.toLocaleString()} of {most.toLocaleString()}
      {left > 0 && `, ${left.toLocaleString()} left`}
      {left === 0 && <span class="conference-mark nearly">none left</span>}
      {left < 0 && <span class="conference-mark full">{(-left).toLocaleString()} too many</span>}
    </>
  );
}

/** Beside an exhibitor, and beside each of its registrations: they count together. */
export function Allowance({ record, ...props }: ResourceProps & { record: Json }) {
  const { gala, me, tenant } = props;
  const isOwn = props.resource.name === 'exhibitors';
  const id = String(isOwn ? record.id : record.exhibitor_id);
  const mayRead = may(me, 'exhibitors.getContactAllowance');
  const loading = useLoad(
    async (signal) => {
      if (!mayRead) return undefined;
      const [{ allowances }, exhibitor, registrations] = await Promise.all([
        gala.exhibitors.getContactAllowance({ id }, { signal }),
        may(me, 'exhibitors.get') ? gala.exhibitors.get({ id, fields: 'name,contacts,event_id' }, { signal }) : { id },
        may(me, 'exhibitorRegistrations.listByExhibitor')
          ? readAll((from) => {
              const input = { exhibitor_id: id, fields: 'contacts,event_id', ...from };
              return gala.exhibitorRegistrations.listByExhibitor(input, { signal });
            })
          : [],
      ]);
      const { event_id = record.event_id, name = '' } = exhibitor as { event_id?: string; name?: string };
      const there = registrations.filter((one) => (one.event_id ?? event_id) === event_id);
      return { allowances, people: [exhibitor, ...there].flatMap(peopleOf), event_id: String(event_id), name };
    },
    [id, record.sys_version],
  );
  const columns = (people: readonly Json[]): readonly Column<Row>[] => [
    {
      name: 'Contacts',
      isHead: true,
      cell: ({ contact_type_id }) => <Reference {...props} target="exhibitorContactTypes" id={contact_type_id} />,
    },
    { name: 'Used', cell: (row) => <Used {...row} /> },
    {
      name: 'People',
      cell: ({ contact_type_id }) => {
        const own = people.filter((one) => one.contact_type_id === contact_type_id).toReversed();
        const each = [...new Map(own.map((one) => [String(one.contact_id).trim().toLowerCase(), one]))].reverse();
        return each.map(([key, one], index) => (
          <span key={key} dir="auto">
            {index > 0 && ', '}
            {one.from === record.id || one.from === id ? (
              nameOf(one)
            ) : (
              <a href={recordAddress(tenant, 'events', 'exhibitorRegistrations', String(one.from))}>{nameOf(one)}</a>
            )}
          </span>
        ));
      },
    },
  ];
  if (!mayRead) return null;
  return (
    <section>
      <h2 class="part">Contact allowance</h2>
      <Loaded from={loading}>
        {(found) =>
          found && (
            <>
              {found.allowances.length > 0 ? (
                <Table
                  label="Contact allowance"
                  columns={columns(found.people)}
                  rows={found.allowances}
                  keyOf={(row) => row.contact_type_id}
                />
              ) : (
                <p class="quiet">No rule of the event limits the contacts of its exhibitors.</p>
              )}
              {may(me, 'exhibitorBooths.listByEvent') && (
                <a
                  href={`${address(tenant, 'exhibitors', found.event_id)}?${new URLSearchParams({ find: found.name })}`}
                >
                  Booths of {found.name}
                </a>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

/** Each with the record that it is in: other properties than those of the document are as they were sent. */
const peopleOf = (holder: { id: string; contacts?: readonly object[] }): Json[] =>
  (holder.contacts ?? []).map((contact) => ({ ...contact, from: holder.id }));

const nameOf = ({ name, first_name, last_name, contact_id }: Json) =>
  String(name || [first_name, last_name].filter(Boolean).join(' ') || contact_id);
