/** How far a caller's permission for an operation goes. */
import { insufficientScope } from '../../access/challenge.js';
import type { Grant, Principal } from '../../access/principal.js';
import type { Model } from '../../document/model.js';

/** @throws Fault `permission_missing`, also when only own records are granted of an operation that has no such limit. */
export function granted(
  caller: Principal,
  { document, name }: Model,
  verb: string,
  permission = `${name}.${verb}`,
): Grant {
  const grant = caller.grant(permission);
  const isOwnable = () => document.operation(`${name}.${verb}`)?.['x-own'] === true;
  if (grant === 'all' || (grant === 'own' && isOwnable())) return grant;
  throw insufficientScope(permission);
}
