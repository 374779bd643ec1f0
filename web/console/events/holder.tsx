/** Who has a booth now, in a sentence. */
import { may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Time, useLoad } from '../ui.js';
import { type Booth, stateOf } from './booth.js';

export function Holder({ record, ...props }: ResourceProps & { record: Json }) {
  const booth = record as Partial<Booth>;
  const { exhibitor_id, organization_id, holding_organization_id, additional_exhibitors: others = [] } = booth;
  const state = stateOf(booth);
  if (state === 'free') return <p>Free: anybody can take this booth.</p>;
  if (state === 'held' || state === 'ended')
    return (
      <p>
        Held for <Organization {...props} id={String(holding_organization_id)} />,{' '}
        {booth.hold_expiration ? <>until </> : 'without an end'}
        <Time at={booth.hold_expiration} />. {state === 'ended' && 'The hold has ended: anybody can take this booth.'}
      </p>
    );
  return (
    <p>
      Reserved for{' '}
      {exhibitor_id ? (
        <Reference {...props} target="exhibitors" id={exhibitor_id} />
      ) : (
        <Organization {...props} id={String(organization_id)} />
      )}
      {others.map(({ exhibitor_id: id = '', percentage_share }) => (
        <span key={id}>
          , shared with <Reference {...props} target="exhibitors" id={id} />
          {percentage_share !== undefined && ` (${percentage_share} %)`}
        </span>
      ))}
      .
    </p>
  );
}

/** Organizations are kept elsewhere: one is known by the name under which it exhibits. */
function Organization({ gala, me, tenant, id }: ResourceProps & { id: string }) {
  const { value } = useLoad(
    async (signal) => {
      if (!may(me, 'exhibitors.listByOrganization')) return undefined;
      const input = { organization_id: id, fields: 'name', limit: 1 };
      return (await gala.exhibitors.listByOrganization(input, { signal })).items[0];
    },
    [id],
  );
  if (!value?.name?.trim()) return <code>{id}</code>;
  return <a href={recordAddress(tenant, 'events', 'exhibitors', value.id)}>{value.name}</a>;
}
