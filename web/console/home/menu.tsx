/** The menu: pages first, then what people look for every day, and behind "More" what is set up once. */
import { capitalized, type Resource, type Service } from '../document.js';
import { address, type Gala, type Me, may } from '../page.js';
import { listing } from '../session.js';
import { useLoad } from '../ui.js';
import { grantOf, ownThings } from './access.js';

interface MenuProps {
  readonly gala: Gala;
  readonly me: Me;
  readonly tenant: string;
  readonly services: readonly Service[];
  /** Name in the address → title, of those that the caller may see. */
  readonly pages: readonly (readonly [name: string, title: string])[];
  /** The address: tenant, service, resource. */
  readonly current: readonly string[];
}

/** Few tenants have any: they are listed where there are some. */
const rare: readonly string[] = ['savedReports', 'shippingProducts'];

export function Menu({ gala, me, tenant, services, pages, current }: MenuProps) {
  const asked = rare.filter((name) => may(me, `${name}.list`));
  const { value: used = [] } = useLoad(
    async (signal) => {
      const has = async (name: string) =>
        (await listing(gala, name, 'list')({ limit: 1 }, { signal })).items.length > 0;
      const found = await Promise.all(asked.map(has));
      return asked.filter((_, n) => found[n]);
    },
    [tenant],
    'menu',
  );
  const link = (title: string, ...path: string[]) => {
    const isCurrent =
      path.every((part, index) => current[index + 1] === part) && (path.length > 0 || current.length < 2);
    return (
      <li key={title}>
        <a href={address(tenant, ...path)} aria-current={isCurrent ? 'page' : undefined}>
          {title}
        </a>
      </li>
    );
  };
  const own = ownThings(me, services);
  if (own !== undefined)
    return (
      <ul>
        {pages.map(([name, title]) => link(title, name))}
        {own.map(({ service, name, plural }) => link(`My ${plural}`, service, name))}
      </ul>
    );
  const isShown = (resource: Resource) =>
    grantOf(me, resource) !== undefined &&
    (!rare.includes(resource.name) || used.includes(resource.name) || current[2] === resource.name);
  return (
    <>
      <ul>
        {link('News')}
        {pages.map(([name, title]) => link(title, name))}
      </ul>
      {services.map(({ name, resources }) => {
        const usable = resources.filter(isShown);
        const [first = [], others = []] = [true, false].map((is) => usable.filter(({ isDaily }) => isDaily === is));
        others.sort((one, other) => one.plural.localeCompare(other.plural));
        const linkTo = (resource: Resource) => link(capitalized(resource.plural), name, resource.name);
        if (usable.length === 0) return null;
        return (
          <section key={name}>
            <h2>{capitalized(name)}</h2>
            <ul>{first.map(linkTo)}</ul>
            {others.length > 0 && (
              <details open={others.some((resource) => current[2] === resource.name) || first.length === 0}>
                <summary>More</summary>
                <ul>{others.map(linkTo)}</ul>
              </details>
            )}
          </section>
        );
      })}
    </>
  );
}
