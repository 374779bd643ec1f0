import type { Mail } from '../records/message.js';

/** Delivers mails. Sending the same `id` twice should have no further effect, where the transport can tell. */
export interface Transport {
  /** @throws TransportDown, or another error that is about this mail alone. */
  send(id: string, mail: Mail): Promise<void>;
}

/** No mail at all can be sent at present. */
export class TransportDown extends Error {}
