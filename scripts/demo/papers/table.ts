/** The file of a real conference: one paper a line, with its scores and what was published of them. */
import { readFileSync } from 'node:fs';
import { Misuse } from '../server.js';

export interface Paper {
  readonly abstract_id: string;
  readonly title: string;
  readonly scores: readonly number[];
  /** Two decimals as published; nothing without scores. */
  readonly average: string | undefined;
  readonly decision: string;
}

const columns = ['abstract_id', 'title', 'scores', 'average', 'decision'];

/** @throws Misuse */
export function readPapers(path: string): Paper[] {
  const [header, ...lines] = textOf(path).replace(/\r/g, '').trimEnd().split('\n');
  if (header !== columns.join('\t')) throw new Misuse(`${path} must begin with the columns ${columns.join(', ')}.`);
  const papers = lines.map((line, index) => paperOf(line.split('\t'), `Line ${index + 2} of ${path}`));
  if (new Set(papers.map(({ abstract_id }) => abstract_id)).size < papers.length)
    throw new Misuse(`${path} names a paper twice.`);
  return papers;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Misuse(`${path} cannot be read: ${(error as Error).message}`);
  }
}

function paperOf(cells: readonly string[], where: string): Paper {
  const [abstract_id = '', title = '', given = '', published = '', decision = ''] = cells;
  const scores = given.split(' ').filter((score) => score !== '');
  const wanted = scores.length === 0 ? /^nan$/ : /^-?\d+\.\d\d$/;
  if (cells.length !== columns.length || abstract_id === '') throw new Misuse(`${where} must have 5 columns.`);
  if (!scores.every((score) => /^-?\d+$/.test(score))) throw new Misuse(`${where}: scores are whole numbers.`);
  if (!wanted.test(published)) throw new Misuse(`${where}: an average has two decimals, or is nan without scores.`);
  return { abstract_id, title, decision, scores: scores.map(Number), average: scores[0] && published };
}
