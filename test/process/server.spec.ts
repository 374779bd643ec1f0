/** The server as people run it: a process that starts, stops, crashes and shares its data. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { head, request, wire } from '../support/wire.js';
import {
  ask,
  dataFolder,
  type Environment,
  endAll,
  type Running,
  refused,
  secret,
  started,
  token,
} from './support/process.js';

const run = promisify(execFile);
const types = '/referenceTypes/acme';
const stack = /\n\s+at /;

describe('The process', () => {
  let data: Awaited<ReturnType<typeof dataFolder>>;
  let configured: Environment;
  const bearer = () => ({ Authorization: `Bearer ${token()}` });

  beforeEach(async () => {
    data = await dataFolder();
    configured = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
  });
  afterEach(async () => {
    await endAll();
    await data.remove();
  });

  describe('when it starts', () => {
    it('prints its address, a token and a first request that works, when no key is configured', async () => {
      const gala = await started({ DATA_DIR: data.path, LOG_LEVEL: 'silent' });
      const [, commands = ''] = await gala.printed(/^ {2}(export TOKEN=[\s\S]*?)\n\n/m);
      assert.match(commands, /^export TOKEN=\S+\n {2}curl /);
      const { stdout } = await run('sh', ['-c', commands]);
      const record = JSON.parse(stdout);
      assert.equal(record.name, 'Letter of recommendation');
      const jwt = /TOKEN=(\S+)/.exec(commands)?.[1] ?? '';
      const read = await ask(gala, 'GET', `${types}/${record.id}`, undefined, { Authorization: `Bearer ${jwt}` });
      assert.deepEqual(read.body, record);
    });

    it('takes the same token after a new start', async () => {
      const first = await started({ DATA_DIR: data.path });
      const [, jwt = ''] = await first.printed(/TOKEN=(\S+)\n/);
      first.kill('SIGTERM');
      await first.ended;
      const second = await started({ DATA_DIR: data.path });
      const reply = await ask(second, 'GET', types, undefined, { Authorization: `Bearer ${jwt}` });
      assert.equal(reply.status, 200);
    });

    it('prints its address alone, when a key is configured', async () => {
      const gala = await started(configured);
      const at = 'http://127\\.0\\.0\\.1:\\d+';
      const line = `^Gala serves awards at ${at}/awards and events at ${at}/events \\(store: [^\\n]*\\)\\n$`;
      assert.match(gala.stdout(), new RegExp(line));
      assert.equal((await ask(gala, 'GET', types)).status, 200);
    });

    it('serves the index and its document to everyone', async () => {
      const gala = await started(configured);
      const index = (await (await fetch(gala.url)).json()) as { services: { document: string }[] };
      assert.equal(index.services[0]?.document, '/awards/openapi.json');
      const document = (await (await fetch(`${gala.url}/awards/openapi.json`)).json()) as { openapi: string };
      assert.equal(document.openapi, '3.1.0');
    });
  });

  describe('does not start, and says why in a sentence,', () => {
    const cases: [string, () => Environment, RegExp][] = [
      [
        'in production without a key',
        () => ({ DATA_DIR: data.path, NODE_ENV: 'production' }),
        /set JWT_SECRET \(HS256\) or JWT_PUBLIC_KEY/,
      ],
      ['with two keys', () => ({ ...configured, JWT_PUBLIC_KEY: 'x' }), /JWT_SECRET or JWT_PUBLIC_KEY, not both/],
      ['with a port that is none', () => ({ ...configured, PORT: 'http' }), /PORT must be a whole number/],
      ['with a port in use', () => ({ ...configured, PORT: String(portOf(taken)) }), /is in use already\. Set PORT/],
      ['with a host that is none', () => ({ ...configured, HOST: '192.0.2.1' }), /HOST must be an address/],
      ['with a host without an address', () => ({ ...configured, HOST: 'nowhere.invalid' }), /HOST must be an address/],
      ['with a file for a folder', () => ({ ...configured, DATA_DIR: join(data.path, 'file') }), /DATA_DIR must be/],
      [
        'with a file for a folder, and no key',
        () => ({ DATA_DIR: join(data.path, 'file') }),
        /DATA_DIR must be a folder/,
      ],
    ];
    let taken: Server;
    const portOf = (server: Server) => (server.address() as { port: number }).port;

    beforeEach(async () => {
      await writeFile(join(data.path, 'file'), '');
      taken = createServer();
      await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    });
    afterEach(() => taken.close());

    for (const [name, environment, message] of cases) {
      it(name, async () => {
        const { code, stdout, stderr } = await refused(environment());
        assert.equal(code, 1);
        assert.equal(stdout, '');
        assert.match(stderr, /^Gala cannot start: [^\n]+\n$/);
        assert.match(stderr, message);
        assert.doesNotMatch(stderr, stack);
      });
    }
  });

  describe('on SIGTERM', () => {
    const body = '{"name":"Slow"}';

    it('lets an answer under way finish, takes no new connections, and exits with 0', async () => {
      const gala = await started(configured);
      const connection = await wire(gala.url);
      connection.write(
        head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': body.length }),
        body.slice(0, 5),
      );
      // another request on a connection of its own: by its answer the server has read the first one's head
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      connection.write(body.slice(5));
      const reply = await connection.reply();
      assert.equal(reply.status, 200);
      assert.equal(reply.headers.connection, 'close', 'so that nobody sends another request');
      const { code, stderr } = await gala.ended;
      assert.equal(code, 0);
      assert.equal(stderr, '');
      const again = await started(configured);
      assert.deepEqual((await ask(again, 'GET', `${types}/${reply.json.id}`)).body, reply.json);
    });

    it('closes no connection before its answers are read, however large they are and slowly that goes', async () => {
      const gala = await started(configured);
      const reading = Array.from({ length: 8 }, () => unreadBatch(gala.url));
      const batches = await Promise.all(reading);
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      const replies = await Promise.all(batches.map(({ read }) => read()));
      assert.equal((await gala.ended).code, 0);
      const again = await started(configured);
      for (const reply of replies) {
        const { results } = JSON.parse(reply.replace(/^[\s\S]*?\r\n\r\n/, ''));
        assert.equal(results.length, 9);
        const stored = await ask(again, 'GET', `/savedReports/acme/${results[8].id}?fields=name`);
        assert.deepEqual([stored.status, stored.body.name], [200, 'Large']);
      }
    });

    it('does not wait for who reads nothing', async () => {
      const gala = await started(configured);
      const { socket } = await unreadBatch(gala.url);
      gala.kill('SIGTERM');
      assert.equal((await gala.ended).code, 0);
      socket.destroy();
    });

    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      it(`and then ${signal}, ends at once`, async () => {
        const gala = await started({ ...configured, LOG_LEVEL: 'warn' });
        const connection = await wire(gala.url);
        connection.write(
          head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': 100 }),
        );
        assert.equal((await ask(gala, 'GET', types)).status, 200);
        gala.kill('SIGTERM');
        await refusesConnections(gala);
        await sleep(300); // a signal that follows at once is the same one: npm passes on what the terminal sends to both
        gala.kill(signal);
        const { code, stdout } = await gala.ended;
        assert.equal(code, 1);
        assert.match(stdout, new RegExp(`"signal":"${signal}".*"msg":"stopped at once`));
        await connection.closed;
      });
    }

    it('ends the server that npm start has started, too', async () => {
      const gala = await started(configured, { command: ['npm', 'start'] });
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      gala.kill('SIGTERM');
      await gala.ended; // what the server writes into is closed, which the server does by ending
      await refusesConnections(gala);
    });

    it('hangs up connections that wait, and those that go on asking', async () => {
      const gala = await started(configured);
      const waiting = await wire(gala.url);
      waiting.write(head('GET', types, bearer()));
      await waiting.reply();
      const asking = await wire(gala.url);
      let asked = 0;
      const loop = (async () => {
        for (;;) {
          asking.write(head('GET', types, bearer()));
          await asking.reply();
          asked++;
        }
      })().catch(() => {});
      while (asked < 10) await sleep(5);
      gala.kill('SIGTERM');
      await Promise.all([waiting.closed, asking.closed, loop]);
      assert.equal((await gala.ended).code, 0);
    });

    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      it(`(${signal}) exits with 0, as soon as it has said that it serves`, async () => {
        for (let i = 0; i < 5; i++) {
          const gala = await started(configured);
          gala.kill(signal);
          const ended = await gala.ended;
          assert.deepEqual([ended.code, ended.signal, ended.stderr], [0, null, '']);
        }
      });
    }
  });

  it('killed under load, keeps every write that it answered', async () => {
    const gala = await started(configured);
    const kept = new Map<string, { version: number; name: string }>();
    let answered = 0;
    const writer = async (number: number) => {
      for (let i = 0; ; i++) {
        const { body, status } = await ask(gala, 'POST', types, { name: `${number}.${i}` });
        assert.equal(status, 200);
        kept.set(body.id, { version: body.sys_version, name: body.name });
        for (let change = 1; change <= 2; change++) {
          const directives = [{ op: 'replace', path: '/name', value: `${number}.${i}.${change}` }];
          const patched = await ask(gala, 'PATCH', `${types}/${body.id}`, directives);
          assert.equal(patched.status, 200);
          kept.set(body.id, { version: patched.body.sys_version, name: patched.body.name });
        }
        answered += 3;
      }
    };
    const writers = Array.from({ length: 20 }, (_, number) =>
      writer(number).catch((error) => {
        if (error instanceof assert.AssertionError) throw error;
      }),
    );
    while (answered < 600) await sleep(5);
    gala.kill('SIGKILL');
    await Promise.all(writers);
    await gala.ended;

    const again = await started(configured);
    assert.ok(kept.size >= 200);
    for (const [id, { version, name }] of kept) {
      const { status, body } = await ask(again, 'GET', `${types}/${id}`);
      assert.equal(status, 200, id);
      // a last change may have been stored without its answer
      assert.ok(body.sys_version >= version && body.sys_version <= version + 1, `${id}: ${body.sys_version}`);
      if (body.sys_version === version) assert.equal(body.name, name);
    }
  });

  describe('beside another one on the same data', () => {
    let one: Running;
    let other: Running;

    beforeEach(async () => {
      [one, other] = await Promise.all([started(configured), started(configured)]);
    });

    it('reads at once what the other has written', async () => {
      for (let i = 0; i < 50; i++) {
        const [writes, reads] = i % 2 === 0 ? [one, other] : [other, one];
        const made = await ask(writes, 'POST', types, { name: `${i}` });
        assert.deepEqual((await ask(reads, 'GET', `${types}/${made.body.id}`)).body, made.body);
        const changed = await ask(writes, 'PUT', `${types}/${made.body.id}`, { name: `${i}, changed` });
        assert.deepEqual((await ask(reads, 'GET', `${types}/${made.body.id}`)).body, changed.body);
        const list = await ask(reads, 'GET', `${types}?limit=1000`);
        assert.equal(list.body.length, i + 1);
        if (i % 10 === 9) {
          assert.equal((await ask(writes, 'DELETE', `${types}/${made.body.id}`)).status, 200);
          assert.equal((await ask(reads, 'GET', `${types}/${made.body.id}`)).status, 404);
          await ask(reads, 'POST', types, { name: 'In its place' });
        }
      }
    });

    it('loses no change of a counter', async () => {
      const configuration = { count: 0 };
      const report = { name: 'Counter', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
      const { body } = await ask(one, 'POST', '/savedReports/acme', { ...report, report_configuration: configuration });
      const address = `/savedReports/acme/${body.id}`;
      const path = '/report_configuration/count';
      const increment = async (gala: Running) => {
        for (;;) {
          const { count } = (await ask(gala, 'GET', address)).body.report_configuration;
          const directives = [
            { op: 'test', path, value: count },
            { op: 'replace', path, value: count + 1 },
          ];
          const { status, body: reply } = await ask(gala, 'PATCH', address, directives);
          if (status === 200) return;
          assert.equal(status, 409);
          assert.equal(reply.code, 'test_failed');
        }
      };
      const counter = async (gala: Running) => {
        for (let i = 0; i < 15; i++) await increment(gala);
      };
      await Promise.all([one, other, one, other, one, other].map(counter));
      const counted = (await ask(other, 'GET', address)).body;
      assert.equal(counted.report_configuration.count, 90);
      assert.equal(counted.sys_version, 91);
    });
  });

  describe('when something goes wrong that nobody caught', () => {
    const accidents: [string, string][] = [
      ['uncaughtException', 'throw new Error("an accident")'],
      ['unhandledRejection', 'Promise.reject(new Error("an accident"))'],
    ];
    for (const [origin, accident] of accidents) {
      it(`(${origin}) says what it was and what was being done, and exits with 1`, async () => {
        const script = `process.on('SIGUSR2', () => { ${accident} })`;
        const node = ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
        const gala = await started({ ...configured, LOG_LEVEL: 'info' }, { node });
        await ask(gala, 'GET', types, undefined, { 'X-Request-Id': 'before' });
        gala.kill('SIGUSR2');
        const { code, stdout } = await gala.ended;
        assert.equal(code, 1);
        assert.match(stdout, /"request":"before"/, 'the lines before are not lost');
        const last = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
        assert.deepEqual([last.level, last.origin, last.err.message], [60, origin, 'an accident']);
        assert.deepEqual(last.requests, []);
      });
    }
  });

  describe('out of file descriptors', () => {
    it('says so in one line, and goes on when there are some again', async function () {
      if (process.platform === 'win32') this.skip();
      const shell = 'ulimit -n 256 && exec "$0" dist/src/main.js';
      const gala = await started(
        { ...configured, LOG_LEVEL: 'warn' },
        { command: ['sh', '-c', shell, process.execPath] },
      );
      const many = await Promise.all(Array.from({ length: 300 }, () => wire(gala.url)));
      await Promise.all(many.slice(-50).map(({ closed }) => closed));
      many[0]?.write(head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': 12 }));
      many[0]?.write('{"name":"x"}');
      assert.equal((await many[0]?.reply())?.status, 200, 'who is connected is served');
      for (const connection of many) connection.end();
      await Promise.all(many.map(({ closed }) => closed));
      while ((await ask(gala, 'GET', types).catch(() => undefined))?.status !== 200) await sleep(20);
      gala.kill('SIGTERM');
      const { stdout } = await gala.ended;
      assert.equal(stdout.match(/"msg":"connection refused: there are too many"/g)?.length, 1);
    });
  });

  it('keeps its files to their owner, and takes them from others who had them', async function () {
    if (process.platform === 'win32') this.skip();
    const folder = join(data.path, 'made', 'by it');
    const environment = { DATA_DIR: folder, LOG_LEVEL: 'silent' };
    const modes = async () => {
      const names = ['.', ...(await readdir(folder, { recursive: true }))];
      return Object.fromEntries(
        await Promise.all(
          names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)]),
        ),
      );
    };
    const first = await started(environment, {
      command: ['sh', '-c', 'umask 0; exec "$0" dist/src/main.js', process.execPath],
    });
    first.kill('SIGTERM');
    await first.ended;
    const expected = {
      '.': '700',
      store: '700',
      'issuer-keys.json': '600',
      'jwt-secret': '600',
      'store/data.mdb': '600',
      'store/lock.mdb': '600',
    };
    assert.deepEqual(await modes(), expected);
    await run('chmod', ['-R', 'a+rwX', folder]);
    const second = await started(environment);
    assert.deepEqual(await modes(), expected);
    second.kill('SIGTERM');
  });

  describe('with little memory', () => {
    const many = (item: string, count: number) => `[${`${item},`.repeat(count - 1)}${item}]`;
    const bodies: Record<string, () => [string, string]> = {
      '5,000,000 operations that are numbers': () => [
        '/references/acme/batch',
        `{"operations":${many('1', 5_000_000)}}`,
      ],
      'an operation with 4,900,000 items that are numbers': () => [
        '/references/acme/batch',
        `{"operations":[{"operation":"create","object":{"custom_field_values":${many('1', 4_900_000)}}}]}`,
      ],
    };
    for (const [name, request] of Object.entries(bodies)) {
      it(`survives ${name}`, async () => {
        const gala = await started(configured, { node: ['--max-old-space-size=768'] });
        const [address, body] = request();
        const { status, body: reply } = await ask(gala, 'POST', address, body);
        assert.ok(status === 400 || reply.error_count === 1);
        assert.equal((await ask(gala, 'GET', types)).status, 200);
      });
    }
  });

  describe('logs', () => {
    it('one line of JSON per request, with nothing that a person wrote', async () => {
      const gala = await started({ ...configured, LOG_LEVEL: 'info' });
      const personal = { sub: 'sub-of-jo', email: 'jo@example.org' };
      const jwt = token(personal);
      const headers = (id: string) => ({ Authorization: `Bearer ${jwt}`, 'X-Request-Id': id });
      const made = await ask(gala, 'POST', types, { name: 'A private name' }, headers('made'));
      await ask(gala, 'GET', `${types}/${made.body.id}?fields=name`, undefined, headers('read'));
      await ask(gala, 'POST', types, { name: 5, 'ada@example.org': 1 }, headers('wrong'));
      await ask(gala, 'POST', types, '{"name":"Half a secret', headers('broken'));
      await ask(gala, 'GET', `${types}/hidden-id`, undefined, headers('missing'));
      await ask(gala, 'GET', '/nothing/hidden@example.org', undefined, headers('nowhere'));
      await ask(gala, 'GET', '/referenceTypes/hidden@example.org', undefined, headers('misplaced'));
      await ask(gala, 'PUT', types, {}, headers('method'));
      await ask(gala, 'GET', types, undefined, { Authorization: `Bearer ${jwt}x`, 'X-Request-Id': 'forged' });
      await ask(gala, 'GET', '/openapi.json', undefined, headers('document'));
      await ask(gala, 'DELETE', '/openapi.json', undefined, headers('undeletable'));
      await fetch(`${gala.url}/awards${types}`, { method: 'OPTIONS', headers: headers('preflight') });
      await fetch(`${gala.url}/`, { headers: headers('index') });
      const unreadable = await nameOfReply(gala.url, 'good morning hidden\r\n\r\n');
      const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
      const half = `${head('POST', types, { ...chunked, Authorization: `Bearer ${jwt}` })}zz\r\n{`;
      const broken = await nameOfReply(gala.url, half);
      const tunnel = await nameOfReply(gala.url, 'CONNECT hidden:443 HTTP/1.1\r\nHost: hidden\r\n\r\n');
      const named = await ask(gala, 'GET', types);
      gala.kill('SIGTERM');
      const { stdout } = await gala.ended;

      const lines = stdout
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line));
      // on a slow machine there may be others, which name the caller
      const requests = lines.filter(({ msg }) => msg === 'request');
      const ordinary = stdout.replaceAll(/^.*"msg":"request takes long".*$/gm, '');
      assert.deepEqual(
        requests.map(({ request, method, operation, status }) => [request, method, operation, status]),
        [
          ['made', 'POST', 'referenceTypes.create', 200],
          ['read', 'GET', 'referenceTypes.get', 200],
          ['wrong', 'POST', 'referenceTypes.create', 400],
          ['broken', 'POST', 'referenceTypes.create', 400],
          ['missing', 'GET', 'referenceTypes.get', 404],
          ['nowhere', 'GET', undefined, 404],
          ['misplaced', 'GET', 'referenceTypes.list', 400],
          ['method', 'PUT', undefined, 405],
          ['forged', 'GET', 'referenceTypes.list', 401],
          ['document', 'GET', undefined, 200],
          ['undeletable', 'DELETE', undefined, 405],
          ['preflight', 'OPTIONS', undefined, 200],
          ['index', 'GET', undefined, 200],
          [unreadable, undefined, undefined, 400],
          [broken, 'POST', 'referenceTypes.create', 400],
          [tunnel, 'CONNECT', undefined, 405],
          [named.headers.get('x-request-id'), 'GET', 'referenceTypes.list', 200],
        ],
      );
      for (const line of requests) assert.equal(typeof line.ms, 'number', line.request);
      for (const { status, code } of requests) assert.equal(code === undefined, status === 200);
      for (const hidden of [jwt, 'eyJ', 'jo@', 'sub-of-jo', 'private', 'ada@', 'Half', 'hidden', 'example.org']) {
        assert.ok(!ordinary.includes(hidden), `the log has ${hidden}`);
      }
    });

    it('nothing of a mail', async () => {
      const gala = await started({ ...configured, LOG_LEVEL: 'trace' });
      const template = { subject: 'For {{ reference.name }}', body: '<p>Dear {{ reference.name }}</p>' };
      const process = await ask(gala, 'POST', '/referenceProcesses/acme', {
        name: 'Letters',
        award_id: 'award-1',
        reference_form_id: 'form-1',
        application_notice_email: template,
        reference_notification_email: template,
        contact_form_options: { contact_form_id: 'form-2' },
        organization_form_options: { organization_form_id: 'form-3' },
      });
      const preview = { process_id: process.body.id, send_to: 'secretary@example.org' };
      const { body } = await ask(gala, 'POST', '/references/acme/previewEmail', preview);
      assert.deepEqual(body.sent_to, ['secretary@example.org']);
      gala.kill('SIGTERM');
      const { stdout, code } = await gala.ended;
      assert.equal(code, 0);
      for (const hidden of ['secretary', 'Lovelace', 'Dear']) assert.ok(!stdout.includes(hidden), hidden);
    });

    it('and keeps its own secret out of them', async () => {
      const gala = await started({ DATA_DIR: data.path, LOG_LEVEL: 'trace' });
      await ask(gala, 'GET', types);
      gala.kill('SIGTERM');
      const { stdout } = await gala.ended;
      assert.ok(!stdout.includes(await readFile(join(data.path, 'jwt-secret'), 'utf8')));
    });
  });
});

/** A batch whose answer, some 9 MB, nobody reads before `read`, and then slowly. */
async function unreadBatch(url: string): Promise<{ socket: Socket; read(): Promise<string> }> {
  const report = { name: 'Large', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
  const object = { ...report, report_configuration: { text: 'x'.repeat(1_000_000) } };
  const body = JSON.stringify({ operations: Array.from({ length: 9 }, () => ({ operation: 'create', object })) });
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.pause();
  const headers = { Authorization: `Bearer ${token()}` };
  socket.write(request('POST', '/savedReports/acme/batch', body, headers));
  await new Promise((resolve) => socket.once('readable', resolve)); // its head is there
  const read = async () => {
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      text += chunk;
      await sleep(1);
    }
    return text;
  };
  return { socket, read };
}

/** A connection that the system took just before the server stopped listening is reset: the next one is refused. */
async function refusesConnections({ url }: Running): Promise<void> {
  for (let code: unknown; code !== 'ECONNREFUSED'; await sleep(5)) {
    code = await wire(url).then(
      (connection) => connection.end(),
      (error: NodeJS.ErrnoException) => error.code,
    );
    assert.ok([undefined, 'ECONNRESET', 'ECONNREFUSED'].includes(code as string), `${code}`);
  }
}

/** Sends bytes; answers the id of the request that the server took them for. */
async function nameOfReply(url: string, bytes: string): Promise<string | undefined> {
  const connection = await wire(url);
  connection.write(bytes);
  const { headers } = await connection.reply();
  await connection.closed;
  return headers['x-request-id'];
}
