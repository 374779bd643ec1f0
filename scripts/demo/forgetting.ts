/** A referee asks to be forgotten: their letter stays, they do not. */
import { every } from './client.js';
import type { Stage } from './stage.js';

export async function forget({ gala, tell }: Stage): Promise<void> {
  tell.chapter('Somebody wants to be forgotten');
  const [letter] = await every(gala.references.search.all({ body: { status: 'completed' } }));
  if (letter === undefined) throw new Error('There is no letter.');
  const { contact_id, name, notes } = await gala.references.get({ id: letter.id });
  const found = await gala.people.list({ contact_id });
  tell.step(`${name} asks what is kept of them.`, `${found.items.length} records, and ${found.person.email_addresses}`);
  const body = found.person;
  const { digest, records, messages } = await gala.people.erase({ dry_run: true, body });
  tell.step('The office looks first what would go.', `${records} records, ${messages} e-mails`);
  await gala.people.erase({ body: { ...body, digest } });
  const left = await gala.people.list({ contact_id });
  const after = await gala.references.get({ id: letter.id });
  tell.check('nothing names them any more', [left.items.length, after.name], [0, 'erased']);
  tell.check('the letter stays', after.notes, notes);
  tell.step('Then it goes, also from the history. The letter stays.', `by "${after.name}"`);
}
