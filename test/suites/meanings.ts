/** Values that must mean something: times, ends, time zones, currencies, names; on every way in, and never for what is stored. */
import { strict as assert } from 'node:assert';
import { parse } from 'csv-parse/sync';
import { momentOf } from '../../src/lib/times.js';
import { Doc, type Stored } from '../../src/store/doc.js';
import { openRound, reviewsOf, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { type Reply, token, type World } from '../support/harness.js';
import { asOlder } from '../support/older.js';
import { made } from '../support/samples.js';

type Fields = Readonly<Record<string, unknown>>;
type Answered = Pick<Reply, 'status' | 'body'>;
type Way = (gala: World, resource: string, whole: Fields, changed: Fields) => Promise<Answered>;

const existing = async (gala: World, resource: string, whole: Fields) => {
  const reply = await gala.post(`/${resource}/acme`, whole);
  assert.equal(reply.status, 200, reply.text);
  return `/${resource}/acme/${reply.body.id}`;
};
const directives = (fields: Fields) =>
  Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
const batch =
  (query: string): Way =>
  async (gala, resource, whole, changed) => {
    const operations = [{ operation: 'create', object: { ...whole, ...changed } }];
    const { body } = await gala.post(`/${resource}/acme/batch${query}`, { operations });
    const [{ status, object, error }] = body.results;
    return { status, body: object ?? error };
  };

const ways: Readonly<Record<string, Way>> = {
  'a create': (gala, resource, whole, changed) => gala.post(`/${resource}/acme`, { ...whole, ...changed }),
  'a replacement': async (gala, resource, whole, changed) =>
    gala.put(await existing(gala, resource, whole), { ...whole, ...changed }),
  'a JSON Patch': async (gala, resource, whole, changed) =>
    gala.patch(await existing(gala, resource, whole), directives(changed)),
  'a merge patch': async (gala, resource, whole, changed) => gala.merge(await existing(gala, resource, whole), changed),
  'a batch': batch(''),
  'an atomic batch': batch('?atomic=true'),
};

const dinner = { name: 'Dinner', event_id: 'e' };
const wrong: Readonly<Record<string, readonly [resource: string, whole: Fields, changed: Fields, code: string]>> = {
  'a blank instead of T': ['functions', dinner, { start_date: '2027-09-14 10:00:00Z' }, 'format'],
  'a tab instead of T': ['functions', dinner, { start_date: '2027-09-14\t10:00:00Z' }, 'format'],
  'a leap second': ['functions', dinner, { start_date: '2016-12-31T23:59:60Z' }, 'format'],
  'a day that never comes': ['functions', dinner, { start_date: '2027-02-30T10:00:00Z' }, 'format'],
  'an offset of 99 hours': ['functions', dinner, { start_date: '2027-02-20T10:00:00+99' }, 'format'],
  'a nested time with a blank': [
    'functionFees',
    { name: 'Fee', event_id: 'e', function_id: 'f' },
    { portal_options: { available_from: '2027-09-14 10:00:00Z' } },
    'format',
  ],
  'an end before its start': [
    'functions',
    { ...dinner, start_date: '2027-09-14T10:00:00Z' },
    { end_date: '2027-09-13T10:00:00Z' },
    'ends',
  ],
  'a start after its end': [
    'functions',
    { ...dinner, end_date: '2027-09-14T10:00:00+02:00' },
    { start_date: '2027-09-14T08:00:01Z' },
    'ends',
  ],
  'a call that closes before it opens': [
    'applicationProcesses',
    { name: 'Call', award_id: 'a', available_from: '2027-09-14T10:00:00+02' },
    { available_until: '2027-09-14T07:59:59Z' },
    'ends',
  ],
  'a time zone on Mars': ['events', { name: 'Congress' }, { timezone: 'Mars/Phobos' }, 'time_zone'],
  'a currency that no bank knows': ['events', { name: 'Congress' }, { currency: 'EURO' }, 'currency'],
  'a blank name': ['events', { name: 'Congress' }, { name: ' \u00a0' }, 'blank'],
};

const faults: Readonly<Record<string, readonly [resource: string, record: Stored & Fields]>> = Object.fromEntries(
  Object.entries({
    'an offset of two digits': ['functions', { ...dinner, start_date: '2027-09-14T10:00:00+02' }],
    'a blank instead of T': ['functions', { ...dinner, start_date: '2027-09-14 10:00:00Z' }],
    'a leap second': ['functions', { ...dinner, start_date: '2016-12-31T23:59:60Z' }],
    'an end before its start': [
      'functions',
      { ...dinner, start_date: '2027-09-14T10:00:00Z', end_date: '2027-09-13T10:00:00Z' },
    ],
    'a time zone on Mars': ['events', { name: 'Congress', timezone: 'Mars/Phobos' }],
    'a currency that no bank knows': ['events', { name: 'Congress', currency: 'EURO' }],
    'a blank name': ['events', { name: '' }],
    'a blank contact': ['functionTickets', { name: '', event_id: 'e', function_id: 'f', contact_id: ' ' }],
    'thousandths of a dollar': ['functionFees', { name: 'Fee', event_id: 'e', function_id: 'f', price: 1.255 }],
    'prices in a currency that no bank knows': [
      'functionFees',
      {
        name: 'Fee',
        event_id: 'e',
        function_id: 'f',
        foreign_currency_prices: [{ currency_code: 'EURO', price: 1.255 }],
      },
    ],
  } satisfies Record<string, [string, Fields]>).map(([what, [resource, fields]], n) => [
    what,
    [resource, { id: `fault${n}`, ...fields, sys_version: 1 }] as const,
  ]),
);

/** What was a field of nobody's when it was stored, with another value that is as wrong. */
const typed: Readonly<Record<string, readonly [resource: string, fields: Fields, wrong: Fields]>> = {
  'a currency that is a number': ['events', { name: 'Congress', currency: 978 }, { currency: 979 }],
  'a deadline in words': ['applications', { name: 'A', changeable_until: 'soon' }, { changeable_until: 'later' }],
  'a deadline that is a number': [
    'abstracts',
    { name: 'A', event_id: 'e', changeable_until: 5 },
    { changeable_until: 6 },
  ],
  'days of a coupon in a list': [
    'coupons',
    { name: 'C', code: 'C', event_id: 'e', valid_until: ['2027-05-31'] },
    { valid_until: ['2027-05-30'] },
  ],
  'a word for being cancelled': ['functions', { ...dinner, is_cancelled: 'no' }, { is_cancelled: 'yes' }],
};

export const meanings: Suite = (start) => {
  const gala = served(start);
  /** Without the look at the answer: it has what the document does not promise. */
  const unchecked = async (method: string, address: string, body?: unknown): Promise<Answered> => {
    const service = /^\/applications/.test(address) ? 'awards' : 'events';
    const headers = { Authorization: `Bearer ${token()}`, 'Content-Type': 'application/json' };
    const reply = await fetch(`${gala.url}/${service}${address}`, { method, headers, body: JSON.stringify(body) });
    return { status: reply.status, body: (await reply.json()) as Answered['body'] };
  };
  before(async () => {
    const store = async (resource: string, record: Stored) => keep(gala, resource, record);
    await store('events', { id: 'e', name: 'Congress', sys_version: 1 });
    await store('functions', { id: 'f', name: 'Dinner', event_id: 'e', sys_version: 1 });
  });

  for (const [way, send] of Object.entries(ways)) {
    for (const [what, [resource, whole, changed, code]] of Object.entries(wrong))
      it(`${way} is refused for ${what}`, async () => {
        const { status, body } = await send(gala, resource, whole, changed);
        assert.deepEqual(
          [status, body.code, body.details?.[0].code],
          [400, 'invalid_request', code],
          JSON.stringify(body),
        );
      });

    it(`${way} stores offsets as databases print them in the form that all clients read`, async () => {
      for (const [sent, stored] of [
        ['2027-09-14T10:00:00+02', '2027-09-14T10:00:00+02:00'],
        ['2027-09-14T10:00:00-0330', '2027-09-14T10:00:00-03:30'],
        ['2027-09-14t10:00:00.25z', '2027-09-14T10:00:00.25Z'],
        ['2027-09-14T10:00:00+02:00', '2027-09-14T10:00:00+02:00'],
      ]) {
        const { status, body } = await send(gala, 'functions', dinner, { start_date: sent });
        assert.deepEqual([status, body.start_date], [200, stored]);
      }
    });
  }

  it('a search asks for times in the forms that are taken, and for no others', async () => {
    const { id } = (await gala.post('/functions/acme', { ...dinner, start_date: '2031-01-01T10:00:00+02' })).body;
    const found = await gala.post('/functions/acme/search', {
      start_date: ['2031-01-01T08:00:00+00', '2031-01-01T08:00:00Z'],
    });
    assert.deepEqual(
      found.body.Items.map((one: Stored) => one.id),
      [id],
    );
    const refused = await gala.post('/functions/acme/search', {
      start_date: ['2031-01-01 08:00:00Z', '2032-01-01T08:00:00Z'],
    });
    assert.deepEqual([refused.status, refused.body.details[0].pointer], [400, '/start_date/0']);
    const since = (moment: string) => gala.get(`/functions/acme/event/e?modified_since=${encodeURIComponent(moment)}`);
    assert.equal((await since('2026-01-01T00:00:00+02')).status, 200);
    assert.equal((await since('2026-01-01 00:00:00Z')).body.details[0].pointer, 'query/modified_since');
  });

  it('a price that comes while the currency of its event changes is in the one that stays', async () => {
    const prices = {
      functionFees: { function_id: 'f', price: 10.5 },
      coupons: { maximum_discount: 10.5 },
      exhibitorSettings: { credit_card_minimum_range_start: 10.5 },
    };
    for (const [resource, price] of Object.entries(prices).flatMap((one) => [one, one, one, one])) {
      const { id: event_id } = (await gala.post('/events/acme', { name: 'Congress', currency: 'EUR' })).body;
      const before = gala.post(`/${resource}/acme`, { name: 'x', event_id, ...price });
      const changed = gala.merge(`/events/acme/${event_id}`, { currency: 'JPY' });
      const after = gala.post(`/${resource}/acme`, { name: 'x', event_id, ...price });
      const statuses = (await Promise.all([before, changed, after])).map(({ status }) => status);
      const priced = statuses[0] === 200 || statuses[2] === 200;
      assert.equal(statuses[1], priced ? 409 : 200, `${resource}: ${statuses}`);
    }
  });

  describe('What an earlier release has stored', () => {
    before(async () => {
      for (const [resource, record] of Object.values(faults)) await keep(gala, resource, record);
    });

    for (const [what, [resource, record]] of Object.entries(faults))
      it(`with ${what} is listed, sorted, searched for and exported`, async () => {
        const { sys_version: _, ...fields } = record;
        const moment = typeof fields.start_date === 'string' ? momentOf(fields.start_date) : undefined;
        const list = `/${resource}/acme`;
        const kept = (found: Fields | undefined) => {
          for (const name in fields) assert.deepEqual(found?.[name], record[name], name);
        };
        const among = (items: readonly Stored[]) => items.find(({ id }) => id === record.id);
        const all = async (query: string) => among((await gala.get(`${list}?limit=1000${query}`)).body);
        const orders = ['sys_created_at'];
        if (resource !== 'functionTickets') orders.push('name');
        if (moment !== undefined) orders.push('start_date');
        for (const order of orders) for (const sign of ['', '-']) kept(await all(`&sort=${sign}${order}`));
        kept(await all(`&modified_since=${modifiedAt}`));
        const csv = await gala.get(`${list}?limit=1000&format=csv`);
        const rows: Record<string, string>[] = parse(csv.text, { columns: true, record_delimiter: '\r\n' });
        const row = rows.find(({ id }) => id === record.id);
        for (const [name, value] of Object.entries(fields))
          assert.equal(row?.[name], typeof value === 'object' ? JSON.stringify(value) : `${value}`);
        if (resource === 'functionTickets')
          kept(among((await gala.get('/functionTickets/acme/eventContact/e/%20')).body.Items));
        if (!['events', 'functions'].includes(resource)) return;
        const at = moment === undefined ? {} : { start_date: Array(2).fill(new Date(moment).toISOString()) };
        const { body } = await gala.post(`/${resource}/acme/search`, { ids: [record.id], ...at });
        kept(body.Items[0]);
      });

    for (const [what, [resource, record]] of Object.entries(faults))
      it(`with ${what} can be read, changed elsewhere and replaced as it is`, async () => {
        const address = `/${resource}/acme/${record.id}`;
        const { body: read } = await gala.get(address);
        const { sys_version, ...fields } = record;
        for (const name in fields) assert.deepEqual(read[name], record[name]);
        const kept = async (reply: Reply, notes: string) => {
          assert.deepEqual([reply.status, reply.body.notes], [200, notes], reply.text);
          for (const name in fields) assert.deepEqual(reply.body[name], record[name]);
        };
        await kept(await gala.merge(address, { notes: 'a' }), 'a');
        await kept(await gala.patch(address, directives({ notes: 'b' })), 'b');
        const { body: again } = await gala.get(address);
        await kept(await gala.put(address, { ...again, notes: 'c' }), 'c');
        for (const [notes, query] of [
          ['d', ''],
          ['e', '?atomic=true'],
        ] as const)
          for (const change of [
            { operation: 'patch', patch_directives: directives({ notes: `${notes}1` }) },
            { operation: 'update', object: { ...again, sys_version: undefined, notes: `${notes}2` } },
          ]) {
            const operations = [{ id: record.id, ...change }];
            const { body } = await gala.post(`/${resource}/acme/batch${query}`, { operations });
            await kept({ ...body.results[0], body: body.results[0].object ?? {} }, body.results[0].object?.notes);
            assert.match(body.results[0].object.notes, /^[de][12]$/);
          }
        assert.equal((await gala.delete(address)).status, 200);
      });

    for (const [what, [resource, fields, wrong]] of Object.entries(typed))
      it(`with ${what} stays, but does not become another such`, async () => {
        const record = { id: 'typed', ...fields, sys_version: 1 } as Stored & Fields;
        await keep(gala, resource, record);
        const address = `/${resource}/acme/typed`;
        const [name = ''] = Object.keys(wrong);
        const got = async (reply: Promise<Answered>, notes: string) => {
          const { status, body } = await reply;
          assert.deepEqual([status, body[name], body.notes], [200, record[name], notes], JSON.stringify(body));
        };
        const one = async (query: string, operation: object) => {
          const { body } = await unchecked('POST', `/${resource}/acme/batch${query}`, { operations: [operation] });
          return { status: body.results[0].status, body: body.results[0].object ?? body.results[0].error };
        };
        const change = (more: object) => ({ ...fields, ...more });
        await got(unchecked('PUT', address, change({ notes: 'a' })), 'a');
        await got(unchecked('PATCH', address, { notes: 'b' }), 'b');
        for (const query of ['', '?atomic=true', '?dry_run=true'])
          await got(one(query, { operation: 'update', id: 'typed', object: change({ notes: query }) }), query);
        assert.equal((await unchecked('GET', `/${resource}/acme`)).status, 200);
        for (const more of [wrong, { name: 5 }, { name: undefined }]) {
          const object = change(more);
          for (const refused of [
            await unchecked('PUT', address, object),
            await one('', { operation: 'update', id: 'typed', object }),
          ])
            assert.deepEqual([refused.status, refused.body.code], [400, 'invalid_request'], JSON.stringify(more));
        }
        assert.equal((await unchecked('PUT', address, [])).status, 400);
        assert.equal((await unchecked('DELETE', address)).status, 200);
      });

    it('is in its place among others when a list is sorted', async () => {
      const starts = [
        '2034-01-01 07:30:00Z',
        '2034-01-01T10:00:00+02',
        '2034-01-01T09:00:00Z',
        '2034-01-01T12:00:00+0200',
      ];
      for (const [n, start_date] of starts.entries())
        if (n === 2) await made(gala, 'functions', { ...dinner, event_id: 'ordered', start_date });
        else
          await keep(gala, 'functions', { ...dinner, id: `at${n}`, event_id: 'ordered', start_date, sys_version: 1 });
      const { body } = await gala.get('/functions/acme/event/ordered?sort=start_date');
      assert.deepEqual(
        body.Items.map(({ start_date }: Fields) => start_date),
        starts,
      );
    });

    it('in an item of a list stays when another item comes', async () => {
      const old = { currency_code: 'EURO', price: 1.255 };
      const fee = {
        id: 'listed',
        name: 'Fee',
        event_id: 'e',
        function_id: 'f',
        foreign_currency_prices: [old],
        sys_version: 1,
      };
      await keep(gala, 'functionFees', fee);
      const add = (item: object) => gala.merge('/functionFees/acme/listed', { foreign_currency_prices: [item, old] });
      const added = await add({ currency_code: 'EUR', price: 9.99 });
      assert.deepEqual([added.status, added.body.foreign_currency_prices[1]], [200, old], added.text);
      assert.equal((await add({ currency_code: 'EURO ', price: 9 })).status, 400);
    });

    it('closes at its deadline, which has an offset of two digits', async () => {
      await keep(gala, 'abstractSubmissionProcesses', {
        id: 'closed',
        name: 'Call',
        event_id: 'over',
        submissions_close_at: '2020-01-01T00:00:00+02',
        sys_version: 1,
      });
      await keep(gala, 'events', { id: 'over', name: 'Over', sys_version: 1 });
      const permissions = ['abstracts.create:own'];
      const author = token({ sub: 'au', permissions });
      const late = await gala.post(
        '/abstracts/acme',
        { name: 'Late', event_id: 'over', submitter_id: 'au' },
        { token: author },
      );
      assert.deepEqual([late.status, late.body.code], [409, 'submission_closed'], late.text);
    });

    it('is submitted by its referee, and its review scored', async () => {
      const { id } = await made(gala, 'references', { contact_id: 'r' }, 'old');
      const { tenant, ...of } = await scene(gala);
      await openRound(gala, { tenant, ...of });
      const [review] = await reviewsOf(gala, { tenant, ...of });
      for (const [service, resource, place, key, fields] of [
        ['awards', 'references', 'old', id, { name: ' ', completion_date: '2027-09-14T10:00:00+02' }],
        ['events', 'abstractReviews', tenant, review.id, { name: ' ', date: '2027-09-14 10:00:00Z' }],
      ] as const) {
        await asOlder(gala, `${service}.${resource}`, key, fields, place);
        const { body } = await gala.get(`/${resource}/${place}/${key}`);
        const submission = resource === 'references' ? { ...body, status: 'completed' } : { ...body, score: 4 };
        const reply = await gala.post(`/${resource}/${place}/submit`, submission);
        assert.deepEqual([reply.status, reply.body.name, reply.body.status], [200, ' ', 'completed'], reply.text);
      }
    });

    it('is found by a search for its day', async () => {
      const { id } = await keep(gala, 'functions', {
        ...dinner,
        id: 'old',
        start_date: '2033-09-14T10:00:00+02',
        sys_version: 1,
      });
      const day = ['2033-09-14T08:00:00Z', '2033-09-14T08:00:00Z'];
      const found = await gala.post('/functions/acme/search', { start_date: day });
      assert.deepEqual(
        found.body.Items.map((one: Stored) => one.id),
        [id],
      );
    });
  });
};

const modifiedAt = '2026-01-01T00:00:00.000Z';

/** As an earlier release has left it. */
async function keep(gala: World, resource: string, record: Stored): Promise<Stored> {
  const service = resource === 'applications' ? 'awards' : 'events';
  const key = { collection: `${service}.${resource}`, tenant: 'acme', id: record.id };
  const system = { sys_created_at: modifiedAt, sys_created_by_id: 'u', sys_last_modified_by_id: 'u' };
  const doc = Doc.ofRecord<Stored>({
    ...record,
    ...system,
    sys_last_modified_at: modifiedAt,
  } as Stored);
  await gala.store.commit([{ put: key, doc, previous: undefined }]);
  return record;
}
