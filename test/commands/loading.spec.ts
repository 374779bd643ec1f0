/** A file on a server that fails for a while, in the middle. */
import { strict as assert } from 'node:assert';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadFile } from '../../src/commands/file.js';
import type { Remote, Result } from '../../src/commands/remote.js';
import { freshFolder } from '../support/folder.js';

interface Sent {
  readonly body: { readonly operations: readonly { readonly object: { readonly name: string } }[] };
}

/** It does each part of a batch with a key once. */
function serverThat(fails: (name: string) => (Result['error'] & { status: number }) | undefined) {
  const [stored, done, keys] = [[] as string[], new Map<string, Result>(), [] as string[]];
  const batch = async ({ body }: Sent, { headers }: { headers: Record<string, string> }) => {
    const key = String(headers['Idempotency-Key']);
    keys.push(key);
    const results = body.operations.map(({ object: { name } }, n): Result => {
      const known = done.get(`${key}/${n}`);
      const error = known === undefined ? fails(name) : undefined;
      if (error !== undefined) return { id: null, status: error.status, error };
      const result = known ?? { id: `id-${stored.push(name)}`, status: 200 };
      done.set(`${key}/${n}`, result);
      return result;
    });
    return { results };
  };
  const of = () => ({ methods: { batch }, columns: new Map([['name', { type: 'string' }]]), links: [], isOpen: true });
  const remote = { url: 'http://gala', tenant: 'acme', caller: 'me', retries: 1, of } as unknown as Remote;
  return { remote, stored, keys };
}

describe('A load', () => {
  const folder = freshFolder();
  const names = Array.from({ length: 250 }, (_, n) => `Name ${n}`);
  const path = () => join(folder.path, 'rows.csv');
  const task = () => ({ resource: 'things', path: path(), format: 'csv' });
  beforeEach(() => writeFile(path(), `name\n${names.join('\n')}\n`));
  const away = (code: string, status: number) => ({ code, status, message: 'Try again.' });

  for (const [code, status] of [
    ['too_much_contention', 409],
    ['store_unavailable', 500],
    ['too_many_requests', 429],
  ] as const)
    it(`tries rows again that fail with ${code}, and loads them and the others once`, async () => {
      const failed = new Set<string>();
      const server = serverThat((name) =>
        /7$/.test(name) && !failed.has(name) && failed.add(name) ? away(code, status) : undefined,
      );
      const { total, failed: wrong } = await loadFile(server.remote, task());
      assert.deepEqual([total, wrong, failed.size], [250, 0, 25]);
      assert.deepEqual(server.stored.toSorted(), names.toSorted());
    });

  it('that meets a server which stays away says how many rows are left, and goes on later', async () => {
    let isAway = true;
    const server = serverThat((name) =>
      isAway && Number(name.slice(5)) >= 150 ? away('store_unavailable', 500) : undefined,
    );
    await assert.rejects(loadFile(server.remote, task()), {
      message: /^Try again\.\n150 rows are left: run the command again\.$/,
    });
    assert.ok(existsSync(`${path()}.progress`));
    assert.equal(existsSync(`${path()}.errors.csv`), false);
    isAway = false;
    const { total, failed } = await loadFile(server.remote, task());
    assert.deepEqual([total, failed], [250, 0]);
    assert.deepEqual(server.stored.toSorted(), names.toSorted());
    assert.equal(new Set(server.keys).size, 3, 'each batch keeps its key');
    assert.equal((await loadFile(server.remote, task())).known, 250);
  });

  it('that is interrupted and corrected loads what is missing, unless it is not known what is loaded', async () => {
    let isAway = true;
    const server = serverThat((name) => (isAway && name === 'Name 249' ? away('store_unavailable', 500) : undefined));
    const wrong = 'two,cells\n'.repeat(100); // a batch of which nothing is sent
    await writeFile(path(), `name\n${wrong}${names.join('\n')}\n`);
    await assert.rejects(loadFile(server.remote, task()));
    await writeFile(path(), `name\n${names.slice(0, 249).join('\n')}\nLast\n`);
    await assert.rejects(loadFile(server.remote, task()), /is of a load that has not ended, with another content/);
    await writeFile(path(), `name\n${wrong}${names.join('\n')}\n`);
    isAway = false;
    await loadFile(server.remote, task());
    await writeFile(path(), `name\n${names.join('\n')}\nLast\n`);
    const { known, total } = await loadFile(server.remote, task());
    assert.deepEqual([known, total], [250, 251]);
    assert.deepEqual(server.stored.toSorted(), [...names, 'Last'].toSorted());
  });

  it('whose server refuses it before a row is sent leaves nothing that stands in the way', async () => {
    const server = serverThat(() => undefined);
    const refusing = { ...server.remote, of: () => ({ ...server.remote.of('x'), links: [['name', 'gone']] }) };
    await writeFile(path(), '{"name":{"external":"x"}}\n');
    await assert.rejects(loadFile(refusing as unknown as Remote, { ...task(), format: 'ndjson' }));
    await writeFile(path(), '{"name":"One"}\n');
    const { total, failed } = await loadFile(server.remote, { ...task(), format: 'ndjson' });
    assert.deepEqual([total, failed, server.stored], [1, 0, ['One']]);
  });

  it('that goes on sends what it has sent before, whoever has an external id by then', async () => {
    const sent: unknown[] = [];
    let [isAway, owner] = [true, 'f-old'];
    const batch = async ({ body }: { body: { operations: { operation: string; object?: object }[] } }) => {
      const [first] = body.operations;
      if (first?.operation === 'read') return { results: body.operations.map(() => ({ id: owner, status: 200 })) };
      sent.push(body);
      if (isAway) throw new Error('The server does not respond.');
      return { results: body.operations.map((_, n) => ({ id: `t-${n}`, status: 200 })) };
    };
    const links = [['function_id', 'functions']];
    const of = () => ({
      methods: { batch },
      columns: new Map([['function_id', { type: 'string' }]]),
      links,
      isOpen: true,
    });
    const remote = { ...serverThat(() => undefined).remote, of } as unknown as Remote;
    await writeFile(path(), 'function_id@external\nf-1\n');
    await assert.rejects(loadFile(remote, task()), /1 rows are left/);
    [isAway, owner] = [false, 'f-new'];
    await loadFile(remote, task());
    assert.deepEqual(sent[1], sent[0]);
    assert.deepEqual(sent[0], { operations: [{ operation: 'create', object: { function_id: 'f-old' } }] });
  });

  it('and another of the same file at the same time: each row is loaded once', async () => {
    const server = serverThat(() => undefined);
    const results = await Promise.allSettled([1, 2].map(() => loadFile(server.remote, task())));
    assert.deepEqual(results.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    assert.match(
      refused?.reason.message,
      /another load has begun at the same time\.\n250 rows are left: run the command again\.$/,
    );
    assert.deepEqual(server.stored.toSorted(), names.toSorted());
    assert.equal((await loadFile(server.remote, task())).known, 250);
  });

  it('that is refused to one caller is for another, unless some of it may be loaded', async () => {
    const server = serverThat(() => undefined);
    const saying = (code: string) => {
      const batch = () => Promise.reject(Object.assign(new Error('No.'), { code }));
      return { ...server.remote, caller: 'other', of: () => ({ ...server.remote.of('x'), methods: { batch } }) };
    };
    for (const code of ['token_invalid', 'tenant_forbidden', 'permission_missing'])
      await assert.rejects(loadFile(saying(code) as unknown as Remote, task()), /^Error: No\.\n250 rows are left/);
    assert.equal((await loadFile(server.remote, task())).failed, 0);
    assert.deepEqual(server.stored.toSorted(), names.toSorted());
    await writeFile(path(), 'name\nNew\n');
    for (const code of ['timeout', 'permission_missing'])
      await assert.rejects(loadFile(saying(code) as unknown as Remote, task()), /No\./);
    await assert.rejects(loadFile(server.remote, task()), /of a load that has not ended.* is loaded once more\.$/);
  });

  it('takes a quota for what it is: an error of the row', async () => {
    const server = serverThat((name) => (name === 'Name 3' ? away('tenant_quota', 429) : undefined));
    assert.equal((await loadFile(server.remote, task())).failed, 1);
    assert.equal(server.keys.length, 3);
  });
});
