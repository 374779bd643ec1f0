/** A data folder that version 0.1.0 has written: test/fixtures/README.md. */
import { strict as assert } from 'node:assert';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { Audit } from '../../src/records/audit.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { refusal } from '../support/api.js';
import { checkVersions, linesOf } from '../support/audit.js';
import { freshFolder } from '../support/folder.js';
import { type Reply, token, type World, world } from '../support/harness.js';

const fixture = (name: string) => readFileSync(join('test/fixtures/0.1.0', name));

interface Answer {
  readonly address: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect any response
  readonly answer: any;
}
const answers = fixture('answers.ndjson')
  .toString()
  .trimEnd()
  .split('\n')
  .map((line): Answer => JSON.parse(line));
const lists = answers.filter(({ answer }) => Array.isArray(answer));
const records = answers.filter(({ answer }) => !Array.isArray(answer));

/** Half an hour after 0.1.0 has ended: its e-mails are neither given up nor removed. */
const later = new Date('2026-11-27T03:06:00.000Z');
const more = { token: token({ exp: later.getTime() / 1000 + 3600 }) };

describe('A data folder of version 0.1.0', () => {
  const folder = freshFolder(true);
  let [gala, audit, store]: [World?, Audit?, EmbeddedStore?] = [];

  async function open(): Promise<void> {
    store = new EmbeddedStore({ path: join(folder.path, 'store') });
    audit = new Audit({ to: join(folder.path, 'audit.log'), sync: false }, pino({ level: 'silent' }), undefined, 20);
    gala = await world({ store, audit });
    gala.clock.now = later;
  }

  async function close(): Promise<void> {
    await gala?.close();
    await store?.close();
    await audit?.close();
  }

  before(async () => {
    mkdirSync(join(folder.path, 'store'));
    writeFileSync(join(folder.path, 'store/data.mdb'), gunzipSync(fixture('data.mdb.gz')));
    writeFileSync(join(folder.path, 'audit.log'), gunzipSync(fixture('audit.log.gz')));
    await open();
  });
  after(close);

  async function ask(method: string, address: string, body?: unknown, headers = {}): Promise<Reply> {
    const begun = gala as World; // opened before each test
    return await begun.call(method, address, { ...more, headers, ...(body !== undefined && { body }) });
  }
  const get = async (address: string) => (await ask('GET', address)).body;
  const merge = (address: string, body: object) =>
    ask('PATCH', address, body, { 'Content-Type': 'application/merge-patch+json' });

  /** The only record of a resource and a tenant whose answer has these values. */
  function known(resource: string, tenant: string, values: object = {}): Answer['answer'] {
    const fits = ({ address, answer }: Answer) =>
      address.startsWith(`/${resource}/${tenant}/`) &&
      Object.entries(values).every(([name, value]) => answer[name] === value);
    const found = records.filter(fits);
    assert.equal(found.length, 1, resource);
    return found[0]?.answer;
  }
  const messagesIn = async (tenant: string, state = '') => (await get(`/awards/messages/${tenant}?${state}`)).Items;

  it('has all records as they were', async () => {
    const resources = new Set(records.map(({ address }) => address.split('/')[1]));
    assert.equal(resources.size, 31);
    for (const { address, answer } of records) assert.deepEqual(await get(address), answer, address);
  });

  it('has all e-mails as they were, and lists them by state', async () => {
    for (const { address, answer } of lists) {
      const { Items } = await get(address);
      assert.deepEqual(
        Items.map(({ id }: { id: string }) => id),
        answer.map(({ id }: { id: string }) => id),
      );
      for (const one of answer) assert.deepEqual(await get(`${address}/${one.id}`), one);
    }
    for (const state of ['queued', 'failed', 'sent'])
      assert.equal((await messagesIn('acme', `state=${state}`)).length, 2, state);
  });

  it('lists and sorts records by indexes that it did not have', async () => {
    const abstracts = async (query: string) => await ask('GET', `/abstracts/globex?${query}`);
    const { headers, body } = await abstracts('sort=-sys_created_at&count=true');
    assert.equal(headers.total, '3');
    assert.deepEqual(
      body.map(({ number }: { number: number }) => number),
      [3, 2, 1],
    );
    const after = known('abstracts', 'globex', { number: 1 }).sys_last_modified_at;
    const changed = (await abstracts(`modified_since=${after}`)).body;
    assert.deepEqual(
      changed.map(({ number }: { number: number }) => number),
      [1, 2], // the third has no scores
    );
  });

  it('finds records by searches', async () => {
    const found = async (filters: object) =>
      (await ask('POST', '/references/globex/search', filters)).body.Items.map(({ name }: { name: string }) => name);
    const application_id = known('applications', 'globex', { name: 'Application of Ada' }).id;
    assert.deepEqual(await found({ email_address: 'ada@EXAMPLE.org' }), Array(3).fill('Ada Lovelace'));
    assert.deepEqual(await found({ application_ids: [application_id], name: 'öberg' }), ['Åsa Öberg']);
  });

  it('keeps records from other tenants, and what refers to them', async () => {
    const { id } = known('referenceProcesses', 'globex');
    assert.deepEqual(refusal(await ask('GET', `/referenceProcesses/acme/${id}`)), [404, 'record_not_found']);
    const refused = await ask('DELETE', `/referenceProcesses/globex/${id}`);
    assert.deepEqual(refusal(refused), [409, 'record_referenced']);
  });

  it('changes records from the version that they have', async () => {
    const types = '/referenceTypes/acme';
    const before = known('referenceTypes', 'acme');
    const { body } = await ask('PUT', `${types}/${before.id}`, { ...before, name: 'Endorsement' });
    assert.deepEqual([body.name, body.sys_version, body.sys_created_at], ['Endorsement', 2, before.sys_created_at]);
    const stale = await ask('PUT', `${types}/${before.id}`, before);
    assert.deepEqual(refusal(stale), [409, 'version_conflict']);
    const parcel = `/shippingProducts/acme/${known('shippingProducts', 'acme').id}`;
    assert.equal((await ask('DELETE', parcel)).status, 200);
    assert.deepEqual(refusal(await ask('GET', parcel)), [404, 'record_not_found']);
  });

  it('keeps locked records locked', async () => {
    const { id } = known('awards', 'acme', { name: 'Locked' });
    assert.deepEqual(refusal(await merge(`/awards/acme/${id}`, { name: 'Open' })), [409, 'record_locked']);
  });

  it('has sold as many seats as it had', async () => {
    const { id: function_id, event_id } = known('functions', 'acme');
    const availability = () => get(`/functions/acme/${function_id}/availability`);
    assert.deepEqual(await availability(), { capacity: 3, sold: 2, remaining: 1 });
    const buy = (contact_id: string) =>
      ask('POST', '/functionTickets/acme', { name: 'Seat', contact_id, event_id, function_id });
    assert.equal((await buy('c-3')).status, 200);
    assert.deepEqual(refusal(await buy('c-4')), [409, 'sold_out']);
    assert.deepEqual(await availability(), { capacity: 3, sold: 3, remaining: 0 });
  });

  it('averages the scores that it had with new ones', async () => {
    const { id: event_id } = known('events', 'acme');
    const { id, average_score: before } = known('abstracts', 'acme', { number: 1 });
    const { address } = records.find(({ answer }) => answer.abstract_id === id) as Answer;
    const review = await get(address);
    assert.deepEqual([before, review.score, review.event_id], [6, 5.5, event_id]);
    const { status, text } = await ask('POST', '/abstractReviews/acme/submit', { ...review, score: 2.5 });
    assert.equal(status, 200, text);
    assert.equal((await get(`/abstracts/acme/${id}`)).average_score, 4.5);
  });

  it('sends the e-mails that wait, those that failed when it is told to, and none twice', async () => {
    const { courier, mails } = gala as World;
    courier.wake();
    await courier.idle();
    assert.equal(mails.length, 2);
    assert.match(mails[0]?.body ?? '', /^<p>Dear (Ada Lovelace|Åsa Öberg), by 31 December 2026<\/p>$/);
    const { body } = await ask('POST', '/awards/messages/acme/retry', {});
    assert.equal(body.queued, 2);
    await courier.idle();
    assert.equal(mails.length, 4);
    assert.deepEqual(
      new Set((await messagesIn('acme')).map(({ state }: { state: string }) => state)),
      new Set(['sent']),
    );
  });

  it('goes on with its audit log', async () => {
    const lines = linesOf(join(folder.path, 'audit.log'));
    const old = gunzipSync(fixture('audit.log.gz')).toString().trimEnd().split('\n').length;
    assert.ok(lines.length > old);
    checkVersions(lines.filter(({ resource }) => resource !== 'messages')); // only what callers change of e-mails has lines
  });

  it('is opened again as it was left', async () => {
    const all = async () => {
      const found: Record<string, unknown> = {};
      for (const { address } of answers) found[address] = { ...(await get(address)), request_id: undefined };
      return found;
    };
    const before = await all();
    await close();
    await open();
    assert.deepEqual(await all(), before);
  });
});
