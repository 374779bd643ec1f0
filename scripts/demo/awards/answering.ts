/** Referees respond: three write a letter, one declines, one is reminded. */
import { readFileSync } from 'node:fs';
import { type Answer, clientOf, refused } from '../client.js';
import { delivered, filesOf } from '../mail.js';
import { line } from '../samples.js';
import type { Stage } from '../stage.js';
import type { Application } from './applying.js';

export type Reference = Answer<'references.create'>;

/** @returns the completed references: those of the first application. */
export async function answer(stage: Stage, [first, second]: readonly Application[]): Promise<Reference[]> {
  stage.tell.chapter('Referees answer');
  const done: Reference[] = [];
  for (const reference of await referencesOf(stage, first)) {
    const notes = line('letters', done.length);
    const secret = done.length === 0 ? linkIn(stage, reference) : undefined;
    if (secret !== undefined) done.push(await answerByLink(stage, secret, notes));
    else done.push(await complete(stage, reference, notes));
  }
  const [one, other] = await referencesOf(stage, second);
  if (one !== undefined) await decline(stage, one);
  if (other !== undefined) await remind(stage, other);
  return done;
}

/** The secret of the link in the e-mail to somebody, which is a file if the server is the demo's own. */
export function linkIn(
  { own }: Stage,
  { email_address = '' }: { readonly email_address?: string },
): string | undefined {
  const files = own === undefined ? [] : filesOf(own);
  const letter = files.map((file) => readFileSync(file, 'utf8')).find((text) => text.includes(`To: ${email_address}`));
  return /#([\w-]{43})/.exec(letter?.replaceAll('=\r\n', '') ?? '')?.[1];
}

/** The first referee has no account: they save, and submit later. */
async function answerByLink({ url, tenant, tell }: Stage, secret: string, notes: string): Promise<Reference> {
  const referee = clientOf(url, tenant, secret, tell.calls);
  const { items, person } = await referee.links.current();
  const { id = '' } = items[0] ?? {};
  await referee.references.patch({ id, body: [{ op: 'add', path: '/notes', value: notes.slice(0, 20) }] });
  tell.step(`${person.name} opens the link in the e-mail and saves a draft, which nobody else sees.`, 'saved');
  const draft = await referee.references.get({ id });
  const done = await referee.references.submit({ body: { ...(draft as Reference), notes } });
  tell.check('a link is enough to answer', [done.status, done.notes], ['completed', notes]);
  tell.step(`${done.name}: "${notes}"`, done.status ?? '');
  return done;
}

async function referencesOf({ gala }: Stage, application: Application | undefined): Promise<Reference[]> {
  return (await gala.references.listByApplication({ application_id: application?.id ?? '' })).items;
}

/** A form sends a reference back as it was read, with the referee's answers. */
async function complete({ gala, tell }: Stage, reference: Reference, notes: string): Promise<Reference> {
  const body = { ...reference, notes };
  const done = await gala.references.submit({ body });
  tell.check('a submitted reference is completed', [done.status, done.notes], ['completed', notes]);
  tell.step(`${done.name}: "${notes}"`, done.status ?? '');
  await refused('reference_not_pending', gala.references.submit({ body: done }));
  return done;
}

async function decline(stage: Stage, { id, name }: Reference): Promise<void> {
  const { gala, tell } = stage;
  const reason = line('regrets', 0);
  const { status, decline_reason } = await gala.references.decline({ id, body: { reason } });
  tell.check('who declines is taken at their word', [status, decline_reason], ['declined', reason]);
  tell.step(`${name}: "${reason}"`, status ?? '');
  await delivered(stage); // the applicant is told, unless the referee is asked again first
  const back = await gala.references.reinstate({ id });
  tell.check('a declined reference may be pending again', [back.status, back.decline_reason], ['pending', undefined]);
  tell.step('The office asks once more.', `${back.status} again`);
}

async function remind({ gala, tell }: Stage, { id, name }: Reference): Promise<void> {
  const { queued, skipped } = await gala.references.remind({ body: { reference_ids: [id] } });
  tell.check('who was asked and has not answered can be reminded', { queued, skipped }, { queued: 1, skipped: [] });
  tell.step(`${name} has not answered yet, and is reminded.`, `${queued} e-mail`);
}
