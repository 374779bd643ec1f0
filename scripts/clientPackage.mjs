/**
 * Run by the build, after the compilers: puts the package gala-client into dist/gala-client, for who has a server elsewhere. It is
 * the client and the types of the documents, at the paths that they have to each other.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const to = 'dist/gala-client';

const compiled = [
  'src/client/client',
  'src/client/following',
  'src/client/sending',
  'src/client/types',
  'generated/operations',
];
const typesOnly = ['generated/awards', 'generated/events'];
const files = [...compiled.map((path) => `${path}.js`), ...[...compiled, ...typesOnly].map((path) => `${path}.d.ts`)];

const { version, license, type, engines, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const manifest = {
  name: 'gala-client',
  version,
  description: 'The typed client of Gala, for Node.js and browsers.',
  license,
  private: true, // it is installed from a file, and not to be published by mistake
  type,
  sideEffects: false,
  engines,
  exports: {
    '.': { types: './src/client/client.d.ts', default: './src/client/client.js' },
    './package.json': './package.json',
  },
  dependencies: { 'openapi-fetch': dependencies['openapi-fetch'] },
};

write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
write('README.md', readFileSync('src/client/README.md', 'utf8'));
write('LICENSE', readFileSync('LICENSE', 'utf8'));
for (const path of files) {
  // bundlers warn of a source map that is not there
  write(path, readFileSync(join('dist', path), 'utf8').replace(/^\/\/# sourceMappingURL=.*\n?/m, ''));
}

function write(path, text) {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  writeFileSync(join(to, path), text);
}
