/** What to run before a change ends: rates compared with plain Express, and CPU compared with the last release. */
import { execFileSync } from 'node:child_process';
import { against } from './against.js';
import { measured, prepared } from './http.js';
import { type Operation, operations } from './operations.js';
import { median, ratio, spread, table, verdict } from './report.js';

const rounds = 3;
const roundsAgainst = 5;
const seconds = 0.8;

export async function quick(): Promise<void> {
  await againstExpress();
  await against(base(), roundsAgainst);
}

async function againstExpress(): Promise<void> {
  const gala = await prepared('gala');
  const express = await prepared('express');
  const rate = async ({ server, seed }: typeof gala, operation: Operation) =>
    (await measured(server, operation, seed, seconds)).perSecond;
  const rows: string[][] = [];
  for (const operation of operations) {
    const rates = { gala: [] as number[], express: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      rates.gala.push(await rate(gala, operation));
      rates.express.push(await rate(express, operation));
    }
    const reached = median(rates.gala) / median(rates.express);
    const { name, target } = operation;
    const aim = target === undefined ? ['', ''] : [`≥ ${target}`, verdict(reached >= target)];
    rows.push([name, spread(rates.express), spread(rates.gala), ratio(reached), ...aim]);
  }
  for (const { server } of [gala, express]) await server.stop();
  console.log(table(['requests/s: median (least–most)', 'Express', 'Gala', 'Gala/Express', 'target', ''], rows), '\n');
}

/** The last release; without one, the commit before the changes of this tree. */
function base(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('describe', '--tags', '--abbrev=0');
  } catch {
    return git('status', '--porcelain') === '' ? 'HEAD~1' : 'HEAD';
  }
}
