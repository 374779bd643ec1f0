/** How many contacts of each type an exhibitor has and may have, and who they are. */
import type { Answer } from 'gala/client';
import { type Column, none, readAll, Table } from '../conference/shared.js';
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
  const { gala, me, tenant, resource } = props;
  const isOwn = resource.name === 'exhibitors';
  const id = String(isOwn ? record.id : record.exhibitor_id);
  const mayRead = may(me, 'exhibitors.getContactAllowance');
  const loading = useLoad(
    async (signal) => {
      if (!mayRead) return undefined;
      const [{ allowances }, exhibitor, registrations] = await Promise.all([
        gala.exhibitors.getContactAllowance({ id }, { signal }),
        may(me, 'exhibitors.get') ? gala.exhibitors.get({ id, fields: 'contacts,event_id' }, { signal }) : undefined,
        may(me, 'exhibitorRegistrations.listByExhibitor')
          ? readAll((from) =>
              gala.exhibitorRegistrations.listByExhibitor(
                { exhibitor_id: id, fields: 'contacts,event_id', ...from },
                { signal },
              ),
            )
          : [],
      ]);
      const there = registrations.filter(
        ({ event_id = exhibitor?.event_id }) => event_id === (exhibitor ?? record).event_id,
      );
      return { allowances, people: [...peopleOf(exhibitor), ...there.flatMap(peopleOf)] };
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
        const own = people.filter((one) => one.contact_type_id === contact_type_id);
        const each = new Map(own.toReversed().map((one) => [String(one.contact_id).trim().toLowerCase(), one]));
        return each.size === 0
          ? none
          : [...each].reverse().map(([key, one], index) => (
              <span key={key}>
                {index > 0 && ', '}
                {one.from === record.id || one.from === id ? (
                  <span dir="auto">{nameOf(one)}</span>
                ) : (
                  <a href={recordAddress(tenant, 'events', 'exhibitorRegistrations', String(one.from))}>
                    {nameOf(one)}
                  </a>
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
          found && found.allowances.length > 0 ? (
            <Table
              label="Contact allowance"
              columns={columns(found.people)}
              rows={found.allowances}
              keyOf={(row) => row.contact_type_id}
            />
          ) : (
            <p class="quiet">
              No rule of the event limits the contacts of its exhibitors.{' '}
              {may(me, 'exhibitorSettings.list') && (
                <a href={address(tenant, 'events', 'exhibitorSettings')}>Settings of exhibitors</a>
              )}
            </p>
          )
        }
      </Loaded>
    </section>
  );
}

/** Each with the record that it is in: other properties than those of the document are as they were sent. */
const peopleOf = (holder: { id: string; contacts?: readonly object[] } | undefined): Json[] =>
  (holder?.contacts ?? []).map((contact) => ({ ...contact, from: holder?.id }));

const nameOf = ({ name, first_name, last_name, contact_id }: Json) =>
  String(name || [first_name, last_name].filter(Boolean).join(' ') || contact_id);
