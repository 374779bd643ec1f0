/** Links in e-mails, as the people who get them have them. */
import type { World } from './harness.js';
import { made, tenant } from './samples.js';

/** The secret of the link in the last e-mail to an address. @throws Error if there is none. */
export function secretFor({ mails }: Pick<World, 'mails'>, address: string): string {
  const [, secret] = /#([\w-]{43})/.exec(mails.findLast(({ to }) => to === address)?.body ?? '') ?? [];
  if (secret === undefined) throw new Error(`no link was sent to ${address}`);
  return secret;
}

export const asking = {
  enable_reference_notification_email: true,
  reference_notification_email: { subject: 'Your letter', body: '<p>{{ reference.link }}</p>' },
};

/** A reference whose referee has got a link, and its secret. */
export async function linked(gala: World, more: object = {}, process: object = {}) {
  const { id: process_id, award_id } = await made(gala, 'referenceProcesses', { ...asking, ...process });
  const application_id = `application-of-${process_id}`;
  const person = { contact_id: 'ada', name: 'Ada Lovelace', email_address: 'ada@example.org' };
  const reference = await made(gala, 'references', { process_id, award_id, application_id, ...person, ...more });
  await gala.post(`/references/${tenant}/process/${reference.application_id}`);
  await gala.courier.idle();
  const { id, email_address } = reference as { readonly id: string; readonly email_address: string };
  return { id, reference, secret: secretFor(gala, email_address) };
}
