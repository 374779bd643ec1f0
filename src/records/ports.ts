import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Store } from '../store/port.js';

/** What the services need of the world; tests bring their own clock and ids. */
export interface Ports {
  readonly store: Store;
  readonly log: Logger;
  readonly clock: () => Date;
  /** A new id: letters and digits, in the order of creation. */
  readonly newId: () => string;
  /** Called when mails were committed to the outbox. */
  readonly mailQueued: () => void;
  /** Check references to records that may be kept elsewhere, too. */
  readonly strictReferences: boolean;
}

/** A UUID version 7 without dashes. */
export const timeOrderedId = () => v7().replaceAll('-', '');
