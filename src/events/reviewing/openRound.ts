/** `abstractReviews.openRound`: opens a round and assigns its abstracts to reviewers, in several steps if there are many. */

import { Fault } from '../../fault.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import { json } from '../../verbs/call.js';
import { rulesOf, Skips } from './assignmentRules.js';
import type { Round } from './assignReviews.js';
import { HandingOut } from './handingOut.js';
import { progress } from './load.js';
import { makeOpen } from './rounds.js';
import { rescore } from './scores.js';

type Opened = Answer<'abstractReviews.openRound'>;
type AbstractType = RecordOf<'abstractTypes'>;

/** Where a request starts, or where it has ended. */
interface Stage {
  /** While scores are updated: the last processed review. */
  readonly rescored?: string | undefined;
  /** The last processed abstract. */
  readonly after?: string | undefined;
  /** Number of reviews of the processed abstracts. */
  readonly present: number;
}

/** The progress of opening a round for an abstract type. */
interface Opening extends Stored, Stage {
  /** Versions of the records that it depends on. If one changes, it starts again. */
  readonly of: string;
}

interface Step {
  readonly created: number;
  readonly already_present: number;
  readonly remaining: number;
  /** Where the next request continues; undefined when everything is done. */
  readonly next: Stage | undefined;
}

export async function openRound(
  { path }: Pick<Call<'abstractReviews.openRound'>, 'path'>,
  work: Work,
): Promise<Reply<Opened>> {
  work.rerunWhenTaken();
  const { record: round } = await work.records('abstractReviewRounds').get(path.roundId);
  const { record: type } = await work.records('abstractTypes').get(path.typeId);
  checkProcess(type, round);
  const skips = new Skips();
  const rules = await rulesOf(round, work, skips);
  const closed_round_id = await makeOpen(round, work);
  const handing = new HandingOut(round, type.id, rules, skips, work);
  const { next: _, ...counts } = await takeNextStep(handing, type);
  const closed = closed_round_id !== undefined && { closed_round_id };
  return json({ opened_round_id: round.id, ...closed, ...counts, ...skips.answer });
}

function checkProcess({ review_process_id: of }: AbstractType, { process_id }: Round): void {
  if (of === undefined || of === process_id) return;
  const message = `The abstract type has the review process ${of}, but the round has ${process_id}.`;
  throw new Fault('process_mismatch', message);
}

/** Continues after the last step, and stages where this one ends. */
async function takeNextStep(handing: HandingOut, type: AbstractType): Promise<Step> {
  const { round, work } = handing;
  const id = `opening:${round.id}:${type.id}`;
  const of = await versions(round, type, work);
  const openings = work.collection<Opening>(progress);
  const stored = await openings.find(id);
  const isOpen = round.status === 'open';
  const begin: Stage = { rescored: isOpen ? undefined : '', present: 0 };
  const step = await takeStep(handing, isOpen && stored?.record.of === of ? stored.record : begin);
  if (step.next !== undefined) openings.put({ id, of, ...step.next });
  else if (stored !== undefined) await openings.remove(id);
  return step;
}

/** The versions of the round (as staged), its type and its process. */
async function versions(round: Round, type: AbstractType, work: Work): Promise<string> {
  const { record: staged } = await work.records('abstractReviewRounds').get(round.id);
  const { record: process } = await work.records('abstractReviewProcesses').get(round.process_id);
  return [staged, type, process].map(({ sys_version }) => sys_version).join();
}

/** One step: first scores, which are those of the round that was opened last, then reviews. */
async function takeStep(handing: HandingOut, stage: Stage): Promise<Step> {
  const { round, rules, load, work } = handing;
  const none = { created: 0, already_present: stage.present };
  if (stage.rescored !== undefined) {
    const rescored = await rescore(round.id, stage.rescored, load, work);
    if (rescored !== undefined) return { ...none, remaining: 1, next: { ...stage, rescored } }; // at least one is left
  }
  if (rules.length === 0) return { ...none, remaining: 0, next: undefined };
  const reviews = work.records('abstractReviews');
  handing.isNew =
    stage.after === undefined && (await reviews.page({ review_round_id: round.id }, { limit: 1 })).length === 0;
  return await handOutAll(handing, stage);
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
