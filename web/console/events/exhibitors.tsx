/** Who exhibits: the booths of each exhibitor, and how many contacts it may bring. */
import { type Column, counted, Table } from '../conference/shared.js';
import { type PageProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import { useLoad } from '../ui.js';
import { Used } from './allowance.js';
import { type Booth, type Exhibitor, exhibitorsOf, stateOf } from './booth.js';

type Row = Exhibitor & { readonly booths: readonly Booth[] };

interface PeopleProps extends PageProps {
  readonly booths: readonly Booth[];
  readonly exhibitors: readonly Exhibitor[];
  /** Whether rules limit their contacts. */
  readonly areLimited: boolean;
  /** When they were read. */
  readonly at: Date | undefined;
}

/** All exhibitors, those without a booth first. */
export function People({ booths, exhibitors, areLimited, at, ...props }: PeopleProps) {
  const link = (resource: string, { id, name }: Exhibitor | Booth) => (
    <a href={recordAddress(props.tenant, 'events', resource, id)} dir="auto">
      {name}
    </a>
  );
  const rows = exhibitors.map(
    (one): Row => ({ ...one, booths: booths.filter((booth) => exhibitorsOf(booth, [one]).length > 0) }),
  );
  const without = rows.filter((row) => row.booths.length === 0).length;
  const columns: readonly Column<Row>[] = [
    { name: 'Exhibitor', isHead: true, by: ({ name }) => name, cell: (row) => link('exhibitors', row) },
    {
      name: 'Booths',
      by: (row) => row.booths.length,
      cell: (row) =>
        row.booths.length === 0 ? (
          <span class="conference-mark nearly">no booth</span>
        ) : (
          row.booths.map((booth, index) => (
            <span key={booth.id}>
              {index > 0 && ', '}
              {stateOf(booth) === 'held' && 'on hold: '}
              {link('exhibitorBooths', booth)}
            </span>
          ))
        ),
    },
    ...(areLimited
      ? [{ name: 'Contacts', cell: ({ id }: Row) => <Contacts key={id} {...props} id={id} at={at} /> }]
      : []),
  ];
  return (
    <section>
      <h2 class="part">
        {counted(rows.length, 'exhibitor')}{' '}
        {without > 0 && <small class="quiet">{counted(without, 'has', 'have')} no booth</small>}
      </h2>
      <Table label="Exhibitors" columns={columns} rows={rows} keyOf={({ id }) => id} order="Booths" />
    </section>
  );
}

/** Used and left of each type; one request for each exhibitor that is shown. */
function Contacts({ id, at, ...props }: PageProps & Pick<PeopleProps, 'at'> & { id: string }) {
  const { value } = useLoad(
    (signal) => props.gala.exhibitors.getContactAllowance({ id }, { signal }),
    [id, at],
    `contact allowance of ${id}`,
  );
  return (
    <>
      {value?.allowances.map((one) => (
        <div key={one.contact_type_id}>
          <Reference {...props} target="exhibitorContactTypes" id={one.contact_type_id} /> <Used {...one} />
        </div>
      ))}
    </>
  );
}
