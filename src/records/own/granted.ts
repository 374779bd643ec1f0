/** Checks how far a caller's permission for an operation goes. */
import { insufficientScope } from '../../auth/challenge.js';
import type { Grant, Principal } from '../../auth/permissions.js';
import type { Model } from '../../schema/model.js';

/** @throws Fault `permission_missing`, also if the permission is limited to own records but the operation cannot be. */
export function granted(
  caller: Principal,
  { document, name }: Pick<Model, 'document' | 'name'>,
  verb: string,
  permission = `${name}.${verb}`,
): Grant {
  const grant = caller.grant(permission);
  const isOwnable = () => document.operation(`${name}.${verb}`)?.['x-own'] === true;
  if (grant === 'all' || (grant === 'own' && isOwnable())) return grant;
  throw insufficientScope(permission);
}
