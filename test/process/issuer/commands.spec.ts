/** `gala client` and `gala keys`. */
import { strict as assert } from 'node:assert';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readClients } from '../../../src/issuer/clients.js';
import { isSecret } from '../../../src/issuer/secrets.js';
import { count } from '../../support/count.js';
import { freshFolder } from '../../support/folder.js';
import { added, command, read } from './support.js';

const scopes = ['--tenant', 'acme', '--permission', 'references.*'];

describe('The command for clients', () => {
  const folder = freshFolder();
  let environment: Record<string, string>;
  let path: string;

  beforeEach(() => {
    environment = { DATA_DIR: folder.path };
    path = join(folder.path, 'clients.json');
  });

  const run = (...parameters: string[]) => command('client', parameters, environment).done;
  const ids = () => [...readClients(path).keys()];
  const agedLock = () => utimes(`${path}.lock`, 0, Date.now() / 1000 - 11).catch(() => {});

  it('adds one, and keeps only a hash of its secret', async () => {
    const { code, stdout, stderr } = await run('add', 'c', ...scopes, '--role', 'staff', '--lifetime', '30m');
    assert.equal(code, 0);
    assert.match(stdout, /^[\w-]{43}\n$/, 'alone, so that a script can keep it');
    const secret = stdout.trim();
    assert.match(stderr, /secret of the client "c"\. Save it/);
    assert.ok(!stderr.includes(secret));
    const text = await readFile(path, 'utf8');
    assert.ok(!text.includes(secret));
    const [client] = JSON.parse(text).clients;
    assert.deepEqual(Object.keys(client), ['id', 'secret', 'tenants', 'permissions', 'roles', 'lifetime', 'created']);
    assert.equal(await isSecret(secret, client.secret), true);
    assert.equal(await isSecret(`${secret}x`, client.secret), false);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
  });

  it('lists clients without their hashes, and removes them', async () => {
    await added('a', environment, ...scopes);
    await added('b', environment, ...scopes);
    const { stdout } = await run('list');
    assert.deepEqual(stdout.match(/"id":"\w"/g), ['"id":"a"', '"id":"b"']);
    assert.ok(!stdout.includes('scrypt'));
    assert.equal((await run('remove', 'a')).code, 0);
    assert.deepEqual(ids(), ['b']);
    assert.match((await run('remove', 'a')).stderr, /has no client "a"/);
  });

  it('refuses what a server would not accept, and suggests what was meant', async () => {
    await added('c', environment, ...scopes);
    const before = await readFile(path, 'utf8');
    const refusals = [
      [['c', ...scopes], /The client "c" already exists/],
      [['d', '--tenant', 'acme', '--permission', 'refrences.get'], /closest is references\.get\.$/m],
      [['d', '--permission', '*'], /tenants must be an array of at least one/],
      [['d', ...scopes, '--lifetime', '25h'], /lifetime must be/],
      [['d', '--tenant', 'acme', '--role', 'refere'], /"refere" is unknown; use admin, .*referee/],
      [['d', 'e', ...scopes], /gala client/],
      [['d', '--secret', 'x'], /Unknown option/],
    ] as const;
    const all = refusals.map(async ([parameters, message]) => {
      const { code, stdout, stderr } = await run('add', ...parameters);
      assert.deepEqual([code, stdout], [1, ''], parameters.join(' '));
      assert.match(stderr, message);
    });
    await Promise.all(all);
    assert.equal(await readFile(path, 'utf8'), before);
  });

  it('keeps the comments in a YAML file', async () => {
    path = join(folder.path, 'clients.yaml');
    environment = { CLIENTS_FILE: path };
    await added('a', environment, ...scopes);
    const text = `# Who may call\n${(await readFile(path, 'utf8')).replace('id: a', 'id: a # the first')}`;
    await writeFile(path, text);
    await added('b', environment, ...scopes);
    assert.ok((await readFile(path, 'utf8')).startsWith(text.trimEnd()));
    assert.deepEqual(ids(), ['a', 'b']);
    assert.equal((await run('remove', 'b')).code, 0);
    assert.equal(await readFile(path, 'utf8'), text);
  });

  it('does not change a file that it cannot read', async () => {
    await writeFile(path, '{ "clients": [');
    const { code, stderr } = await run('add', 'c', ...scopes);
    assert.equal(code, 1);
    assert.match(stderr, /clients\.json:1:\d+: /);
    assert.equal(await readFile(path, 'utf8'), '{ "clients": [');
  });

  it('loses nothing when several run at once', async () => {
    const names = Array.from({ length: count(3, 6) }, (_, index) => `c${index}`);
    await Promise.all(names.map((name) => added(name, environment, ...scopes)));
    assert.deepEqual(ids().sort(), names);
    assert.deepEqual(await readdir(folder.path), ['clients.json']);
  });

  it('leaves a whole file when it is killed at any moment', async () => {
    await added('first', environment, ...scopes);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, count(3, 8))) {
      const { done, kill } = command('client', ['add', name, ...scopes], environment);
      const over = done.then(() => true);
      const begun = async () => (await readdir(folder.path)).length > 1;
      while (!(await begun()) && !(await Promise.race([over, sleep(0)])));
      kill();
      await done;
      assert.ok(ids().includes('first'));
      await agedLock();
    }
    await added('last', environment, ...scopes); // takes over what was left
    assert.ok(ids().includes('last'));
    for (const name of await readdir(folder.path)) assert.doesNotMatch(name, /\.lock$/);
  });

  it('waits for a lock, and takes over one that is 10 seconds old', async () => {
    await mkdir(`${path}.lock`);
    let isOver = false;
    const adding = added('c', environment, ...scopes).finally(() => {
      isOver = true;
    });
    await sleep(1500);
    assert.equal(isOver, false);
    await agedLock();
    await adding;
    assert.deepEqual(ids(), ['c']);
  });
});

describe('The command for keys', () => {
  const folder = freshFolder();
  const run = (...parameters: string[]) => command('keys', parameters, { DATA_DIR: folder.path }).done;

  it('shows their state, and never their private part', async () => {
    const { stdout } = await run('rotate');
    assert.match(stdout, /^.*Z {2}signs\n.*Z {2}signs soon\n$/);
    const { keys } = await read(join(folder.path, 'issuer-keys.json'));
    const [signs, next] = keys.map(({ kid }: { kid: string }) => kid);
    assert.equal((await run('remove', next)).code, 0);
    const removed = await run('remove', signs);
    assert.match(removed.stdout, /^[\w-]{36} .* signs\n$/);
    for (const { d } of keys) assert.ok(!stdout.includes(d) && !removed.stdout.includes(d));
    assert.match((await run('remove', signs)).stderr, /has no key/);
    assert.equal((await stat(join(folder.path, 'issuer-keys.json'))).mode & 0o777, 0o600);
  });
});

describe('The commands', () => {
  const folder = freshFolder();

  it('explain themselves, also when they are used in a wrong way', async () => {
    const client = [/gala client add NAME/, /--contact-id/, /SECRET=\$\(gala client add/];
    const usage = {
      client: [...client],
      keys: [/gala keys list/],
      backup: [/gala backup FOLDER/],
      restore: [/gala restore FOLDER/],
      move: [/gala move --from PLACE/],
    };
    const asked = { client: ['--help', `add c ${scopes.join(' ')} -h`], keys: ['help'], backup: ['--help'] };
    const wrong = {
      client: ['', 'show', 'add', 'list x', 'remove'],
      keys: ['', 'list x', 'remove', 'remove a b'],
      backup: ['', 'a b', '--all'],
      restore: ['', 'a b', '--all'],
      move: ['', 'a', '--from a', '--from a --to b c', '--all'],
    };
    const says = async (name: string, given: string, isAsked: boolean) => {
      const parameters = given.split(' ').filter(Boolean);
      const { code, stdout, stderr } = await command(name, parameters, { DATA_DIR: folder.path }).done;
      assert.equal(code, isAsked ? 0 : 1, `${name} ${given}`);
      for (const one of usage[name as keyof typeof usage]) assert.match(isAsked ? stdout : stderr, one);
      assert.equal(isAsked ? stderr : stdout, '');
    };
    for (const [all, isAsked] of [
      [asked, true],
      [wrong, false],
    ] as const)
      for (const [name, parameters] of Object.entries(all))
        await Promise.all(parameters.map((given) => says(name, given, isAsked)));
    assert.deepEqual(await readdir(folder.path), []);
  });
});
