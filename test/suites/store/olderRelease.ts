/** A store that a release before the index of persons has written, and a server that opens it now. */
import { strict as assert } from 'node:assert';
import { messages } from '../../../src/mail/outbox.js';
import { Doc } from '../../../src/store/doc.js';
import type { Index, Store } from '../../../src/store/port.js';
import { buy, refused, set, through } from '../../events/tickets/selling.js';
import { type World, world } from '../../support/harness.js';
import { made } from '../../support/samples.js';

/** Without the indexes that the release did not have. @param missing are added to it. */
function older(store: Store, missing: string[]): Store {
  const isKnown = ({ folded }: Index) => folded !== 'person';
  const declare = async (name: string, indexes: readonly Index[]) => {
    if (!indexes.every(isKnown)) missing.push(name);
    await store.declare(name, indexes.filter(isKnown));
  };
  const get = (_: Store, name: keyof Store) =>
    name === 'declare' ? declare : (store[name] as { bind?: (to: Store) => unknown })?.bind?.(store);
  return new Proxy(store, { get: get as never });
}

/** @param open opens the same store each time. */
export function describeOlderRelease(title: string, open: () => Promise<Store>): void {
  describe(`A store without an index of persons (${title})`, () => {
    let gala: World;
    let store: Store;
    const address = 'Jo@x.org';
    const same = ['jo@x.org', ' JO@X.ORG', 'ｊｏ@x.org'];
    let function_id: string;
    let reference: { readonly id: string; readonly application_id: string };

    before(async () => {
      store = await open();
      const missing: string[] = [];
      const old = await world({ store: older(store, missing) });
      assert.deepEqual(new Set(missing), new Set([messages, 'events.functionTickets']));
      function_id = (await made(old, 'functions', { capacity_options: { capacity: 100 } })).id;
      const sold = [address, ...same, 'x-1', 'ann@x.org'];
      for (const contact_id of sold) assert.equal((await buy(through(old), function_id, { contact_id })).status, 200);
      const switches = { enable_reference_notification_email: true };
      const process_id = (await made(old, 'referenceProcesses', switches)).id;
      reference = await made(old, 'references', { process_id, email_address: address });
      const key = { collection: messages, tenant: 'acme', id: 'old' };
      const kind = { about: reference.id, email: 'reference_notification', state: 'sent', recency: 'a' };
      const mail = { ...kind, to: address, queued_at: '2026-01-01T00:00:00.000Z', subject: 'x', body: 'x' };
      await store.commit([{ put: key, doc: Doc.ofRecord({ id: 'old', ...mail, sys_version: 1 } as never) }]);
      await old.close();
      await store.close();
      store = await open();
      gala = await world({ store });
    });
    after(async () => {
      await gala?.close();
      await store?.close();
    });

    it('counts its tickets to the limit of a person, however their contact is written', async () => {
      const limited = (n: number) => gala.merge(`/functions/acme/${function_id}`, { maximum_allowed_tickets: n });
      const ticket = (contact_id: string) => buy(through(gala), function_id, { contact_id });
      await limited(4);
      for (const contact_id of [address, ...same, 'JO@X.org ']) refused(await ticket(contact_id), 'limit_reached', 0);
      assert.equal((await ticket('x-1')).status, 200);
      await limited(5);
      const { status, body } = await ticket('jo@X.org');
      assert.equal(status, 200);
      refused(await ticket(address), 'limit_reached', 0);
      await set(through(gala), body.id, 'status', 'cancelled');
      assert.equal((await ticket('JO@x.org')).status, 200);
    });

    it('knows to whom it has written', async () => {
      const ask = async () => (await gala.post(`/references/acme/process/${reference.application_id}`)).body.results[0];
      assert.equal((await ask()).reason, 'already_notified');
      await gala.merge(`/references/acme/${reference.id}`, { email_address: 'jo@X.ORG' });
      assert.equal((await ask()).reason, 'already_notified');
      await gala.merge(`/references/acme/${reference.id}`, { email_address: 'ann@x.org' });
      assert.equal((await ask()).status, 'queued');
    });
  });
}
