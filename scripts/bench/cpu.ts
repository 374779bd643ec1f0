/** The CPU time of processes that are not Node, as Linux counts it. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const microsecondsPerTick = 10_000;

/** Microseconds of a process and its children, those that ended included. */
export function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.map(statOf).filter((stat) => stat !== undefined);
  const own = stats.filter((stat) => stat.pid === pid).map(({ own, ended }) => own + ended);
  const children = stats.filter(({ parent }) => parent === pid).map(({ own }) => own);
  return [...own, ...children].reduce((a, b) => a + b, 0) * microsecondsPerTick;
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // after the name in parentheses: state, parent, …; the 12th to 15th are the times
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { pid: Number(pid), parent: fields[1], own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined; // it has ended
  }
}
