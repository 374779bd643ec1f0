import { strict as assert } from 'node:assert';
import { allowanceOf } from '../../../src/events/exhibitors.js';
import { Yielder } from '../../../src/lib/yielder.js';
import type { Work } from '../../../src/records/work.js';
import { contactRush } from '../../suites/contactRush.js';
import { describeApi, served } from '../../support/api.js';
import { counted } from '../../support/counted.js';
import { made } from '../../support/samples.js';
import { turnsOf } from '../../support/turns.js';
import { useOf } from '../../support/use.js';

describeApi('The contact allowance', (start) => {
  const gala = served(start);
  let staff: string;
  let guest: string;
  let events = 0;
  before(async () => {
    staff = (await made(gala, 'exhibitorContactTypes')).id;
    guest = (await made(gala, 'exhibitorContactTypes')).id;
  });

  const rule = (contact_type_id: string, maximum_number_of_contacts: number, per_booth = false) => ({
    contact_type_id,
    maximum_number_of_contacts,
    per_booth,
  });
  const restrict = (contact_restriction_rules: object[], more: object = {}) =>
    made(gala, 'exhibitorSettings', { enable_contact_restriction_rules: true, contact_restriction_rules, ...more });
  /** An event whose exhibitors may have two of the staff for each booth, and one guest. */
  async function event(more: object = {}): Promise<string> {
    const event_id = `event-${++events}`;
    await restrict([rule(staff, 2, true), rule(guest, 1)], { event_id, ...more });
    return event_id;
  }
  const contacts = (type: string, count: number, more: object = {}) =>
    Array.from({ length: count }, (_, n) => ({ contact_id: `${type}-${n}`, contact_type_id: type, ...more }));
  const exhibitor = (event_id: string, list: object[]) =>
    gala.post('/exhibitors/acme', { name: 'Acme', organization_id: 'o', event_id, contacts: list });
  const allowances = (ofStaff: [number, number], ofGuests: [number, number]) =>
    [[staff, ...ofStaff] as const, [guest, ...ofGuests] as const].map(
      ([contact_type_id, number_of_contacts, maximum_number_of_contacts]) => ({
        ...{ contact_type_id, maximum_number_of_contacts, number_of_contacts },
      }),
    );

  it('counts the contacts of each type, frozen ones too', async () => {
    const event_id = await event();
    const { body } = await exhibitor(event_id, [...contacts(staff, 1), ...contacts(guest, 1, { is_frozen: true })]);
    const answer = (await gala.get(`/exhibitors/acme/contactAllowance/${body.id}`)).body;
    assert.deepEqual(answer, { allowances: allowances([1, 2], [1, 1]), frozen_contacts: [`${guest}-0`] });
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

  for (const resource of ['exhibitors', 'exhibitorRegistrations'] as const)
    it(`is checked by every way to save one of ${resource}`, async () => {
      const event_id = await event();
      const fields = resource === 'exhibitors' ? { name: 'Acme', organization_id: 'o' } : await parent(event_id);
      const bodyWith = (list: object[]) => ({ ...fields, event_id, contacts: list });
      const over = bodyWith(contacts(staff, 3));
      const address = `/${resource}/acme`;
      const { body } = await gala.post(address, bodyWith(contacts(guest, 1)));
      const patch = [{ op: 'add', path: '/contacts/-', value: contacts(guest, 2)[1] }];
      const operations = [
        { operation: 'create', object: over },
        { operation: 'update', id: body.id, object: over },
        { operation: 'patch', id: body.id, patch_directives: patch },
      ];
      const { results } = (await gala.post(`${address}/batch`, { operations })).body;
      const faults = [
        (await gala.post(address, over)).body,
        (await gala.put(`${address}/${body.id}`, over)).body,
        (await gala.patch(`${address}/${body.id}`, patch)).body,
        ...results.map(({ error }: { error: object }) => error),
      ];
      for (const { status, code } of faults) assert.deepEqual([status, code], [409, 'contact_allowance_exceeded']);
      assert.deepEqual((await gala.get(`${address}/${body.id}`)).body, body);
    });
  const parent = async (event_id: string) => ({ exhibitor_id: (await made(gala, 'exhibitors', { event_id })).id });

  it('of the new event holds for an exhibitor that moves there, though with fewer contacts than before', async () => {
    const [from, to] = [await event({ enable_contact_restriction_rules: false }), await event()];
    const { body } = await exhibitor(from, contacts(guest, 4));
    const move = (count: number) => [
      { op: 'replace', path: '/event_id', value: to },
      { op: 'replace', path: '/contacts', value: contacts(guest, count) },
    ];
    const refused = await gala.patch(`/exhibitors/acme/${body.id}`, move(3));
    assert.deepEqual([refused.status, refused.body.code], [409, 'contact_allowance_exceeded']);
    assert.equal((await gala.patch(`/exhibitors/acme/${body.id}`, move(1))).status, 200);
  });

  it('has no limits without settings, or with the rules off', async () => {
    const off = await event({ enable_contact_restriction_rules: false });
    for (const event_id of [off, 'event-without']) {
      const { status, body } = await exhibitor(event_id, contacts(guest, 9));
      assert.equal(status, 200);
      assert.deepEqual((await gala.get(`/exhibitors/acme/contactAllowance/${body.id}`)).body.allowances, []);
    }
  });

  it('is that of the oldest settings with the event, else of those whose id is the event’s', async () => {
    const { id: event_id } = await restrict([rule(guest, 3)]);
    const most = async () =>
      (await gala.post('/exhibitors/acme/contactAllowance', { event_id, contacts: [] })).body.allowances[0]
        .maximum_number_of_contacts;
    assert.equal(await most(), 3);
    await restrict([rule(guest, 5)], { event_id });
    await restrict([rule(guest, 7)], { event_id });
    assert.equal(await most(), 5);
  });

  it('names every type of which there are too many contacts', async () => {
    const refused = await exhibitor(await event(), [...contacts(staff, 3), ...contacts(guest, 2)]);
    const told = refused.body.details.map(({ message }: { message: string }) => message);
    for (const [n, type] of [staff, guest].entries()) assert.ok(told[n].includes(type));
    assert.deepEqual([refused.body.code, told.length], ['contact_allowance_exceeded', 2]);
  });

  it('once exceeded, allows fewer contacts of a type, but no more of one that is over', async () => {
    const event_id = `event-${++events}`;
    const { body } = await exhibitor(event_id, [...contacts(guest, 4), ...contacts(staff, 4)]);
    await restrict([rule(guest, 1), rule(staff, 1)], { event_id });
    const set = (...value: object[]) =>
      gala.patch(`/exhibitors/acme/${body.id}`, [{ op: 'add', path: '/contacts', value }]);
    const steps: [number, number, number][] = [
      [4, 3, 200],
      [3, 4, 409],
      [1, 3, 200],
      [0, 3, 200],
      [1, 3, 200],
      [1, 0, 200],
      [2, 0, 409],
    ];
    for (const [guests, staffs, status] of steps) {
      const reply = await set(...contacts(guest, guests), ...contacts(staff, staffs));
      assert.equal(reply.status, status, `${guests} ${staffs}`);
    }
    const rename = [{ op: 'replace', path: '/name', value: 'Other' }];
    assert.equal((await gala.patch(`/exhibitors/acme/${body.id}`, rename)).status, 200);
    const swapped = contacts(guest, 1, { is_frozen: true });
    assert.equal((await set(...swapped, ...contacts(staff, 1))).status, 200);
  });

  it('counts the booths of the event, those shared with others too, and each once', async () => {
    const event_id = await event();
    const [{ body }, { body: other }] = [await exhibitor(event_id, contacts(staff, 2)), await exhibitor(event_id, [])];
    const shared = (...ids: string[]) => ({ additional_exhibitors: ids.map((exhibitor_id) => ({ exhibitor_id })) });
    const booths = [
      { event_id: 'another-event', exhibitor_id: body.id },
      { event_id: 'another-event', ...shared(body.id) },
      { event_id, exhibitor_id: other.id },
      { event_id, exhibitor_id: other.id, ...shared(other.id, body.id) },
      { event_id, exhibitor_id: body.id, ...shared(body.id) },
      { event_id, ...shared(body.id, other.id) },
      { event_id, exhibitor_id: other.id, status: 'available', ...shared(body.id) },
      { event_id, exhibitor_id: body.id, status: 'on hold', holding_organization_id: 'someone' },
    ];
    for (const more of booths) await made(gala, 'exhibitorBooths', more);
    const of = async ({ id }: { id: string }) =>
      (await gala.get(`/exhibitors/acme/contactAllowance/${id}`)).body.allowances[0].maximum_number_of_contacts;
    assert.deepEqual([await of(body), await of(other)], [6, 6]);
    const set = (count: number) =>
      gala.patch(`/exhibitors/acme/${body.id}`, [{ op: 'add', path: '/contacts', value: contacts(staff, count) }]);
    assert.deepEqual([(await set(7)).status, (await set(6)).status], [409, 200]);
  });

  it('of one person is not doubled by a second registration, and a person counts once however written', async () => {
    const event_id = await event();
    const { id: exhibitor_id } = (await exhibitor(event_id, [{ contact_id: 'jo@x.org', contact_type_id: guest }])).body;
    const register = (contact_id: string) =>
      gala.post('/exhibitorRegistrations/acme', { exhibitor_id, contacts: [{ contact_id, contact_type_id: guest }] });
    assert.equal((await register(' JO@x.org ')).status, 200);
    const refused = await register('kim@x.org');
    assert.deepEqual([refused.status, refused.body.code], [409, 'contact_allowance_exceeded']);
    const { body } = await gala.get(`/exhibitors/acme/contactAllowance/${exhibitor_id}`);
    assert.deepEqual(body.allowances, allowances([0, 2], [1, 1]));
    const operations = ['lu', 'mo', 'no'].map((contact_id) => ({
      operation: 'create',
      object: { exhibitor_id, contacts: [{ contact_id, contact_type_id: staff }] },
    }));
    const batch = await gala.post('/exhibitorRegistrations/acme/batch?atomic=true', { operations });
    assert.deepEqual([batch.body.success_count, batch.body.results[0].error?.code], [0, 'contact_allowance_exceeded']);
  });

  describe('of a registration', () => {
    const over = (event_id: string | undefined, exhibitor_id: string, more: object = {}) => ({
      ...(event_id && { event_id }),
      exhibitor_id,
      contacts: contacts(staff, 3),
      ...more,
    });
    const save = (body: object) => gala.post('/exhibitorRegistrations/acme', body);

    it('is that of its event, or else of the event of its exhibitor', async () => {
      const [strict, free] = [await event(), 'event-without'];
      const { id } = await made(gala, 'exhibitors', { event_id: strict });
      const { id: other } = await made(gala, 'exhibitors', { event_id: free });
      assert.equal((await save(over(undefined, id))).status, 409);
      assert.equal((await save(over(free, id))).status, 200);
      const { status, body } = await save(over(undefined, other));
      assert.equal(status, 200);
      const move = (fields: object) => gala.merge(`/exhibitorRegistrations/acme/${body.id}`, fields);
      const fewer = { contacts: [...contacts(guest, 2)] };
      assert.equal((await move({ exhibitor_id: id })).status, 409);
      assert.equal((await move({ exhibitor_id: id, ...fewer })).status, 409);
      assert.equal((await move({ event_id: strict })).status, 409);
      assert.equal((await move({ exhibitor_id: id, contacts: contacts(staff, 2) })).status, 200);
    });

    it('grows with the booths of its exhibitor, or with those it lists', async () => {
      const event_id = await event();
      const { id } = await made(gala, 'exhibitors', { event_id });
      assert.equal((await save(over(event_id, id, { booths: [{}] }))).status, 409);
      const { status, body } = await save(over(event_id, id, { booths: [{}, {}] }));
      assert.equal(status, 200);
      const address = `/exhibitorRegistrations/acme/${body.id}`;
      assert.equal((await gala.merge(address, { booths: [{}] })).status, 409);
      assert.equal((await gala.merge(address, { booths: [{}], contacts: contacts(staff, 2) })).status, 200);
      for (const name of ['A1', 'A2']) await made(gala, 'exhibitorBooths', { name, event_id, exhibitor_id: id });
      assert.equal((await save(over(event_id, id))).status, 200);
    });

    it('takes contacts of any shape, and counts those that have a type', async () => {
      const event_id = await event();
      const { id } = await made(gala, 'exhibitors', { event_id });
      const shapes = [{}, {}, {}, { contact_type_id: 7 }, { name: 'Ada', contact_type_id: staff }];
      assert.equal((await save(over(event_id, id, { contacts: shapes }))).status, 200);
    });
  });

  it('is computed by reading each rule and each contact once, however many there are', async () => {
    const contact_restriction_rules = Array.from({ length: 9000 }, (_, n) => rule(`type-${n}`, 0, true));
    const event_id = await event({ contact_restriction_rules });
    const crowd = Array.from({ length: 12_000 }, (_, n) => contacts(`type-${n % 9000}`, 1)[0] as object);
    const result = await exhibitor(event_id, crowd);
    assert.deepEqual([result.status, result.body.details.length], [409, 20]);
    const counts = { event_id, enable_contact_restriction_rules: true, contact_restriction_rules };
    const [settings, all] = [counted(counts), counted(crowd)];
    const found = { json: Buffer.alloc(0), record: settings.value };
    const work = { yielder: new Yielder(), records: () => ({ page: async () => [found] }) } as unknown as Work;
    await allowanceOf(event_id, [{ contacts: all.value }], () => 1, work);
    const reads = settings.reads() + all.reads();
    assert.ok(reads < 10 * (contact_restriction_rules.length + crowd.length), `${reads} members were read`);
  });

  it('costs the same however many booths there are, and lets other requests go first', async () => {
    const contact_restriction_rules = Array.from({ length: 1500 }, (_, n) => rule(`type-${n}`, 1, true));
    const event_id = await event({ contact_restriction_rules });
    const { body } = await exhibitor(event_id, []);
    const booths = (count: number, more: object) => {
      const one = { operation: 'create', object: { name: 'B', event_id, ...more } };
      return gala.post('/exhibitorBooths/acme/batch', { operations: Array(count).fill(one) });
    };
    const patch = async () => {
      const path = `/exhibitors/acme/${body.id}`;
      const change = [{ op: 'add', path: '/contacts/-', value: contacts('type-0', 1)[0] }];
      const { result, use } = await useOf(gala.store, () => turnsOf(() => gala.patch(path, change)));
      assert.equal(result.result.status, 200);
      return { ...use, turns: result.turns };
    };
    const additional_exhibitors = [{ exhibitor_id: body.id }];
    await booths(1, { exhibitor_id: body.id, additional_exhibitors });
    const few = await patch();
    await booths(60, { exhibitor_id: body.id });
    await booths(60, { additional_exhibitors });
    await booths(1, { exhibitor_id: body.id, event_id: await event() });
    const many = await patch();
    assert.deepEqual([many.read, many.turns], [few.read, few.turns]);
    const answer = (await gala.get(`/exhibitors/acme/contactAllowance/${body.id}`)).body;
    assert.equal(answer.allowances[0].maximum_number_of_contacts, 121, 'who is named twice has one booth');
  });
});

describeApi('The contact allowance', contactRush);
