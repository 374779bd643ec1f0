/** A generated conference, as large as a big one and the same each time. */
import type { Paper } from '../demo/replay/table.js';

const size = 2594;
/** The possible scores. */
const scale = [1, 3, 6, 8];

/** Most papers have three reviews, some have four, and a few were withdrawn and have none: 7,775 in all. */
export function madeUpPapers(): Paper[] {
  return Array.from({ length: size }, (_, index) => paper(index, scoresOf(index)));
}

function scoresOf(index: number): number[] {
  const length = index % 78 === 77 ? 0 : index > 0 && index % 28 === 0 ? 4 : 3;
  return Array.from({ length }, (_, seat) => scale[((index * 31 + seat * 17) % 97) % scale.length] as number);
}

function paper(index: number, scores: readonly number[]): Paper {
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    abstract_id: `paper-${index + 1}`,
    title: `On the ${index + 1}th question, and what is known of its answer`,
    scores,
    average: scores.length === 0 ? undefined : (sum / scores.length).toFixed(2),
    decision: scores.length === 0 ? 'N/A' : sum / scores.length >= 5 ? 'Accept' : 'Reject',
  };
}
