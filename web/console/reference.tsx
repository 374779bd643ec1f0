/** A record that another one names. */
import { isId } from './document.js';
import { isNamed, knownName, nameOf } from './names.js';
import { may, type ResourceProps, recordAddress } from './page.js';
import { useLoad } from './ui.js';

interface ReferenceProps extends Omit<ResourceProps, 'resource'> {
  /** The resource. */
  readonly target: string;
  readonly id: string;
}

function useNamed({ gala, me, services, target, id }: ReferenceProps) {
  const found = services.flatMap(({ resources }) => resources).find(({ name }) => name === target);
  const resource = found !== undefined && isId(id) && isNamed(me, found) ? found : undefined;
  const named = useLoad(async () => resource && (await nameOf(gala, me, resource, id)), [target, id]);
  const known = resource && knownName(gala, resource, id);
  return { resource, name: named.isLoading ? known : (named.value ?? known) };
}

/** A link to it by its name; its id as long as the name is not known, and as text if the record cannot be seen. */
export function Reference(props: ReferenceProps) {
  const { me, tenant, target, id } = props;
  const { resource, name } = useNamed(props);
  if (resource === undefined) return <code>{id}</code>;
  if (!may(me, `${target}.get`)) return <Name {...props} />;
  return (
    <a href={recordAddress(tenant, resource.service, target, id)} title={id} dir="auto">
      {name ?? id}
    </a>
  );
}

/** Its name alone. */
export const Name = (props: ReferenceProps) => (
  <span dir="auto" title={props.id}>
    {useNamed(props).name ?? props.id}
  </span>
);
