/** Up to a hundred operations in one request. */
import type { EventsResource, Json } from './client.js';
import { forEach } from './progress.js';
import type { Stage } from './story.js';
import { connections } from './transport.js';

const batchSize = 100;

export interface Made extends Json {
  readonly id: string;
}

interface BatchAnswer {
  readonly error_count: number;
  readonly results: readonly { readonly object: Made; readonly error?: Json }[];
}

/** @throws Error when one of them fails. */
async function inBatches(stage: Stage, resource: EventsResource, operations: readonly Json[]): Promise<Made[]> {
  const { client, progress } = stage;
  const answers = await forEach(chunks(operations, batchSize), connections, async (chunk) => {
    const path = client.path(resource, '/batch');
    const { error_count, results } = await client.ok<BatchAnswer>('POST', path, { operations: chunk });
    if (error_count > 0) throw new Error(`${path}: ${JSON.stringify(results.find(({ error }) => error)?.error)}`);
    progress.tick(chunk.length);
    return results.map(({ object }) => object);
  });
  return answers.flat();
}

/** Records in the order of their bodies. */
export async function createAll(stage: Stage, resource: EventsResource, bodies: readonly Json[]): Promise<Made[]> {
  const operations = bodies.map((object) => ({ operation: 'create', object }));
  const made = await inBatches(stage, resource, operations);
  bodies.forEach((body, index) => {
    keeps(stage, resource, made[index] as Made, body);
  });
  return made;
}

/** The same patch of many records. */
export const patchAll = (
  stage: Stage,
  resource: EventsResource,
  ids: readonly string[],
  directives: readonly Json[],
): Promise<Made[]> =>
  inBatches(
    stage,
    resource,
    ids.map((id) => ({ operation: 'patch', id, patch_directives: directives })),
  );

/** Records in the order of the ids given. */
export const readAll = (stage: Stage, resource: EventsResource, ids: readonly string[]): Promise<Made[]> =>
  inBatches(
    stage,
    resource,
    ids.map((id) => ({ operation: 'read', id })),
  );

export async function createOne(stage: Stage, resource: EventsResource, body: Json): Promise<Made> {
  const { client } = stage;
  const answer = await client.ok<Made>('POST', client.path(resource), body);
  keeps(stage, resource, answer, body);
  return answer;
}

/** An answer may say more than was sent, but nothing else. */
function keeps({ checks }: Stage, resource: EventsResource, answer: Made, body: Json): void {
  const kept = Object.fromEntries(Object.keys(body).map((name) => [name, answer[name]]));
  checks.equal(`${resource} ${answer.id} is answered as it was created`, kept, body);
}

export const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, index) => list.slice(index * size, (index + 1) * size));
