/** The office requests the references by e-mail. E-mails are files. */

import { delivered, filesOf, heading, subjectsOf } from '../mail.js';
import type { Stage } from '../stage.js';
import type { Application } from './applying.js';
import type { Call } from './opening.js';

export async function ask(stage: Stage, call: Call, applications: readonly Application[]): Promise<void> {
  const { tell } = stage;
  tell.chapter('The office asks for references');
  await preview(stage, call);
  const dry = await processAll(stage, applications, { dry_run: true });
  tell.step('What would be sent? A dry run.', `${dry.queued} e-mails, but none is sent`);
  const sent = await processAll(stage, applications, {});
  tell.check('the dry run said what would be sent', dry, sent);
  tell.step('Send them.', `${sent.queued} e-mails are on their way`);
  const again = await processAll(stage, applications, {});
  tell.check('nobody is asked twice', again, { queued: 0, skipped: sent.queued + sent.skipped });
  tell.step('Send them again, by mistake.', `none, ${sent.queued} were sent before`);
  await show(stage, sent.queued);
}

async function preview({ gala, tell }: Stage, { reference: { process_id } }: Call): Promise<void> {
  const send_to = 'awards-office@meridian-society.example.org';
  const body = { process_id, email: 'application_notice' as const, send_to };
  const answer = await gala.references.previewEmail({ body });
  tell.check('a preview goes to the office alone', answer.sent_to, [send_to]);
  tell.step('What will applicants read? A preview for the office.', `"${answer.subject}"`);
}

async function processAll({ gala }: Stage, applications: readonly Application[], body: { dry_run?: boolean }) {
  const sum = { queued: 0, skipped: 0 };
  for (const { id: application_id } of applications) {
    const answer = await gala.references.process({ application_id, body });
    sum.queued += answer.queued;
    sum.skipped += answer.skipped;
  }
  return sum;
}

async function show(stage: Stage, count: number): Promise<void> {
  const { own, tell } = stage;
  if (own === undefined) return;
  const mails = await delivered(stage);
  const told = ['reference_notification', 'application_notice'].flatMap((kind) => subjectsOf(mails, kind));
  tell.check('every e-mail that was queued was sent', told.length, count);
  const files = filesOf(own);
  const wanted = files.filter((file) => heading(file).some((one) => one.startsWith('Subject: Would you endorse')));
  tell.check('three of them ask for an endorsement', wanted.length, 3);
  for (const file of wanted.slice(0, 1)) for (const one of [`${file}:`, ...heading(file)]) tell.aside(one);
}
