/** Referees respond: three write a letter, one declines. */
import { type Answer, refused } from '../client.js';
import { line } from '../samples.js';
import type { Stage } from '../stage.js';
import type { Application } from './applying.js';

export type Reference = Answer<'references.create'>;

/** @returns the completed references: those of the first application. */
export async function answer(stage: Stage, [first, second]: readonly Application[]): Promise<Reference[]> {
  stage.tell.chapter('Referees answer');
  const done: Reference[] = [];
  for (const reference of await referencesOf(stage, first))
    done.push(await complete(stage, reference, line('letters', done.length)));
  for (const reference of (await referencesOf(stage, second)).slice(0, 1)) await decline(stage, reference);
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

async function decline({ gala, tell }: Stage, reference: Reference): Promise<void> {
  const declining = { ...reference, status: 'declined' as const, notes: line('regrets', 0) };
  const { id, name, status } = await gala.references.submit({ body: declining });
  tell.check('who declines is taken at their word', status, 'declined');
  tell.step(`${name}: "${declining.notes}"`, declining.status);
  const body = [
    { op: 'test' as const, path: '/status', value: 'declined' },
    { op: 'replace' as const, path: '/status', value: 'pending' },
  ];
  const back = await gala.references.patch({ id, body });
  tell.check('a declined reference may be pending again', back.status, 'pending');
  tell.step('The office asks once more, by a JSON Patch that tests before it writes.', `${back.status} again`);
}
