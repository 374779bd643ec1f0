/** What `npm pack` makes: nothing but what a server and the client need, and it works where there is nothing else. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../support/folder.js';
import { ask, type Running, secret, serversFolder, started, stopped } from './support/process.js';

const run = promisify(execFile);

/** What may be in it, and how much of it there is at least. */
const expected: readonly (readonly [pattern: RegExp, least: number])[] = [
  [/^(package\.json|README\.md|LICENSE|CHANGELOG\.md|scripts\/prepare\.mjs)$/, 5],
  [/^dist\/src\/.+\.js$/, 100],
  [/^dist\/src\/client\/\w+\.d\.ts$/, 3],
  [/^dist\/generated\/operations\.js$/, 1],
  [/^dist\/generated\/(awards|events|operations)\.d\.ts$/, 3],
  [/^dist\/web\/(?!vendor\/|gala\/).+\.(html|css|svg|js)$/, 30],
  [/^dist\/web\/guides\/images\/\w+\.png$/, 1],
  [/^dist\/web\/vendor\/[\w.-]+\.(js|css)$/, 11],
  [/^dist\/web\/sample\.json$/, 1],
  [/^dist\/web\/gala\/(generated|src)\/[\w/]+\.js$/, 10],
  [/^generated\/((awards|events)\.((run\.)?json|yaml|validators\.cjs)|roles\.json)$/, 9],
];

describe('The package', () => {
  const data = serversFolder(true);
  const packed = freshFolder(true);
  let files: readonly string[];
  /** Where it is installed. */
  let folder: string;
  let server: Running;

  before(async () => {
    const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', packed.path];
    const { stdout } = await run('npm', pack);
    const [{ filename, files: entries }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
    files = entries.map(({ path }) => path);
    folder = join(packed.path, 'elsewhere');
    await mkdir(folder);
    await inFolder('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', join('..', filename));
    const gala = `cd '${folder}' && exec node_modules/.bin/gala`;
    server = await started({ DATA_DIR: data.path, JWT_SECRET: secret }, { command: ['sh', '-c', gala] });
  });

  /** `npm test` tells npm which folder it began in. */
  const inFolder = (program: string, ...args: string[]) =>
    run(program, args, {
      cwd: folder,
      env: { ...process.env, npm_config_local_prefix: folder, DATA_DIR: data.path, JWT_SECRET: secret },
    });

  it('has what it needs, and nothing else', () => {
    const others = files.filter((file) => !expected.some(([pattern]) => pattern.test(file)));
    assert.deepEqual(others, []);
    for (const [pattern, least] of expected) {
      const count = files.filter((file) => pattern.test(file)).length;
      assert.ok(count >= least, `${count} of ${pattern}`);
    }
  });

  it('has no compiled files whose sources are gone', () => {
    const compiled = files.flatMap((file) => /^dist\/(src\/.+)\.js$/.exec(file)?.[1] ?? []);
    const left = compiled.filter((path) => !existsSync(`${path}.ts`));
    assert.deepEqual(left, [], 'remove dist, and build again');
  });

  it('starts a server that stores records', async () => {
    const { body, status } = await ask(server, 'POST', '/referenceTypes/acme', { name: 'Academic' });
    assert.equal(status, 200);
    assert.equal((await ask(server, 'GET', `/referenceTypes/acme/${body.id}`)).body.name, 'Academic');
  });

  it('serves the pages and all that they load', async () => {
    for (const path of ['/', '/docs', '/docs/guides/console', '/console', '/answer']) {
      const text = await (await found(path, { Accept: 'text/html' })).text();
      const loaded = [...text.matchAll(/ (?:src|href)="([\w./-]+\.\w+)"|": "(\.\/[^"]+\w)"/g)].map(
        ([, link, mapped]) => link ?? mapped ?? '',
      );
      assert.ok(loaded.length > 2, path);
      for (const one of loaded) await found(new URL(one, server.url + path).pathname);
    }
    for (const name of ['awards', 'events'])
      for (const ending of ['json', 'yaml']) await found(`/${name}/openapi.${ending}`);
  });

  async function found(path: string, headers: Record<string, string> = {}): Promise<Response> {
    const reply = await fetch(server.url + path, { headers });
    assert.equal(reply.status, 200, path);
    return reply;
  }

  it('has the commands and the client', async () => {
    assert.match((await inFolder('npx', 'gala', '--help')).stdout, /^gala +starts the server$/m);
    const add = ['client', 'add', 'connector', '--tenant', 'acme', '--permission', 'referenceTypes.*'];
    const secret = (await inFolder('npx', 'gala', ...add)).stdout.trim();
    assert.match(secret, /^\S{20,}$/);
    const source = `
      import { createClient } from 'gala/client';
      const token = { clientId: 'connector', clientSecret: process.argv[2] };
      const gala = createClient({ baseUrl: process.argv[1], tenant: 'acme', token });
      await gala.referenceTypes.create({ body: { name: 'Professional' } });
      for await (const { name } of gala.referenceTypes.list.all()) console.log(name);
    `;
    const { stdout } = await inFolder(process.execPath, '--input-type=module', '--eval', source, server.url, secret);
    assert.deepEqual(stdout.split('\n').sort(), ['', 'Academic', 'Professional']);
  });

  it('stops the server, which leaves nothing in the folder in which it ran', async () => {
    await stopped(server);
    assert.deepEqual((await readdir(folder)).sort(), ['node_modules', 'package-lock.json', 'package.json']);
  });
});
