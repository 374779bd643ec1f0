/** Letters of reference of a whole award, which are asked for in several steps. */
import { strict as assert } from 'node:assert';
import { Unavailable } from '../../src/store/port.js';
import { refusal, type Suite, served } from '../support/api.js';
import { made, sample } from '../support/samples.js';

/** How many one step asks for, and how many there are. */
const [perStep, total] = [250, 260];

export const manyLetters =
  (isShort = false): Suite =>
  (start) => {
    const gala = served(start);
    let process_id: string;
    /** Everybody who is to be asked. */
    let referees: string[];
    let count = 0;

    beforeEach(async () => {
      await gala.courier.idle();
      gala.mails.length = 0;
      const award_id = `award-${++count}`;
      process_id = (await made(gala, 'referenceProcesses', { award_id, enable_reference_notification_email: true })).id;
      const base = await sample(gala, 'references', 'acme', { process_id });
      const all = Array.from({ length: total }, (_, n) => `r${n}`);
      referees = all.map((name) => `${name}@example.org`);
      for (let first = 0; first < all.length; first += 100) {
        const operations = all.slice(first, first + 100).map((name, n) => {
          const person = { name, contact_id: name, email_address: `${name}@example.org` };
          return {
            operation: 'create',
            object: { ...base, ...person, award_id, application_id: applicationOf(first + n) },
          };
        });
        assert.equal((await gala.post('/references/acme/batch', { operations })).status, 200);
      }
    });

    /** The references of every other application are far apart. */
    const applicationOf = (n: number) => `${count}-${n % 2 === 0 ? `far-${n % 15}` : `near-${Math.floor(n / 20)}`}`;
    const step = (more: object = {}, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'Idempotency-Key': key };
      return gala.post('/references/acme/process', { process_id, ...more }, { headers });
    };
    /** Asks from one step to the next, until nothing remains. @returns how many each step has asked. */
    async function onwards(more: object, from: object = {}): Promise<number[]> {
      const { queued, remaining, LastEvaluatedKey } = (await step({ ...more, ...from })).body;
      return [queued, ...(remaining > 0 ? await onwards(more, { exclusiveStartKey: LastEvaluatedKey }) : [])];
    }
    /** Who has not got as many mails as everybody should have. */
    async function others(expected: number): Promise<string[]> {
      gala.courier.wake(); // nothing wakes it for what was stored without an answer, before it looks by itself
      await gala.courier.idle();
      const got = new Map(referees.map((to) => [to, 0]));
      for (const { to } of gala.mails) got.set(to, (got.get(to) ?? 0) + 1);
      return [...got].flatMap(([to, count]) => (count === expected ? [] : `${to}: ${count}`));
    }

    it('who has not heard how a step went asks again, also two at once, and each referee gets one mail', async () => {
      const { commit } = gala.store;
      let attempts = 0;
      gala.store.commit = async (changes) => {
        if (++attempts === 2) await commit.call(gala.store, changes);
        throw new Unavailable('The connection was lost.');
      };
      const codes = [refusal(await step()), refusal(await step())];
      gala.store.commit = commit;
      const lost = [500, 'store_unavailable'];
      assert.deepEqual(codes, [lost, lost]); // the first was not stored, the second was
      const asked = await Promise.all([step(), step()]);
      assert.deepEqual(asked.map(({ body: { queued, remaining } }) => [queued, remaining]).sort(), [
        [0, 0],
        [total - perStep, 0],
      ]);
      assert.deepEqual(await others(1), []);
    });

    if (isShort) return;

    it('every referee is asked once, step by step, and a second time only when that is meant', async () => {
      const steps = [perStep, total - perStep];
      assert.deepEqual(await onwards({ dry_run: true }), steps);
      assert.deepEqual(await others(0), []);
      assert.deepEqual(await onwards({}), steps);
      assert.deepEqual(await others(1), []);
      assert.deepEqual(await onwards({}), [0]);
      assert.deepEqual(await onwards({ resend: true }), steps);
      assert.deepEqual(await others(2), []);
    });

    it('a step that is sent again with its key asks nobody again, even if all are to be asked again', async () => {
      const [first, again] = [await step({ resend: true }, 'again-1'), await step({ resend: true }, 'again-1')];
      const { LastEvaluatedKey } = again.body;
      assert.deepEqual([again.body.queued, LastEvaluatedKey], [perStep, first.body.LastEvaluatedKey]);
      assert.deepEqual(await onwards({ resend: true }, { exclusiveStartKey: LastEvaluatedKey }), [total - perStep]);
      assert.deepEqual(await others(1), []);
    });
  };
