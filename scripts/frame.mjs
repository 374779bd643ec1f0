/** What the scripts that make the pages share. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** Where the build puts the pages and what they load. */
export const to = 'dist/web';

export const filled = (template, values) => template.replace(/\{(\w+)\}/g, (_, name) => values[name]);

const frame = readFileSync('web/frame.html', 'utf8');

/**
 * A page with the header that all have.
 * @param path at which it is served: from there, it names what it loads, because a proxy can serve all below a path of its own.
 * @param styles their names. @param module the name of its script. @param before what that needs.
 */
export function framed({ path, title, styles, module, before = '', main }) {
  const root = `${posix.relative(posix.dirname(path), '.') || '.'}/`;
  const links = styles.map((name) => `<link rel="stylesheet" href="${root}assets/${name}.css">`);
  const page = filled(frame, { root, title, styles: links.join('\n    '), module, before, main });
  const [current] = ['docs/guides', 'docs'].filter((one) => path.startsWith(one));
  return page.replace(`href="${root}${current}"`, '$& aria-current="page"');
}

/** What has not changed stays as it is: a server may be reading it. */
export function write(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
