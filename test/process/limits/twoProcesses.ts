/** Limits of two processes on the same data, whichever store that is in. */
import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  ask,
  type Environment,
  type Running,
  secret,
  serversFolder,
  started,
} from '../support/process.js';

/** Few come through by the rate: what takes a minute changes little. */
const [rate, burst] = [1, 199];
const atOnce = rate + burst;
const at = (n: number, gala: readonly Running[]) => gala[n % gala.length] as Running;

/**
 * Describes them.
 * @param store the environment of a server with that store; skipped if undefined.
 * @param areRatesShared whether rates are those of one process; caps on records always are.
 */
export function describeLimits(title: string, store: () => Environment | undefined, areRatesShared: boolean): void {
  describe(`Limits of two processes ${title}`, () => {
    const data = serversFolder(true);
    let gala: Running[];

    before(async function () {
      const environment = store();
      if (environment === undefined) this.skip();
      const file = join(data.path, 'limits.yaml');
      const patient = [0, 1, 2, 3].map((n) => `patient-${n}: { rate: 1, burst: 0 }`);
      const capped = 'capped: { rate: unlimited, records: { referenceTypes: 20 } }';
      writeFileSync(file, `tenants: { ${[capped, ...patient].join(', ')} }`);
      const limits = { LIMITS_FILE: file, RATE_LIMIT: `${rate}`, RATE_BURST: `${burst}` };
      const all = { ...environment, DATA_DIR: data.path, JWT_SECRET: secret, ...limits };
      gala = await Promise.all([started(all), started(all)]);
    });

    if (areRatesShared) {
      it('are those of one for a tenant that floods both, and another is served', async () => {
        // SecantusDB may answer nothing to one of two upserts that make the same document
        for (const tenant of ['greedy', 'modest']) await ask(at(0, gala), 'GET', `/referenceTypes/${tenant}`);
        const flood: Promise<Answer[]>[] = Array.from({ length: 16 }, async (_, n) => {
          const replies: Answer[] = [];
          while (replies.length < 30) replies.push(await ask(at(n, gala), 'GET', '/referenceTypes/greedy'));
          return replies;
        });
        const modest: Answer[] = [];
        for (let n = 0; n < atOnce / 4; n++) modest.push(await ask(at(n, gala), 'GET', '/referenceTypes/modest'));
        const replies = (await Promise.all(flood)).flat();
        const served = 1 + replies.filter(({ status }) => status === 200).length;
        // each process was asked for more than all there is: if it counted for itself, there would be twice as many
        assert.ok(served >= atOnce && served <= 1.75 * atOnce, `${served} of ${atOnce}`);
        for (const { status, body } of replies)
          if (status !== 200) assert.deepEqual([status, body.code], [429, 'too_many_requests']);
        assert.deepEqual(new Set(modest.map(({ status }) => status)), new Set([200]));
      });

      it('let one through that has waited, whichever process it asks', async () => {
        const waiting = [0, 1, 2, 3].map(async (n) => {
          let refused: Answer;
          do refused = await ask(at(n, gala), 'GET', `/referenceTypes/patient-${n}`);
          while (refused.status === 200);
          await sleep(Number(refused.headers.get('retry-after')) * 1000); // what is promised is this time, and no event
          assert.equal((await ask(at(n + 1, gala), 'GET', `/referenceTypes/patient-${n}`)).status, 200);
        });
        await Promise.all(waiting);
      });
    }

    it('of records are exact when 50 are created at once', async () => {
      const created = await Promise.all(
        Array.from({ length: 50 }, (_, n) => ask(at(n, gala), 'POST', '/referenceTypes/capped', { name: `Type ${n}` })),
      );
      const refused = created.filter(({ status }) => status !== 200);
      for (const { status, body } of refused) assert.deepEqual([status, body.code], [429, 'tenant_quota']);
      const { body } = await ask(at(0, gala), 'GET', '/referenceTypes/capped');
      assert.deepEqual([refused.length, body.length], [30, 20]);
    });

    it('of records stay exact while some are created and others removed', async () => {
      const { body: there } = await ask(at(0, gala), 'GET', '/referenceTypes/capped');
      const replies = await Promise.all([
        ...there.map(({ id }: { id: string }, n: number) => ask(at(n, gala), 'DELETE', `/referenceTypes/capped/${id}`)),
        ...there.map(({ name }: { name: string }, n: number) =>
          ask(at(n + 1, gala), 'POST', '/referenceTypes/capped', { name }),
        ),
      ]);
      for (const { status } of replies) assert.ok(status === 200 || status === 429, String(status));
      for (let n = 0; n < 25; n++) await ask(at(n, gala), 'POST', '/referenceTypes/capped', { name: `More ${n}` });
      const { body } = await ask(at(0, gala), 'GET', '/referenceTypes/capped');
      assert.equal(body.length, 20);
    });
  });
}
