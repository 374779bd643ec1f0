/** What may be sold, by every way there is to sell it. */
import { strict as assert } from 'node:assert';
import { done, type Outcome, refused, salesAtOnce, shop } from '../../suites/salesAtOnce.js';
import { describeApi, served } from '../../support/api.js';
import { token } from '../../support/harness.js';
import { made } from '../../support/samples.js';

describeApi('A ticket', salesAtOnce);

describeApi('A ticket', (start) => {
  const gala = served(start);

  const { seller, body, address, sell, add, set, offer } = shop(() => gala);

  async function inBatch(operation: object, resource = 'functionTickets'): Promise<Outcome> {
    const { results } = (await gala.post(`/${resource}/acme/batch`, { operations: [operation] }, seller)).body;
    const [{ status, object, error }] = results;
    return { status, body: object ?? error };
  }

  /** Ways to get a ticket with these fields: new, or in the place of one that has others. */
  const ways: [string, (fields: object, before: { id: string }) => Promise<Outcome>][] = [
    ['create', (fields) => sell(fields)],
    ['create in a batch', (fields) => inBatch({ operation: 'create', object: body(fields) })],
    ['replace', (fields, before) => gala.put(address(before), body(fields), seller)],
    ['patch', (fields, before) => set(before, fields)],
    ['merge patch', (fields, before) => gala.merge(address(before), fields, seller)],
    ['update in a batch', async (fields, { id }) => inBatch({ operation: 'update', id, object: body(fields) })],
    ['patch in a batch', async (fields, { id }) => inBatch({ operation: 'patch', id, patch_directives: add(fields) })],
    [
      'reactivation',
      async (fields) =>
        set(await made(gala, 'functionTickets', body({ ...fields, status: 'cancelled' })), { status: 'active' }),
    ],
  ];

  for (const [way, turn] of ways) {
    const take = async (fields: object, before: object) => turn(fields, (await sell(before)).body);
    describe(`got by ${way}`, () => {
      it('must have a fee of its function, and both must be of its event', async () => {
        const [one, other] = [await offer(), await offer()];
        const elsewhere = await offer({}, {}, 'event-2');
        done(await take(one, other));
        if (way === 'reactivation') return; // one that does not fit is not stored, cancelled or not
        refused(await take({ ...one, fee_id: other.fee_id }, other), 'fee_mismatch');
        refused(await take(elsewhere, other), 'event_mismatch');
        refused(await take({ ...one, event_id: 'event-2' }, other), 'event_mismatch');
        refused(await take({ ...one, fee_id: other.fee_id, status: 'cancelled' }, other), 'fee_mismatch');
        const { id } = await made(gala, 'functionFees', { function_id: one.function_id, event_id: 'event-2' });
        refused(await take({ ...one, fee_id: id }, other), 'event_mismatch');
      });

      it('is refused for a function that is hidden, inactive or cancelled, or a fee that is inactive', async () => {
        const other = await offer();
        const hidden = [await offer({ hide_from_portal: true }), await offer({ is_active: false })];
        hidden.push(await offer({ is_cancelled: true }));
        for (const offered of [...hidden, await offer({}, { is_active: false })])
          refused(await take(offered, other), 'not_for_sale');
        const { fee_id: _, ...plain } = await offer({}, { is_active: false });
        done(await take(plain, plain));
        done(await take(await offer({ hide_from_portal: false, is_active: true }, { is_active: true }), other));
      });

      it('is refused for a function or fee that is locked', async () => {
        const other = await offer();
        for (const offered of [await offer({ sys_locked: true }), await offer({}, { sys_locked: true })]) {
          const reply = await take(offered, other);
          refused(reply, 'record_locked');
          assert.match(reply.body.message, /Gala dinner in functions|Gala dinner, early booking in functionFees/);
        }
      });

      it('must have a meal that its function offers', async () => {
        const { fee_id: _, ...other } = await offer();
        const { function_id } = await offer({ meal_options: [{ id: 'vegan', name: 'Green' }, { name: 'Fish' }] });
        for (const meal_option_id of ['vegan', 'Fish']) done(await take({ function_id, meal_option_id }, other));
        const any = await offer({ meal_options: [] });
        done(await take({ function_id: any.function_id, meal_option_id: 'any' }, other));
        if (way === 'reactivation') return;
        for (const meal_option_id of ['beef', 'Green', '']) {
          refused(await take({ function_id, meal_option_id }, other), 'meal_not_offered');
        }
      });
    });
  }

  it('that is refused says why by the names that people know', async () => {
    const limited = { enable_capacity: true, capacity_options: { capacity: 2 }, maximum_allowed_tickets: 2 };
    const dinner = await offer({ name: 'Gala dinner', ...limited }, { name: 'Seat' });
    const tour = await offer({ name: 'City tour' }, { name: 'Walk' });
    const said = async (fields: object) => (await sell(fields)).body.message;
    assert.match(
      await said({ ...dinner, fee_id: tour.fee_id }),
      /^The fee Walk belongs to another function, City tour\./,
    );
    for (const _ of [1, 2]) done(await sell(dinner));
    assert.equal(await said({ ...dinner, contact_id: 'x' }), 'Gala dinner is sold out: 2 of 2 places are taken.');
    const workshop = await offer({ name: 'Workshop', maximum_allowed_tickets: 1 });
    done(await sell(workshop));
    assert.equal(await said(workshop), 'One contact can have 1 of the tickets for Workshop; this contact has 1.');
  });

  it('of a hidden function is sold only to a caller who says so and has the permission for it', async () => {
    const offered = await offer({ hide_from_portal: true }, { is_active: false });
    const clerk = { token: token({ permissions: ['functionTickets.create', 'functionTickets.batch'] }) };
    const chief = { token: token({ permissions: ['functionTickets.*'] }) };
    const [plainly, anyway] = ['/functionTickets/acme', '/functionTickets/acme?override=not_for_sale,not_for_sale'];
    const advice = (has: string) =>
      new RegExp(`override=not_for_sale would allow it, .* functionTickets\\.sellHidden, which you ${has}\\.$`);
    for (const [path, caller, has] of [
      [plainly, chief, 'have'],
      [plainly, clerk, 'do not have'],
      [anyway, clerk, 'do not have'],
    ] as const) {
      const answer = await gala.post(path, body(offered), caller);
      refused(answer, 'not_for_sale');
      assert.match(answer.body.message, advice(has));
      const override = answer.body.details.find(({ pointer }: { pointer: string }) => pointer === 'query/override');
      assert.equal(override?.code, has === 'have' ? 'not_for_sale' : undefined);
    }
    done(await gala.post(anyway, body(offered), chief));
  });

  it('of a hidden function is sold in a batch by the operations that say so', async () => {
    const offered = await offer({ hide_from_portal: true });
    const create = { operation: 'create', object: body(offered) };
    for (const query of ['', '?atomic=false']) {
      const operations = [create, { ...create, override: 'not_for_sale' }, { ...create, override: 'closed_round' }];
      const { body: answer } = await gala.post(`/functionTickets/acme/batch${query}`, { operations });
      assert.deepEqual(
        answer.results.map(({ error }: { error?: { code: string } }) => error?.code),
        ['not_for_sale', undefined, 'invalid_request'],
      );
    }
    const { status, body: told } = await gala.post('/functionTickets/acme?override=sold_out', body(offered));
    assert.deepEqual([status, told.details[0].pointer], [400, 'query/override']);
    assert.match(told.message, /not_for_sale/);
  });

  it('of a hidden or inactive function is counted as left only for callers who may sell it', async () => {
    const may = ['functions.availability', 'functionFees.availability', 'functions.get'];
    const clerk = { token: token({ permissions: [...may, 'functionTickets.sellHidden'] }) };
    for (const hidden of [{ hide_from_portal: true }, { is_active: false }]) {
      const { function_id } = await offer({ ...hidden, enable_capacity: true, capacity_options: { capacity: 5 } });
      const available = `/functions/acme/${function_id}/availability`;
      assert.deepEqual((await gala.get(available, clerk)).body, { capacity: 5, sold: 0, remaining: 5 });
      const { status, body } = await gala.get(available, { token: token({ permissions: may }) });
      assert.deepEqual([status, body.code], [404, 'record_not_found']);
    }
  });

  it('of a fee that is hidden or inactive, or whose function is, is counted as left only for callers who may sell it', async () => {
    const may = ['functionFees.availability'];
    const clerk = { token: token({ permissions: [...may, 'functionTickets.sellHidden'] }) };
    const off = { is_active: false };
    const hidden = [await offer({}, off), await offer({}, { hide_from_portal: true }), await offer(off)];
    for (const { fee_id } of hidden) {
      const available = `/functionFees/acme/${fee_id}/availability`;
      assert.deepEqual((await gala.get(available, clerk)).body, { capacity: null, sold: 0, remaining: null });
      const { status, body } = await gala.get(available, { token: token({ permissions: may }) });
      assert.deepEqual([status, body.code], [404, 'record_not_found']);
    }
  });

  it('of a function that is cancelled stays, and the public sees that it is cancelled', async () => {
    const offered = await offer({ name: 'Boat trip' });
    const { body: sold } = await sell(offered);
    done(await set({ id: offered.function_id }, { is_cancelled: true }, 'functions'));
    const { body: shown } = await gala.get('/functions/acme/public/event/event-1?fields=name,is_cancelled&limit=1000');
    const trip = shown.Items.find(({ id }: { id: string }) => id === offered.function_id);
    assert.deepEqual(trip, { id: offered.function_id, name: 'Boat trip', is_cancelled: true });
    const answer = await gala.post('/functionTickets/acme', body(offered));
    refused(answer, 'not_for_sale');
    assert.match(answer.body.message, /The function is cancelled/);
    done(await set(sold, { notes: 'Told by phone' }));
    done(await gala.post('/functionTickets/acme?override=not_for_sale', body(offered)));
    done(await set({ id: offered.function_id }, { is_cancelled: false }, 'functions'));
    done(await sell(offered));
  });

  const hiding: [string, object, 'functions' | 'functionFees'][] = [
    ['a function is cancelled', { is_cancelled: true }, 'functions'],
    ['a function is hidden', { hide_from_portal: true }, 'functions'],
    ['a function becomes inactive', { is_active: false }, 'functions'],
    ['a fee becomes inactive', { is_active: false }, 'functionFees'],
    ['other meals are offered', { meal_options: [{ id: 'fish' }] }, 'functions'],
  ];
  for (const [what, fields, resource] of hiding) {
    it(`that was sold before ${what} can be changed, passed on and cancelled`, async () => {
      const offered = await offer({ meal_options: [{ id: 'vegan' }] });
      const { body: sold } = await sell({ ...offered, meal_option_id: 'vegan' });
      done(await set({ id: resource === 'functions' ? offered.function_id : offered.fee_id }, fields, resource));
      done(await set(sold, { notes: 'By the window' }));
      done(await gala.put(address(sold), { ...body(offered), meal_option_id: 'vegan', name: 'Renamed' }, seller));
      done(await set(sold, { contact_id: 'contact-2' }));
      done(await set(sold, { status: 'cancelled' }));
      refused(await set(sold, { status: 'active' }), 'meal_options' in fields ? 'meal_not_offered' : 'not_for_sale');
    });
  }

  for (const resource of ['functions', 'functionFees'] as const) {
    describe(`with a locked ${resource === 'functions' ? 'function' : 'fee'}`, () => {
      it('cannot be moved, passed on, cancelled or deleted, but can be changed otherwise', async () => {
        const [offered, other] = [await offer({ name: 'One' }, { name: 'One' }), await offer()];
        const locked = { id: resource === 'functions' ? offered.function_id : offered.fee_id };
        const { body: sold } = await sell(offered);
        const { body: cancelled } = await sell({ ...offered, status: 'cancelled' });
        done(await gala.patch(address(locked, resource), add({ sys_locked: true })));
        const before = (await gala.get(`/functions/acme/${offered.function_id}/availability`)).body;
        for (const fields of [other, { status: 'cancelled' }, { contact_id: 'contact-2' }]) {
          refused(await set(sold, fields), 'record_locked');
          refused(await gala.put(address(sold), body({ ...offered, ...fields }), seller), 'record_locked');
          refused(await inBatch({ operation: 'patch', id: sold.id, patch_directives: add(fields) }), 'record_locked');
        }
        const removal = await gala.delete(address(sold));
        refused(removal, 'record_locked');
        assert.ok(removal.body.message.includes(`affects One in ${resource}`), removal.body.message);
        refused(await set(cancelled, { status: 'active' }), 'record_locked');
        assert.deepEqual((await gala.get(`/functions/acme/${offered.function_id}/availability`)).body, before);
        done(await set(sold, { notes: 'By the window' }));
        done(await gala.delete(address(cancelled)));
        done(await gala.patch(address(locked, resource), add({ sys_locked: false })));
        done(await set(sold, { status: 'cancelled' }));
      });
    });
  }

  it('for ids that cannot exist is refused', async () => {
    const offered = await offer();
    for (const id of ['a/b', '..', '%00', 'x'.repeat(5000), 'ü'.repeat(300_000)]) {
      refused(await sell({ function_id: id }), 'reference_not_found');
      refused(await sell({ ...offered, fee_id: id }), 'reference_not_found');
      refused(await sell({ ...offered, event_id: id }), 'event_mismatch');
    }
  });

  it('keeps its fee from moving to another function or event', async () => {
    const [offered, other] = [await offer(), await offer()];
    const fee = { id: offered.fee_id };
    done(await set(fee, { function_id: other.function_id }, 'functionFees'));
    done(await set(fee, { function_id: offered.function_id, event_id: 'event-2' }, 'functionFees'));
    done(await set(fee, { event_id: 'event-1' }, 'functionFees'));
    const { body: sold } = await sell({ ...offered, status: 'cancelled' });
    const moved = { name: 'Dinner', event_id: 'event-1', function_id: other.function_id };
    refused(await set(fee, { function_id: other.function_id }, 'functionFees'), 'fee_mismatch');
    refused(await gala.put(address(fee, 'functionFees'), moved, seller), 'fee_mismatch');
    refused(await inBatch({ operation: 'update', id: fee.id, object: moved }, 'functionFees'), 'fee_mismatch');
    refused(await set(fee, { event_id: 'event-2' }, 'functionFees'), 'event_mismatch');
    done(await set(fee, { name: 'Renamed' }, 'functionFees'));
    done(await gala.delete(address(sold)));
    done(await set(fee, { function_id: other.function_id }, 'functionFees'));
  });

  it('keeps its function from moving to another event, and so do fees of that event', async () => {
    const { function_id, fee_id } = await offer();
    const of = { id: function_id };
    refused(await set(of, { event_id: 'event-2' }, 'functions'), 'event_mismatch');
    done(await set({ id: fee_id }, { event_id: 'event-2' }, 'functionFees'));
    done(await set(of, { event_id: 'event-2' }, 'functions'));
    const { body: sold } = await sell({ function_id, fee_id, event_id: 'event-2' });
    refused(await set(of, { event_id: 'event-1' }, 'functions'), 'event_mismatch');
    done(await gala.delete(address(sold)));
  });
});
