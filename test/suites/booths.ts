/** Booths: who has one, and what numbers there are. */
import { strict as assert } from 'node:assert';
import { codesIn, type Suite, served } from '../support/api.js';
import { asOlder } from '../support/older.js';
import { made } from '../support/samples.js';

export const booths: Suite = (start) => {
  const gala = served(start);
  let last = 0;
  const event = () => `booths-${++last}`;
  const exhibitor = async (event_id: string, organization_id = `o-${++last}`) =>
    (await made(gala, 'exhibitors', { event_id, organization_id })).id as string;
  const booth = (event_id: string, more: object = {}) => made(gala, 'exhibitorBooths', { event_id, ...more });
  const set = ({ id }: { id: string }, fields: object) => gala.merge(`/exhibitorBooths/acme/${id}`, fields);
  const sell = (of: { id: string }, exhibitor_id: string) => set(of, { status: 'reserved', exhibitor_id });
  const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
  const taken = [409, 'booth_taken'];
  const patching = (id: string, fields: object) => ({
    operation: 'patch',
    id,
    patch_directives: Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value })),
  });
  const atomic = async (...operations: [string, object][]) => {
    const items = operations.map((one) => patching(...one));
    const { results } = (await gala.post('/exhibitorBooths/acme/batch?atomic=true', { operations: items })).body;
    return results.map(({ status, error }: { status: number; error?: { code: string } }) => error?.code ?? status);
  };

  it('goes to one of 20 exhibitors who want it at once', async () => {
    const event_id = event();
    const one = await booth(event_id, { status: 'available' });
    const all = await Promise.all(Array.from({ length: 20 }, () => exhibitor(event_id)));
    const replies = await Promise.all(all.map((id) => sell(one, id)));
    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    for (const reply of replies) if (reply.status !== 200) assert.deepEqual(codeOf(reply), taken);
  });

  it('that is reserved is not taken, in whatever way, until it is free again', async () => {
    const event_id = event();
    const [a, b] = [await exhibitor(event_id), await exhibitor(event_id)];
    const one = await booth(event_id, { status: 'reserved', exhibitor_id: a });
    const fields = { name: one.name, event_id, status: 'reserved', exhibitor_id: b };
    assert.deepEqual(codeOf(await sell(one, b)), taken);
    assert.deepEqual(codeOf(await gala.put(`/exhibitorBooths/acme/${one.id}`, fields)), taken);
    const operations = [{ operation: 'update', id: one.id, object: fields }];
    assert.equal((await gala.post('/exhibitorBooths/acme/batch', { operations })).body.results[0].error.code, taken[1]);
    assert.deepEqual(codeOf(await set(one, { status: 'on hold', holding_organization_id: 'other' })), taken);
    const path = `/exhibitorBooths/acme/${one.id}`;
    const directives = [
      { op: 'add', path: '/notes', value: 'n' },
      { op: 'replace', path: '/exhibitor_id', value: b },
    ];
    assert.equal((await gala.patch(path, directives)).body.details[0].pointer, '/1');
    const patches = [{ operation: 'patch', id: one.id, patch_directives: directives }];
    for (const query of ['', '?atomic=true', '?dry_run=true', '?dry_run=true&atomic=true']) {
      const { results } = (await gala.post(`/exhibitorBooths/acme/batch${query}`, { operations: patches })).body;
      assert.equal(results[0].error.details[0].pointer, '/patch_directives/1', query);
    }
    assert.equal((await set(one, { description: 'By the door' })).status, 200);
    assert.equal((await set(one, { status: 'available' })).status, 200);
    assert.equal((await sell(one, b)).status, 200);
  });

  it('on hold is for its organization alone, until the hold ends', async () => {
    const event_id = event();
    const [holder, other] = [await exhibitor(event_id, 'holding'), await exhibitor(event_id)];
    const hold = (hold_expiration: string) =>
      booth(event_id, { status: 'on hold', holding_organization_id: 'holding', hold_expiration });
    const one = await hold('2099-01-01T00:00:00Z');
    const claimed = { status: 'reserved', exhibitor_id: other, organization_id: 'holding' };
    assert.deepEqual(codeOf(await set(one, claimed)), taken);
    assert.equal((await sell(one, holder)).status, 200);
    assert.equal((await sell(await hold('2020-01-01T00:00:00Z'), other)).status, 200);
    const older = await hold('2099-01-01T00:00:00Z');
    await asOlder(gala, 'events.exhibitorBooths', older.id, { hold_expiration: '2020-01-01 00:00:00+02' });
    assert.equal((await sell(older, other)).status, 200);
  });

  it('is given away in an atomic batch only after it is freed, or if who has it moves', async () => {
    const event_id = event();
    const [a, b] = [await exhibitor(event_id), await exhibitor(event_id)];
    const one = await booth(event_id, { status: 'reserved', exhibitor_id: a });
    const two = await booth(event_id, { status: 'reserved', exhibitor_id: b });
    assert.deepEqual(await atomic([two.id, { notes: 'n' }], [one.id, { exhibitor_id: b }]), ['not_applied', taken[1]]);
    assert.deepEqual(await atomic([one.id, { exhibitor_id: b }], [two.id, { exhibitor_id: a }]), [200, 200]);
    const [three, far, free] = [
      await booth(event_id, { status: 'reserved', exhibitor_id: a }),
      await booth(event(), { status: 'available' }),
      await booth(event_id, { status: 'available' }),
    ];
    const reserved = (exhibitor_id: string) => ({ status: 'reserved', exhibitor_id });
    const elsewhere = atomic([three.id, { exhibitor_id: b }], [far.id, reserved(a)]);
    assert.deepEqual(await elsewhere, [taken[1], 'not_applied'], 'a booth of another event is none in its place');
    const fewer = atomic([three.id, { exhibitor_id: b }], [two.id, { exhibitor_id: b }], [free.id, reserved(a)]);
    assert.deepEqual(await fewer, [taken[1], 'not_applied', 'not_applied'], 'one booth is not two');
    const tried = await gala.post('/exhibitorBooths/acme/batch?dry_run=true', {
      operations: [
        patching(free.id, reserved(a)), // which is no booth in the place of another operation's
        patching(three.id, { exhibitor_id: b }),
        patching(three.id, { status: 'available' }),
        patching(three.id, reserved(b)),
        patching(three.id, reserved(a)),
      ],
    });
    assert.deepEqual(codesIn(tried), [undefined, taken[1], undefined, undefined, taken[1]]);
    const freed = atomic([one.id, { status: 'available' }], [one.id, { status: 'reserved', exhibitor_id: a }]);
    assert.deepEqual(await freed, [200, 200]);
    assert.deepEqual(codeOf(await sell(one, b)), taken, 'nothing is left of what was allowed before');
  });

  it('has a number that no other has on its floor, even if 20 are made at once', async () => {
    const event_id = event();
    const [floor_id, other] = [
      (await made(gala, 'exhibitorShowFloors', { event_id })).id,
      (await made(gala, 'exhibitorShowFloors', { event_id })).id,
    ];
    const make = (number: number, of = floor_id) =>
      gala.post('/exhibitorBooths/acme', { name: 'B', event_id, floor_id: of, number });
    const replies = await Promise.all(Array.from({ length: 20 }, () => make(7)));
    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    for (const reply of replies) if (reply.status !== 200) assert.deepEqual(codeOf(reply), [409, 'booth_number_taken']);
    const seven = replies.find(({ status }) => status === 200)?.body;
    const eight = (await make(8)).body;
    assert.equal((await make(7, other)).status, 200);
    assert.deepEqual(codeOf(await set(eight, { number: 7 })), [409, 'booth_number_taken']);
    assert.deepEqual(await atomic([seven.id, { number: 8 }], [eight.id, { number: 7 }]), [200, 200]);
    assert.deepEqual(await atomic([seven.id, { number: 9 }], [eight.id, { number: 9 }]), [
      'booth_number_taken',
      'not_applied',
    ]);
  });

  it('stands on a floor of its event, which stays there', async () => {
    const event_id = event();
    const floor = await made(gala, 'exhibitorShowFloors', { event_id });
    const elsewhere = { name: 'B', event_id: event(), floor_id: floor.id };
    assert.deepEqual(codeOf(await gala.post('/exhibitorBooths/acme', elsewhere)), [409, 'event_mismatch']);
    const move = () => gala.merge(`/exhibitorShowFloors/acme/${floor.id}`, { event_id: 'another' });
    const one = await booth(event_id, { floor_id: floor.id });
    assert.deepEqual(codeOf(await move()), [409, 'event_mismatch']);
    await gala.delete(`/exhibitorBooths/acme/${one.id}`);
    assert.equal((await move()).status, 200);
  });

  it('names who it is for, and is shared by at most all of it', async () => {
    const event_id = event();
    const make = async (more: object) => {
      const { status, body } = await gala.post('/exhibitorBooths/acme', { name: 'B', event_id, ...more });
      return [status, body.details?.[0].pointer];
    };
    assert.deepEqual(await make({ status: 'reserved' }), [400, '/exhibitor_id']);
    assert.deepEqual(await make({ status: 'on hold' }), [400, '/holding_organization_id']);
    const exhibitor_id = await exhibitor(event_id);
    const shares = (...all: number[]) => ({
      additional_exhibitors: all.map((percentage_share) => ({ exhibitor_id, percentage_share })),
    });
    assert.deepEqual(await make(shares(60, 40.1)), [400, '/additional_exhibitors']);
    assert.deepEqual(await make(shares(33.3, 33.3, 33.4)), [200, undefined]);
  });
};
