/** Requests with an `Idempotency-Key` to servers that are killed and started again. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../../support/count.js';
import { ask, type Environment, type Running, secret, serversFolder, started } from '../support/process.js';

const types = '/referenceTypes/acme';
const [perClient, kills] = [4, count(2, 4)];

interface Sent {
  readonly body: {
    readonly id: string;
    readonly results?: readonly { readonly id: string; readonly status: number }[];
  };
}

/** Describes it. @param store the environment of a server with that store; skipped if undefined. */
export function describeOnce(
  title: string,
  store: () => Promise<{ environment: Environment; discard: () => Promise<void> } | undefined>,
  clients = 50,
): void {
  describe(`A request with a key, to servers that are killed (${title})`, () => {
    const data = serversFolder(true);
    let discard = async () => {};
    let environment: Environment;
    let servers: Running[];
    before(async function () {
      const found = await store();
      if (found === undefined) return this.skip();
      discard = found.discard;
      environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent', ...found.environment };
      servers = await Promise.all([started(environment), started(environment)]);
    });
    after(() => discard());

    /** Sends it until it is answered, as a client does that does not know what has happened. */
    async function send(key: string, address: string, body: object): Promise<Sent> {
      for (let attempt = 0; ; attempt++) {
        const server = servers[attempt % 2] as Running;
        const reply = await ask(server, 'POST', address, body, { 'Idempotency-Key': key }).catch(() => undefined);
        if (reply?.status === 200) return reply;
        if (reply !== undefined)
          assert.ok(reply.status === 500 || reply.body.code === 'idempotency_in_progress', reply.body.code);
        await sleep(10);
      }
    }

    it(`is done once, also in batches, by ${clients} clients at once`, async () => {
      const answers = new Map<string, string>();
      let sending = clients;
      const work = async (client: number) => {
        for (let n = 0; n < perClient; n++) {
          const name = `c${client}-${n}`;
          if (n % 2 === 0) {
            // two with one key at once: the answers must be the same
            const [one, two] = await Promise.all([send(name, types, { name }), send(name, types, { name })]);
            assert.equal(one.body.id, two.body.id);
            answers.set(name, one.body.id);
          } else {
            const names = ['a', 'b', 'c'].map((part) => `${name}${part}`);
            const operations = names.map((name) => ({ operation: 'create', object: { name } }));
            const { results = [] } = (
              await send(name, `${types}/batch${n === 1 ? '' : '?atomic=true'}`, { operations })
            ).body;
            for (const [index, name] of names.entries()) answers.set(name, results[index]?.id ?? '');
          }
        }
        sending--;
      };
      const all = Promise.all(Array.from({ length: clients }, (_, client) => work(client)));
      for (let kill = 0; kill < kills && sending > 0; kill++) {
        await sleep(150);
        const at = kill % 2;
        servers[at]?.kill('SIGKILL');
        await servers[at]?.ended;
        servers[at] = await started(environment);
      }
      await all;
      const stored: [string, string][] = [];
      for (let key: string | null = ''; key !== null; ) {
        const address = `${types}${key && `?exclusiveStartKey=${key}`}`;
        const { body, headers } = await ask(servers[0] as Running, 'GET', address);
        for (const { name, id } of body) stored.push([name, id]);
        key = headers.get('x-last-evaluated-key');
      }
      assert.equal(stored.length, answers.size);
      assert.deepEqual(new Map(stored), answers);
    });
  });
}
