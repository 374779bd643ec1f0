/** A record that another one names. */
import { isId } from './document.js';
import { nameOf } from './names.js';
import { may, type ResourceProps, recordAddress } from './page.js';
import { useLoad } from './ui.js';

interface ReferenceProps extends Omit<ResourceProps, 'resource'> {
  /** The resource. */
  readonly target: string;
  readonly id: string;
}

/** A link to it by its name; its id as long as the name is not known, and as text if the record cannot be seen. */
export function Reference({ gala, me, tenant, services, target, id }: ReferenceProps) {
  const resource = services.flatMap(({ resources }) => resources).find(({ name }) => name === target);
  const isVisible = resource !== undefined && isId(id) && may(me, `${target}.get`);
  const named = useLoad(async () => (isVisible ? await nameOf(gala, me, resource, id) : undefined), [target, id]);
  if (!isVisible) return <code>{id}</code>;
  return <a href={recordAddress(tenant, resource.service, target, id)}>{named.value ?? id}</a>;
}
