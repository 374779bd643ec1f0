/** `gala backup` and `gala restore`: a copy of everything that a server needs, while it runs. */
import { strict as assert } from 'node:assert';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { count } from '../support/count.js';
import { until } from '../support/until.js';
import { added, tokenFor } from './issuer/support.js';
import { ask, command, type Done, type Environment, type Running, serversFolder, started } from './support/process.js';

const scopes = ['--tenant', 'acme', '--permission', 'referenceTypes.*'];
const types = '/referenceTypes/acme';

describe('The command for backups', () => {
  const folder = serversFolder();
  let environment: Environment;
  let copy: string;
  let target: string;

  beforeEach(() => {
    environment = { DATA_DIR: join(folder.path, 'data') };
    copy = join(folder.path, 'copies', 'monday');
    target = join(folder.path, 'new');
  });

  const backup = (to: readonly string[] = [copy], more: Environment = {}) =>
    command('backup', to, { ...environment, ...more }).done;
  const restore = () => command('restore', [copy], { DATA_DIR: target }).done;
  const demoTokenOf = async (gala: Running) => (await gala.printed(/export TOKEN=(\S+)\n/))[1] as string;
  const create = async (gala: Running, name: string) =>
    assert.equal((await ask(gala, 'POST', types, { name }, bearer(await demoTokenOf(gala)))).status, 200);
  /** It says why in one line. */
  async function fails(done: Promise<Done>, why: RegExp): Promise<void> {
    const { code, stdout, stderr } = await done;
    assert.deepEqual([code, stdout, stderr.split('\n').length], [1, '', 2], stderr);
    assert.match(stderr, why);
  }
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777;
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

  it('copies what a server needs while it writes, and a server starts from the restored copy', async () => {
    const gala = await started(environment);
    const demoToken = await demoTokenOf(gala);
    const client = await added('c', environment, ...scopes);
    const issued = await tokenFor(gala.url, client);
    const answered = new Map<string, { id: string; sys_version: number }>();
    const ids: string[] = [];
    const keep = ({ status, body }: Awaited<ReturnType<typeof ask>>) => {
      assert.equal(status, 200, JSON.stringify(body));
      if (!answered.has(body.id)) ids.push(body.id);
      answered.set(body.id, body);
    };
    const one = (id: string) => `${types}/${id}`;
    let isOver = false;
    const write = async () => {
      for (let n = 0; !isOver; n++) {
        keep(await ask(gala, 'POST', types, { name: `n${n}` }, bearer(issued)));
        const id = ids[Math.floor(Math.random() * ids.length)] as string;
        const patch = { name: `changed by ${n}`, sys_version: answered.get(id)?.sys_version };
        keep(await ask(gala, 'PATCH', one(id), patch, { ...bearer(issued) }));
      }
    };
    const writing = write();
    await until(() => ids.length >= 20);
    const before = new Map(answered);
    const { code, stdout, stderr } = await backup();
    const after = answered.size;
    isOver = true;
    await writing;
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /^Copied to .*: store, clients\.json, issuer-keys\.json, jwt-secret \(0 e-mail files\)/);
    assert.ok(after > before.size, 'the server wrote meanwhile');
    gala.kill('SIGTERM');
    await gala.ended;

    const { stdout: said, ...restored } = await restore();
    assert.deepEqual([restored.code, restored.stderr], [0, '']);
    assert.match(said, /^Restored to .*new: store, .*\nE-mails that were queued then will be sent/);
    for (const folder of [copy, target])
      for (const name of ['store/data.mdb', 'clients.json', 'issuer-keys.json', 'jwt-secret'])
        assert.equal(await modeOf(join(folder, name)), 0o600);
    for (const path of [copy, join(copy, 'store'), target, join(target, 'store')])
      assert.equal(await modeOf(path), 0o700);

    const again = await started({ DATA_DIR: target });
    let same = 0;
    for (const [id, record] of before) {
      const { body } = await ask(again, 'GET', one(id), undefined, bearer(issued));
      assert.ok(body.sys_version >= record.sys_version, id);
      if (answered.get(id)?.sys_version !== record.sys_version) continue;
      assert.deepEqual(body, record);
      same++;
    }
    assert.ok(same > 0);
    for (const token of [demoToken, await tokenFor(again.url, client)]) {
      const { status, body } = await ask(again, 'GET', types, undefined, bearer(token));
      assert.ok(status === 200 && body.length >= before.size);
    }
  });

  it('refuses a folder that is not empty, in one line', async () => {
    await started(environment);
    await mkdir(copy, { recursive: true });
    assert.equal((await backup()).code, 0);
    const [names, bytes] = [await readdir(copy), await readFile(join(copy, 'store/data.mdb'))];
    const why = /monday is not empty\. Name a new or empty folder, or use --replace to replace an older backup\.$/m;
    await fails(backup(), why);
    assert.deepEqual(await readdir(copy), names);
    assert.deepEqual(await readFile(join(copy, 'store/data.mdb')), bytes);
    await writeFile(join(folder.path, 'file'), '');
    await fails(backup([join(folder.path, 'file')]), /file/);
  });

  it('copies the clients from wherever they are, and says how they are found again', async () => {
    const more = { CLIENTS_FILE: join(folder.path, 'who.yaml') };
    await added('c', { ...environment, ...more }, ...scopes);
    await chmod(more.CLIENTS_FILE, 0o644);
    await started({ ...environment, ...more });
    const { code, stdout } = await backup([copy], more);
    assert.equal(code, 0);
    assert.equal(await modeOf(join(copy, 'who.yaml')), 0o600);
    assert.match(stdout, /who\.yaml/);
    const { stdout: said } = await restore();
    assert.ok(said.includes(`Set CLIENTS_FILE=${join(target, 'who.yaml')}.`), said);
    assert.equal(await readFile(join(target, 'who.yaml'), 'utf8'), await readFile(more.CLIENTS_FILE, 'utf8'));
  });

  it('says how records in MongoDB are copied and restored, without the URL', async () => {
    await started(environment);
    const { code, stdout } = await backup([copy], { MONGODB_URL: 'mongodb://jo:hunter2@127.0.0.1:1/gala' });
    assert.equal(code, 0);
    const uri = '--uri="$MONGODB_URL"';
    assert.ok(stdout.includes(`mongodump ${uri} --archive="${join(copy, 'mongodb.gz')}" --gzip`), stdout);
    assert.deepEqual((await readdir(copy)).sort(), ['backup.json', 'issuer-keys.json', 'jwt-secret']);
    await writeFile(join(copy, 'mongodb.gz'), 'what mongodump writes');
    const { stdout: said } = await restore();
    assert.ok(said.includes(`mongorestore ${uri} --archive="${join(copy, 'mongodb.gz')}" --gzip`), said);
    assert.doesNotMatch(stdout + said, /hunter2/);
    const unnamed = await backup([copy, '--replace'], { MONGODB_URL: 'mongodb://127.0.0.1:1/?replicaSet=rs0' });
    assert.ok(unnamed.stdout.includes(`mongodump ${uri} --db=gala --archive=`), unnamed.stdout);
  });

  it('copies e-mail files, but none that is being written', async () => {
    await started(environment);
    const mail = join(environment.DATA_DIR ?? '', 'mail');
    await mkdir(mail);
    for (const name of ['a.eml', 'b.eml', 'c.eml.0123.draft']) await writeFile(join(mail, name), name);
    await symlink(join(mail, 'gone'), join(mail, 'd.eml')); // as one that goes after it was listed
    assert.match((await backup()).stdout, /\(2 e-mail files\)/);
    assert.equal((await restore()).code, 0);
    for (const folder of [copy, target]) assert.deepEqual(await readdir(join(folder, 'mail')), ['a.eml', 'b.eml']);
  });

  it('makes nothing where there is nothing to copy', async () => {
    await fails(backup(), /data has nothing to copy\. Set DATA_DIR/);
    assert.deepEqual(await readdir(folder.path), []);
  });

  it('refuses to copy a store that is damaged, and leaves nothing', async () => {
    await mkdir(join(environment.DATA_DIR ?? '', 'store'), { recursive: true });
    await writeFile(join(environment.DATA_DIR ?? '', 'store/data.mdb'), 'x'.repeat(20_000));
    await fails(backup(), /data\.mdb is damaged/);
    assert.deepEqual(await readdir(folder.path), ['data']);
  });

  it('replaces only an older backup, and only if it is told to', async () => {
    const gala = await started(environment);
    assert.equal((await backup()).code, 0);
    await create(gala, 'new');
    assert.equal((await backup([copy, '--replace'])).code, 0);
    assert.equal((await restore()).code, 0);
    assert.ok((await readFile(join(target, 'store/data.mdb'), 'latin1')).includes('"name":"new"'));
    assert.deepEqual(await readdir(join(copy, '..')), ['monday']);

    const data = environment.DATA_DIR as string;
    await mkdir(join(folder.path, 'photos'));
    await writeFile(join(folder.path, 'photos', 'one.jpg'), '');
    await writeFile(join(copy, 'notes'), '');
    await cp(target, join(folder.path, 'live'), { recursive: true });
    await cp(join(copy, 'backup.json'), join(folder.path, 'live', 'backup.json'));
    await writeFile(join(folder.path, 'live/store/lock.mdb'), '');
    const refusals = [
      ['photos', /photos is not a backup of Gala \(ENOENT: .*backup\.json'\)\.\n$/],
      ['copies/monday', /monday is not replaced: no backup has made notes in it\.\n$/],
      ['live', /live is not replaced: no backup has made store\/lock\.mdb in it\.\n$/],
      ['data', /data must be neither DATA_DIR .* nor inside or around it\.\n$/],
      ['data/inside', /inside must be neither DATA_DIR/],
      ['', /must be neither DATA_DIR/],
    ] as const;
    await Promise.all(refusals.map(([to, why]) => fails(backup([join(folder.path, to), '--replace']), why)));
    assert.ok(existsSync(join(copy, 'notes')) && existsSync(join(data, 'jwt-secret')));
  });

  it('leaves a whole backup or none when it is killed, also of the one that it replaces', async () => {
    await started(environment);
    const mail = join(environment.DATA_DIR ?? '', 'mail');
    await mkdir(mail);
    for (const name of ['a.eml', 'b.eml']) await writeFile(join(mail, name), name);
    const copies = join(copy, '..');
    const NODE_OPTIONS = `--import=${new URL('./support/killedAt.js', import.meta.url)}`;
    /** @returns what is there then, without what it has not ended. */
    const killed = async (KILLED_AT: string, ...more: string[]) => {
      assert.equal((await backup([copy, ...more], { NODE_OPTIONS, KILLED_AT })).code, null);
      const names = await readdir(copies);
      assert.ok(names.some((name) => /^monday\.unfinished-\d+-\w+$/.test(name)));
      for (const name of names.filter((one) => one.includes('.unfinished-')))
        await rm(join(copies, name), { recursive: true });
      return await readdir(copies);
    };
    const [copying, renaming, renamingAgain] = ['copyFileSync:4', 'renameSync:1', 'renameSync:2'] as const;
    const moments = [renaming, copying].slice(0, count(1, 2));
    for (const moment of moments) assert.deepEqual(await killed(moment), []);
    assert.equal((await backup()).code, 0);
    const made = await readFile(join(copy, 'backup.json'), 'utf8');
    for (const moment of moments) assert.deepEqual(await killed(moment, '--replace'), ['monday']);
    const [old = '', ...others] = await killed(renamingAgain, '--replace');
    assert.match(old, /^monday\.old-\d+-\w+$/);
    assert.deepEqual(others, []);
    await rename(join(copies, old), copy);
    assert.equal(await readFile(join(copy, 'backup.json'), 'utf8'), made);
    assert.equal((await restore()).code, 0);
    assert.deepEqual(await readdir(join(target, 'mail')), ['a.eml', 'b.eml']);
  });

  it('restores only a whole backup, and only where nothing is', async () => {
    const gala = await started(environment);
    await create(gala, 'one');
    assert.equal((await backup()).code, 0);
    const refusal = async (why: RegExp, from = copy, to = target) => {
      await fails(command('restore', [from], { DATA_DIR: to }).done, why);
      assert.ok(to !== target || !existsSync(target));
    };
    await Promise.all([
      refusal(/DATA_DIR \(.*data\) is not empty\. Move it away/, copy, environment.DATA_DIR),
      refusal(/data is not a backup of Gala \(ENOENT: /, environment.DATA_DIR),
      refusal(/monday must be neither DATA_DIR/, copy, join(copy, 'store')),
    ]);

    const used = await started({ DATA_DIR: copy }); // which makes a lock.mdb
    assert.equal((await restore()).code, 0);
    assert.deepEqual(await readdir(join(target, 'store')), ['data.mdb']);
    used.kill('SIGKILL');
    await used.ended;
    await rm(target, { recursive: true });

    const manifest = join(copy, 'backup.json');
    const written = JSON.parse(await readFile(manifest, 'utf8'));
    for (const bad of [null, { entries: 'store' }, { ...written, entries: ['../data'] }]) {
      await writeFile(manifest, JSON.stringify(bad));
      await refusal(/monday is not a backup of Gala/);
    }
    await writeFile(manifest, JSON.stringify(written));

    await truncate(join(copy, 'store/data.mdb'), 9000);
    await refusal(/^Nothing was restored: .*data\.mdb is damaged: /);
    await rm(join(copy, 'jwt-secret'));
    await refusal(/monday is not whole: it has no jwt-secret\.\n$/);
    await truncate(join(copy, 'backup.json'), 20);
    await refusal(/monday is not a backup of Gala \(.*JSON/);
    assert.deepEqual((await readdir(folder.path)).sort(), ['copies', 'data']);
  });
});
