/** The office corrects, locks and searches records; forbidden requests are rejected. */
import { type Answer, everyPage, ok, refused, whole } from '../client.js';
import { actingAs, type Stage } from '../stage.js';
import type { Reference } from './answering.js';

export async function settle(stage: Stage, completed: readonly Reference[]): Promise<void> {
  stage.tell.chapter('The office settles what is settled');
  for (const { application_id, award_id, type_id } of completed.slice(0, 1)) {
    await describeAnew(stage, award_id);
    const deleting = stage.awards.DELETE('/referenceTypes/{tenantId}/{id}', { params: stage.at(type_id) });
    stage.tell.step('May a kind of reference go that is in use?', await refused('record_referenced', deleting));
    await lock(stage, application_id);
    await unlock(stage, application_id);
  }
  await lookUp(stage, completed);
}

async function describeAnew({ awards, at, tell }: Stage, id: string): Promise<void> {
  const params = at(id);
  const read = whole<Answer<'/awards/{tenantId}'>>(await ok(awards.GET('/awards/{tenantId}/{id}', { params })));
  const body = { ...read, description: `${read.description} The society pays for the journey.` };
  const { sys_version, name } = await ok(awards.PUT('/awards/{tenantId}/{id}', { params, body }));
  tell.check('a replacement makes a new version', sys_version, read.sys_version + 1);
  tell.step(`Two people edit the ${name}. The first saves,`, `version ${sys_version}`);
  const late = awards.PUT('/awards/{tenantId}/{id}', { params, body: read });
  tell.step('the second, who read the version before, does not.', await refused('version_conflict', late));
}

async function lock({ awards, at, tell }: Stage, id: string): Promise<void> {
  const merging = { params: at(id), headers: { 'Content-Type': 'application/merge-patch+json' } };
  const body = { status: 'complete', sys_locked: true };
  const { status, sys_locked } = await ok(awards.PATCH('/applications/{tenantId}/{id}', { ...merging, body }));
  tell.check('a merge patch changes what it names', { status, sys_locked }, body);
  tell.step('All letters are here. A merge patch completes and locks the application.', `${status}, locked`);
  const late = awards.PATCH('/applications/{tenantId}/{id}', { ...merging, body: { notes: 'One more thing' } });
  tell.step('Somebody edits it all the same.', await refused('record_locked', late));
}

async function unlock(stage: Stage, id: string): Promise<void> {
  const asking = { params: stage.at(id), body: [{ op: 'replace' as const, path: '/sys_locked', value: false }] };
  const unlockAs = (sub: string, permissions: readonly string[]) =>
    actingAs(stage, sub, permissions).awards.PATCH('/applications/{tenantId}/{id}', asking);
  const byClerk = () => refused('record_locked', unlockAs('clerk', ['*.patch']));
  if (stage.own !== undefined) stage.tell.step('A clerk takes the lock away.', await byClerk());
  const opened = await ok(unlockAs('chief', ['*.patch', '*.unlock']));
  stage.tell.check('who has the permission unlocks', opened.sys_locked, false);
  stage.tell.step('Who has the permission "*.unlock" does.', `unlocked by ${opened.sys_last_modified_by_id}`);
}

async function lookUp({ awards, us, tell }: Stage, completed: readonly Reference[]): Promise<void> {
  const found = await everyPage((from) => {
    const params = { ...us, query: { limit: 2, ...from } };
    return ok(awards.POST('/references/{tenantId}/search', { params, body: { status: 'completed' } }));
  });
  tell.check(
    'a search finds what there is',
    new Set(found.map(({ id }) => id)),
    new Set(completed.map(({ id }) => id)),
  );
  tell.step('Which letters are here? A search, two answers a page.', found.map(({ name }) => name).join(', '));
}
