/** The client as a package, with the example of docs/clients.md, and with tokens that it gets itself. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../support/folder.js';
import { serversFolder, started } from './support/process.js';

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
  const data = serversFolder(true);
  const folder = freshFolder(true);

  it('compiles and runs as a package, as docs/clients.md shows', async () => {
    const page = await readFile('docs/clients.md', 'utf8');
    const [, example = '', output = ''] = /^```ts\n([\s\S]*?)^```\n\n```\n([\s\S]*?)^```$/m.exec(page) ?? [];
    assert.match(example, /from 'gala\/client'/);
    const server = await started({ DATA_DIR: data.path });
    const [, TOKEN = ''] = await server.printed(/export TOKEN=(\S+)\n/);
    await consumer(folder.path, example.replace('http://127.0.0.1:8080', server.url));
    await Promise.all([
      compile(folder.path, '--module', 'nodenext', '--lib', 'es2022'),
      compile(folder.path, '--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022,dom', '--noEmit'),
    ]);
    const { stdout } = await run(process.execPath, ['main.js'], { cwd: folder.path, env: { TOKEN } });
    assert.equal(stdout, output);
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
