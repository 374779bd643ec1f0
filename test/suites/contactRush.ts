/** Many who add contacts to one exhibitor at once. */
import { strict as assert } from 'node:assert';
import type { Suite } from '../support/api.js';
import type { World } from '../support/harness.js';
import { made } from '../support/samples.js';

/** 20 calls at once, each adding a contact to an exhibitor that may have five. */
export async function rush(gala: World): Promise<{ accepted: number; stored: number }> {
  const { id: contact_type_id } = await made(gala, 'exhibitorContactTypes');
  const event_id = `rush-${contact_type_id}`;
  const contact_restriction_rules = [{ contact_type_id, maximum_number_of_contacts: 5, per_booth: true }];
  await made(gala, 'exhibitorSettings', {
    event_id,
    enable_contact_restriction_rules: true,
    contact_restriction_rules,
  });
  const { id } = await made(gala, 'exhibitors', { event_id, contacts: [] });
  const additional_exhibitors = [{ exhibitor_id: id }]; // which is the same booth
  await made(gala, 'exhibitorBooths', { event_id, exhibitor_id: id, additional_exhibitors });
  const add = (n: number) =>
    gala.patch(`/exhibitors/acme/${id}`, [
      { op: 'add', path: '/contacts/-', value: { contact_id: `c${n}`, contact_type_id } },
    ]);
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => add(n)));
  const accepted = replies.filter(({ status }) => status === 200).length;
  return { accepted, stored: (await gala.get(`/exhibitors/acme/${id}`)).body.contacts.length };
}

export const contactRush: Suite = (start) => {
  it('holds when many add contacts at once', async () => {
    const { accepted, stored } = await rush(await start());
    assert.deepEqual([accepted, stored], [5, 5]);
  });

  it('holds when many registrations of one exhibitor come at once', async () => {
    const gala = await start();
    const { id: contact_type_id } = await made(gala, 'exhibitorContactTypes');
    const event_id = `together-${contact_type_id}`;
    const contact_restriction_rules = [{ contact_type_id, maximum_number_of_contacts: 3 }];
    await made(gala, 'exhibitorSettings', {
      event_id,
      enable_contact_restriction_rules: true,
      contact_restriction_rules,
    });
    const { id: exhibitor_id } = await made(gala, 'exhibitors', { event_id, contacts: [] });
    const register = (n: number) =>
      gala.post('/exhibitorRegistrations/acme', {
        exhibitor_id,
        contacts: [{ contact_id: `c${n}`, contact_type_id }],
      });
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => register(n)));
    assert.equal(replies.filter(({ status }) => status === 200).length, 3);
    const answer = (await gala.get(`/exhibitors/acme/contactAllowance/${exhibitor_id}`)).body;
    assert.equal(answer.allowances[0].number_of_contacts, 3);
  });
};
