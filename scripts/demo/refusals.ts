/** Checks: what must not be done is refused, and leaves everything as it was. */
import { type Attempt, conflicts, invalid, strangers } from './attempts.js';
import type { Problem } from './client.js';
import { locked, lockedInBatch, unlock } from './locks.js';
import type { Story } from './story.js';

export async function refuse(story: Story): Promise<void> {
  const attempts = [...locked(story), ...conflicts(story), ...invalid(story), ...strangers(story)];
  story.progress.title('What must not be done');
  await story.progress.step('Requests refused', attempts.length, async () => {
    for (const attempt of attempts) await check(story, attempt);
    return attempts.length;
  });
  await story.progress.step('Operations of a batch refused', 4, () => lockedInBatch(story));
  const { own } = story;
  if (own) await story.progress.step('References unlocked by whom may', 1, () => unlock(story, own));
}

async function check({ client, checks, progress }: Story, attempt: Attempt): Promise<void> {
  const { what, status, code, method, path, body, type, by = client, names = '' } = attempt;
  const answer = await by.send(method, path, body, type);
  const problem = answer.body as Problem;
  checks.equal(what, [answer.status, problem?.code], [status, code]);
  const said = `${problem?.message} ${JSON.stringify(problem?.details)}`;
  checks.that(`${what} (the answer names ${names})`, said.includes(names), problem);
  progress.tick();
}
