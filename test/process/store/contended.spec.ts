/** Clients of two servers that all change one record, while one of the servers is killed. */
import { strict as assert } from 'node:assert';
import { ask, type Running, secret, serversFolder, started } from '../support/process.js';

const clients = 15;
const changes = 20;
const address = '/referenceTypes/acme';

describe('A record that clients of two servers change at once', () => {
  const folder = serversFolder();

  it('has every change that was answered, and none twice, although a server is killed', async () => {
    const environment = { DATA_DIR: folder.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
    const [one, other] = await Promise.all([started(environment), started(environment)]);
    const { id } = (await ask(one, 'POST', address, { name: 'version 1' })).body;
    /** Version → the name with which it was answered. */
    const answered = new Map<number, string>([[1, 'version 1']]);
    let unanswered = 0;

    async function client(server: Running, client: string): Promise<void> {
      for (let n = 0; n < changes; n++) {
        const name = `${client}.${n}`;
        const value = [{ op: 'replace', path: '/name', value: name }];
        const reply = await ask(server, 'PATCH', `${address}/${id}`, value).catch(() => undefined);
        if (reply === undefined) {
          unanswered++;
          return;
        }
        assert.deepEqual([reply.status, reply.body.name], [200, name]);
        assert.equal(answered.get(reply.body.sys_version), undefined, 'each change makes a version of its own');
        answered.set(reply.body.sys_version, name);
        if (answered.size === clients * 5) one.kill('SIGKILL');
      }
    }

    await Promise.all(
      [one, other].flatMap((server, s) => Array.from({ length: clients }, (_, c) => client(server, `${s}.${c}`))),
    );
    const { sys_version, name } = (await ask(other, 'GET', `${address}/${id}?consistentRead=true`)).body;
    assert.ok(unanswered > 0 && answered.size > clients * changes);
    assert.ok(sys_version >= answered.size && sys_version <= answered.size + unanswered, `${sys_version}`);
    assert.equal(answered.get(sys_version) ?? name, name);
    assert.equal(Math.max(...answered.keys()) <= sys_version, true);
  });
});
