/** Referees respond: three write a letter, one declines. */
import { type Answer, ok, refused, whole } from '../client.js';
import { line } from '../samples.js';
import type { Stage } from '../stage.js';
import type { Application } from './applying.js';

export type Reference = Answer<'/references/{tenantId}'>;

/** @returns the completed references: those of the first application. */
export async function answer(stage: Stage, [first, second]: readonly Application[]): Promise<Reference[]> {
  stage.tell.chapter('Referees answer');
  const done: Reference[] = [];
  for (const reference of await referencesOf(stage, first))
    done.push(await complete(stage, reference, line('letters', done.length)));
  for (const reference of (await referencesOf(stage, second)).slice(0, 1)) await decline(stage, reference);
  return done;
}

async function referencesOf({ awards, us }: Stage, application: Application | undefined): Promise<Reference[]> {
  const params = { path: { ...us.path, application_id: application?.id ?? '' } };
  return (await ok(awards.GET('/references/{tenantId}/application/{application_id}', { params }))).Items.map((one) =>
    whole<Reference>(one),
  );
}

/** A form sends a reference back as it was read, with the referee's answers. */
async function complete({ awards, us: params, tell }: Stage, reference: Reference, notes: string): Promise<Reference> {
  const body = { ...reference, notes };
  const done = await ok(awards.POST('/references/{tenantId}/submit', { params, body }));
  tell.check('a submitted reference is completed', [done.status, done.notes], ['completed', notes]);
  tell.step(`${done.name}: "${notes}"`, done.status ?? '');
  await refused('reference_not_pending', awards.POST('/references/{tenantId}/submit', { params, body: done }));
  return done;
}

async function decline({ awards, us, at, tell }: Stage, reference: Reference): Promise<void> {
  const declining = { ...reference, status: 'declined' as const, notes: line('regrets', 0) };
  const { id, name, status } = await ok(awards.POST('/references/{tenantId}/submit', { params: us, body: declining }));
  tell.check('who declines is taken at their word', status, 'declined');
  tell.step(`${name}: "${declining.notes}"`, declining.status);
  const body = [
    { op: 'test' as const, path: '/status', value: 'declined' },
    { op: 'replace' as const, path: '/status', value: 'pending' },
  ];
  const back = await ok(awards.PATCH('/references/{tenantId}/{id}', { params: at(id), body }));
  tell.check('a declined reference may be pending again', back.status, 'pending');
  tell.step('The office asks once more, by a JSON Patch that tests before it writes.', `${back.status} again`);
}
