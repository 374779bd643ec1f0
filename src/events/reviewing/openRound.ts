/** `abstractReviews.openRound`: opens a round and assigns its abstracts to reviewers, in several steps if there are many. */

import { Fault } from '../../fault.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, RecordOf } from '../../schema/contract.js';
import { json } from '../../verbs/call.js';
import type { Round } from './assignment.js';
import { type ReadyRule, rulesOf } from './choices.js';
import { HandingOut } from './handingOut.js';
import { Load } from './load.js';
import { type Opening, openings } from './progress.js';
import { rescore } from './rescoring.js';
import { makeOpen } from './roundStatus.js';
import { Skips } from './skips.js';

type Opened = Answer<'abstractReviews.openRound'>;
type Request = Pick<Call<'abstractReviews.openRound'>, 'path'>;
type AbstractType = RecordOf<'abstractTypes'>;

/** Where a request starts, or where it has ended. */
type Stage = Pick<Opening, 'rescored' | 'after' | 'present'>;

interface Step {
  readonly created: number;
  readonly already_present: number;
  readonly remaining: number;
  /** Where the next request continues; undefined when everything is done. */
  readonly next: Stage | undefined;
}

export async function openRound({ path }: Request, work: Work): Promise<Reply<Opened>> {
  work.rerunWhenTaken();
  const { record: round } = await work.records('abstractReviewRounds').get(path.roundId);
  const { record: type } = await work.records('abstractTypes').get(path.typeId);
  checkProcess(type, round);
  const skips = new Skips();
  const rules = await rulesOf(round, work, skips);
  const closed_round_id = await makeOpen(round, work);
  const plan = { round, type, rules, skips };
  const { created, already_present, remaining } = await atItsStage(round, type, work, (...at) =>
    takeStep(plan, ...at, work),
  );
  const closed = closed_round_id !== undefined && { closed_round_id };
  return json({ opened_round_id: round.id, ...closed, created, already_present, remaining, ...skips.answer });
}

/** The round to open, and its rules. */
interface Plan {
  readonly round: Round;
  readonly type: AbstractType;
  readonly rules: readonly ReadyRule[];
  readonly skips: Skips;
}

/** One step: first scores, which are those of the round that was opened last, then reviews. */
async function takeStep({ round, type, rules, skips }: Plan, stage: Stage, load: Load, work: Work): Promise<Step> {
  if (stage.rescored !== undefined) {
    const rescored = await rescore(round.id, stage.rescored, load, work);
    if (rescored !== undefined) return { ...unfinished(stage), next: { ...stage, rescored } };
  }
  if (rules.length === 0) return { ...unfinished(stage), remaining: 0, next: undefined };
  const isNew = stage.after === undefined && (await hasNoReviews(round, work));
  return await handOutAll(new HandingOut(round, type.id, rules, isNew, load, skips, work), stage);
}

function checkProcess({ review_process_id }: AbstractType, { process_id }: Round): void {
  if (review_process_id === undefined || review_process_id === process_id) return;
  throw new Fault(
    'process_mismatch',
    `The abstract type has the review process ${review_process_id}, but the round has ${process_id}.`,
  );
}

/** At least one, because the exact number is not known. */
const unfinished = ({ present }: Stage) => ({ created: 0, already_present: present, remaining: 1 });

async function hasNoReviews({ id }: Round, work: Work): Promise<boolean> {
  return (await work.records('abstractReviews').page({ review_round_id: id }, { limit: 1 })).length === 0;
}

/** Continues after the last step, and stages where this one ends. */
async function atItsStage(
  round: Round,
  type: AbstractType,
  work: Work,
  run: (stage: Stage, load: Load) => Promise<Step>,
): Promise<Step> {
  const id = `opening:${round.id}:${type.id}`;
  const of = await versions(round, type, work);
  const stored = await openings(work).find(id);
  const isFresh = round.status !== 'open';
  const begin: Stage = { rescored: isFresh ? '' : undefined, present: 0 };
  const step = await run(!isFresh && stored?.record.of === of ? stored.record : begin, new Load());
  if (step.next !== undefined) openings(work).put({ id, of, ...step.next });
  else if (stored !== undefined) await openings(work).remove(id);
  return step;
}

/** The versions of the round (as staged), its type and its process. */
async function versions(round: Round, type: AbstractType, work: Work): Promise<string> {
  const { record: staged } = await work.records('abstractReviewRounds').get(round.id);
  const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
  return [staged, type, process].map(({ sys_version }) => sys_version).join();
}

/** The number of abstracts whose reviewers are looked up together. */
const atATime = 64;

/** Assigns abstracts until the step is full, then counts the rest as far as the limits allow. */
async function handOutAll(handing: HandingOut, stage: Stage): Promise<Step> {
  const { load, typeId, work } = handing;
  const sum = { created: 0, already_present: stage.present, remaining: 0 };
  let { after, present } = stage;
  const query = { match: { type_id: typeId }, after, limit: 16, most: atATime };
  for await (const docs of work.records('abstracts').windows(query)) {
    if (sum.remaining === 0 && !load.isFull) await handing.lookUp(docs);
    for (const doc of docs) {
      if (load.isSpent) return { ...sum, remaining: Math.max(1, sum.remaining), next: { after, present } };
      load.read(doc.json.length);
      if (sum.remaining > 0 || load.isFull) sum.remaining += await handing.count(doc);
      else {
        const done = await handing.handOut(doc);
        sum.created += done.created;
        sum.already_present += done.present;
        sum.remaining += done.left;
        if (done.left > 0) continue;
        after = doc.record.id;
        present += done.present + done.created;
      }
    }
  }
  return { ...sum, next: sum.remaining > 0 ? { after, present } : undefined };
}
