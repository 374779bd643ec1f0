/** How the server stops: when it is told to, at once, and because of an error. */
import { strict as assert } from 'node:assert';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '../support/until.js';
import { head, request, wire } from '../support/wire.js';
import { ask, refusesConnections, secret, serversFolder, started, token } from './support/process.js';

const types = '/referenceTypes/acme';

describe('The process', () => {
  const bearer = () => ({ Authorization: `Bearer ${token()}` });

  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });

  describe('on SIGTERM', () => {
    const body = '{"name":"Slow"}';

    it('lets answers under way finish, hangs up the other connections, takes no new ones, and exits with 0', async () => {
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
      assert.equal(code, 0);
      assert.equal(stderr, '');
      const again = await started(configured());
      assert.deepEqual((await ask(again, 'GET', `${types}/${reply.json.id}`)).body, reply.json);
    });

    it('answers what is on its way, on connections that are new or were idle, and resets none', async () => {
      for (let round = 0; round < 2; round++) {
        const gala = await started(configured());
        const { port, hostname } = new URL(gala.url);
        const idle = await Promise.all(Array.from({ length: 100 }, () => wire(gala.url)));
        for (const { write } of idle) write(head('GET', types, bearer()));
        for (const { reply } of idle) assert.equal((await reply()).status, 200);
        const again = head('GET', types, bearer());
        for (const { write } of idle) write(again);
        const fresh = Array.from({ length: 100 }, () => {
          const socket: Socket = connect(Number(port), hostname, () => socket.write(again));
          return outcome(socket);
        });
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
      const { port, hostname } = new URL(gala.url);
      const report = { name: 'Long', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
      const object = { ...report, report_configuration: { values: Array.from({ length: 2000 }, (_, n) => ({ n })) } };
      const batch = JSON.stringify({
        operations: Array.from({ length: 100 }, () => ({ operation: 'create', object })),
      });
      const long = await Promise.all(Array.from({ length: 8 }, () => wire(gala.url)));
      for (const { write } of long) write(request('POST', '/savedReports/acme/batch', batch, bearer()));
      const fresh = Array.from({ length: 50 }, () => {
        const socket: Socket = connect(Number(port), hostname, () =>
          socket.write(head('GET', `${types}/none`, bearer())),
        );
        return outcome(socket);
      });
      await sleep(20);
      gala.kill('SIGTERM');
      for (const { reply } of long) assert.equal((await reply()).json.success_count, 100);
      for (const found of await Promise.all(fresh)) assert.match(found, /^HTTP\/1.1 404 |^ended$/);
      assert.equal((await gala.ended).code, 0);
    });

    it('drops what comes on a connection that it has closed, and does not reset it', async () => {
      const gala = await started(configured());
      const { port, hostname } = new URL(gala.url);
      const socket = await opened(connect({ port: Number(port), host: hostname, allowHalfOpen: true }));
      const done = new Promise((resolve) => socket.once('end', resolve).resume());
      gala.kill('SIGTERM');
      await done;
      socket.end(request('POST', types, '{"name":"Late"}', bearer()));
      assert.equal(await outcome(socket), 'ended');
      assert.equal((await gala.ended).code, 0);
      const kept = await ask(await started(configured()), 'GET', types);
      assert.deepEqual(kept.body, []);
    });

    it('closes no connection before its answers are read, however large they are and slowly that goes', async () => {
      const gala = await started(configured());
      const reading = Array.from({ length: 4 }, () => unreadBatch(gala.url));
      const batches = await Promise.all(reading);
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      const replies = await Promise.all(batches.map(({ read }) => read()));
      assert.equal((await gala.ended).code, 0);
      const again = await started(configured());
      for (const reply of replies) {
        const { results } = JSON.parse(reply.replace(/^[\s\S]*?\r\n\r\n/, ''));
        assert.equal(results.length, 9);
        const stored = await ask(again, 'GET', `/savedReports/acme/${results[8].id}?fields=name`);
        assert.deepEqual([stored.status, stored.body.name], [200, 'Large']);
      }
    });

    it('and then SIGINT, ends at once', async () => {
      const gala = await started({ ...configured(), LOG_LEVEL: 'warn' });
      const connection = await wire(gala.url);
      connection.write(head('POST', types, { ...bearer(), 'Content-Type': 'application/json', 'Content-Length': 100 }));
      assert.equal((await ask(gala, 'GET', types)).status, 200);
      gala.kill('SIGTERM');
      await refusesConnections(gala);
      let isOver = false;
      void gala.ended.then(() => {
        isOver = true;
      });
      // those that follow the first at once are the same one: npm passes on what the terminal sends to both
      await until(() => {
        gala.kill('SIGINT');
        return isOver;
      });
      const { code, stdout } = await gala.ended;
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

    it('exits with 0, as SIGINT does, as soon as it has said that it serves', async () => {
      const gala = await started(configured());
      gala.kill('SIGINT');
      const ended = await gala.ended;
      assert.deepEqual([ended.code, ended.signal, ended.stderr], [0, null, '']);
    });
  });

  it('says what went wrong when nobody caught it, and what was being done, and exits with 1', async () => {
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
    const uncaught = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 60);
    assert.deepEqual(
      uncaught.map(({ origin, err, requests }) => [origin, err.message, requests]),
      [['unhandledRejection', 'an accident', []]],
    );
  });
});

async function opened(socket: Socket): Promise<Socket> {
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

/** What becomes of a connection: `answered` whole, `ended` without a byte, or the code of an error. */
async function outcome(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    socket.once('error', resolve).once('close', () => resolve(undefined));
  });
  if (error?.code !== undefined) return error.code;
  if (text === '') return 'ended';
  return /^HTTP\/1.1 200 [\s\S]*\r\n\r\n\[.*\]$/.test(text) ? 'answered' : text;
}

/** A batch whose response of about 9 MB is not read before `read`, and then slowly. */
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
