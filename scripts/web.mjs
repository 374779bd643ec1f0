/**
 * Run by the build, after the compilers: puts what is not compiled into dist/web, pages and styles beside the modules, and in
 * `vendor` the built files of the packages that the pages use. The server then needs none of these packages.
 */
import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filled, framed, to, write } from './frame.mjs';

/** What modules import → the file in its package. */
const modules = {
  preact: 'preact/dist/preact.mjs',
  'preact/hooks': 'preact/hooks/dist/hooks.mjs',
  'preact/jsx-runtime': 'preact/jsx-runtime/dist/jsxRuntime.mjs',
  'openapi-fetch': 'openapi-fetch/dist/index.mjs',
  dompurify: 'dompurify/dist/purify.es.mjs',
  'csv-parse': 'csv-parse/dist/esm/index.js',
  leven: 'leven/index.js',
  'secure-json-parse': 'secure-json-parse/index.js',
};
const nameOf = (module) => `vendor/${module.replace('/', '-')}.js`;

/** Name in `vendor` → the file in its package. */
const others = {
  'pico.css': '@picocss/pico/css/pico.min.css',
  'pico.conditional.css': '@picocss/pico/css/pico.conditional.min.css',
  'swagger-ui.js': 'swagger-ui-dist/swagger-ui-bundle.js',
  'swagger-ui.css': 'swagger-ui-dist/swagger-ui.css',
};

for (const [name, path] of [
  ...Object.entries(modules).map(([module, path]) => [nameOf(module), path]),
  ...Object.entries(others).map(([name, path]) => [`vendor/${name}`, path]),
]) {
  const text = readFileSync(join('node_modules', path), 'utf8');
  const isForNode = path.startsWith('secure-json-parse'); // it has no module for browsers
  write(join(to, name), isForNode ? `const module = {};\n${text}\nexport default module.exports;\n` : text);
}

/** The import map, the only script in a page. */
const imports = `<script type="importmap">${JSON.stringify({
  imports: {
    ...Object.fromEntries(Object.keys(modules).map((module) => [module, `./assets/${nameOf(module)}`])),
    '#shared/': './assets/gala/src/',
    'gala/client': './assets/gala/src/client/client.js',
  },
})}</script>`;
const source = (page) => readFileSync(`web/${page}.html`, 'utf8');
const home = { path: '.', title: 'Gala', styles: ['vendor/pico', 'style'], module: 'home', main: source('index') };
const docs = {
  path: 'docs',
  title: 'Gala documentation',
  styles: ['vendor/pico.conditional', 'vendor/swagger-ui', 'style', 'docs'],
  before: `${imports}\n    <script defer src="assets/vendor/swagger-ui.js"></script>`,
  module: 'docs',
  main: source('docs'),
};
write(join(to, 'index.html'), framed(home));
write(join(to, 'docs.html'), framed(docs));
for (const page of ['console', 'answer']) write(join(to, `${page}.html`), filled(source(page), { imports }));

/** What has not changed stays as it is: a server may be reading it. */
const isOther = (from, path) => !existsSync(path) || !readFileSync(from).equals(readFileSync(path));
const isNew = (from, path) => statSync(from).isDirectory() || isOther(from, path);

const isCompiled = (path) => /\.(tsx?|html)$|tsconfig\.json$/.test(path);
cpSync('web', to, { recursive: true, filter: (from, path) => !isCompiled(from) && isNew(from, path) });

// The client, and what reads and sends files, keep the paths between their files.
const shared = [
  ...['rows', 'text', 'sending', 'loading', 'progress'].map((name) => `commands/${name}`),
  'sample',
  'schema/csv',
  'schema/marks',
  'schema/serverFields',
  'lib/json',
  'lib/configError',
  'lib/persons',
  'lib/times',
  'mail/rules',
  'reviewing/conditions',
];
for (const path of ['src/client', 'generated/operations.js', ...shared.map((name) => `src/${name}.js`)])
  if (existsSync(join('dist', path)))
    cpSync(join('dist', path), join(to, 'gala', path), {
      recursive: true,
      filter: (file, path) => !/\.map$|\.d\.ts$/.test(file) && isNew(file, path),
    });
