/** Chapter three: the e-mails that ask for what is missing. */
import type { Json } from './client.js';
import { forEach } from './progress.js';
import type { ExpectedMail, Story } from './story.js';

export const previewAddress = 'awards-office@meridian-society.example.org';
const atOnce = 4;

type Email = 'reference_notification' | 'application_notice';

interface Processing {
  readonly pending: number;
  readonly queued: number;
  readonly skipped: number;
  readonly results: readonly {
    readonly reference_id?: string;
    readonly email: Email;
    readonly to?: string;
    readonly status: 'queued' | 'skipped';
    readonly reason?: string;
  }[];
}

export async function write(story: Story): Promise<void> {
  const { progress } = story;
  progress.title('The office asks for what is missing');
  await progress.step('E-mails previewed', 4, () => preview(story));
  await progress.step('Applications tried without sending (dry run)', 40, async () => {
    const mails = await processAll(story, { dry_run: true }, expectFirst);
    return mails.length;
  });
  await progress.step('Applications processed: e-mails queued', 40, async () => {
    const mails = await processAll(story, {}, expectFirst);
    return story.mails.push(...mails) - 4;
  });
  await progress.step('Processed again: notifications queued', 40, async () => {
    const mails = await processAll(story, undefined, expectAgain);
    story.mails.push(...mails);
    return mails.filter(({ kind }) => kind === 'reference_notification').length;
  });
}

/** Each e-mail of each process, once, to the office. */
async function preview(story: Story): Promise<number> {
  const { client, ledger, checks, mails } = story;
  for (const process of ledger.all('referenceProcesses')) {
    const reference = ledger.where('references', ({ process_id }) => process_id === process.id).at(-1);
    for (const email of ['reference_notification', 'application_notice'] as const) {
      const body = { process_id: process.id, reference_id: reference?.id, email, send_to: previewAddress };
      const answer = await client.ok('POST', client.path('references', '/previewEmail'), body);
      checks.equal(`the preview of ${email} went to the office alone`, answer.sent_to, [previewAddress]);
      checks.equal(`the preview of ${email} names its e-mail`, answer.email, email);
      checks.equal(
        `the preview of ${email} says who would get it`,
        answer.to,
        recipientOf(story, email, reference?.id),
      );
      checks.that(`the preview of ${email} is filled in`, !/{{|{%/.test(`${answer.subject}${answer.body}`), answer);
      mails.push({ kind: 'preview', to: previewAddress, reference: reference?.id, template: `${email}_email` });
      story.progress.tick();
    }
  }
  return mails.length;
}

function recipientOf({ ledger }: Story, email: Email, id: string | undefined): unknown {
  const { record } = ledger.entry('references', id ?? '');
  if (email === 'reference_notification') return record.email_address;
  return ledger.entry('applications', String(record.application_id)).record.email_address;
}

type Expectation = (story: Story, pending: readonly { id: string; record: Json }[], answer: Processing) => void;

async function processAll(story: Story, options: Json | undefined, expect: Expectation): Promise<ExpectedMail[]> {
  const { client, ledger, checks } = story;
  const found = await forEach(ledger.all('applications'), atOnce, async ({ id }) => {
    const answer = await client.ok<Processing>('POST', client.path('references', `/process/${id}`), options);
    const ofIt = ledger.where('references', ({ application_id }) => application_id === id);
    const pending = ofIt.filter(({ record }) => record.status === 'pending');
    checks.equal(`application ${id} has so many pending references`, answer.pending, pending.length);
    checks.equal(`what became of application ${id} adds up`, countsOf(answer), [answer.queued, answer.skipped]);
    expect(story, pending, answer);
    story.progress.tick();
    return mailsOf(answer, pending[0]?.id);
  });
  return found.flat();
}

const countsOf = ({ results }: Processing) =>
  (['queued', 'skipped'] as const).map((wanted) => results.filter(({ status }) => status === wanted).length);

/** The notice merges the first pending reference. */
const mailsOf = ({ results }: Processing, firstPending: string | undefined): ExpectedMail[] =>
  results
    .filter(({ status }) => status === 'queued')
    .map(({ email, to, reference_id }) => ({
      kind: email,
      to: to ?? '',
      reference: reference_id ?? firstPending,
      template: `${email}_email`,
    }));

const outcomes = ({ results }: Processing, wanted: Email) =>
  results
    .filter(({ email }) => email === wanted)
    .map(({ reference_id, to, status, reason }) => [reference_id, to, status, reason]);

/** Every referee who has an address is asked, and the applicant told where the process says so. */
const expectFirst: Expectation = (story, pending, answer) => {
  const { checks } = story;
  const asked = pending.map(({ id, record: { email_address: to } }) =>
    to === undefined ? [id, undefined, 'skipped', 'no_email_address'] : [id, to, 'queued', undefined],
  );
  checks.equal('each pending reference is asked for once', outcomes(answer, 'reference_notification'), asked);
  const told = pending
    .filter(({ record }) => noticeEnabled(story, record))
    .slice(0, 1)
    .map(({ id }) => [undefined, recipientOf(story, 'application_notice', id), 'queued', undefined]);
  checks.equal('the applicant is told once', outcomes(answer, 'application_notice'), told);
};

const noticeEnabled = ({ ledger }: Story, { process_id }: Json) =>
  ledger.entry('referenceProcesses', String(process_id)).record.enable_application_notice_email === true;

/** Nobody is asked twice. */
const expectAgain: Expectation = ({ checks }, pending, answer) => {
  const asked = pending.map(({ id, record: { email_address: to } }) =>
    to === undefined ? [id, undefined, 'skipped', 'no_email_address'] : [id, to, 'skipped', 'already_notified'],
  );
  checks.equal('no referee is asked again', outcomes(answer, 'reference_notification'), asked);
  const told = outcomes(answer, 'application_notice').filter(([, , , reason]) => reason !== 'already_notified');
  checks.equal('no applicant is told again', told, []);
};
