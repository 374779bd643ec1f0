/** Who follows a resource with `modified_since` misses no change, whoever writes at the same time. */
import { strict as assert } from 'node:assert';
import { type Suite, served } from '../support/api.js';
import { now, type World } from '../support/harness.js';
import { happening, until } from '../support/until.js';
import { idsOf, keyOf } from './pages.js';

interface Version {
  readonly id: string;
  readonly sys_version: number;
  readonly sys_last_modified_at: string;
}

const address = '/referenceTypes/acme';

/** The clock of a server goes on from `now`, however far other specs of this process have moved the time. */
function goOn({ clock }: World): void {
  const begun = performance.now();
  Object.defineProperty(clock, 'now', { get: () => new Date(Date.parse(now) + performance.now() - begun) });
}

/** A client that follows the resource as the documentation says. */
class Follower {
  /** Id → the last version. */
  readonly seen = new Map<string, number>();
  #since = '2026-01-01T00:00:00.000Z';

  constructor(private readonly gala: World) {}

  /** Reads to the end. */
  async poll(): Promise<void> {
    const since = this.#since;
    for (let key: string | undefined, more = true; more; more = key !== undefined) {
      const after = key === undefined ? '' : `&exclusiveStartKey=${key}`;
      const reply = await this.gala.get(`${address}?limit=7&modified_since=${since}${after}`);
      assert.equal(reply.status, 200, reply.text);
      for (const { id, sys_version, sys_last_modified_at } of reply.body as Version[]) {
        this.seen.set(id, Math.max(sys_version, this.seen.get(id) ?? 0));
        this.#since = sys_last_modified_at;
      }
      key = keyOf(reply);
    }
  }
}

/** @param changes of each writer. */
export const following =
  (changes: number): Suite =>
  (start) => {
    const gala = served(start);
    before(() => goOn(gala));

    it('gets the last version of every record while several others write', async () => {
      const follower = new Follower(gala);
      const ids: string[] = [];
      const any = () => ids[Math.floor(Math.random() * ids.length)] as string;
      const create = async () => void ids.push((await gala.post(address, { name: 'new' })).body.id);
      await create();
      const write = async (writer: number) => {
        for (let n = 0; n < changes; n++) {
          const name = `${writer} ${n}`;
          const patch = {
            operation: 'patch',
            id: any(),
            patch_directives: [{ op: 'add', path: '/name', value: name }],
          };
          if (n % 4 === 0) await create();
          else if (n % 4 === 1)
            await gala.post(`${address}/batch`, { operations: [patch, { operation: 'create', object: { name } }] });
          else await gala.merge(`${address}/${any()}`, { name });
        }
      };
      let isDone = false;
      const writing = Promise.all([1, 2, 3, 4].map(write)).finally(() => {
        isDone = true;
      });
      while (!isDone) await follower.poll();
      await writing;
      await follower.poll();
      const all: Version[] = (await gala.get(`${address}?consistentRead=true`)).body;
      assert.deepEqual([...follower.seen].sort(), all.map(({ id, sys_version }) => [id, sys_version]).sort());
    });

    for (const limit of [2, 100])
      it(`reads no further than a change that is still being written, with ${limit} records to a page`, async () => {
        const { store } = gala;
        const { commit, page } = store;
        const create = async () => (await gala.post(address, { name: 'new' })).body as Version;
        const { id: first, sys_last_modified_at: since } = await create();
        const [reached, released, read] = [happening(), happening(), happening()];
        store.commit = async (changes) => {
          store.commit = commit;
          reached.happen();
          await released.happened;
          await commit.call(store, changes);
        };
        const slow = create();
        await reached.happened;
        const held = gala.clock.now;
        await until(() => gala.clock.now > held);
        const { id: quick } = await create();
        store.page = async (query) => {
          store.page = page;
          const docs = await page.call(store, query);
          read.happen();
          return docs;
        };
        const reading = gala.get(`${address}?limit=${limit}&modified_since=${since}`);
        await read.happened;
        released.happen();
        const expected = [first, (await slow).id, quick].slice(0, limit);
        assert.deepEqual(idsOf(await reading), expected);
      });
  };
