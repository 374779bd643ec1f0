/** The YAML of the documents says each thing once. */
import { strict as assert } from 'node:assert';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { Pages } from '../scripts/alike.js';
import { errors } from '../src/errors.js';
import { Document } from '../src/schema/document.js';
import { services } from '../src/services.js';

const files = readdirSync('openapi', { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
const linesOf = (file: string) => readFileSync(`openapi/${file}`, 'utf8').trimEnd().split('\n');
/** The words in which pages are like others stand in a page of their own. */
const words = files.flatMap((file) => /^x-like: .*words: ([\w.]+)/.exec(linesOf(file)[0] ?? '')?.[1] ?? []);
const resources = files.filter(
  (file) => /^(?!shared)\w+\/(?!shapes)\w+\.yaml$/.test(file) && !words.some((name) => file.endsWith(`/${name}`)),
);
const pages = new Pages();
/** As the generator reads it: one that is like another is made of it. */
const pageOf = async (file: string) => (await pages.loadExternalRef(join('openapi', file))).body.split('\n');
const all = Object.keys(services).map((name) => Document.load(name));

describe('The sources of the documents', () => {
  it('have nothing in the file of a resource that the document does not use', async () => {
    for (const file of resources) {
      const root = linesOf(file.replace(/\/.*/, '.yaml')).join('\n');
      const named = (await pageOf(file)).flatMap((line) => /^(\w+Fields|[a-z]\w*):$/.exec(line)?.[1] ?? []);
      assert.ok(named.length > 0, file);
      for (const name of named) assert.ok(root.includes(`"${file}#/${name}"`), `${file}: ${name}`);
    }
  });

  it('name every error code at some operation', () => {
    const operations = all.flatMap(({ routes }) => routes.map(({ operation }) => operation));
    const listed = new Set(operations.flatMap((one) => Object.values(one['x-codes'] ?? {}).flat()));
    // what a batch answers for an operation, and never as a whole
    const within = ['answer_too_large', 'not_applied', 'required'];
    const unlisted = Object.keys(errors).filter((code) => !listed.has(code) && !within.includes(code));
    assert.deepEqual(unlisted, []);
  });
});

describe('A page that is like another', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gala-alike-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What is made of a page by these words, and then by a patch. */
  async function made(page: string, words: string, patch = ''): Promise<unknown> {
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('papers.yaml', page);
    write('words.yaml', words);
    write('letters.yaml', `x-like: { page: papers.yaml, words: words.yaml }\n${patch}`);
    return parse((await new Pages().loadExternalRef(join(folder, 'letters.yaml'))).body);
  }

  const says: [what: string, said: string, words: string, expected: string][] = [
    ['says its words for the other ones', 'a paper of Ada', 'paper: letter', 'a letter of Ada'],
    ['says them for beginnings of words', 'papers, paper_ids', 'paper: letter', 'letters, letter_ids'],
    ['leaves the ends and the insides of words', 'newspaper, a_paper', 'paper: letter', 'newspaper, a_letter'],
    ['tells capitals from small letters', 'Paper, PaperIds, paper', 'Paper: Letter', 'Letter, LetterIds, paper'],
    ['says a word in capitals inside another', 'listPaper', 'Paper: Letter', 'listLetter'],
    ['takes the longest words first', 'a paper review', '{ paper: x, a paper review: a letter }', 'a letter'],
    ['does not change its own words again', 'one', '{ one: two, two: three }', 'two'],
    ['takes words with dots as they are', 'paper-yaml, paper.yaml', 'paper.yaml: x', 'paper-yaml, x'],
  ];
  for (const [what, said, words, expected] of says)
    it(what, async () => assert.deepEqual(await made(`note: ${said}`, words), { note: expected }));

  it('finds words on two lines', async () => {
    const page = 'note: |\n  The title of\n  the paper is long.\n';
    assert.deepEqual(await made(page, 'the title of the paper: x\nThe title of the paper: The name'), {
      note: 'The name is long.\n',
    });
  });

  it('is patched: objects are merged, null removes, all else takes the place', async () => {
    const page = 'paper: { a: 1, list: [1, 2], same: { x: 1, y: 2 }, text: { b: 1 } }';
    const patch = 'letter: { a: null, none: null, list: [3], same: { y: { z: 3 } }, text: x, more: { c: 1, d: null } }';
    assert.deepEqual(await made(page, 'paper: letter', patch), {
      letter: { list: [3], same: { x: 1, y: { z: 3 } }, text: 'x', more: { c: 1 } },
    });
  });

  it('keeps its own words in the patch', async () =>
    assert.deepEqual(await made('paper: { a: 1 }', 'paper: letter', 'paper: { b: 2 }'), {
      letter: { a: 1 },
      paper: { b: 2 },
    }));

  it('reads other pages as they are', async () => {
    await made('paper: 1', 'paper: letter');
    assert.equal((await new Pages().loadExternalRef(join(folder, 'papers.yaml'))).body, 'paper: 1');
  });

  it('has words of which each is said by a page that it is like', () => {
    for (const name of new Set(words)) {
      const home = files.find((file) => file.endsWith(`/${name}`)) ?? assert.fail(name);
      const alike = files.filter((file) => linesOf(file)[0]?.includes(`words: ${name}`));
      const texts = alike.map((file) => /page: ([\w./]+)/.exec(linesOf(file)[0] ?? '')?.[1] ?? '');
      const said = texts.map((page) => readFileSync(join('openapi', home, '..', page), 'utf8')).join('\n');
      const plain = said.replace(/\s+/g, ' ');
      for (const word of Object.keys(parse(readFileSync(join('openapi', home), 'utf8'))))
        assert.ok(plain.includes(word), `${home}: no page says ${word}`);
    }
  });
});
