/** Reminders to referees who were asked and have not answered: by the rules of a process, and by hand. */
import { strict as assert } from 'node:assert';
import { Doc, type Stored } from '../../src/store/doc.js';
import { Unavailable } from '../../src/store/port.js';
import { type Suite, served } from '../support/api.js';
import { now } from '../support/harness.js';
import { asked, inDays, lasting, reminding, rule } from '../support/reminding.js';
import { made } from '../support/samples.js';

const [three, week] = [rule('three', 3), rule('week', 7)];

export const reminders: Suite = (start) => {
  const gala = served(start);
  const { sentAfter, change } = reminding(gala);

  const on = {
    enable_reference_notification_email: true,
    reference_notification_email: { subject: 'asked', body: 'x' },
    time_zone: 'Etc/UTC',
  };
  async function letter(rules: object[], more: object = {}, process: object = {}) {
    const process_id = (await made(gala, 'referenceProcesses', { ...on, reminders: rules, ...process })).id;
    const application_id = (await made(gala, 'applications')).id;
    const person = { contact_id: 'ada', email_address: 'ada@example.org' };
    const { id } = await made(gala, 'references', { process_id, application_id, ...person, ...more });
    return { id, process_id, application_id };
  }
  const ask = async ({ application_id }: { application_id: string }) =>
    assert.equal((await gala.post(`/references/acme/process/${application_id}`, {}, lasting)).status, 200);
  async function asking(...wish: Parameters<typeof letter>) {
    const about = await letter(...wish);
    await ask(about);
    return about;
  }
  const remind = async (body: object, query = '') =>
    (await gala.post(`/references/acme/remind${query}`, body, lasting)).body;

  it('two come one after the other, each once, and say which they are', async () => {
    const { id } = await asking([week, three]);
    assert.deepEqual(await sentAfter(2.9), []);
    assert.deepEqual(await sentAfter(3), ['ada three']);
    assert.deepEqual(await sentAfter(6.9), []);
    assert.deepEqual(await sentAfter(7), ['ada week']);
    assert.deepEqual(await sentAfter(30), []);
    const { Items } = (await gala.get(`/awards/messages/acme?about=${id}`, lasting)).body;
    const told = Items.map(({ email, rule, number }: Record<string, unknown>) => [email, rule, number]);
    assert.deepEqual(told, [
      ['reference_reminder', 'week', 2],
      ['reference_reminder', 'three', 1],
      ['reference_notification', undefined, undefined],
    ]);
  });

  /** What is due after so many days is queued while there is no mail server. */
  async function queuedWithoutServer(days: number) {
    await gala.courier.idle();
    gala.clock.now = new Date(inDays(days));
    const { send } = gala.transport;
    gala.transport.send = async () => {
      throw new Error('not now');
    };
    await gala.reminding.step();
    await gala.courier.idle();
    gala.transport.send = send;
  }

  type Letter = Awaited<ReturnType<typeof letter>>;
  const ends: Record<string, (of: Letter) => Promise<void>> = {
    'who has answered': ({ id }) => change('references', id, { status: 'completed' }),
    'who has declined': ({ id }) => change('references', id, { status: 'declined' }),
    'who was replaced': ({ id }) => change('references', id, { email_address: 'eve@example.org' }),
    'whose letter was deleted': async ({ id }) => void (await gala.delete(`/references/acme/${id}`, lasting)),
    'whose process is inactive': (of) => change('referenceProcesses', of.process_id, { is_active: false }),
    'whose process has closed': (of) => change('referenceProcesses', of.process_id, { closes_at: inDays(1) }),
    'who turns out to be the applicant': (of) => change('applications', of.application_id, { contact_id: 'ada' }),
  };
  for (const [who, end] of Object.entries(ends))
    it(`nobody is reminded ${who}`, async () => {
      await end(await asking([three]));
      assert.deepEqual(await sentAfter(3.5), []);
    });

  it('nobody is reminded whom this server has not asked', async () => {
    await letter([three]);
    assert.deepEqual(await sentAfter(3.5), []);
  });

  it('who declined and comes back is reminded again', async () => {
    const { id } = await asking([three]);
    await gala.courier.idle(); // the request has left
    await change('references', id, { status: 'declined' });
    assert.deepEqual(await sentAfter(3), []);
    await change('references', id, { status: 'pending' });
    assert.deepEqual(await sentAfter(3.3), ['ada three']);
  });

  it('who replaces another, or has the right address now, is reminded from their own request on', async () => {
    const of = await asking([three]);
    await sentAfter(2);
    await change('references', of.id, { email_address: 'eve@example.org' });
    await ask(of);
    assert.deepEqual(await sentAfter(4), []);
    assert.deepEqual(await sentAfter(5), ['eve three']);
  });

  it('who was somebody else for a while is reminded as if they had never been', async () => {
    const { id } = await asking([three, week]);
    await gala.courier.idle();
    await change('references', id, { email_address: 'eve@example.org' });
    assert.deepEqual(await sentAfter(4), []);
    await change('references', id, { email_address: 'Ada@example.org' });
    assert.deepEqual(await sentAfter(4.3), ['Ada three']);
    assert.deepEqual(await sentAfter(7), ['Ada week']);
  });

  it('after three weeks without a server, only the newest comes, and those before it never', async () => {
    await asking([three, week, rule('fortnight', 14)]);
    assert.deepEqual(await sentAfter(21), ['ada fortnight']);
    assert.deepEqual(await sentAfter(22), []);
  });

  it('none comes at night where the process is', async () => {
    await asking([three], {}, { time_zone: 'Pacific/Auckland' }); // 12:00 UTC is 1 o'clock there
    assert.deepEqual(await sentAfter(3), []);
    assert.deepEqual(await sentAfter(3 + 6.9 / 24), []);
    assert.deepEqual(await sentAfter(3 + 7 / 24), ['ada three']);
  });

  it('one that waits for the mail server until night waits for the morning', async () => {
    await asking([three]);
    await queuedWithoutServer(3);
    assert.deepEqual(await sentAfter(3 + 8 / 24), []);
    assert.deepEqual(await sentAfter(3 + 19.9 / 24), []);
    assert.deepEqual(await sentAfter(3 + 20 / 24), ['ada three']);
  });

  it('one that the database was away for is sent at the next look', async () => {
    await asking([three]);
    await gala.courier.idle();
    gala.clock.now = new Date(inDays(3));
    const { commit } = gala.store;
    gala.store.commit = async () => {
      gala.store.commit = commit;
      throw new Unavailable('away');
    };
    await assert.rejects(gala.reminding.step());
    assert.deepEqual(await sentAfter(3), ['ada three']);
  });

  it('by hand it is sent at night, too', async () => {
    const { id } = await asking([three], {}, { time_zone: 'Pacific/Auckland' });
    await remind({ reference_ids: [id] });
    await gala.courier.idle();
    assert.equal(gala.mails.at(-1)?.subject, 'three');
  });

  it('two workers at once send one', async () => {
    const { id } = await asking([three]);
    gala.clock.now = new Date(inDays(3));
    await Promise.all([1, 2, 3].map(() => gala.reminding.step()));
    const { Items } = (await gala.get(`/awards/messages/acme?about=${id}`, lasting)).body;
    assert.deepEqual(
      Items.map(({ email }: { email: string }) => email),
      ['reference_reminder', 'reference_notification'],
    );
  });

  it('a rule counts that is added later, and the date as it is when it is due', async () => {
    const { id, process_id } = await asking([], { due_at: inDays(20) });
    assert.deepEqual(await sentAfter(5), []);
    await change('referenceProcesses', process_id, { reminders: [three, rule('due', 2, 'before_due')] });
    assert.deepEqual(await sentAfter(5.3), ['ada three']);
    await change('references', id, { due_at: inDays(40) });
    assert.deepEqual(await sentAfter(18), []);
    assert.deepEqual(await sentAfter(38), ['ada due']);
  });

  it('one whose time was over before the request is not sent', async () => {
    const { id } = await asking([rule('fortnight', 14, 'before_due')], { due_at: inDays(5) });
    assert.deepEqual(await sentAfter(1), []);
    await change('references', id, { due_at: inDays(20) });
    assert.deepEqual(await sentAfter(6), ['ada fortnight']);
  });

  it('one that waits is not sent when the letter is there', async () => {
    const { id } = await asking([three]);
    await queuedWithoutServer(3);
    await change('references', id, { status: 'completed' });
    assert.deepEqual(await sentAfter(3.1), []);
    const [message] = (await gala.get(`/awards/messages/acme?about=${id}`, lasting)).body.Items;
    assert.deepEqual([message.email, message.cancelled_because], ['reference_reminder', 'answered']);
  });

  it('a template that cannot be rendered is tried again, and holds up nobody', async () => {
    const from = { ...on.reference_notification_email, from: '{{ reference.city }}' };
    const { id } = await asking([three], { city: 'x@example.org' }, { reference_notification_email: from });
    await change('references', id, { city: 'London' });
    await asking([three], { email_address: 'eve@example.org' });
    assert.deepEqual(await sentAfter(3), ['eve three']);
    await change('references', id, { city: 'y@example.org' });
    assert.deepEqual(await sentAfter(3.3), ['ada three']);
  });

  it('are checked with the merge fields of the request when they are saved', async () => {
    const { process_id } = await letter([]);
    const saving = async (...reminders: object[]) => {
      const { status, body } = await gala.merge(`/referenceProcesses/acme/${process_id}`, { reminders });
      return [status, body.code, body.details?.[0].pointer, /did you mean (.*)\?/.exec(body.message)?.[1]];
    };
    const wrong = { ...week, body: '{{ reference.nam }}' };
    assert.deepEqual(await saving(three, wrong), [400, 'template_invalid', '/reminders/1/body', 'reference.name']);
    const twice = await saving(three, { ...week, id: 'three' });
    assert.deepEqual(twice.slice(0, 3), [400, 'invalid_request', '/reminders/1/id']);
    assert.equal((await saving({ ...three, body: '{{ reference.link }}' }, week))[0], 200);
  });

  it('by hand go to all who were asked, with the last of the rules, and tell who is left out', async () => {
    const { process_id, application_id, id } = await asking([three, week]);
    const others = { process_id, application_id };
    const late = await made(gala, 'references', { ...others, email_address: 'eve@example.org' });
    const done = await made(gala, 'references', { ...others, status: 'completed' });
    const expected = {
      queued: 1,
      skipped: [
        { reference_id: late.id, reason: 'not_asked' },
        { reference_id: done.id, reason: 'answered' },
      ],
    };
    assert.deepEqual(await remind({ process_id }, '?dry_run=true'), expected);
    assert.deepEqual(await remind({ application_id }), expected);
    await gala.courier.idle();
    assert.deepEqual(gala.mails.at(-1)?.subject, 'week');
    assert.deepEqual(await sentAfter(7), ['ada week']);
    assert.deepEqual(await remind({ reference_ids: [id] }), { queued: 1, skipped: [] });
    assert.equal((await remind({})).code, 'references_to_remind');
    assert.equal((await remind({ process_id: 'nope' })).code, 'record_not_found');
  });

  it('by hand are the request again if the process has no reminders', async () => {
    const { id, process_id } = await asking([]);
    await gala.courier.idle();
    gala.mails.length = 0;
    await remind({ reference_ids: [id] });
    await gala.courier.idle();
    assert.deepEqual(gala.mails[0]?.subject, 'asked');
    await change('referenceProcesses', process_id, { enable_reference_notification_email: false });
    assert.equal((await remind({ reference_ids: [id] })).skipped[0].reason, 'email_disabled');
  });

  it('a step looks at no more than a hundred of five thousand', async () => {
    for (let first = 0; first < 5000; first += 500) {
      const docs = Array.from({ length: 500 }, (_, n) => {
        const one = { id: `old-${first + n}`, tenant: 'acme', email: 'reference_reminder', about: 'gone', to: 'x' };
        return Doc.ofRecord<Stored>({ ...one, asked_at: now, due: now, done: [], sys_version: 1 } as Stored);
      });
      await gala.store.commit(docs.map((doc) => ({ put: { ...asked, id: doc.id }, doc })));
    }
    const { store } = gala;
    const { page, entries, read } = store;
    let reads = 0;
    const counting = <T extends (...args: never[]) => unknown>(original: T) =>
      ((...args: [{ limit?: number }]) => {
        reads += args[0].limit ?? 1;
        return original.apply(store, args as never);
      }) as never;
    Object.assign(store, { page: counting(page), entries: counting(entries), read: counting(read) });
    assert.equal(await gala.reminding.step(), true);
    Object.assign(store, { page, entries, read });
    assert.ok(reads <= 600, String(reads));
    assert.equal(await store.count({ ...asked, match: {}, atMost: 9999 }), 4900);
  });
};
