/** Time from the start of the process to its first response. */
import { expect200, tenant } from './client.js';
import { spread, table } from './figures.js';
import { publish } from './report.js';
import { start as startServer } from './servers.js';

const repetitions = 5;

export async function start(): Promise<void> {
  const figures = { gala: [] as number[], express: [] as number[] };
  for (let i = 0; i < repetitions; i++) {
    for (const name of ['gala', 'express'] as const) {
      const server = await startServer(name);
      const body = { name: 'Academic' };
      await expect200(server.port, { method: 'POST', address: `/referenceTypes/${tenant}`, body });
      figures[name].push(performance.now() - server.started);
      await server.stop();
    }
  }
  const rows = [
    ['Gala', spread(figures.gala)],
    ['plain Express', spread(figures.express)],
  ];
  const note = `Time from process start to the first created record; ${repetitions} starts each.`;
  publish('start', `${table(['', 'ms: median (least–most)'], rows)}\n\n${note}`);
}
