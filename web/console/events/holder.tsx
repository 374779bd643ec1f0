/** Who has a booth now, in a sentence. */
import { may, type ResourceProps, recordAddress } from '../page.js';
import { Reference } from '../reference.js';
import type { Json } from '../session.js';
import { Time, useLoad } from '../ui.js';

interface BoothProps extends ResourceProps {
  readonly record: Json;
}

export function Holder({ record, ...props }: BoothProps) {
  const { status, exhibitor_id, organization_id, holding_organization_id, hold_expiration } = record;
  const held = <Organization {...props} id={String(holding_organization_id)} />;
  const until = hold_expiration === undefined ? null : <Time at={hold_expiration} />;
  const hasEnded = Date.parse(String(hold_expiration)) <= Date.now();
  const sentence = () => {
    if (status === 'on hold' && hasEnded)
      return (
        <>
          The hold for {held} has ended, {until}: anybody can take this booth.
        </>
      );
    if (status === 'on hold')
      return (
        <>
          Held for {held}, {until ? <>until {until}</> : 'without an end'}.
        </>
      );
    const exhibitor = status === 'available' ? undefined : exhibitor_id;
    if (exhibitor !== undefined)
      return (
        <>
          Reserved for <Reference {...props} target="exhibitors" id={String(exhibitor)} />
          <Sharing {...props} record={record} />.
        </>
      );
    if (status !== 'available' && organization_id !== undefined)
      return (
        <>
          Reserved for <Organization {...props} id={String(organization_id)} />.
        </>
      );
    return 'Free: anybody can take this booth.';
  };
  return <p>{sentence()}</p>;
}

function Sharing({ record, ...props }: BoothProps) {
  const others = Array.isArray(record.additional_exhibitors) ? (record.additional_exhibitors as Json[]) : [];
  return (
    <>
      {others.map(({ exhibitor_id, percentage_share }, index) => (
        <span key={String(exhibitor_id)}>
          {index === 0 ? ', shared with ' : ', '}
          <Reference {...props} target="exhibitors" id={String(exhibitor_id)} />
          {percentage_share !== undefined && ` (${percentage_share} %)`}
        </span>
      ))}
    </>
  );
}

/** Organizations are kept elsewhere: one is known by the name under which it exhibits. */
function Organization({ gala, me, tenant, id }: ResourceProps & { id: string }) {
  const exhibitor = useLoad(
    async (signal) => {
      if (!may(me, 'exhibitors.listByOrganization')) return undefined;
      const input = { organization_id: id, fields: 'name', limit: 1 };
      return (await gala.exhibitors.listByOrganization(input, { signal }).catch(() => undefined))?.items[0];
    },
    [id],
  );
  const { value } = exhibitor;
  if (!value?.name?.trim()) return <code>{id}</code>;
  return <a href={recordAddress(tenant, 'events', 'exhibitors', value.id)}>{value.name}</a>;
}
