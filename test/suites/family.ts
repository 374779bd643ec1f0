/**
 * Every resource creates records and answers them; what else all do alike is asked of five that differ most: closed or open,
 * with references, a status, rules of their own, nothing required. `ALL=1` asks it of all.
 */
import { strict as assert } from 'node:assert';
import type { ResourceName } from '../../src/schema/contract.js';
import type { Document, Schema } from '../../src/schema/document.js';
import { type Suite, served } from '../support/api.js';
import { now, token } from '../support/harness.js';
import { documents } from '../support/replies.js';
import { made, resourceNames, sample } from '../support/samples.js';

const documentOf = (resource: ResourceName) =>
  documents.find((document) => document.operation(`${resource}.create`) !== undefined) as Document;

/** Resources whose records have a status when none is given. */
const statusOfNew: { readonly [R in ResourceName]?: string } = {
  references: 'pending',
  reviewRounds: 'never opened',
  reviews: 'not started',
  functionTickets: 'active',
  abstractReviewRounds: 'never opened',
  abstractReviews: 'not started',
};

const system = {
  sys_created_at: now,
  sys_created_by_id: 'tester',
  sys_last_modified_at: now,
  sys_last_modified_by_id: 'tester',
  sys_version: 1,
};
/** What the server adds to a conflict of interest. */
const declared = (resource: ResourceName, { domain }: Readonly<Record<string, unknown>>) =>
  resource === 'reviewConflicts' || resource === 'abstractReviewConflicts'
    ? { declared_by: 'staff', declared_by_id: 'tester', target: `domain:${domain}` }
    : {};
const patches = (...directives: object[]) => directives;

const shapes: readonly ResourceName[] = [
  'references',
  'savedReports',
  'abstractReviews',
  'functionTickets',
  'exhibitorSettings',
];

/** Of these resources, or of all. */
export const family =
  (of: readonly ResourceName[] = resourceNames): Suite =>
  (start) => {
    for (const resource of of) {
      describe(resource, () => {
        const document = documentOf(resource);
        const schema = document.resolve(document.answer(`${resource}.replace`) as Schema);
        const required = document.required(schema);
        const closed = schema.unevaluatedProperties === false;
        const has = (verb: string) => document.operation(`${resource}.${verb}`) !== undefined;
        const gala = served(start);
        const at = (id: string) => `/${resource}/acme/${id}`;

        it('creates a record: what was sent, an id and system fields', async () => {
          const body = await sample(gala, resource);
          const reply = await gala.post(`/${resource}/acme`, body);
          assert.equal(reply.status, 200);
          const { id, status, ...rest } = reply.body;
          assert.match(id, /^[a-z0-9]+$/);
          assert.deepEqual(rest, { ...body, ...declared(resource, body), ...system });
          assert.equal(status, statusOfNew[resource]);
          assert.deepEqual((await gala.get(at(id))).body, reply.body);
          assert.deepEqual((await gala.get(`${at(id)}?consistentRead=true`)).body, reply.body);
        });

        it('asks for every required field by name', async () => {
          const body: Record<string, unknown> = { ...(await sample(gala, resource)) };
          for (const field of Object.keys(body).filter((name) => required.includes(name))) {
            const { [field]: _, ...rest } = body;
            const reply = await gala.post(`/${resource}/acme`, rest);
            assert.equal(reply.status, 400, field);
            assert.deepEqual(reply.body.details, [{ pointer: `/${field}`, code: 'required', message: 'is required' }]);
          }
        });

        it(closed ? 'refuses a field it does not know' : 'keeps a field it does not know', async () => {
          const body = { ...(await sample(gala, resource)), shoe_size: { eu: [44] } };
          const reply = await gala.post(`/${resource}/acme`, body);
          if (closed) {
            assert.equal(reply.status, 400);
            assert.equal(reply.body.details[0].pointer, '/shoe_size');
            assert.equal(reply.body.details[0].code, 'unknown_field');
          } else assert.deepEqual(reply.body.shoe_size, { eu: [44] });
        });

        it('ignores values that a client sends for system fields', async () => {
          for (const sys_version of [9, null, true, 'nine', { is: 9 }]) {
            const sent = { sys_created_at: 'yesterday', sys_created_by_id: 7, sys_version, sys_external_id: 'x-1' };
            const record = await made(gala, resource, sent);
            assert.equal(record.sys_created_at, now);
            assert.equal(record.sys_created_by_id, 'tester');
            assert.equal(record.sys_version, 1);
            assert.equal(record.sys_external_id, 'x-1');
          }
        });

        if (!process.env.ALL && !shapes.includes(resource)) return;

        it('replaces a record by one that was read and changed', async () => {
          const record = await made(gala, resource, { sys_external_id: 'x' });
          gala.clock.now = new Date('2026-03-01T12:30:00.000Z');
          const { sys_external_id: _, ...read } = record;
          const reply = await gala.put(at(record.id), { ...read, name: 'Another' });
          gala.clock.now = new Date(now);
          const last = { sys_last_modified_at: '2026-03-01T12:30:00.000Z', sys_version: 2 };
          assert.deepEqual(reply.body, { ...read, name: 'Another', ...last });
          assert.deepEqual((await gala.get(at(record.id))).body, reply.body);
        });

        it('checks the version in a replacement, and refuses one that is not a number', async () => {
          const record = await made(gala, resource);
          for (const sys_version of [null, '1', true, {}, [1]]) {
            const { status, body } = await gala.put(at(record.id), { ...record, sys_version });
            assert.deepEqual([status, body.details[0].pointer], [400, '/sys_version'], JSON.stringify(sys_version));
          }
          for (const sys_version of [0, 1.5, 2, -1]) {
            const reply = await gala.put(at(record.id), { ...record, sys_version });
            assert.deepEqual([reply.status, reply.body.code], [409, 'version_conflict'], `${sys_version}`);
          }
          const { sys_version: _, ...unversioned } = record;
          assert.equal((await gala.put(at(record.id), unversioned)).body.sys_version, 2);
          assert.equal((await gala.put(at(record.id), { ...record, sys_version: 2 })).body.sys_version, 3);
        });

        it('patches by directives, in order, all or nothing', async () => {
          const record = await made(gala, resource);
          const reply = await gala.patch(
            at(record.id),
            patches(
              { op: 'test', path: '/name', value: record.name },
              { op: 'add', path: '/sys_external_id', value: 'a' },
              { op: 'copy', from: '/name', path: '/sys_directive' },
              { op: 'replace', path: '/name', value: 'New' },
              { op: 'move', from: '/sys_external_id', path: '/sys_bulk_load_id' },
              { op: 'remove', path: '/sys_directive' },
            ),
          );
          assert.deepEqual(reply.body, { ...record, name: 'New', sys_bulk_load_id: 'a', sys_version: 2 });
          assert.deepEqual((await gala.get(at(record.id))).body, reply.body);
        });

        for (const type of ['application/merge-patch+json', 'application/json'])
          it(`patches by a merge as ${type}`, async () => {
            const record = await made(gala, resource, { sys_external_id: 'a' });
            const headers = { 'Content-Type': type };
            const reply = await gala.patch(at(record.id), { name: 'Merged', sys_external_id: null }, { headers });
            const { sys_external_id: _, ...rest } = record;
            assert.deepEqual(reply.body, { ...rest, name: 'Merged', sys_version: 2 });
          });

        const refused: [string, object[], number, string][] = [
          ['a test that fails', [{ op: 'test', path: '/name', value: 'no' }], 409, 'test_failed'],
          ['a path that is not there', [{ op: 'remove', path: '/sys_external_id' }], 409, 'path_not_found'],
          ['a parent that is not there', [{ op: 'add', path: '/nope/x', value: 1 }], 409, 'path_not_found'],
          ['a path into a text', [{ op: 'add', path: '/name/x', value: 1 }], 409, 'path_not_found'],
          ['the id', [{ op: 'replace', path: '/id', value: 'x' }], 400, 'server_owned'],
          ['the version', [{ op: 'add', path: '/sys_version', value: 7 }], 400, 'server_owned'],
          ['the whole record', [{ op: 'replace', path: '', value: {} }], 400, 'path_forbidden'],
          ['a prototype', [{ op: 'add', path: '/constructor/x', value: 1 }], 400, 'path_forbidden'],
          ['a result of another type', [{ op: 'replace', path: '/sys_directive', value: 7 }], 400, 'invalid_request'],
          ['a directive without a value', [{ op: 'add', path: '/name' }], 400, 'invalid_request'],
          ['a directive without from', [{ op: 'move', path: '/name' }], 400, 'invalid_request'],
          ['an unknown op', [{ op: 'merge', path: '/name', value: 'x' }], 400, 'invalid_request'],
          ['a pointer without a slash', [{ op: 'remove', path: 'name' }], 400, 'invalid_request'],
        ];
        for (const [what, directives, status, code] of refused) {
          it(`refuses a whole patch with ${what}`, async () => {
            const record = await made(gala, resource);
            const reply = await gala.patch(at(record.id), [
              { op: 'add', path: '/sys_directive', value: 'x' },
              ...directives,
            ]);
            assert.equal(reply.status, status, reply.text);
            assert.equal(reply.body.code, code);
            assert.match(reply.body.details[0].pointer, /^\/1/);
            assert.deepEqual((await gala.get(at(record.id))).body, record);
          });
        }

        it('deletes a record and answers its id', async () => {
          const record = await made(gala, resource);
          const reply = await gala.delete(at(record.id));
          assert.deepEqual([reply.status, reply.body], [200, record.id]);
          assert.equal((await gala.get(at(record.id))).status, 404);
        });

        it('lets nobody write a locked record, but a caller with the permission unlock it', async () => {
          const record = await made(gala, resource, { sys_locked: true });
          const unlock = [{ op: 'replace', path: '/sys_locked', value: false }];
          const plain = token({ permissions: [`${resource}.*atch`, `${resource}.get`] });
          const { sys_version: _, ...body } = record;
          const attempts = [
            await gala.put(at(record.id), body),
            await gala.patch(at(record.id), [{ op: 'replace', path: '/name', value: 'x' }]),
            await gala.patch(at(record.id), [...unlock, { op: 'replace', path: '/name', value: 'x' }]),
            await gala.patch(at(record.id), unlock, { token: plain }),
            await gala.delete(at(record.id)),
          ];
          for (const reply of attempts) assert.deepEqual([reply.status, reply.body.code], [409, 'record_locked']);
          const operations = [
            { operation: 'read', id: record.id },
            { operation: 'update', id: record.id, object: body },
            { operation: 'delete', id: record.id },
          ];
          const { results } = (await gala.post(`/${resource}/acme/batch`, { operations })).body;
          const codes = results.map(({ error }: { error?: { code: string } }) => error?.code);
          assert.deepEqual(codes, [undefined, 'record_locked', 'record_locked']);
          const permitted = token({ permissions: [`${resource}.patch`, '*.unlock'] });
          const unlocked = await gala.patch(at(record.id), unlock, { token: permitted });
          assert.equal(unlocked.status, 200);
          assert.equal((await gala.delete(at(record.id))).status, 200);
        });

        it('keeps tenants apart', async () => {
          const record = await made(gala, resource);
          const other = `/${resource}/other/${record.id}`;
          assert.equal((await gala.get(other)).status, 404);
          assert.equal((await gala.delete(other)).status, 404);
          assert.equal((await gala.patch(other, [])).status, 404);
          const body = { operations: [{ operation: 'read', id: record.id }] };
          assert.equal((await gala.post(`/${resource}/other/batch`, body)).body.results[0].status, 404);
          if (has('list')) assert.deepEqual((await gala.get(`/${resource}/other`)).body, []);
        });

        it('takes a batch of all operations, those on one id in order', async () => {
          const body = await sample(gala, resource);
          const record = await made(gala, resource);
          const operations = [
            { operation: 'create', object: body },
            { operation: 'read', id: record.id },
            { operation: 'update', id: record.id, object: { ...(await sample(gala, resource)), name: 'Updated' } },
            {
              operation: 'patch',
              id: record.id,
              patch_directives: {
                10: { op: 'replace', path: '/sys_directive', value: 'y' },
                9: { op: 'add', path: '/sys_directive', value: 'x' },
              },
            },
            { operation: 'read', id: 'nope' },
            { operation: 'create', object: { id: 'mine' } },
            { operation: 'delete', id: record.id },
            { operation: 'read', id: record.id },
          ];
          const { body: answer } = await gala.post(`/${resource}/acme/batch`, { operations });
          const statuses = answer.results.map((result: { status: number }) => result.status);
          assert.deepEqual(statuses, [200, 200, 200, 200, 404, 400, 200, 404]);
          assert.deepEqual([answer.success_count, answer.error_count], [5, 3]);
          assert.deepEqual(answer.results[1].object, record);
          assert.equal(answer.results[3].object.name, 'Updated');
          assert.equal(answer.results[3].object.sys_directive, 'y');
          assert.equal(answer.results[3].object.sys_version, 3);
          assert.equal(answer.results[5].error.code, 'id_not_allowed');
          assert.deepEqual((await gala.get(at(answer.results[0].id))).body, answer.results[0].object);
        });
      });
    }
  };
