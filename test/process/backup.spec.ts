/** `npm run backup`: a copy of everything that a server needs, while it runs. */
import { strict as assert } from 'node:assert';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../support/until.js';
import { added, command, tokenFor } from './issuer/support.js';
import { ask, type Environment, type Running, serversFolder, started } from './support/process.js';

const scopes = ['--tenant', 'acme', '--permission', 'referenceTypes.*'];
const types = '/referenceTypes/acme';

describe('The command for backups', () => {
  const folder = serversFolder();
  let environment: Environment;
  let copy: string;

  beforeEach(() => {
    environment = { DATA_DIR: join(folder.path, 'data') };
    copy = join(folder.path, 'copies', 'monday');
  });

  const backup = (to: readonly string[] = [copy], more: Environment = {}) =>
    command('backup', to, { ...environment, ...more }).done;
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
  const namesIn = async (gala: Running, token: string) => {
    const { status, body } = await ask(gala, 'GET', types, undefined, bearer(token));
    assert.equal(status, 200, JSON.stringify(body));
    return (body as { name: string }[]).map(({ name }) => name);
  };

  it('copies what a server needs while it writes, and a server starts from the copy', async () => {
    const gala = await started(environment);
    const [, trial = ''] = /export TOKEN=(\S+)/.exec((await gala.printed(/export TOKEN=\S+\n/))[0]) ?? [];
    const client = await added('c', environment, ...scopes);
    const issued = await tokenFor(gala.url, client);
    const names: string[] = [];
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const name = `n${names.length}`;
        assert.equal((await ask(gala, 'POST', types, { name }, bearer(issued))).status, 200);
        names.push(name);
      }
    })();
    await until(() => names.length >= 20);
    const before = [...names];
    const { code, stdout, stderr } = await backup();
    const after = names.length;
    isOver = true;
    await writing;
    assert.deepEqual([code, stderr], [0, '']);
    for (const name of ['store/data.mdb', 'clients.json', 'issuer-keys.json', 'jwt-secret']) {
      assert.ok(stdout.includes(name), stdout);
      assert.equal(await modeOf(join(copy, name)), 0o600);
    }
    assert.match(stdout, /Not copied: mail\//);
    for (const path of [copy, join(copy, 'store')]) assert.equal(await modeOf(path), 0o700);
    assert.ok(after > before.length, 'the server wrote meanwhile');
    gala.kill('SIGTERM');
    await gala.ended;

    const restored = await started({ DATA_DIR: copy });
    const found = new Set(await namesIn(restored, issued));
    for (const name of before) assert.ok(found.has(name), name);
    assert.ok(found.size <= names.length);
    for (const token of [trial, await tokenFor(restored.url, client)])
      assert.deepEqual(new Set(await namesIn(restored, token)), found);
  });

  it('leaves a folder alone that is not empty, and says so in one line', async () => {
    await started(environment);
    await mkdir(copy, { recursive: true });
    assert.equal((await backup()).code, 0);
    const [names, bytes] = [await readdir(copy), await readFile(join(copy, 'store/data.mdb'))];
    const { code, stdout, stderr } = await backup();
    assert.deepEqual([code, stdout, stderr], [1, '', `${copy} is not empty. Name a new or empty folder.\n`]);
    assert.deepEqual(await readdir(copy), names);
    assert.deepEqual(await readFile(join(copy, 'store/data.mdb')), bytes);
    await writeFile(join(folder.path, 'file'), '');
    const onFile = await backup([join(folder.path, 'file')]);
    assert.deepEqual([onFile.code, onFile.stderr.split('\n').length], [1, 2], onFile.stderr);
  });

  it('copies the clients from where they are, and says how they are found again', async () => {
    const more = { CLIENTS_FILE: join(folder.path, 'who.yaml') };
    await added('c', { ...environment, ...more }, ...scopes);
    await chmod(more.CLIENTS_FILE, 0o644);
    await started({ ...environment, ...more });
    const { code, stdout } = await backup([copy], more);
    assert.equal(code, 0);
    assert.equal(await modeOf(join(copy, 'who.yaml')), 0o600);
    assert.match(stdout, /who\.yaml/);
    assert.ok(stdout.includes(`CLIENTS_FILE=${join(copy, 'who.yaml')}`), stdout);
    assert.equal(await readFile(join(copy, 'who.yaml'), 'utf8'), await readFile(more.CLIENTS_FILE, 'utf8'));
  });

  it('says that records in MongoDB are not copied', async () => {
    await started(environment);
    const { code, stdout } = await backup([copy], { MONGODB_URL: 'mongodb://127.0.0.1:1/gala' });
    assert.equal(code, 0);
    assert.match(stdout, /Not copied: .*the records in MongoDB \(use mongodump\)/);
    assert.deepEqual((await readdir(copy)).sort(), ['issuer-keys.json', 'jwt-secret']);
  });

  it('makes nothing where there is nothing to copy', async () => {
    const { code, stderr } = await backup();
    assert.deepEqual([code, stderr.split('\n').length], [1, 2], stderr);
    assert.match(stderr, /data has nothing to copy\. Set DATA_DIR/);
    assert.deepEqual(await readdir(folder.path), []);
  });

  it('refuses to copy a store that is damaged, and leaves nothing', async () => {
    await mkdir(join(environment.DATA_DIR ?? '', 'store'), { recursive: true });
    await writeFile(join(environment.DATA_DIR ?? '', 'store/data.mdb'), 'x'.repeat(20_000));
    const { code, stderr } = await backup();
    assert.deepEqual([code, stderr.split('\n').length], [1, 2], stderr);
    assert.match(stderr, /data\.mdb is damaged/);
    assert.deepEqual(await readdir(folder.path), ['data']);
  });
});
