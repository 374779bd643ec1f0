/** Many connections and requests at a time: what those of another tenant wait for. The system hands over one connection in each round of the event loop. */
import { strict as assert } from 'node:assert';
import { connect, type Socket } from 'node:net';
import { watch } from '../../src/lib/yielder.js';
import { type World, world } from '../support/harness.js';
import { steady } from '../support/turns.js';
import { until } from '../support/until.js';
import { head, wire } from '../support/wire.js';

const many = 200;

describe('Beside 200 long lists,', () => {
  let gala: World;
  let busy: Socket[] = [];
  let end = () => {};
  const list = head('GET', '/savedReports/busy?limit=1000');
  const get = head('GET', '/referenceTypes/calm');

  before(async () => {
    gala = await world({ keepAlive: false });
    const report = { name: 'R', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
    const object = { ...report, report_configuration: { text: 'x'.repeat(2000) } };
    const operations = Array(100).fill({ operation: 'create', object });
    for (let n = 0; n < 3; n++) await gala.post('/savedReports/busy/batch', { operations });
  });
  after(() => gala.close());
  beforeEach(() => {
    end = steady(0.2);
  });
  afterEach(async () => {
    for (const socket of busy) socket.destroy();
    await until(() => gala.state.connections.size === 0);
    end();
  });

  const opened = () => {
    const { port, hostname } = new URL(gala.url);
    busy = Array.from({ length: many }, () => connect(Number(port), hostname).on('error', () => {}));
    return busy;
  };

  it('a new connection is accepted and answered before most of them have had a turn', async () => {
    const { turns } = watch;
    for (const socket of opened()) socket.write(list);
    const one = await wire(gala.url);
    one.write(get);
    assert.equal((await one.reply()).status, 200);
    assert.ok(watch.turns - turns < many / 2, `${watch.turns - turns} turns`);
    one.end();
  });

  it('a request on an open connection is answered before most lists that came with it have begun', async () => {
    const sockets = opened();
    const one = await wire(gala.url);
    await until(() => gala.state.connections.size === many + 1);
    for (const socket of sockets) socket.write(list);
    one.write(get);
    assert.equal((await one.reply()).status, 200);
    const { length: started } = gala.state.inProgress;
    assert.ok(started > 0 && started < many / 2, `${started} were started`);
    one.end();
  });

  it('requests of one tenant neither delay those of another nor wait for ever', async () => {
    const sockets = opened();
    const others = await Promise.all(Array.from({ length: 5 }, () => wire(gala.url)));
    for (const socket of sockets) socket.write(get.replace('calm', 'busy'));
    const answered = sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve)));
    for (const { write } of others) write(get);
    for (const { reply, end } of others) {
      assert.equal((await reply()).status, 200);
      end();
    }
    for (const first of await Promise.all(answered)) assert.match(String(first), /^HTTP\/1\.1 200 /);
  });
});
