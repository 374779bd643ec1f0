/** Data files that are damaged are found before they are opened. */
import { strict as assert } from 'node:assert';
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import type { Doc } from '../../../src/store/doc.js';
import { damageOf } from '../../../src/store/embedded/opening.js';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { freshFolder } from '../../support/folder.js';
import { declareAll, doc, keyOf as key, next, things } from '../../support/store-suite.js';

describe('A data file of the embedded store', () => {
  const data = freshFolder(true);
  let file: string;
  let sound: Buffer;

  before(async () => {
    const path = join(data.path, 'store');
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const fields = (n: number, i: number) => ({
      group: `g${i % 7}`,
      code: `${n}.${i}`,
      text: 'x'.repeat(i ? 300 : 9000),
    });
    for (let n = 0; n < 20; n++) {
      const docs = Array.from({ length: 50 }, (_, i) => doc(`${n}.${i}`, fields(n, i)));
      await store.commit(docs.map((one) => ({ put: key(one.id), doc: one })));
    }
    await store.close();
    await mkdir(join(data.path, 'compact'));
    const env = open({ path, readOnly: true, overlappingSync: false });
    await env.backup(join(data.path, 'compact'), true); // without pages that nothing uses
    await env.close();
    file = join(data.path, 'compact', 'data.mdb');
    sound = await readFile(file);
  });

  it('is not reported as damaged when it is sound or not there', () => {
    assert.equal(damageOf(file), undefined);
    assert.equal(damageOf(join(data.path, 'store', 'data.mdb')), undefined);
    assert.equal(damageOf(join(data.path, 'none.mdb')), undefined);
  });

  it('is not reported as damaged after large transactions, removals and a rebuilt index', async () => {
    const path = join(data.path, 'large');
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const large = Array.from({ length: 40 }, (_, n) => doc(`l${n}`, { group: 'g', text: 'x'.repeat(900_000) }));
    await store.commit(large.map((one) => ({ put: key(one.record.id), doc: one })));
    await store.commit(large.slice(10).map((one) => ({ remove: key(one.record.id), previous: one })));
    const first = large[0] as Doc;
    await store.commit([{ put: key('l0'), doc: next(first, { text: 'short' }), previous: first }]);
    await store.declare(things, [{ fields: ['text'] }]);
    await store.close();
    assert.equal(damageOf(join(path, 'data.mdb')), undefined);
  });

  it('is reported as damaged when it lacks the root of a tree, or is something else', async () => {
    const copy = join(data.path, 'other.mdb');
    for (const bytes of [8192, sound.length / 2]) {
      await writeFile(copy, sound);
      await truncate(copy, bytes);
      assert.match(damageOf(copy) ?? 'nothing', /is damaged: it ends before page \d+\. Restore it/, `${bytes} bytes`);
    }
    const [noSecond, otherVersion] = [Buffer.from(sound), Buffer.from(sound)];
    noSecond.fill(0, 4096, 8192);
    otherVersion.writeUInt32LE(1, 28);
    const text = Buffer.from('a text that is long enough to be read'.repeat(1000));
    assert.match(damageOf(join(data.path, 'compact')) ?? 'nothing', /is damaged: it is not a file/);
    for (const other of [text, Buffer.alloc(100_000), noSecond, otherVersion]) {
      await writeFile(copy, other);
      assert.match(damageOf(copy) ?? 'nothing', /its first pages are invalid/);
    }
  });

  it('is reported as damaged when it ends long before its last page', async () => {
    const copy = join(data.path, 'numbers.mdb');
    for (const last of [20_000n, 10n ** 12n]) {
      const bytes = Buffer.from(sound);
      for (const page of [0, 4096]) bytes.writeBigUInt64LE(last, page + 144);
      await writeFile(copy, bytes);
      assert.match(damageOf(copy) ?? 'nothing', new RegExp(`it ends before page ${last}\\.`));
    }
  });

  it('is reported as damaged below two pages, but not while another process has only created it', async () => {
    const copy = join(data.path, 'short.mdb');
    for (const bytes of [100, 4096]) {
      await writeFile(copy, sound.subarray(0, bytes));
      assert.match(damageOf(copy) ?? 'nothing', /is damaged: .+ Restore it from a backup/, `${bytes} bytes`);
    }
    await writeFile(copy, '');
    assert.equal(damageOf(copy), undefined);
  });
});
