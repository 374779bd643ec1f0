/** Places that many want at once. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import {
  type Ask,
  agrees,
  availability,
  buy,
  forget,
  greed,
  inBatch,
  newFee,
  newFunction,
  refused,
  resize,
  rush,
  set,
  through,
  ticket,
  times,
  withCapacity,
} from '../events/tickets/selling.js';
import { type Suite, served } from '../support/api.js';
import type { Reply } from '../support/harness.js';
import { useOf } from '../support/use.js';

export interface Bustle {
  /** Those who buy at once, at most. */
  readonly buyers: number;
  /** How often what changes at once is tried. */
  readonly rounds: number;
  /** Random operations on tickets in any order. */
  readonly numRuns: number;
}

export const tickets =
  ({ buyers, rounds, numRuns }: Bustle): Suite =>
  (start) => {
    const gala = served(start);
    let ask: Ask;
    before(async () => {
      ask = through(gala);
    });

    it('keep to the limit of a contact who asks 20 times at once', async () => {
      assert.equal(await greed(ask), 4);
    });

    describe('bought at once', () => {
      it(`go to ${(buyers * 3) / 5} of ${buyers} buyers when there are as many seats`, async () => {
        const seats = (buyers * 3) / 5;
        assert.deepEqual(await rush([ask], buyers), { sold: seats, counted: seats, refused: buyers - seats });
      });

      it('keep sold_out right while the function is renamed', async () => {
        for (let round = 0; round < rounds; round++) {
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

    it('are counted exactly and never exceed the capacity, whatever changes at once', async () => {
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

    it('are counted anew where a counter is missing', async () => {
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

    describe('of one contact', () => {
      const limit = (id: string, most?: number) =>
        ask('PATCH', `/functions/acme/${id}`, [
          { op: most === undefined ? 'remove' : 'add', path: '/maximum_allowed_tickets', value: most },
        ]);
      const all = async (replies: Promise<Pick<Reply, 'status' | 'body'>>[]) => {
        for (const { status, body } of await Promise.all(replies)) assert.equal(status, 200, JSON.stringify(body));
      };

      it('cost the same to read, however many there are, even if none is active', async () => {
        const id = await newFunction(ask, { maximum_allowed_tickets: 1000 });
        const readsOnce = async () => {
          const { result, use } = await useOf(gala.store, () => buy(ask, id));
          await set(ask, result.body.id, 'status', 'cancelled');
          return use.read;
        };
        // A server under pressure may have a sale tried again, which reads more.
        const reads = async () => Math.min(await readsOnce(), await readsOnce(), await readsOnce());
        await buy(ask, id);
        const few = await reads();
        const { body } = await ask('POST', '/functionTickets/acme/batch', {
          operations: Array.from({ length: 60 }, () => ({ operation: 'create', object: ticket(id) })),
        });
        assert.equal(await reads(), few);
        for (const one of body.results) await set(ask, one.id, 'status', 'cancelled');
        assert.equal(await reads(), few);
      });

      it('are counted while there is no limit, too', async () => {
        const id = await newFunction(ask);
        await all([buy(ask, id), buy(ask, id)]);
        await all([limit(id, 2)]);
        refused(await buy(ask, id), 'limit_reached', 0);
        await all([limit(id)]);
        const { body } = await buy(ask, id);
        await all([limit(id, 3)]);
        refused(await buy(ask, id), 'limit_reached', 0);
        await all([ask('DELETE', `/functionTickets/acme/${body.id}`)]);
        await all([buy(ask, id)]);
        refused(await buy(ask, id), 'limit_reached', 0);
      });
    });
  };
