/** How a server stops while a client does not read its response. */
import { strict as assert } from 'node:assert';
import { connect } from 'node:net';
import { token, world } from '../support/harness.js';
import { request } from '../support/wire.js';

describe('A server that stops', () => {
  it('does not wait for who reads nothing', async () => {
    const gala = await world({ limits: { stop: 3_600_000, stopPause: 50 } });
    const report = { name: 'Large', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
    const object = { ...report, report_configuration: { text: 'x'.repeat(1_000_000) } };
    const body = JSON.stringify({ operations: Array.from({ length: 9 }, () => ({ operation: 'create', object })) });
    const { port, hostname } = new URL(gala.url);
    const socket = connect(Number(port), hostname).pause();
    socket.write(request('POST', '/savedReports/acme/batch', body, { Authorization: `Bearer ${token()}` }));
    await new Promise((resolve) => socket.once('readable', resolve)); // its head is there
    assert.ok(gala.state.unread.size > 0);
    await gala.close();
    assert.equal(gala.state.unread.size, 0);
    socket.destroy();
  });
});
