/** The scores of the ranked abstracts, drawn. The ranking says the same in words, so screen readers skip the drawing. */
import { useMemo, useState } from 'preact/hooks';
import { nextOf } from '../deciding/decisions.js';
import { capitalized } from '../document.js';
import { type Ranked, scoreText } from './scores.js';

/** Of the drawing, which is as wide as the page, and of a dot. */
const [width, height, dot] = [1000, 300, 7];

const isAccepted = (row: Ranked) => nextOf(row) === 'accepted';

/** @param rows those with an average, the highest first. */
/** @param noun what is ranked. */
export function ScorePlot({ rows, noun }: { rows: readonly Ranked[]; noun: string }) {
  const [pointed, setPointed] = useState(-1);
  const { line, dots, ticks, accepted, cut } = useMemo(() => drawn(rows), [rows]);
  const row = rows[pointed];
  return (
    <figure class="conference-plot" aria-hidden="true">
      <p>
        <span class="score">Score of a review</span>
        <span class="average">Average of the {noun}</span>
      </p>
      <div>
        {ticks.map(({ score, y }) => (
          <small key={score} style={{ top: `${y}px` }}>
            {score.toLocaleString()}
          </small>
        ))}
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          onPointerMove={({ offsetX, currentTarget }) =>
            setPointed(Math.floor((offsetX / currentTarget.clientWidth) * rows.length))
          }
        >
          <path d={ticks.map(({ y }) => `M0 ${y}H${width}`).join('')} />
          <path class="score" d={dots} />
          <path class="average" d={line} />
          {accepted > 0 && <path class="cut" d={`M${cut * width} 0V${height}`} />}
        </svg>
        {accepted > 0 && (
          <b class={cut > 0.5 ? 'before' : ''} style={{ '--cut': cut }}>
            {accepted.toLocaleString()} accepted
          </b>
        )}
      </div>
      <figcaption>
        {row === undefined
          ? `${capitalized(noun)}s in order of their average.`
          : `${row.rank}. ${row.title}: ${scoreText(row.average ?? 0)} (${row.scores.join(', ')})`}
      </figcaption>
    </figure>
  );
}

function drawn(rows: readonly Ranked[]) {
  const all = rows.flatMap(({ scores, average = 0 }) => [average, ...scores]);
  const low = all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const high = all.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const x = (place: number) => (((place + 0.5) / rows.length) * width).toFixed(2);
  const y = (score: number) => Math.round(height * (0.92 - 0.84 * ((score - low) / (high - low || 1))));
  // equal scores of one are stacked, so that all of them are seen
  const above = (scores: readonly number[], at: number, score: number) =>
    dot * (at - (scores.indexOf(score) + scores.lastIndexOf(score)) / 2);
  const step = Math.ceil((high - low) / 8) || 1;
  return {
    accepted: rows.filter(isAccepted).length,
    cut: (rows.findLastIndex(isAccepted) + 1) / rows.length,
    dots: rows
      .flatMap(({ scores }, place) =>
        scores.map((score, at) => `M${x(place)} ${y(score) - above(scores, at, score)}h0`),
      )
      .join(''),
    line: `M${rows.map(({ average = 0 }, place) => `${x(place)} ${y(average)}`).join('L')}h0`,
    ticks: Array.from({ length: 9 }, (_, at) => Math.ceil(low) + at * step)
      .filter((score) => score <= high)
      .map((score) => ({ score, y: y(score) })),
  };
}
