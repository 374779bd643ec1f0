/** The cost of a patch is limited by the size of the record and the patch, with any values. */
import { strict as assert } from 'node:assert';
import { Fault } from '../../src/fault.js';
import { type Directive, patched } from '../../src/records/patch.js';
import { describeApi, served } from '../support/api.js';
import { counted } from '../support/counted.js';
import { worldOn } from '../support/failing.js';
import type { Reply } from '../support/harness.js';
import { token } from '../support/harness.js';
import { made, tenant } from '../support/samples.js';
import { until } from '../support/until.js';

const root = '/report_configuration';
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Objects inside each other. */
const nested = (levels: number): object => (levels === 0 ? {} : { a: nested(levels - 1) });

/** Looks like an array of four billion items to who believes its members. */
const likeArray = { constructor: 'function Array() { [native code] }', length: 4_000_000_000 };
const likeDate = { constructor: 'function Date() { [native code] }', valueOf: 0 };
const deceptive: readonly object[] = [
  likeArray,
  { ...likeArray, length: -1 },
  likeDate,
  { constructor: { name: 'Array' }, prototype: [], toString: 1, toJSON: 2, hasOwnProperty: 0, length: 1e9 },
];

describeApi('A patch with any content', (start) => {
  const gala = served(start);

  const at = (id: string) => `/savedReports/${tenant}/${id}`;
  const reportOf = async (configuration: object): Promise<string> =>
    (await made(gala, 'savedReports', { report_configuration: configuration })).id;
  const configurationOf = async (id: string) => (await gala.get(at(id))).body.report_configuration;
  const step = (op: string, path: string, more: object = {}) => ({ op, path: root + path, ...more });

  /** Patches a record, of which no more may be looked at than so many members. */
  async function patching(configuration: object, directives: readonly object[], most: number): Promise<Reply> {
    const { value, reads } = counted(configuration);
    await patched({ report_configuration: value }, { directives: directives as Directive[] }).catch((thrown) =>
      assert.ok(thrown instanceof Fault, String(thrown)),
    );
    assert.ok(reads() <= most, `${reads()} members were read`);
    return await gala.patch(at(await reportOf(configuration)), directives);
  }

  for (const [index, value] of deceptive.entries()) {
    it(`keeps a value that is not what its members say, by every directive (${index})`, async () => {
      const id = await reportOf({ there: value, list: [value], old: 1 });
      const reply = await gala.patch(at(id), [
        step('test', '/there', { value }),
        step('test', '/list', { value: [value] }),
        step('add', '/added', { value: { deep: [value] } }),
        step('add', '/list/-', { value }),
        step('add', '/list/0', { value }),
        step('replace', '/old', { value }),
        step('copy', '/copied', { from: `${root}/there` }),
        step('move', '/moved', { from: `${root}/there` }),
      ]);
      assert.equal(reply.status, 200, reply.text);
      const added = { deep: [value] };
      const expected = { list: [value, value, value], old: value, added, copied: value, moved: value };
      assert.deepEqual(await configurationOf(id), expected);
      assert.equal((await gala.patch(at(id), [step('test', '', { value: expected })])).status, 200);
      assert.equal((await gala.patch(at(id), [step('test', '/moved', { value: {} })])).body.code, 'test_failed');
    });
  }

  it('a test of long arrays reads each item once or twice', async () => {
    const numbers = times(50_000, (i) => i);
    const other = [...numbers.slice(1), 0];
    const reply = await patching({ list: numbers }, [step('test', '/list', { value: other })], 60_000); // to copy the record
    assert.deepEqual([reply.status, reply.body.code], [409, 'test_failed']);
    assert.equal((await patching({ list: numbers }, [step('test', '/list', { value: numbers })], 150_000)).status, 200);
  });

  it('a move costs the same for any value', async () => {
    const large = Object.fromEntries(times(2000, (i) => [`k${i}`, nested(50)]));
    const places = [`${root}/a`, `${root}/b`];
    const moves = times(200, (i) => ({ op: 'move', from: places[i % 2], path: places[(i + 1) % 2] }));
    assert.equal((await patching({ a: large }, moves, 500_000)).status, 200);
  });

  it('a path has at most 33,000 characters, and one that leads nowhere is not repeated whole', async () => {
    const id = await reportOf({});
    const long = `/${'x'.repeat(256).concat('/').repeat(100).slice(0, -1)}`;
    for (const [directive, code] of [
      [{ op: 'remove', path: long }, 'path_not_found'],
      [step('copy', '/a', { from: long }), 'path_not_found'],
      [{ op: 'add', path: `/${'x'.repeat(256)}`, value: 1 }, 'invalid_request'],
      [step('remove', '/x'.repeat(16_501)), 'max_length'],
      [{ op: 'copy', from: '/'.repeat(33_001), path: `${root}/x` }, 'max_length'],
      [step('test', `/${'~0'.repeat(200_000)}`, { value: 1 }), 'max_length'],
    ] as const) {
      const { body, text } = await gala.patch(at(id), [directive]);
      assert.ok([body.code, body.details[0].code].includes(code), text.slice(0, 2000));
      assert.ok(text.length < 1500, text.slice(0, 2000));
    }
  });

  it('moves that nest a record too deep are refused, by the name of the last', async () => {
    const id = await reportOf({ a: nested(40), b: nested(40), c: 1 });
    const before = await gala.get(at(id));
    const deep = { op: 'move', from: `${root}/a`, path: `${root}/b${'/a'.repeat(40)}/a` };
    const reply = await gala.patch(at(id), [step('test', '/c', { value: 1 }), deep, step('remove', '/c')]);
    assert.deepEqual([reply.status, reply.body.code], [400, 'record_too_deep'], reply.text);
    assert.equal(reply.body.details[0].pointer, '/1');
    assert.equal((await gala.get(at(id))).text, before.text);
    assert.equal((await gala.patch(at(id), [deep, step('remove', '/b/a/a')])).status, 200);
  });
});

describe('The operations of a batch', () => {
  it('are not all worked on at once: each may hold a large record', async () => {
    const most = await maxInside({ text: 'x'.repeat(20_000) });
    assert.ok(most > 1 && most <= 10, String(most));
  });

  it('wait for their commits together when they hold little', async () => {
    assert.equal(await maxInside({}, 40), 40); // none commits before all have come
  });

  /** Patches 40 records in a batch. @returns how many operations had read theirs and not committed yet, at most. */
  async function maxInside(report_configuration: object, together = 0): Promise<number> {
    const inside = { now: 0, most: 0, together: 0 };
    const { gala, end } = await worldOn((store) => ({
      read: async (...asked) => {
        inside.now++;
        inside.most = Math.max(inside.most, inside.now);
        return await store.read(...asked);
      },
      commit: async (changes) => {
        await until(() => inside.most >= inside.together);
        await store.commit(changes);
        inside.now--;
      },
    }));
    const ids: string[] = [];
    for (let i = 0; i < 40; i++) ids.push((await made(gala, 'savedReports', { report_configuration })).id);
    const patch_directives = [{ op: 'replace', path: '/name', value: 'New' }];
    const operations = ids.map((id) => ({ operation: 'patch', id, patch_directives }));
    Object.assign(inside, { now: 0, most: 0, together }); // creating reads nothing
    const { body } = await gala.post(`/savedReports/${tenant}/batch`, { operations });
    await end();
    assert.equal(body.success_count, ids.length);
    return inside.most;
  }
});

describe('The batches of a caller', () => {
  it('are processed eight at a time, whatever other callers send', async () => {
    let isOpen = false;
    let underWay = 0;
    const { gala, end } = await worldOn((store) => ({
      commit: async (changes) => {
        underWay++;
        await until(() => isOpen);
        await store.commit(changes);
      },
    }));
    const send = (sub: string) => {
      const operations = [{ operation: 'create', object: { name: 'Academic' } }];
      return gala.post(`/referenceTypes/${tenant}/batch`, { operations }, { token: token({ sub }) });
    };
    const replies = Array.from({ length: 20 }, () => send('one'));
    await until(() => underWay === 8);
    replies.push(send('another'));
    await until(() => underWay === 9);
    isOpen = true;
    for (const { status, body } of await Promise.all(replies)) assert.deepEqual([status, body.success_count], [200, 1]);
    assert.equal(underWay, 21);
    await end();
  });
});
