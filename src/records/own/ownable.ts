/** How far a caller's permission for an operation goes. */
import type { Grant, Principal } from '../../access/principal.js';
import type { Model } from '../../document/model.js';
import { Fault } from '../../fault.js';

/** Verbs of all resources that work on the records they are let at. */
const familyVerbs = /^(get|replace|patch|delete|batch|search|list|listBy\w+)$/;

/**
 * Whether a permission for the operation may be limited to own records. Not where nobody owns any; and who could create what opens
 * other records would let himself at those.
 */
export function isOwnable(model: Model, verb: string): boolean {
  const { owners, openedBy, links, name, document } = model;
  if (document.operation(`${name}.${verb}`)?.['x-own'] === true) return true;
  if (verb === 'create') return owners.length > 0 && !links.some((link) => link.to.openedBy.includes(link));
  return familyVerbs.test(verb) && owners.length + openedBy.length > 0;
}

/** @throws Fault `permission_missing` */
export function granted(caller: Principal, model: Model, verb: string, permission = `${model.name}.${verb}`): Grant {
  const grant = caller.grant(permission);
  if (grant === 'all' || (grant === 'own' && isOwnable(model, verb))) return grant;
  throw new Fault('permission_missing', `The token's permissions do not name ${permission}.`);
}
