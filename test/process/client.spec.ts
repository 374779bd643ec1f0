/** The client as a package, with the example of docs/clients.md, and with tokens that it gets itself. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '../../src/client/client.js';
import { added } from './issuer/support.js';
import { dataFolder, endAll, started } from './support/process.js';

const run = promisify(execFile);
const project = process.cwd();
const dependencies = ['openapi-fetch', 'openapi-typescript-helpers', '@types/node', 'undici-types'];

/** A project with the packed package and what it needs, and nothing else. */
async function consumer(folder: string, source: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  await mkdir(join(folder, 'node_modules/gala'), { recursive: true });
  await mkdir(join(folder, 'node_modules/@types'));
  await run('tar', ['-xzf', filename, '-C', 'node_modules/gala', '--strip-components=1'], { cwd: folder });
  for (const name of dependencies)
    await symlink(join(project, 'node_modules', name), join(folder, 'node_modules', name));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(join(folder, 'main.ts'), source);
}

/** Like a project that checks as much as it can, the libraries too. */
async function compile(folder: string, ...options: string[]): Promise<void> {
  const tsc = join(project, 'node_modules/typescript/bin/tsc');
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--skipLibCheck', 'false'];
  const all = [tsc, 'main.ts', '--types', 'node', '--target', 'es2022', ...strict, ...options];
  await run(process.execPath, all, { cwd: folder }).catch(({ stdout }) => assert.fail(stdout));
}

describe('The client', () => {
  after(endAll);

  it('gets its tokens from the token endpoint', async () => {
    const data = await dataFolder();
    try {
      const environment = { DATA_DIR: data.path };
      const { id, secret } = await added('a:b c%+', environment, '--tenant', 'acme', '--permission', 'awards.*');
      const { url } = await started(environment);
      const token = { clientId: id, clientSecret: secret, scope: 'awards.list' };
      const gala = createClient({ baseUrl: url, tenant: 'acme', token });
      assert.deepEqual(await gala.awards.list(), { items: [], next: undefined });
      await assert.rejects(gala.awards.create({ body: { name: 'Medal' } }), {
        status: 403,
        code: 'permission_missing',
      });
      const other = createClient({ baseUrl: url, tenant: 'acme', token: { ...token, clientSecret: 'wrong' } });
      await assert.rejects(other.awards.list(), { operation: 'oauth.token', status: 401, code: 'invalid_client' });
    } finally {
      await endAll();
      await data.remove();
    }
  });

  it('compiles and runs as a package, as docs/clients.md shows', async () => {
    const page = await readFile('docs/clients.md', 'utf8');
    const [, example = '', output = ''] = /^```ts\n([\s\S]*?)^```\n\n```\n([\s\S]*?)^```$/m.exec(page) ?? [];
    assert.match(example, /from 'gala\/client'/);
    const data = await dataFolder();
    const folder = await dataFolder();
    try {
      const server = await started({ DATA_DIR: data.path });
      const [, TOKEN = ''] = await server.printed(/export TOKEN=(\S+)\n/);
      await consumer(folder.path, example.replace('http://127.0.0.1:8080', server.url));
      await Promise.all([
        compile(folder.path, '--module', 'nodenext', '--lib', 'es2022'),
        compile(folder.path, '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022,dom', '--noEmit'),
      ]);
      const { stdout } = await run(process.execPath, ['main.js'], { cwd: folder.path, env: { TOKEN } });
      assert.equal(stdout, output);
    } finally {
      await endAll();
      await Promise.all([data.remove(), folder.remove()]);
    }
  });

  it('imports nothing that a browser does not have, apart from openapi-fetch', async () => {
    const files = new Set(['src/client/client.js']);
    const bare = new Set<string>();
    for (const file of files) {
      const text = await readFile(join('dist', file), 'utf8');
      assert.doesNotMatch(text, /\b(process|Buffer|require)\b[.(]|\bimport\(/, file);
      for (const [, name = ''] of text.matchAll(/^(?:import|export) .*?from '(.*)';$/gm))
        if (name.startsWith('.')) files.add(join(file, '..', name));
        else bare.add(name);
    }
    assert.ok(files.has('generated/operations.js'), [...files].join());
    assert.deepEqual([...bare], ['openapi-fetch']);
  });
});
