/** E-mails that wait to leave: they are called back together, edited, or sent at once. */
import { strict as assert } from 'node:assert';
import { forAll, openRound, papers, reviewsOf, scene } from '../events/reviewing/story.js';
import type { Suite } from '../support/api.js';
import { token } from '../support/harness.js';
import { linked, secretFor } from '../support/links.js';
import { made } from '../support/samples.js';
import { failed } from './messages.js';
import { begin, type Message, postOffice, second, unsent } from './postOffice.js';

const minutes = 60 * second;
const template = { subject: 'On {{ abstract.title }}', body: '<p>Confirm: {{ abstract.link }}</p>' };

export const heldMails: Suite = (start) => {
  const { gala, another, at, collecting, delivered, failing, lasting, only, post, stored, usual } = postOffice(start);
  let tenants = 0;

  /** A conference that releases so many papers; their e-mails wait for ten minutes. */
  async function released(count: number, more: object = {}) {
    gala.mails.length = 0;
    const tenant = `held-${tenants++}`;
    const mailing = { enable_selection_email: true, selection_email: { ...template, ...more } };
    await made(gala, 'abstractDecisionProcesses', { event_id: 'event-1', ...mailing }, tenant);
    const type = (await made(gala, 'abstractTypes', { event_id: 'event-1' }, tenant)).id;
    const all = Array.from({ length: count }, (_, n) => ({
      ...{ title: `Paper ${n}`, submitter_id: `author-${n}`, email_address: `author-${n}@example.org` },
      pending_review_status: 'accepted',
    }));
    const ids = await papers(gala, tenant, type, all);
    const release = async (abstract_ids: string[]) =>
      (await post(`/abstracts/${tenant}/release`, { abstract_ids })).body.release_id as string;
    return { tenant, ids, release };
  }
  const callBack = async (tenant: string, body: object, query = '') => {
    const reply = await post(`/events/messages/${tenant}/cancel${query}`, body);
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  const edit = (tenant: string, id: string, body: object, caller = lasting) =>
    gala.patch(`/events/messages/${tenant}/${id}`, body, {
      token: caller,
      headers: { 'Content-Type': 'application/json' },
    });
  const whole = async (tenant: string, id: string): Promise<Message> =>
    (await gala.get(`/events/messages/${tenant}/${id}`, { token: lasting })).body;
  const one = async (more?: object) => {
    const { tenant, ids, release } = await released(1, more);
    await release(ids);
    return { tenant, paper: ids[0] as string, id: (await only(tenant)).id };
  };
  const mailed = () => gala.mails.map(({ to, subject }) => `${to} ${subject}`).sort();

  it('the whole batch is called back, and no other e-mail', async () => {
    const { tenant, ids, release } = await released(4);
    const first = await release(ids.slice(0, 3));
    await release(ids.slice(3));
    assert.deepEqual(await callBack(tenant, { release_id: first }, '?dry_run=true'), { cancelled: 3, remaining: 0 });
    assert.deepEqual(await callBack(tenant, { release_id: first, email: 'declined' }), { cancelled: 0, remaining: 0 });
    assert.deepEqual(await callBack(tenant, { release_id: first, about: ids[1] }), { cancelled: 1, remaining: 0 });
    assert.deepEqual(await callBack(tenant, { release_id: first }), { cancelled: 2, remaining: 0 });
    assert.deepEqual(await callBack(tenant, { release_id: first }), { cancelled: 0, remaining: 0 });
    const cancelled = (await stored(tenant)).filter(({ state }) => state === 'cancelled');
    assert.deepEqual(
      cancelled.map(({ cancelled_because }) => cancelled_because),
      [undefined, undefined, undefined],
    );
    await at(11 * minutes);
    assert.deepEqual(mailed(), ['author-3@example.org On Paper 3']);
  });

  it('many are called back in steps', async () => {
    const tenant = 'steps';
    const state = (age: number) => ({ state: age === 5 ? 'sending' : 'queued', failed_at: undefined });
    await failed(gala, tenant, 250, (age) => ({ ...state(age), release_id: age % 2 ? 'odd' : 'even' }));
    const first = await callBack(tenant, { release_id: 'odd' });
    assert.deepEqual([first.cancelled, first.remaining > 0], [100, true]);
    const exclusiveStartKey = first.LastEvaluatedKey;
    const all = await post(`/events/messages/${tenant}/cancel`, { exclusiveStartKey });
    assert.deepEqual([all.status, all.body.details[0].message], [400, 'needs `about`, `email` or `release_id`']);
    const other = await post(`/events/messages/${tenant}/cancel`, { release_id: 'even', exclusiveStartKey });
    assert.equal(other.body.code, 'page_key_invalid');
    const next = await callBack(tenant, { release_id: 'odd', exclusiveStartKey });
    assert.deepEqual(next, { cancelled: 24, remaining: 0 }); // one was being sent
  });

  it('one letter is edited before it leaves', async () => {
    const { tenant, id } = await one();
    const { body, leaves_at } = await whole(tenant, id);
    assert.equal(Date.parse(leaves_at), begin + 10 * minutes);
    const changed = { subject: 'Accepted after all', body: `<p>Dear Ada,</p>${body}` };
    const reply = await edit(tenant, id, changed);
    assert.deepEqual(
      [reply.status, reply.body.subject, reply.body.body, reply.body.edited_by_id],
      [200, changed.subject, changed.body, 'tester'],
    );
    const again = (await edit(tenant, id, { subject: changed.subject })).body;
    assert.equal(again.sys_version, reply.body.sys_version);
    await at(9 * minutes);
    assert.deepEqual(mailed(), []);
    await at(11 * minutes);
    assert.deepEqual(mailed(), ['author-0@example.org Accepted after all']);
    assert.match(gala.mails[0]?.body ?? '', /^<p>Dear Ada,<.*#[\w-]{43}</);
  });

  it('its link still works when it is edited, also if it was left out before', async () => {
    gala.transport.send = async (...given) => {
      await usual(...given);
      throw unsent('deferred', 'later');
    };
    const { id: about } = await linked(gala);
    gala.transport.send = usual;
    const { body: list } = await gala.get(`/events/messages/acme?about=${about}`);
    const [{ id }] = list.Items;
    const { body } = await whole('acme', id);
    await edit('acme', id, { body: '<p>No link.</p>' });
    await edit('acme', id, { body: `<p>Please:</p>${body}#link-to-review-page` });
    gala.mails.length = 0;
    await at(11 * second);
    assert.ok(!/#link/.test(gala.mails[0]?.body ?? '#link'));
    const page = await gala.get('/awards/links', { token: secretFor(gala, 'ada@example.org') });
    assert.equal(page.body.items[0].record.id, about);
    assert.equal((await whole('acme', id)).body, `<p>Please:</p>${body}#link-to-review-page`);
  });

  it('who may not read it cannot edit it', async () => {
    const { tenant, id } = await one();
    const may = (...permissions: string[]) => token({ exp: 4_000_000_000, permissions });
    for (const [caller, fields, expected] of [
      [may('messages.get', 'messages.getBody'), { subject: 'New' }, 403],
      [may('messages.edit:own', 'messages.getBody'), { subject: 'New' }, 403],
      [may('messages.edit'), { body: 'New' }, 403],
      [may('messages.edit'), { subject: 'Other' }, 200],
      [may('messages.edit', 'messages.getBody'), { body: 'New' }, 200],
    ] as const) {
      const { status, body } = await edit(tenant, id, fields, caller);
      assert.deepEqual([status, body.code], [expected, expected === 403 ? 'permission_missing' : undefined]);
      assert.equal(status === 200 && 'subject' in fields && 'body' in body, false);
    }
    for (const fields of [{}, { subject: '' }, { subject: 'One\nBcc: two@example.org' }, { to: 'eve@example.org' }])
      assert.equal((await edit(tenant, id, fields)).status, 400, JSON.stringify(fields));
    assert.equal((await edit('others', id, { subject: 'New' })).body.code, 'record_not_found');
  });

  it('it is being sent, or was cancelled: it stays as it is', async () => {
    const { tenant, id } = await one();
    const { send, begun, release } = collecting({ isHeld: true });
    gala.transport.send = send;
    gala.clock.now = new Date(begin + 11 * minutes);
    gala.courier.wake();
    await begun;
    assert.equal((await edit(tenant, id, { subject: 'Late' })).body.code, 'message_state');
    release();
    await gala.courier.idle();
    assert.equal((await edit(tenant, id, { subject: 'Late' })).body.code, 'message_state');
    assert.equal((await whole(tenant, id)).subject, 'On Paper 0');
    gala.clock.now = new Date(begin);
    const other = await one();
    await callBack(other.tenant, { email: 'selection' });
    assert.equal((await edit(other.tenant, other.id, { subject: 'Late' })).body.code, 'message_state');
  });

  it('one that a killed server may have sent is not forgotten when nobody wants it any more', async () => {
    const { tenant, paper, id } = await one();
    const { send, begun, release } = collecting({ isHeld: true });
    gala.clock.now = new Date(begin + 11 * minutes);
    another(send).wake();
    await begun;
    assert.equal((await post(`/abstracts/${tenant}/withdraw/${paper}`)).status, 200);
    await at(12 * minutes);
    const { state, cancelled_because, attempts } = await whole(tenant, id);
    assert.deepEqual([state, cancelled_because, attempts[0].result], ['cancelled', 'withdrawn', 'unknown']);
    release();
    await gala.merge(`/abstracts/${tenant}/${paper}`, { status: 'submitted' }, { token: lasting });
    const decision = { abstract_ids: [paper], review_status: 'declined' };
    assert.equal((await post(`/abstracts/${tenant}/decide`, decision)).body.told_before, 1);
  });

  it('somebody has it already: it stays as it is', async () => {
    const { tenant, id } = await one({ cc: 'cc@example.org' });
    gala.transport.send = async (_, mail, to) => {
      if (to !== mail.to) throw unsent('deferred', 'later');
      return 'sent';
    };
    await at(11 * minutes);
    assert.equal((await whole(tenant, id)).state, 'queued');
    assert.equal((await edit(tenant, id, { subject: 'Late' })).body.code, 'message_state');
  });

  it('an edit meets the courier: what is told is what leaves', async () => {
    for (let n = 0; n < 10; n++) {
      gala.clock.now = new Date(begin);
      const { tenant, id } = await one();
      gala.clock.now = new Date(begin + 11 * minutes);
      gala.courier.wake();
      const { status } = await edit(tenant, id, { subject: 'Edited' });
      await delivered();
      const subject = status === 200 ? 'Edited' : 'On Paper 0';
      assert.deepEqual([status === 200 || status === 409, mailed()], [true, [`author-0@example.org ${subject}`]]);
    }
  });

  it('an e-mail with a list is edited when it is rendered, and is not rendered anew', async () => {
    const listing = { subject: '{{ reviews.size }} to review', body: 'x' };
    const of = await scene(gala, {
      process: { enable_review_assignment_email: true, review_assignment_email: listing },
      rules: [forAll({ type: 'contact', contact_id: 'ada', email_address: 'ada@example.org' })],
      abstracts: [{ title: 'One' }, { title: 'Two' }],
    });
    await openRound(gala, of);
    const { id } = await only(of.tenant);
    const early = await edit(of.tenant, id, { subject: 'Please' });
    assert.deepEqual([early.status, early.body.code], [409, 'message_state']);
    failing('deferred');
    while (await gala.reminding.step());
    await delivered();
    assert.equal((await edit(of.tenant, id, { subject: 'Please review' })).status, 200);
    const [first] = await reviewsOf(gala, of);
    await gala.delete(`/abstractReviews/${of.tenant}/${first.id}`);
    gala.transport.send = usual;
    gala.mails.length = 0;
    await at(11 * second);
    assert.deepEqual(mailed(), ['ada@example.org Please review']);
  });

  it('a held one is not looked at before its time, after a restart either, unless it is sent now', async () => {
    const { tenant, ids, release } = await released(2);
    await release(ids);
    const looks: string[] = [];
    const { page } = gala.store;
    gala.store.page = async (query) => {
      if (query.collection === 'mail.queue') looks.push('ticket');
      return await page.call(gala.store, query);
    };
    const restarted = another(gala.transport.send);
    restarted.begin();
    await restarted.idle();
    await at(9 * minutes);
    gala.store.page = page;
    assert.deepEqual([mailed(), looks], [[], []]);
    const [{ id, to }] = (await stored(tenant)) as [Message];
    const { body } = await post(`/events/messages/${tenant}/${id}/retry`);
    assert.deepEqual([body.state, body.leaves_at], ['queued', undefined]);
    await delivered();
    assert.deepEqual(mailed(), [`${to} On Paper ${/\d/.exec(to)}`]);
    gala.clock.now = new Date(begin + 11 * minutes);
    restarted.wake();
    await restarted.idle();
    await delivered();
    assert.equal(mailed().length, 2);
  });
};
