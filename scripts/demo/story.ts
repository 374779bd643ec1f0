/** `npm run demo`: plays through a round of awards and a conference, and checks them. */
import { answer } from './awards/answering.js';
import { apply } from './awards/applying.js';
import { ask } from './awards/asking.js';
import { award } from './awards/deciding.js';
import { judge } from './awards/judging.js';
import { openRound } from './awards/opening.js';
import { settle } from './awards/settling.js';
import { assemble } from './events/assembling.js';
import { decide } from './events/deciding.js';
import { dine } from './events/dining.js';
import { discount } from './events/discounting.js';
import { exhibit } from './events/exhibiting.js';
import { publish } from './events/publishing.js';
import { review } from './events/ranking.js';
import { forget } from './forgetting.js';
import { delivered } from './mail.js';
import type { Stage } from './stage.js';

export async function tellStory(stage: Stage): Promise<void> {
  await playAwards(stage);
  await playConference(stage);
  const mails = await delivered(stage);
  await forget(stage);
  const { calls, checks } = stage.tell;
  stage.tell.say(`\n${calls.count} requests, ${mails.length} e-mails; ${checks} checks, all passed.`);
}

async function playAwards(stage: Stage): Promise<void> {
  const round = await openRound(stage);
  const applications = await apply(stage, round);
  await ask(stage, round.medal, applications);
  await settle(stage, await answer(stage, applications));
  await award(stage, await judge(stage, round.medal));
}

async function playConference(stage: Stage): Promise<void> {
  const meeting = await assemble(stage);
  await review(stage, meeting);
  await decide(stage, meeting);
  const { id } = meeting.event;
  await discount(stage, id, await dine(stage, id));
  for (const play of [exhibit, publish]) await play(stage, id);
}
