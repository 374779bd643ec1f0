/** A conference opens: the event, how its abstracts are reviewed, and the abstracts. */
import type { Answer, Body } from '../client.js';
import { line, person, pick, read, sample } from '../samples.js';
import type { Stage } from '../stage.js';

export type Abstract = Answer<'abstracts.create'>;
export type Meeting = Awaited<ReturnType<typeof assemble>>;

export async function assemble(stage: Stage) {
  const { gala, tell } = stage;
  tell.chapter('The society holds a conference');
  const event = await gala.events.create({ body: sample('conference/event') });
  tell.step(`${event.name}, in ${event.address?.city}: ${event.description}`, `id ${event.id}`);
  const process = await createProcess(stage, event.id);
  const [talk, poster] = [await createType(stage, process, 0), await createType(stage, process, 1)];
  const [first, second] = [await createRound(stage, process, 'first'), await createRound(stage, process, 'second')];
  await sendIn(stage, (index) => ({ event_id: event.id, type_id: (index % 3 < 2 ? talk : poster).id }));
  return { event, talk, poster, first, second };
}

/** Committees name their members by their index among the reviewers. */
async function createProcess({ gala, tell }: Stage, event_id: string): Promise<Parents> {
  const committees = Object.entries(read<Record<string, readonly number[]>>('conference/committees'));
  const committee_members = committees.flatMap(([committee_id, numbers]) =>
    numbers.map((number) => ({ committee_id, contact: person(3000 + number) })),
  );
  const more = { event_id, committee_members };
  const body = sample<Body<'abstractReviewProcesses.create'>>('conference/review-process', more);
  const { id: process_id } = await gala.abstractReviewProcesses.create({ body });
  tell.step(`${committees.length} committees will read what is sent in.`, `${committee_members.length} members`);
  return { event_id, process_id };
}

type Parents = { readonly event_id: string; readonly process_id: string };

async function createType({ gala }: Stage, { event_id, process_id }: Parents, number: number) {
  const types = read<readonly Body<'abstractTypes.create'>[]>('conference/abstract-types');
  const body = { ...pick(types, number), event_id, review_process_id: process_id };
  return await gala.abstractTypes.create({ body });
}

async function createRound({ gala, tell }: Stage, parents: Parents, which: string) {
  const body = sample<Body<'abstractReviewRounds.create'>>(`conference/${which}-round`, parents);
  const round = await gala.abstractReviewRounds.create({ body });
  const rules = round.review_assignment_rules?.map(({ name }) => `"${name}"`).slice(0, 3);
  tell.step(`${round.name}: its rules say who reads what, such as ${rules?.join(', ')}.`, round.status ?? '');
  return round;
}

/** Every 17th abstract has a reviewer of its topic among its authors. */
async function sendIn({ gala, tell }: Stage, parentsOf: (index: number) => object): Promise<void> {
  const bodies = Array.from({ length: 30 }, (_, index) => ({
    ...person(4000 + index),
    submitter_id: person(4000 + index).contact_id,
    title: `${line('findings', index)} ${line('sites', index)}`,
    number: index + 1,
    presenter_info: { topic: line('topics', index) },
    co_authors: index % 17 === 0 ? [{ co_author_contact_id: person(3000 + (index % 10) * 3).contact_id }] : [],
    ...parentsOf(index),
  }));
  const operations = bodies.map((object) => ({ operation: 'create' as const, object }));
  const answer = await gala.abstracts.batch({ body: { operations } });
  tell.check('every abstract was taken', [answer.error_count, answer.success_count], [0, bodies.length]);
  tell.step('Abstracts come in.', `${answer.success_count} created, the first is "${bodies[0]?.title}"`);
}
