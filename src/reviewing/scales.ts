/** On which scales reviews are scored: as a whole, and by criteria. */

import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import type { Change } from '../records/registry.js';
import type { Work } from '../records/work.js';
import { type Finding, invalidRequest } from '../schema/findings.js';
import type { Stored } from '../store/doc.js';
import { collectionOf, type Process, type Review, type ReviewDraft, type Reviewing } from './table.js';

type Options = NonNullable<Process['score_options']>;
type Scaled = Pick<Process, 'score_options' | 'criteria'>;
type Criterion = NonNullable<Process['criteria']>[number];
type ByCriterion = NonNullable<Review['scores']>;

/** What gives a score its meaning: field → its value. */
const scales = [
  ['score_options', ({ score_options: { minimum, maximum, step } = {} }: Scaled) => [minimum, maximum, step]],
  [
    'criteria',
    ({ criteria = [] }: Scaled) =>
      criteria.map(({ id, minimum, maximum, step, weight = 1, informative = false }) => [
        id,
        minimum,
        maximum,
        step,
        weight,
        informative,
      ]),
  ],
] as const;

/** The scores of a review, without what is written about them. */
export const pointsOf = (review: Pick<Review, 'score' | 'scores'> | undefined) =>
  review && [review.score, review.scores?.map(({ criterion_id, score }) => [criterion_id, score])];

/** @throws Fault `invalid_request` for scales without a score, and for two criteria with one id. */
export function checkScale(next: Scaled, previous: Process | undefined): void {
  const { score_options = {}, criteria = [] } = next;
  const isNew = scales.map(([, scaleOf]) => !isSameJson(scaleOf(next), scaleOf(previous ?? {})));
  const ids = criteria.map(({ id }) => id);
  const all: [string, Options][] = [
    ...(isNew[0] ? [['/score_options', score_options] as [string, Options]] : []),
    ...(isNew[1] ? criteria.map((one, place): [string, Options] => [`/criteria/${place}`, one]) : []),
  ];
  const message = 'must have a maximum that is not below the minimum, and a step that fits between them';
  const findings = all
    .filter(([, options]) => !hasScore(options))
    .map(([pointer]) => ({ pointer, keyword: 'maximum', message }));
  const twice = ids.flatMap((id, place): Finding[] =>
    ids.indexOf(id) < place
      ? [{ pointer: `/criteria/${place}/id`, keyword: 'unique', message: 'is the id of another criterion' }]
      : [],
  );
  if (findings.length + twice.length > 0) throw invalidRequest([...findings, ...twice]);
}

function hasScore({
  minimum = Number.NEGATIVE_INFINITY,
  maximum = Number.POSITIVE_INFINITY,
  step = 0,
}: Options): boolean {
  return maximum === minimum || maximum >= minimum + step;
}

type Scale = Stored & { readonly isUsed: boolean };

/** What has read the note before it is written runs again; where it stands already, scores do not wait for each other. */
async function noteScale(of: Reviewing, process_id: string, isUsed: boolean, work: Work): Promise<void> {
  const all = work.collection<Scale>(collectionOf(of, 'scales'));
  const id = createHash('sha256').update(process_id).digest('hex');
  const noted = (await all.find(id))?.record;
  if (isUsed && noted?.isUsed) await all.hold(id);
  else all.put({ id, isUsed });
}

/** The scale of a score does not change until both are stored. A review that is no longer completed may have been the last one. */
export async function holdScale(
  of: Reviewing,
  { next, previous }: Change<'abstractReviews'>,
  work: Work,
): Promise<void> {
  const [before, after] = [previous, next].map((review) => (review?.status === 'completed' ? review : undefined));
  if (before?.process_id === after?.process_id && isSameJson(pointsOf(before), pointsOf(after))) return;
  if (before !== undefined && before.process_id !== after?.process_id)
    await noteScale(of, before.process_id, false, work);
  if (after === undefined) return;
  await noteScale(of, after.process_id, true, work);
  const processes = work.records(of.processes);
  if ((await processes.find(after.process_id)) !== undefined) await processes.hold(after.process_id);
}

/** @throws Fault `scale_in_use` if reviews have scores of other options. */
export async function judgeScale(of: Reviewing, { next, previous }: Change<'abstractReviewProcesses'>, work: Work) {
  if (next === undefined || previous === undefined) return;
  const changed = scales.find(([, scaleOf]) => !isSameJson(scaleOf(next), scaleOf(previous)));
  if (changed === undefined) return;
  await noteScale(of, next.id, false, work);
  const match = { process_id: next.id, status: 'completed' };
  const [scored] = await work.entries(of.reviews, { match, fields: [], limit: 1 });
  if (scored !== undefined) throw Fault.at(`/${changed[0]}`, 'scale_in_use');
}

/** The score of a review by the criteria of its process: their weighted mean; what its client sends if none of them counts. */
export async function noteScore(of: Reviewing, draft: ReviewDraft, work: Work): Promise<void> {
  if (draft.scores === undefined) return;
  const process = (await work.records(of.processes).find(draft.process_id))?.record;
  const score = process && meanOf(process, draft.scores);
  if (score !== undefined) draft.score = score;
}

/** The weighted mean on the scale of the process; undefined if no score counts. */
export function meanOf({ criteria = [], score_options }: Process, scores: ByCriterion): number | undefined {
  const counting = criteria.filter(({ informative }) => informative !== true);
  const lowest = score_options?.minimum ?? Math.min(...counting.map(({ minimum }) => minimum));
  const highest = score_options?.maximum ?? Math.max(...counting.map(({ maximum }) => maximum));
  let [sum, weights] = [0, 0];
  for (const { id, minimum, maximum, weight = 1 } of counting) {
    const score = scores.find(({ criterion_id }) => criterion_id === id)?.score;
    if (score === undefined) continue;
    sum += weight * (maximum === minimum ? 1 : (score - minimum) / (maximum - minimum));
    weights += weight;
  }
  if (weights === 0) return undefined;
  return Number((lowest + (sum / weights) * (highest - lowest)).toPrecision(15)); // 3.3000000000000003 is 3.3
}

/** What was stored before the options can stay. @throws Fault `score_not_allowed`, or `invalid_request` about the criteria */
export async function checkScore(
  of: Reviewing,
  draft: ReviewDraft,
  previous: Review | undefined,
  work: Work,
): Promise<void> {
  const { score, scores = [], status, process_id } = draft;
  const isKept = status === previous?.status && process_id === previous?.process_id;
  if (isKept && isSameJson(pointsOf(draft), pointsOf(previous))) return;
  const process = (await work.records(of.processes).find(process_id))?.record;
  if (process === undefined) return; // the missing reference is reported elsewhere
  checkCriteria(process, draft, previous);
  const { score_options: options } = process;
  if (score === undefined || options === undefined || meanOf(process, scores) !== undefined) return;
  if ((isKept && score === previous?.score) || isAllowed(score, options)) return;
  throw Fault.about('/score', 'score_not_allowed', `must be ${described(options)}, as the review process requires`);
}

/** @throws Fault */
function checkCriteria(
  { criteria = [] }: Process,
  { scores = [], status }: ReviewDraft,
  previous: Review | undefined,
): void {
  const findings: Finding[] = [];
  for (const [place, { criterion_id, score }] of scores.entries()) {
    if (previous?.scores?.some((one) => one.criterion_id === criterion_id && one.score === score)) continue;
    const pointer = `/scores/${place}`;
    const criterion = criteria.find(({ id }) => id === criterion_id);
    const isTwice = scores.findIndex((one) => one.criterion_id === criterion_id) < place;
    if (criterion === undefined || isTwice) {
      const message = isTwice ? 'is scored twice' : 'is no criterion of the review process';
      findings.push({ pointer: `${pointer}/criterion_id`, keyword: isTwice ? 'unique' : 'enum', message });
    } else if (score !== undefined && !isAllowed(score, criterion)) {
      const message = `must be ${described(criterion)}, as the criterion ${criterion.name} requires`;
      throw Fault.about(`${pointer}/score`, 'score_not_allowed', message);
    }
  }
  const isScored = ({ id }: Criterion) =>
    scores.some(({ criterion_id, score }) => criterion_id === id && score !== undefined);
  const missing = status === 'completed' ? criteria.filter((one) => one.required === true && !isScored(one)) : [];
  for (const { name } of missing)
    findings.push({ pointer: '/scores', keyword: 'required', message: `must have a score for ${name}` });
  if (findings.length > 0) throw invalidRequest(findings);
}

function isAllowed(score: number, { minimum, maximum, step }: Options): boolean {
  if (score < (minimum ?? score) || score > (maximum ?? score)) return false;
  if (step === undefined) return true;
  const steps = (score - (minimum ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6; // 0.1 and its multiples are not exact in binary
}

const described = ({ minimum, maximum, step }: Options): string =>
  [
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(maximum === undefined ? [] : [`at most ${maximum}`]),
    ...(step === undefined ? [] : [`in steps of ${step} starting at ${minimum ?? 0}`]),
  ].join(', ');
