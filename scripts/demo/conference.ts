/** Chapter six: the society's conference. */
import { assemble } from './conference/assembling.js';
import { sellSeats } from './conference/dining.js';
import { discount } from './conference/discounting.js';
import { exhibit } from './conference/exhibiting.js';
import { firstRound, secondRound } from './conference/rounds.js';
import type { Story } from './story.js';

export async function confer(story: Story): Promise<void> {
  const { progress } = story;
  progress.title('The society holds a conference');
  const meeting = await assemble(story);
  progress.title('Abstracts are reviewed');
  const outcome = await firstRound(meeting);
  await secondRound(meeting, outcome);
  progress.title('The conference sells');
  await sellSeats(story, meeting.event.id);
  await exhibit(story, meeting.event.id);
  await discount(story, meeting.event.id);
}
