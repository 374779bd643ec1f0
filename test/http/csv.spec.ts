/** CSV of many pages, as it is sent: to clients that stop reading or leave, and by a server that fails. */
import { strict as assert } from 'node:assert';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { type Limits, sum } from '../../src/http/state.js';
import { freshStore, type World, world } from '../support/harness.js';
import { until } from '../support/until.js';
import { head } from '../support/wire.js';

const megabyte = 1024 * 1024;
const count = 24;
/** Of 24 MB, in pages of 4 MB. */
const list = head('GET', '/savedReports/acme/app/awards?format=csv');

describe('CSV of many pages', () => {
  let gala: World;
  let discard: () => Promise<void>;
  let log: { msg: string; [name: string]: unknown }[];
  /** Bytes that the store has read. */
  let read: number;
  let failAfter: number;
  const logged = (message: RegExp) => log.filter(({ msg }) => message.test(msg));
  const unread = () => sum(gala.state.unread.values());

  async function start(limits: Partial<Limits> = {}, reports = count): Promise<void> {
    [log, failAfter] = [[], Number.POSITIVE_INFINITY];
    const fresh = await freshStore();
    const { store } = fresh;
    discard = fresh.discard;
    const { page } = store;
    store.page = (query) => {
      if (read > failAfter) throw new Error('the disk is broken');
      const docs = page.call(store, query);
      read += sum(docs.map(({ json }) => json.length));
      return docs;
    };
    const destination = { write: (line: string) => void log.push(JSON.parse(line)) };
    gala = await world({ store, limits: { checkInterval: 5, ...limits }, log: pino({ level: 'info' }, destination) });
    const report = { name: 'Large', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
    const body = { ...report, report_configuration: { text: 'x'.repeat(megabyte - 1000) } };
    for (let n = 0; n < reports; n++) assert.equal((await gala.post('/savedReports/acme', body)).status, 200);
    read = 0;
  }

  afterEach(async () => {
    await gala.close();
    await discard();
  });

  /** A client that reads nothing yet. */
  async function asking(bytes: string): Promise<Socket> {
    const { port, hostname } = new URL(gala.url);
    const socket = connect({ port: Number(port), host: hostname }).pause();
    await new Promise((resolve) => socket.once('connect', resolve));
    socket.write(bytes);
    return socket;
  }

  /** All that the server sends until it closes the connection. */
  const received = (socket: Socket) => text(socket.setEncoding('latin1'));

  it('is read from the store no faster than its client reads, and to the end', async () => {
    await start();
    const socket = await asking(list.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await until(() => unread() > 0);
    await gala.get('/referenceTypes/acme');
    assert.ok(read < (count - 4) * megabyte, `${read}`);
    const whole = await received(socket);
    assert.ok(read > 0.9 * count * megabyte);
    assert.equal(whole.match(/,Large,/g)?.length, count);
    assert.match(whole, /\r\n0\r\n\r\n$/);
    await until(() => gala.state.inProgress.length === 0);
    assert.deepEqual(logged(/dropped|slow|failed/), []);
  });

  it('is dropped when its client stops reading, and the log says so', async () => {
    await start({ answerPause: 20 });
    const socket = await asking(list);
    await until(() => logged(/^dropped response: the client stopped/).length === 1);
    await until(() => unread() === 0);
    assert.ok(read < (count - 4) * megabyte, `${read}`);
    assert.doesNotMatch(await received(socket), /\r\n0\r\n\r\n$/);
  });

  it('is not read any further when its client leaves', async () => {
    await start();
    const socket = await asking(list);
    await until(() => unread() > 0);
    socket.destroy();
    await until(() => logged(/^request aborted by the client/).length === 1);
    assert.deepEqual([gala.state.inProgress, unread()], [[], 0]);
    assert.ok(read < (count - 4) * megabyte, `${read}`);
  });

  it('is cut when the server fails', async () => {
    await start();
    failAfter = 10 * megabyte;
    assert.doesNotMatch(await received(await asking(list)), /\r\n0\r\n\r\n$/);
    const [{ code, err } = {}] = logged(/^request failed/) as { code?: string; err?: Error }[];
    assert.deepEqual([code, err?.message], ['internal_error', 'the disk is broken']);
    failAfter = Number.POSITIVE_INFINITY;
    assert.equal((await gala.get('/referenceTypes/acme')).status, 200);
  });

  it('is refused with HTTP/1.0, which could not tell that it was cut', async () => {
    await start({}, 1);
    assert.match(await received(await asking(list.replace('HTTP/1.1', 'HTTP/1.0'))), /^HTTP\/1.1 400 .*query\/limit/s);
    const page = list.replace('csv HTTP/1.1', 'csv&limit=1 HTTP/1.0');
    assert.match(await received(await asking(page)), /^HTTP\/1.1 200 .*\r\nContent-Length: \d+\r\n/s);
  });

  it('is an error like any other when the server fails at the beginning', async () => {
    await start({}, 1);
    failAfter = -1;
    const { status, body } = await gala.get('/savedReports/acme/app/awards?format=csv');
    assert.deepEqual([status, body.code], [500, 'internal_error']);
  });
});
