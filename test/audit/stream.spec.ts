/** Files that are renamed or full: lines are whole, and nothing is changed that they do not tell. */
import { strict as assert } from 'node:assert';
import { appendFileSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { pino } from 'pino';
import { Fault } from '../../src/fault.js';
import { Audit } from '../../src/records/audit.js';
import { type AuditedFile, auditedFile, linesOf } from '../support/audit.js';
import { type World, world } from '../support/harness.js';
import { until } from '../support/until.js';

const types = '/referenceTypes/acme';
const line = (n: number, text = '') => `${JSON.stringify({ n, text })}\n`;
const numbers = (path: string) => linesOf(path).map((one) => (one as never as { n: number }).n);
const isUnavailable = (thrown: unknown) => thrown instanceof Fault && thrown.code === 'audit_unavailable';
const _log = pino({ level: 'silent' });

/** Makes the log go to a full disk, and back. */
function fill({ path, stream }: AuditedFile): void {
  symlinkSync('/dev/full', `${path}.full`);
  renameSync(path, `${path}.1`);
  renameSync(`${path}.full`, path);
  stream.reopen();
}

function makeRoom({ path, stream }: AuditedFile): void {
  renameSync(`${path}.1`, path);
  stream.reopen();
}

describe('The file of the audit log', () => {
  let audit: AuditedFile;

  beforeEach(() => {
    audit = auditedFile();
  });
  afterEach(async () => {
    await audit.stream.close();
    audit.remove();
  });

  it('may be renamed and reopened: new lines go to a new file, and no line is lost', async () => {
    await audit.stream.write([line(1)]);
    renameSync(audit.path, `${audit.path}.1`);
    await audit.stream.write([line(2)]);
    const underWay = [audit.stream.write([line(3)]), audit.stream.write([line(4)])];
    audit.stream.reopen();
    await Promise.all(underWay);
    await audit.stream.write([line(5)]);
    const [old, fresh] = [numbers(`${audit.path}.1`), numbers(audit.path)];
    assert.deepEqual(old.slice(0, 2), [1, 2]);
    assert.deepEqual([...old, ...fresh], [1, 2, 3, 4, 5]);
    assert.equal(fresh.at(-1), 5);
  });

  it('stays in use if it cannot be reopened', async () => {
    renameSync(audit.folder, `${audit.folder}-away`);
    audit.stream.reopen();
    await audit.stream.write([line(1)]);
    renameSync(`${audit.folder}-away`, audit.folder);
    assert.deepEqual(numbers(audit.path), [1]);
  });

  it('begins a new line after one that was cut off', async () => {
    appendFileSync(audit.path, '{"cut o');
    audit.stream.reopen();
    await audit.stream.write([line(1)]);
    await audit.stream.write([line(2)]);
    assert.equal(readFileSync(audit.path, 'utf8'), `{"cut o\n${line(1)}${line(2)}`);
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

  it('records can be read but not changed; what was stored before is logged once there is room', async () => {
    const { id } = (await gala.post(types, { name: 'First' })).body;
    fill(audit);
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
    const operations = [
      { operation: 'create', object: { name: 'Fourth' } },
      { operation: 'read', id },
    ];
    const [create, read] = (await gala.post(`${types}/batch`, { operations })).body.results;
    assert.deepEqual([create.error.code, read.status], ['audit_unavailable', 200]);
    const names = (await gala.get(types)).body.map(({ name }: { name: string }) => name);
    assert.deepEqual(names, ['First', 'Second']);

    makeRoom(audit);
    assert.equal((await gala.delete(`${types}/${id}`)).status, 200);
    const lines = linesOf(audit.path).map(({ operation, id: of }) => `${operation} ${of === id ? 'First' : 'Second'}`);
    const [first, second, last] = ['create First', 'create Second', 'delete First'];
    assert.deepEqual(
      lines,
      [first, second, last].map((one) => `referenceTypes.${one}`),
    );
  });

  it('lines are written later without a request, or go to the server’s log when it stops', async () => {
    fill(audit);
    await assert.rejects(audit.stream.write([line(1)]), isUnavailable);
    makeRoom(audit);
    await until(() => statSync(audit.path).size > 0);
    assert.deepEqual(numbers(audit.path), [1]);

    const lost: string[] = [];
    const full = new Audit({ to: '/dev/full', sync: false }, pino({ level: 'fatal' }, { write: (l) => lost.push(l) }));
    await assert.rejects(full.write([line(2), line(3)]), isUnavailable);
    await full.close();
    assert.deepEqual(JSON.parse(lost.join('')).lines, [line(2).trimEnd(), line(3).trimEnd()]);
  });
});
