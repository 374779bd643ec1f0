/** docs/performance.md: the run with a name writes the text between `<!-- name -->` and `<!-- /name -->`; how long it is and how numbers are written. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { pinned } from './servers.js';

const file = 'docs/performance.md';

export const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** For each measurement. */
export const seconds = Number(process.env.BENCH_SECONDS ?? 4);

/** The commit of this tree. The page itself changes with every section. */
function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  const changes = git('status', '--porcelain', '--', '.', `:!${file}`);
  return `commit ${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changes ? ' with changes' : ''}`;
}

const measuredCommit = commit();

/** Where, when and of which commit it was measured. */
export function circumstances(): string {
  const date = new Date().toISOString().slice(0, 10);
  const all = cpus();
  const model = all[0]?.model.trim() ?? 'an unknown processor';
  const cores = pinned ? 'server on one core, load on another' : 'processes not pinned to cores';
  return `_${date}, ${measuredCommit}, Node ${process.version}, ${all.length} × ${model}, ${cores}._`;
}

export function publish(section: string, text: string): void {
  const block = `${circumstances()}\n\n${text}`;
  console.log(`\n${block}\n`);
  const page = readFileSync(file, 'utf8');
  const [begin, end] = [`<!-- ${section} -->`, `<!-- /${section} -->`];
  const [before, rest] = page.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`${file} has no place for ${section}`);
  writeFileSync(file, `${before}${begin}\n\n${block}\n\n${end}${after}`);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

/** `1,234`; with a decimal below ten. */
export const number = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 1 : 0 });

/** `1,234 (1,100–1,300)`: the median and the range. */
export function spread(values: readonly number[], write = number): string {
  const all = values.length > 1 ? ` (${write(Math.min(...values))}–${write(Math.max(...values))})` : '';
  return write(median(values)) + all;
}

export const ratio = (value: number): string => value.toFixed(2);

/** Says whether a ratio meets its goal. */
export const verdict = (met: boolean): string => (met ? 'met' : '**missed**');

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}
