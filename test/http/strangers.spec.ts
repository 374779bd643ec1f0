/** Clients without a valid token: what one address may hold open and ask. Whoever has a token does not wait for them. */
import { strict as assert } from 'node:assert';
import { connect } from 'node:net';
import { pino } from 'pino';
import type { Limits } from '../../src/http/state.js';
import { token, type World, world } from '../support/harness.js';
import { withoutPauses } from '../support/time.js';
import { timed } from '../support/turns.js';
import { until } from '../support/until.js';
import { head, type Wire, type WireReply, wire } from '../support/wire.js';

const types = '/referenceTypes/acme';
const refused = ['Bearer nonsense', 'Basic YTpi', `Bearer ${token().slice(0, -2)}`, `Bearer ${token({ exp: 1 })}`];

describe('An address without a valid token', () => {
  let gala: World;
  let log: string[];
  let open: Wire[];

  async function start(limits: Partial<Limits>, trustedProxies: readonly string[] = []): Promise<void> {
    [log, open] = [[], []];
    const destination = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
    gala = await world({ keepAlive: false, limits: { timeForToken: 0, ...limits }, trustedProxies, log: destination });
  }
  afterEach(async () => {
    for (const { end } of open) end();
    await gala.close();
  });

  async function connection(): Promise<Wire> {
    const one = await wire(gala.url);
    open.push(one);
    return one;
  }

  async function asked(one: Wire, headers: Readonly<Record<string, string>> = {}): Promise<number> {
    one.write(head('GET', types, headers));
    return (await one.reply()).status;
  }
  const asStranger = (one: Wire, n = 0) => asked(one, { Authorization: refused[n % refused.length] as string });

  describe('has limited connections:', () => {
    it('one more closes the one that was quiet for longest', async () => {
      await start({ connectionsOfAddress: 3 });
      const [first, second, third] = [await connection(), await connection(), await connection()];
      for (const [n, one] of [second, third, first].entries()) assert.equal(await asStranger(one, n), 401);
      const fourth = await connection(); // which has sent nothing yet
      await second.closed;
      for (const one of [first, third, fourth]) assert.equal(await asStranger(one), 401);
      await until(() => gala.state.connections.size === 3);
      assert.equal(log.filter((line) => line.includes('refused connection: too many connections')).length, 1);
    });

    it('those that have shown any valid token stay open and are not counted', async () => {
      await start({ connectionsOfAddress: 3 });
      const known: Wire[] = [];
      for (const sub of ['jo', 'al', 'jo', 'mo', 'al']) {
        const one = await connection();
        if (known.length % 2 === 0) assert.equal(await asStranger(one), 401);
        assert.equal(await asked(one, { Authorization: `Bearer ${token({ sub, tenants: ['acme'] })}` }), 200);
        known.push(one);
      }
      const strangers: Wire[] = [];
      for (let n = 0; n < 5; n++) strangers.push(await connection());
      await strangers[1]?.closed;
      for (const one of known) assert.equal(await asked(one), 200);
      for (const one of known) assert.equal(await asStranger(one), 401);
      await until(() => gala.state.connections.size === known.length + 3);
    });

    it('of many at once, those that show a valid token in time are answered', async () => {
      await start({ connectionsOfAddress: 3, timeForToken: 300_000 });
      const all: Wire[] = [];
      for (let n = 0; n < 30; n++) all.push(await connection());
      await until(() => gala.state.connections.size === 30);
      for (const one of all) assert.equal(await asked(one), 200);
      for (let n = 0; n < 31; n++) all.push(await connection());
      await all[30]?.closed; // ten times as many are the most at any time
      await until(() => gala.state.connections.size === 60);
    });

    it('those of a trusted proxy are not counted', async () => {
      await start({ connectionsOfAddress: 3 }, ['loopback']);
      const all: Wire[] = [];
      for (let n = 0; n < 8; n++) all.push(await connection());
      for (const one of all) assert.equal(await asked(one, { Authorization: '', 'X-Forwarded-For': '192.0.2.1' }), 401);
      for (const one of all) assert.equal(await asStranger(one), 401);
      assert.equal(gala.state.connections.size, 8);
    });
  });

  describe('has limited requests:', () => {
    /** Sends requests, each on a connection, while no time goes by. @returns for each, when it is answered. */
    async function delays(requests: readonly string[]): Promise<(number | 'closed')[]> {
      const connections: Wire[] = [];
      for (const _ of requests) connections.push(await connection());
      const { now } = performance;
      const time = now.call(performance);
      const found: (number | 'closed')[] = [];
      await timed(() =>
        withoutPauses(async (pauses) => {
          performance.now = () => time;
          for (const [n, one] of connections.entries()) {
            const before = pauses.length;
            one.write(requests[n] as string);
            const reply = await Promise.race([one.reply().catch(() => undefined), one.closed]);
            const pause = Math.round(pauses.slice(before).reduce((sum, ms) => sum + ms, 0));
            found.push((reply as WireReply | undefined) === undefined ? 'closed' : pause);
          }
        }).finally(() => {
          performance.now = now;
        }),
      );
      return found;
    }
    const from = (address: string, headers: Readonly<Record<string, string>> = {}) =>
      head('GET', types, { Authorization: 'Bearer x', 'X-Forwarded-For': address, ...headers });
    const withToken = { Authorization: `Bearer ${token()}` };
    const limits = { requestsOfAddress: 2, connectionsOfAddress: 100 };

    it('more wait for a second, even more are closed, and with a token none waits', async () => {
      await start(limits);
      const without = head('GET', types, { Authorization: 'Bearer x' });
      const requests = [without, without, without, head('GET', types), without, without, head('GET', types)];
      assert.deepEqual(await delays(requests), [0, 0, 1000, 0, 1000, 'closed', 0]);
    });

    const raw = (line: string, ...headers: string[]) => [line, 'Host: x', ...headers, '', ''].join('\r\n');
    for (const [what, request] of [
      ['refused for their token', head('GET', types, { Authorization: 'Bearer x' })],
      ['of an operation for everybody', raw('GET /awards/mergeFields/x HTTP/1.1')],
      ['to /me', raw('GET /me HTTP/1.1')],
      ['to an unknown address', raw('GET /nowhere HTTP/1.1')],
      ['with OPTIONS', raw('OPTIONS /awards/referenceTypes/acme HTTP/1.1')],
      ['that are malformed', raw('GET / HTTP/1.1', 'Host: y')],
    ] as const)
      it(`requests ${what} are counted`, async () => {
        await start({ ...limits, requestsOfAddress: 1 });
        assert.deepEqual(await delays([request, request, head('GET', types)]), [0, 1000, 0]);
      });

    it('beyond it, tunnels and bytes that are not HTTP are closed without an answer', async () => {
      await start({ ...limits, requestsOfAddress: 1 });
      const requests = ['BLAH\r\n\r\n', 'BLAH\r\n\r\n', 'CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n', head('GET', types)];
      assert.deepEqual(await delays(requests), [0, 'closed', 'closed', 0]);
    });

    it('a trusted proxy says the address: the last that is not a proxy', async () => {
      await start({ ...limits, requestsOfAddress: 1 }, ['loopback', '198.51.100.0/24']);
      const requests = [
        ...['192.0.2.1', '192.0.2.2', '192.0.2.1', '192.0.2.9, 192.0.2.1, 198.51.100.7'].map((one) => from(one)),
        from('192.0.2.1', withToken),
        head('GET', types, { Authorization: 'Bearer x' }),
      ];
      assert.deepEqual(await delays(requests), [0, 0, 1000, 'closed', 0, 0]);
    });

    it('what others than trusted proxies say of the address is ignored', async () => {
      await start({ ...limits, requestsOfAddress: 1 }, ['192.0.2.0/24']);
      const requests = ['192.0.2.1', '203.0.113.1', '127.0.0.1'].map((one) => from(one));
      assert.deepEqual(await delays(requests), [0, 1000, 'closed']);
    });

    it('an IPv6 network of 64 bits counts as one address, whatever the port', async () => {
      await start({ ...limits, requestsOfAddress: 1 }, ['loopback']);
      const network = ['2001:db8::1', '[2001:db8::2]:443', '2001:db8:0:1::1'];
      assert.deepEqual(await delays(network.map((one) => from(one))), [0, 1000, 0]);
      assert.deepEqual(await delays(['203.0.113.1:1', '::ffff:203.0.113.1'].map((one) => from(one))), [0, 1000]);
    });
  });

  it('has a request given up when its connection is reset while it waits', async () => {
    await start({ requestsOfAddress: 1 });
    const { port, hostname } = new URL(gala.url);
    const socket = connect(Number(port), hostname);
    const request = head('GET', types, { Authorization: 'Bearer x' });
    socket.write(request.repeat(2));
    const inProgress = () =>
      [...gala.state.connections.keys()].map(({ _httpMessage: one }) => one?.req.context?.answered);
    await until(() => log.some((line) => line.includes('"status":401')) && inProgress().includes(false));
    socket.resetAndDestroy();
    await until(() => log.some((line) => line.includes('request aborted by the client')));
  });
});
