/** A record that is created has no id yet: the server makes it. */
import { faultAt } from '../fault.js';

/** Throws a Fault for an id in the body, whatever else is in it. */
export function checkNew(body: unknown): void {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'id')) throw faultAt('/id', 'id_not_allowed');
}
