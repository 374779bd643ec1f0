/** The scores of the ranked abstracts, drawn. The ranking says the same in words, so screen readers skip the drawing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import { type Ranked, scoreText } from './scores.js';

const height = 320;
const integers = [1, 10, 100, 1000, 10_000].flatMap((power) => [power, 2 * power, 5 * power]);

/** @param rows those with an average, the highest first. */
export function ScorePlot({ rows }: { rows: readonly Ranked[] }) {
  const [pointed, setPointed] = useState<number | null>(null);
  const figure = useRef<HTMLElement>(null);
  useEffect(() => (figure.current ? drawn(figure.current, rows, setPointed) : undefined), [rows]);
  const row = rows[pointed ?? -1];
  return (
    <figure class="conference-plot" aria-hidden="true" ref={figure}>
      <p>
        <span class="conference-key score">Score of a review</span>
        <span class="conference-key average">Average of the abstract</span>
      </p>
      <div />
      <figcaption>
        {row === undefined
          ? 'Abstracts in order of their average. Drag to zoom in, double-click to zoom out.'
          : `${row.rank}. ${row.title}: ${scoreText(row.average ?? 0)} (${row.scores.join(', ')})`}
      </figcaption>
    </figure>
  );
}

type Point = (row: number | null) => void;

/** Drawn again in another size or other colors. @returns what ends it. */
function drawn(figure: HTMLElement, rows: readonly Ranked[], point: Point): () => void {
  const place = figure.querySelector('div') as HTMLElement;
  let plot = plotted(place, figure, rows, point);
  const size = new ResizeObserver(() => plot.setSize({ width: place.clientWidth, height }));
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.onchange = () => {
    plot.destroy();
    plot = plotted(place, figure, rows, point);
  };
  size.observe(place);
  return () => {
    scheme.onchange = null;
    size.disconnect();
    plot.destroy();
  };
}

function plotted(place: HTMLElement, figure: HTMLElement, rows: readonly Ranked[], point: Point): uPlot {
  const [scoreColor = '', averageColor = ''] = Array.from(
    figure.querySelectorAll('.conference-key'),
    (key) => getComputedStyle(key).color,
  );
  const { color } = getComputedStyle(place);
  const grid = { stroke: `color-mix(in srgb, ${color} 15%, transparent)`, width: 1 };
  const axis = { stroke: color, grid, ticks: { show: false } };
  const all = rows.flatMap(({ scores, average = 0 }) => [average, ...scores]);
  const low = all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const high = all.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  const margin = (high - low || 1) * 0.08;
  const options: uPlot.Options = {
    width: place.clientWidth,
    height,
    legend: { show: false },
    cursor: { y: false, points: { show: false } },
    scales: {
      x: { time: false, range: (_, from, to) => [from - 0.5, to + 0.5] },
      y: { range: [low - margin, high + margin] },
    },
    axes: [
      { ...axis, size: 32, incrs: integers },
      { ...axis, size: 44 },
    ],
    series: [{}, { stroke: averageColor, width: 2, points: { show: rows.length === 1 } }],
    hooks: {
      drawAxes: [(self) => drawScores(self, rows, scoreColor)],
      setCursor: [(self) => point(self.cursor.idx ?? null)],
    },
  };
  return new uPlot(options, [rows.map((_, index) => index + 1), rows.map(({ average = null }) => average)], place);
}

/** Under the line. Equal scores of an abstract are stacked, so that all of them are seen. */
function drawScores({ ctx, bbox, valToPos, scales }: uPlot, rows: readonly Ranked[], color: string): void {
  const { min = 1, max = rows.length } = scales.x ?? {};
  const size = Math.min(4, Math.max(1.2, bbox.width / devicePixelRatio / (max - min) / 4)) * devicePixelRatio;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  ctx.fillStyle = color;
  ctx.globalAlpha = 0.8;
  for (let place = Math.max(1, Math.floor(min)); place <= Math.min(rows.length, max); place++) {
    const { scores = [] } = rows[place - 1] ?? {};
    const x = valToPos(place, 'x', true);
    for (const [index, score] of scores.entries()) {
      const above = index - (scores.indexOf(score) + scores.lastIndexOf(score)) / 2;
      ctx.beginPath();
      ctx.arc(x, valToPos(score, 'y', true) - above * size * 2, size, 0, 2 * Math.PI);
      ctx.fill();
    }
  }
  ctx.restore();
}
