/** Places that many want at once. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import type { Suite } from '../support/api.js';
import type { Reply, World } from '../support/harness.js';

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

export const availability = async (ask: Ask, id: string) =>
  (await ask('GET', `/functions/acme/${id}/availability`)).body;
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

/** 200 buyers want 120 seats at once, each on a connection of its own, some in a batch. */
export async function rush(asks: readonly Ask[]): Promise<{ sold: number; counted: number; codes: string[] }> {
  const [first] = asks as [Ask];
  const id = await newFunction(first, withCapacity(120));
  const replies = await times(200, (i) => {
    const ask = asks[i % asks.length] as Ask;
    const fields = { contact_id: `contact-${i}` };
    return i % 5 === 0 ? inBatch(ask, { operation: 'create', object: ticket(id, fields) }) : buy(ask, id, fields);
  });
  const refusals = replies.filter(({ status }) => status !== 200);
  for (const refusal of refusals) refused(refusal, 'sold_out', 0);
  const { length: counted } = await recount(first, id);
  assert.equal(replies.length - refusals.length, counted);
  return { sold: counted, counted: (await availability(first, id)).sold, codes: refusals.map(({ body }) => body.code) };
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

/** The counter, the tickets, the capacity and sold_out say the same. */
export async function agrees(ask: Ask, id: string): Promise<{ fee_id?: string; contact_id: string }[]> {
  const tickets = await recount(ask, id);
  const { capacity, sold, remaining } = await availability(ask, id);
  const record = await read(ask, id);
  assert.equal(sold, tickets.length);
  assert.equal(capacity, record.capacity_options.capacity);
  assert.equal(remaining, capacity - sold);
  assert.ok(remaining >= 0);
  assert.equal(record.sold_out, remaining === 0);
  return tickets;
}

const counterOf = (gala: World, id: string) => gala.store.read({ collection: 'events.counters', tenant: 'acme', id });

/** As if the function and its tickets had been stored before there were counters. */
export async function forget(gala: World, id: string): Promise<void> {
  const previous = await counterOf(gala, id);
  assert.ok(previous);
  await gala.store.commit([{ remove: { collection: 'events.counters', tenant: 'acme', id }, previous }]);
}

/** @param numRuns of what happens to tickets in whatever order. */
export const tickets =
  (numRuns: number): Suite =>
  (start) => {
    let gala: World;
    let ask: Ask;
    before(async () => {
      gala = await start();
      ask = through(gala);
    });

    it('keep to the limit of a contact who asks 20 times at once', async () => {
      assert.equal(await greed(ask), 4);
    });

    describe('at once', () => {
      it('200 buyers get 120 seats', async () => {
        const { sold, counted, codes } = await rush([ask]);
        assert.deepEqual([sold, counted, codes.length], [120, 120, 80]);
      });

      it('100 operations of a batch get 30 seats', async () => {
        const id = await newFunction(ask, withCapacity(30));
        const operations = Array.from({ length: 100 }, (_, i) => ({
          operation: 'create',
          object: ticket(id, { contact_id: `contact-${i}` }),
        }));
        const { body } = await ask('POST', '/functionTickets/acme/batch', { operations });
        assert.deepEqual([body.success_count, body.error_count], [30, 70]);
        assert.deepEqual(await availability(ask, id), { capacity: 30, sold: 30, remaining: 0 });
        assert.equal((await recount(ask, id)).length, 30);
      });

      it('40 buyers get 15 seats of a fee', async () => {
        const id = await newFunction(ask, withCapacity(30));
        const fee_id = await newFee(ask, id, withCapacity(15));
        const replies = await times(40, (i) => buy(ask, id, { fee_id, contact_id: `contact-${i}` }));
        for (const reply of replies) if (reply.status !== 200) refused(reply, 'sold_out', 0);
        assert.equal((await recount(ask, id)).length, 15);
        assert.deepEqual(await availability(ask, id), { capacity: 30, sold: 15, remaining: 15 });
      });

      it('a capacity that changes while 60 buy is never below what is sold', async () => {
        for (let round = 0; round < 3; round++) {
          const id = await newFunction(ask, withCapacity(40));
          const sales = times(60, (i) => buy(ask, id, { contact_id: `contact-${i}` }));
          const changes = times(12, (i) => resize(ask, id, 10 + ((i * 17) % 31)));
          for (const reply of await sales) if (reply.status !== 200) refused(reply, 'sold_out', 0);
          for (const reply of await changes) if (reply.status !== 200) refused(reply, 'capacity_below_sold');
          await agrees(ask, id);
        }
      });

      it('other changes of a function leave sold_out true', async () => {
        for (let round = 0; round < 3; round++) {
          const id = await newFunction(ask, withCapacity(5));
          const path = `/functions/acme/${id}`;
          const rename = (i: number) => ask('PATCH', path, [{ op: 'replace', path: '/name', value: `Dinner ${i}` }]);
          const sell = async () => {
            const { status, body } = await buy(ask, id);
            if (status === 200) await ask('DELETE', `/functionTickets/acme/${body.id}`);
          };
          const keep = times(5, () => buy(ask, id));
          await Promise.all([keep, times(10, rename), times(15, sell)]);
          await agrees(ask, id);
        }
      });
    });

    it('whatever happens to tickets at once, availability is a recount and never above capacity', async () => {
      const place = fc.record({
        function: fc.nat(1),
        fee: fc.constantFrom(0, 0, 0, 1, 2, 2),
        contact: fc.constantFrom('contact-1', 'contact-2'),
        status: fc.constantFrom('active', 'active', 'cancelled'),
      });
      const of = fc.nat(9);
      const step = fc.oneof(
        { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('create', 'batch create'), place }) },
        { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('replace', 'batch update'), of, place }) },
        { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'activate', 'delete'), of }) },
        {
          weight: 1,
          arbitrary: fc.record({ do: fc.constant('resize'), of, capacity: fc.integer({ min: 1, max: 5 }) }),
        },
      );
      type Step = {
        do: string;
        of?: number;
        capacity?: number;
        place?: typeof place extends fc.Arbitrary<infer P> ? P : 0;
      };
      const waves = fc.array(fc.array(step as fc.Arbitrary<Step>, { minLength: 1, maxLength: 12 }), { maxLength: 5 });
      const expected = ['sold_out', 'limit_reached', 'capacity_below_sold', 'record_not_found', 'fee_mismatch'];

      await fc.assert(
        fc.asyncProperty(waves, async (waves) => {
          const limited = { ...withCapacity(4), maximum_allowed_tickets: 3 };
          const ids = [await newFunction(ask, limited), await newFunction(ask, withCapacity(3))];
          const fees = [await newFee(ask, ids[0] as string, withCapacity(2)), await newFee(ask, ids[1] as string)];
          const known: string[] = [];
          const bodyOf = ({ function: f, fee, contact, status }: NonNullable<Step['place']>) =>
            ticket(ids[f] as string, { contact_id: contact, status, ...(fee < 2 && { fee_id: fees[(f + fee) % 2] }) });
          const run = async (one: Step) => {
            const id = known[(one.of ?? 0) % Math.max(1, known.length)] ?? 'none';
            const object = one.place && bodyOf(one.place);
            const address = `/functionTickets/acme/${id}`;
            switch (one.do) {
              case 'create':
                return await ask('POST', '/functionTickets/acme', object);
              case 'batch create':
                return await inBatch(ask, { operation: 'create', object });
              case 'replace':
                return await ask('PUT', address, object);
              case 'batch update':
                return await inBatch(ask, { operation: 'update', id, object });
              case 'delete':
                return await ask('DELETE', address);
              case 'resize':
                return await resize(ask, ids[(one.of ?? 0) % 2] as string, one.capacity ?? 1);
              default:
                return await set(ask, id, 'status', one.do === 'cancel' ? 'cancelled' : 'active');
            }
          };
          for (const wave of waves) {
            const replies = await Promise.all(wave.map(run));
            for (const [i, { status, body }] of replies.entries()) {
              if (status !== 200) assert.ok(expected.includes(body.code), JSON.stringify(body));
              else if (wave[i]?.do.endsWith('create')) known.push(body.id);
            }
            const held = (await Promise.all(ids.map((id) => agrees(ask, id)))) as {
              fee_id?: string;
              contact_id: string;
            }[][];
            for (const [f, tickets] of held.entries())
              for (const { fee_id = fees[f] } of tickets) assert.equal(fee_id, fees[f]);
            assert.ok(held.flat().filter(({ fee_id }) => fee_id === fees[0]).length <= 2);
            for (const contact of ['contact-1', 'contact-2'])
              assert.ok((held[0]?.filter(({ contact_id }) => contact_id === contact).length ?? 0) <= 3);
          }
        }),
        { numRuns },
      );
    });

    it('counters that are missing start from a count', async () => {
      const id = await newFunction(ask, withCapacity(10));
      const fee_id = await newFee(ask, id, withCapacity(8));
      for (let i = 0; i < 6; i++) await buy(ask, id, { fee_id, status: i < 2 ? 'cancelled' : 'active' });
      await forget(gala, id);
      await forget(gala, fee_id);
      assert.deepEqual(await availability(ask, id), { capacity: 10, sold: 4, remaining: 6 });
      const replies = await times(20, (i) => buy(ask, id, i % 2 ? { fee_id } : {}));
      assert.equal(replies.filter(({ status }) => status === 200).length, 6);
      const tickets = await agrees(ask, id);
      assert.ok(tickets.filter((one) => one.fee_id === fee_id).length <= 8);
    });
  };
