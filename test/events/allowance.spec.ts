import { strict as assert } from 'node:assert';
import type { World } from '../support/harness.js';
import { made } from '../support/samples.js';
import { onEachStore } from '../support/stores.js';

onEachStore('The contact allowance', (start) => {
  let gala: World;
  let staff: string;
  let guest: string;
  let events = 0;
  before(async () => {
    gala = await start();
    staff = (await made(gala, 'exhibitorContactTypes')).id;
    guest = (await made(gala, 'exhibitorContactTypes')).id;
  });

  /** An event whose exhibitors may have two of the staff for each booth, and one guest. */
  async function event(more: object = {}): Promise<string> {
    const event_id = `event-${++events}`;
    const contact_restriction_rules = [
      { contact_type_id: staff, maximum_number_of_contacts: 2, per_booth: true },
      { contact_type_id: guest, maximum_number_of_contacts: 1 },
    ];
    await made(gala, 'exhibitorSettings', {
      event_id,
      enable_contact_restriction_rules: true,
      contact_restriction_rules,
      ...more,
    });
    return event_id;
  }
  const contacts = (type: string, count: number, more: object = {}) =>
    Array.from({ length: count }, (_, n) => ({ contact_id: `${type}-${n}`, contact_type_id: type, ...more }));
  const exhibitor = (event_id: string, list: object[]) =>
    gala.post('/exhibitors/acme', { name: 'Acme', organization_id: 'o', event_id, contacts: list });
  const allowances = (ofStaff: [number, number], ofGuests: [number, number]) =>
    [
      [staff, ...ofStaff],
      [guest, ...ofGuests],
    ].map(([contact_type_id, number_of_contacts, maximum_number_of_contacts]) => ({
      contact_type_id,
      maximum_number_of_contacts,
      number_of_contacts,
    }));

  it('counts the contacts of each type, frozen ones too', async () => {
    const event_id = await event();
    const { body } = await exhibitor(event_id, [...contacts(staff, 1), ...contacts(guest, 1, { is_frozen: true })]);
    const answer = (await gala.get(`/exhibitors/acme/contactAllowance/${body.id}`)).body;
    assert.deepEqual(answer, { allowances: allowances([1, 2], [1, 1]), frozen_contacts: [`${guest}-0`] });
  });

  it('grows with the booths of the exhibitor', async () => {
    const event_id = await event();
    const { body } = await exhibitor(event_id, contacts(staff, 2));
    for (const name of ['A1', 'A2', 'A3'])
      await made(gala, 'exhibitorBooths', { name, event_id, exhibitor_id: body.id });
    const answer = (await gala.get(`/exhibitors/acme/contactAllowance/${body.id}`)).body;
    assert.deepEqual(answer.allowances, allowances([2, 6], [0, 1]));
    const more = [{ op: 'replace', path: '/contacts', value: contacts(staff, 6) }];
    assert.equal((await gala.patch(`/exhibitors/acme/${body.id}`, more)).status, 200);
  });

  it('is answered for a registration that is not saved', async () => {
    const event_id = await event();
    const ask = async (more: object) =>
      (await gala.post('/exhibitors/acme/contactAllowance', { event_id, contacts: contacts(staff, 3), ...more })).body
        .allowances;
    assert.deepEqual(await ask({}), allowances([3, 2], [0, 1]));
    assert.deepEqual(await ask({ booths: 2 }), allowances([3, 4], [0, 1]));
    assert.deepEqual(await ask({ booths: 0 }), allowances([3, 0], [0, 1]));
  });

  it('refuses an exhibitor over it, however it is saved', async () => {
    const event_id = await event();
    const refused = await exhibitor(event_id, contacts(guest, 2));
    assert.deepEqual([refused.status, refused.body.code], [409, 'contact_allowance_exceeded']);
    const { body } = await exhibitor(event_id, contacts(guest, 1));
    const { sys_version: _, ...read } = body;
    const over = { ...read, contacts: contacts(guest, 2) };
    const patch = [{ op: 'add', path: '/contacts/-', value: contacts(guest, 1)[0] }];
    const operations = [
      { operation: 'update', id: body.id, object: over },
      { operation: 'patch', id: body.id, patch_directives: patch },
      { operation: 'create', object: { name: 'x', organization_id: 'o', event_id, contacts: contacts(staff, 3) } },
    ];
    const { results } = (await gala.post('/exhibitors/acme/batch', { operations })).body;
    assert.deepEqual(
      results.map(({ status }: { status: number }) => status),
      [409, 409, 409],
    );
    assert.equal((await gala.put(`/exhibitors/acme/${body.id}`, over)).status, 409);
    assert.deepEqual((await gala.get(`/exhibitors/acme/${body.id}`)).body, body);
  });

  it('lets one that was over it before be renamed, not grow', async () => {
    const event_id = `event-${++events}`;
    const { body } = await exhibitor(event_id, contacts(guest, 3));
    await made(gala, 'exhibitorSettings', {
      event_id,
      enable_contact_restriction_rules: true,
      contact_restriction_rules: [{ contact_type_id: guest, maximum_number_of_contacts: 1 }],
    });
    const rename = [{ op: 'replace', path: '/name', value: 'Other' }];
    assert.equal((await gala.patch(`/exhibitors/acme/${body.id}`, rename)).status, 200);
    const grow = [{ op: 'add', path: '/contacts/-', value: { contact_id: 'z', contact_type_id: guest } }];
    assert.equal((await gala.patch(`/exhibitors/acme/${body.id}`, grow)).status, 409);
  });

  it('knows no bounds without settings, or with the rules off', async () => {
    const off = await event({ enable_contact_restriction_rules: false });
    for (const event_id of [off, 'event-without']) {
      const { status, body } = await exhibitor(event_id, contacts(guest, 9));
      assert.equal(status, 200);
      assert.deepEqual((await gala.get(`/exhibitors/acme/contactAllowance/${body.id}`)).body.allowances, []);
    }
  });

  it('finds the settings whose id is that of the event', async () => {
    const settings = await made(gala, 'exhibitorSettings', {
      enable_contact_restriction_rules: true,
      contact_restriction_rules: [{ contact_type_id: guest, maximum_number_of_contacts: 0 }],
    });
    assert.equal((await exhibitor(settings.id, contacts(guest, 1))).status, 409);
  });

  it('does not find an exhibitor that is not there', async () => {
    assert.equal((await gala.get('/exhibitors/acme/contactAllowance/nope')).status, 404);
  });
});
