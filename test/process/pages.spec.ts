/**
 * The commands in README.md and docs/ work as they are written, and print what the pages say. Each page runs in a shell and with a
 * server of its own. `…` in an expected output stands for any text. A block is skipped only when the line before it is a comment
 * that says why: `<!-- not run: … -->`.
 */
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, type Running, started } from './support/process.js';

interface Block {
  readonly line: number;
  readonly commands: string;
  /** What the page says that they print; nothing when it does not say. */
  readonly output: string | undefined;
}

const project = process.cwd();
const pages = ['README.md', ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : []))];
const fence = /^(?:<!-- (?<note>[^\n]*) -->\n)?```(?<language>\w*)\n(?<text>[\s\S]*?)^```$/gm;

/** The shell blocks of a page. An output is a block without a language, or of JSON, right after one. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(page, 'utf8');
  const found = [...text.matchAll(fence)].map(({ 0: whole, index, groups = {} }) => ({
    ...groups,
    line: text.slice(0, index).split('\n').length,
    begin: index,
    end: index + whole.length,
  })) as { note?: string; language: string; text: string; line: number; begin: number; end: number }[];
  return found.flatMap((block, i) => {
    if (block.language !== 'sh') return [];
    if (block.note !== undefined) {
      assert.match(block.note, /^not run: \w/, `${page}:${block.line}`);
      return [];
    }
    const next = found[i + 1];
    const follows = next && ['', 'json'].includes(next.language) && text.slice(block.end, next.begin).trim() === '';
    return [{ line: block.line, commands: block.text, output: follows ? next.text : undefined }];
  });
}

/** The project's folder as a newcomer has it, with nothing in `data`. */
function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gala-pages-'));
  for (const name of ['package.json', 'node_modules', 'dist', 'generated', 'openapi', 'samples', 'scripts'])
    symlinkSync(join(project, name), join(folder, name));
  return folder;
}

const separator = '\u001e';

/** Runs the blocks in one shell, one after the other, so that each sees what those before have set. */
async function run(blocks: readonly Block[], cwd: string, server: Running) {
  const [, TOKEN = ''] = await server.printed(/export TOKEN=(\S+)\n/);
  const { port } = new URL(server.url);
  const script = blocks.map(({ commands }) => `${commands}\nprintf '%s%s' "$?" '${separator}'\n`).join('');
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TOKEN,
    DATA_DIR: './data',
    XDG_CONFIG_HOME: join(cwd, 'config'),
    npm_config_loglevel: 'error',
  };
  const shell = spawn('bash', [], { cwd, env: { ...env, npm_config_update_notifier: 'false' } });
  let printed = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  shell.stdin.write('exec 2>&1\n'); // one stream, in the order of a terminal
  shell.stdin.end(script.replaceAll('127.0.0.1:8080', `127.0.0.1:${port}`));
  await once(shell, 'close');
  return printed.replaceAll(`127.0.0.1:${port}`, '127.0.0.1:8080').split(separator).slice(0, -1);
}

/** What is expected as an expression: `…` is any text, and space at the ends does not count. */
const expression = (output: string) => new RegExp(`^${output.trim().split('…').map(escaped).join('[\\s\\S]*?')}$`);
const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

describe('The commands of the pages', () => {
  after(endAll);

  for (const page of pages) {
    const blocks = blocksOf(page);
    if (blocks.length === 0) continue;
    it(`in ${page} work`, async () => {
      const folder = checkout();
      const server = await started({ DATA_DIR: join(folder, 'data') });
      try {
        const results = await run(blocks, folder, server);
        assert.equal(results.length, blocks.length, results.at(-1));
        for (const [i, { line, output }] of blocks.entries()) {
          const [, printed = '', status] = /^([\s\S]*?)(\d+)$/.exec(results[i] ?? '') ?? [];
          assert.equal(status, '0', `${page}:${line}: ${printed}`);
          if (output === undefined) continue;
          const isAsSaid = expression(output).test(printed.trim());
          assert.ok(isAsSaid, `${page}:${line} printed\n${printed}and not\n${output}`);
        }
      } finally {
        server.kill('SIGKILL');
        await server.ended;
        rmSync(folder, { recursive: true, force: true });
      }
    });
  }
});
