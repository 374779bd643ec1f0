/** A new record has no id yet: the server assigns it. */
import { faultAt } from '../fault.js';

/** @throws Fault for an id in the body, before any other check. */
export function checkNew(body: unknown): void {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'id')) throw faultAt('/id', 'id_not_allowed');
}
