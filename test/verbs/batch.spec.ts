/** Batches: each operation is checked by itself, and its error says what is wrong with it. */
import { strict as assert } from 'node:assert';
import type { Detail } from '../../src/fault.js';
import { describeApi, served } from '../support/api.js';
import { worldOn } from '../support/failing.js';
import { made } from '../support/samples.js';

const types = '/referenceTypes/acme';

interface Result {
  readonly index: number;
  readonly id: string | null;
  readonly operation: string | null;
  readonly status: number;
  readonly error?: { readonly code: string; readonly message: string; readonly details?: readonly Detail[] };
}

describeApi('A batch', (start) => {
  const gala = served(start);

  async function results(resource: string, ...operations: unknown[]): Promise<Result[]> {
    const reply = await gala.post(`/${resource}/acme/batch`, { operations });
    assert.equal(reply.status, 200, reply.text);
    return reply.body.results;
  }
  const result = async (resource: string, operation: unknown) => (await results(resource, operation))[0] as Result;
  const pointers = ({ error }: Result) => error?.details?.map(({ pointer }) => pointer);

  describe('checks each operation by itself:', () => {
    const create = { operation: 'create', object: { name: 'Letter' } };
    const patch = (patch_directives: unknown) => ({ operation: 'patch', id: 'x', patch_directives });
    const many = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, i) => [i, { op: 'test', path: '/name', value: 'Academic' }]),
      );
    const malformed: [string, unknown, string][] = [
      ['a number', 7, ''],
      ['an unknown operation', { operation: 'upsert' }, '/operation'],
      ['an id that is no text', { operation: 'read', id: 7 }, '/id'],
      ['an id that no record can have', { operation: 'read', id: 'a/b' }, '/id'],
      ['an unknown member', { operation: 'read', id: 'x', fields: 'name' }, '/fields'],
      ['an object that is a text', { operation: 'create', object: 'Letter' }, '/object'],
      ['directives that are a text', patch('add'), '/patch_directives'],
      ['a directive without a value', patch({ 7: { op: 'add', path: '/name' } }), '/patch_directives/7/value'],
      ['an index that is not a number', patch({ first: { op: 'remove', path: '/name' } }), '/patch_directives/first'],
      ['201 directives in a map', patch(many(201)), '/patch_directives'],
      ['no id to read', { operation: 'read' }, '/id'],
      ['no directives', { operation: 'patch', id: 'x' }, '/patch_directives'],
      ['an id to create', { ...create, id: 'mine' }, '/id'],
    ];
    for (const [what, operation, pointer] of malformed) {
      it(`${what} fails alone`, async () => {
        const [bad, good] = (await results('referenceTypes', operation, create)) as [Result, Result];
        assert.deepEqual([bad.index, bad.status, good.status], [0, 400, 200]);
        assert.deepEqual(pointers(bad), [pointer]);
        const given = (operation ?? {}) as { operation?: unknown; id?: unknown };
        const known = ['create', 'read', 'update', 'patch', 'delete'].includes(given.operation as string);
        assert.equal(bad.operation, known ? given.operation : null);
        assert.equal(bad.id, typeof given.id === 'string' ? given.id : null);
      });
    }

    it('200 directives in a map are accepted', async () => {
      const { id } = await made(gala, 'referenceTypes');
      assert.equal((await result('referenceTypes', { ...patch(many(200)), id })).status, 200);
    });

    it('a batch without a list of 1 to 100 operations fails as a whole', async () => {
      for (const body of [{}, [], { operations: [] }, { operations: {} }, { operations: Array(101).fill(create) }]) {
        assert.equal((await gala.post(`${types}/batch`, body)).status, 400);
      }
      const more = await gala.post(`${types}/batch`, { operations: [create], mode: 'fast' });
      assert.equal(more.body.details[0].pointer, '/mode');
    });
  });

  it('points to the directive by the key that the caller gave it', async () => {
    const { id } = await made(gala, 'references');
    const cases: [object, number][] = [
      [{ op: 'remove', path: '/none' }, 409],
      [{ op: 'test', path: '/name', value: 'x' }, 409],
      [{ op: 'replace', path: '/id', value: 'x' }, 400],
      [{ op: 'replace', path: '/name', value: 7 }, 400],
      [{ op: 'replace', path: '/type_id', value: 'none' }, 409],
    ];
    for (const [directive, status] of cases) {
      const patch_directives = { 40: directive, 7: { op: 'test', path: '/sys_version', value: 1 } };
      const bad = await result('references', { operation: 'patch', id, patch_directives });
      assert.deepEqual([bad.status, pointers(bad)], [status, ['/patch_directives/40']]);
      assert.doesNotMatch(bad.error?.message ?? '', /Directive 1 /);
    }
  });
});

describeApi('An error', (start) => {
  const gala = served(start, { strictReferences: true });

  it('names the item of an array that refers to nothing', async () => {
    const type_id = (await made(gala, 'referenceTypes')).id;
    const award_id = (await made(gala, 'awards')).id;
    const process_id = (await made(gala, 'referenceProcesses', { award_id })).id;
    const types = [type_id, 'none', 'nil', 'none'];
    const reference_requirements = types.map((type_id) => ({ type_id, process_id, number_required: 1 }));
    const { body } = await gala.post('/applicationProcesses/acme', { name: 'Main', award_id, reference_requirements });
    assert.equal(body.code, 'reference_not_found');
    const found = body.details.map(({ pointer }: Detail) => pointer).sort();
    assert.deepEqual(
      found,
      [1, 2, 3].map((index) => `/reference_requirements/${index}/type_id`),
    );
    const event = (await made(gala, 'events')).id;
    const coupon = await gala.post('/coupons/acme', { name: 'Early bird', event_ids: [event, 'none'] });
    assert.equal(coupon.body.details[0].pointer, '/event_ids/1');
  });

  describe('of a patch names the directive that most likely caused it,', () => {
    const mail = { subject: 'About {{ reference.nope }}', body: 'x' };
    it('when a check of the resource refuses', async () => {
      const { id } = await made(gala, 'referenceProcesses', { award_id: (await made(gala, 'awards')).id });
      const reply = await gala.patch(`/referenceProcesses/acme/${id}`, [
        { op: 'replace', path: '/name', value: 'x' },
        { op: 'replace', path: '/reference_notification_email', value: mail },
        { op: 'add', path: '/is_active', value: true },
      ]);
      assert.equal(reply.body.code, 'template_invalid');
      assert.equal(reply.body.details[0].pointer, '/1');
      assert.match(reply.body.details[0].message, /invalid: \/reference_notification_email\/subject line 1/);
    });

    it('when the record would lack a field or have a forbidden one', async () => {
      const { id } = await made(gala, 'referenceTypes');
      const cases: [object, string][] = [
        [{ op: 'remove', path: '/name' }, '/name is required'],
        [{ op: 'move', from: '/name', path: '/sys_external_id' }, '/name is required'],
        [{ op: 'add', path: '/shoe_size', value: 44 }, '/shoe_size is not a field of this record'],
        [{ op: 'replace', path: '/name', value: 7 }, '/name must be a string'],
      ];
      for (const [directive, what] of cases) {
        const test = { op: 'test', path: '/sys_version', value: 1 };
        const { body } = await gala.patch(`/referenceTypes/acme/${id}`, [test, directive, test]);
        assert.equal(body.details[0].pointer, '/1');
        assert.ok(body.message.endsWith(`: /1 makes the record invalid: ${what}.`), body.message);
      }
    });

    it('when it adds to the end of an array', async () => {
      const award_id = (await made(gala, 'awards')).id;
      const process_id = (await made(gala, 'referenceProcesses', { award_id })).id;
      const type_id = (await made(gala, 'referenceTypes')).id;
      const requirement = { type_id, process_id, number_required: 1 };
      const { id } = await made(gala, 'applicationProcesses', { award_id, reference_requirements: [requirement] });
      const { body } = await gala.patch(`/applicationProcesses/acme/${id}`, [
        { op: 'add', path: '/reference_requirements/-', value: { ...requirement, number_required: 'two' } },
        { op: 'replace', path: '/name', value: 'x' },
      ]);
      assert.equal(body.details[0].pointer, '/0');
      assert.match(body.message, /\/reference_requirements\/1\/number_required must be a number/);
    });
  });
});

describe('A fault of the server in one create of a batch', () => {
  it('is told of that one alone, and the others are stored once', async () => {
    const broken = 'function-unreadable';
    const { gala, end } = await worldOn((store) => ({
      read: async (key, options) => {
        if (key.id === broken) throw new Error('the record cannot be read');
        return await store.read(key, options);
      },
    }));
    const function_id = (await gala.post('/functions/acme', { name: 'Dinner', event_id: 'event-1' })).body.id;
    const operations = [function_id, broken, function_id].map((of, n) => ({
      operation: 'create',
      object: { name: `Seat ${n}`, event_id: 'event-1', contact_id: 'contact-1', function_id: of },
    }));
    const { body } = await gala.post('/functionTickets/acme/batch', { operations });
    assert.deepEqual(
      body.results.map(({ status }: Result) => status),
      [200, 500, 200],
    );
    const { body: list } = await gala.get(`/functionTickets/acme/function/${function_id}`);
    assert.deepEqual(list.Items.map(({ name }: { name: string }) => name).sort(), ['Seat 0', 'Seat 2']);
    await end();
  });
});
