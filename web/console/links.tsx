/** The links that people got by e-mail to answer a record without an account, and ending one. */
import type { Answer } from 'gala/client';
import { useState } from 'preact/hooks';
import { isSameAddress } from '#shared/lib/persons.js';
import { type Column, readAll, Table } from './conference/shared.js';
import { Doing } from './doing.js';
import { Folded } from './growing.js';
import { address, may, type ResourceProps } from './page.js';
import type { Json } from './session.js';
import { Loaded, Time, useLoad } from './ui.js';

type Link = Answer<'links.list'>['Items'][number];
type Person = { readonly contact_id?: string; readonly email_address?: string };

export const Links = (props: ResourceProps & { record: Json }) => (
  <Folded summary="Links">
    <LinksOf {...props} />
  </Folded>
);

function LinksOf({ record, gala, me, tenant }: ResourceProps & { record: Json }) {
  const [ending, setEnding] = useState<Link>();
  const { contact_id = '', email_address } = (record.assignee ?? record) as Person;
  const links = useLoad(
    async (signal) => {
      // a link can open all reviews that somebody has in a round
      const ids = [record.id, record.review_round_id].filter((id) => id !== undefined).map(String);
      const each = await Promise.all(
        ids.map((about) => readAll((from) => gala.links.list({ about, ...from }, { signal }))),
      );
      return each.flat().filter((link) => link.about === record.id || link.contact_id === contact_id);
    },
    [record],
  );
  const endOf = ({ revoked_at, ...link }: Link) => {
    if (revoked_at !== undefined) return <Time at={revoked_at} />;
    const isTheirs = link.contact_id === contact_id && isSameAddress(link.email_address, email_address);
    return isTheirs ? undefined : 'it is for somebody else, or another address';
  };
  const columns: readonly Column<Link>[] = [
    { name: 'To', isHead: true, cell: (link) => link.email_address },
    {
      name: 'Sent',
      cell: ({ sent_at, message_id }) =>
        message_id && may(me, 'messages.get') ? (
          <a href={address(tenant, 'mail', message_id)}>
            <Time at={sent_at} />
          </a>
        ) : (
          <Time at={sent_at} />
        ),
    },
    {
      name: 'Opens',
      cell: ({ kind }) =>
        kind.endsWith('reviews') ? 'all reviews of the round' : `this ${kind.replace('application_', '')}`,
    },
    {
      name: 'Ended',
      cell: (link) =>
        endOf(link) ??
        (may(me, 'links.revoke') && (
          <button type="button" class="outline small" onClick={() => setEnding(link)}>
            End
          </button>
        )),
    },
  ];
  return (
    <Loaded from={links}>
      {(all) => (
        <>
          <p class="quiet">A link also ends 60 days after its record was due, and a year after it was sent.</p>
          <Table label="Links" columns={columns} rows={all} keyOf={({ id }) => id} empty="No link was sent." />
          {ending && (
            <Doing
              title={`End the link to ${ending.email_address}?`}
              label="End"
              isReady
              onDo={async () => {
                await gala.links.revoke({ id: ending.id });
                setEnding(undefined);
                links.reload();
              }}
              onClose={() => setEnding(undefined)}
            >
              <p>It will not open any more. Other links to the same record stay valid.</p>
            </Doing>
          )}
        </>
      )}
    </Loaded>
  );
}
