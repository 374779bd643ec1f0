/** What a caller finds in the console: the staff of a tenant its resources, all others their own records, by plain names. */
import { abstracts, applications } from '../conference/names.js';
import type { Resource, Service } from '../document.js';
import type { Me } from '../page.js';

/** How far the caller may find or create records of a resource, if at all. */
export function grantOf(me: Me, { name, finders, operations }: Resource): 'all' | 'own' | undefined {
  const verbs = [...finders.map(({ verb }) => verb), ...(operations.has('create') ? ['create'] : [])];
  const grants = verbs.flatMap((verb) => me.permissions[`${name}.${verb}`] ?? []);
  return grants.includes('all') ? 'all' : grants[0];
}

/**
 * What belongs to a caller who sees nothing of others but lists of kinds, such as kinds of reference.
 * @returns undefined for staff.
 */
export function ownThings(me: Me, services: readonly Service[]): readonly Resource[] | undefined {
  const resources = services.flatMap((service) => service.resources);
  const isOfAll = ({ name, finders }: Resource) =>
    ['create', ...finders.map(({ verb }) => verb)].some(
      (verb) => verb !== 'list' && me.permissions[`${name}.${verb}`] === 'all',
    );
  const own = resources.filter((resource) => grantOf(me, resource) === 'own');
  if (own.length === 0 || resources.some(isOfAll)) return undefined;
  // My conflicts, and My reviews have these, with the abstracts and applications that a reviewer reads
  const isOnPage = ({ name }: Resource) =>
    [abstracts, applications].some(
      ({ reviews, resource, conflicts }) =>
        name === conflicts ||
        (me.permissions[`${reviews}.submit`] === 'own' &&
          (name === reviews || (name === resource && me.permissions[`${resource}.create`] === undefined))),
    );
  return own.filter((resource) => !isOnPage(resource));
}
