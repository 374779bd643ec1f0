/** A copy elsewhere follows all that happens in a tenant: nothing is left out, nothing comes twice, and nobody learns what they may not. */
import { strict as assert } from 'node:assert';
import { beginEpoch, trimLogs } from '../../src/records/changes.js';
import { forAll, openRound, reviewsOf, scene } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { now, type Reply, token, type World } from '../support/harness.js';
import { made } from '../support/samples.js';

interface Item {
  readonly position: string;
  readonly resource: string;
  readonly id: string;
  readonly operation: string;
  readonly version: number;
  readonly at: string;
  readonly by_id: string;
  readonly record?: { readonly sys_version: number };
}

/** The clock of a server goes on from `now`. */
function goOn({ clock }: World): void {
  const begun = performance.now();
  Object.defineProperty(clock, 'now', {
    get: () => new Date(Date.parse(now) + performance.now() - begun),
    configurable: true,
  });
}

/** A copy of a tenant, kept as docs/changes.md says. */
class Copy {
  /** Resource and id → the record. */
  readonly records = new Map<string, unknown>();
  readonly items: Item[] = [];
  position = '';

  constructor(
    private readonly gala: World,
    private readonly tenant: string,
    private readonly service = 'awards',
    private readonly limit = 7,
  ) {}

  async #read(after: string): Promise<Reply['body']> {
    const query = `limit=${this.limit}&include=record&after=${after}`;
    const reply = await this.gala.get(`/${this.service}/changes/${this.tenant}?${query}`);
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  }

  async begin(): Promise<this> {
    this.position = (await this.#read('now')).LastPosition;
    return this;
  }

  /** Reads to the end. */
  async goOn(): Promise<Item[]> {
    const found: Item[] = [];
    for (let last = ''; last !== this.position; ) {
      last = this.position;
      const { Items, LastPosition } = await this.#read(last);
      for (const item of Items as Item[]) {
        const name = `${item.resource}/${item.id}`;
        if (item.record === undefined) this.records.delete(name);
        else this.records.set(name, item.record);
        found.push(item);
      }
      this.position = LastPosition;
    }
    this.items.push(...found);
    return found;
  }
}

const told = (items: readonly Item[]) =>
  items.map(({ resource, operation, version }) => [resource, operation, version]);

/** @param rush how many changes each of 16 writers makes. */
export const changes =
  (rush: number): Suite =>
  (start) => {
    const gala = served(start);
    before(() => goOn(gala));
    let tenant = '';
    let count = 0;
    beforeEach(() => {
      tenant = `followed-${++count}`;
    });

    const types = () => `/referenceTypes/${tenant}`;
    const create = async (name = 'new') => (await gala.post(types(), { name })).body as { readonly id: string };
    const feed = (query = '', service = 'awards', more = {}) =>
      gala.get(`/${service}/changes/${tenant}?${query}`, more);
    const after = async (query = 'after=now', service = 'awards') =>
      (await feed(query, service)).body.LastPosition as string;

    it('tells a portal that was away what was created, changed and deleted, in order, by whom and when', async () => {
      const copy = await new Copy(gala, tenant).begin();
      const by = { token: token({ sub: 'ada' }) };
      const { id } = (await gala.post(types(), { name: 'Academic' }, by)).body;
      const changed = await gala.merge(`${types()}/${id}`, { name: 'Professional' });
      const gone = await gala.delete(`${types()}/${id}`, by);
      const items = await copy.goOn();
      assert.deepEqual(told(items), [
        ['referenceTypes', 'created', 1],
        ['referenceTypes', 'updated', 2],
        ['referenceTypes', 'deleted', 3],
      ]);
      assert.deepEqual(
        items.map(({ by_id }) => by_id),
        ['ada', 'tester', 'ada'],
      );
      const [, second, third] = items as [Item, Item & { request_id?: string }, Item & { request_id?: string }];
      assert.equal(second.at, changed.body.sys_last_modified_at);
      assert.equal(second.request_id, changed.headers['x-request-id']);
      assert.equal(third.request_id, gone.headers['x-request-id']);
      assert.deepEqual(await copy.goOn(), []);
    });

    it('tells each way to write, and what follows from it, once; and a record that leaves the list that somebody reads', async () => {
      const { id: process_id } = await made(gala, 'referenceProcesses', {}, tenant);
      const copy = await new Copy(gala, tenant).begin();
      const { id } = await made(gala, 'references', { process_id, application_id: 'app-1' }, tenant);
      const one = `/references/${tenant}/${id}`;
      await gala.merge(one, { application_id: 'app-2' });
      const { sys_version: _, ...whole } = (await gala.get(one)).body;
      await gala.put(one, { ...whole, application_id: 'app-3' });
      await gala.patch(one, [{ op: 'replace', path: '/name', value: 'Grace' }]);
      await gala.post(`/references/${tenant}/batch`, {
        operations: [{ operation: 'patch', id, patch_directives: [{ op: 'replace', path: '/name', value: 'Joan' }] }],
      });
      await gala.put(`/references/${tenant}/external/crm-7`, { ...whole, id: undefined, sys_external_id: undefined });
      const submitted = await gala.post(`/references/${tenant}/submit`, (await gala.get(one)).body);
      assert.equal(submitted.status, 200, submitted.text);
      await gala.delete(one);
      const items = (await copy.goOn()).filter(({ resource }) => resource === 'references');
      assert.deepEqual(
        items.map(({ operation }) => operation),
        ['created', 'updated', 'updated', 'updated', 'updated', 'created', 'updated', 'deleted'],
      );
      const versions = items.filter((item) => item.id === id).map(({ version }) => version);
      assert.deepEqual(versions, [1, 2, 3, 4, 5, 6, 7]);
    });

    it('tells nothing of what was not stored: dry runs, refused requests and batches', async () => {
      await create();
      const position = await after();
      await gala.post(`${types()}?dry_run=true`, { name: 'x' });
      await gala.post(types(), { name: 5 });
      const operations = [
        { operation: 'create', object: { name: 'good' } },
        { operation: 'delete', id: 'none-such' },
      ];
      await gala.post(`${types()}/batch?atomic=true`, { operations });
      await gala.delete(`${types()}/none-such`);
      const { body } = await feed(`after=${position}`);
      assert.deepEqual(body, { Items: [], LastPosition: position });
    });

    it('keeps a copy whole beside 16 writers: every version of every record once, in its order', async () => {
      const copy = await new Copy(gala, tenant).begin();
      const ids: string[] = [(await create()).id];
      const any = () => ids[Math.floor(Math.random() * ids.length)] as string;
      const write = async (writer: number) => {
        for (let n = 0; n < rush; n++) {
          const name = `${writer} ${n}`;
          if (n % 5 === 0) ids.push((await create(name)).id);
          else if (n % 5 === 1 && ids.length > 9) await gala.delete(`${types()}/${any()}`);
          else if (n % 5 === 2)
            await gala.post(`${types()}/batch`, {
              operations: [
                { operation: 'patch', id: any(), patch_directives: [{ op: 'add', path: '/name', value: name }] },
                { operation: 'create', object: { name } },
              ],
            });
          else await gala.merge(`${types()}/${any()}`, { name });
        }
      };
      let isDone = false;
      const writing = Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer))).finally(() => {
        isDone = true;
      });
      while (!isDone) await copy.goOn();
      await writing;
      await copy.goOn();

      const all: { id: string }[] = (await gala.get(`${types()}?limit=1000&consistentRead=true`)).body;
      const stored = new Map(all.map((record) => [`referenceTypes/${record.id}`, record]));
      assert.deepEqual(new Map([...copy.records].sort()), new Map([...stored].sort()));
      const known = new Map<string, number>();
      for (const { id, version } of copy.items) {
        assert.equal(version, (known.get(id) ?? 0) + 1, id);
        known.set(id, version);
      }
      const positions = copy.items.map(({ position }) => position);
      assert.equal(new Set(positions).size, positions.length);
      const again: Item[] = (await feed('limit=1000')).body.Items;
      assert.deepEqual(
        again.map(({ position }) => position),
        positions.slice(0, 1000),
        'who reads it again finds the same order',
      );
      for (const at of [3, 40]) {
        const [next] = (await feed(`limit=1&after=${positions[at]}`)).body.Items;
        assert.equal(next.position, positions[at + 1], 'from any item it goes on with the next');
      }
    });

    it('answers who waits as soon as something happens in their tenant, and else when the time is over', async () => {
      const position = await after();
      const begun = performance.now();
      const waiting = feed(`after=${position}&wait=20`);
      const other = gala.get(`/awards/changes/${tenant}-other?after=now&wait=1`);
      assert.deepEqual((await other).body.Items, []);
      const { id } = await create();
      const { body } = await waiting;
      assert.deepEqual(
        body.Items.map((item: Item) => item.id),
        [id],
      );
      assert.ok(performance.now() - begun < 15_000);
      assert.deepEqual((await feed(`after=${body.LastPosition}&wait=1`)).body, {
        Items: [],
        LastPosition: body.LastPosition,
      });
    });

    it('names the resources that somebody wants, and goes past the others', async () => {
      const position = await after();
      const { id } = await made(gala, 'shippingProducts', {}, tenant);
      await create();
      const wanted = await feed(`after=${position}&resources=shippingProducts,awards`);
      assert.deepEqual(
        wanted.body.Items.map((item: Item) => item.id),
        [id],
      );
      assert.deepEqual((await feed(`after=${wanted.body.LastPosition}`)).body.Items, []);
      const wrong = await feed('resources=referenceType');
      assert.deepEqual(refusal(wrong), [400, 'invalid_request']);
      assert.match(wrong.body.message, /closest is referenceTypes/);
      const [other] = (await feed('resources=coupons', 'events')).body.Items;
      assert.equal(other, undefined);
    });

    it('refuses a position of another tenant or service, a broken one, and one that it never gave', async () => {
      await create();
      const position = await after();
      assert.deepEqual(refusal(await gala.get(`/awards/changes/other?after=${position}`)), [400, 'page_key_invalid']);
      assert.deepEqual(refusal(await feed(`after=${position}`, 'events')), [400, 'page_key_invalid']);
      assert.deepEqual(refusal(await feed(`after=${position.slice(0, -3)}abc`)), [400, 'page_key_invalid']);
      for (const wrong of [
        'after=',
        'after=0',
        'after=NOW',
        'wait=31',
        'wait=-1',
        'limit=0',
        'include=all',
        'resources=',
      ])
        assert.equal((await feed(wrong)).status, 400, wrong);
    });

    it('shows each caller only the changes of what they may read, and moves their position only for these', async () => {
      const limited = { token: token({ permissions: ['changes.list', 'shippingProducts.get', 'awards.get:own'] }) };
      await made(gala, 'shippingProducts', {}, tenant);
      const { LastPosition } = (await feed('after=now', 'awards', limited)).body;
      await create();
      await made(gala, 'awards', {}, tenant);
      assert.deepEqual((await feed(`after=${LastPosition}`, 'awards', limited)).body, { Items: [], LastPosition });
      assert.deepEqual((await feed('after=now', 'awards', limited)).body, { Items: [], LastPosition });
      const { id } = await made(gala, 'shippingProducts', {}, tenant);
      const { body } = await feed(`after=${LastPosition}&include=record`, 'awards', limited);
      assert.deepEqual(
        body.Items.map((item: Item) => item.id),
        [id],
      );
      for (const permissions of [['*:own'], ['references.*']])
        assert.deepEqual(refusal(await feed('', 'awards', { token: token({ permissions }) })), [
          403,
          'permission_missing',
        ]);
    });

    it('goes past very much that somebody may not read, so that they need not wait for it for ever', async () => {
      const limited = { token: token({ permissions: ['changes.list', 'shippingProducts.get'] }) };
      const first = (await feed('after=now', 'awards', limited)).body.LastPosition;
      const operations = Array.from({ length: 100 }, () => ({ operation: 'create', object: { name: 'many' } }));
      for (let n = 0; n < 11; n++) await gala.post(`${types()}/batch`, { operations });
      const { id } = await made(gala, 'shippingProducts', {}, tenant);
      const { Items, LastPosition } = (await feed(`after=${first}`, 'awards', limited)).body;
      assert.deepEqual(Items, []);
      assert.notEqual(LastPosition, first);
      const more = (await feed(`after=${LastPosition}`, 'awards', limited)).body.Items;
      assert.deepEqual(
        more.map((item: Item) => item.id),
        [id],
      );
    });

    it('keeps reviews and scores from a chair who wrote the abstract, to the position', async () => {
      const target = { type: 'contact', contact_id: 'ada', email_address: 'ada@example.org' };
      const of = await scene(gala, { rules: [forAll(target)], abstracts: [{ submitter_id: 'eve' }, {}] });
      const [hers = '', other = ''] = of.abstracts;
      const at = (sub: string) => ({ token: token({ sub }) });
      const read = async (sub: string, position: string) => {
        const query = `limit=1000&include=record&after=${position}`;
        const { status, body, text } = await gala.get(`/events/changes/${of.tenant}?${query}`, at(sub));
        assert.equal(status, 200, text);
        return body;
      };
      const seen = async (sub: string, position: string) => {
        const { Items } = await read(sub, position);
        return (Items as Item[]).filter(({ resource }) => /^abstract(s|Reviews)$/.test(resource));
      };
      const begun: string = (await read('eve', 'now')).LastPosition;
      await openRound(gala, of);
      const reviews = await reviewsOf(gala, of);
      const ofHers = reviews.filter(({ abstract_id }) => abstract_id === hers).map(({ id }) => id);
      const idsSeen = new Set((await seen('eve', begun)).map(({ id }) => id));
      assert.ok(!ofHers.some((id) => idsSeen.has(id)));
      const rest = reviews.filter(({ abstract_id }) => abstract_id === other).map(({ id }) => id);
      assert.ok(rest.every((id) => idsSeen.has(id)));

      const before = (await read('eve', 'now')).LastPosition;
      const mine = reviews.find(({ abstract_id }) => abstract_id === hers);
      const submitted = await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...mine, score: 5 }, at('ada'));
      assert.equal(submitted.status, 200, submitted.text);
      assert.deepEqual(await read('eve', before), { Items: [], LastPosition: before });
      assert.deepEqual(await read('eve', 'now'), { Items: [], LastPosition: before });
      const chairs = await seen('grace', before);
      assert.deepEqual(new Set(chairs.map(({ id }) => id)), new Set([hers, ofHers[0]]));

      const changed = await gala.merge(`/abstracts/${of.tenant}/${hers}`, { name: 'Corrected' }, at('grace'));
      assert.equal(changed.status, 200, changed.text);
      const [item, ...more] = await seen('eve', before);
      const { body: now } = await gala.get(`/abstracts/${of.tenant}/${hers}`, at('eve'));
      assert.deepEqual([item?.id, item?.version, item?.record, more], [hers, now.sys_version, now, []]);

      for (const sub of ['eve', 'grace'])
        for (const { resource, id, record } of (await read(sub, begun)).Items as Item[]) {
          const found = await gala.get(`/${resource}/${of.tenant}/${id}`, at(sub));
          assert.deepEqual(record, found.status === 200 ? found.body : undefined, `${sub} gets it as always`);
        }

      const position = (await read('eve', 'now')).LastPosition;
      const removed = await gala.delete(`/abstractReviews/${of.tenant}/${ofHers[0]}`, at('grace'));
      assert.equal(removed.status, 200, removed.text);
      assert.deepEqual(await seen('eve', position), []);
      assert.deepEqual(await seen('eve', begun).then((items) => items.filter(({ id }) => ofHers.includes(id))), []);
      assert.equal((await seen('grace', position)).filter(({ operation }) => operation === 'deleted').length, 1);
    });

    it('keeps the newest change of a quiet tenant when old ones are removed, and sends back who has read less', async () => {
      await create();
      const early = await after();
      await create();
      await create();
      const newest = await after();
      await trimLogs('awards.changes', gala.store, gala.clock.now.getTime() + 1);
      assert.deepEqual((await feed(`after=${newest}`)).body, { Items: [], LastPosition: newest });
      assert.deepEqual(refusal(await feed(`after=${early}`)), [410, 'position_expired']);
      assert.equal((await feed()).body.Items.length, 1);
      const { id } = await create();
      const { body } = await feed(`after=${newest}`);
      assert.deepEqual(
        body.Items.map((item: Item) => item.id),
        [id],
      );
    });

    it('sends everybody back to the beginning after a restore', async () => {
      await create();
      const position = await after();
      await beginEpoch(gala.store);
      assert.deepEqual(refusal(await feed(`after=${position}`)), [410, 'position_expired']);
      const begun = await after();
      const { id } = await create();
      const [item] = (await feed(`after=${begun}`)).body.Items;
      assert.equal(item.id, id);
    });

    it('refuses what was read longer ago than changes are kept, although it is still there', async () => {
      const other = await start({ changesDays: 1 });
      const read = (query: string) => other.get(`/awards/changes/${tenant}?${query}`);
      const empty = (await read('after=now')).body.LastPosition;
      await other.post(types(), { name: 'one' });
      const one = (await read('after=now')).body.LastPosition;
      other.clock.now = new Date(Date.parse(now) + 1);
      await other.post(types(), { name: 'two' });
      const two = (await read('after=now')).body.LastPosition;
      other.clock.now = new Date(Date.parse(now) + 2 * 86_400_000);
      const more = { token: token({ exp: Date.parse(now) / 1000 + 4 * 86_400 }) };
      const late = (query: string) => other.get(`/awards/changes/${tenant}?${query}`, more);
      for (const position of [empty, one])
        assert.deepEqual(refusal(await late(`after=${position}`)), [410, 'position_expired']);
      assert.deepEqual((await late(`after=${two}`)).body, { Items: [], LastPosition: two });
      assert.deepEqual((await late('')).body.Items, []);
      await other.post(types(), { name: 'three' }, more);
      assert.equal((await late(`after=${two}`)).body.Items.length, 1);
    });

    it('says that it keeps nothing where it is turned off, and keeps nothing', async () => {
      const other = await start({ changesDays: 0, historyDays: 0 });
      await other.post(types(), { name: 'one' });
      assert.deepEqual(refusal(await other.get(`/awards/changes/${tenant}`)), [404, 'changes_off']);
      assert.deepEqual(await other.store.page({ collection: 'awards.changes', tenant, limit: 1 }), []);
    });
  };
