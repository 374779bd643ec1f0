/** Creates abstracts of a type from the papers, with a round to review them in. */
import type { Gala } from '../client.js';
import { chunks, forEach } from '../crowd.js';
import type { Paper } from './table.js';

export interface Conference {
  readonly type_id: string;
  readonly round_id: string;
  readonly loaded: readonly { readonly paper: Paper; readonly id: string }[];
}

/** @returns the id of the event that everything else belongs to. */
export async function createEvent(gala: Gala): Promise<string> {
  const body = { name: 'A conference, reviewed again', enable_abstracts: true };
  return (await gala.events.create({ body })).id;
}

export async function load(gala: Gala, event_id: string, papers: readonly Paper[]): Promise<Conference> {
  const process = { event_id, name: 'Peer review' };
  const { id: process_id } = await gala.abstractReviewProcesses.create({ body: process });
  const round = { event_id, process_id, name: 'Reviews' };
  const { id: round_id } = await gala.abstractReviewRounds.create({ body: round });
  const type = { event_id, review_process_id: process_id, name: 'Paper' };
  const { id: type_id } = await gala.abstractTypes.create({ body: type });
  const parents = { event_id, type_id, review_round_id: round_id };
  const loaded = await forEach(chunks(papers, 100), (batch) => send(gala, batch, parents));
  return { type_id, round_id, loaded: loaded.flat() };
}

async function send(gala: Gala, papers: readonly Paper[], parents: object) {
  const objects = papers.map((paper) => ({ ...parents, ...abstract(paper) }));
  const operations = objects.map((object) => ({ operation: 'create' as const, object }));
  const { results } = await gala.abstracts.batch({ body: { operations } });
  return papers.map((paper, index) => {
    const { id, error } = results[index] ?? {};
    if (typeof id === 'string' && error === undefined) return { paper, id };
    throw new Error(`The paper ${paper.abstract_id} was not taken: ${error?.message}`);
  });
}

const abstract = ({ abstract_id, title, decision }: Paper) => ({
  name: 'Anonymous',
  title,
  status: 'submitted',
  sys_external_id: abstract_id,
  published_decision: decision, // open records keep undocumented fields
});
