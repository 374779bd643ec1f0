/** Who follows changes at one server while the commits of another on the same data take long. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { pause } from '../../support/until.js';
import { ask, type Running } from '../support/process.js';

/** Longer than any change takes when nothing holds it up. */
const held = 2000;
const address = '/referenceTypes/acme';
const changes = '/changes/acme';

interface Servers {
  readonly slow: Running;
  readonly quick: Running;
  /** What the slow one sends to its store from now on does not arrive before `release`. */
  hold?(): void;
  release?(): void;
  close?(): void;
}

/** Describes it. @param start skipped if it gives nothing. */
export function describeFollowing(title: string, start: () => Promise<Servers | undefined>): void {
  describe(`Who follows changes, beside a server whose commits take long (${title})`, () => {
    let servers: Servers;
    before(async function () {
      const started = await start();
      if (started === undefined) return this.skip();
      servers = started;
    });

    after(() => servers?.close?.());

    it('misses none of 300 records that are created at once, nor a batch', async () => {
      const { slow, quick } = servers;
      /** Again while a busy machine's database does not answer in time. */
      const answered: typeof ask = async (...request) => {
        const answer = await ask(...request);
        if (answer.body.code === 'store_unavailable') return await answered(...request);
        assert.equal(answer.status, 200, answer.body.code);
        return answer;
      };
      const create = async (gala: Running): Promise<string[]> => [
        (await answered(gala, 'POST', address, { name: 'new' })).body.id,
      ];
      const batch = async (): Promise<string[]> => {
        const operations = ['one', 'two'].map((name) => ({ operation: 'create', object: { name } }));
        const { body } = await answered(slow, 'POST', `${address}/batch?atomic=true`, { operations });
        return body.results.map(({ id }: { id: string }) => id);
      };
      const [seen, told, quickly] = [new Set<string>(), [] as string[], [] as string[]];
      let position = (await answered(quick, 'GET', `${changes}?after=now`)).body.LastPosition;
      /** The feed. */
      const follow = async () => {
        const { body } = await answered(quick, 'GET', `${changes}?after=${position}&limit=1000`);
        const made = body.Items.filter((item: { operation: string }) => item.operation === 'created');
        told.push(...made.map(({ id }: { id: string }) => id));
        position = body.LastPosition;
      };
      let since = '2026-01-01T00:00:00.000Z';
      const poll = async () => {
        for (let [key, isLast] = ['', false]; !isLast; ) {
          const { body, headers } = await answered(quick, 'GET', `${address}?modified_since=${since}${key}`);
          for (const { id } of body) seen.add(id);
          since = body.at(-1)?.sys_last_modified_at ?? since;
          const next = headers.get('x-last-evaluated-key');
          [key, isLast] = [`&exclusiveStartKey=${next}`, next === null];
        }
      };
      const first = await create(slow);
      servers.hold?.();
      let isWriting = true;
      const slowly = Promise.all([...Array.from({ length: 300 }, () => create(slow)), batch()]).finally(() => {
        isWriting = false;
      });
      const others = (async () => {
        for (; isWriting; await pause(20)) quickly.push(...(await create(quick)));
      })();
      const following = (async () => {
        while (isWriting) await Promise.all([poll(), follow()]);
      })();
      await sleep(held);
      servers.release?.();
      const created = [...(await slowly).flat(), ...quickly];
      await Promise.all([others, following]);
      await poll();
      await follow();
      assert.deepEqual(
        [...created].filter((id) => !seen.has(id)),
        [],
      );
      const { body: all } = await answered(quick, 'GET', `${address}?limit=1000&consistentRead=true`);
      const stored = all.map(({ id }: { id: string }) => id); // also what was answered with an error, and stored all the same
      assert.deepEqual(told.sort(), stored.sort(), 'the feed tells each once');
      assert.deepEqual(
        [...first, ...created].filter((id) => !told.includes(id)),
        [],
      );
    });
  });
}
