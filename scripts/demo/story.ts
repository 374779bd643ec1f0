/** `npm run demo`: plays through a round of awards and a conference, and checks them. */
import { answer } from './awards/answering.js';
import { apply } from './awards/applying.js';
import { ask } from './awards/asking.js';
import { openRound } from './awards/opening.js';
import { settle } from './awards/settling.js';
import { assemble } from './events/assembling.js';
import { decide } from './events/deciding.js';
import { dine } from './events/dining.js';
import { discount } from './events/discounting.js';
import { exhibit } from './events/exhibiting.js';
import { publish } from './events/publishing.js';
import { mails } from './mail.js';
import type { Stage } from './stage.js';

export async function tellStory(stage: Stage): Promise<void> {
  const count = (await playAwards(stage)) + (await playConference(stage));
  if (stage.own !== undefined) stage.tell.check('every e-mail was sent', (await mails(stage.own, count)).length, count);
  const { calls, checks } = stage.tell;
  stage.tell.say(`\n${calls.count} requests, ${count} e-mails; ${checks} checks, all passed.`);
}

/** @returns the expected number of e-mails. */
async function playAwards(stage: Stage): Promise<number> {
  const round = await openRound(stage);
  const applications = await apply(stage, round);
  const count = await ask(stage, round.medal, applications);
  await settle(stage, await answer(stage, applications));
  return count + 2; // an applicant is told that a referee has declined, and a referee is reminded
}

async function playConference(stage: Stage): Promise<number> {
  const meeting = await assemble(stage);
  const count = await decide(stage, meeting);
  const { id } = meeting.event;
  await discount(stage, id, await dine(stage, id));
  for (const play of [exhibit, publish]) await play(stage, id);
  return count;
}
