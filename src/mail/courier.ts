/** What the deliverer needs to know of e-mails. */
import { Deliverer, type DelivererOptions } from '../delivery/deliverer.js';
import type { Attempt, Delivery, Next } from '../delivery/delivery.js';
import { leftOf, type Message, messages, queue } from './outbox.js';
import type { Transport } from './transport.js';

/** Delivers the e-mails of the outbox. */
export type Courier = Deliverer<Message>;

type CourierOptions = Omit<DelivererOptions<Message>, 'delivery'> & { readonly transport: Transport };

export const newCourier = ({ transport, ...options }: CourierOptions): Courier =>
  new Deliverer({ ...options, delivery: deliveryBy(transport) });

const deliveryBy = (transport: Transport): Delivery<Message> => ({
  noun: 'e-mail',
  plural: 'e-mails',
  queue,
  collection: messages,
  slots: transport.slots,
  maxTryingMs: 24 * 3_600_000,
  leftOf,
  send: (id, message, to) => transport.send(id, message, to),
  inState: (message, state) => ({ ...message, state }),
  noted,
  remainder,
  close: async () => await transport.close?.(),
});

function noted({ next_attempt_at: _, left: __, ...message }: Message, attempt: Attempt, next: Next): Message {
  const attempts = shortened([...(message.attempts ?? []), attempt]);
  const isSent = attempt.result === 'sent' && attempt.to === message.to;
  const noted: Message = { ...message, attempts, ...(isSent && { sent_at: attempt.at }) };
  if (next.state !== 'done') return { ...noted, ...next };
  return noted.sent_at === undefined ? { ...noted, state: 'failed', failed_at: next.at } : { ...noted, state: 'sent' };
}

/** How many attempts without success an e-mail shows. */
const maxAttempts = 100;

function shortened(attempts: readonly Attempt[]): Attempt[] {
  const failed = attempts.filter(({ result }) => result !== 'sent');
  const dropped = new Set(failed.slice(0, -maxAttempts));
  return attempts.filter((attempt) => !dropped.has(attempt));
}

/** That there was one, so that its notification is not sent again. */
const remainder = ({ id, about, email, preview, sys_version }: Message) =>
  preview ? undefined : { id, about, email, state: 'removed', sys_version };
