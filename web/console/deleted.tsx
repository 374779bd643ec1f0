/** The deleted records of a resource, and a way to bring them back. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { type Column, Table } from './conference/shared.js';
import { capitalized, titleOf } from './document.js';
import { Growing } from './growing.js';
import { address, go, hasHistory, type ResourceProps, recordAddress } from './page.js';
import type { Json } from './session.js';
import { Heading, overrideFor, Problem, Time } from './ui.js';

type Item = Answer<'history.listDeleted'>['Items'][number];
type Refused = { readonly item: Item; readonly error: unknown; readonly override: string | undefined };

export function Deleted({ gala, me, tenant, resource }: ResourceProps) {
  const { name, service, plural } = resource;
  const [refused, setRefused] = useState<Refused>();
  const nameOf = ({ record }: Item) => titleOf(resource, record as Json);
  const undelete = async (item: Item, override?: string) => {
    setRefused(undefined);
    try {
      await gala.history.undelete({ resource: name, id: item.id, ...(override && { override }) });
      go(recordAddress(tenant, service, name, item.id));
    } catch (error) {
      setRefused({ item, error, override: overrideFor(error, override) });
    }
  };
  const button = (item: Item) => (
    <button
      type="button"
      class="secondary outline small"
      aria-label={`Undelete ${nameOf(item)}`}
      onClick={() => undelete(item)}
    >
      Undelete
    </button>
  );
  const columns: readonly Column<Item>[] = [
    { name: capitalized(resource.noun), isHead: true, cell: (item) => <span dir="auto">{nameOf(item)}</span> },
    { name: 'Deleted', cell: ({ deleted_at }) => <Time at={deleted_at} /> },
    { name: 'By', cell: ({ sys_deleted_by_id }) => sys_deleted_by_id },
    ...(hasHistory(me, 'undelete', resource) ? [{ name: 'Undelete', cell: button }] : []),
  ];
  const anyway = refused?.override && {
    label: 'Undelete anyway',
    go: () => undelete(refused.item, refused.override),
  };
  return (
    <>
      <Heading title={`Deleted ${plural}`} over={<a href={address(tenant, service, name)}>{capitalized(plural)}</a>} />
      {refused && (
        <>
          <p>“{nameOf(refused.item)}” did not come back:</p>
          <Problem error={refused.error} anyway={anyway || undefined} />
        </>
      )}
      <Growing about={[name]} read={(limit, options) => gala.history.listDeleted({ resource: name, limit }, options)}>
        {(rows) => {
          const empty = `No deleted ${plural} are kept.`;
          return <Table label={`Deleted ${plural}`} {...{ columns, rows, empty }} keyOf={({ id }) => id} />;
        }}
      </Growing>
    </>
  );
}
