/** Processes that write to one embedded store, and are killed: nothing that was answered is lost, and the others go on. */
import { strict as assert } from 'node:assert';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { damageOf } from '../../../src/store/embedded/opening.js';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { count } from '../../support/count.js';
import { freshFolder } from '../../support/folder.js';
import { allIds, children, declareAll, doc, increment, keyOf as key, things } from '../../support/store-suite.js';

const writer = fileURLToPath(new URL('./writer.js', import.meta.url));

describe('The embedded store in several processes', () => {
  const folder = freshFolder();
  let path: string;

  beforeEach(() => {
    path = folder.path;
  });

  it('counts every increment once', async () => {
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    await store.commit([{ put: key('counter'), doc: doc('counter', { count: 0 }) }]);
    const others = [1, 2].map(() => fork(writer, [path, 'count', '100']));
    const ends = others.map((child) => once(child, 'exit'));
    for (let i = 0; i < 100; i++) await increment(store, key('counter'));
    for (const [code] of await Promise.all(ends)) assert.equal(code, 0);
    assert.equal((await store.read(key('counter')))?.record.count, 300);
    await store.close();
  });

  it('loses no commit when another process opens the folder', async () => {
    const store = new EmbeddedStore({ path, isScratch: true });
    await declareAll(store);
    await store.commit([{ put: key('counter'), doc: doc('counter', { count: 0 }) }]);
    const child = fork(writer, [path, 'open', '100']);
    let hasEnded = false;
    const ended = once(child, 'exit').finally(() => {
      hasEnded = true;
    });
    for (let count = 0; !hasEnded; ) {
      await increment(store, key('counter'));
      assert.equal((await store.read(key('counter')))?.record.count, ++count);
    }
    assert.equal((await ended)[0], 0);
    await store.close();
  });

  it('opens a folder although a process was killed while it opened it', async () => {
    await new EmbeddedStore({ path }).close();
    writeFileSync(join(path, 'opening'), '');
    utimesSync(join(path, 'opening'), new Date(0), new Date(0));
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    await store.commit([{ put: key('one'), doc: doc('one') }]);
    await store.close();
    assert.equal(existsSync(join(path, 'opening')), false);
  });

  it('survives a kill of another in a commit, which is stored whole or not at all', async () => {
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const answered: string[] = [];
    let own = 0;
    for (let round = 0; round < count(2, 30); round++) {
      const child = fork(writer, [path, 'write', `${round}`]);
      const exit = once(child, 'exit');
      child.on('message', (id: string) => answered.push(id));
      await once(child, 'message');
      for (let n = 0; n < 20; n++) await store.commit([{ put: key(`own${own}`), doc: doc(`own${own++}`) }]);
      child.kill('SIGKILL');
      await exit;
      for (let n = 0; n < 20; n++) await store.commit([{ put: key(`own${own}`), doc: doc(`own${own++}`) }]);
    }
    for (let n = 0; n < own; n++) assert.ok(await store.read(key(`own${n}`)), `own${n}`);
    for (const id of answered) assert.ok((await store.read(key(id))) && (await store.read(key(id, children))), id);
    const written = (await allIds(store, things)).filter((id) => !id.startsWith('own'));
    const [inIndex, inOther] = [await allIds(store, things, { group: 'g' }), await allIds(store, children)];
    for (const ids of [inIndex, inOther]) assert.deepEqual(new Set(ids), new Set(written), 'none is half there');
    const counted = (collection: string) => store.count({ collection, tenant: 'acme', match: {}, atMost: 1e9 });
    assert.deepEqual([await counted(things), await counted(children)], [written.length + own, written.length]);
    await store.close();
    assert.equal(damageOf(join(path, 'data.mdb')), undefined);
  });

  it('is not taken for damaged while another process writes to it', async () => {
    const child = fork(writer, [path, 'write', 'w']);
    const exit = once(child, 'exit');
    await once(child, 'message');
    for (let look = 0; look < 200; look++) assert.equal(damageOf(join(path, 'data.mdb')), undefined);
    child.kill('SIGKILL');
    await exit;
  });
});
