/** Jurors are asked and reminded by e-mail, and answer by the links in it. */
import { strict as assert } from 'node:assert';
import { describeApi, served } from '../../support/api.js';
import { secretFor } from '../../support/links.js';
import { inDays, reminding, rule } from '../../support/reminding.js';
import { made } from '../../support/samples.js';
import { everything, type Jury, jury, openRound, read, reviewsOf } from './jury.js';

describeApi('E-mails to jurors', (start) => {
  const gala = served(start);
  const { sentAfter } = reminding(gala);
  const ada = { type: 'contact', contact_id: 'ada', name: 'Ada', email_address: 'ada@example.org' };

  /** One application, of which Ada was asked for a review. @param body of the e-mail. */
  async function asked(body: string, process: object = {}, round: object = {}) {
    gala.mails.length = 0;
    const of = await jury(gala, {
      process: {
        enable_review_assignment_email: true,
        review_assignment_email: { subject: 'For {{ application.name }}', body },
        ...process,
      },
      round: { due_at: inDays(10), ...round },
      rules: [everything(ada)],
      applications: [{ name: 'Grace Hopper' }],
    });
    await openRound(gala, of);
    while (await gala.reminding.step());
    await gala.courier.idle();
    return of;
  }
  const page = async (token: string) => (await gala.get('/awards/links', { token })).body;

  for (const kind of ['review', 'reviews'])
    it(`a juror reads the application, declines, comes back and answers by {{ ${kind}.link }}`, async () => {
      const of: Jury = await asked(`{{ ${kind}.link }}`);
      assert.equal(gala.mails[0]?.subject, 'For Grace Hopper');
      const token = secretFor(gala, 'ada@example.org');
      const { items, ...shown } = await page(token);
      assert.deepEqual(
        [shown.kind, shown.resource, shown.title],
        [`application_${kind}`, 'reviews', 'Young Scientist Award'],
      );
      assert.deepEqual([items[0].title, items[0].about.name], ['Grace Hopper', 'Grace Hopper']);
      const post = (path: string, body?: object) => gala.post(`/reviews/${of.tenant}/${path}`, body, { token });
      assert.equal((await post(`decline/${items[0].id}`)).body.status, 'declined');
      assert.deepEqual((await page(token)).items[0].may, ['reinstate']);
      assert.equal((await post(`reinstate/${items[0].id}`)).status, 200);
      const [again] = (await page(token)).items;
      const { status, text } = await post('submit', { ...again.record, score: 4, status: 'completed' });
      assert.equal(status, 200, text);
      assert.equal((await read(gala, of, 'applications', of.applications[0])).average_score, 4);
    });

  it('a juror reads what was asked and answered; in a blind round, neither that nor whose it is', async () => {
    const questions = [{ custom_field_id: 'why', label: 'Why you?', kind: 'long_text' }];
    const custom_field_values = [{ custom_field_id: 'why', string_value: 'COBOL' }];
    for (const enable_blind_review of [false, true]) {
      const of = await asked('{{ review.link }}', {}, { enable_blind_review });
      const { id: process_id } = await made(gala, 'applicationProcesses', { questions }, of.tenant);
      await gala.merge(`/applications/${of.tenant}/${of.applications[0]}`, { process_id, custom_field_values });
      const [item] = (await page(secretFor(gala, 'ada@example.org'))).items;
      const name = enable_blind_review ? `Application …${of.applications[0]?.slice(-4)}` : 'Grace Hopper';
      const seen = enable_blind_review ? [undefined, undefined] : [custom_field_values, questions];
      assert.deepEqual([item.title, item.about.custom_field_values, item.questions], [name, ...seen]);
    }
  });

  it('they are reminded before it is due, unless they have answered', async () => {
    await asked('x', { reminders: [rule('due', 2, 'before_due')] });
    const other = await asked('x', { reminders: [rule('due', 2, 'before_due')] });
    const [review] = await reviewsOf(gala, other);
    await gala.post(`/reviews/${other.tenant}/submit`, { ...review, score: 4, status: 'completed' });
    assert.deepEqual(await sentAfter(8), ['ada due']);
  });
});
