/** `gala move` to MongoDB and back, killed again and again. */
import { strict as assert } from 'node:assert';
import { join } from 'node:path';
import { collections } from '../../src/gala.js';
import { messages, queue } from '../../src/mail/outbox.js';
import type { Doc } from '../../src/store/doc.js';
import { EmbeddedSource } from '../../src/store/embedded/source.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import type { MongoStore } from '../../src/store/mongo/store.js';
import type { Change, Source } from '../../src/store/port.js';
import { command } from '../process/issuer/support.js';
import { freshFolder } from '../support/folder.js';
import { doc, next } from '../support/store-suite.js';
import { until } from '../support/until.js';
import { mongoUrl, suiteStores } from './support/server.js';

const [types, applications] = ['awards.referenceTypes', 'awards.applications'];

/** Names that MongoDB or the store on it reserve, and text that is not ASCII. */
const special = {
  tenant: 'own',
  _id: 1,
  $set: { 'a.b': [{ $in: [] }, { _bsontype: 'x' }], '%41': null },
  'Größe.漢字': '😀\u2028"\\\u0001',
  numbers: [0.1, 1e21, -5, 2 ** 31, 2 ** 53 - 1, 1e-7],
  7: 'before the others',
};

const perTenant = 80;
const ofAll = 5 * perTenant;

function* records(): Generator<Change> {
  for (const tenant of ['a', 'a-b', 'a.b', 'a_', 'Zoë'])
    for (let n = 0; n < perTenant; n++) {
      const id = `r${n}:${tenant.length}`;
      yield { put: { collection: types, tenant, id }, doc: doc(id, { name: `${tenant} ${n}`, ...special }, n + 1) };
      const text = 'é'.repeat(30_000);
      yield { put: { collection: applications, tenant, id }, doc: doc(id, { ...special, text }, 3) };
      if (n > 9) continue;
      const mail = { about: 'x', email: 'e', state: 'queued', recency: `z${n}`, to: 'ß@example.org', body: '<p>' };
      yield { put: { collection: messages, tenant, id }, doc: doc(id, mail) };
      const ticket = { tenant, message_id: id, task: 'send', due: '2026-01-01T00:00:00.000Z' };
      yield { put: { ...queue, id: `${n}${tenant.length}${tenant.charCodeAt(1)}` }, doc: doc(id, ticket) };
      yield { put: { collection: 'gala.counts', tenant, id: `c${n}` }, doc: doc(`c${n}`, { count: n }, 7) };
    }
}

describe('Moving records to MongoDB and back', () => {
  const folder = freshFolder(true);
  const { database, open } = suiteStores();
  let store: MongoStore;
  let url: string;
  let names: string[];

  before(async () => {
    url = (mongoUrl() as string).replace(/^([^:]+:\/\/[^/?]*)\/?[^?]*/, `$1/${database}`);
    store = await open();
    const all = await collections();
    names = [...all.keys(), 'gala.moves'];
    for (const [name, indexes] of all) await store.declare(name, indexes);
    const embedded = new EmbeddedStore({ path: join(place('from'), 'store'), isScratch: true });
    for (const [name, indexes] of all) await embedded.declare(name, indexes);
    for (const change of records()) void embedded.commit([change]);
    await embedded.close();
  });

  const place = (name: string) => join(folder.path, name);
  const move = (from: string, to: string) => command('move', ['--from', from, '--to', to], {});

  /** Everything in a place: `collection tenant/id` → JSON. */
  async function contents(source: Source): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (const name of names)
      for await (const one of source.scan(name)) found.set(`${name} ${one.tenant}/${one.id}`, one.doc.text);
    return new Map([...found].sort());
  }

  async function contentsOf(name: string): Promise<Map<string, string>> {
    const source = new EmbeddedSource(place(name));
    const found = await contents(source);
    await source.close();
    return found;
  }

  /** How often a move has stored how far it is; 0 when there is none. */
  async function steps(source: Source): Promise<number> {
    for await (const { doc } of source.scan('gala.moves')) return doc.record.sys_version;
    return 0;
  }

  /** Kills a move when it has stored some more records. */
  async function killed(from: string, to: string, stepsOf: () => Promise<number>): Promise<void> {
    const known = await stepsOf();
    const running = move(from, to);
    await until(async () => (await stepsOf()) > Math.max(known, 1)); // the first has no records
    running.kill();
    assert.equal((await running.done).code, null);
    assert.ok((await stepsOf()) > 1, 'it had not ended');
  }

  it('keeps every record as it is, and continues after it was killed', async () => {
    const all = await contentsOf('from');
    assert.equal(all.size, 2 * ofAll + 5 * 3 * 10);
    for (let n = 0; n < 3; n++) await killed(place('from'), url, () => steps(store));
    const early = await move(url, place('other')).done;
    assert.equal(early.stderr, `A move to ${store.name} has not ended. End it first.\n`);
    assert.match((await move(place('other'), url).done).stderr, /other has no records to move\.\n$/);

    const key = { collection: applications, tenant: 'Zoë', id: 'r5:3' }; // the first to be moved
    const original = (await store.read(key)) as Doc;
    const changed = next(original, { name: 'changed' });
    await store.commit([{ put: key, doc: changed, previous: original }]);
    const differing = await move(place('from'), url).done;
    assert.equal(differing.code, 1);
    assert.match(differing.stdout, new RegExp(`^awards.applications: ${ofAll} → ${ofAll} records, which differ$`, 'm'));
    assert.match(
      differing.stderr,
      /\nRecords differ: awards\.applications\. Stop all servers, empty MongoDB, database /,
    );
    await store.commit([{ put: key, doc: original, previous: changed }]);

    const { code, stdout, stderr } = await move(place('from'), url).done;
    assert.deepEqual([code, stderr], [0, '']);
    for (const line of [`${types}: ${ofAll}`, `${applications}: ${ofAll}`, `${messages}: 50`, 'gala.counts: 50'])
      assert.match(stdout, new RegExp(`^${line} → ${line.replace(/.* /, '')} records$`, 'm'));
    assert.deepEqual(await contents(store), all);
    const about = { collection: messages, tenant: 'a.b', match: { about: 'x', email: 'e' }, limit: 100 };
    assert.equal((await store.page(about)).length, 10, 'the indexes are there');

    const again = await move(place('from'), url).done;
    assert.deepEqual([again.code, again.stderr], [1, `${store.name} has records already. Name a place without any.\n`]);

    const back = new EmbeddedStore({ path: join(place('to'), 'store') });
    await back.close();
    const target = new EmbeddedSource(place('to'));
    for (let n = 0; n < 3; n++) await killed(url, place('to'), () => steps(target));
    await target.close();
    assert.equal((await move(url, place('to')).done).code, 0);
    assert.deepEqual(await contentsOf('to'), all);
    assert.deepEqual(await contents(store), all);
  });
});
