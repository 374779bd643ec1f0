import type { Mail } from '../records/message.js';

/** Delivers e-mails. Sending the same `id` twice should have no further effect, if the transport can detect it. */
export interface Transport {
  /** @throws TransportDown, or another error that affects this e-mail only. */
  send(id: string, mail: Mail): Promise<void>;
}

/** No e-mails can be sent at present. */
export class TransportDown extends Error {}
