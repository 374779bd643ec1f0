/** A log that cannot be written does not stop the server, nor keep it from ending. */
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { freshFolder } from '../support/folder.js';
import { until } from '../support/until.js';
import { ask, secret } from './support/process.js';

describe('The log', () => {
  const data = freshFolder();

  async function freePort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    await new Promise((closed) => server.close(closed));
    return port;
  }

  const listens = (port: number) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.end() !== undefined));
      socket.once('error', () => resolve(false));
    });

  for (const workers of ['', '2'])
    for (const [what, stdout] of [
      ['on a full disk', () => openSync('/dev/full', 'w')],
      ['that nobody reads', () => 'pipe' as const],
    ] as const)
      it(`${what} keeps ${workers ? `${workers} workers` : 'one process'} neither from serving nor from ending`, async () => {
        const port = await freePort();
        const environment = { DATA_DIR: data.path, JWT_SECRET: secret, PORT: `${port}`, WORKERS: workers };
        const env = { PATH: process.env.PATH, ...environment };
        const child = spawn(process.execPath, ['dist/src/main.js'], { env, stdio: ['ignore', stdout(), 'pipe'] });
        const ended = once(child, 'exit');
        const url = `http://127.0.0.1:${port}`;
        await until(() => listens(port));
        // several times what a pipe holds
        for (let n = 0; n < 24; n++) {
          const asked = Array.from({ length: 25 }, () => ask({ url }, 'GET', '/referenceTypes/acme'));
          for (const { status } of await Promise.all(asked)) assert.equal(status, 200);
        }
        child.kill('SIGTERM');
        assert.deepEqual(await ended, [0, null]);
      });
});
