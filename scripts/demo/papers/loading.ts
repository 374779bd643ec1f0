/** Papers become abstracts of a type, with a round to review them in. */
import { createAll, createOne } from '../batches.js';
import type { Json } from '../client.js';
import type { Stage } from '../story.js';
import type { Paper } from './table.js';

export interface Loaded {
  readonly paper: Paper;
  /** The id of its abstract. */
  readonly id: string;
}

export interface Conference {
  readonly typeId: string;
  readonly roundId: string;
  readonly loaded: readonly Loaded[];
}

export async function load(stage: Stage, papers: readonly Paper[], name: string): Promise<Conference> {
  const event = await createOne(stage, 'events', { name, enable_abstracts: true });
  const common = { event_id: event.id, is_active: true };
  const process = await createOne(stage, 'abstractReviewProcesses', { ...common, name: 'Peer review' });
  const type = await createOne(stage, 'abstractTypes', { ...common, name: 'Paper', review_process_id: process.id });
  const round = await createOne(stage, 'abstractReviewRounds', { ...common, name: 'Reviews', process_id: process.id });
  const fields = { event_id: event.id, type_id: type.id, review_round_id: round.id };
  const made = await stage.progress.collect('Papers loaded as abstracts', papers.length, () =>
    createAll(
      stage,
      'abstracts',
      papers.map((paper, index) => abstractOf(paper, index, fields)),
    ),
  );
  const loaded = papers.map((paper, index) => ({ paper, id: String(made[index]?.id) }));
  return { typeId: type.id, roundId: round.id, loaded };
}

const abstractOf = ({ abstract_id, title, decision }: Paper, index: number, fields: Json): Json => ({
  ...fields,
  name: 'Anonymous',
  title,
  number: index + 1,
  status: 'submitted',
  sys_external_id: abstract_id,
  published_decision: decision, // open records keep what the document does not list
});
