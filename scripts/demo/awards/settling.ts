/** The office corrects, locks and searches records; forbidden requests are rejected. */
import { every, refused } from '../client.js';
import { actingAs, type Stage } from '../stage.js';
import type { Reference } from './answering.js';

export async function settle(stage: Stage, completed: readonly Reference[]): Promise<void> {
  stage.tell.chapter('The office settles what is settled');
  const { LastPosition } = await stage.gala.changes.list({ after: 'now' });
  for (const { application_id, award_id, type_id } of completed.slice(0, 1)) {
    await describeAnew(stage, award_id);
    const deleting = stage.gala.referenceTypes.delete({ id: type_id });
    stage.tell.step('May a kind of reference go that is in use?', await refused('record_referenced', deleting));
    await lock(stage, application_id);
    await unlock(stage, application_id);
    await follow(stage, LastPosition, application_id);
  }
  await lookUp(stage, completed);
}

async function describeAnew({ gala, tell }: Stage, id: string): Promise<void> {
  const read = await gala.awards.get({ id });
  const body = { ...read, description: `${read.description} The society pays for the journey.` };
  const { sys_version, name } = await gala.awards.replace({ id, body });
  tell.check('a replacement makes a new version', sys_version, read.sys_version + 1);
  tell.step(`Two people edit the ${name}. The first saves,`, `version ${sys_version}`);
  const late = gala.awards.replace({ id, body: read });
  tell.step('the second, who read the version before, does not.', await refused('version_conflict', late));
}

async function lock({ gala, tell }: Stage, id: string): Promise<void> {
  const body = { status: 'complete', sys_locked: true };
  const { status, sys_locked } = await gala.applications.patch({ id, body });
  tell.check('a merge patch changes what it names', { status, sys_locked }, body);
  tell.step('All letters are here. A merge patch completes and locks the application.', `${status}, locked`);
  const late = gala.applications.patch({ id, body: { notes: 'One more thing' } });
  tell.step('Somebody edits it all the same.', await refused('record_locked', late));
}

async function unlock(stage: Stage, id: string): Promise<void> {
  const asking = { id, body: [{ op: 'replace' as const, path: '/sys_locked', value: false }] };
  const unlockAs = (sub: string, permissions: readonly string[]) =>
    actingAs(stage, sub, permissions).applications.patch(asking);
  const byClerk = () => refused('record_locked', unlockAs('clerk', ['*.patch']));
  if (stage.own !== undefined) stage.tell.step('A clerk takes the lock away.', await byClerk());
  const opened = await unlockAs('chief', ['*.patch', '*.unlock']);
  stage.tell.check('who has the permission unlocks', opened.sys_locked, false);
  stage.tell.step('Who has the permission "*.unlock" does.', `unlocked by ${opened.sys_last_modified_by_id}`);
}

async function follow({ gala, tell }: Stage, after: string, application: string): Promise<void> {
  const { Items } = await gala.changes.list({ after, resources: 'awards,applications' });
  const changes = Items.filter(({ id }) => id === application);
  const told = changes.map(({ operation, by_id }) => `${operation} by ${by_id}`);
  tell.check('the feed tells both changes of the application', changes.length, 2);
  tell.step('The portal asks what has changed since.', told.join(', then '));
}

async function lookUp({ gala, tell }: Stage, completed: readonly Reference[]): Promise<void> {
  const found = await every(gala.references.search.all({ limit: 2, body: { status: 'completed' } }));
  tell.check(
    'a search finds what there is',
    new Set(found.map(({ id }) => id)),
    new Set(completed.map(({ id }) => id)),
  );
  tell.step('Which letters are here? A search, two answers a page.', found.map(({ name }) => name).join(', '));
}
