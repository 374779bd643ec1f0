/** Files that are renamed, removed, emptied or full: lines are whole, and nothing is changed that they do not tell. */
import { strict as assert } from 'node:assert';
import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
} from 'node:fs';
import { pino } from 'pino';
import { AuditFile } from '../../src/audit/file.js';
import { AuditStream } from '../../src/audit/stream.js';
import { Fault } from '../../src/fault.js';
import { type AuditedFile, auditedFile, linesOf } from '../support/audit.js';
import { type World, world } from '../support/harness.js';
import { until } from '../support/until.js';

const types = '/referenceTypes/acme';
const line = (n: number, text = '') => `${JSON.stringify({ n, text })}\n`;
const numbers = (path: string) => linesOf(path).map((one) => (one as never as { n: number }).n);
const isUnavailable = (thrown: unknown) => thrown instanceof Fault && thrown.code === 'audit_unavailable';

describe('The file of the audit log', () => {
  let audit: AuditedFile;

  beforeEach(() => {
    audit = auditedFile();
  });
  afterEach(async () => {
    await audit.stream.close();
    audit.remove();
  });

  it("is its owner's alone, and is appended to", async function () {
    await audit.stream.write([line(1)]);
    await audit.stream.close();
    const again = new AuditStream({ target: new AuditFile(audit.path, true), log: pino({ level: 'silent' }) });
    await again.write([line(2), line(3)]);
    await again.close();
    assert.deepEqual(numbers(audit.path), [1, 2, 3]);
    if (process.platform === 'win32') this.skip();
    assert.equal(statSync(audit.path).mode & 0o777, 0o600);
  });

  it('has lines in the order in which they came, however many wait', async () => {
    await Promise.all(Array.from({ length: 500 }, (_, n) => audit.stream.write([line(n)])));
    assert.deepEqual(
      numbers(audit.path),
      Array.from({ length: 500 }, (_, n) => n),
    );
  });

  it('may be renamed or removed: the next line is in a new one', async () => {
    await audit.stream.write([line(1)]);
    renameSync(audit.path, `${audit.path}.1`);
    await audit.stream.write([line(2)]);
    unlinkSync(audit.path);
    await audit.stream.write([line(3)]);
    assert.deepEqual(numbers(`${audit.path}.1`), [1]);
    assert.deepEqual(numbers(audit.path), [3]);
  });

  it('may be emptied: the next line is its first', async () => {
    await audit.stream.write([line(1)]);
    truncateSync(audit.path);
    await audit.stream.write([line(2)]);
    assert.deepEqual(numbers(audit.path), [2]);
  });

  it('gets a new line after one that somebody left without its end', async () => {
    appendFileSync(audit.path, '{"cut o');
    await audit.stream.write([line(1)]);
    appendFileSync(audit.path, '{"cut o');
    await audit.stream.write([line(2)]);
    assert.equal(readFileSync(audit.path, 'utf8'), `{"cut o\n${line(1)}{"cut o\n${line(2)}`);
  });

  it('loses no line while its folder is away', async () => {
    await audit.stream.write([line(1)]);
    renameSync(audit.folder, `${audit.folder}-away`);
    try {
      await assert.rejects(audit.stream.write([line(2)]), isUnavailable);
      await assert.rejects(audit.stream.admit(), isUnavailable);
    } finally {
      renameSync(`${audit.folder}-away`, audit.folder);
    }
    await audit.stream.admit();
    await audit.stream.write([line(3)]);
    assert.deepEqual(numbers(audit.path), [1, 2, 3]);
  });

  it('takes kept lines as soon as it can, without being asked', async () => {
    rmSync(audit.folder, { recursive: true });
    await assert.rejects(audit.stream.write([line(1)]), isUnavailable);
    mkdirSync(audit.folder);
    await until(() => Boolean(statSync(audit.path, { throwIfNoEntry: false })?.size));
    assert.deepEqual(numbers(audit.path), [1]);
  });

  it('takes the lines of a very large commit, in several writes', async () => {
    const many = Array.from({ length: 5000 }, (_, n) => line(n, 'x'.repeat(500)));
    await audit.stream.write(many);
    assert.equal(readFileSync(audit.path, 'utf8'), many.join(''));
  });
});

describe('Without room for the audit log', () => {
  let audit: AuditedFile;
  let gala: World;

  beforeEach(async function () {
    if (process.platform !== 'linux') this.skip(); // elsewhere there is no /dev/full
    audit = auditedFile();
    gala = await world({ audit: audit.stream });
  });
  afterEach(async () => {
    await gala?.close();
    await audit?.stream.close();
    audit?.remove();
  });

  it('nothing is changed and reading goes on; what was stored before is told as soon as there is room', async () => {
    const { id } = (await gala.post(types, { name: 'First' })).body;
    symlinkSync('/dev/full', `${audit.path}.full`);
    renameSync(audit.path, `${audit.path}.1`);
    renameSync(`${audit.path}.full`, audit.path);

    const told = await gala.post(types, { name: 'Second' });
    assert.deepEqual([told.status, told.body.code], [500, 'audit_unavailable']);
    assert.match(told.body.message, /was saved/);
    const refused = [
      await gala.post(types, { name: 'Third' }),
      await gala.put(`${types}/${id}`, { name: 'Third' }),
      await gala.delete(`${types}/${id}`),
    ];
    for (const { status, body } of refused) {
      assert.deepEqual([status, body.code], [500, 'audit_unavailable']);
      assert.match(body.message, /accepts no changes/);
    }
    const batch = await gala.post(`${types}/batch`, {
      operations: [
        { operation: 'create', object: { name: 'Fourth' } },
        { operation: 'read', id },
      ],
    });
    assert.deepEqual(
      batch.body.results.map((one: { status: number; error?: { code: string } }) => [one.status, one.error?.code]),
      [
        [500, 'audit_unavailable'],
        [200, undefined],
      ],
    );
    const kept = (await gala.get(types)).body;
    assert.deepEqual(
      kept.map(({ name, sys_version }: { name: string; sys_version: number }) => [name, sys_version]),
      [
        ['First', 1],
        ['Second', 1],
      ],
    );

    renameSync(`${audit.path}.1`, audit.path);
    assert.equal((await gala.delete(`${types}/${id}`)).status, 200);
    assert.deepEqual(
      linesOf(audit.path).map(({ operation, id: of }) => [operation, of === id]),
      [
        ['referenceTypes.create', true],
        ['referenceTypes.create', false],
        ['referenceTypes.delete', true],
      ],
    );
  });
});

describe('An audit log that takes nothing', () => {
  it('is one that does not answer: nobody waits for it for ever', async () => {
    const audit = auditedFile();
    let go = () => {};
    const stuck = new Promise<void>((resolve) => {
      go = resolve;
    });
    const file = new AuditFile(audit.path, false);
    let attempts = 0;
    const target = {
      name: 'a disk that fails once and then stands still',
      append: async (lines: Buffer) => {
        if (attempts++ === 0) throw new Error('it fails');
        await stuck;
        return await file.append(lines);
      },
      close: () => file.close(),
    };
    const stream = new AuditStream({ target, log: pino({ level: 'silent' }), patience: 20, interval: 20 });
    await assert.rejects(stream.write([line(1)]), isUnavailable);
    await Promise.all(Array.from({ length: 3 }, () => assert.rejects(stream.admit(), isUnavailable)));
    await assert.rejects(stream.admit(), isUnavailable);
    await assert.rejects(stream.write([line(2)]), isUnavailable);
    go();
    await until(async () => (await stream.admit().catch(() => 'not yet')) !== 'not yet');
    await stream.write([line(3)]);
    await stream.close();
    assert.deepEqual(numbers(audit.path), [1, 2, 3]);
    audit.remove();
  });
});
