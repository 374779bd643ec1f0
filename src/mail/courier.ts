/** What the deliverer needs to know of e-mails. */
import { permissions } from '../auth/permissions.js';
import { Deliverer, type DelivererOptions } from '../delivery/deliverer.js';
import type { Attempt, Delivery, Next } from '../delivery/delivery.js';
import { daytime } from '../lib/times.js';
import { withSecrets } from '../links/links.js';
import type { CancelReason, Wanted } from '../records/registry.js';
import { type Base, reading, unitOfWork } from '../records/unitOfWork.js';
import type { Work } from '../records/work.js';
import { dropped, leftOf, type Message, remainder } from './message.js';
import { messages, Outbox, queue } from './outbox.js';
import type { Transport } from './transport.js';

/** Delivers the e-mails of the outbox. */
export type Courier = Deliverer<Message>;

type Settled = NonNullable<Delivery<Message>['settled']>;

type CourierOptions = Omit<DelivererOptions<Message>, 'delivery'> & {
  readonly transport: Transport;
  readonly settled?: Settled;
};

export const newCourier = ({ transport, settled, ...options }: CourierOptions): Courier =>
  new Deliverer({ ...options, delivery: { ...deliveryBy(transport, options), ...(settled && { settled }) } });

/** Asks the service of an e-mail, by its kind, whether its record still asks for it. One that is for the day waits for the day. */
export const settling =
  (wanted: Readonly<Record<string, Wanted>>, base: Base): Settled =>
  async (tenant, message) => {
    const { id, email, about, to, by_day } = message;
    const scope = { tenant, caller: nobody };
    const work = await reading(base, scope, async (work) => work);
    const now = work.now.getTime();
    const reason = await whyOver(wanted[email], [about].flat(), to, work, id);
    const start = reason === undefined && by_day !== undefined ? daytime(now, by_day) : now;
    if (reason !== undefined || start > now) return reason ?? new Date(start);
    if (!(await isOutdated(message, wanted[email], work))) return undefined;
    await unitOfWork(base, scope, async (work) => await new Outbox(work).gatherAgain(message));
    return work.now; // the claim is void by that
  };

/** Whether an e-mail that nobody has got lists what is not asked for any more: it has waited for the mail server or for the day. */
async function isOutdated({ to, gathers, attempts = [] }: Message, wanted: Wanted | undefined, work: Work) {
  if (attempts.some(({ result }) => result === 'sent')) return false;
  for (const one of gathers?.listed ?? []) if ((await wanted?.(one, to, work)) !== undefined) return true;
  return false;
}

/** Why none of these records asks for an e-mail any more; undefined if one does. */
async function whyOver(wanted: Wanted | undefined, about: readonly string[], to: string, work: Work, id: string) {
  let reason: CancelReason | undefined;
  for (const one of about) {
    reason = await wanted?.(one, to, work, id);
    if (reason === undefined) return undefined;
  }
  return reason;
}

/** The caller of what the server does by itself. */
export const nobody = {
  id: 'courier',
  contactId: '',
  email: undefined,
  tenants: new Set<string>(),
  expires: Number.POSITIVE_INFINITY,
  ...permissions([]),
};

const deliveryBy = (
  transport: Transport,
  { store, clock }: Pick<CourierOptions, 'store' | 'clock'>,
): Delivery<Message> => ({
  noun: 'e-mail',
  plural: 'e-mails',
  queue,
  collection: messages,
  slots: transport.slots,
  maxTryingMs: 24 * 3_600_000,
  leftOf,
  send: async (id, message, recipient, tenant) => {
    const mail = message.links ? await withSecrets(id, message, { recipient, tenant }, store, clock()) : message;
    return await transport.send(id, mail, recipient);
  },
  inState: (message, state, now) => {
    const isLeft = state === 'sending' && message.state === 'sending';
    return isLeft ? leftBehind(message, now) : { ...message, state };
  },
  dropped,
  noted,
  remainder,
  close: async () => await transport.close?.(),
});

function noted({ next_attempt_at: _, left: __, ...message }: Message, attempt: Attempt, next: Next): Message {
  const attempts = shortened([...(message.attempts ?? []), attempt]);
  const isSent = attempt.result === 'sent' && attempt.to === message.to;
  const noted: Message = { ...message, attempts, ...(isSent && { sent_at: attempt.at }) };
  if (next.state !== 'done') return { ...noted, ...next };
  if (noted.sent_at === undefined) return { ...noted, state: 'failed', failed_at: next.at };
  const { gathers: ___, ...sent } = noted;
  return { ...sent, state: 'sent' };
}

/** Its process ended while it handed the message over: nobody knows whether the recipient has it. */
const leftBehind = (message: Message, now: Date): Message => {
  const [to = message.to] = leftOf(message);
  const reply = 'The server ended before it could note what the mail server said.';
  const attempt: Attempt = { at: now.toISOString(), to, result: 'unknown', reply };
  return { ...message, attempts: shortened([...(message.attempts ?? []), attempt]) };
};

/** How many attempts without success an e-mail shows. */
const maxAttempts = 100;

function shortened(attempts: readonly Attempt[]): Attempt[] {
  const failed = attempts.filter(({ result }) => result !== 'sent');
  const dropped = new Set(failed.slice(0, -maxAttempts));
  return attempts.filter((attempt) => !dropped.has(attempt));
}
