/** Prices, and what a coupon takes off, in the currency of a fee, of its event or of the server. */
import { strict as assert } from 'node:assert';
import { describeApi, refusal, served } from '../support/api.js';
import { made } from '../support/samples.js';

describeApi('A currency', (start) => {
  const gala = served(start, { currency: 'KWD' });

  const event = async (currency?: string) => (await made(gala, 'events', { name: 'Congress', currency })).id;
  const fee = async (fields: object) => {
    const { id: function_id } = await made(gala, 'functions', { name: 'Dinner', ...fields, currency: undefined });
    return await gala.post('/functionFees/acme', { name: 'Fee', function_id, ...fields });
  };

  it('says how many decimals a price has: none in yen, two in euros, three in dinars', async () => {
    const [yen, euros, dinars] = [await event('JPY'), await event('EUR'), await event()];
    for (const [event_id, price, currency, right] of [
      [yen, 10.5, undefined, false],
      [yen, 333, undefined, true],
      [yen, 10.5, 'EUR', true],
      [euros, 1.25, undefined, true],
      [euros, 1.255, undefined, false],
      [euros, 1.255, 'KWD', true],
      [dinars, 1.255, undefined, true],
      [dinars, 1.2555, undefined, false],
      [dinars, 1.2555, 'CLF', true],
    ] as const) {
      const reply = await fee({ event_id, price, currency });
      const expected = right ? [200, undefined] : [400, 'decimals'];
      assert.deepEqual([reply.status, reply.body.details?.[0].code], expected, `${price} ${currency}: ${reply.text}`);
    }
  });

  it('of a price in another one counts for that price alone', async () => {
    const event_id = await event('JPY');
    const prices = (price: number) => ({ event_id, foreign_currency_prices: [{ currency_code: 'USD', price }] });
    assert.equal((await fee(prices(9.99))).status, 200);
    const { body } = await fee(prices(9.999));
    assert.equal(body.details[0].pointer, '/foreign_currency_prices/0/price');
  });

  it('of a fee or an event does not change where prices stand', async () => {
    const event_id = await event('USD');
    const { body: sold } = await fee({ event_id, price: 10 });
    const change = (address: string, currency: string) => gala.merge(address, { currency });
    const inUse = [409, 'currency_in_use'];
    assert.deepEqual(refusal(await change(`/functionFees/acme/${sold.id}`, 'JPY')), inUse);
    assert.deepEqual(refusal(await change(`/events/acme/${event_id}`, 'JPY')), inUse);
    assert.equal((await change(`/functionFees/acme/${sold.id}`, 'USD')).status, 200); // as it was
    assert.equal((await change(`/events/acme/${event_id}`, 'JPY')).status, 200); // no price is in it now
    const { body: free } = await fee({ event_id, price: 0 });
    assert.equal((await change(`/functionFees/acme/${free.id}`, 'EUR')).status, 200);
  });

  describe('of an evaluation', () => {
    const coupon = async (fields: object = {}) =>
      (
        await made(gala, 'coupons', {
          apply_to_function_fees: true,
          function_discount_info: { method: 'percentage', amount: 15 },
          ...fields,
        })
      ).id;
    const line = (price: number, more: object = {}) => ({ kind: 'function_fee', price, quantity: 1, ...more });
    const evaluate = async (body: object, fields?: object) =>
      gala.post(`/coupons/acme/${await coupon(fields)}/evaluate`, body);

    it('rounds 15 % of 333 yen to 50, as no yen has a part', async () => {
      const byEvent = await evaluate({ event_id: await event('JPY'), lines: [line(333)] });
      const byBody = await evaluate({ currency: 'JPY', lines: [line(333)] });
      const { body: sold } = await fee({ event_id: await event('JPY'), price: 333 });
      const byFee = await evaluate({ lines: [line(333, { product_id: sold.id })] });
      for (const { body } of [byEvent, byBody, byFee])
        assert.deepEqual([body.discount, body.lines], [50, [{ index: 0, discount: 50 }]]);
    });

    it('takes a price of 1.255 dinars, and refuses one of 10.5 yen', async () => {
      assert.equal((await evaluate({ lines: [line(1.255)] })).body.discount, 0.188);
      const refused = await evaluate({ currency: 'JPY', lines: [line(10.5)] });
      assert.deepEqual([refused.status, refused.body.details[0].pointer], [400, '/lines/0/price']);
      assert.equal((await evaluate({ currency: 'EURO', lines: [line(10)] })).status, 400);
    });

    it('is one: fees in two, or an amount off in another one, are a conflict', async () => {
      const { body: yen } = await fee({ event_id: await event('JPY'), price: 333 });
      const { body: euros } = await fee({ event_id: await event('EUR'), price: 3 });
      const lines = [line(333, { product_id: yen.id }), line(3, { product_id: euros.id })];
      const mixed = [409, 'currencies_mixed'];
      assert.deepEqual(refusal(await evaluate({ lines })), mixed);
      assert.deepEqual(refusal(await evaluate({ lines: lines.slice(0, 1) }, { maximum_discount: 10 })), mixed);
      const off = { currency: 'JPY', function_discount_info: { method: 'amount', amount: 10 } };
      assert.equal((await evaluate({ lines: lines.slice(0, 1) }, off)).body.discount, 10);
      assert.deepEqual(refusal(await evaluate({ lines: lines.slice(1) }, off)), mixed);
    });

    it('says how many decimals the amount of a coupon has', async () => {
      const body = (amount: number, currency?: string) => ({
        name: 'c',
        currency,
        function_discount_info: { method: 'amount', amount },
      });
      for (const [amount, currency, status] of [
        [1.255, undefined, 200],
        [10.5, 'JPY', 400],
        [10, 'JPY', 200],
      ] as const)
        assert.equal(
          (await gala.post('/coupons/acme', body(amount, currency))).status,
          status,
          `${amount} ${currency}`,
        );
    });
  });
});
