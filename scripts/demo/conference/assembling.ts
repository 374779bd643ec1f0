/** The event, how its abstracts are reviewed, and the abstracts. */
import { createAll, createOne, type Made } from '../batches.js';
import { Reviewers } from '../reviewers.js';
import type { Story } from '../story.js';
import { abstract, abstractCount, committeeMembers, type Member, reviewers } from './attendees.js';

export interface Meeting {
  readonly story: Story;
  readonly event: Made;
  readonly process: Made;
  readonly talk: Made;
  readonly poster: Made;
  readonly first: Made;
  readonly second: Made;
  readonly abstracts: readonly Made[];
  readonly reviewers: Reviewers;
}

export async function assemble(story: Story): Promise<Meeting> {
  const { conference, lists } = story.samples;
  const event = await createOne(story, 'events', conference.event);
  const process = await createProcess(story, event.id, reviewers(lists));
  const [talk, poster] = (await createAll(
    story,
    'abstractTypes',
    conference.abstractTypes.map((type) => ({ ...type, event_id: event.id, review_process_id: process.id })),
  )) as [Made, Made];
  const ids = { event_id: event.id, process_id: process.id };
  const first = await createOne(story, 'abstractReviewRounds', { ...conference.firstRound, ...ids });
  const second = await createOne(story, 'abstractReviewRounds', { ...conference.secondRound, ...ids });
  const abstracts = await story.progress.collect('Abstracts, in batches of a hundred', abstractCount, () =>
    createAbstracts(story, event, talk, poster),
  );
  return { story, event, process, talk, poster, first, second, abstracts, reviewers: new Reviewers(story) };
}

const createProcess = (story: Story, event_id: string, members: readonly Member[]) =>
  createOne(story, 'abstractReviewProcesses', {
    ...story.samples.conference.reviewProcess,
    event_id,
    committee_members: committeeMembers(story.samples.conference, members),
  });

/** Every third is a poster. */
function createAbstracts(story: Story, event: Made, talk: Made, poster: Made): Promise<Made[]> {
  const bodies = Array.from({ length: abstractCount }, (_, index) => ({
    ...abstract(story.samples.lists, index),
    event_id: event.id,
    type_id: index % 3 === 2 ? poster.id : talk.id,
  }));
  return createAll(story, 'abstracts', bodies);
}
