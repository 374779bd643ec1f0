/** The deleted records of a resource, and a way to bring them back. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { type Column, Table } from './conference/shared.js';
import { capitalized, titleOf } from './document.js';
import { address, go, hasHistory, type ResourceProps, recordAddress } from './page.js';
import type { Json } from './session.js';
import { Heading, Loaded, Problem, Time, useLoad } from './ui.js';

type Item = Answer<'history.listDeleted'>['Items'][number];

const pageSize = 50;

export function Deleted(props: ResourceProps) {
  const { gala, me, tenant, resource } = props;
  const { name, service, plural } = resource;
  const [limit, setLimit] = useState(pageSize);
  const [refused, setRefused] = useState<{ readonly title: string; readonly error: unknown }>();
  const deleted = useLoad((signal) => gala.history.listDeleted({ resource: name, limit }, { signal }), [name, limit]);
  const nameOf = ({ record }: Item) => titleOf(resource, record as Json);
  const undelete = async (item: Item) => {
    setRefused(undefined);
    try {
      await gala.history.undelete({ resource: name, id: item.id });
      go(recordAddress(tenant, service, name, item.id));
    } catch (error) {
      setRefused({ title: nameOf(item), error });
    }
  };
  const columns: readonly Column<Item>[] = [
    { name: capitalized(resource.noun), isHead: true, cell: (item) => <span dir="auto">{nameOf(item)}</span> },
    { name: 'Deleted', cell: ({ deleted_at }) => <Time at={deleted_at} /> },
    { name: 'By', cell: ({ sys_deleted_by_id }) => sys_deleted_by_id },
    {
      name: 'Undelete',
      cell: (item) => (
        <button
          type="button"
          class="secondary outline small"
          aria-label={`Undelete ${nameOf(item)}`}
          onClick={() => undelete(item)}
        >
          Undelete
        </button>
      ),
    },
  ];
  const shown = hasHistory(me, 'undelete', resource) ? columns : columns.slice(0, -1);
  return (
    <>
      <Heading title={`Deleted ${plural}`} over={<a href={address(tenant, service, name)}>{capitalized(plural)}</a>} />
      {refused && (
        <>
          <p>“{refused.title}” did not come back:</p>
          <Problem error={refused.error} />
        </>
      )}
      <Loaded from={deleted}>
        {({ items, next }) => (
          <>
            <Table
              label={`Deleted ${plural}`}
              columns={shown}
              rows={items}
              keyOf={({ id }) => id}
              empty={`No deleted ${plural} are kept.`}
            />
            {next !== undefined && limit < 1000 && (
              <button type="button" class="secondary outline small" onClick={() => setLimit(limit + 2 * pageSize)}>
                Show more
              </button>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}
