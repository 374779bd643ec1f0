/** `npm run demo`: as it is built, and in this process, where only a server that it starts is another. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runDemo } from '../../scripts/demo/run.js';
import { warningsIn } from '../../scripts/demo/server.js';
import { assertCopied } from '../process/support/copies.js';
import { command, secret, started, stopped, token } from '../process/support/process.js';

const demo = fileURLToPath(new URL('../../scripts/demo.js', import.meta.url));

describe('The demo', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-demo-test-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** Nothing of the caller's configuration; what the demo makes lies in the folder. */
  const bare = () => ({ PATH: process.env.PATH, TMPDIR: folder });

  async function run(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
    const told: string[] = [];
    const complaints: string[] = [];
    const output = { log: (text: string) => told.push(text), error: (text: string) => complaints.push(text) };
    const code = await runDemo({ args, env: { ...bare(), ...more }, output });
    return { code, stdout: told.join('\n'), stderr: complaints.join('\n') };
  }
  const left = async () => (await readdir(folder)).filter((name) => name.startsWith('gala-demo-'));

  const file = async (average: string) => {
    const lines = [
      'abstract_id,title,scores,average,decision',
      'a,On Computable Numbers,8 8,8.00,Accept',
      `b,On Uncomputable Ones,3 6 6 1,${average},Reject`,
      'c,Withdrawn,,nan,',
    ];
    const path = join(folder, `papers-${average}.tsv`);
    await writeFile(path, `${lines.join('\r\n').replaceAll(',', '\t')}\r\n`);
    return path;
  };

  it('tells its story to the end, and leaves nothing', async () => {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [demo], { env: bare() });
    assert.equal(stderr, '');
    assert.match(stdout, /checks, all passed/);
    assert.deepEqual(await left(), []);
  });

  it('exits with 1 when its options are wrong', async () => {
    const running = promisify(execFile)(process.execPath, [demo, '--fast'], { env: bare() });
    await assert.rejects(running, { code: 1, stderr: /^Unknown option '--fast'.*\nUsage: npm run demo.*\n$/ });
  });

  it('keeps its data folder when asked to, and all in it can be copied into another tenant', async () => {
    const { code, stdout, stderr } = await run(['--keep']);
    assert.equal(code, 0, stderr);
    const [name = ''] = await left();
    assert.ok(stdout.includes(`DATA_DIR=${join(folder, name)} npm start`), stdout);
    for (const path of ['store/data.mdb', 'mail', 'jwt-secret']) assert.ok(existsSync(join(folder, name, path)), path);
    const [, tenant = ''] = /of the tenant (\S+),/.exec(stdout) ?? [];
    await copied(join(folder, name), tenant);
    await rm(join(folder, name), { recursive: true });
  });

  /** Nobody gets an e-mail. */
  async function copied(data: string, tenant: string): Promise<void> {
    const gala = await started({ DATA_DIR: data, JWT_SECRET: secret });
    const run = async (name: string, ...parameters: string[]) => {
      const environment = { GALA_TOKEN: token() };
      const { code, stderr } = await command(name, [...parameters, '--url', gala.url], environment).done;
      assert.equal(code, 0, stderr);
    };
    const mails = await readdir(join(data, 'mail'));
    const [from, to, all] = [join(data, 'show'), join(data, 'copy'), ['--all', 'awards', '--all', 'events']];
    await run('dump', ...all, '--tenant', tenant, '--output', from);
    await run('load', from, '--tenant', 'copy');
    await run('dump', ...all, '--tenant', 'copy', '--output', to);
    assertCopied(from, to, { abstractReviewRounds: { status: 'closed' }, reviewRounds: { status: 'closed' } });
    await stopped(gala);
    assert.deepEqual(await readdir(join(data, 'mail')), mails);
  }

  it('replays a conference', async () => {
    const { code, stdout, stderr } = await run(['--conference', await file('4.00')]);
    assert.deepEqual([code, stderr], [0, '']);
    assert.match(stdout, /All 3 averages and the ranking are as published/);
    assert.deepEqual(await left(), []);
  });

  it('says which average of a conference is wrong', async () => {
    const { code, stderr } = await run(['--conference', await file('8.50')]);
    assert.equal(code, 1);
    assert.match(stderr, /b has the average 4, not 8\.50/);
    assert.match(stderr, /b comes after a, and came before it as published/);
    assert.deepEqual(await left(), []);
  });

  it('reports warnings of its server, but not that something took long', () => {
    const warning = (msg: string) => JSON.stringify({ level: 40, operation: 'slow request', msg });
    const lines = ['Gala serves', warning('slow request'), warning('lost')];
    assert.deepEqual(warningsIn(lines.join('\n')), [warning('lost')]);
  });

  const conference = (text: string) => ({
    text: text.replace('HEAD', 'abstract_id\ttitle\tscores\taverage\tdecision'),
  });
  const nowhere = { GALA_URL: 'http://127.0.0.1:9' };
  const refused: [what: string, of: { text?: string; env?: NodeJS.ProcessEnv }, message: RegExp][] = [
    ['a file that is not there', {}, /no such file.*broken\.tsv/],
    ['an address without a token', { env: nowhere }, /Set both GALA_URL and GALA_TOKEN/],
    ['an address where no server is', { env: { ...nowhere, GALA_TOKEN: 'x' } }, /No answer from http/],
    [
      'a file with other columns',
      conference('id\ttitle\n'),
      /must begin with the columns abstract_id, title, scores, average, dec/,
    ],
    ['a file that names no paper', conference('HEAD'), /names no paper/],
    ['a paper twice', conference('HEAD\na\tA\t1\t1\t\na\tB\t1\t1\t'), /names the paper a twice/],
    ['a score that is not a number', conference('HEAD\na\tA\tten\t1\t'), /Line 2 of .*: the score ten is no number/],
    ['an average without scores', conference('HEAD\na\tA\t\t1\t'), /Line 2 of .*: the average "1" must be/],
    ['a column too few', conference('HEAD\na\tA\t1\t1'), /Line 2 of .* must have 5 columns/],
  ];
  for (const [what, { text, env }, message] of refused) {
    it(`refuses ${what}`, async () => {
      const path = join(folder, 'broken.tsv');
      await rm(path, { force: true });
      if (text !== undefined) await writeFile(path, text);
      const { code, stderr } = await run(env === undefined ? ['--conference', path] : [], env);
      assert.equal(code, 1);
      assert.match(stderr, message);
      assert.doesNotMatch(stderr, /^ +at /m, 'no stack');
    });
  }
});
