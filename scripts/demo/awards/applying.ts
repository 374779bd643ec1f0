/** People and organizations apply and name their referees. */
import type { Answer, Body } from '../client.js';
import { line, person } from '../samples.js';
import type { Stage } from '../stage.js';
import type { Call } from './opening.js';

export type Application = Answer<'applications.create'>;

export async function apply(stage: Stage, { medal, prize }: { medal: Call; prize: Call }): Promise<Application[]> {
  stage.tell.chapter('Applications come in');
  const people = [0, 1].map((number) => ({ ...person(number), notes: line('projects', number) }));
  const { first_name: _, last_name: __, ...office } = person(2);
  const museum = { ...office, name: line('organizations', 0), notes: line('missions', 0) };
  return [...(await send(stage, medal, people)), ...(await send(stage, prize, [museum]))];
}

async function send(stage: Stage, call: Call, bodies: readonly Body<'applications.create'>[]) {
  const made: Application[] = [];
  for (const one of bodies) {
    const body = { ...one, ...call.application, status: 'submitted' };
    const application = await stage.gala.applications.create({ body });
    stage.tell.check('an application is answered as it was sent', { ...application, ...body }, application);
    stage.tell.step(`${application.name} of ${application.city} applies for the ${call.award.name}.`, body.status);
    made.push(application);
  }
  await nameReferees(stage, call, made);
  return made;
}

/** All in one request. */
async function nameReferees({ gala, tell }: Stage, call: Call, applications: readonly Application[]) {
  const sent = { ...call.reference, completion_date: '2027-01-15T12:00:00.000Z' };
  const operations = applications.flatMap(({ id: application_id }, number) =>
    [0, 1, 2].map((index) => {
      const referee = person(100 + number * 3 + index);
      return { operation: 'create' as const, object: { ...referee, ...sent, application_id } };
    }),
  );
  const { results } = await gala.references.batch({ body: { operations } });
  const pending = results.filter(({ object }) => object?.status === 'pending');
  tell.check('new references are pending', pending.length, operations.length);
  tell.step('For each, three are named who know the work, in one batch.', `${pending.length} references, all pending`);
}
