/** Following CONTRIBUTING.md adds a resource that works: each of its blocks of code is put where it says. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { bundled } from '../../scripts/bundle.js';
import { isCommitted } from '../../scripts/documents.js';
import { type Copied, copied } from './copied.js';

const run = promisify(execFile);

interface Block {
  readonly file: string;
  readonly isDiff: boolean;
  readonly lines: readonly string[];
}

/** The blocks of code that name a file in their first line. */
function blocksIn(text: string): Block[] {
  return [...text.matchAll(/^```(yaml|ts|diff)\n(?:#|\/\/|---) (\S+)\n([\s\S]*?)\n```$/gm)].map(
    ([, language, file = '', code = '']) => ({ file, isDiff: language === 'diff', lines: code.split('\n') }),
  );
}

/** As a line of a file, with `…` for anything. */
const isLine = (shown: string) => {
  const [before = '', after] = shown.split('…');
  return (line: string) => (after === undefined ? line === shown : line.startsWith(before) && line.endsWith(after));
};

/** Puts each line of a block below the last one that the file has, too; a block whose first line the file lacks, at its end. */
function applied(text: string, { isDiff, lines }: Block): string {
  const file = text.split('\n').slice(0, -1);
  if (!isDiff && !file.some(isLine(lines[0] ?? ''))) return `${[...file, ...lines].join('\n')}\n`;
  let at = 0;
  for (const line of lines) {
    const [sign, shown] = isDiff ? [line[0], line.slice(1)] : ['?', line];
    const found = file.findIndex((one, index) => index >= at && isLine(shown)(one));
    const isThere = found >= 0 && (isDiff ? sign !== '+' : /[:[{]$/.test(shown));
    if (!isThere && isDiff && sign !== '+') throw new Error(`there is no line ${shown}`);
    if (isThere) at = sign === '-' ? found : found + 1;
    if (isThere && sign === '-') file.splice(found, 1);
    if (!isThere) file.splice(at++, 0, shown);
  }
  return `${file.join('\n')}\n`;
}

describe('CONTRIBUTING.md', () => {
  let copy: Copied;
  let blocks: readonly Block[];
  const inCopy = (file: string) => join(copy.folder, file);

  before(async () => {
    copy = await copied();
    const names = [
      'src',
      'test',
      'dist/src',
      'dist/test',
      'dist/scripts',
      'package.json',
      'tsconfig.json',
      '.mocharc.json',
      'scripts/test.mjs',
    ];
    await Promise.all(names.map((name) => cp(name, inCopy(name), { recursive: true })));
    await symlink(join(process.cwd(), 'node_modules'), inCopy('node_modules'));
    const text = await readFile('CONTRIBUTING.md', 'utf8');
    const companies = text
      .replaceAll('policies', 'companies')
      .replaceAll('policy', 'company')
      .replaceAll('Policy', 'Company');
    blocks = [...blocksIn(text), ...blocksIn(companies)];
  });
  after(() => copy.remove());

  it('says for each block of code where it goes', async () => {
    const fences = (await readFile('CONTRIBUTING.md', 'utf8')).match(/^```\w+$/gm) ?? [];
    assert.ok(fences.length === 10);
    assert.equal(blocks.length, 2 * fences.length);
  });

  it('adds policies and companies that compile and are served', async () => {
    const before = new Map<string, string>();
    for (const block of blocks) {
      const text = await readFile(inCopy(block.file), 'utf8').catch(() => '');
      if (!before.has(block.file)) before.set(block.file, text);
      await writeFile(inCopy(block.file), applied(text, block));
    }

    const sources = [...before.keys()].filter((file) => file.endsWith('.ts'));
    for (const file of sources) await build(file);
    await node('dist/scripts/generate.js');
    const lines = await changedLines();
    assert.ok(lines > 200 && lines <= 2 * 1000, `${lines} lines of generated/, for two resources`);
    assert.deepEqual(complaints(sources), []);
    const specs = ['test/statuses.spec.ts', 'test/suites.spec.ts'];
    const passed = await node('scripts/test.mjs', 'api', ...specs, '--grep=(policies|companies)\\b');
    assert.match(passed, /\b\d{3} passing/);

    for (const [file, text] of before) await writeFile(inCopy(file), text);
    const { 'x-generated': _, ...shipped } = JSON.parse(await readFile('generated/awards.json', 'utf8'));
    assert.deepEqual(await bundled('awards', copy.folder), shipped);
  });

  /** How many lines of what is committed in generated/ are new, or gone; `--minimal`, since two resources are alike. */
  async function changedLines(): Promise<number> {
    const files = (await readdir('generated')).filter(isCommitted).map((name) => join('generated', name));
    const counts = files.map(async (file) => {
      const diff = run('git', ['diff', '--no-index', '--minimal', '--numstat', file, inCopy(file)]);
      const text = await diff.then(({ stdout }) => stdout).catch(({ stdout }: { stdout: string }) => stdout);
      const [added = 0, gone = 0] = text.split('\t').map(Number);
      return added + gone;
    });
    return (await Promise.all(counts)).reduce((sum, count) => sum + count);
  }

  /** @returns what it prints. */
  const node = (...args: string[]) =>
    run(process.execPath, args, { cwd: copy.folder, env: { ...process.env, ALL: '1' } }).then(
      ({ stdout }) => stdout,
      ({ stdout, stderr }) => assert.fail(stdout + stderr),
    );

  /** What the compiler finds in these files. It has checked all others as they are. */
  function complaints(files: readonly string[]): string[] {
    const { config } = ts.readConfigFile(inCopy('tsconfig.json'), ts.sys.readFile);
    const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, copy.folder);
    const program = ts.createProgram(files.map(inCopy), options);
    return files
      .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(inCopy(file))))
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
  }

  async function build(file: string): Promise<void> {
    const { outputText } = ts.transpileModule(await readFile(inCopy(file), 'utf8'), {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
    });
    const made = inCopy(join('dist', file.replace(/\.ts$/, '.js')));
    await mkdir(dirname(made), { recursive: true });
    await writeFile(made, outputText);
  }
});
