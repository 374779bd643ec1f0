/** What takes long to load, and is not needed at every start, is loaded when it is first needed. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { services } from '../src/services.js';

const late =
  'ajv ajv-formats express-openapi-validator html-to-text jose liquidjs mongodb nodemailer openapi-fetch prom-client yaml'.split(
    ' ',
  );

/** Adds what a built module imports, and what that imports. */
function follow(module: URL, loaded: Set<string>): void {
  if (loaded.has(module.href)) return;
  loaded.add(module.href);
  for (const [, name = ''] of readFileSync(module, 'utf8').matchAll(/^(?:import|export|\}) .*?'(.+)';$/gm)) {
    if (name.startsWith('.')) follow(new URL(name, module), loaded);
    else loaded.add(name.replace(/^((?:@.*?\/)?[^/]+).*/, '$1'));
  }
}

describe('A start', () => {
  it('loads no package that only some servers or requests need', () => {
    const loaded = new Set<string>();
    for (const path of ['main', 'serve', 'gala', ...Object.keys(services).map((name) => `${name}/index`)])
      follow(new URL(`../src/${path}.js`, import.meta.url), loaded);
    assert.deepEqual(
      late.filter((name) => loaded.has(name)),
      [],
    );
    for (const name of ['express', 'lmdb', 'jsonwebtoken', 'pino']) assert.ok(loaded.has(name), name);
  });
});
