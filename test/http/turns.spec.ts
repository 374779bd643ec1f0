/** Long requests of one caller, many at a time: what others wait for, and what becomes of them when their client goes. */
import { strict as assert } from 'node:assert';
import { connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { watch, type Yielder } from '../../src/lib/yielder.js';
import { token, type World, world } from '../support/harness.js';
import { sample } from '../support/samples.js';
import { steady } from '../support/turns.js';
import { until } from '../support/until.js';
import { request, type Wire, wire } from '../support/wire.js';

/** Nearly as much as a template may do: more than a hundred turns. */
const body = '{% for i in (1..1000) %}{% for j in (1..10) %}{% endfor %}{% endfor %}';
const many = 40;
/** Every fourth is a batch: ten of them, of which eight are processed at a time. */
const working = many - 2;
/** Rounds of the event loop that a small request takes to be answered, and then some. */
const rounds = 15;
const nextRound = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('Many long requests of one caller', () => {
  const lines: { msg: string; level: number; operation?: string; status?: number }[] = [];
  const logged = (msg: string) => lines.filter((line) => line.msg === msg);
  let gala: World;
  let busy: Socket[];
  let object: { award_id: string; application_notice_email: object };
  let end = () => {};

  before(async () => {
    end = steady(0.5);
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    gala = await world({ keepAlive: false, log });
    object = { ...(await sample(gala, 'referenceProcesses')), application_notice_email: { subject: 'x', body } };
  });
  after(async () => {
    await gala.close();
    end();
  });

  beforeEach(async () => {
    lines.length = 0;
    const { port } = new URL(gala.url);
    busy = Array.from({ length: many }, () => connect(Number(port)).on('error', () => {}));
    for (const [n, socket] of busy.entries()) {
      const batch = { operations: Array(3).fill({ operation: 'create', object }) };
      const isBatch = n % 4 === 0;
      const address = `/referenceProcesses/busy${isBatch ? '/batch' : ''}`;
      socket.write(request('POST', address, JSON.stringify(isBatch ? batch : object)));
    }
    // the store has answered all that are processed, and none of them is short any more
    const isLong = ({ yielder }: { yielder: Yielder }) => yielder.class > 0;
    await until(() => gala.state.inProgress.filter(isLong).length === working);
  });

  /** Closes all connections, and waits until nothing is done for them any more. @returns the turns that this took. */
  async function hangUp(close: (socket: Socket) => void): Promise<number> {
    const { turns } = watch;
    busy.forEach(close);
    await until(async () => {
      const before = watch.turns;
      for (let round = 0; round < 2 * rounds; round++) await nextRound();
      return watch.turns === before && gala.state.connections.size === 0;
    });
    return watch.turns - turns;
  }
  afterEach(() => hangUp((socket) => socket.destroy()));

  const large = JSON.stringify({ name: 'Large', description: 'x'.repeat(70_000) });
  for (const [who, tenant, sub] of [
    ['another tenant', 'calm', 'other'],
    ['another caller of the tenant', 'busy', 'other'],
    ['another request of the same caller', 'busy', 'tester'],
  ] as const) {
    it(`let ${who} have a turn at once`, async () => {
      const connection: Wire = await wire(gala.url);
      const authorization = { Authorization: `Bearer ${token({ sub })}` };
      await until(() => gala.state.connections.size > many);
      const served = [...gala.state.connections.keys()].at(-1);
      const bytes = request('POST', `/referenceTypes/${tenant}`, large, authorization);
      connection.write(bytes);
      while (served && served.bytesRead < bytes.length) await nextRound(); // how fast the system is does not count
      const { turns } = watch;
      const { status } = await connection.reply();
      connection.end();
      assert.ok([200, 400].includes(status), `${status}`);
      assert.ok(watch.turns - turns <= rounds, `${watch.turns - turns} turns`);
    });
  }

  const ways: Record<string, (socket: Socket) => void> = {
    'hung up': (socket) => socket.destroy(),
    'closed its side': (socket) => socket.end(),
  };
  for (const [how, close] of Object.entries(ways)) {
    it(`are given up, logged and write nothing after the client has ${how}`, async () => {
      const turns = await hangUp(close);
      assert.ok(turns <= many, `${turns} turns`);
      const given = logged('request aborted by the client');
      assert.deepEqual([given.length, logged('request').length], [many, 0]);
      const operations = new Set(given.map(({ operation }) => operation));
      assert.deepEqual(operations, new Set(['referenceProcesses.batch', 'referenceProcesses.create']));
      assert.deepEqual([lines.filter(({ level }) => level >= 50), gala.state.bodies.size], [[], 0]);
      assert.equal((await gala.get(`/referenceProcesses/busy/award/${object.award_id}`)).body.Count, 0);
    });
  }
});
