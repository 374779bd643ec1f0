/** The client as a package of its own, installed into an empty project, with the example of docs/clients.md. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freshFolder } from '../support/folder.js';
import { installClient, type Packed } from './support/clientPackage.js';
import { type Running, serversFolder, started } from './support/process.js';

const run = promisify(execFile);
const project = process.cwd();

describe('The package of the client', () => {
  const data = serversFolder(true);
  const folder = freshFolder(true);
  let packed: Packed;
  let server: Running;
  let env: Readonly<Record<string, string>>;

  before(async () => {
    packed = await installClient(folder.path);
    server = await started({ DATA_DIR: data.path });
    const [, TOKEN = ''] = await server.printed(/export TOKEN=(\S+)\n/);
    env = { TOKEN };
  });

  const inFolder = (...args: readonly string[]) => run(process.execPath, args, { cwd: folder.path, env });

  /** Like a project that checks as much as it can, the libraries too. */
  async function compile(file: string, ...options: string[]): Promise<void> {
    const tsc = join(project, 'node_modules/typescript/bin/tsc');
    const strict = [
      '--strict',
      '--exactOptionalPropertyTypes',
      '--noUncheckedIndexedAccess',
      '--skipLibCheck',
      'false',
    ];
    const types = ['--typeRoots', join(project, 'node_modules/@types')];
    const all = [tsc, file, ...types, '--target', 'es2022', ...strict, ...options];
    await run(process.execPath, all, { cwd: folder.path }).catch(({ stdout }) => assert.fail(stdout));
  }

  it('has the client and its types, and nothing else', async () => {
    const own = ['client', 'following', 'sending', 'types'].map((name) => `src/client/${name}`);
    const compiled = [...own, 'generated/operations'];
    const typed = [...compiled, 'generated/awards', 'generated/events'].map((path) => `${path}.d.ts`);
    const expected = ['LICENSE', 'README.md', 'package.json', ...compiled.map((path) => `${path}.js`), ...typed];
    const files = packed.files.map(({ path }) => path);
    assert.deepEqual(files.sort(), expected.sort());
    assert.ok(packed.unpackedSize < 5_200_000, `${packed.unpackedSize} bytes`);
    for (const file of files.filter((path) => path.endsWith('.js')))
      assert.doesNotMatch(await readFile(join('dist/gala-client', file), 'utf8'), /sourceMappingURL/, file);
  });

  it('has the version of the server, and brings two packages along', async () => {
    const packages = join(folder.path, 'node_modules');
    const names = (await readdir(packages)).filter((name) => !name.startsWith('.')).sort();
    assert.deepEqual(names, ['gala-client', 'openapi-fetch', 'openapi-typescript-helpers']);
    const manifest = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
    const [own, whole] = [await manifest(join(packages, 'gala-client/package.json')), await manifest('package.json')];
    const { 'openapi-fetch': range } = whole.dependencies;
    assert.deepEqual([own.version, own.dependencies], [whole.version, { 'openapi-fetch': range }]);
  });

  it('compiles and runs as docs/clients.md and its README show, for Node.js and for bundlers', async () => {
    const page = await readFile('docs/clients.md', 'utf8');
    const [, example = '', output = ''] = /^```ts\n([\s\S]*?)^```\n\n```\n([\s\S]*?)^```$/m.exec(page) ?? [];
    assert.match(example, /from 'gala-client'/);
    await writeFile(join(folder.path, 'main.ts'), example.replace('http://127.0.0.1:8080', server.url));
    const readme = await readFile(join(folder.path, 'node_modules/gala-client/README.md'), 'utf8');
    const [, short = ''] = /^```ts\n([\s\S]*?)^```/m.exec(readme) ?? [];
    await writeFile(join(folder.path, 'readme.ts'), `const token = '';\n${short.replace(', GalaError', '')}`);
    await compile('main.ts', '--module', 'node16', '--types', 'node', '--lib', 'es2022');
    const browser = ['--module', 'esnext', '--moduleResolution', 'bundler', '--lib', 'es2022,dom', '--noEmit'];
    await compile('readme.ts', ...browser, '--typeRoots', 'none');
    await compile('main.ts', ...browser, '--types', 'node');
    assert.equal((await inFolder('main.js')).stdout, output);
  });

  it('can be required by what is no module, where Node.js can', async () => {
    const source = `console.log(typeof require('gala-client').createClient)`;
    const { stdout } = await inFolder('--input-type=commonjs', '--eval', source);
    assert.equal(stdout, 'function\n');
  });

  it('imports nothing that a browser does not have, apart from openapi-fetch', async () => {
    const files = new Set(['src/client/client.js']);
    const bare = new Set<string>();
    for (const file of files) {
      const text = await readFile(join('dist/gala-client', file), 'utf8');
      assert.doesNotMatch(text, /\b(process|Buffer|require)\b[.(]|\bimport\(/, file);
      for (const [, name = ''] of text.matchAll(/^(?:import|export) .*?from '(.*)';$/gm))
        if (name.startsWith('.')) files.add(join(file, '..', name));
        else bare.add(name);
    }
    assert.ok(files.has('generated/operations.js'), [...files].join());
    assert.deepEqual([...bare], ['openapi-fetch']);
  });
});
