/** One e-mail per person: templates that list what somebody has to do. */
import { strict as assert } from 'node:assert';
import { Unsent } from '../../src/delivery/delivery.js';
import { forAll, openRound, papers, reviewsOf, type Scene, scene } from '../events/reviewing/story.js';
import { type Start, served } from '../support/api.js';
import { inDays, lasting, reminding, rule } from '../support/reminding.js';
import { made } from '../support/samples.js';

const person = (name: string) => ({ type: 'contact', contact_id: name, email_address: `${name}@example.org` });
const listing = {
  subject: '{{ reviews.size }} to review',
  body: '{% for review in reviews %}[{{ review.abstract.title }} {{ review.link }}]{% endfor %} all: {{ reviews.link }}',
};
const mailing = { enable_review_assignment_email: true, review_assignment_email: listing };
const titles = (body: string) => [...body.matchAll(/\[(\S+) /g)].map(([, title]) => title);
const secrets = (body: string) => [...body.matchAll(/#([\w-]{43})/g)].map(([, secret = '']) => secret);
const abstracts = (...all: string[]) => all.map((title) => ({ title }));

/** @param withMany whether steps of very many are tested, too: what they do does not depend on the store. */
export const summaries = (start: Start, withMany = true): void => {
  const gala = served(start);
  const { sentAfter, change } = reminding(gala);

  /** What goes out now: `to subject`, and its titles. */
  async function sent() {
    while (await gala.reminding.step());
    gala.courier.wake();
    await gala.courier.idle();
    const all = gala.mails.map(({ to, subject, body }) => ({ to, subject, body, titles: titles(body) }));
    gala.mails.length = 0;
    return all;
  }
  const subjects = async () => (await sent()).map(({ to, subject }) => `${to.split('@')[0]} ${subject}`).sort();
  const minutesLater = (minutes: number) => {
    gala.clock.now = new Date(gala.clock.now.getTime() + minutes * 60_000);
  };
  const opened = async (names: string[], of: Parameters<typeof scene>[1] = {}) => {
    const process = { ...mailing, ...of.process };
    const made = await scene(gala, {
      rules: [forAll(...names.map(person))],
      abstracts: abstracts('One', 'Two', 'Three'),
      ...of,
      process,
    });
    await openRound(gala, made);
    return made;
  };
  const assign = async ({ tenant, rounds: [round_id] }: Scene, abstract_ids: string[], ...names: string[]) =>
    await gala.post(
      `/abstractReviews/${tenant}/assignReviews`,
      {
        ...{ review_round_id: round_id, abstract_ids, assignees: names.map(person) },
      },
      lasting,
    );
  const messagesAbout = async (tenant: string, about: string) =>
    (await gala.get(`/events/messages/${tenant}?about=${about}`, lasting)).body.Items;

  it('a reviewer of three abstracts gets one e-mail, with a link to each and one to all', async () => {
    const of = await opened(['ada', 'bob']);
    const mails = await sent();
    assert.deepEqual(mails.map(({ to, subject }) => [to, subject]).sort(), [
      ['ada@example.org', '3 to review'],
      ['bob@example.org', '3 to review'],
    ]);
    const [first] = mails;
    assert.deepEqual(first?.titles.sort(), ['One', 'Three', 'Two']);
    const tokens = secrets(first?.body ?? '');
    const shown = await Promise.all(tokens.map((token) => gala.get('/events/links', { token })));
    const items = shown.map(({ body }) =>
      body.items
        .map(({ title }: { title: string }) => title)
        .sort()
        .join(),
    );
    assert.deepEqual(items.sort(), ['One', 'One,Three,Two', 'Three', 'Two']);
    const reviews = await reviewsOf(gala, of);
    for (const { id, assignee } of reviews) {
      const [message, ...others] = await messagesAbout(of.tenant, id);
      assert.deepEqual([message.to, message.records.length, others], [assignee.email_address, 3, []]);
    }
  });

  it('a step that is the last one is not waited for', async () => {
    const of = await opened(['ada'], { rules: [] });
    await assign(of, of.abstracts.slice(0, 2), 'ada', 'bob');
    assert.deepEqual(await subjects(), ['ada 2 to review', 'bob 2 to review']);
  });

  it('the next one has what is new and what is still open, and not what was declined or submitted', async () => {
    const of = await opened(['ada']);
    await sent();
    const [one, two] = await reviewsOf(gala, of);
    await gala.post(`/abstractReviews/${of.tenant}/cancel/${one.id}`, {}, lasting);
    const [next = ''] = await papers(gala, of.tenant, of.type, abstracts('Four'));
    await assign(of, [next], 'ada');
    const [mail] = await sent();
    const left = (await reviewsOf(gala, of)).filter(({ id }) => id !== one.id);
    assert.deepEqual(mail?.titles.sort(), left.map(({ abstract_title }) => abstract_title).sort());
    assert.ok(mail?.titles.includes(two.abstract_title));
    assert.deepEqual((await messagesAbout(of.tenant, two.id)).length, 1); // the second was not asked for again
  });

  it('nobody is told of what was taken back while the e-mail waited', async () => {
    const of = await opened(['ada', 'bob']);
    const reviews = await reviewsOf(gala, of);
    for (const { id, assignee } of reviews)
      if (assignee.contact_id === 'bob') await gala.post(`/abstractReviews/${of.tenant}/cancel/${id}`, {}, lasting);
    const [first] = reviews.filter(({ assignee }) => assignee.contact_id === 'ada');
    await gala.post(`/abstractReviews/${of.tenant}/cancel/${first.id}`, {}, lasting);
    assert.deepEqual(await subjects(), ['ada 2 to review']);
    assert.deepEqual(await messagesAbout(of.tenant, first.id), []);
    const cancelled = reviews.find(({ assignee }) => assignee.contact_id === 'bob');
    const [message] = await messagesAbout(of.tenant, cancelled.id);
    assert.deepEqual([message.state, message.cancelled_because], ['cancelled', 'cancelled']);
  });

  it('nor of what was answered or taken back while the mail server was away', async () => {
    const { send } = gala.transport;
    gala.transport.send = async () => {
      throw new Unsent('deferred', 'Try again.', {});
    };
    const of = await opened(['ada', 'bob']);
    await sent();
    const reviews = await reviewsOf(gala, of);
    const cancel = (id: string) => gala.post(`/abstractReviews/${of.tenant}/cancel/${id}`, {}, lasting);
    const [first, ...others] = reviews.filter(({ assignee }) => assignee.contact_id === 'ada');
    await cancel(first.id);
    gala.transport.send = send;
    minutesLater(60);
    assert.deepEqual(await subjects(), ['bob 3 to review']);
    const [mail] = await sent();
    assert.deepEqual(mail?.titles.sort(), others.map(({ abstract_title }) => abstract_title).sort());
    const pages = await Promise.all(secrets(mail?.body ?? '').map((token) => gala.get('/events/links', { token })));
    assert.ok(pages.every(({ status }) => status === 200));
    const [message] = await messagesAbout(of.tenant, others[0].id);
    assert.deepEqual([message.state, message.records.length], ['sent', 2]);
    assert.deepEqual(await messagesAbout(of.tenant, first.id), []);
  });

  it('who was asked in a list is not asked again, and counts as asked for each', async () => {
    const of = await opened(['ada']);
    await sent();
    const again = async (verb: string) =>
      (await gala.post(`/abstractReviews/${of.tenant}/${verb}`, { review_round_id: of.rounds[0] }, lasting)).body;
    const { queued, skipped } = await again('sendReviewAssignmentEmail');
    assert.deepEqual(
      [queued, skipped.map(({ reason }: { reason: string }) => reason)],
      [0, Array(3).fill('already_notified')],
    );
    assert.equal((await again('remind')).queued, 3);
    assert.deepEqual(await subjects(), ['ada 3 to review']);
    gala.clock.now = new Date(inDays(91));
    gala.courier.wake();
    await gala.courier.idle();
    assert.equal((await again('sendReviewAssignmentEmail')).queued, 0);
  });

  it('an e-mail that was cancelled while it waited can be sent after all', async () => {
    const of = await opened(['ada']);
    const [{ id }] = await reviewsOf(gala, of);
    const [message] = await messagesAbout(of.tenant, id);
    await gala.post(`/events/messages/${of.tenant}/${message.id}/cancel`, {}, lasting);
    assert.deepEqual(await subjects(), []);
    await gala.post(`/events/messages/${of.tenant}/${message.id}/retry`, {}, lasting);
    assert.deepEqual(await subjects(), ['ada 3 to review']);
  });

  it('one that cannot be rendered says why, and can be sent when that is mended', async () => {
    const process = { review_assignment_email: { ...listing, from: '{{ abstract.title }}' } };
    const of = await opened(['ada'], { process, abstracts: abstracts('chair@example.org') });
    const title = async (title: string) => await change('abstracts', of.abstracts[0] ?? '', { title }, of.tenant);
    await title('Tides');
    assert.deepEqual(await subjects(), []);
    const [{ id }] = await reviewsOf(gala, of);
    const [{ state, attempts, id: message }] = await messagesAbout(of.tenant, id);
    assert.deepEqual([state, attempts[0].result], ['failed', 'refused']);
    assert.match(attempts[0].reply, /from must be an e-mail address/);
    await title('chair@example.org');
    await gala.post(`/events/messages/${of.tenant}/${message}/retry`, {}, lasting);
    assert.deepEqual(await subjects(), ['ada 1 to review']);
  });

  it('a template without the list is sent for each review, as before', async () => {
    const plain = { subject: '{{ abstract.title }}', body: '{{ review.link }}' };
    await opened(['ada'], { process: { review_assignment_email: plain } });
    assert.deepEqual(await subjects(), ['ada One', 'ada Three', 'ada Two']);
  });

  it('reminders that list are one e-mail, by day', async () => {
    const reminder = {
      ...rule('due', 2, 'before_due'),
      subject: 'still {{ reviews.size }}',
      body: '{{ reviews.link }}',
    };
    const of = await opened(['ada', 'bob'], { process: { reminders: [reminder] } });
    await change('abstractReviewRounds', of.rounds[0] ?? '', { due_at: inDays(10) }, of.tenant);
    assert.deepEqual((await sent()).length, 2);
    await sentAfter(8);
    minutesLater(15);
    assert.deepEqual(await subjects(), ['ada still 3', 'bob still 3']);
    assert.deepEqual(await sentAfter(9), []);
  });

  it('a referee of several applicants gets one e-mail, with a link to each letter', async () => {
    const body = '{% for reference in references %}[{{ reference.application.name }} {{ reference.link }}]{% endfor %}';
    const template = { subject: '{{ references.size }} letters', body };
    const on = { enable_reference_notification_email: true, reference_notification_email: template };
    const { id: process_id } = await made(gala, 'referenceProcesses', on);
    const asked = { process_id, contact_id: 'ada', email_address: 'ada@example.org' };
    for (const name of ['Eve', 'Mary']) {
      const { id: application_id } = await made(gala, 'applications', { name });
      await made(gala, 'references', { ...asked, application_id });
    }
    const { id: application_id } = await made(gala, 'applications', { name: 'Draft' });
    await made(gala, 'references', {
      ...asked,
      process_id: (await made(gala, 'referenceProcesses', on)).id,
      application_id,
    });
    const { queued } = (await gala.post('/references/acme/process', { process_id }, lasting)).body;
    assert.equal(queued, 2);
    const [mail, ...others] = await sent();
    assert.deepEqual([mail?.subject, mail?.titles.sort(), others], ['2 letters', ['Eve', 'Mary'], []]);
    const pages = await Promise.all(secrets(mail?.body ?? '').map((token) => gala.get('/awards/links', { token })));
    assert.deepEqual(
      pages.map(({ body }) => body.items.length),
      [1, 1],
    );
  });

  it('a list has its links only in the body', async () => {
    const of = await scene(gala);
    const template = { subject: '{{ reviews.first.link }}', body: 'x' };
    const { status, body } = await gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, {
      enable_review_assignment_email: true,
      review_assignment_email: template,
    });
    assert.deepEqual([status, body.code], [400, 'template_invalid']);
  });

  if (!withMany) return;

  it('what is assigned in several steps is one e-mail, a quarter of an hour after the last at the latest', async () => {
    const all = Array.from({ length: 100 }, (_, n) => ({ title: `n${n}` }));
    const long = { ...listing, body: listing.body + 'x'.repeat(99_000) }; // so that a step can queue some only
    const of = await opened(['ada'], { abstracts: all, process: { review_assignment_email: long } });
    let steps = 1;
    do {
      assert.deepEqual(await subjects(), []);
      minutesLater(14);
      steps++;
    } while ((await openRound(gala, of)).body.remaining > 0);
    assert.ok(steps > 1);
    minutesLater(15);
    assert.deepEqual(await subjects(), ['ada 100 to review']);
  });

  it('what is shared out among a pool in several steps is one e-mail to each', async () => {
    const all = Array.from({ length: 45 }, (_, n) => ({ title: `n${n}` }));
    const of = await opened([], { abstracts: all, rules: [] });
    const pool = ['ada', 'bob', 'eve'].map(person);
    const share = () =>
      gala.post(
        `/abstractReviews/${of.tenant}/assignReviews`,
        { review_round_id: of.rounds[0], pool, reviews_per_abstract: 2 },
        lasting,
      );
    assert.equal((await share()).body.remaining, 15);
    assert.deepEqual(await subjects(), []);
    minutesLater(14);
    assert.equal((await share()).body.remaining, 0);
    minutesLater(15);
    assert.deepEqual(await subjects(), ['ada 30 to review', 'bob 30 to review', 'eve 30 to review']);
  });

  it('what is too much for one e-mail goes in another, each once', async () => {
    const many = Array.from({ length: 103 }, (_, n) => ({ title: `n${n}` }));
    const large = Array.from({ length: 13 }, (_, n) => ({ title: `n${n}`, body: 'x'.repeat(900_000) }));
    for (const [all, atOnce, sizes] of [
      [many, 100, [100, 3]],
      [large, 1, [10, 3]],
    ] as const) {
      const of = await scene(gala, { process: mailing, rules: [forAll(person('ada'))], abstracts: [] });
      for (let at = 0; at < all.length; at += atOnce)
        await papers(gala, of.tenant, of.type, all.slice(at, at + atOnce));
      while ((await openRound(gala, of)).body.remaining > 0);
      const mails = await sent();
      assert.deepEqual(mails.flatMap(({ titles }) => titles).sort(), all.map(({ title }) => title).sort());
      assert.deepEqual(
        mails.map(({ titles }) => titles.length),
        sizes,
      );
      for (const { id } of await reviewsOf(gala, of)) {
        const [message, ...others] = await messagesAbout(of.tenant, id);
        assert.deepEqual([message.state, others], ['sent', []]);
      }
    }
  });
};
