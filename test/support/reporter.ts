/** Progress of a test run: a line for each spec file when it is done, and at the end the failures. */
import { relative, sep } from 'node:path';
import Mocha, { type Hook, type MochaOptions, type Runner, type Test } from 'mocha';

interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly ms: number;
}

const none: Tally = { passed: 0, failed: 0, skipped: 0, ms: 0 };
const built = `dist${sep}`;

/** Mocha reports the tests of one file after the other, also when two files run at a time. */
export default class Reporter extends Mocha.reporters.Base {
  private file: string | undefined;
  private tally = none;

  constructor(runner: Runner, options?: MochaOptions) {
    super(runner, options);
    runner.on('pass', (test) => this.count(test, { passed: 1 }));
    runner.on('fail', (test) => this.count(test, { failed: 1 }));
    runner.on('pending', (test) => this.count(test, { skipped: 1 }));
    runner.on('hook end', (hook) => this.count(hook, {}));
    runner.once('end', () => {
      this.close();
      this.epilogue();
    });
  }

  private count({ file, duration = 0 }: Test | Hook, change: Partial<Tally>): void {
    if (file === undefined) return;
    if (file !== this.file) this.close();
    this.file = file;
    const { passed, failed, skipped, ms } = this.tally;
    const { passed: more = 0, failed: worse = 0, skipped: left = 0 } = change;
    this.tally = { passed: passed + more, failed: failed + worse, skipped: skipped + left, ms: ms + duration };
  }

  /** Prints the line of the file that is done. */
  private close(): void {
    if (this.file === undefined) return;
    const { passed, failed, skipped, ms } = this.tally;
    const path = relative('.', this.file).replace(built, '').replace(/\.js$/, '.ts');
    const counts = [`${passed} passed`, failed > 0 && `${failed} FAILED`, skipped > 0 && `${skipped} skipped`];
    console.log(`${`${(ms / 1000).toFixed(1)} s`.padStart(8)}  ${path}: ${counts.filter(Boolean).join(', ')}`);
    this.file = undefined;
    this.tally = none;
  }
}
