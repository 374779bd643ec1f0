/** What the log says while the store cannot write. */
import { strict as assert } from 'node:assert';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { WriteFailed } from '../../../src/store/port.js';
import { freshFolder } from '../../support/folder.js';
import { doc, things } from '../../support/store-suite.js';
import { whileTimeFlies } from '../../support/time.js';

describe('The log of the embedded store', () => {
  const folder = freshFolder();

  it('has a line each ten seconds while writes are refused, and one when they succeed again', async () => {
    const path = join(folder.path, 'store');
    const lines: [string, string?][] = [];
    const write = (text: string) => {
      const { msg, problem } = JSON.parse(text);
      lines.push(problem === undefined ? [msg] : [msg, problem.replace(path, '')]);
    };
    await whileTimeFlies(async (fly) => {
      const store = new EmbeddedStore({ path, log: pino({}, { write }) });
      await store.declare(things, []);
      let count = 0;
      const put = () => {
        const id = `record-${count++}`;
        return store.commit([{ put: { collection: things, tenant: 'acme', id }, doc: doc(id, {}) }]);
      };
      await put();
      await rename(path, `${path}.away`);
      for (let i = 0; i < 5; i++) await assert.rejects(put(), WriteFailed);
      fly(10_000);
      for (let i = 0; i < 3; i++) await assert.rejects(put(), WriteFailed);
      await rename(`${path}.away`, path);
      await put();
      await store.close();
    });
    assert.deepEqual(lines, [
      ['the store cannot write', '/data.mdb is gone'],
      ['the store cannot write', '/data.mdb is gone'],
      ['the store can write again'],
    ]);
  });
});
