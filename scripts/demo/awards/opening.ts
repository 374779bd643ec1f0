/** The society opens its round: two awards, how to apply for them, and how references are requested. */
import type { Body } from '../client.js';
import { sample } from '../samples.js';
import type { Stage } from '../stage.js';

export type Call = Awaited<ReturnType<typeof call>>;

export async function openRound(stage: Stage): Promise<{ medal: Call; prize: Call }> {
  stage.tell.chapter('The Meridian Society opens its round');
  const [academic, community] = [await createType(stage, 'academic'), await createType(stage, 'community')];
  return {
    medal: await call(stage, 'early-career-medal', 'letters-of-recommendation', academic),
    prize: await call(stage, 'public-understanding-prize', 'endorsements', community),
  };
}

async function createType({ gala, tell }: Stage, file: string): Promise<string> {
  const { id, name, sys_version } = await gala.referenceTypes.create({ body: sample(`reference-types/${file}`) });
  tell.check('a new record has version 1', sys_version, 1);
  tell.step(`One kind of reference is the "${name}".`, `version ${sys_version}, id ${id}`);
  return id;
}

async function call({ gala, tell }: Stage, file: string, emails: string, type_id: string) {
  const award = await gala.awards.create({ body: sample(`awards/${file}`) });
  const award_id = award.id;
  tell.step(`There is the ${award.name}.`, `created by ${award.sys_created_by_id}`);
  const asking = sample<Body<'referenceProcesses.create'>>(`reference-processes/${emails}`, { award_id });
  const references = await gala.referenceProcesses.create({ body: asking });
  tell.step('For it, references are asked for by e-mail.', `"${references.reference_notification_email?.subject}"`);
  const requirements = {
    reference_requirements: [{ type_id, process_id: references.id, number_required: 3 }],
    award_id,
  };
  const body = sample<Body<'applicationProcesses.create'>>(`application-processes/${file}`, requirements);
  const { id: process_id } = await gala.applicationProcesses.create({ body });
  return { award, application: { award_id, process_id }, reference: { award_id, process_id: references.id, type_id } };
}
