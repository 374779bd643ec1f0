/** Data files that are damaged are found before they are opened. */
import { strict as assert } from 'node:assert';
import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, open as openFile, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { damageOf } from '../../../src/store/embedded/integrity.js';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { CannotOpen, type Key } from '../../../src/store/port.js';
import { declareAll, doc, next, things } from '../../support/store-suite.js';
import { atTime } from '../../support/time.js';

const tenant = 'acme';
const key = (id: string, collection = things): Key => ({ collection, tenant, id });
/** All of it is looked at, however long that takes: the time for it does not run out. */
const damageIn = (path: string) =>
  atTime(
    () => 0,
    () => damageOf(path),
  );

describe('A data file of the embedded store', () => {
  let folder: string;
  let file: string;
  let sound: Buffer;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-damage-'));
    const path = join(folder, 'store');
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    for (let n = 0; n < 20; n++)
      await store.commit(
        Array.from({ length: 50 }, (_, i) => {
          const id = `${n}.${i}`;
          return {
            put: key(id),
            doc: doc(id, { group: `g${i % 7}`, code: id, text: 'x'.repeat(i === 0 ? 9000 : 300) }),
          };
        }),
      );
    await store.close();
    await mkdir(join(folder, 'compact'));
    const env = open({ path, readOnly: true, overlappingSync: false });
    await env.backup(join(folder, 'compact'), true); // without pages that nothing uses
    await env.close();
    file = join(folder, 'compact', 'data.mdb');
    sound = await readFile(file);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is found sound when it is', () => {
    assert.equal(damageIn(file), undefined);
    assert.equal(damageIn(join(folder, 'store', 'data.mdb')), undefined);
    assert.equal(damageIn(join(folder, 'none.mdb')), undefined);
  });

  it('is found sound after large transactions, removals and an index that was built anew', async () => {
    const path = join(folder, 'large');
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const large = Array.from({ length: 40 }, (_, n) => doc(`l${n}`, { group: 'g', text: 'x'.repeat(900_000) }));
    await store.commit(large.map((one) => ({ put: key(one.record.id), doc: one })));
    await store.commit(large.slice(10).map((one) => ({ remove: key(one.record.id), previous: one })));
    const [first] = large.slice(0, 1);
    if (first) await store.commit([{ put: key('l0'), doc: next(first, { text: 'short' }), previous: first }]);
    await store.declare(things, [{ fields: ['text'] }]);
    await store.close();
    assert.equal(damageIn(join(path, 'data.mdb')), undefined);
  });

  it('is found damaged whichever page is rubbish, but for those inside a large value', async () => {
    const rubbish = Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 137 + 59) % 256));
    const copy = join(folder, 'rubbish.mdb');
    await writeFile(copy, sound);
    const handle = await openFile(copy, 'r+');
    const missed: number[] = [];
    for (let at = 0; at < sound.length; at += 4096) {
      await handle.write(rubbish, 0, 4096, at);
      if (damageIn(copy) === undefined) missed.push(at / 4096);
      await handle.write(sound, at, 4096, at);
    }
    await handle.close();
    assert.ok(sound.length / 4096 > 100, 'there are many pages');
    assert.equal(missed.length, 20 * 2, `${missed}`); // each value of 9,000 bytes has three pages, the first of which is known
  });

  it('is found damaged when it ends too early, or is something else', async () => {
    const copy = join(folder, 'other.mdb');
    for (const bytes of [8192, sound.length / 2, sound.length - 4096, sound.length - 1]) {
      await writeFile(copy, sound);
      await truncate(copy, bytes);
      assert.match(damageIn(copy) ?? 'nothing', /is damaged: .+ Restore it from a backup/, `${bytes} bytes`);
    }
    for (const other of ['a text that is long enough to be read'.repeat(1000), Buffer.alloc(100_000)]) {
      await writeFile(copy, other);
      assert.match(damageIn(copy) ?? 'nothing', /first pages/);
    }
  });

  it('is found damaged when it has fewer than three pages, and nobody writes these pages for a second', async () => {
    const copy = join(folder, 'short.mdb');
    for (const bytes of [0, 100, 4096]) {
      await writeFile(copy, sound.subarray(0, bytes));
      const found = looksAt(copy, () => 400);
      assert.match(found ?? 'nothing', /is damaged: .+ Restore it from a backup/, `${bytes} bytes`);
    }
  });

  it('is not taken for damaged while another process has only made it', async () => {
    const [copy, path] = [join(folder, 'begun.mdb'), join(folder, 'begun')];
    await open({ path, overlappingSync: false }).close();
    const first = await readFile(join(path, 'data.mdb')); // its first two pages: nothing was written to it
    await writeFile(copy, '');
    const page = first.length / 2;
    const halves = [first.subarray(0, page), first.subarray(page)];
    const found = looksAt(copy, () => {
      const half = halves.shift();
      if (half !== undefined) appendFileSync(copy, half);
      return 1;
    });
    assert.deepEqual([found, halves.length], [undefined, 0]);
  });

  /** Something happens before each look at the clock, and takes its milliseconds. */
  function looksAt(path: string, meanwhile: () => number): string | undefined {
    let now = 0;
    let isFirst = true;
    return atTime(
      () => {
        if (!isFirst) now += meanwhile();
        isFirst = false;
        return now;
      },
      () => damageOf(path),
    );
  }

  it('is found damaged when its first pages name what cannot be', async () => {
    const copy = join(folder, 'numbers.mdb');
    for (const [at, number] of [
      [144, 10n ** 12n], // the last page
      [144, 2n],
      [152, 2n ** 63n], // the transaction
    ] as const) {
      const bytes = Buffer.from(sound);
      for (const page of [0, 4096]) bytes.writeBigUInt64LE(number, page + at);
      await writeFile(copy, bytes);
      assert.match(damageIn(copy) ?? 'nothing', /first pages|after the last used/, `${number} at ${at}`);
    }
  });

  it('stops its store with a sentence when it is damaged', async () => {
    const path = join(folder, 'damaged');
    await new EmbeddedStore({ path }).close();
    await truncate(join(path, 'data.mdb'), 9000);
    assert.throws(() => new EmbeddedStore({ path }), CannotOpen);
  });

  it("is its owner's alone, and so are its folder and lock", async () => {
    const path = join(folder, 'owned');
    const store = new EmbeddedStore({ path });
    const modes = await Promise.all(['', 'data.mdb', 'lock.mdb'].map((name) => stat(join(path, name))));
    assert.deepEqual(
      modes.map(({ mode }) => (mode & 0o777).toString(8)),
      ['700', '600', '600'],
    );
    await store.close();
  });
});
