import { strict as assert } from 'node:assert';
import { loadServices } from '../../src/gala.js';
import { findingOf } from '../../src/records/money.js';
import { registry } from '../../src/records/registry.js';
import type { ResourceName } from '../../src/schema/contract.js';
import { describeApi, served } from '../support/api.js';
import type { Reply } from '../support/harness.js';
import { made, sample } from '../support/samples.js';

const models = registry(await loadServices());

describe('Amounts of money', () => {
  it('have at most two decimals, however binary fractions hold them', () => {
    const findings = (amount: number) => findingOf('/price', amount, 'USD').length;
    for (const amount of [0, 12, 12.5, 0.29, 1.1, 19.99, 90071992547409.91, -3.25])
      assert.equal(findings(amount), 0, `${amount}`);
    for (const amount of [0.1 + 0.2, 1.005, 0.001, 1e-7, -0.125]) assert.equal(findings(amount), 1, `${amount}`);
  });

  it('are the fields that the document marks as such', () => {
    const paths = models.get('functionFees')?.model.moneyPaths ?? [];
    for (const path of ['price', 'cancellation_fee', 'foreign_currency_prices.member_price'])
      assert.ok(paths.includes(path));
    assert.deepEqual(models.get('references')?.model.moneyPaths, []);
  });
});

describeApi('An amount of money', (start) => {
  const gala = served(start);

  function refused(reply: Pick<Reply, 'status' | 'body'>, pointer: string, code = 'decimals'): void {
    assert.equal(reply.status, 400, JSON.stringify(reply.body));
    assert.deepEqual([reply.body.details[0].pointer, reply.body.details[0].code], [pointer, code]);
  }

  for (const {
    model: { name, moneyPaths },
  } of models.values()) {
    for (const path of moneyPaths) {
      it(`in ${name}.${path} has at most two decimals`, async () => {
        const body = await sample(gala, name);
        const right = await gala.post(`/${name}/acme`, { ...body, ...nested(name, path, 12.34) });
        assert.equal(right.status, 200, right.text);
        const wrong = nested(name, path, 12.345);
        refused(await gala.post(`/${name}/acme`, { ...body, ...wrong }), pointerOf(wrong));
        refused(await gala.put(`/${name}/acme/${right.body.id}`, { ...body, ...wrong }), pointerOf(wrong));
        const [field = ''] = path.split('.');
        const directive = { op: 'add', path: `/${field}`, value: (wrong as Record<string, unknown>)[field] };
        refused(await gala.patch(`/${name}/acme/${right.body.id}`, [directive]), '/0');
        assert.equal((await gala.get(`/${name}/acme/${right.body.id}`)).body.sys_version, 1);
      });
    }
  }

  it('cannot be negative', async () => {
    const body = await sample(gala, 'functionFees');
    refused(await gala.post('/functionFees/acme', { ...body, price: -0.01 }), '/price', 'minimum');
    const prices = { foreign_currency_prices: [{ price: 1 }, { price: -1 }] };
    const reply = await gala.post('/functionFees/acme', { ...body, ...prices });
    refused(reply, '/foreign_currency_prices/1/price', 'minimum');
  });

  it('may be negative in a balance, as the document allows', async () => {
    const { order_balance_due } = await made(gala, 'exhibitorRegistrations', { order_balance_due: -12.5 });
    assert.equal(order_balance_due, -12.5);
  });
});

/** An object with an amount at a dotted path, in arrays where the document has them. */
function nested(name: ResourceName, path: string, amount: number): object {
  const document = models.get(name)?.model.document ?? assert.fail();
  let properties = document.properties(document.answer(`${name}.replace`) ?? assert.fail());
  const wraps = path.split('.').map((field) => {
    const schema = document.resolve(properties[field] ?? assert.fail(`${name} has no ${path}`));
    properties = document.properties(schema.items ? document.resolve(schema.items) : schema);
    return (value: unknown) => ({ [field]: schema.items ? [value] : value });
  });
  return wraps.reduceRight<unknown>((value, wrap) => wrap(value), amount) as object;
}

/** Of the one amount in an object. */
function pointerOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const [[name, inner] = []] = Object.entries(value);
  return `/${name}${pointerOf(inner)}`;
}
