/** What a store keeps of a record, and for whom. */
import { strict as assert } from 'node:assert';
import { Doc } from '../../../src/store/doc.js';
import { type Change, Missing, Referenced, Stale, Taken } from '../../../src/store/port.js';
import {
  alter,
  child,
  countOf,
  ids,
  outcomes,
  page,
  parent,
  put,
  putAll,
  store,
  tenant,
  text,
  thing,
  times,
  unlessChildren,
} from '../../support/shelf.js';
import { children, doc, next, parents, things } from '../../support/store-suite.js';
import { pause } from '../../support/until.js';

export function records(): void {
  describe('one record', () => {
    it('is read as it was put, replaced and removed', async () => {
      assert.equal(await store.read(thing('a')), undefined);
      const first = doc('a', { name: 'first' });
      await store.commit([{ put: thing('a'), doc: first }]);
      assert.equal(await text(thing('a')), first.text);
      const second = next(first, { name: 'second' });
      await store.commit([{ put: thing('a'), doc: second, previous: first }]);
      assert.equal((await store.read(thing('a'), { consistent: true }))?.text, second.text);
      await store.commit([{ remove: thing('a'), previous: second }]);
      assert.equal(await store.read(thing('a')), undefined);
      assert.deepEqual(await ids(), []);
    });

    it('cannot be changed by a writer who has not seen its last version', async () => {
      const first = doc('a');
      const second = next(first);
      await assert.rejects(store.commit([{ put: thing('a'), doc: second, previous: first }]), Stale);
      await assert.rejects(store.commit([{ remove: thing('a'), previous: first }]), Stale);
      await store.commit([{ put: thing('a'), doc: first }]);
      await assert.rejects(store.commit([{ put: thing('a'), doc: doc('a') }]), Stale);
      await store.commit([{ put: thing('a'), doc: second, previous: first }]);
      await assert.rejects(store.commit([{ put: thing('a'), doc: second, previous: first }]), Stale);
      await assert.rejects(store.commit([{ remove: thing('a'), previous: first }]), Stale);
      assert.equal(await text(thing('a')), second.text);
    });

    it('is named by the error when it is the stale one of several', async () => {
      const known = times(4, (i) => doc(`s${i}`));
      await putAll(known);
      await store.commit([{ put: thing('s2'), doc: next(known[2] as Doc), previous: known[2] }]);
      const all = known.map((one) => ({ put: thing(one.record.id), doc: next(one), previous: one }));
      const isS2 = (thrown: unknown) => thrown instanceof Stale && thrown.key.id === 's2';
      await assert.rejects(store.commit(all), isS2);
      const removals = known.map((previous) => ({ remove: thing(previous.record.id), previous }));
      await assert.rejects(store.commit(removals), isS2);
      await assert.rejects(putAll(['t0', 't1', 's2'].map((id) => doc(id))), isS2);
      assert.deepEqual(await ids(), ['s0', 's1', 's2', 's3']);
    });

    const awkward = {
      'names that mean something to a database': `{"id":"r","_id":"own","tenant":"own","$set":{"a":1},"$x":1,"a.b":2,".":3,"$":4,"%24":5,"50 %":6,"__v":7,"sys_version":1}`,
      'such names also in objects and arrays': `{"id":"r","o":{"_id":1,"tenant":2,"$set":{"$inc":{"a":1}},"a.b":[{"$gt":""}],"":{"":0},"%2E":1},"l":[[{"$where":"1"}]],"sys_version":1}`,
      'names of references and types': `{"id":"r","o":{"$ref":"things","$id":"1"},"p":{"$db":"x","$ref":"y","$id":{"$oid":"0"}},"_bsontype":"Long","q":{"_bsontype":"ObjectId","id":"0"},"sys_version":1}`,
      'names of JavaScript': `{"id":"r","constructor":1,"toString":{"valueOf":"x"},"toJSON":"y","toBSON":"z","length":2,"o":{"hasOwnProperty":1},"sys_version":1}`,
      'numbers as names': `{"0":"a","2":"b","10":"c","id":"r","o":{"1":1,"b":2,"a":3},"sys_version":1}`,
      'control characters': `{"id":"r","a\\u0000b":1,"o":{"\\u0000":2,"\\n":3},"v":"x\\u0000y\\u001f","sys_version":1}`,
      numbers: `{"id":"r","n":[0,1,-1,1.5,2147483647,2147483648,-2147483649,1099511627776,9007199254740991,-9007199254740991,1e+300,5e-324,0.1],"sys_version":1}`,
      'null, and empty objects, arrays and texts': `{"id":"r","n":null,"o":{},"l":[],"t":"","f":false,"m":[null,[],{},[[]]],"sys_version":1}`,
      'texts in many scripts': `{"id":"r","ключ":"знач","名":"前 😀 e\u0301 \u00e9","sys_version":1}`,
      'the order of its fields': `{"id":"r","z":1,"a":{"z":1,"a":2,"m":3},"m":2,"sys_version":1}`,
    };
    for (const [what, json] of Object.entries(awkward)) {
      it(`keeps ${what}`, async () => {
        const first = Doc.ofJson(Buffer.from(json));
        await store.commit([{ put: thing('r'), doc: first }]);
        assert.equal(await text(thing('r')), json);
        const second = next(first);
        await store.commit([{ put: thing('r'), doc: second, previous: first }]);
        assert.equal(await text(thing('r')), second.text);
        assert.deepEqual((await store.read(thing('r')))?.record, JSON.parse(second.text));
        const others = [doc('s', { like: 1 }), Doc.ofJson(Buffer.from(json.replace('"id":"r"', '"id":"t"')))];
        await putAll(others);
        assert.equal(await text(thing('t')), others[1]?.text);
      });
    }

    it('may hold long texts, in indexes too', async () => {
      const long = (end: string) => 'é'.repeat(10_000) + end;
      await put(thing('a'), { group: long('1'), code: long('1'), about: long('x'), email: long('y') });
      await put(thing('b'), { group: long('2'), code: long('2') });
      assert.deepEqual(await ids({ group: long('1') }), ['a']);
      assert.deepEqual(await ids({ group: long('2') }), ['b']);
      assert.deepEqual(await ids({ group: long('') }), []);
      assert.deepEqual(await ids({ about: long('x'), email: long('y') }), ['a']);
      await assert.rejects(put(thing('c'), { code: long('2') }), Taken);
      await put(thing('c'), { code: long('3'), bulk: 'x'.repeat(1_000_000) });
      const without = doc('c', { code: long('3'), bulk: '' }).text.length;
      assert.equal((await text(thing('c')))?.length, without + 1_000_000);
    });
  });

  it('tenants do not see records of each other', async () => {
    const base = tenant;
    const all = [base, `${base}-b`, `${base}b`, `${base}0`, `${base}!`, `${base}.`, `${base}~`, base.slice(0, -1)];
    for (const of of all) await put(thing('same', of), { name: of, group: 'g', code: 'c', tags: ['t'] });
    for (const of of all) {
      assert.equal((await store.read(thing('same', of)))?.record.name, of);
      for (const match of [undefined, { group: 'g' }, { tags: 't' }]) {
        const [found, ...others] = await store.page({ collection: things, tenant: of, match, limit: 100 });
        assert.deepEqual([found?.record.name, others], [of, []]);
        assert.deepEqual(await page({ tenant: of, match, after: 'same' }), []);
      }
      assert.equal(await store.count({ collection: things, tenant: of, match: { group: 'g' }, atMost: 100 }), 1);
    }
    const previous = (await store.read(thing('same'))) as Doc;
    const unless = [{ collection: things, match: { group: 'other' } }];
    await store.commit([{ remove: thing('same'), previous, unless }]);
    assert.deepEqual(await ids(undefined, things, `${base}-b`), ['same']);
  });

  it('tenants are listed once, if they have a record in any of the collections', async () => {
    const base = `${tenant}x`;
    const all = [base, `${base}-b`, `${base}.c`, `${base}0`, `${base}:d`, `${base}|`];
    for (const of of all) for (const id of ['a', 'b']) await put(thing(id, of));
    await store.commit([{ put: { ...parent('a'), tenant: `${base}-p` }, doc: doc('a') }]);
    const previous = (await store.read(thing('a', `${base}0`))) as Doc;
    await store.commit([{ remove: thing('a', `${base}0`), previous }]);
    const found: string[] = [];
    for (let isLast = false; !isLast; ) {
      const next = await store.tenants({ collections: [things, parents], after: found.at(-1), limit: 2 });
      found.push(...next);
      isLast = next.length < 2;
    }
    const own = found.filter((name) => name.startsWith(base));
    assert.deepEqual(own.sort(), [...all, `${base}-p`].sort());
    assert.deepEqual(await store.tenants({ collections: [things], after: '~', limit: 2 }), []);
  });

  describe('unique fields', () => {
    const isTaken = (field: string) => (thrown: unknown) => thrown instanceof Taken && thrown.fields.join() === field;

    it('hold a value for one record of a tenant only', async () => {
      await put(thing('a'), { code: 'x' });
      await assert.rejects(put(thing('b'), { code: 'x' }), isTaken('code'));
      await put(thing('b'), { code: 'y' });
      await put(thing('c'));
      await put(thing('d'), { code: 5 });
      await put(thing('e'), { code: 5 });
      const previous = (await store.read(thing('b'))) as Doc;
      const change = { put: thing('b'), doc: next(previous, { code: 'x' }), previous };
      await assert.rejects(store.commit([change]), isTaken('code'));
      await assert.rejects(store.commit([{ put: thing('f'), doc: doc('f') }, change]), isTaken('code'));
      assert.deepEqual(await ids(), ['a', 'b', 'c', 'd', 'e']);
      assert.equal(await text(thing('b')), previous.text);
      await store.commit([{ put: thing('b'), doc: next(previous, { name: 'same code' }), previous }]);
      await put(thing('a', `${tenant}-b`), { code: 'x' });
    });

    it('are compared only among the records that their index is about', async () => {
      await put(thing('a'), { seat: '1', status: 'open' });
      await put(thing('b'), { seat: '1', status: 'closed' });
      await put(thing('c'), { seat: '1' });
      await assert.rejects(put(thing('d'), { seat: '1', status: 'open' }), isTaken('seat'));
      await assert.rejects(alter(thing('b'), { status: 'open' }), isTaken('seat'));
      await alter(thing('a'), { status: 'closed' });
      await alter(thing('b'), { status: 'open' });
    });

    it('pass from one record to another within a commit, in any order of its changes', async () => {
      const [a, b, c] = [doc('a', { code: 'x' }), doc('b', { code: 'y' }), doc('c', { code: 'z' })];
      await putAll([a, b, c]);
      await store.commit([
        { put: thing('d'), doc: doc('d', { code: 'x' }) },
        { remove: thing('a'), previous: a },
      ]);
      await store.commit([
        { put: thing('b'), doc: next(b, { code: 'z' }), previous: b },
        { put: thing('c'), doc: next(c, { code: 'y' }), previous: c },
      ]);
      const codes = async () =>
        (await store.page({ collection: things, tenant, limit: 9 })).map((one) => `${one.id}${one.record.code}`);
      assert.deepEqual(await codes(), ['bz', 'cy', 'dx']);
      for (const code of ['x', 'y', 'z']) await assert.rejects(put(thing('e'), { code }), Taken);
      await assert.rejects(putAll(['e', 'f'].map((id) => doc(id, { code: 'w' }))), Taken);
      assert.deepEqual(await codes(), ['bz', 'cy', 'dx']);
    });
  });

  describe('references', () => {
    it('to missing records are all named in the error', async () => {
      await put(parent('there'));
      const changes: Change[] = [
        { put: child('c'), doc: doc('c') },
        ...['x', 'there', 'y'].map((id) => ({ require: parent(id) })),
        { require: thing('z') },
      ];
      const missing = await store.commit(changes).catch((thrown) => thrown);
      assert.ok(missing instanceof Missing);
      assert.deepEqual(missing.keys.map(({ id }) => id).sort(), ['x', 'y', 'z']);
      assert.deepEqual(await ids(undefined, children), []);
    });

    it('lead only to records of the same tenant', async () => {
      await put({ ...parent('p'), tenant: `${tenant}-b` });
      await assert.rejects(store.commit([{ put: child('c'), doc: doc('c') }, { require: parent('p') }]), Missing);
    });

    it('keep a record from being removed', async () => {
      await put(parent('p'));
      await put(child('c'), { parent_id: 'p' });
      const removal: Change = { remove: parent('p'), previous: doc('p'), unless: unlessChildren('p') };
      const isBy = (thrown: unknown) =>
        thrown instanceof Referenced && thrown.key.id === 'p' && thrown.by.collection === children;
      await assert.rejects(store.commit([removal]), isBy);
      assert.deepEqual(await ids(undefined, parents), ['p']);
      const c = (await store.read(child('c'))) as Doc;
      await store.commit([removal, { remove: child('c'), previous: c }]);
      assert.deepEqual(await ids(undefined, parents), []);
      assert.deepEqual(await ids(undefined, children), []);
    });

    it('do not make commits fail that create children of one parent at once', async () => {
      await put(parent('p'));
      const create = (id: string) =>
        store.commit([{ put: child(id), doc: doc(id, { parent_id: 'p' }) }, { require: parent('p') }]);
      for (let round = 0; round < 3; round++) await Promise.all(times(20, (i) => create(`c${round}.${i}`)));
      assert.equal((await ids({ parent_id: 'p' }, children)).length, 60);
    });

    /** What is stale was not done, as on a slow machine that had others wait too long: it is tried again. */
    async function insisted(changes: readonly Change[]): Promise<void> {
      for (;;) {
        const [outcome] = await Promise.allSettled([store.commit(changes)]);
        if (outcome.status === 'fulfilled') return;
        if (!(outcome.reason instanceof Stale)) throw outcome.reason;
      }
    }

    it('never dangle, in any order of the commits', async () => {
      for (let round = 0; round < 12; round++) {
        const id = `p${round}`;
        await put(parent(id));
        const create = async (i: number) => {
          await pause(15);
          const name = `${id}.${i}`;
          await insisted([{ put: child(name), doc: doc(name, { parent_id: id }) }, { require: parent(id) }]);
        };
        const remove = async () => {
          await pause(Math.random() * 15);
          await insisted([{ remove: parent(id), previous: doc(id), unless: unlessChildren(id) }]);
        };
        const [removed, ...created] = await outcomes([remove(), ...times(20, create)]);
        const left = await ids({ parent_id: id }, children);
        assert.ok(removed === 'ok' || removed === 'Referenced', removed);
        assert.equal(countOf(created, 'ok') + countOf(created, 'Missing'), 20, created.join());
        assert.equal(left.length, countOf(created, 'ok'));
        assert.equal((await store.read(parent(id))) === undefined, removed === 'ok');
        if (removed === 'ok') assert.deepEqual(left, []);
      }
    });
  });
}
