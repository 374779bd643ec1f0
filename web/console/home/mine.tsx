/** The first page of a caller who has only their own records, such as an author. */
import { type Resource, titleOf } from '../document.js';
import { address, may, recordAddress } from '../page.js';
import { type Json, listing } from '../session.js';
import { Heading, Loaded, useLoad } from '../ui.js';
import { type NewsProps, type Row, Rows } from './news.js';

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

function Own({ gala, me, tenant, resource }: NewsProps & { resource: Resource }) {
  const { service, name, noun, plural } = resource;
  const read = async (signal: AbortSignal): Promise<Row[]> => {
    const verb = ['search', 'list'].find((one) => may(me, `${name}.${one}`));
    if (verb === undefined) return [];
    const input = { ...(verb === 'search' && { body: {} }), limit: 20 };
    const { items } = await listing(gala, name, verb)(input, { signal });
    const owner = resource.fields.find(({ schema }) => schema['x-owner'] && schema.type === 'string')?.name ?? '';
    const isOpened = (item: Json) => ![undefined, me.contact_id].includes(item[owner] as string); // such as by a review
    const rows = items
      .filter((item) => !isOpened(item))
      .map(({ id, status, sys_last_modified_at: at, ...record }) => ({
        text: titleOf(resource, { id, ...record }),
        to: recordAddress(tenant, service, name, String(id)),
        rest: `, ${status ? `${String(status)}, ` : ''}changed`,
        at: String(at),
      }));
    return rows.length > 0 ? rows : [{ text: `You have no ${plural} yet.` }];
  };
  const found = useLoad(read, [name], `mine ${name}`);
  return (
    <article>
      <h2>
        <a href={address(tenant, service, name)}>My {plural}</a>
      </h2>
      <Loaded from={found}>{(rows) => <Rows rows={rows} />}</Loaded>
      {may(me, `${name}.create`) && <a href={address(tenant, service, name, 'new')}>New {noun}</a>}
    </article>
  );
}
