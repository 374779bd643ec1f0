/** How the server stops: when it is told to, at once, and because of an error. */
import { strict as assert } from 'node:assert';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../support/count.js';
import { until } from '../support/until.js';
import { head, request, wire } from '../support/wire.js';
import { ask, refusesConnections, secret, serversFolder, started, token } from './support/process.js';

const types = '/referenceTypes/acme';

describe('The process', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  describe('on SIGTERM', () => {
    const body = '{"name":"Slow"}';

    it('lets answers under way finish, closes all other connections, and exits with 0', async () => {
      const gala = await started(configured());
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
      await until(() => asked >= 10);
      const connection = await wire(gala.url);
      connection.write(
        head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': body.length }),
        body.slice(0, 5),
      );
      // another request on a separate connection: its response shows that the server has read the first headers
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      await Promise.all([waiting.closed, asking.closed, loop]);
      connection.write(body.slice(5));
      const reply = await connection.reply();
      assert.equal(reply.status, 200);
      assert.equal(reply.headers.connection, 'close', 'so that nobody sends another request');
      const { code, stderr } = await gala.ended;
      assert.deepEqual([code, stderr], [0, '']);
      const again = await started(configured());
      assert.deepEqual((await ask(again, 'GET', `${types}/${reply.json.id}`)).body, reply.json);
    });

    it('answers requests under way on new and idle connections, and resets none', async () => {
      for (let round = 0; round < count(1, 2); round++) {
        const gala = await started(configured());
        const idle = await Promise.all(Array.from({ length: 100 }, () => wire(gala.url)));
        for (const { write } of idle) write(head('GET', types, bearer()));
        for (const { reply } of idle) assert.equal((await reply()).status, 200);
        const again = head('GET', types, bearer());
        for (const { write } of idle) write(again);
        const fresh = Array.from({ length: 100 }, () => outcome(dialled(gala.url, again)));
        await new Promise((resolve) => process.nextTick(resolve)); // node connects in the next tick
        gala.kill('SIGTERM'); // by now the system has taken all these connections, and perhaps none of them the server
        for (const { reply } of idle) assert.equal((await reply()).status, 200);
        const outcomes = new Set(await Promise.all(fresh));
        outcomes.delete('ended'); // a request that comes long after its connection
        assert.deepEqual([...outcomes], ['answered']);
        assert.equal((await gala.ended).code, 0);
      }
    });

    it('answers new connections while long requests take turns', async () => {
      const gala = await started(configured());
      const batch = batchOf(100, { values: Array.from({ length: 2000 }, (_, n) => ({ n })) });
      const long = await Promise.all(Array.from({ length: 8 }, () => wire(gala.url)));
      for (const { write } of long) write(batch);
      const missing = head('GET', `${types}/none`, bearer());
      const fresh = Array.from({ length: 50 }, () => outcome(dialled(gala.url, missing)));
      await sleep(20);
      gala.kill('SIGTERM');
      for (const { reply } of long) assert.equal((await reply()).json.success_count, 100);
      for (const found of await Promise.all(fresh)) assert.match(found, /^HTTP\/1.1 404 |^ended$/);
      assert.equal((await gala.ended).code, 0);
    });

    it('drops what arrives on a connection that it has closed, without resetting it', async () => {
      const gala = await started(configured());
      const { port, hostname } = new URL(gala.url);
      const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
      await once(socket, 'connect');
      const done = new Promise((resolve) => socket.once('end', resolve).resume());
      gala.kill('SIGTERM');
      await done;
      socket.end(request('POST', types, '{"name":"Late"}', bearer()));
      assert.equal(await outcome(socket), 'ended');
      assert.equal((await gala.ended).code, 0);
      const kept = await ask(await started(configured()), 'GET', types);
      assert.deepEqual(kept.body, []);
    });

    it('closes no connection before its answers are read, however large and slow they are', async () => {
      const gala = await started(configured());
      const batches = await Promise.all(Array.from({ length: count(2, 4) }, () => unreadBatch(gala.url)));
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      const replies = await Promise.all(batches.map((read) => read()));
      assert.equal((await gala.ended).code, 0);
      const again = await started(configured());
      for (const reply of replies) {
        const { results } = JSON.parse(reply.replace(/^[\s\S]*?\r\n\r\n/, ''));
        assert.equal(results.length, 9);
        const stored = await ask(again, 'GET', `/savedReports/acme/${results[8].id}?fields=name`);
        assert.deepEqual([stored.status, stored.body.name], [200, 'Large']);
      }
    });

    it('followed by SIGINT ends at once', async () => {
      const gala = await started({ ...configured(), LOG_LEVEL: 'warn' });
      const connection = await wire(gala.url);
      connection.write(head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': 100 }));
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      let isOver = false;
      const ended = gala.ended.finally(() => {
        isOver = true;
      });
      // those that follow the first at once are the same one: npm passes on what the terminal sends to both
      await until(() => {
        gala.kill('SIGINT');
        return isOver;
      });
      const { code, stdout } = await ended;
      assert.equal(code, 1);
      assert.match(stdout, /"signal":"SIGINT".*"msg":"stopped immediately/);
      await connection.closed;
    });

    it('ends the server that npm start has started, too', async () => {
      const gala = await started(configured(), { command: ['npm', 'start'] });
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      gala.kill('SIGTERM');
      await gala.ended; // what the server writes into is closed, which the server does by ending
      await refusesConnections(gala);
    });

    it('exits with 0, as with SIGINT, as soon as it has said that it serves', async () => {
      const gala = await started(configured());
      gala.kill('SIGINT');
      const ended = await gala.ended;
      assert.deepEqual([ended.code, ended.signal, ended.stderr], [0, null, '']);
    });
  });

  it('logs an uncaught error and the requests under way, and exits with 1', async () => {
    // node makes it an uncaught exception
    const script = `process.on('SIGUSR2', () => { Promise.reject(new Error("an accident")) })`;
    const node = ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
    const gala = await started({ ...configured(), LOG_LEVEL: 'info' }, { node });
    await ask(gala, 'GET', types, undefined, { 'X-Request-Id': 'before' });
    gala.kill('SIGUSR2');
    const { code, stdout } = await gala.ended;
    assert.equal(code, 1);
    assert.match(stdout, /"request":"before"/, 'the lines before are not lost');
    // the lines before may be written after it: a thread has them already
    const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
    const [uncaught, ...more] = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);
    const { origin, err, requests } = uncaught;
    assert.deepEqual([origin, err.message, requests, more], ['unhandledRejection', 'an accident', [], []]);
  });
});

const bearer = () => ({ Authorization: `Bearer ${token()}` });

/** Sends it as soon as there is a connection. */
function dialled(url: string, sent: string): Socket {
  const { port, hostname } = new URL(url);
  const socket: Socket = connect(Number(port), hostname, () => socket.write(sent));
  return socket;
}

/** A batch that creates reports. */
function batchOf(length: number, report_configuration: object): Buffer {
  const report = { name: 'Large', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
  const operation = { operation: 'create', object: { ...report, report_configuration } };
  const body = JSON.stringify({ operations: Array.from({ length }, () => operation) });
  return request('POST', '/savedReports/acme/batch', body, bearer());
}

/** What becomes of a connection: `answered` whole, `ended` without a byte, or the code of an error. */
async function outcome(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  const error = await once(socket, 'close').then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  if (error !== undefined) return error;
  if (text === '') return 'ended';
  return /^HTTP\/1.1 200 [\s\S]*\r\n\r\n\[.*\]$/.test(text) ? 'answered' : text;
}

/** A batch whose response of about 9 MB is not read before `read`, and then slowly. */
async function unreadBatch(url: string): Promise<() => Promise<string>> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.write(batchOf(9, { text: 'x'.repeat(1_000_000) }));
  await once(socket, 'readable'); // its head is there
  return async () => {
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) {
      text += chunk;
      await sleep(1);
    }
    return text;
  };
}
