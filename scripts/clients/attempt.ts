/** One tool, with each document in turn. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, excerpt, Failed, Missing, run } from './command.js';
import { documents, fileOf } from './document.js';
import { programs } from './program.js';
import type { Outcome } from './report.js';
import { type Step, sources, steps, type Target, type Tool, workFolder } from './tool.js';

export async function attempt(tool: Tool, url: string, token: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const document of documents) {
    const outcome: Outcome = {
      tool: tool.name,
      document,
      done: [],
      failed: undefined,
      missing: undefined,
      complaints: [],
    };
    try {
      await Promise.all([tool.kit.install(), tool.generator?.install()]);
      await take(tool, laidOut(tool, document, url, token), outcome);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      outcome.missing = error.message;
    }
    outcomes.push(outcome);
    console.log(`${tool.name}, ${document}: ${outcome.missing ?? (outcome.done.join(', ') || 'nothing')}`);
    for (const line of outcome.complaints) console.log(`  ${line}`);
  }
  return outcomes;
}

/** A fresh folder with the round trip of this document, and the settings of the tool. */
function laidOut({ name, kit, dialect }: Tool, document: string, url: string, token: string): Target {
  const folder = join(workFolder, kit.name, name, document);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (existsSync(join(sources, name))) cpSync(join(sources, name), folder, { recursive: true });
  if (dialect !== undefined)
    for (const [file, text] of Object.entries(programs(dialect, document, fileOf(document), name)))
      writeFileSync(join(folder, file), text);
  const env = { GALA_URL: `${url}/${document}`, GALA_TOKEN: token };
  return { document, file: fileOf(document), folder, env };
}

/** @throws Missing */
async function take(tool: Tool, target: Target, outcome: Outcome): Promise<void> {
  const commands = tool.commands(target);
  for (const step of steps) {
    const wanted = commands[step];
    if (wanted === undefined) continue;
    outcome.complaints = await complaints(tool, target, step, wanted);
    if (outcome.complaints.length > 0) outcome.failed = step;
    if (outcome.failed !== undefined) return;
    outcome.done.push(step);
  }
}

async function complaints(tool: Tool, { document }: Target, step: Step, commands: readonly Command[]) {
  const log = join(workFolder, 'logs', `${tool.name}-${document}-${step.replace(' ', '-')}.log`);
  try {
    await run(log, commands);
    return step === 'generated' ? (tool.objections?.(log) ?? []) : [];
  } catch (error) {
    if (error instanceof Failed) return [error.message, ...excerpt(log)];
    throw error;
  }
}
