/** The records of a resource: filtered, sorted and in pages, with the columns that people choose. */
import { Actions } from './actions/actions.js';
import { capitalized } from './document.js';
import { address, may, type ResourceProps } from './page.js';
import { Records } from './tables/records.js';
import { Heading } from './ui.js';

export function Table({ query, ...props }: ResourceProps & { query: URLSearchParams }) {
  const { me, tenant, resource } = props;
  const finders = resource.finders.filter(({ verb }) => may(me, `${resource.name}.${verb}`));
  return (
    <>
      <Heading title={capitalized(resource.plural)} over={resource.description}>
        <Actions {...props} />
        {may(me, `${resource.name}.create`) && may(me, `${resource.name}.batch`) && (
          <a class="button outline" href={address(tenant, resource.service, resource.name, 'upload')}>
            Upload
          </a>
        )}
        {may(me, `${resource.name}.create`) && (
          <a class="button" href={address(tenant, resource.service, resource.name, 'new')}>
            New {resource.noun}
          </a>
        )}
      </Heading>
      {finders.length === 0 ? (
        <p>You may not list {resource.plural}.</p>
      ) : (
        <Records {...props} query={query} finders={finders} />
      )}
    </>
  );
}
