/** How the server starts, why it does not, and what is left for others to read. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { variables } from '../../src/config/variables.js';
import { head, wire } from '../support/wire.js';
import {
  ask,
  command,
  type Environment,
  refused,
  secret,
  serversFolder,
  started,
  stopped,
  token,
} from './support/process.js';

const run = promisify(execFile);
const types = '/referenceTypes/acme';

describe('The process', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  describe('started with an argument', () => {
    const asked = (...given: [string, ...string[]]) =>
      command(given[0], given.slice(1), { DATA_DIR: join(data.path, 'new') }).done;

    it('explains its settings with --help', async () => {
      const { code, stdout, stderr } = await asked('--help');
      assert.deepEqual([code, stderr], [0, '']);
      for (const [name, { what }] of Object.entries(variables))
        assert.ok(stdout.includes(name) && stdout.includes(what), name);
      assert.deepEqual(await readdir(data.path), []);
    });

    it('does not start with an unknown one, which would be ignored', async () => {
      const { code, stdout, stderr } = await asked('--port', '9000');
      assert.deepEqual([code, stdout], [1, '']);
      assert.equal(stderr, 'gala has no command "--port". Settings are environment variables: see gala --help.\n');
      assert.deepEqual(await readdir(data.path), []);
    });
  });

  describe('with --demo', () => {
    const main = fileURLToPath(new URL('../../src/main.js', import.meta.url));
    const demo = (environment: Environment) =>
      started({ LOG_LEVEL: 'silent', ...environment }, { command: [process.execPath, main, '--demo'] });
    const filled = /^Filled with the sample conference and award: tenant meridian, (\d+) records\. /m;

    it('fills an empty folder within seconds, and the next time just starts', async () => {
      const DATA_DIR = join(data.path, 'sample');
      const first = await demo({ DATA_DIR, WORKERS: '2' });
      const [, count] = await first.printed(filled);
      const [, jwt] = await first.printed(/export TOKEN=(\S+)/);
      const ofAll = async (path: string) => {
        const headers = { Authorization: `Bearer ${jwt}` };
        const reply = await fetch(`${first.url}/${path}`, { headers });
        return (await reply.json()) as { Items: readonly { readonly id: string; readonly to?: string }[] };
      };
      assert.ok(Number(count) > 250 && Number(count) < 400, count);
      const { Items } = await ofAll('events/messages/meridian?state=failed');
      assert.deepEqual(
        Items.map(({ to }) => to),
        ['noether@uni-geodesy.invalid'],
      );
      assert.deepEqual((await ofAll('awards/tenants')).Items, [{ id: 'meridian' }]);
      assert.ok((await readdir(join(DATA_DIR, 'mail'))).length < 30);
      await stopped(first);
      const again = await demo({ DATA_DIR });
      await again.printed(/^The sample conference and award are there already: tenant meridian\. /m);
      await stopped(again);
    });

    it('does not start where e-mails are sent, in production, or with tokens of others', async () => {
      const all: Environment[] = [
        { NODE_ENV: 'production', JWT_SECRET: secret },
        { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.org' },
        { JWT_SECRET: secret },
      ];
      for (const one of all) {
        const DATA_DIR = join(data.path, 'none');
        const { code, stderr } = await command('--demo', [], { DATA_DIR, JWT_SECRET: '', ...one }).done;
        assert.equal(code, 1);
        assert.match(stderr, /^Gala cannot start: --demo is for trying Gala: .*\n$/);
      }
    });
  });

  describe('at its start', () => {
    it('prints its address, a lasting token and a first request that works, if no key is configured', async () => {
      const gala = await started({ DATA_DIR: data.path, LOG_LEVEL: 'trace' });
      const [, commands = ''] = await gala.printed(/^ {2}(export TOKEN=[\s\S]*?)\n\n/m);
      assert.match(commands, /^export TOKEN=\S+\n {2}curl /);
      const { stdout } = await run('sh', ['-c', commands]);
      const record = JSON.parse(stdout);
      assert.equal(record.name, 'Letter of recommendation');
      const jwt = /TOKEN=(\S+)/.exec(commands)?.[1] ?? '';
      assert.match(gala.stdout(), new RegExp(`^Open ${gala.url} in a browser `, 'm'));
      assert.deepEqual(await (await fetch(`${gala.url}/trial-token`)).json(), { token: jwt });
      assert.equal((await fetch(`${gala.url}/console`)).status, 200);
      const read = await ask(gala, 'GET', `${types}/${record.id}`, undefined, { Authorization: `Bearer ${jwt}` });
      assert.deepEqual(read.body, record);
      await stopped(gala);
      assert.ok(!gala.stdout().includes(await readFile(join(data.path, 'jwt-secret'), 'utf8')));
      const second = await started({ DATA_DIR: data.path });
      const again = await ask(second, 'GET', `${types}/${record.id}`, undefined, { Authorization: `Bearer ${jwt}` });
      assert.deepEqual(again.body, record);
    });

    it('prints its address alone in production, serves documents, but neither token nor console', async () => {
      const gala = await started({ ...configured(), NODE_ENV: 'production' });
      const at = 'http://127\\.0\\.0\\.1:\\d+';
      const line = `^Gala serves awards at ${at}/awards and events at ${at}/events \\(store: [^\\n]*\\)\\n$`;
      assert.match(gala.stdout(), new RegExp(line));
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      const statusOf = async (address: string) => (await fetch(gala.url + address)).status;
      assert.deepEqual(
        await Promise.all(['/docs', '/answer', '/trial-token', '/console'].map(statusOf)),
        [200, 200, 404, 404],
      );
      const about = (await (await fetch(gala.url)).json()) as Record<string, unknown> & {
        services: { document: string }[];
      };
      assert.deepEqual(Object.keys(about), ['name', 'version', 'store', 'started_at', 'docs', 'services']);
      assert.equal(await statusOf(about.services[0]?.document ?? ''), 200);
      const { version } = JSON.parse(await readFile('package.json', 'utf8'));
      assert.deepEqual([about.version, about.store, about.docs], [version, 'embedded', '/docs']);
    });
  });

  describe('does not start, and says why in a sentence,', () => {
    const cases: [string, () => Environment, RegExp][] = [
      ['with a port in use', () => ({ PORT: String(portOf(taken)) }), /is already in use\. Set PORT/],
      ['with a host that is not of this machine', () => ({ HOST: '192.0.2.1' }), /HOST must be an address/],
      ['with a host without an address', () => ({ HOST: 'nowhere.invalid' }), /HOST must be an address/],
    ];
    let taken: Server;
    const portOf = (server: Server) => (server.address() as { port: number }).port;

    beforeEach(async () => {
      taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    });
    afterEach(() => taken.close());

    for (const [name, environment, message] of cases) {
      it(name, async () => {
        const { code, stdout, stderr } = await refused({ ...configured(), ...environment() });
        assert.deepEqual([code, stdout], [1, '']);
        assert.match(stderr, /^Gala cannot start: [^\n]+\n$/);
        assert.match(stderr, message);
      });
    }

    it('with the warnings that it had until then in the log', async () => {
      const misspelt = { ...configured(), PORT: String(portOf(taken)), LOG_LEVEL: 'warn', JWT_SECRETS: 'x' };
      assert.match((await refused(misspelt)).stdout, /^{.*"msg":"JWT_SECRETS is set.*}\n$/);
    });
  });

  it('makes its files readable for their owner only, even if others had access', async function () {
    if (process.platform === 'win32') this.skip();
    const folder = join(data.path, 'made', 'by it');
    const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const modes = async () => {
      const names = ['.', ...(await readdir(folder, { recursive: true }))];
      const modeOf = async (name: string) => ((await stat(join(folder, name))).mode & 0o777).toString(8);
      const named = async (name: string) => [name.replace(/(processes.)\d+\..*/, '$1one'), await modeOf(name)];
      return Object.fromEntries(await Promise.all(names.map(named)));
    };
    const command = ['sh', '-c', 'umask 0; exec "$0" dist/src/main.js', process.execPath] as const;
    await stopped(await started(environment, { command }));
    const folders = { '.': '700', store: '700', 'store/processes': '700' };
    const files = ['issuer-keys.json', 'jwt-secret', 'store/data.mdb', 'store/lock.mdb'].map((name) => [name, '600']);
    const expected = { ...folders, ...Object.fromEntries(files) };
    assert.deepEqual(await modes(), expected);
    const entries = await readdir(folder); // nobody reaches what is in a folder that is closed to them
    await run('chmod', ['a+rwX', folder, ...entries.map((name) => join(folder, name))]);
    const second = await started(environment);
    assert.deepEqual(await modes(), { ...expected, 'store/processes/one': '600' });
    await stopped(second);
  });

  describe('logs', () => {
    it('one line of JSON per request, with nothing that a person wrote', async () => {
      const gala = await started({ ...configured(), LOG_LEVEL: 'info' });
      const personal = { sub: 'sub-of-jo', email: 'jo@example.org' };
      const jwt = token(personal);
      const headers = (id: string) => ({ Authorization: `Bearer ${jwt}`, 'X-Request-Id': id });
      const made = await ask(gala, 'POST', types, { name: 'A private name' }, headers('made'));
      const asked: [string, string, string, string | undefined, number, unknown?][] = [
        ['read', 'GET', `${types}/${made.body.id}?fields=name`, 'referenceTypes.get', 200],
        ['wrong', 'POST', types, 'referenceTypes.create', 400, { name: 5, 'ada@example.org': 1 }],
        ['broken', 'POST', types, 'referenceTypes.create', 400, '{"name":"Half a secret'],
        ['missing', 'GET', `${types}/hidden-id`, 'referenceTypes.get', 404],
        ['nowhere', 'GET', '/nothing/hidden@example.org', undefined, 404],
        ['misplaced', 'GET', '/referenceTypes/hidden@example.org', 'referenceTypes.list', 400],
        ['method', 'PUT', types, undefined, 405, {}],
        ['undeletable', 'DELETE', '/openapi.json', undefined, 405],
      ];
      for (const [id, method, address, , , body] of asked) await ask(gala, method, address, body, headers(id));
      await ask(gala, 'GET', types, undefined, { Authorization: `Bearer ${jwt}x`, 'X-Request-Id': 'forged' });
      await fetch(`${gala.url}/awards${types}`, { method: 'OPTIONS', headers: headers('preflight') });
      await fetch(`${gala.url}/`, { headers: headers('index') }); // what pages load is not in this log
      const unreadable = await nameOfReply(gala.url, 'good morning hidden\r\n\r\n');
      const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
      const half = `${head('POST', types, { ...chunked, Authorization: `Bearer ${jwt}` })}zz\r\n{`;
      const broken = await nameOfReply(gala.url, half);
      const tunnel = await nameOfReply(gala.url, 'CONNECT hidden:443 HTTP/1.1\r\nHost: hidden\r\n\r\n');
      const named = await ask(gala, 'GET', types);
      await stopped(gala);

      const lines = gala
        .stdout()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      const requests = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request');
      // on a slow machine there may be others, which name the caller
      const ordinary = gala.stdout().replaceAll(/^.*"msg":"slow request".*$/gm, '');
      assert.deepEqual(
        requests.map(({ request, method, operation, status }) => [request, method, operation, status]),
        [
          ['made', 'POST', 'referenceTypes.create', 200],
          ...asked.map(([id, method, , operation, status]) => [id, method, operation, status]),
          ['forged', 'GET', 'referenceTypes.list', 401],
          ['preflight', 'OPTIONS', undefined, 200],
          [unreadable, undefined, undefined, 400],
          [broken, 'POST', 'referenceTypes.create', 400],
          [tunnel, 'CONNECT', undefined, 405],
          [named.headers.get('x-request-id'), 'GET', 'referenceTypes.list', 200],
        ],
      );
      for (const line of requests) assert.equal(typeof line.ms, 'number', line.request);
      for (const { status, code } of requests) assert.equal(code === undefined, status === 200);
      for (const hidden of [jwt, 'eyJ', 'jo@', 'sub-of-jo', 'private', 'ada@', 'Half', 'hidden', 'example.org'])
        assert.ok(!ordinary.includes(hidden), `the log has ${hidden}`);
    });
  });
});

/** Sends bytes; answers the id of the request that the server took them for. */
async function nameOfReply(url: string, bytes: string): Promise<string | undefined> {
  const connection = await wire(url);
  connection.write(bytes);
  const { headers } = await connection.reply();
  await connection.closed;
  return headers['x-request-id'];
}
