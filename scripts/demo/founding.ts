/** Chapter one: the society's awards, its processes, and everybody who applies. */
import type { Json, Resource } from './client.js';
import { application, applicationCount, reference, referencesPerApplication, roundOf } from './people.js';
import { forEach } from './progress.js';
import type { Bodies } from './samples.js';
import { create, created, idOf, type Story } from './story.js';

const atOnce = 8;
const batchSize = 100;

export async function found(story: Story): Promise<void> {
  const { progress, samples } = story;
  progress.title('The society opens its round');
  await progress.step('Awards', 2, () => createAll(story, 'awards', samples.awards));
  await progress.step('Reference types', 3, () => createAll(story, 'referenceTypes', samples.referenceTypes));
  await progress.step('Reference processes, with their e-mails', 2, () =>
    createAll(story, 'referenceProcesses', samples.referenceProcesses),
  );
  await progress.step('Application processes', 2, () =>
    createAll(story, 'applicationProcesses', samples.applicationProcesses),
  );
  progress.title('Applications come in');
  const ids: string[] = [];
  await progress.step('Applications', applicationCount, async () => ids.push(...(await applications(story))));
  await references(story, ids);
}

async function createAll(story: Story, resource: Resource, bodies: Bodies): Promise<number> {
  for (const [name, body] of bodies) {
    const id = await create(story, resource, withIds(story, body));
    story.ids.set(`${resource}/${name}`, id);
    story.progress.tick();
  }
  return bodies.size;
}

/** Puts ids in the place of the names of files. */
function withIds(story: Story, body: Json): Json {
  const { award_id: award, reference_requirements: requirements } = body as {
    award_id?: string;
    reference_requirements?: { type_id: string; process_id: string }[];
  };
  return {
    ...body,
    ...(award && { award_id: idOf(story, 'awards', award) }),
    ...(requirements && {
      reference_requirements: requirements.map((requirement) => ({
        ...requirement,
        type_id: idOf(story, 'referenceTypes', requirement.type_id),
        process_id: idOf(story, 'referenceProcesses', requirement.process_id),
      })),
    }),
  };
}

function applications(story: Story): Promise<string[]> {
  const indexes = Array.from({ length: applicationCount }, (_, index) => index);
  return forEach(indexes, atOnce, async (index) => {
    const { award } = roundOf(index);
    const id = await create(story, 'applications', {
      ...application(story.samples.lists, index),
      award_id: idOf(story, 'awards', award),
      process_id: idOf(story, 'applicationProcesses', award),
    });
    story.progress.tick();
    return id;
  });
}

/** The first hundred in one batch, the others one by one. */
async function references(story: Story, applicationIds: readonly string[]): Promise<void> {
  const bodies = applicationIds.flatMap((id, index) => referencesOf(story, id, index));
  const [batch, others] = [bodies.slice(0, batchSize), bodies.slice(batchSize)];
  await story.progress.step('References, in one batch', batch.length, () => inOneBatch(story, batch));
  await story.progress.step('References, one by one', others.length, async () => {
    await forEach(others, atOnce, async (body) => {
      await create(story, 'references', body);
      story.progress.tick();
    });
    return others.length;
  });
}

function referencesOf(story: Story, application_id: string, index: number): Json[] {
  const { award, referenceProcess, types } = roundOf(index);
  return types.map((type, place) => ({
    ...reference(story.samples.lists, index * referencesPerApplication + place),
    application_id,
    award_id: idOf(story, 'awards', award),
    process_id: idOf(story, 'referenceProcesses', referenceProcess),
    type_id: idOf(story, 'referenceTypes', type),
  }));
}

interface BatchAnswer {
  readonly success_count: number;
  readonly error_count: number;
  readonly results: readonly {
    readonly index: number;
    readonly id: string;
    readonly status: number;
    readonly object: Json;
  }[];
}

async function inOneBatch(story: Story, bodies: readonly Json[]): Promise<number> {
  const { client, checks } = story;
  const operations = bodies.map((object) => ({ operation: 'create', object }));
  const answer = await client.ok<BatchAnswer>('POST', client.path('references', '/batch'), { operations });
  checks.equal('the batch counts what went well', answer.success_count, bodies.length);
  checks.equal('the batch has no errors', answer.error_count, 0);
  checks.equal(
    'the batch answers in order',
    answer.results.map(({ index }) => index),
    Array.from(bodies.keys()),
  );
  answer.results.forEach(({ id, status, object }, index) => {
    checks.equal(`operation ${index} of the batch answers the record's id`, [status, object.id], [200, id]);
    created(story, 'references', bodies[index] as Json, object);
  });
  return answer.success_count;
}
