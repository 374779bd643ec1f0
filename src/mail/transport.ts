import type { Mail } from '../records/message.js';

/** Delivers mails. Sending the same `id` twice should have no further effect, where the transport can tell. */
export interface Transport {
  send(id: string, mail: Mail): Promise<void>;
}
