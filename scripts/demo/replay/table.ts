/** The file of a real conference: one paper per line, with its scores and the published results. */
import { readFileSync } from 'node:fs';
import { Misuse } from '../misuse.js';

export interface Paper {
  readonly abstract_id: string;
  readonly title: string;
  readonly scores: readonly number[];
  /** As published, with the same number of decimals; undefined without scores. */
  readonly average: string | undefined;
  readonly decision: string;
}

const decimal = /^-?\d{1,12}(\.\d{1,12})?$/;
const columns = ['abstract_id', 'title', 'scores', 'average', 'decision'];

/** @throws Misuse */
export function readPapers(path: string): Paper[] {
  const [header, ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF|\r|\n+$/g, '')
    .split('\n');
  if (header !== columns.join('\t')) throw new Misuse(`${path} must begin with the columns ${columns.join(', ')}.`);
  const papers = lines.map((line, index) => paperOf(line.split('\t'), `Line ${index + 2} of ${path}`));
  const known = new Set<string>();
  const twice = papers.find(({ abstract_id }) => known.size === known.add(abstract_id).size)?.abstract_id;
  if (twice !== undefined) throw new Misuse(`${path} names the paper ${twice} twice.`);
  if (papers.length === 0) throw new Misuse(`${path} names no paper.`);
  return papers;
}

function paperOf(cells: readonly string[], where: string): Paper {
  const [abstract_id = '', title = '', given = '', published = '', decision = ''] = cells;
  const scores = given.split(' ').filter((score) => score !== '');
  const wanted = scores.length === 0 ? /^nan$/ : decimal;
  if (cells.length !== columns.length || abstract_id === '') throw new Misuse(`${where} must have 5 columns.`);
  const odd = scores.find((score) => !decimal.test(score));
  if (odd !== undefined) throw new Misuse(`${where}: the score ${odd} is no number.`);
  if (!wanted.test(published))
    throw new Misuse(`${where}: the average "${published}" must be a number with scores, and nan without.`);
  return { abstract_id, title, decision, scores: scores.map(Number), average: scores[0] && published };
}
