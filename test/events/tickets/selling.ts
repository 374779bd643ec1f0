/** Shared code for tests that sell tickets, with any kind of client. */
import { strict as assert } from 'node:assert';
import type { Reply, World } from '../../support/harness.js';

/** Something that takes calls: a world, or servers that are processes of their own. */
export type Ask = (method: string, address: string, body?: unknown) => Promise<Pick<Reply, 'status' | 'body'>>;

export const through =
  (gala: World): Ask =>
  (method, address, body) =>
    gala.call(method, address, body === undefined ? {} : { body });

export const withCapacity = (capacity: number) => ({ enable_capacity: true, capacity_options: { capacity } });

export async function newFunction(ask: Ask, fields: object = {}): Promise<string> {
  const { body } = await ask('POST', '/functions/acme', { name: 'Gala dinner', event_id: 'event-1', ...fields });
  return body.id;
}

export async function newFee(ask: Ask, function_id: string, fields: object = {}): Promise<string> {
  const body = { name: 'Dinner', event_id: 'event-1', function_id, ...fields };
  return (await ask('POST', '/functionFees/acme', body)).body.id;
}

export const ticket = (function_id: string, fields: object = {}) => ({
  name: 'Seat',
  event_id: 'event-1',
  contact_id: 'contact-1',
  function_id,
  ...fields,
});

export const buy = (ask: Ask, function_id: string, fields: object = {}) =>
  ask('POST', '/functionTickets/acme', ticket(function_id, fields));

export const set = (ask: Ask, id: string, field: string, value: unknown) =>
  ask('PATCH', `/functionTickets/acme/${id}`, [{ op: 'add', path: `/${field}`, value }]);

export const resize = (ask: Ask, id: string, capacity: number, resource = 'functions') =>
  ask('PATCH', `/${resource}/acme/${id}`, [{ op: 'replace', path: '/capacity_options/capacity', value: capacity }]);

export const availability = async (ask: Ask, id: string, resource = 'functions') =>
  (await ask('GET', `/${resource}/acme/${id}/availability`)).body;
export const read = async (ask: Ask, id: string, resource = 'functions') =>
  (await ask('GET', `/${resource}/acme/${id}`)).body;

/** Active tickets of a function, counted one by one. */
export async function recount(ask: Ask, function_id: string): Promise<{ fee_id?: string; contact_id: string }[]> {
  const { body } = await ask('GET', `/functionTickets/acme/function/${function_id}?limit=1000`);
  return body.Items.filter(({ status }: { status: string }) => status === 'active');
}

export const times = <T>(count: number, task: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => task(index)));

export function refused(reply: Pick<Reply, 'status' | 'body'>, code: string, remaining?: number): void {
  assert.deepEqual([reply.status, reply.body.code, reply.body.remaining], [409, code, remaining]);
}

/** Many buyers want seats at once, each on their own connection, some in a batch. There are three seats for five of them. */
export async function rush(
  asks: readonly Ask[],
  buyers: number,
): Promise<{ sold: number; counted: number; refused: number }> {
  const [first] = asks as [Ask];
  const id = await newFunction(first, withCapacity((buyers * 3) / 5));
  const replies = await times(buyers, (i) => {
    const ask = asks[i % asks.length] as Ask;
    const fields = { contact_id: `contact-${i}` };
    return i % 5 === 0 ? inBatch(ask, { operation: 'create', object: ticket(id, fields) }) : buy(ask, id, fields);
  });
  const refusals = replies.filter(({ status }) => status !== 200);
  for (const refusal of refusals) refused(refusal, 'sold_out', 0);
  const { length: counted } = await recount(first, id);
  assert.equal(replies.length - refusals.length, counted);
  return { sold: counted, counted: (await availability(first, id)).sold, refused: refusals.length };
}

/** What became of one operation of a batch. */
export async function inBatch(ask: Ask, operation: object): Promise<Pick<Reply, 'status' | 'body'>> {
  const { body } = await ask('POST', '/functionTickets/acme/batch', { operations: [operation] });
  const [{ status, object, error }] = body.results;
  return { status, body: object ?? error };
}

/** 20 calls at once for one contact who may hold 4. */
export async function greed(ask: Ask): Promise<number> {
  const id = await newFunction(ask, { maximum_allowed_tickets: 4 });
  const replies = await times(20, () => buy(ask, id));
  for (const reply of replies) if (reply.status !== 200) refused(reply, 'limit_reached', 0);
  return (await recount(ask, id)).length;
}

/** The counters, the tickets, the capacities and sold_out say the same. */
export async function agrees(ask: Ask, id: string): Promise<{ fee_id?: string; contact_id: string }[]> {
  const tickets = await recount(ask, id);
  const { capacity, sold, remaining } = await availability(ask, id);
  const record = await read(ask, id);
  assert.equal(sold, tickets.length);
  assert.equal(capacity, record.capacity_options.capacity);
  assert.equal(remaining, capacity - sold);
  assert.ok(remaining >= 0);
  const fees: { id: string }[] = (await ask('GET', `/functionFees/acme/function/${id}`)).body.Items;
  const left = await Promise.all(fees.map((fee) => availability(ask, fee.id, 'functionFees')));
  for (const [n, fee] of fees.entries())
    assert.equal(left[n].sold, tickets.filter(({ fee_id }) => fee_id === fee.id).length);
  const isAnyFeeLeft = fees.length === 0 || left.some((fee) => fee.remaining !== 0);
  assert.equal(record.sold_out, remaining === 0 || !isAnyFeeLeft);
  return tickets;
}

const counterOf = (gala: World, id: string) => gala.store.read({ collection: 'events.counters', tenant: 'acme', id });

/** As if the function and its tickets had been stored before there were counters. */
export async function forget(gala: World, id: string): Promise<void> {
  const previous = await counterOf(gala, id);
  assert.ok(previous);
  await gala.store.commit([{ remove: { collection: 'events.counters', tenant: 'acme', id }, previous }]);
}
