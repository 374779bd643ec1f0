/** Requests per second of one process and of two workers, with the load on the same cores. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, ratio, spread, table } from './figures.js';
import { measured } from './http.js';
import { create, get, listed, seeded } from './operations.js';
import { publish } from './report.js';
import { freePort, listening, secret, unpin } from './servers.js';
import { rounds, seconds } from './settings.js';

const counts = ['1', '2'] as const;

export async function workers(): Promise<void> {
  unpin();
  const rates = new Map(
    [get, listed, create].map((operation) => [operation, { 1: [] as number[], 2: [] as number[] }]),
  );
  for (let round = 0; round < rounds; round++)
    for (const count of counts) {
      const { server, stop } = await started(count);
      const seed = await seeded(server.port);
      for (const [operation, figures] of rates) {
        const { perSecond } = await measured(server, operation, seed, seconds);
        figures[count].push(perSecond);
        console.log(`${count} worker  ${operation.name.padEnd(15)} ${Math.round(perSecond)}/s`);
      }
      await stop();
    }
  const rows = Array.from(rates, ([{ name }, { 1: one, 2: two }]) => [
    ...[name, spread(one), spread(two)],
    ratio(median(two) / median(one)),
  ]);
  const note = `Medians of ${rounds} rounds of ${seconds} s. Load and servers share all cores.`;
  publish(
    'workers',
    `${table(['requests/s: median (least–most)', 'WORKERS=1', 'WORKERS=2', 'ratio'], rows)}\n\n${note}`,
  );
}

async function started(count: string) {
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-'));
  const port = await freePort();
  const env = { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, JWT_SECRET: secret, WORKERS: count };
  const main = fileURLToPath(new URL('../../src/main.js', import.meta.url));
  const child = spawn(process.execPath, ['--max-semi-space-size=64', main], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await listening(child, port);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  return { server: { port }, stop };
}
