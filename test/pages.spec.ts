/** Links between the Markdown pages of the project lead somewhere. */
import { strict as assert } from 'node:assert';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const skipped = new Set(['.git', 'data', 'dist', 'node_modules']);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

const files = filesIn('.');
const pages = files.filter((file) => file.endsWith('.md'));
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/^```.*?^```/gms, '');

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (page: string) =>
  Array.from(textOf(page).matchAll(/^#+ +(.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksOf = (page: string) =>
  Array.from(textOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link).filter(
    (link) => !/^[a-z]+:/.test(link),
  );

function isDead(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : join(dirname(page), path);
  if (!existsSync(target)) return true;
  return anchor !== undefined && !(statSync(target).isFile() && anchorsOf(target).includes(anchor));
}

describe('The Markdown pages', () => {
  it('have no dead links or anchors', () => {
    const links = pages.flatMap((page) => linksOf(page).map((link) => ({ page, link })));
    const dead = links.filter(({ page, link }) => isDead(page, link));
    assert.ok(links.length > 50, String(links.length));
    assert.deepEqual(dead, []);
  });

  it('include all decisions that the sources name', () => {
    const sources = files.filter((file) => /^(src|openapi|scripts|test)[\\/].*\.(ts|mjs|yaml)$/.test(file));
    const named = sources.flatMap((file) => readFileSync(file, 'utf8').match(/\bdocs\/adr\/\d[\w-]+\.md/g) ?? []);
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((page) => !existsSync(page)),
      [],
    );
  });
});
