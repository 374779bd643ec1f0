/** docs/performance.md: the run with a name writes the text between `<!-- name -->` and `<!-- /name -->`. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { pinned } from './servers.js';

const file = 'docs/performance.md';

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
