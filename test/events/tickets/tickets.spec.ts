import { strict as assert } from 'node:assert';
import { tickets } from '../../suites/tickets.js';
import { describeApi, served } from '../../support/api.js';
import { worldOn } from '../../support/failing.js';
import {
  type Ask,
  agrees,
  availability,
  buy,
  forget,
  newFee,
  newFunction,
  read,
  recount,
  refused,
  resize,
  set,
  through,
  withCapacity,
} from './selling.js';

describeApi('Tickets', tickets({ buyers: 200, rounds: 3, numRuns: 40 }));

describeApi('Tickets', (start) => {
  const gala = served(start);
  let ask: Ask;
  before(async () => {
    ask = through(gala);
  });

  describe('of a function with a capacity', () => {
    it('cannot exceed it by being activated or moved there', async () => {
      const [id, other] = [await newFunction(ask, withCapacity(1)), await newFunction(ask, withCapacity(1))];
      const [first, moved] = [await buy(ask, id), await buy(ask, other)];
      const cancelled = await buy(ask, id, { status: 'cancelled' });
      refused(await set(ask, cancelled.body.id, 'status', 'active'), 'sold_out', 0);
      refused(await set(ask, moved.body.id, 'function_id', id), 'sold_out', 0);
      assert.equal((await ask('DELETE', `/functionTickets/acme/${first.body.id}`)).status, 200);
      assert.equal((await set(ask, moved.body.id, 'function_id', id)).status, 200);
      assert.deepEqual(await availability(ask, id), { capacity: 1, sold: 1, remaining: 0 });
      assert.deepEqual(await availability(ask, other), { capacity: 1, sold: 0, remaining: 1 });
    });

    it('keep to the capacity of a fee, too', async () => {
      const id = await newFunction(ask);
      const fee = await newFee(ask, id, withCapacity(1));
      const other = await newFee(ask, id);
      const first = await buy(ask, id, { fee_id: fee });
      refused(await buy(ask, id, { fee_id: fee }), 'sold_out', 0);
      const free = await buy(ask, id, { fee_id: other });
      refused(await set(ask, free.body.id, 'fee_id', fee), 'sold_out', 0);
      assert.equal((await set(ask, first.body.id, 'fee_id', other)).status, 200);
      assert.equal((await set(ask, free.body.id, 'fee_id', fee)).status, 200);
      assert.deepEqual(await availability(ask, id), { capacity: null, sold: 2, remaining: null });
    });

    it('have it rounded down', async () => {
      const id = await newFunction(ask, withCapacity(1.9));
      await buy(ask, id);
      refused(await buy(ask, id), 'sold_out', 0);
      assert.deepEqual(await availability(ask, id), { capacity: 1, sold: 1, remaining: 0 });
    });

    it('are not limited if it is missing, off or not given', async () => {
      for (const fields of [{}, { capacity_options: { capacity: 1 } }, { enable_capacity: true }]) {
        const id = await newFunction(ask, fields);
        for (let i = 0; i < 3; i++) assert.equal((await buy(ask, id)).status, 200);
        assert.deepEqual(await availability(ask, id), { capacity: null, sold: 3, remaining: null });
        assert.ok((await read(ask, id)).sold_out !== true);
      }
    });

    it('keep it from shrinking below their number', async () => {
      const id = await newFunction(ask, withCapacity(3));
      const fee = await newFee(ask, id, withCapacity(3));
      for (let i = 0; i < 2; i++) await buy(ask, id, { fee_id: fee });
      for (const [resource, of] of Object.entries({ functions: id, functionFees: fee })) {
        refused(await resize(ask, of, 1, resource), 'capacity_below_sold');
        assert.equal((await resize(ask, of, 2, resource)).status, 200);
      }
      assert.deepEqual(await availability(ask, id), { capacity: 2, sold: 2, remaining: 0 });
      assert.equal((await resize(ask, id, 4)).status, 200);
      assert.deepEqual(await availability(ask, id), { capacity: 4, sold: 2, remaining: 2 });
    });

    it('keep it from being switched on when there are too many', async () => {
      const id = await newFunction(ask, { capacity_options: { capacity: 1 } });
      for (let i = 0; i < 2; i++) await buy(ask, id);
      const on = { ...(await read(ask, id)), enable_capacity: true };
      refused(await ask('PUT', `/functions/acme/${id}`, on), 'capacity_below_sold');
      const { status, body } = await ask('PUT', `/functions/acme/${id}`, { ...on, capacity_options: { capacity: 2 } });
      assert.deepEqual([status, body.sold_out], [200, true]);
    });

    it('are not limited after it is switched off', async () => {
      const id = await newFunction(ask, withCapacity(1));
      await buy(ask, id);
      const path = `/functions/acme/${id}`;
      const { body } = await ask('PATCH', path, [{ op: 'replace', path: '/enable_capacity', value: false }]);
      assert.ok(!('sold_out' in body));
      assert.equal((await buy(ask, id)).status, 200);
      assert.deepEqual(await availability(ask, id), { capacity: null, sold: 2, remaining: null });
    });
  });

  describe('and sold_out:', () => {
    it('it is what the server says, whatever a client sends', async () => {
      const id = await newFunction(ask, { ...withCapacity(1), sold_out: true });
      assert.equal((await read(ask, id)).sold_out, false);
      const { body } = await ask('PATCH', `/functions/acme/${id}`, [{ op: 'add', path: '/sold_out', value: true }]);
      assert.equal(body.sold_out, false);
      const { body: unlimited } = await ask('PUT', `/functions/acme/${id}`, { ...body, enable_capacity: false });
      assert.ok(!('sold_out' in unlimited));
    });

    it('it follows the tickets, and the function gets a new version only then', async () => {
      const id = await newFunction(ask, withCapacity(2));
      const seen = async () => {
        const { sold_out, sys_version } = await read(ask, id);
        return [sold_out, sys_version];
      };
      await buy(ask, id);
      assert.deepEqual(await seen(), [false, 1]);
      const last = await buy(ask, id);
      assert.deepEqual(await seen(), [true, 2]);
      await buy(ask, id);
      await set(ask, last.body.id, 'notes', 'By the window');
      assert.deepEqual(await seen(), [true, 2]);
      await set(ask, last.body.id, 'status', 'cancelled');
      assert.deepEqual(await seen(), [false, 3]);
      await ask('DELETE', `/functionTickets/acme/${last.body.id}`);
      assert.deepEqual(await seen(), [false, 3]);
    });
  });

  describe('and maximum_allowed_tickets:', () => {
    it('it is kept for each contact, and for every way to get a ticket', async () => {
      refused(await buy(ask, await newFunction(ask, { maximum_allowed_tickets: 0 })), 'limit_reached', 0);
      const id = await newFunction(ask, { maximum_allowed_tickets: 1 });
      const first = await buy(ask, id);
      refused(await buy(ask, id), 'limit_reached', 0);
      const other = await buy(ask, id, { contact_id: 'contact-2' });
      refused(await set(ask, other.body.id, 'contact_id', 'contact-1'), 'limit_reached', 0);
      const moved = await buy(ask, await newFunction(ask));
      refused(await set(ask, moved.body.id, 'function_id', id), 'limit_reached', 0);
      const cancelled = await buy(ask, id, { status: 'cancelled' });
      refused(await set(ask, cancelled.body.id, 'status', 'active'), 'limit_reached', 0);
      assert.equal((await set(ask, first.body.id, 'fee_id', await newFee(ask, id))).status, 200);
      assert.equal((await set(ask, first.body.id, 'status', 'cancelled')).status, 200);
      assert.equal((await set(ask, other.body.id, 'contact_id', 'contact-1')).status, 200);
      assert.equal((await recount(ask, id)).length, 1);
    });

    it('it takes no ticket away when it is lowered', async () => {
      const id = await newFunction(ask, { maximum_allowed_tickets: 2 });
      const held = [await buy(ask, id), await buy(ask, id)];
      const path = '/maximum_allowed_tickets';
      assert.equal((await ask('PATCH', `/functions/acme/${id}`, [{ op: 'replace', path, value: 1 }])).status, 200);
      assert.equal((await set(ask, held[0]?.body.id, 'notes', 'Kept')).status, 200);
      assert.equal((await set(ask, held[0]?.body.id, 'status', 'cancelled')).status, 200);
      refused(await set(ask, held[0]?.body.id, 'status', 'active'), 'limit_reached', 0);
    });
  });

  describe('are counted by counters that', () => {
    const counter = (id: string) => gala.store.read({ collection: 'events.counters', tenant: 'acme', id });

    it('are deleted with their function or fee', async () => {
      const id = await newFunction(ask, withCapacity(2));
      const fee = await newFee(ask, id);
      const { body } = await buy(ask, id, { fee_id: fee });
      const kept = (await counter(id))?.record;
      assert.deepEqual([kept?.sold, kept?.capacity], [1, 2]);
      refused(await ask('DELETE', `/functions/acme/${id}`), 'record_referenced');
      await ask('DELETE', `/functionTickets/acme/${body.id}`);
      assert.equal((await ask('DELETE', `/functionFees/acme/${fee}`)).status, 200);
      assert.equal((await ask('DELETE', `/functions/acme/${id}`)).status, 200);
      assert.deepEqual([await counter(id), await counter(fee)], [undefined, undefined]);
    });

    it('are made anew if they are missing when the capacity changes', async () => {
      const id = await newFunction(ask, withCapacity(10));
      for (let i = 0; i < 3; i++) await buy(ask, id);
      await forget(gala, id);
      refused(await resize(ask, id, 2), 'capacity_below_sold');
      assert.equal((await resize(ask, id, 3)).body.sold_out, true);
      await agrees(ask, id);
    });
  });
});

describe('sold_out', () => {
  it('is right when the last place goes between two reads of a call that frees another', async () => {
    const { gala, end, meanwhile } = await interrupted();
    const ask = through(gala);
    const id = await newFunction(ask, withCapacity(2));
    const { body } = await buy(ask, id);
    meanwhile(async () => {
      assert.equal((await buy(ask, id)).status, 200);
      assert.equal((await read(ask, id)).sold_out, true);
    });
    assert.equal((await set(ask, body.id, 'status', 'cancelled')).status, 200);
    assert.deepEqual(await availability(ask, id), { capacity: 2, sold: 1, remaining: 1 });
    assert.equal((await read(ask, id)).sold_out, false);
    await end();
  });
});

describe('What changes right after a sale has read it:', () => {
  const cases: ['functions' | 'functionFees', object, string][] = [
    ['functions', { sys_locked: true }, 'record_locked'],
    ['functions', { event_id: 'event-2' }, 'event_mismatch'],
    ['functions', { meal_options: [{ id: 'fish' }] }, 'meal_not_offered'],
    ['functions', { maximum_allowed_tickets: 0 }, 'limit_reached'],
    ['functionFees', { sys_locked: true }, 'record_locked'],
    ['functionFees', { event_id: 'event-2' }, 'event_mismatch'],
  ];
  let end = async () => {};
  afterEach(() => end());
  for (const [resource, fields, code] of cases) {
    it(`${JSON.stringify(fields)} of ${resource} holds for that sale`, async () => {
      const { gala, meanwhile, ...world } = await interrupted(`events.${resource}`);
      end = world.end;
      const ask = through(gala);
      const id = await newFunction(ask, { meal_options: [{ id: 'vegan' }] });
      const fee_id = resource === 'functionFees' ? await newFee(ask, id) : undefined;
      const directives = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
      let changed = 0;
      meanwhile(async () => {
        changed = (await ask('PATCH', `/${resource}/acme/${fee_id ?? id}`, directives)).status;
      });
      const { status, body } = await buy(ask, id, { meal_option_id: 'vegan', ...(fee_id && { fee_id }) });
      assert.deepEqual([changed, status, body.code], [200, 409, code]);
      assert.equal((await availability(ask, id)).sold, 0);
    });
  }
});

/** A world in which something can happen right after a function, or something else, was read. */
async function interrupted(collection = 'events.functions') {
  let task = async () => {};
  const once = async () => {
    const now = task;
    task = async () => {};
    await now();
  };
  const { gala, end } = await worldOn((store) => ({
    read: async (key, options) => {
      const doc = await store.read(key, options);
      if (key.collection === collection) await once();
      return doc;
    },
  }));
  return {
    gala,
    end,
    meanwhile: (next: () => Promise<void>) => {
      task = next;
    },
  };
}
