/** The e-mails of the outbox as callers read them: newest first, by page, by record and by state. */
import { strict as assert } from 'node:assert';
import { messages as collection, queue } from '../../src/mail/outbox.js';
import { Doc } from '../../src/store/doc.js';
import { refusal, type Suite, served } from '../support/api.js';
import { now, type Reply, token, type World } from '../support/harness.js';
import { made } from '../support/samples.js';
import { allPages } from './pages.js';

/** Queues an e-mail for each of so many references of an application; answers their ids, in the order of the e-mails. */
export async function notified(gala: World, tenant: string, count: number): Promise<string[]> {
  const email = { subject: 'For {{ reference.name }}', body: '<p>Dear {{ reference.name }}</p>', cc: 'cc@example.org' };
  const fields = { enable_reference_notification_email: true, reference_notification_email: email };
  const { id: process_id } = await made(gala, 'referenceProcesses', fields, tenant);
  const ids: string[] = [];
  const application_id = `application-${process_id}`;
  for (let n = 0; n < count; n++) {
    const reference = { process_id, application_id, email_address: 'ada@example.org' };
    ids.push((await made(gala, 'references', reference, tenant)).id);
  }
  const { body, text } = await gala.post(`/references/${tenant}/process/${application_id}`);
  assert.equal(body.queued, count, text);
  return ids;
}

/** Nothing is sent until it is released. */
function held(gala: World): () => Promise<void> {
  gala.courier.wake = () => {};
  return async () => {
    Reflect.deleteProperty(gala.courier, 'wake');
    gala.courier.wake();
    await gala.courier.idle();
  };
}

const listed = (gala: World, tenant: string, query = '', permissions = ['*']) =>
  gala.get(`/awards/messages/${tenant}?${query}`, { token: token({ permissions }) });
const aboutOf = ({ body }: Reply): string[] => body.Items.map((item: { about: string }) => item.about);

/** What all pages hold, and the sizes of the pages. */
export async function paged(gala: World, tenant: string, query: string): Promise<{ about: string[]; sizes: number[] }> {
  const replies = await allPages((more) => listed(gala, tenant, more), query);
  for (const { body } of replies) assert.equal(body.Count, body.Items.length);
  return { about: replies.flatMap(aboutOf), sizes: replies.map(({ body }) => body.Count) };
}

/** Stores messages that have failed, with their tickets. @param tenant of small letters and digits. */
export async function failed(gala: World, tenant: string, count: number, fields: (age: number) => object = () => ({})) {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  const changes = Array.from({ length: count }, (_, age) => {
    const attempts = [{ at: now, to: 'ada@example.org', result: 'refused', reply: '550 5.1.1 No such user' }];
    const recency = `${tenant}${String(age).padStart(6, '0')}`;
    const usual = { state: 'failed', failed_at: now, sent_at: undefined, attempts, recency };
    const message = storedMessage(tenant, age, { ...usual, ...fields(age) });
    const id = Array.from(recency, (digit) => digits.at(-1 - digits.indexOf(digit))).join('');
    const due = '2026-05-30T12:00:00.000Z';
    const ticket = { id, tenant, message_id: message.put.id, task: 'remove', due, sys_version: 1 };
    return [message, { put: { ...queue, id }, doc: Doc.ofRecord(ticket) }];
  });
  for (let first = 0; first < count; first += 200) await gala.store.commit(changes.slice(first, first + 200).flat());
}

/** Stores a message as if it had been queued at this place in the order of age. */
export const storedMessage = (tenant: string, age: number, fields: object = {}) => {
  const id = `stored:${age}`;
  const recency = String(age).padStart(10, '0');
  const message = { id, email: 'test', about: id, to: 'ada@example.org', subject: 'S', body: 'B', preview: false };
  const record = { ...message, state: 'sent', queued_at: now, sent_at: now, recency, sys_version: 2, ...fields };
  return { put: { collection, tenant, id }, doc: Doc.ofRecord(record) };
};

/** Calls that send failed e-mails again. */
export function retrying(gala: World) {
  const retry = async (tenant: string, body?: object) => {
    const reply = await gala.post(`/events/messages/${tenant}/retry`, body);
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  /** Repeats the call until nothing is left; answers how many each has queued, and what each has said is left. */
  const retryAll = async (tenant: string, body: object = {}) => {
    const [queued, remaining]: [number[], number[]] = [[], []];
    for (let exclusiveStartKey: string | undefined, isLast = false; !isLast; ) {
      const answer = await retry(tenant, { ...body, ...(exclusiveStartKey && { exclusiveStartKey }) });
      queued.push(answer.queued);
      remaining.push(answer.remaining);
      exclusiveStartKey = answer.LastEvaluatedKey;
      isLast = exclusiveStartKey === undefined;
      assert.equal(answer.remaining === 0, isLast);
    }
    return { queued, remaining };
  };
  const idsIn = async (tenant: string, state: string) =>
    (await listed(gala, tenant, `limit=1000&state=${state}`)).body.Items.map(({ id }: { id: string }) => id);
  return { retry, retryAll, idsIn };
}

export const messages: Suite = (start) => {
  const gala = served(start);
  afterEach(() => gala.courier.idle());

  it('are listed with all that is known but the body, which only a single one shows', async () => {
    const release = held(gala);
    const [about] = await notified(gala, 'fields', 1);
    const [item] = (await listed(gala, 'fields')).body.Items;
    const queued = {
      id: item.id,
      email: 'reference_notification',
      about,
      to: 'ada@example.org',
      cc: 'cc@example.org',
      subject: 'For Ada Lovelace',
      preview: false,
      state: 'queued',
      queued_at: now,
      sys_version: 1,
    };
    assert.deepEqual(item, queued);
    const whole = { ...queued, body: '<p>Dear Ada Lovelace</p>' };
    assert.deepEqual((await gala.get(`/awards/messages/fields/${item.id}`)).body, whole);
    gala.clock.now = new Date('2026-03-01T12:00:05.000Z');
    await release();
    const at = '2026-03-01T12:00:05.000Z';
    const attempts = [queued.to, queued.cc].map((to) => ({ at, to, result: 'sent', reply: '250 accepted' }));
    const sent = { state: 'sent', sent_at: at, attempts, sys_version: 4 };
    assert.deepEqual((await gala.get(`/awards/messages/fields/${item.id}`)).body, { ...whole, ...sent });
    assert.deepEqual((await listed(gala, 'fields')).body, { Count: 1, Items: [{ ...queued, ...sent }] });
  });

  it('are listed newest first, and so are those that were queued at once', async () => {
    const older = await notified(gala, 'order', 25);
    gala.clock.now = new Date('2026-03-01T12:01:00.000Z');
    const newer = await notified(gala, 'order', 2);
    const all = [...older, ...newer].reverse();
    for (const limit of [2, 20, 26]) {
      const { about, sizes } = await paged(gala, 'order', `limit=${limit}`);
      assert.deepEqual(about, all, `${limit}`);
      assert.deepEqual([...new Set(sizes.slice(0, -1))], [limit]);
    }
    for (const limit of [27, 1000]) assert.deepEqual((await paged(gala, 'order', `limit=${limit}`)).sizes, [27]);
  });

  it('are filtered by record, by state, and by both', async () => {
    const [sent, ...rest] = await notified(gala, 'filters', 2);
    await gala.courier.idle();
    const release = held(gala);
    const { application_id } = (await gala.get(`/references/filters/${sent}`)).body;
    const process = `/references/filters/process/${application_id}`;
    await gala.delete(`/references/filters/${rest[0]}`);
    for (let time = 0; time < 2; time++) await gala.post(process, { resend: true });
    const found = async (query: string) =>
      (await listed(gala, 'filters', query)).body.Items.map(
        ({ about, state }: Record<string, string>) => `${about} ${state}`,
      );
    const [first, second] = [`${sent} sent`, `${rest[0]} sent`];
    const again = [`${sent} queued`, `${sent} queued`];
    for (const [query, expected] of [
      ['', [...again, second, first]],
      [`about=${sent}`, [...again, first]],
      ['state=queued', again],
      ['state=sent', [second, first]],
      [`about=${sent}&state=sent`, [first]],
      [`about=${sent}&state=queued`, again],
      [`about=${rest[0]}&state=queued`, []],
      ['about=none-such', []],
    ] as const)
      assert.deepEqual(await found(query), expected, query);
    for (const limit of [1, 2]) {
      assert.equal((await paged(gala, 'filters', `limit=${limit}&about=${sent}&state=sent`)).about.length, 1);
      assert.equal((await paged(gala, 'filters', `limit=${limit}&state=queued`)).about.length, 2);
    }
    await release();
    assert.deepEqual(await found('state=queued'), []);
    assert.equal((await found('state=sent')).length, 4);
    assert.equal((await found(`about=${sent}&state=sent`)).length, 3);
  });

  it('of one tenant are neither listed nor shown for another', async () => {
    const [about] = await notified(gala, 'mine', 1);
    const [{ id }] = (await listed(gala, 'mine')).body.Items;
    for (const tenant of ['theirs', 'min', 'mine0'])
      for (const query of ['', `about=${about}`, 'state=sent', 'state=queued'])
        assert.deepEqual((await listed(gala, tenant, query)).body, { Count: 0, Items: [] }, `${tenant} ${query}`);
    assert.deepEqual(refusal(await gala.get(`/awards/messages/theirs/${id}`)), [404, 'record_not_found']);
    const foreign = { token: token({ tenants: ['theirs'] }) };
    for (const address of ['/awards/messages/mine', `/events/messages/mine/${id}`])
      assert.deepEqual(refusal(await gala.get(address, foreign)), [403, 'tenant_forbidden']);
  });

  it('need a permission to be read, and another for their body', async () => {
    await notified(gala, 'secret', 1);
    await gala.courier.idle();
    const [{ id }] = (await listed(gala, 'secret')).body.Items;
    for (const verb of ['retry', 'cancel']) {
      const address = `/awards/messages/secret/${id}/${verb}`;
      const may = (permission: string) =>
        gala.post(address, undefined, { token: token({ permissions: [permission] }) });
      assert.equal((await may('messages.get')).status, 403);
      assert.equal((await may(`messages.${verb}:own`)).status, 403);
      assert.equal((await may(`messages.${verb}`)).body.code, 'message_state'); // it was sent
    }
    const as = async (...permissions: string[]) => {
      const list = await listed(gala, 'secret', '', permissions);
      const get = await gala.get(`/events/messages/secret/${id}`, { token: token({ permissions }) });
      return [list.status, get.status, get.status === 200 && 'body' in get.body];
    };
    assert.deepEqual(await as('messages.list', 'messages.getBody'), [200, 403, false]);
    assert.deepEqual(await as('messages.get', 'references.*'), [403, 200, false]);
    assert.deepEqual(await as('messages.get', 'messages.getBody:own'), [403, 200, false]);
    assert.deepEqual(await as('messages.get', 'messages.getBody'), [403, 200, true]);
    assert.deepEqual(await as('*:own', 'messages.list:own', 'messages.get:own'), [403, 403, false]);
  });

  it('have page keys that are good for no other list', async () => {
    const [about] = await notified(gala, 'keys', 2);
    const { LastEvaluatedKey: key } = (await listed(gala, 'keys', 'limit=1')).body;
    for (const query of ['state=sent&', `about=${about}&`, ''])
      for (const tenant of query === '' ? ['others'] : ['keys']) {
        const reply = await listed(gala, tenant, `${query}exclusiveStartKey=${key}`);
        assert.deepEqual(refusal(reply), [400, 'page_key_invalid'], tenant + query);
      }
  });

  describe('that have failed are sent again', () => {
    const { retry, retryAll, idsIn } = retrying(gala);
    afterEach(() => gala.courier.idle());

    it('by a request without a body, as by one with an empty body', async () => {
      await failed(gala, 'nobody', 3);
      assert.deepEqual(await retry('nobody'), { queued: 3, remaining: 0 });
    });

    it('only to the recipients who have not got them yet', async () => {
      const attempts = [
        { at: now, to: 'cc@example.org', result: 'sent', reply: '250 ok' },
        { at: now, to: 'ada@example.org', result: 'refused', reply: '550 no' },
      ];
      await failed(gala, 'recipients', 1, () => ({ cc: 'cc@example.org', attempts }));
      const { send } = gala.transport;
      const got: string[] = [];
      gala.transport.send = async (_, __, to) => {
        got.push(to);
        return '250 ok';
      };
      await retryAll('recipients');
      await gala.courier.idle();
      gala.transport.send = send;
      assert.deepEqual(got, ['ada@example.org']);
    });

    it('if they match all filters', async () => {
      const times = ['10:00:00.000', '11:00:00.000', '12:00:00.000'];
      const attempt = (to: string, result: string, reply: string) => ({
        at: now,
        to: `${to}@example.org`,
        result,
        reply,
      });
      await failed(gala, 'filters2', 24, (age) => ({
        failed_at: `2026-03-01T${times[age % 3]}Z`,
        email: age % 2 ? 'odd' : 'even', // kinds of which no service says when they are wanted
        about: `record-${age % 4}`,
        attempts: [
          attempt('ada', 'deferred', '451 4.4.5 first'),
          attempt('ada', 'refused', age < 12 ? '550 5.4.5 Daily limit' : '550 5.1.1 no'),
          attempt('cc', 'sent', '250 ok'),
          attempt('bcc', 'refused', '552 4.2.2 full'),
        ],
      }));
      const dry = async (body: object) => {
        const { status, text, body: answer } = await gala.post('/awards/messages/filters2/retry?dry_run=true', body);
        assert.equal(status, 200, text);
        return answer.queued;
      };
      const from = '2026-03-01T11:00:00.000Z';
      for (const [body, expected] of [
        [{}, 24],
        [{ reply: '5.4.5' }, 12],
        [{ reply: '4.4.5' }, 0],
        [{ reply: '4.2.2' }, 24], // also of a copy
        [{ reply: '250' }, 0],
        [{ email: 'odd' }, 12],
        [{ about: 'record-1' }, 6],
        [{ about: 'record-9' }, 0],
        [{ failed_at: [from, from] }, 8],
        [{ failed_at: ['2026-03-01T12:00:00+01:00', from] }, 8],
        [{ failed_at: [from, '2026-03-02T00:00:00.000Z'] }, 16],
        [{ failed_at: ['2026-03-02T00:00:00.000Z', from] }, 0],
      ] as const)
        assert.equal(await dry(body), expected, JSON.stringify(body));
      const all = { reply: '5.4.5', email: 'odd', about: 'record-1', failed_at: [from, from] };
      assert.equal(await dry(all), 1);
      await retryAll('filters2', all);
      await gala.courier.idle();
      assert.deepEqual(await idsIn('filters2', 'sent'), ['stored:1']);
    });

    it('once, if several requests ask for it at once', async () => {
      await failed(gala, 'two', 20);
      gala.mails.length = 0;
      const answers = await Promise.all([retry('two'), retry('two'), retry('two')]);
      await gala.courier.idle();
      assert.equal(
        answers.reduce((sum, { queued }) => sum + queued, 0),
        20,
      );
      assert.equal(gala.mails.length, 20);
    });

    it('only in the caller’s tenant, with the permission, and by their own page keys', async () => {
      await failed(gala, 'guarded', 120);
      assert.deepEqual(await retry('unguarded'), { queued: 0, remaining: 0 });
      const as = async (permission: string, tenants = ['guarded']) => {
        const caller = { token: token({ permissions: [permission], tenants }) };
        return (await gala.post('/awards/messages/guarded/retry', {}, caller)).body.code;
      };
      assert.equal(await as('messages.retry'), 'permission_missing');
      assert.equal(await as('messages.retryFailed:own'), 'permission_missing');
      assert.equal(await as('*', ['theirs']), 'tenant_forbidden');
      assert.equal((await idsIn('guarded', 'failed')).length, 120);
      const { LastEvaluatedKey: exclusiveStartKey } = await retry('guarded');
      for (const [tenant, filter] of [
        ['guarded', { email: 'other' }],
        ['unguarded', {}],
      ] as const) {
        const { body } = await gala.post(`/awards/messages/${tenant}/retry`, { ...filter, exclusiveStartKey });
        assert.equal(body.code, 'page_key_invalid');
      }
    });
  });
};
