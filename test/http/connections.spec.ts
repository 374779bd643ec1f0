/** Clients that read slowly or not at all, send slowly or too much, or leave half-way. */
import { strict as assert } from 'node:assert';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { type Limits, sum } from '../../src/http/state.js';
import { type World, world } from '../support/harness.js';
import { until } from '../support/until.js';
import { head, request, type Wire, wire } from '../support/wire.js';

const megabyte = 1024 * 1024;
const types = '/referenceTypes/acme';
const name = '{"name":"Letter"}';

describe('A connection', () => {
  let gala: World;
  let log: { msg: string; [name: string]: unknown }[];
  const sockets = new Set<Socket>();

  async function start(limits: Partial<Limits>): Promise<void> {
    log = [];
    const destination = { write: (line: string) => void log.push(JSON.parse(line)) };
    gala = await world({ limits: { checkInterval: 5, ...limits }, log: pino({ level: 'info' }, destination) });
  }
  const logged = (message: RegExp) => log.filter(({ msg }) => message.test(msg));

  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    await gala.close();
  });

  /** A client that sends something and then reads nothing, until it is told to. */
  async function silent(bytes: string | Buffer): Promise<Socket> {
    const { port, hostname } = new URL(gala.url);
    const socket = connect({ port: Number(port), host: hostname }).pause();
    sockets.add(socket.on('error', () => {}));
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(bytes);
    return socket;
  }

  /** Makes reports of a megabyte each. */
  async function large(count: number, tenant = 'acme'): Promise<void> {
    const report = { name: 'Large', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
    const body = { ...report, report_configuration: { text: 'x'.repeat(megabyte - 1000) } };
    for (let i = 0; i < count; i++) assert.equal((await gala.post(`/savedReports/${tenant}`, body)).status, 200);
  }

  const unread = () => sum(gala.state.unread.values());
  const bodies = () => sum(gala.state.bodies.values());

  /** The system takes some answers off the server's hands: of this many, 4 MB each, one is left with it. */
  const lists = (tenant = 'acme') => head('GET', `/savedReports/${tenant}/app/awards?limit=4`).repeat(8);
  const held = async () => {
    await until(() => unread() > megabyte);
    return unread();
  };

  describe('whose client does not read', () => {
    it('is closed with its answer unsent, and the log says so', async () => {
      await start({ answerPause: 20 });
      await large(4);
      for (let i = 0; i < 4; i++) await silent(lists());
      await until(() => logged(/^dropped response: the client stopped/).length === 4);
      await until(() => unread() === 0);
      assert.equal((await gala.get(types)).status, 200);
    });

    it('loses its answer when it is the oldest of too many', async () => {
      await start({ unread: 11 * megabyte });
      await large(4);
      const oldest = await silent(lists());
      await held();
      for (let i = 0; i < 3; i++) {
        await silent(lists());
        await until(() => unread() > 7 * megabyte);
      }
      await until(() => logged(/^dropped response: too much of it is unread/).length > 0);
      assert.ok(unread() <= 11 * megabyte);
      oldest.resume();
      await new Promise((resolve) => oldest.once('close', resolve));
      assert.equal((await gala.get(types)).status, 200);
    });

    it('keeps its answer, however old, while another tenant has more that are unread', async () => {
      await start({ unread: 11 * megabyte });
      await large(4, 'calm');
      await large(4);
      const oldest = await silent(lists('calm'));
      await held();
      await Promise.all(Array.from({ length: 4 }, () => silent(lists())));
      await until(() => logged(/^dropped response: too much of it is unread/).length >= 3);
      assert.ok(unread() <= 11 * megabyte);
      const whole = 8 * 4 * (megabyte - 1000);
      let read = 0;
      oldest.on('data', (bytes: Buffer) => {
        read += bytes.length;
      });
      oldest.resume();
      await until(() => read > whole || oldest.closed);
      assert.ok(read > whole, `the answers were cut after ${read} bytes`);
    });

    it('has its requests answered one at a time', async () => {
      await start({});
      await large(4);
      await silent(lists().repeat(2));
      for (const _ of ['at first', 'later']) {
        assert.ok((await held()) < 5 * megabyte);
        await gala.get(types);
      }
    });

    it('is closed when it sends too many requests ahead', async () => {
      await start({ ahead: 10 });
      await large(4);
      const socket = await silent(lists() + head('GET', types).repeat(50));
      socket.resume();
      await new Promise((resolve) => socket.once('close', resolve));
      assert.ok(logged(/^request$/).length < 4 + 10);
    });
  });

  describe('whose client does not finish', () => {
    const slow = { 'Content-Type': 'application/json', 'Content-Length': name.length };
    async function isTold({ reply, closed }: Wire): Promise<void> {
      const { status, json } = await reply();
      assert.deepEqual([status, json.code], [400, 'request_timeout']);
      await closed;
    }

    it('the head of its request is answered 400 and closed', async () => {
      await start({ head: 20 });
      for (const bytes of ['GET', 'GET / HTTP/1.1\r\nHost: x\r\nX-Sl']) {
        const connection = await wire(gala.url);
        connection.write(bytes);
        await isTold(connection);
      }
    });

    it('is closed without a word if it has sent nothing: a browser would take an answer for that to its next request', async () => {
      await start({ head: 20 });
      const connection = await wire(gala.url);
      await assert.rejects(connection.reply(), /hung up after ""/);
      assert.equal(logged(/^request$/).length, 0);
    });

    it('its body is answered 400 after a pause and closed', async () => {
      await start({ bodyPause: 20 });
      const connection = await wire(gala.url);
      connection.write(head('POST', types, slow), name.slice(0, 5));
      await isTold(connection);
      assert.deepEqual(gala.state.inProgress, []);
    });

    it('its body is answered 400 when all of it takes too long, even without a pause', async () => {
      await start({ request: 40, head: 40, bodyPause: 60_000 });
      const connection = await wire(gala.url);
      connection.write(head('POST', types, { ...slow, 'Content-Length': 10_000 }));
      const dripping = setInterval(() => connection.write(' '), 5);
      await isTold(connection).finally(() => clearInterval(dripping));
    });

    it('its body takes no room from other tenants, nor from small bodies', async () => {
      await start({ bodies: 3 * megabyte, bodiesOfTenant: megabyte });
      const first = await wire(gala.url);
      first.write(head('POST', types, { ...slow, 'Content-Length': megabyte }), '{');
      await until(() => bodies() === megabyte);
      const large = name + ' '.repeat(20_000);
      const second = await gala.post(types, large);
      assert.deepEqual([second.status, second.body.code], [429, 'too_many_bodies']);
      assert.equal(second.headers['retry-after'], '5');
      assert.equal((await gala.post('/referenceTypes/other', large)).status, 200);
      assert.equal((await gala.post(types, { name: 'Small' })).status, 200);
      first.end();
      await until(() => bodies() === 0);
      assert.equal((await gala.post(types, large)).status, 200);
    });
  });

  it('does not delay the stop of a server, even if its client reads nothing', async () => {
    await start({ stop: 3_600_000, stopPause: 50 });
    await large(4);
    await silent(lists());
    await held();
    await gala.close();
    assert.equal(unread(), 0);
  });

  const oneAnswer = /^HTTP\/1\.1 200 OK\r\n[\s\S]*\r\n\r\n[{[]/;
  for (const [what, bytes, expected] of [
    ['a write', () => request('POST', types, name), oneAnswer],
    ['half a body', () => request('POST', types, name).subarray(0, -3), /^HTTP\/1\.1 400 /],
  ] as const)
    it(`gets an answer to ${what} after its client has closed its side`, async () => {
      await start({});
      const socket = await silent('');
      socket.end(bytes());
      let text = '';
      for await (const chunk of socket) text += String(chunk);
      assert.match(text, expected);
    });

  it('is refused when there are too many, and others go on', async () => {
    await start({ connections: 5 });
    const connections = await Promise.all(Array.from({ length: 5 }, () => wire(gala.url)));
    await until(() => unread() === 0);
    for (const _ of ['one more', 'and another']) await (await wire(gala.url)).closed;
    assert.equal(logged(/^refused connection/).length, 1, 'one line for all');
    connections[0]?.write(head('GET', types));
    assert.equal((await connections[0]?.reply())?.status, 200);
    for (const connection of connections) connection.end();
  });
});
