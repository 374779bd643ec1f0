/** The first page of a caller who has only their own records, such as an author. */
import { capitalized, type Resource, titleOf } from '../document.js';
import { address, may, recordAddress } from '../page.js';
import { listing } from '../session.js';
import { Heading, Loaded, Time, useLoad } from '../ui.js';
import type { NewsProps } from './news.js';

export const Mine = ({ resources, ...props }: NewsProps & { resources: readonly Resource[] }) => (
  <>
    <Heading title={props.me.email ?? props.me.id} over={props.tenant} />
    <div class="home-blocks">
      {resources.map((resource) => (
        <Own key={resource.name} {...props} resource={resource} />
      ))}
    </div>
  </>
);

/** What can only be listed for an event or an exhibitor is asked for on its own page. */
function Own({ gala, me, tenant, resource }: NewsProps & { resource: Resource }) {
  const { service, name, noun, plural } = resource;
  const canSearch = may(me, `${name}.search`);
  const found = useLoad(
    async (signal) =>
      canSearch ? (await listing(gala, name, 'search')({ body: {}, limit: 20 }, { signal })).items : [],
    [name],
    `mine ${name}`,
  );
  return (
    <section class="home-block">
      <h2>
        <a href={address(tenant, service, name)}>My {plural}</a>
      </h2>
      <Loaded from={found}>
        {(records) => (
          <ul>
            {canSearch && records.length === 0 && <li class="quiet">You have no {plural} yet.</li>}
            {records.map((record) => (
              <li key={String(record.id)}>
                <a href={recordAddress(tenant, service, name, String(record.id))} dir="auto">
                  {titleOf(resource, record)}
                </a>
                <small>
                  {record.status !== undefined && `${capitalized(String(record.status))}, `}
                  changed <Time at={record.sys_last_modified_at} />
                </small>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {may(me, `${name}.create`) && <a href={address(tenant, service, name, 'new')}>New {noun}</a>}
    </section>
  );
}
