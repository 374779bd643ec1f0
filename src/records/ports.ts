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
  /** A new id of letters and digits; ids sort in order of creation. */
  readonly newId: () => string;
  /** Called after a commit that queued e-mails. */
  readonly mailQueued: () => void;
  /** Also checks references to supporting resources, whose records may be stored in another system. */
  readonly strictReferences: boolean;
  /** The audit log, if any. */
  readonly audit?: AuditLog | undefined;
  /** The maximum numbers of records per tenant, if any. */
  readonly quotas?: Quotas | undefined;
}

/** A UUID version 7 without dashes, by the clock of this machine. Servers use `Ids` instead. */
export const timeOrderedId = () => v7().replaceAll('-', '');
