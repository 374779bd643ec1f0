/** Webhook endpoints as they are stored: what they ask for, how far they were told, and what waits for them. */
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { after, leaseMs, pauseMsAfter } from '../delivery/claims.js';
import type { Answer } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import type { Store } from '../store/port.js';
import type { Outcome } from './post.js';

/** The collection of all endpoints, by tenant. */
export const endpoints = 'webhooks.endpoints';

export const declareWebhooks = (store: Pick<Store, 'declare'>): Promise<void> => store.declare(endpoints, []);

type Shown = Answer<'webhookEndpoints.get'>;

/** What is sent, the same at each attempt. */
export interface Ping {
  /** `webhook-id` */
  readonly id: string;
  readonly type: 'changes' | 'ping';
  /** JSON. */
  readonly body: string;
  /** ISO 8601: when it is tried. */
  readonly due: string;
  /** Of changes: the log, and its last entry that this tells of. */
  readonly service?: string;
  readonly place?: string;
  readonly tries?: number;
  /** When it was tried first. */
  readonly first_at?: string;
}

interface Secret {
  readonly secret: string;
  /** Of an earlier one: when it ends. */
  readonly until?: string;
}

type Calculated = 'id' | 'sys_version' | 'state' | 'pending' | 'next_attempt_at' | 'secret' | 'previous_secret_until';

export interface Endpoint extends Omit<Shown, Calculated>, Stored {
  /** Never shown, newest first. */
  readonly secrets: readonly Secret[];
  /** Service → the last entry of its log that the endpoint was told of. */
  readonly told: Readonly<Record<string, string>>;
  readonly ping?: Ping;
  readonly test?: Ping;
  /** While a process sends to it: when others can. */
  readonly claimed_until?: string;
}

const [dayMs, maxFailingMs] = [86_400_000, 3 * 86_400_000];

/** How many secrets are valid at the same time. */
const maxSecrets = 4;

/** With a new secret; those before it end in a day. */
export function withSecret(secrets: readonly Secret[], now: Date): readonly Secret[] {
  const earlier = validAt(now, secrets).map((one) => ({ until: after(now, dayMs), ...one }));
  return [{ secret: `whsec_${randomBytes(32).toString('base64')}` }, ...earlier].slice(0, maxSecrets);
}

const validAt = (now: Date, secrets: readonly Secret[]) =>
  secrets.filter(({ until }) => until === undefined || until > now.toISOString());

export function headersFor({ id, body }: Ping, { secrets }: Endpoint, now: Date): Record<string, string> {
  const signatures = validAt(now, secrets).map(({ secret }) => new Webhook(secret).sign(id, now, body));
  return {
    'content-type': 'application/json',
    'user-agent': 'Gala-Webhooks',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}

const stateOf = ({ disabled_because, is_paused }: Endpoint) =>
  disabled_because !== undefined ? 'disabled' : is_paused ? 'paused' : 'active';

/** What people see of it: never a secret. */
export function shownOf(endpoint: Endpoint, now: Date): Shown {
  const { secrets, told: _, ping, test, claimed_until: __, ...rest } = endpoint;
  const state = stateOf(endpoint);
  const next = test ?? (state === 'active' ? ping : undefined);
  const [, { until } = {}] = validAt(now, secrets);
  const previous = until !== undefined && { previous_secret_until: until };
  return { ...rest, ...previous, state, pending: next !== undefined, ...(next && { next_attempt_at: next.due }) };
}

/** What can be sent to it now; `changes` if what has changed decides that. */
export function nextOf(endpoint: Endpoint, now: Date): Ping | 'changes' | undefined {
  const { claimed_until = '', test, ping } = endpoint;
  const at = now.toISOString();
  if (claimed_until > at) return undefined;
  if (test !== undefined) return test;
  if (stateOf(endpoint) !== 'active') return undefined;
  return ping === undefined ? 'changes' : ping.due <= at ? ping : undefined;
}

/** While it is sent to. */
export const claimed = (endpoint: Endpoint, ping: Ping, now: Date): Endpoint => ({
  ...endpoint,
  ...(ping.type === 'changes' && { ping }),
  claimed_until: after(now, leaseMs),
});

/** After an attempt. What was patched meanwhile has its own ping. @param pauseMs that the receiver wants. */
export function noted(endpoint: Endpoint, sent: Ping, outcome: Outcome, pauseMs: number, now: Date): Endpoint {
  const { claimed_until: _, test, ping, ...rest } = endpoint;
  const at = now.toISOString();
  const next: Endpoint = {
    ...rest,
    ...(test && test.id !== sent.id && { test }),
    ...(ping && ping.id !== sent.id && { ping }),
    last_attempt: { at, type: sent.type, ...outcome },
  };
  if (outcome.status === 410) return disabled(next, 'gone', at);
  if (outcome.error === undefined) return { ...next, last_success_at: at, told: toldOf(endpoint, sent) };
  if (ping?.id !== sent.id) return next;
  const { first_at = at, tries = 0 } = ping;
  const due = after(now, Math.max(pauseMsAfter(tries + 1), Math.min(pauseMs, dayMs)));
  if (due > after(new Date(first_at), maxFailingMs)) return disabled(next, 'failing', at);
  return { ...next, ping: { ...ping, tries: tries + 1, first_at, due } };
}

/** It may ask for other services by now. */
const toldOf = ({ told }: Endpoint, { service = '', place = '' }: Ping) =>
  place > (told[service] ?? place) ? { ...told, [service]: place } : told;

/** What is told when it is resumed is found out then. */
const disabled = ({ ping: _, ...rest }: Endpoint, disabled_because: string, disabled_at: string): Endpoint => ({
  ...rest,
  ...(rest.disabled_because === undefined && { disabled_because, disabled_at }),
});
