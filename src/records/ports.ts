import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Store } from '../store/port.js';
import type { AuditLog } from './audit.js';
import type { Quotas } from './quota.js';

/** What the services need from outside. Tests supply their own clock and ids. */
export interface Ports {
  readonly store: Store;
  readonly log: Logger;
  readonly clock: () => Date;
  /** A new id of letters and digits; ids sort in the order of their creation. */
  readonly newId: () => string;
  /** Called after a commit that queued mails. */
  readonly mailQueued: () => void;
  /** Also check references to supporting resources, whose records may be kept in another system. */
  readonly strictReferences: boolean;
  /** Where changes of records are told, if anywhere. */
  readonly audit?: AuditLog | undefined;
  /** Where tenants may have only so many records of a resource. */
  readonly quotas?: Quotas | undefined;
}

/** A UUID version 7 without dashes, by the clock of this machine. A server's ids are those of `Ids`. */
export const timeOrderedId = () => v7().replaceAll('-', '');
