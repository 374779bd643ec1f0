/**
 * Run by the build, after the compilers: puts what is not compiled into dist/web, pages and styles beside the modules, and in
 * `vendor` the built files of the packages that the pages use. The server then needs none of these packages.
 */
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const to = 'dist/web';

/** Name in `vendor` → package, and the path of the file in it. */
const vendor = {
  'preact.js': ['preact', 'dist/preact.mjs'],
  'preact-hooks.js': ['preact', 'hooks/dist/hooks.mjs'],
  'preact-jsx-runtime.js': ['preact', 'jsx-runtime/dist/jsxRuntime.mjs'],
  'openapi-fetch.js': ['openapi-fetch', 'dist/index.mjs'],
  'dompurify.js': ['dompurify', 'dist/purify.es.mjs'],
  'csv-parse.js': ['csv-parse', 'dist/esm/index.js'],
  'leven.js': ['leven', 'index.js'],
  'uplot.js': ['uplot', 'dist/uPlot.esm.js'],
  'uplot.css': ['uplot', 'dist/uPlot.min.css'],
  'pico.css': ['@picocss/pico', 'css/pico.min.css'],
  'pico.conditional.css': ['@picocss/pico', 'css/pico.conditional.min.css'],
  'swagger-ui.js': ['swagger-ui-dist', 'swagger-ui-bundle.js'],
  'swagger-ui.css': ['swagger-ui-dist', 'swagger-ui.css'],
};

/** The frame of the guides is for guides.mjs. */
const isCompiled = (path) => /\.tsx?$|tsconfig\.json$|guide\.html$/.test(path);

/** What has not changed stays as it is: a server may be reading it. */
const isOther = (from, path) => !existsSync(path) || !readFileSync(from).equals(readFileSync(path));
const isNew = (from, path) => statSync(from).isDirectory() || isOther(from, path);

cpSync('web', to, { recursive: true, filter: (from, path) => !isCompiled(from) && isNew(from, path) });
mkdirSync(join(to, 'vendor'), { recursive: true });
for (const [name, [from, path]] of Object.entries(vendor))
  if (isOther(join('node_modules', from, path), join(to, 'vendor', name)))
    copyFileSync(join('node_modules', from, path), join(to, 'vendor', name));

// It has no module for browsers.
const json = readFileSync('node_modules/secure-json-parse/index.js', 'utf8');
const asModule = `const module = {};\n${json}\nexport default module.exports;\n`;
const jsonPath = join(to, 'vendor', 'secure-json-parse.js');
if (!existsSync(jsonPath) || readFileSync(jsonPath, 'utf8') !== asModule) writeFileSync(jsonPath, asModule);

// The client, and what reads and sends files, keep the paths between their files.
const commands = ['rows', 'text', 'sending', 'loading', 'progress'].map((name) => `src/commands/${name}.js`);
const others = [
  'sample',
  'schema/csv',
  'schema/marks',
  'schema/serverFields',
  'lib/json',
  'lib/configError',
  'lib/persons',
  'events/reviewing/conditions',
];
for (const path of ['src/client', 'generated/operations.js', ...commands, ...others.map((name) => `src/${name}.js`)])
  if (existsSync(join('dist', path)))
    cpSync(join('dist', path), join(to, 'gala', path), {
      recursive: true,
      filter: (file, path) => !/\.map$|\.d\.ts$/.test(file) && isNew(file, path),
    });
