/** Coupons: what they take off, and when. */
import { strict as assert } from 'node:assert';
import { evaluate as evaluateCoupon } from '../../src/events/coupons.js';
import type { Work } from '../../src/records/work.js';
import { Doc } from '../../src/store/doc.js';
import { type Suite, served } from '../support/api.js';
import { counted } from '../support/counted.js';
import { token } from '../support/harness.js';
import { asOlder } from '../support/older.js';
import { made } from '../support/samples.js';

export const coupons: Suite = (start) => {
  const gala = served(start);

  const evaluate = async (coupon: object, lines: object[], more: object = {}) => {
    const stored = await made(gala, 'coupons', coupon);
    const reply = await gala.post(`/coupons/acme/${stored.id}/evaluate`, { lines, ...more });
    assert.equal(reply.status, 200, reply.text);
    assert.deepEqual((await gala.get(`/coupons/acme/${stored.id}`)).body, stored, 'it is changed');
    return reply.body;
  };
  const fee = (price: number, quantity = 1) => ({ kind: 'function_fee', price, quantity });
  const addOn = (price: number, more: object = {}) => ({ kind: 'add_on_product', price, quantity: 1, ...more });
  const off = (amount: number, method?: string) => ({
    apply_to_function_fees: true,
    function_discount_info: { amount, ...(method && { method }) },
  });

  const addOns = (lists: object) => ({
    apply_to_add_on_products: true,
    add_on_products_discount_info: { amount: 1, ...lists },
  });
  const fees = off(5);
  const inEvent = (event_id: string) => ({ event_id });
  type Case = [what: string, coupon: object, lines: object[], discounts: number[], reasons?: string[], more?: object];
  const none = 'no_matching_lines';
  const ofProducts = addOns({ add_on_product_ids: ['p1'], add_on_type_ids: ['t1'] });
  const ofExhibitors = {
    apply_to_exhibitor_add_on_products: true,
    exhibitor_add_on_products_discount_info: { amount: 1, add_on_product_ids: ['p1'] },
  };
  /** What is taken off each line, and why no more. */
  const cases: Case[] = [
    ['an amount off each unit', off(5, 'amount'), [fee(20, 3)], [15]],
    ['an amount when no method is given', fees, [fee(20)], [5]],
    ['never more than the price', off(50, 'amount'), [fee(20, 2)], [40]],
    ['a percentage', off(15, 'percentage'), [fee(80, 2)], [24]],
    ['a percentage of three decimals', off(12.345, 'percentage'), [fee(1000)], [123.45]],
    ['half a cent rounded up', off(50, 'percentage'), [fee(0.01), fee(0.03)], [0.01, 0.02]],
    ['amounts that binary fractions cannot hold', off(10, 'percentage'), [fee(1.1, 3)], [0.33]],
    ['large amounts to the cent', off(100, 'percentage'), [fee(90_071_992_547_409)], [90_071_992_547_409]],
    ['percentages of many decimals exactly', off(0.0000004, 'percentage'), [fee(1_250_000)], [0.01]],
    ['none if it is less than half a cent', off(1, 'percentage'), [fee(0.49)], [0], ['nothing_to_discount']],
    ['none for a discount of 0', off(0), [fee(20)], [0], ['nothing_to_discount']],
    ['none on a price of 0', fees, [fee(0)], [0], ['nothing_to_discount']],
    [
      'none by an inactive coupon',
      { ...fees, is_active: false, event_id: 'e1' },
      [addOn(9)],
      [0],
      ['inactive'],
      inEvent('e2'),
    ],
    ['none on a kind that is not covered', fees, [addOn(9)], [0], [none, 'kind_not_covered']],
    [
      'none on a kind that is switched off',
      { ...fees, apply_to_function_fees: false },
      [fee(9)],
      [0],
      [none, 'kind_not_covered'],
    ],
    [
      'and the reasons in a fixed order, each once',
      { ...fees, maximum_discount: 1 },
      [addOn(9), fee(0), fee(9), addOn(9), fee(0)],
      [0, 0, 1, 0, 0],
      ['kind_not_covered', 'nothing_to_discount', 'maximum_discount_reached'],
    ],
    ['none if the coupon names none', { apply_to_function_fees: true }, [fee(9)], [0], ['nothing_to_discount']],
    ['up to exactly the maximum', { ...fees, maximum_discount: 10 }, [fee(9), fee(9)], [5, 5]],
    [
      'up to a maximum, line by line',
      { ...fees, maximum_discount: 7.5 },
      [fee(9), fee(9), fee(9)],
      [5, 2.5, 0],
      ['maximum_discount_reached'],
    ],
    ['none with a maximum of 0', { ...fees, maximum_discount: 0 }, [fee(9)], [0], ['maximum_discount_reached']],
    ['for its own event', { ...fees, event_id: 'e1' }, [fee(9)], [5], [], inEvent('e1')],
    ['for its event when the request names none', { ...fees, event_id: 'e1' }, [fee(9)], [5]],
    ['for one of its events', { ...fees, event_ids: ['e1', 'e2'] }, [fee(9)], [5], [], inEvent('e2')],
    ['for every event when it names none', fees, [fee(9)], [5], [], inEvent('e2')],
    ['none for another event', { ...fees, event_ids: ['e1'] }, [fee(9)], [0], ['event_not_covered'], inEvent('e2')],
    [
      'none for another event, even if its list has that',
      { ...fees, event_id: 'e1', event_ids: ['e2'] },
      [fee(9)],
      [0],
      ['event_not_covered'],
      inEvent('e2'),
    ],
    [
      'for add-ons of its products and types',
      ofProducts,
      [addOn(9, { product_id: 'p1' }), addOn(9, { type_id: 't1' }), addOn(9, { product_id: 'p2' }), addOn(9)],
      [1, 1, 0, 0],
      ['product_not_covered'],
    ],
    [
      'none on a product without an id',
      addOns({ add_on_product_ids: [''] }),
      [addOn(9)],
      [0],
      [none, 'product_not_covered'],
    ],
    [
      'for any add-on of an exhibitor, whatever its list of products',
      ofExhibitors,
      [{ ...addOn(9, { product_id: 'p2' }), kind: 'exhibitor_add_on_product' }],
      [1],
    ],
  ];
  for (const [what, coupon, lines, discounts, reasons = [], more = {}] of cases) {
    it(`give each line its discount: ${what}`, async () => {
      const discount = Math.round(discounts.reduce((sum, one) => sum + one, 0) * 100) / 100;
      assert.deepEqual(await evaluate(coupon, lines, more), {
        applicable: discount > 0,
        discount,
        lines: discounts.map((one, index) => ({ index, discount: one })),
        reasons,
      });
    });
  }

  const kinds = {
    add_on_product: ['apply_to_add_on_products', 'add_on_products_discount_info'],
    exhibitor_add_on_product: ['apply_to_exhibitor_add_on_products', 'exhibitor_add_on_products_discount_info'],
    exhibitor_booth_fee: ['apply_to_exhibitor_booth_fees', 'exhibitor_booth_fee_discount_info'],
    function_fee: ['apply_to_function_fees', 'function_discount_info'],
    registration_package: ['apply_to_registration_packages', 'registration_package_discount_info'],
    session_fee: ['apply_to_session_fees', 'session_discount_info'],
  };
  const everyKind = Object.keys(kinds).map((kind) => ({ ...fee(9), kind }));
  Object.values(kinds).forEach(([applies = '', discount = ''], index) => {
    it(`give ${discount} to its own kind of line alone, and check it`, async () => {
      const { lines } = await evaluate({ [applies]: true, [discount]: { amount: 2 } }, everyKind);
      assert.deepEqual(
        lines.map((line: { discount: number }) => line.discount),
        everyKind.map((_, other) => (other === index ? 2 : 0)),
      );
      const reply = await gala.post('/coupons/acme', { name: 'x', [discount]: { amount: 101, method: 'percentage' } });
      assert.deepEqual([reply.status, reply.body.details[0].pointer], [400, `/${discount}/amount`]);
    });
  });

  const listing: [string, object, object, boolean][] = [
    [
      'one fee are for that',
      { function_discount_info: { amount: 5, function_fee_ids: ['f1'] } },
      { product_id: 'f1' },
      true,
    ],
    [
      'one fee are not for others',
      { function_discount_info: { amount: 5, function_fee_ids: ['f1'] } },
      { product_id: 'f2' },
      false,
    ],
    [
      'a fee, listed by the coupon itself, are not for others',
      { ...off(5), function_fee_ids: ['f1'] },
      { product_id: 'f2' },
      false,
    ],
    ['a function are for its fees', { ...off(5), function_ids: ['F'] }, { product_id: 'f1', function_id: 'F' }, true],
    [
      'a function are not for fees of others',
      { ...off(5), function_ids: ['F'] },
      { product_id: 'f1', function_id: 'G' },
      false,
    ],
    ['something else take an empty list for none', { ...off(5), function_ids: [] }, {}, true],
  ];
  for (const [what, coupon, line, isCovered] of listing)
    it(`for ${what}`, async () => {
      const { discount, reasons } = await evaluate({ apply_to_function_fees: true, ...coupon }, [
        { ...fee(9), ...line },
      ]);
      assert.deepEqual([discount, reasons], isCovered ? [5, []] : [0, [none, 'product_not_covered']]);
    });

  it('for a function are for the fees that it has here, whatever the line says', async () => {
    const { id: function_id } = await made(gala, 'functions');
    const { id: product_id } = await made(gala, 'functionFees', { function_id });
    const lines = [{ ...fee(9), product_id, function_id: 'lie' }];
    assert.equal((await evaluate({ ...off(5), function_ids: [function_id] }, lines)).discount, 5);
    assert.equal((await evaluate({ ...off(5), function_ids: ['lie'] }, lines)).discount, 0);
  });

  it('for a session are not for others', async () => {
    const coupon = { apply_to_session_fees: true, session_discount_info: { amount: 5, session_ids: ['s1'] } };
    const of = (session_id: string) => ({ kind: 'session_fee', price: 9, quantity: 1, session_id });
    const { lines } = await evaluate(coupon, [of('s1'), of('s2')]);
    assert.deepEqual(
      lines.map((line: { discount: number }) => line.discount),
      [5, 0],
    );
  });

  it('are valid on the whole of their first and last day where the event is, not elsewhere', async () => {
    const now = gala.clock.now;
    const day = (shift: number) => new Date(now.getTime() + shift * 86_400_000).toISOString().slice(0, 10);
    const [kiritimati, pago] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map((timeZone) =>
      new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(now),
    );
    assert.notEqual(kiritimati, pago, 'there are 25 hours between the two');
    const east = await made(gala, 'events', { timezone: 'Pacific/Kiritimati' });
    const west = await made(gala, 'events', { timezone: 'Pacific/Pago_Pago' });
    const before = new Date(now.getTime() - 1000).toISOString();
    const after = new Date(now.getTime() + 1000).toISOString();
    const rules: [object, string | undefined, string?][] = [
      [{ valid_from: kiritimati, valid_until: kiritimati }, east.id],
      [{ valid_from: kiritimati }, west.id, 'not_yet_valid'],
      [{ valid_from: pago, valid_until: pago }, west.id],
      [{ valid_until: pago }, east.id, 'expired'],
      [{ valid_until: pago, event_id: east.id }, undefined, 'expired'],
      [{ valid_from: day(0), valid_until: day(0) }, undefined],
      [{ valid_until: day(-1) }, undefined, 'expired'],
      [{ valid_from: day(1) }, undefined, 'not_yet_valid'],
      [{ valid_from: before, valid_until: after }, undefined],
      [{ valid_until: before }, undefined, 'expired'],
      [{ valid_from: after }, undefined, 'not_yet_valid'],
      [{ valid_until: '2020-01-01T00:00:00Z' }, undefined, 'expired'],
      [{ valid_from: '2020-01-01T00:00:00+02', valid_until: '2020-01-01T00:00:00+0200' }, undefined, 'expired'],
      [{ valid_from: '2020-01-01t00:00:00+02', valid_until: '2099-01-01T00:00:00z' }, undefined],
    ];
    for (const [rule, event_id, reason] of rules) {
      const answer = await evaluate({ ...fees, ...rule }, [fee(9)], event_id === undefined ? {} : { event_id });
      assert.deepEqual([answer.discount, answer.reasons], reason ? [0, [reason]] : [5, []], JSON.stringify(rule));
    }
  });

  it('take times as databases print them, and say them as clients read them', async () => {
    const forms = { valid_from: '2020-05-31T10:00:00+02', valid_until: '2020-05-31t10:00:00.5+0200' };
    const coupon = await made(gala, 'coupons', { ...fees, ...forms });
    assert.equal(coupon.valid_from, '2020-05-31T10:00:00+02:00');
    assert.equal(coupon.valid_until, '2020-05-31T10:00:00.5+02:00');
    const { reasons } = (await gala.post(`/coupons/acme/${coupon.id}/evaluate`, { lines: [fee(9)] })).body;
    assert.deepEqual(reasons, ['expired']);
  });

  it('can begin at an hour of the day that is their last', async () => {
    const days = { valid_from: '2027-05-31T18:00:00Z', valid_until: '2027-05-31' };
    assert.equal((await made(gala, 'coupons', { ...fees, ...days })).valid_until, days.valid_until);
  });

  it('with days of another type, from before there were any, can be changed and evaluated', async () => {
    const { id } = await made(gala, 'coupons', fees);
    const key = { collection: 'events.coupons', tenant: 'acme', id };
    const previous = await gala.store.read(key);
    const old = { ...previous?.record, valid_until: 20200101, valid_from: 'soon', sys_version: 2 };
    await gala.store.commit([{ put: key, doc: Doc.ofRecord(old as never), previous }]);
    const patch = (fields: object) =>
      gala.patch(
        `/coupons/acme/${id}`,
        Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
        { headers: { Prefer: 'return=minimal' } },
      );
    assert.equal((await patch({ valid_from: 'later' })).status, 400);
    assert.equal((await patch({ valid_until: 20210101 })).status, 400);
    assert.equal((await patch({ name: 'New' })).status, 200);
    assert.equal((await gala.post(`/coupons/acme/${id}/evaluate`, { lines: [fee(9)] })).body.discount, 5);
  });

  it('with a percentage over 100, from before it was checked, can be changed elsewhere', async () => {
    const { id } = await made(gala, 'coupons', off(50, 'percentage'));
    await asOlder(gala, 'events.coupons', id, off(150, 'percentage'));
    const { body } = await gala.merge(`/coupons/acme/${id}`, { name: 'New' });
    assert.equal(body.name, 'New');
    assert.equal((await gala.put(`/coupons/acme/${id}`, { ...body, ...off(151, 'percentage') })).status, 400);
    assert.equal((await gala.put(`/coupons/acme/${id}`, body)).status, 200);
  });

  it('refuse a total that is too large to be exact to the cent', async () => {
    const { id } = await made(gala, 'coupons', off(100, 'percentage'));
    const most = { lines: [fee(90_071_992_547_409), fee(0.91)] };
    const answer = (await gala.post(`/coupons/acme/${id}/evaluate`, most)).body;
    assert.equal(answer.discount, 90_071_992_547_409.91);
    const more = await gala.post(`/coupons/acme/${id}/evaluate`, { lines: [...most.lines, fee(0.01)] });
    assert.deepEqual([more.status, more.body.details[0].code], [400, 'total_too_large']);
  });

  it('cannot have an amount turned into a percentage that is over 100', async () => {
    const coupon = await made(gala, 'coupons', off(150, 'amount'));
    const method = [{ op: 'replace', path: '/function_discount_info/method', value: 'percentage' }];
    assert.equal((await gala.patch(`/coupons/acme/${coupon.id}`, method)).status, 400);
  });

  it('of an event take nothing off the fee of another one, whatever event the request names', async () => {
    const [one, other] = [await made(gala, 'events', { type_id: 'type-1' }), await made(gala, 'events')];
    const [own, foreign] = [
      await made(gala, 'functionFees', { event_id: one.id }),
      await made(gala, 'functionFees', { event_id: other.id }),
    ];
    const lines = [{ ...fee(9), product_id: own.id }, { ...fee(9), product_id: foreign.id }, fee(9)];
    for (const where of [{ event_id: one.id }, { event_ids: [one.id] }, { event_type_ids: ['type-1'] }])
      for (const asked of [{}, { event_id: one.id }]) {
        const answer = await evaluate({ ...off(5), ...where }, lines, asked);
        assert.deepEqual([answer.discount, answer.reasons], [10, ['product_not_covered']], JSON.stringify(where));
      }
    assert.equal((await evaluate(off(5), lines)).discount, 15);
  });

  it('for types of events find the type of an event', async () => {
    const event = await made(gala, 'events', { type_id: 'type-9' });
    const coupon = { ...off(5), event_type_ids: ['type-9'] };
    assert.equal((await evaluate(coupon, [fee(9)], { event_id: event.id })).discount, 5);
    for (const event_id of ['nope', '', '../x'])
      assert.deepEqual((await evaluate(coupon, [fee(9)], { event_id })).reasons, ['event_not_covered']);
  });

  const refused: [string, object, string][] = [
    ['a negative amount', off(-1), '/function_discount_info/amount'],
    ['an amount of three decimals', off(1.005, 'amount'), '/function_discount_info/amount'],
    ['an unknown method', off(5, 'gift'), '/function_discount_info/method'],
    ['a negative maximum', { maximum_discount: -1 }, '/maximum_discount'],
    ['a day that is none', { valid_until: '2027-02-30' }, '/valid_until'],
    ['a time without an offset', { valid_until: '2027-05-31T18:00:00' }, '/valid_until'],
    ['a time of a day that is none', { valid_until: '2027-02-30T18:00:00+02' }, '/valid_until'],
    ['a day in words', { valid_from: '1 May 2027' }, '/valid_from'],
    ['a time of no day', { valid_from: '2027-02-30T10:00:00+02' }, '/valid_from'],
    ['an hour of no day', { valid_from: '2027-05-31T24:00:00Z' }, '/valid_from'],
    ['a time without an offset', { valid_from: '2027-05-31T10:00:00' }, '/valid_from'],
    ['a last day before the first', { valid_from: '2027-05-02', valid_until: '2027-05-01' }, '/valid_until'],
    [
      'an end before the start',
      { valid_from: '2027-05-02T10:00:00+02', valid_until: '2027-05-02T07:59:59Z' },
      '/valid_until',
    ],
    ['a maximum of three decimals', { maximum_discount: 0.001 }, '/maximum_discount'],
  ];
  for (const [what, coupon, pointer] of refused) {
    it(`refuse ${what}`, async () => {
      const reply = await gala.post('/coupons/acme', { name: 'x', ...coupon });
      assert.deepEqual([reply.status, reply.body.details?.[0].pointer], [400, pointer], reply.text);
    });
  }

  it('are read once, however many products and lines there are', async () => {
    const add_on_product_ids = Array.from({ length: 100_000 }, (_, n) => n.toString(36));
    const coupon = { apply_to_add_on_products: true, add_on_products_discount_info: { amount: 1, add_on_product_ids } };
    const lines = Array.from({ length: 1000 }, (_, n) =>
      addOn(9, { product_id: n % 2 ? `none-${n}` : n.toString(36) }),
    );
    const { value: record, reads } = counted(coupon);
    const records = () => ({ find: async () => ({ record }) });
    const work = { records, model: () => ({}), currency: 'USD', caller: { may: () => false } } as unknown as Work;
    await evaluateCoupon({ path: { id: 'x' }, body: { lines } } as never, work);
    assert.ok(reads() < 4 * (add_on_product_ids.length + lines.length), `${reads()} members were read`);
    const result = await evaluate(coupon, lines);
    assert.deepEqual([result.discount, result.reasons], [500, ['product_not_covered']]);
  });

  it('that are inactive are known only to callers who may read them', async () => {
    const { id } = await made(gala, 'coupons', { ...fees, is_active: false });
    const evaluateAs = (...permissions: string[]) =>
      gala.post(`/coupons/acme/${id}/evaluate`, { lines: [fee(9)] }, { token: token({ permissions }) });
    assert.deepEqual((await evaluateAs('coupons.evaluate', 'coupons.get')).body.reasons, ['inactive']);
    const { status, body } = await evaluateAs('coupons.evaluate');
    assert.deepEqual([status, body.code], [404, 'record_not_found']);
  });

  it('refuse malformed lines, and answer 404 for a coupon that does not exist', async () => {
    const { id } = await made(gala, 'coupons');
    const bad = [fee(-1), fee(1, 0), fee(1, 1.5), fee(1.001), { ...fee(1), kind: 'gift' }, { kind: 'session_fee' }];
    for (const line of bad) {
      const { status } = await gala.post(`/coupons/acme/${id}/evaluate`, { lines: [line] });
      assert.equal(status, 400, JSON.stringify(line));
    }
    assert.equal((await gala.post(`/coupons/acme/${id}/evaluate`, { lines: [] })).status, 400);
    assert.equal((await gala.post('/coupons/acme/nope/evaluate', { lines: [fee(1)] })).status, 404);
  });
};
