/** Stock, as it is at the end of a commit. */
import { strict as assert } from 'node:assert';
import {
  type Ask,
  availability,
  buy,
  forget,
  newFee,
  newFunction,
  read,
  recount,
  refused,
  set,
  through,
  ticket,
  withCapacity,
} from '../events/tickets/selling.js';
import { codesIn, type Suite, served } from '../support/api.js';

export const stock: Suite = (start) => {
  const gala = served(start);
  let ask: Ask;
  before(async () => {
    ask = through(gala);
  });

  const together = (...operations: object[]) => gala.post('/functionTickets/acme/batch?atomic=true', { operations });
  const create = (object: object) => ({ operation: 'create', object });
  const patch = (id: string, fields: object) => ({
    operation: 'patch',
    id,
    patch_directives: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
  });
  const change = async (resource: string, id: string, fields: object) => {
    const { status, body } = await gala.merge(`/${resource}/acme/${id}`, fields);
    assert.equal(status, 200, JSON.stringify(body));
  };
  const full = async (contact_id: string) => {
    const id = await newFunction(ask, withCapacity(1));
    const { body } = await buy(ask, id, { contact_id });
    return { id, ticket: body.id as string };
  };

  describe('A batch that is not atomic', () => {
    const batch = (operations: object[]) => gala.post('/functionTickets/acme/batch', { operations });
    const sold = async (id: string) => (await recount(ask, id)).map(({ contact_id }) => contact_id);

    it('sells the places that there are to the first, and says of each of the others that none is left', async () => {
      const id = await newFunction(ask, withCapacity(25));
      const people = Array.from({ length: 30 }, (_, n) => `p${n}`);
      const reply = await batch(people.map((contact_id) => create(ticket(id, { contact_id }))));
      const { success_count, results } = reply.body;
      assert.deepEqual([success_count, codesIn(reply).filter((code) => code === 'sold_out').length], [25, 5]);
      const bought = people.filter((_, n) => results[n].status === 200);
      assert.deepEqual((await sold(id)).sort(), bought.sort(), 'nobody has two, and nobody was told the wrong thing');
      assert.deepEqual(await availability(ask, id), { capacity: 25, sold: 25, remaining: 0 });
    });

    it('sells to all but the one whose ticket is wrong, wherever it stands, and to nobody twice', async () => {
      const id = await newFunction(ask, withCapacity(50));
      const one = (contact_id: string) => create(ticket(id, { contact_id }));
      const wrong = create(ticket('none', { contact_id: 'x' }));
      const unknown = { operation: 'create', object: { function_id: id, shoe_size: 44 } };
      const reply = await batch([
        one('a'),
        one('b'),
        wrong,
        one('c'),
        { operation: 'read', id: 'none' },
        one('d'),
        unknown,
      ]);
      const codes = [undefined, undefined, 'reference_not_found', undefined, 'record_not_found', undefined];
      assert.deepEqual(codesIn(reply).slice(0, 6), codes, reply.text);
      assert.equal(reply.body.results[6].error.code, 'invalid_request');
      assert.deepEqual((await sold(id)).sort(), ['a', 'b', 'c', 'd']);
    });

    it('lists what it has created in the order in which it was sent', async () => {
      const id = await newFunction(ask, withCapacity(100));
      const people = Array.from({ length: 100 }, (_, n) => `p${n}`);
      await batch(people.map((contact_id) => create(ticket(id, { contact_id }))));
      assert.deepEqual(await sold(id), people);
    });
  });

  describe('An atomic batch', () => {
    it('lets two people swap places in two full sessions, which stay as they are', async () => {
      const [x, y] = [await full('ada'), await full('grace')];
      const before = [await read(ask, x.id), await read(ask, y.id)];
      const reply = await together(patch(x.ticket, { function_id: y.id }), patch(y.ticket, { function_id: x.id }));
      assert.deepEqual(codesIn(reply), [undefined, undefined], reply.text);
      assert.deepEqual([await read(ask, x.id), await read(ask, y.id)], before);
      assert.deepEqual(
        (await recount(ask, x.id)).map(({ contact_id }) => contact_id),
        ['grace'],
      );
    });

    it('gives a place to somebody before another one gives theirs up', async () => {
      const { id, ticket: held } = await full('ada');
      const reply = await together(create(ticket(id, { contact_id: 'grace' })), { operation: 'delete', id: held });
      assert.deepEqual(codesIn(reply), [undefined, undefined], reply.text);
      assert.deepEqual(await availability(ask, id), { capacity: 1, sold: 1, remaining: 0 });
    });

    it('that ends with too many tickets sells none, and names the first one for which there is no place', async () => {
      const id = await newFunction(ask, withCapacity(2));
      const fee_id = await newFee(ask, id, withCapacity(1));
      const one = (contact_id: string, fields = {}) => create(ticket(id, { contact_id, ...fields }));
      const three = await together(one('a'), one('b'), one('c'));
      assert.deepEqual(codesIn(three), ['not_applied', 'not_applied', 'sold_out']);
      assert.equal(three.body.results[2].error.remaining, 0);
      const four = await together(one('a'), one('b'), one('c'), one('d'));
      assert.deepEqual(codesIn(four), ['not_applied', 'not_applied', 'sold_out', 'not_applied']);
      const ofFee = await together(one('a', { fee_id }), one('b', { fee_id }));
      assert.deepEqual(codesIn(ofFee), ['not_applied', 'sold_out']);
      assert.equal((await availability(ask, id)).sold, 0);
    });

    it('does not get one person two tickets where one is allowed, but another one for the first', async () => {
      const id = await newFunction(ask, { maximum_allowed_tickets: 1 });
      const two = await together(create(ticket(id)), create(ticket(id)));
      assert.deepEqual(codesIn(two), ['not_applied', 'limit_reached']);
      const { body } = await buy(ask, id);
      const instead = await together(create(ticket(id)), patch(body.id, { status: 'cancelled' }));
      assert.deepEqual(codesIn(instead), [undefined, undefined], instead.text);
      const again = await together(create(ticket(id)), patch(body.id, { notes: 'Kept' }));
      assert.deepEqual(codesIn(again), ['limit_reached', 'not_applied']);
    });

    it('can make a function smaller than what is sold on its way, but not at its end', async () => {
      const id = await newFunction(ask, withCapacity(3));
      for (const contact_id of ['a', 'b']) await buy(ask, id, { contact_id });
      const resizing = (...capacities: number[]) =>
        gala.post('/functions/acme/batch?atomic=true', {
          operations: capacities.map((capacity) => patch(id, withCapacity(capacity))),
        });
      assert.deepEqual(codesIn(await resizing(1, 2)), [undefined, undefined]);
      assert.deepEqual(codesIn(await resizing(3, 1)), ['capacity_below_sold', 'not_applied']);
    });
  });

  it('A dry run takes up to 5,000 operations, and a batch that is done, or one that is atomic, 100', async () => {
    const id = await newFunction(ask, { ...withCapacity(120), maximum_allowed_tickets: 1 });
    const operations = (count: number) =>
      Array.from({ length: count }, (_, n) => create(ticket(id, { contact_id: `contact-${n}` })));
    const batch = (query: string, count: number) =>
      gala.post(
        `/functionTickets/acme/batch${query}`,
        { operations: operations(count) },
        { headers: { Prefer: 'return=minimal' } },
      );
    const tried = await batch('?dry_run=true', 400);
    assert.deepEqual([tried.body.success_count, codesIn(tried).indexOf('sold_out')], [120, 120]);
    for (const [query, count] of [
      ['', 101],
      ['?atomic=true&dry_run=true', 101],
      ['?dry_run=true', 5001],
    ] as const) {
      const { status, body } = await batch(query, count);
      assert.deepEqual([status, body.details[0].pointer], [400, '/operations']);
    }
  });

  it('A dry run of 80 tickets for 50 places says which 50 can be sold, and who gets only one', async () => {
    const id = await newFunction(ask, { ...withCapacity(50), maximum_allowed_tickets: 1 });
    const people = Array.from({ length: 80 }, (_, n) => (n === 3 ? 'P2@x.org' : `p${n}@x.org`));
    const operations = people.map((contact_id) => create(ticket(id, { contact_id })));
    const tried = await gala.post('/functionTickets/acme/batch?dry_run=true', { operations });
    const codes = codesIn(tried);
    assert.deepEqual([codes.indexOf('limit_reached'), codes.lastIndexOf('limit_reached')], [3, 3]);
    assert.deepEqual([codes.indexOf('sold_out'), codes.lastIndexOf(undefined)], [51, 50]);
    assert.deepEqual([tried.body.success_count, (await availability(ask, id)).sold], [50, 0]);
  });

  it('A dry run in which a cancelled ticket comes back finds its place, or the one of its person, taken', async () => {
    const id = await newFunction(ask, { ...withCapacity(2), maximum_allowed_tickets: 1 });
    const [jo = '', kim = ''] = await Promise.all(
      ['jo', 'kim'].map(async (contact_id) => (await buy(ask, id, { contact_id })).body.id),
    );
    const tried = async (...operations: object[]) =>
      codesIn(await gala.post('/functionTickets/acme/batch?dry_run=true', { operations }));
    const [leave, back] = [patch(jo, { status: 'cancelled' }), patch(jo, { status: 'active' })];
    const buys = (contact_id: string) => create(ticket(id, { contact_id }));
    assert.deepEqual(await tried(leave, back, buys('ann')), [undefined, undefined, 'sold_out']);
    assert.deepEqual(await tried(leave, buys('ann'), back), [undefined, undefined, 'sold_out']);
    const other = patch(kim, { status: 'cancelled' });
    assert.deepEqual(await tried(other, leave, buys('jo'), back), [undefined, undefined, undefined, 'limit_reached']);
    assert.deepEqual(await tried(leave, buys('ann'), back, other, back), [
      undefined,
      undefined,
      'sold_out',
      undefined,
      undefined,
    ]);
  });

  it('A person buys one ticket where one is allowed, however they write their address', async () => {
    const id = await newFunction(ask, { maximum_allowed_tickets: 1 });
    const as = (contact_id: string) => buy(ask, id, { contact_id });
    assert.equal((await as('jo@x.org')).status, 200);
    for (const same of ['JO@x.org', 'jo@x.org ', ' Jo@X.ORG', 'jo@x.org\t', 'ｊｏ@x.org'])
      refused(await as(same), 'limit_reached', 0);
    const other = await as('jo@x.org.uk');
    refused(await set(ask, other.body.id, 'contact_id', 'JO@X.org '), 'limit_reached', 0);
    assert.deepEqual([(await as('c1')).status, (await as('C1')).status, (await as('c1 ')).status], [200, 200, 409]);
    const [held] = (await recount(ask, id)) as { id?: string }[];
    assert.equal((await set(ask, held?.id ?? '', 'contact_id', ' JO@x.org')).status, 200);
  });

  describe('A function', () => {
    const soldOut = async (id: string) => (await read(ask, id)).sold_out;

    it('is sold out when its only fee is, and is not when a place with it becomes free', async () => {
      const id = await newFunction(ask, withCapacity(9));
      const fee_id = await newFee(ask, id, withCapacity(1));
      const { body } = await buy(ask, id, { fee_id });
      assert.equal(await soldOut(id), true);
      assert.equal((await gala.get(`/functions/acme/public/${id}?fields=sold_out`)).body.sold_out, true);
      await set(ask, body.id, 'status', 'cancelled');
      assert.equal(await soldOut(id), false);
    });

    it('is sold out as long as none of its fees can be bought, whatever changes them', async () => {
      for (const fields of [withCapacity(9), {}]) {
        const id = await newFunction(ask, fields);
        const open = 'enable_capacity' in fields ? false : undefined;
        const [one, other] = [await newFee(ask, id, { is_active: false }), await newFee(ask, id, withCapacity(0))];
        assert.equal(await soldOut(id), true);
        const steps: [() => Promise<unknown>, true | typeof open][] = [
          [() => change('functionFees', one, { is_active: true }), open],
          [() => change('functionFees', one, { is_active: false }), true],
          [() => change('functionFees', other, { name: 'Late', ...withCapacity(1) }), open],
          [() => buy(ask, id, { fee_id: other }), true],
          [() => change('functions', id, { name: 'Renamed' }), true],
          [() => newFee(ask, id), open],
          [() => change('functionFees', other, { enable_capacity: false }), open],
        ];
        for (const [n, [step, expected]] of steps.entries()) {
          await step();
          assert.equal(await soldOut(id), expected, `step ${n}`);
        }
        const { body } = await gala.get(`/functionFees/acme/function/${id}`);
        for (const { id: fee } of body.Items.slice(1)) await change('functionFees', fee, { is_active: false });
        assert.equal(await soldOut(id), true);
        await gala.delete(`/functionFees/acme/${one}`);
        assert.equal(await soldOut(id), true);
      }
    });

    it('is right about its fees when one moves to another function, and when its counters were made before', async () => {
      const [id, other] = [await newFunction(ask), await newFunction(ask)];
      const fee = await newFee(ask, id, { is_active: false });
      await forget(gala, id);
      await forget(gala, other);
      await change('functionFees', fee, { function_id: other });
      assert.deepEqual([await soldOut(id), await soldOut(other)], [undefined, true]);
      await forget(gala, other);
      await change('functionFees', fee, { is_active: true });
      assert.equal(await soldOut(other), undefined);
    });

    it('that is locked keeps its fees from being sold out or not', async () => {
      const id = await newFunction(ask);
      const fee = await newFee(ask, id);
      await change('functions', id, { sys_locked: true });
      await change('functionFees', fee, { name: 'Renamed' });
      const reply = await gala.merge(`/functionFees/acme/${fee}`, { is_active: false });
      assert.deepEqual([reply.status, reply.body.code], [409, 'record_locked']);
    });
  });

  it('A fee has its own availability', async () => {
    const id = await newFunction(ask, withCapacity(9));
    const fee_id = await newFee(ask, id, withCapacity(4));
    await buy(ask, id, { fee_id });
    const { body } = await gala.get(`/functionFees/acme/${fee_id}/availability`);
    assert.deepEqual(body, { capacity: 4, sold: 1, remaining: 3 });
  });
};
