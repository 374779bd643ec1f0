/** A server whose e-mails a test delivers as it likes: when, with what answer, and by how many processes. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { Unsent } from '../../src/delivery/delivery.js';
import { type Courier, newCourier } from '../../src/mail/courier.js';
import type { Transport } from '../../src/mail/transport.js';
import { type Start, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { happening } from '../support/until.js';
import { notified } from './messages.js';

export const begin = Date.parse('2026-03-01T12:00:00.000Z');
export const [second, hour, day] = [1000, 3_600_000, 24 * 3_600_000];

export const unsent = (kind: Unsent['kind'], reply: string, forAll?: string) =>
  new Unsent(kind, reply, { code: 'ETEST' }, undefined, forAll);

/** An e-mail of the outbox, as it is listed. */
export interface Message {
  readonly id: string;
  readonly state: string;
  // biome-ignore lint/suspicious/noExplicitAny: what else it has is looked at as it comes
  readonly [field: string]: any;
}

export function postOffice(start: Start) {
  let defaultSend: Transport['send'];
  const usual: Transport['send'] = (...given) => defaultSend(...given);
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const others: Courier[] = [];

  const gala = served(start, { log });
  before(async () => {
    defaultSend = gala.transport.send;
  });
  beforeEach(() => {
    gala.clock.now = new Date(begin);
    lines.length = 0;
  });
  afterEach(async () => {
    gala.transport.send = defaultSend;
    for (const one of others.splice(0)) await one.close();
    gala.clock.now = new Date(begin + 2 * day); // nothing is left for the next test
    await delivered();
  });

  /** Delivers all that is due, as if the time of a pause had passed. */
  const delivered = async () => {
    gala.courier.wake();
    await gala.courier.idle();
  };
  const at = async (milliseconds: number) => {
    gala.clock.now = new Date(begin + milliseconds);
    await delivered();
  };
  const lasting = token({ exp: (begin + 100 * day) / second });
  const stored = async (tenant: string): Promise<Message[]> =>
    (await gala.get(`/awards/messages/${tenant}`, { token: lasting })).body.Items;
  const statesOf = async (tenant: string) => (await stored(tenant)).map(({ state }) => state);
  const post = async (address: string, body?: unknown) => await gala.post(address, body, { token: lasting });
  /** Retries or cancels an e-mail, and waits for what comes of it. */
  const told = async (verb: 'retry' | 'cancel', tenant: string, id: string) => {
    const { status, body } = await post(`/awards/messages/${tenant}/${id}/${verb}`);
    await gala.courier.idle();
    return { status, body, code: body.code as string | undefined };
  };
  const only = async (tenant: string) => (await stored(tenant))[0] as Message;
  const resultsIn = ({ attempts }: Message) => attempts.map(({ result }: { result: string }) => result);
  const errors = () => lines.filter(({ level }) => level === 50).map(({ msg }) => msg);
  const areAll = async (state: string, tenant: string) =>
    assert.deepEqual(new Set(await statesOf(tenant)), new Set([state]));
  const another = (send: Transport['send'], slots?: number) => {
    const { store, clock } = gala;
    const transport: Transport = { send, ...(slots !== undefined && { slots }) };
    const one = newCourier({ store, transport, log: pino({ level: 'silent' }), clock: () => clock.now });
    others.push(one);
    return one;
  };
  /** Queues e-mails, and waits until each was tried once; answers what they are about. */
  const attempted = async (tenant: string, count = 1) => {
    const about = await notified(gala, tenant, count);
    await gala.courier.idle();
    return about;
  };
  /** Queues e-mails that this courier is not told of. */
  const queued = async (tenant: string, count: number) => {
    gala.courier.wake = () => {};
    await notified(gala, tenant, count);
    Reflect.deleteProperty(gala.courier, 'wake');
  };
  /** Sends, and keeps the ids of what went to first recipients; if it is held, not before it is released. */
  const collecting = ({ isHeld = false } = {}) => {
    const sent: string[] = [];
    const [begun, released] = [happening(), happening()];
    if (!isHeld) released.happen();
    const send: Transport['send'] = async (id, mail, to) => {
      if (to === mail.to) sent.push(id);
      begun.happen();
      await released.happened;
      return 'sent';
    };
    return { sent, send, begun: begun.happened, release: released.happen };
  };
  const failing = (kind: Unsent['kind'], reply = 'no') => {
    gala.transport.send = async () => {
      throw unsent(kind, reply);
    };
  };
  const asked = { areAll, errors, lasting, lines, only, post, resultsIn, stored, statesOf };
  const done = { another, at, attempted, collecting, delivered, failing, others, queued, told, usual };
  return { gala, ...asked, ...done };
}
