/** The metrics of a process whose store does not work. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { Metrics } from '../../src/http/metrics.js';
import { ServerState } from '../../src/http/state.js';
import { newCourier } from '../../src/mail/courier.js';
import type { Store } from '../../src/store/port.js';

describe('Metrics', () => {
  for (const [what, entries] of [
    ['fails', () => Promise.reject(new Error('away'))],
    ['throws', () => assert.fail('away')],
    ['does not answer', () => new Promise<never>(() => {})],
  ] as const)
    it(`are answered while the store ${what}, with the last known figures of e-mails`, async () => {
      let current: () => Promise<string[][]> = async () => [];
      const metrics = new Metrics();
      const store = { entries: () => current(), page: async () => [] } as Partial<Store> as Store;
      const transport = { send: () => assert.fail() };
      const log = pino({ level: 'silent' });
      metrics.watch(new ServerState(), newCourier({ store, transport, log, clock: () => new Date() }));
      const waiting = async () => {
        const all = (await metrics.read()) as { name: string; values: { value: number }[] }[];
        assert.ok(all.some(({ name }) => name === 'process_cpu_seconds_total'));
        return all.find(({ name }) => name === 'gala_mail_waiting')?.values[0]?.value;
      };
      current = async () => [['2026-01-01T00:00:00.000Z', 'a']];
      assert.equal(await waiting(), 1);
      current = entries;
      assert.equal(await waiting(), 1);
    });
});
