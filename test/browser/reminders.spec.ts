/** Reminding people: by hand, with a preview of who gets it, and what the rules send today. */
import { strict as assert } from 'node:assert';
import { describePages, eventually } from './support.js';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
/** Where it is noon. */
const behind = new Date().getUTCHours() - 12;
const time_zone = `Etc/GMT${behind < 0 ? behind : `+${behind}`}`;
const request = { subject: 'Your letter', body: 'Please write it' };

describePages('The console reminds people', (site) => {
  const open = (hash: string, view = {}) => site.open(`/console${hash}`, { token: site.token(), ...view });
  const make = async (resource: string, body: object) => await site.call('POST', `/${resource}/acme`, body);

  /** An award with two applications; Lise is late, if nothing else is said, Max is not, Rosa has answered, and Paul was not asked. */
  async function letters(process: object, due = -2) {
    const award_id = (await make('awards/awards', { name: 'Early Career Medal' })).id;
    const type_id = (await make('awards/referenceTypes', { name: 'Academic' })).id;
    const { id: process_id } = await make('awards/referenceProcesses', {
      ...{ name: 'Letters of support', award_id, reference_form_id: 'form' },
      contact_form_options: { contact_form_id: 'f' },
      organization_form_options: { organization_form_id: 'f' },
      ...{ application_notice_email: request, reference_notification_email: request },
      ...{ enable_reference_notification_email: true, ...process },
    });
    const ann = await make('awards/applications', { name: 'Ann', award_id });
    const ben = await make('awards/applications', { name: 'Ben', award_id });
    const refer = (application_id: string, name: string, due: number) => {
      const person = { contact_id: name, name, email_address: `${name.toLowerCase()}@example.org` };
      const due_at = inDays(due);
      const about = { award_id, process_id, type_id, application_id, due_at, completion_date: due_at };
      return make('awards/references', { ...person, ...about });
    };
    await refer(ann.id, 'Lise', due);
    await refer(ann.id, 'Max', 30);
    const rosa = await refer(ben.id, 'Rosa', 30);
    await site.call('POST', '/awards/references/acme/process', { process_id });
    await site.call('POST', '/awards/references/acme/submit', { ...rosa, status: 'completed' });
    await refer(ben.id, 'Paul', 30);
    return { award_id, process_id };
  }

  const reminded = async () => {
    const { Items } = await site.call('GET', '/awards/messages/acme?limit=1000');
    return Items.filter(({ email }: { email: string }) => email === 'reference_reminder').map(
      ({ to, rule, number }: Record<string, string>) => `${to} ${rule} ${number}`,
    );
  };

  it('reminds the referees who are late, those who are ticked, or all of a process, and names the others', async () => {
    const reminders = [{ id: 'soon', days: 3, of: 'before_due', subject: 'Soon', body: 'Please' }];
    const { award_id } = await letters({ reminders });
    const page = await open(`#/acme/letters/${award_id}`);
    await page.getByRole('button', { name: 'Remind 1 late referee' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('If you go on: 1 e-mail added to the outbox.').waitFor();
    const whom = dialog.getByRole('region', { name: 'Whom' });
    await whom.getByRole('row', { name: /Lise.*Ann.*, late/ }).waitFor();
    await site.checkAllLooks(page);
    await whom.getByLabel('Remind Max').focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Check' }).press('Enter');
    await dialog.getByText('If you go on: 2 e-mails added to the outbox.').waitFor();
    assert.deepEqual(await reminded(), []);
    await dialog.getByRole('button', { name: 'Remind', exact: true }).press('Enter');
    await dialog.getByText('2 e-mails added to the outbox.', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await eventually(async () => (await reminded()).sort(), ['lise@example.org soon 1', 'max@example.org soon 1']);

    const [mail] = (await site.call('GET', '/awards/messages/acme?limit=1')).Items;
    await page.goto(`${site.url}/console#/acme/mail/${mail.id}`);
    await page.getByText('number 1, text of “soon”').waitFor();
    await page.getByRole('link', { name: /^(Lise|Max)$/ }).waitFor();
    await page.goBack();

    const processes = page.getByRole('region', { name: 'Reference processes' });
    await processes.getByRole('button', { name: 'Remind' }).click();
    const all = page.getByRole('dialog', { name: 'Remind referees: Letters of support' });
    await all.getByText('If you go on: 2 e-mails added to the outbox.').waitFor();
    const leftOut = (why: string) => all.getByRole('group').filter({ hasText: why });
    await leftOut('it is completed').getByText('Rosa for Ben').waitFor();
    await leftOut('this server has not asked for it at this address').getByText('Paul for Ben').waitFor();
    await page.keyboard.press('Escape');
    const applications = page.getByRole('region', { name: 'Applications' });
    await eventually(() => applications.getByRole('row', { name: 'Ben' }).getByText('Remind').count(), 0);
    await applications.getByRole('row', { name: 'Ann' }).getByRole('button', { name: 'Remind' }).click();
    const one = page.getByRole('dialog', { name: 'Remind referees: Ann' });
    await one.getByText('If you go on: 2 e-mails').waitFor();
    await one.getByRole('button', { name: 'Remind referees' }).click();
    await one.getByRole('button', { name: 'Close' }).click();
    await eventually(async () => (await reminded()).length, 4);
  });

  it('says whom the rules of a process remind today, and who was reminded', async () => {
    const rule = { of: 'before_due', subject: 'Soon', body: 'Please' };
    const reminders = [
      { ...rule, id: 'soon', days: 3 },
      { ...rule, id: 'week', days: 7 }, // was over when they were asked
      { ...rule, id: 'now', days: 0, of: 'after_request' },
    ];
    const { award_id, process_id } = await letters({ reminders, time_zone }, 3 + 1 / 24);
    const page = await open(`#/acme/letters/${award_id}`);
    const today = page.locator('section', { hasText: 'Reminders today: Letters of support' });
    await today.getByText(`between 8 and 20 o’clock (${time_zone})`).waitFor();
    const rules = () => today.getByRole('listitem').allInnerTexts();
    const before = ['3 days before it is due: Lise for Ann', '7 days before it is due: nobody today'];
    assert.deepEqual((await rules()).slice(0, 2), before);
    await site.call('POST', '/awards/references/acme/remind', { process_id });
    await page.reload();
    await today.getByText('(sent)').first().waitFor();
    const after = await rules();
    assert.deepEqual(after.slice(0, 2), before);
    assert.match(after[2] ?? '', /^At once: .*Lise for Ann \(sent\)/);
    await site.checkAllLooks(page);
  });

  it('says which reviewers are reminded today, once somebody asks', async () => {
    const { id: event_id } = await make('events/events', { name: 'Meeting', timezone: time_zone });
    const process = await make('events/abstractReviewProcesses', {
      ...{ name: 'Peers', event_id, enable_review_assignment_email: true, review_assignment_email: request },
      reminders: [{ id: 'soon', days: 1, of: 'before_due', subject: 'Soon', body: 'Please' }],
    });
    const type = await make('events/abstractTypes', { name: 'Talk', event_id, review_process_id: process.id });
    await make('events/abstracts', { title: 'Tides', name: 'Mary', body: 'About it.', event_id, type_id: type.id });
    const targets = [{ contact_id: 'ada', name: 'Ada', email_address: 'ada@example.org' }];
    const round = await make('events/abstractReviewRounds', {
      ...{ name: 'First round', event_id, process_id: process.id, due_at: inDays(1 + 1 / 24) },
      review_assignment_rules: [{ name: 'All', matching_conditions: {}, targets }],
    });
    await site.call('POST', `/events/abstractReviews/acme/openRound/${type.id}/${round.id}`);
    const page = await open(`#/acme/reviewing/${event_id}`);
    await page.getByText('Reminders today').press('Enter');
    const today = page.locator('details', { hasText: 'Reminders today' });
    await today.getByText('Ada about Tides').waitFor();
    await today.getByText('1 day before it is due').waitFor();
    await site.checkAllLooks(page);
  });

  it('previews the page of referees and of reviewers, from which nothing can be sent', async () => {
    const questions = [{ custom_field_id: 'f1', label: 'How well?', kind: 'choice', choices: ['Well', 'Hardly'] }];
    const { process_id } = await letters({ questions });
    const { id: event_id } = await make('events/events', { name: 'Meeting' });
    const score_options = { minimum: 1, maximum: 3, step: 1 };
    const peers = await make('events/abstractReviewProcesses', { name: 'Peers', event_id, score_options });
    const previewOf = async (hash: string, name: string) => {
      const page = await open(hash);
      const link = page.getByRole('link', { name });
      await link.waitFor();
      const [tab] = await Promise.all([page.waitForEvent('popup'), link.press('Enter')]);
      await tab.getByText('Preview', { exact: true }).waitFor();
      return tab;
    };
    const referee = await previewOf(`#/acme/awards/referenceProcesses/${process_id}`, 'page of referees');
    const sent: string[] = [];
    referee.on('request', (request) => sent.push(request.url()));
    await referee.getByRole('heading', { name: /Reference for Ada Lovelace/ }).waitFor();
    await site.checkAllLooks(referee);
    await referee.getByLabel('Well', { exact: true }).check();
    await referee.getByRole('button', { name: 'Submit' }).click();
    await referee.getByRole('button', { name: 'Submit' }).click();
    await referee.getByText('This is a preview: nothing was sent.').waitFor();
    assert.deepEqual(sent, []);
    const reviewer = await previewOf(`#/acme/events/abstractReviewProcesses/${peers.id}`, 'page of reviewers');
    await reviewer.getByLabel('3', { exact: true }).waitFor();
    await reviewer.getByText('Where the water goes').waitFor();
  });
});
