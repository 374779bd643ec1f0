/** Tickets that are sold while what they are of changes. */
import { strict as assert } from 'node:assert';
import { type Suite, served } from '../support/api.js';
import { type Reply, token, type World } from '../support/harness.js';
import { made } from '../support/samples.js';

export type Outcome = Pick<Reply, 'status' | 'body'>;

export function refused({ status, body }: Outcome, code: string): void {
  assert.deepEqual([status, body.code], [409, code], JSON.stringify(body));
}
export const done = ({ status, body }: Outcome) => assert.equal(status, 200, JSON.stringify(body));

/** Offers functions, and sells their tickets. */
export function shop(gala: () => World) {
  const seller = {
    token: token({ permissions: ['function*.create', 'function*.replace', 'function*.patch', 'function*.batch'] }),
  };
  const body = (fields: object) => ({ name: 'Seat', event_id: 'event-1', contact_id: 'contact-1', ...fields });
  const address = ({ id }: { id: string }, resource = 'functionTickets') => `/${resource}/acme/${id}`;
  const sell = (fields: object) => gala().post('/functionTickets/acme', body(fields), seller);
  const add = (fields: object) =>
    Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
  const set = (ticket: { id: string }, fields: object, resource?: string) =>
    gala().patch(address(ticket, resource), add(fields), seller);

  /** A function and its fee. */
  async function offer(fields: object = {}, feeFields: object = {}, event_id = 'event-1') {
    const of = await made(gala(), 'functions', { event_id, ...fields });
    const fee = await made(gala(), 'functionFees', { event_id, function_id: of.id, ...feeFields });
    return { function_id: of.id as string, fee_id: fee.id as string };
  }

  return { seller, body, address, sell, add, set, offer };
}

export const salesAtOnce: Suite = (start) => {
  const gala = served(start);

  const { address, sell, add, set, offer } = shop(() => gala);

  for (const resource of ['functions', 'functionFees'] as const) {
    it(`is not sold once a lock of its ${resource === 'functions' ? 'function' : 'fee'} is answered, even with concurrent buyers`, async () => {
      const offered = await offer();
      const locked = { id: resource === 'functions' ? offered.function_id : offered.fee_id };
      const sales = Array.from({ length: 30 }, (_, i) => sell({ ...offered, contact_id: `contact-${i}` }));
      await sales[3];
      done(await gala.patch(address(locked, resource), add({ sys_locked: true })));
      const available = `/functions/acme/${offered.function_id}/availability`;
      const { sold } = (await gala.get(available)).body;
      const replies = await Promise.all(sales);
      for (const reply of replies) if (reply.status !== 200) refused(reply, 'record_locked');
      assert.equal(replies.filter(({ status }) => status === 200).length, sold);
      assert.equal((await gala.get(available)).body.sold, sold);
    });
  }

  it('never has a fee that was moved to another function at the same moment', async () => {
    for (let round = 0; round < 4; round++) {
      const [offered, other] = [await offer(), await offer()];
      const sales = Array.from({ length: 4 }, (_, i) => sell({ ...offered, contact_id: `contact-${i}` }));
      const move = await set({ id: offered.fee_id }, { function_id: other.function_id }, 'functionFees');
      const replies = await Promise.all(sales);
      if (move.status !== 200) refused(move, 'fee_mismatch');
      for (const reply of replies) {
        if (reply.status !== 200) refused(reply, 'fee_mismatch');
        else assert.equal(move.status, 409);
      }
    }
  });
};
