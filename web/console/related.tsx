/** What names a record: lists of them, and forms of new ones. */
import { capitalized, type Field, type Finder, plainName, type Resource } from './document.js';
import { address, may, type ResourceProps } from './page.js';
import { listing } from './session.js';
import { useLoad } from './ui.js';

/** Where people work with all that belongs to a record: name, title and permission of the pages. */
const pages: Readonly<Record<string, readonly (readonly [name: string, title: string, needs: string])[]>> = {
  awards: [
    ['letters', 'Letters and decisions', 'referenceProcesses.listByAward'],
    ['judging', 'Judging and decisions', 'reviews.listByAward'],
  ],
  events: [['reviewing', 'Reviewing and decisions', 'abstractReviews.listByEvent']],
};

/** Lists of other resources that are about one record of this one, and forms with it filled in. @param only of these. */
export function Related({ id, only, ...props }: ResourceProps & { id: string; only?: readonly string[] }) {
  const { me, tenant, services, resource } = props;
  const others = services
    .filter(({ name }) => name === resource.service)
    .flatMap(({ resources }) => resources)
    .filter(({ name }) => only?.includes(name) ?? true);
  const links = others.flatMap((other) => linkTo(resource, other, (finder) => may(me, `${other.name}.${finder.verb}`)));
  /** Those that name this one, and have no list by it. */
  const unlisted = others.flatMap((other) => {
    const isNaming = ({ target, required, schema }: Field) =>
      target === resource.name && (required || schema['x-expected'] === true);
    const field = links.some((link) => link.other === other) ? undefined : other.fields.find(isNaming);
    return field && may(me, `${other.name}.create`) ? [{ other, field: field.name }] : [];
  });
  const hasMail = only === undefined && may(me, 'messages.list');
  const own = (only === undefined && pages[resource.name]) || [];
  if (links.length + unlisted.length === 0 && !hasMail) return null;
  const newOf = (other: Resource, field: string) =>
    `${address(tenant, other.service, other.name)}/new?${new URLSearchParams({ [field]: id })}`;
  return (
    <nav class="related" aria-label="Related records">
      {own.map(
        ([name, title, needs]) =>
          may(me, needs) && (
            <span key={name}>
              <a href={address(tenant, name, id)}>{title}</a>
            </span>
          ),
      )}
      {links.map((link) => {
        const { other, finder, parameter, field } = link;
        const list = address(tenant, other.service, other.name);
        return (
          <span key={other.name}>
            <a href={`${list}?${new URLSearchParams({ by: finder.verb, [parameter]: id })}`}>
              {capitalized(other.plural)}
              <Count {...props} {...link} id={id} />
            </a>
            {may(me, `${other.name}.create`) && (
              <a href={newOf(other, field)} aria-label={`New ${other.noun}`}>
                +
              </a>
            )}
          </span>
        );
      })}
      {unlisted.map(({ other, field }) => (
        <span key={other.name}>
          <a href={newOf(other, field)}>New {other.noun}</a>
        </span>
      ))}
      {hasMail && (
        <span>
          <a href={address(tenant, 'mail', 'about', id)}>E-mails</a>
        </span>
      )}
    </nav>
  );
}

/** `parameter` is one of the finder, `field` one of the other record. */
type Link = Readonly<Record<'parameter' | 'field', string>> & { readonly other: Resource; readonly finder: Finder };

/** By the first finder that asks for nothing but a field that names this resource. */
function linkTo({ name: target }: Resource, other: Resource, mayUse: (finder: Finder) => boolean): Link[] {
  const naming = other.fields.filter((field) => field.target === target);
  const links = other.finders.filter(mayUse).flatMap((finder) => {
    const asked = finder.filters.filter(({ required }) => finder.isSearch || required);
    if (!finder.isSearch && asked.length !== 1) return [];
    return asked.flatMap(({ name: parameter }) => {
      const field = naming.find(({ name }) => plainName(name) === plainName(parameter))?.name;
      return field === undefined ? [] : [{ other, finder, parameter, field }];
    });
  });
  return links.slice(0, 1);
}

/** How many there are, as the index knows it; those who see their own only are not told. */
function Count({ gala, me, id, other, finder, parameter }: ResourceProps & Link & { id: string }) {
  const { verb, isSearch } = finder;
  const about = isSearch ? { body: { [parameter]: [id] }, fieldsToReturn: 'id' } : { [parameter]: id, fields: 'id' };
  const count = useLoad(
    async (signal) => {
      if (me.permissions[`${other.name}.${verb}`] !== 'all') return undefined;
      const input = { ...about, limit: 1, count: 'true' };
      return (await listing(gala, other.name, verb)(input, { signal }).catch(() => undefined))?.total;
    },
    [id],
    `count ${other.name} ${verb} ${parameter} ${id}`,
  );
  return count.value === undefined ? null : <span class="quiet"> {count.value.toLocaleString()}</span>;
}
